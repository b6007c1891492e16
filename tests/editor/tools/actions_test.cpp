// Menus and keys, as the window builds them from their tables.
#include "editor/tools/actions.h"

#include <gtest/gtest.h>

#include <map>
#include <set>
#include <vector>

#include "editor/tools/commands/key_map.h"
#include "editor/tools/toolbox.h"

using namespace cota;
using session::tr;

namespace {

std::map<tools::Menu, std::multiset<char>> mnemonics() {
    std::map<tools::Menu, std::multiset<char>> found;
    std::vector<std::pair<tools::Menu, session::Phrase>> labels;
    for (const auto& row : tools::actionRows()) labels.emplace_back(row.menu, row.label);
    labels.emplace_back(tools::Menu::file, tools::submenuLabel("recent"));
    labels.emplace_back(tools::Menu::view, tools::submenuLabel("language"));
    labels.emplace_back(tools::Menu::window, tools::submenuLabel("layouts"));
    for (const char* things : {"selection", "hexes", "units", "lines", "zones"})
        labels.emplace_back(tools::Menu::map, tools::submenuLabel(things));
    for (const auto& [menu, phrase] : labels) {
        const std::string label = tr(phrase);
        const auto at = label.find('&');
        if (at == std::string::npos || at + 1 == label.size()) {
            ADD_FAILURE() << label << " has no mnemonic";
            continue;
        }
        found[menu].insert(static_cast<char>(std::tolower(static_cast<unsigned char>(label[at + 1]))));
    }
    return found;
}

TEST(Actions, MnemonicsAreOncePerMenuInEachLanguage) {
    for (const auto language : {model::Language::english, model::Language::spanish}) {
        session::speak(language);
        for (const auto& [menu, keys] : mnemonics())
            for (const char key : keys)
                EXPECT_EQ(keys.count(key), 1u)
                    << session::nameOf(language) << ", menu " << static_cast<int>(menu) << ": " << key;
    }
    session::speak(model::Language::english);
}

TEST(Actions, IdsAndKeysAreDifferent) {
    std::set<std::string> ids, keys;
    for (const auto& row : tools::actionRows()) {
        EXPECT_TRUE(ids.insert(row.id).second) << row.id;
        if (row.keys[0] == '\0') continue;
        EXPECT_TRUE(keys.insert(row.keys).second) << row.keys;
        if (row.alsoKeys[0] == '\0') continue;
        EXPECT_TRUE(keys.insert(row.alsoKeys).second) << row.alsoKeys;
    }
}

TEST(Actions, MenuNamesTheKeysOfTheMap) {
    session::Session session{{}};
    std::map<std::string, std::string> labels, others;
    for (const auto& row : tools::actionRows()) {
        labels[row.id] = tools::menuLabelOf(row, session, {});
        others[row.id] = row.alsoKeys;
    }
    EXPECT_EQ(labels["cancel"], "&Cancel (Esc)");
    EXPECT_EQ(labels["finish"], "&Finish Line (Enter)");
    EXPECT_EQ(labels["delete"], "&Delete (Del)");
    EXPECT_EQ(labels["save"], "&Save\tCtrl+S");
    EXPECT_EQ(others["redo"], "Ctrl+Y");
}

TEST(Actions, EachLanguageHasItsRow) {
    std::set<model::Language> offered;
    for (const auto& row : tools::actionRows()) {
        const auto language = tools::languageOf(row);
        EXPECT_EQ(language.has_value(), row.menu == tools::Menu::language) << row.id;
        if (language) offered.insert(*language);
    }
    EXPECT_EQ(offered.size(), 2u);
}

}  // namespace
