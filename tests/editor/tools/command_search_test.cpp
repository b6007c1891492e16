#include "editor/tools/commands/command_search.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "editor/words/words.h"

using namespace cota;

namespace {

std::vector<std::string> idsFor(std::string_view typed, const std::map<std::string, int>& uses = {}) {
    session::Session session{{}};
    std::vector<std::string> ids;
    for (const auto& found : tools::matching(session, tools::allCommands(session), typed, uses))
        ids.push_back(found.id);
    return ids;
}

bool has(const std::vector<std::string>& ids, std::string_view id) {
    return std::ranges::find(ids, id) != ids.end();
}

TEST(CommandSearch, FoldsCapitalsAndAccents) {
    EXPECT_EQ(tools::fit("L\u00ednea de visi\u00f3n", "vision"),
              tools::fit("Linea de vision", "VISI\u00d3N"));
}

TEST(CommandSearch, PrefersTheBeginningsOfWords) {
    EXPECT_LT(*tools::fit("Save", "sa"), *tools::fit("Not saved", "sa"));
    EXPECT_LT(*tools::fit("Not saved", "sa"), *tools::fit("Visa", "sa"));
    EXPECT_EQ(tools::fit("Save", "xyz"), std::nullopt);
    EXPECT_TRUE(tools::fit("Line of Sight", "sight line").has_value());
}

TEST(CommandSearch, FindsActionsToolsAndSynonyms) {
    EXPECT_EQ(idsFor("open").front(), "open");
    EXPECT_TRUE(has(idsFor("contours"), "tool-contour"));
    EXPECT_TRUE(has(idsFor("LOS"), "tool-sight"));
    EXPECT_FALSE(has(idsFor("#open"), "open"));
    EXPECT_TRUE(has(idsFor(">open"), "open"));
}

TEST(CommandSearch, FindsNamesInBothLanguages) {
    EXPECT_TRUE(has(idsFor("guardar"), "save"));
    EXPECT_TRUE(has(idsFor("zonas"), "tool-zone"));
    session::speak(model::Language::spanish);
    EXPECT_TRUE(has(idsFor("zones"), "tool-zone"));
    EXPECT_TRUE(has(idsFor("guardar"), "save"));
    session::speak(model::Language::english);
}

TEST(CommandSearch, ListsWhatCannotBeRunLastWithTheReason) {
    session::Session session{{}};
    const auto found = tools::matching(session, tools::allCommands(session), "save", {});
    ASSERT_FALSE(found.empty());
    EXPECT_FALSE(found.back().why.empty());
}

TEST(CommandSearch, PutsWhatIsUsedOftenFirst) {
    const auto ids = idsFor("", {{"about", 9}});
    EXPECT_EQ(ids.front(), "about");
}

}  // namespace
