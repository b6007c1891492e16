// Runs every worked case of every game: the data of the games prove themselves. tests/mapsets/data/variants
// has layers of these games, with cases of what the strategies can do and no game of ours uses.
#include "mapsets/cases/cases.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <iostream>
#include <set>

#include "mapsets/field/battlefield_builder.h"
#include "mapsets/loading/mapset_reader.h"
#include "tests/mapsets/mapset_fixture.h"

using namespace cota;
using namespace cota::mapsets;
using namespace cota::mapsets::test;

namespace {

struct Game {
    Mapset mapset;
    std::vector<Case> cases;
};

/// Invented games without a map.
std::filesystem::path tableGames() { return std::filesystem::path(COTA_SOURCE_DIR) / "tests/mapsets/table"; }

const std::vector<Game>& games() {
    static const auto all = [] {
        std::vector<Game> found;
        const MapsetLibrary library{{systemsFolder(), testFolder("variants"), tableGames()}};
        for (const auto& id : library.list()) {
            auto& game = found.emplace_back();
            auto loaded = readMapset(library, id);
            EXPECT_TRUE(loaded.ok()) << id.text << "\n" << listed(loaded.findings);
            if (loaded.value) game.mapset = std::move(*loaded.value);
            auto cases = readCases(game.mapset);
            EXPECT_EQ(listed(cases.findings), "");
            game.cases = std::move(*cases.value);
        }
        return found;
    }();
    return all;
}

struct CaseName {
    const Mapset* mapset = nullptr;
    const Case* one = nullptr;
};
void PrintTo(const CaseName& name, std::ostream* out) {
    *out << name.mapset->id.text << "/cases.xml:" << name.one->where.line;
}

std::vector<CaseName> allCases() {
    std::vector<CaseName> all;
    for (const auto& game : games())
        for (const auto& one : game.cases)
            if (one.isAsked()) all.push_back({&game.mapset, &one});
    return all;
}

class Cases : public testing::TestWithParam<CaseName> {};

TEST_P(Cases, AnswersAsTheRulebook) {
    const auto& [mapset, one] = GetParam();
    ASSERT_FALSE(one->queries.empty());
    EXPECT_EQ(listed(proveCase(*mapset, *one)), "");
}

INSTANTIATE_TEST_SUITE_P(Games, Cases, testing::ValuesIn(allCases()), [](const auto& parameter) {
    auto name = parameter.param.mapset->id.text + "_" + parameter.param.one->id;
    std::replace_if(
        name.begin(), name.end(), [](char c) { return c == '-' || c == '.'; }, '_');
    return name;
});

/// The vectors in a game's reference file, which is named after the game; none if there is no file.
std::set<std::string> vectorsOf(std::string game) {
    std::ranges::replace(game, '-', '_');
    std::ifstream file(std::filesystem::path(COTA_SOURCE_DIR) / "tests/mapsets" / (game + "_vectors.txt"));
    std::set<std::string> wanted;
    for (std::string line; std::getline(file, line);)
        if (!line.empty()) wanted.insert(line);
    return wanted;
}

TEST(Cases, HoldEveryVectorOfTheReferences) {
    ASSERT_GT(vectorsOf("panzer-grenadier").size(), 100u);
    for (const auto& game : games()) {
        auto wanted = vectorsOf(game.mapset.id.text);
        for (const auto& one : game.cases) wanted.erase(one.id);
        EXPECT_TRUE(wanted.empty()) << *wanted.begin() << " has no case";
    }
}

TEST(Cases, ThoseLeftOutSayWhy) {
    for (const auto& game : games())
        for (const auto& one : game.cases) {
            if (one.isAsked()) continue;
            const auto& reason = one.outOfScope.empty() ? one.disputed : one.outOfScope;
            EXPECT_GT(reason.size(), 20u) << one.id;
            std::cout << "left out: " << one.id << ": " << reason << '\n';
        }
}

TEST(CaseHexes, AreWrittenAsTwoWholeNumbers) {
    EXPECT_EQ(readCaseHex("-1,2"), (model::HexCoord{-1, 2}));
    for (const auto* text : {"", "1", "1,", ",1", "1;2", "1,2 ", " 1,2", "1.5,2", "9999,0"})
        EXPECT_FALSE(readCaseHex(text));
}

TEST(CaseSetups, KeepTheHexesOfTheCase) {
    for (const auto& game : games()) {
        if (game.mapset.catalogue.table.isUsed()) continue;  // no hexes
        for (const auto& one : game.cases) {
            const auto built = buildBattlefield(one.setup, game.mapset);
            ASSERT_TRUE(built.ok()) << one.id;
            EXPECT_TRUE(built.findings.empty()) << one.id << listed(built.findings);
            if (!one.board.empty()) continue;
            const auto cell = built.value->resolve(one.label("0,0"));
            ASSERT_TRUE(cell) << one.id;
            EXPECT_EQ(one.text(built.value->hexAt(*cell)), "0,0") << one.id;
        }
    }
}

}  // namespace
