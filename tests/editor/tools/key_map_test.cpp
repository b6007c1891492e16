// Keys that the user changes.
#include "editor/tools/commands/key_map.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "editor/tools/commands/command_search.h"
#include "editor/tools/toolbox.h"
#include "editor/words/words.h"

using namespace cota;
using tools::KeyMap;
using tools::normalKeys;

namespace {

TEST(KeyMap, KeysHaveOneForm) {
    EXPECT_EQ(normalKeys("shift+ctrl+s"), "Ctrl+Shift+S");
    EXPECT_EQ(normalKeys("Ctrl++"), "Ctrl++");
    EXPECT_EQ(normalKeys("+"), "+");
    EXPECT_EQ(normalKeys("f11"), "F11");
    EXPECT_EQ(normalKeys("alt+PGUP"), "Alt+PgUp");
    for (const char* none : {"", "Ctrl+", "F25", "F0", "Hyper+S", "Ctrl+no", "Ctrl S"})
        EXPECT_EQ(normalKeys(none), std::nullopt) << none;
}

TEST(KeyMap, KeysAreShownInOneLanguage) {
    EXPECT_EQ(KeyMap::shown("Ctrl+Shift+Del"), "Ctrl+Shift+Del");
    session::speak(model::Language::spanish);
    EXPECT_EQ(KeyMap::shown("Ctrl+Shift+Del"), "Ctrl+Mayús+Supr");
    EXPECT_EQ(KeyMap::shown("Ctrl++"), "Ctrl++");
    session::speak(model::Language::english);
}

TEST(KeyMap, KnowsTheUsualKeysOfActionsAndTools) {
    const KeyMap keys;
    EXPECT_EQ(keys.keysOf("save"), "Ctrl+S");
    EXPECT_EQ(keys.keysOf("copy"), "Ctrl+C");
    EXPECT_EQ(keys.keysOf("tool-terrain"), "T");
    EXPECT_EQ(keys.ownerOf("Ctrl+Y"), "redo");
    EXPECT_EQ(keys.ownerOf("T"), "tool-terrain");
    EXPECT_EQ(keys.ownerOf(""), "");
    EXPECT_TRUE(tools::isOnMapOnly("copy"));
    EXPECT_FALSE(tools::isOnMapOnly("save"));
}

TEST(KeyMap, TheUsualKeysAreAllPossibleAndDifferent) {
    const KeyMap keys;
    std::map<std::string, std::string> owners;
    const auto see = [&](const char* id) {
        const std::string held = keys.keysOf(id);
        if (held.empty()) return;
        // F1 explains a hex on the map, and shows the keys elsewhere.
        const bool isNew = owners.emplace(held, id).second;
        EXPECT_TRUE(isNew || tools::isOnMapOnly(id) != tools::isOnMapOnly(owners[held]))
            << id << " and " << owners[held] << ": " << held;
        if (held != "Esc" && held != "Enter" && held != "Shift+F10") {
            EXPECT_EQ(tools::whyReserved(held), "") << id;
        }
    };
    for (const auto& row : tools::actionRows()) see(row.id);
    for (const auto& row : tools::toolRows()) see(row.id);
}

TEST(KeyMap, WhatHadTheKeysLosesThem) {
    KeyMap keys;
    keys.set("print", "Ctrl+S");
    EXPECT_EQ(keys.keysOf("print"), "Ctrl+S");
    EXPECT_EQ(keys.keysOf("save"), "");
    EXPECT_EQ(keys.ownerOf("Ctrl+P"), "");
    keys.reset("save");
    EXPECT_EQ(keys.keysOf("save"), "Ctrl+S");
    EXPECT_EQ(keys.keysOf("print"), "");
    keys.reset("print");
    EXPECT_TRUE(keys.changes().empty());
}

TEST(KeyMap, TheOtherKeysOfAnActionGiveWay) {
    KeyMap keys;
    EXPECT_EQ(keys.alsoKeysOf("redo"), "Ctrl+Y");
    keys.set("save", "Ctrl+Y");
    EXPECT_EQ(keys.alsoKeysOf("redo"), "");
    EXPECT_EQ(keys.ownerOf("Ctrl+Y"), "save");
    EXPECT_EQ(keys.keysOf("redo"), "Ctrl+Shift+Z");
}

TEST(KeyMap, LettersAreNoKeysOfTheMenu) {
    session::Session session{{}};
    KeyMap keys;
    keys.set("save", "K");
    for (const auto& row : tools::actionRows())
        if (std::string_view(row.id) == "save") {
            EXPECT_EQ(tools::menuLabelOf(row, session, keys), "&Save (K)");
        }
    EXPECT_TRUE(tools::areTyped("Shift+K"));
    EXPECT_FALSE(tools::areTyped("Ctrl+K"));
    EXPECT_FALSE(tools::areTyped("F5"));
}

TEST(KeyMap, KeepsOnlyWhatIsPossible) {
    const KeyMap keys(
        {{"save", "ctrl+k"}, {"nothing", "Ctrl+L"}, {"open", "F10"}, {"cancel", "Q"}, {"new", ""}});
    EXPECT_EQ(keys.changes(), (tools::KeyChanges{{"save", "Ctrl+K"}, {"new", ""}}));
    KeyMap same = keys;
    same.set("cancel", "Q");
    EXPECT_EQ(same.changes(), keys.changes());
    same.resetAll();
    EXPECT_EQ(same.keysOf("save"), "Ctrl+S");
}

TEST(KeyMap, RowsAreFoundByNameAndKeys) {
    const auto ids = [](const KeyMap& keys, std::string_view typed) {
        std::vector<std::string> found;
        for (const auto& row : tools::keyRows(keys, typed)) found.push_back(row.id);
        return found;
    };
    EXPECT_EQ(ids({}, "").size(), tools::actionRows().size() + tools::toolRows().size());
    EXPECT_EQ(ids({}, "ctrl+shift+p"), std::vector<std::string>{"palette"});
    EXPECT_TRUE(std::ranges::count(ids({}, "terrain"), "tool-terrain") == 1);
    KeyMap keys;
    keys.set("palette", "F3");
    EXPECT_EQ(ids(keys, "f3"), std::vector<std::string>{"palette"});
    session::Session session{{}};
    for (const auto& found : tools::allCommands(session, keys))
        if (found.id == "palette") {
            EXPECT_EQ(found.keys, "F3");
        }
}

}  // namespace
