// The game of 128 cards: its sample keeps all its rules, the broken twin breaks many, and all attacks have
// answers.
#include <gtest/gtest.h>

#include <set>

#include "formats/xml/documents/document_file.h"
#include "mapsets/table/table_musts.h"
#include "tests/mapsets/mapset_fixture.h"

namespace cota::mapsets::test {
namespace {

std::filesystem::path samples() { return std::filesystem::path(COTA_SOURCE_DIR) / "samples"; }

const Mapset& combatSoldiers() {
    static const Mapset game = [] {
        auto loaded = readMapsetFolder({{}}, systemsFolder() / "combat-soldiers");
        EXPECT_EQ(listed(loaded.findings), "");
        return loaded.value ? std::move(*loaded.value) : Mapset{};
    }();
    return game;
}

/// A document on its table, with the default of every option.
struct Table {
    explicit Table(const std::string& folder)
        : document(*xml::loadDocument(samples() / folder / "winter-bridge.scenario.xml").value),
          game(combatSoldiers(), faults),
          world(game, document, defaults()),
          asker(world) {}

    static std::vector<std::string> defaults() {
        std::vector<std::string> values;
        for (const Option& option : combatSoldiers().catalogue.options) values.push_back(option.value);
        return values;
    }

    std::vector<TableFault> faults;
    model::Document document;
    TableGame game;
    TableWorld world;
    ActionAsker asker;
};

TEST(CombatSoldiers, TheSampleKeepsAllRules) {
    Table table("combat-soldiers");
    EXPECT_TRUE(table.faults.empty());
    std::string broken;
    for (const BrokenMust& one : brokenMusts(table.world, table.asker.run()))
        if (one.must->severity != model::Severity::info) broken += one.must->id + " ";
    EXPECT_EQ(broken, "");
}

TEST(CombatSoldiers, ItsBrokenTwinBreaksManyOfThem) {
    Table table("broken/combat-soldiers");
    std::set<std::string> broken;
    for (const BrokenMust& one : brokenMusts(table.world, table.asker.run())) broken.insert(one.must->id);
    EXPECT_GE(broken.size(), 25u);
}

TEST(CombatSoldiers, EveryGroupHasAnAnswerForEveryOther) {
    Table table("combat-soldiers");
    const auto* attack = table.game.action("attack");
    ASSERT_NE(attack, nullptr);
    const auto groups = table.world.countOf(TableKind::group);
    std::size_t allowed = 0;
    for (std::size_t from = 0; from < groups; ++from) {
        for (std::size_t to = 0; to < groups; ++to) {
            const auto answer = table.asker.ask(*attack, TableWorld::thing(TableKind::group, from),
                                                TableWorld::thing(TableKind::group, to), {});
            EXPECT_FALSE(answer.needs.empty());
            if (answer.verdict != TableVerdict::yes) continue;
            ++allowed;
            EXPECT_FALSE(answer.results.empty());
            EXPECT_TRUE(answer.results.front().chance);
        }
    }
    EXPECT_GT(allowed, 0u);
}

}  // namespace
}  // namespace cota::mapsets::test
