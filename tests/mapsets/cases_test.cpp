// Every worked case of every game, asked and compared: the game's data proves itself.
#include "mapsets/cases.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <fstream>
#include <iostream>
#include <map>
#include <set>
#include <sstream>

#include "mapsets/mapset_reader.h"
#include "mapsets/play/battlefield_builder.h"
#include "tests/mapsets/cases/case_kinds.h"
#include "tests/mapsets/mapset_fixture.h"

using namespace cota;
using namespace cota::mapsets;
using namespace cota::mapsets::test;

namespace cota::mapsets::test {

const std::string& CaseRun::needed(std::string_view name) const {
    EXPECT_TRUE(query.values.has(name)) << "the question needs " << name;
    return query.value(name);
}

Cell CaseRun::cellOf(std::string_view hex) const {
    const auto found = field.resolve(one.label(hex));
    EXPECT_TRUE(found) << "no hex " << hex;
    return found.value_or(noCell);
}

Cell CaseRun::cell(std::string_view name) const { return cellOf(needed(name)); }
std::string CaseRun::text(Cell at) const {
    if (one.board.empty()) return one.text(field.hexAt(at));
    return field.label(at).substr(one.isDrawn ? one.board.size() : 0);
}

}  // namespace cota::mapsets::test

namespace {

struct KindRow {
    std::string_view kind;
    CaseAnswers (*answer)(const CaseRun&);
    std::string_view
        names;  // what a question may hold: "name", or "name=word|word" where only words are known
    bool anyOrder = false;  // the answer is a set of words
};
const std::array<KindRow, 27> kinds{
    {{"los", answerLos, "from to both-ways=yes|no hindrance by"},
     {"trace", answerTrace, "from to corners=yes|no"},
     {"height", answerHeight, "at what=ground|top|eye"},
     {"fire", answerFire, "unit at"},
     {"spot", answerSpot, "unit target spotted=yes|no"},
     {"move", answerMove, "unit along also alone=yes stays=yes|no"},
     {"mode", answerMode, "unit into"},
     {"allowance", answerAllowance, "unit hurried"},
     {"reach", answerReach,
      "unit class allowance from to turns hurries=yes|no load unload cost minimum=yes|no at-most roll=yes|no"},
     {"approach", answerApproach, "unit from to"},
     {"flee", answerFlee, "unit"},
     {"command", answerCommand, "unit at what=acts|may-approach", true},
     {"assault", answerAssault, "at side what=attack|defend", true},
     {"stack", answerStack, "at side unload enters what over count"},
     {"composition", answerComposition, "unit part"},
     {"range", answerRange, "unit target with range power allowed=yes|no"},
     {"cover", answerCover, "unit at side"},
     {"drift", answerDrift, "at side factor black red what=factor"},
     {"round", answerRound, "value"},
     {"initiative", answerInitiative, "a b a-bonus a-roll b-bonus b-roll"},
     {"order", answerOrder, "list"},
     {"adjacent", answerAdjacent, "from to"},
     {"distance", answerDistance, "from to"},
     {"neighbours", answerNeighbours, "at", true},
     {"hex-number", answerHexNumber, "text"},
     {"use", answerUse, "at"},
     {"zone", answerZone, "id what=hexes|playable|staging|entered", true}}};

const KindRow* kindNamed(std::string_view kind) {
    const auto row =
        std::find_if(kinds.begin(), kinds.end(), [&](const KindRow& r) { return r.kind == kind; });
    return row == kinds.end() ? nullptr : &*row;
}

/// What a question holds that its kind does not know: such a value would never be compared.
std::string notKnownIn(const KindRow& row, const CaseQuery& query) {
    std::map<std::string, std::string> known;
    std::istringstream names{std::string(row.names)};
    for (std::string one; names >> one;) {
        const auto equals = std::min(one.find('='), one.size());
        known[one.substr(0, equals)] = one.substr(std::min(equals + 1, one.size()));
    }
    std::string wrong;
    for (const auto& [name, value] : query.values) {
        const auto found = known.find(name);
        const bool fits = found != known.end() &&
                          (found->second.empty() ||
                           ("|" + found->second + "|").find("|" + value + "|") != std::string::npos);
        if (!fits) wrong += " " + name + "=" + value;
    }
    return wrong;
}

struct Game {
    Mapset mapset;
    std::vector<Case> cases;
};

const std::vector<Game>& games() {
    static const auto all = [] {
        std::vector<Game> found;
        const MapsetLibrary library{{systemsFolder()}};
        for (const auto& id : library.list()) {
            auto& game = found.emplace_back();
            game.mapset = readGame(id.text);
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
    *out << name.mapset->id.text << "/cases.xml:" << name.one->line;
}

/// Neither out of the scope of a tool for maps and scenarios nor believed wrong.
bool isAsked(const Case& one) { return one.outOfScope.empty() && one.disputed.empty(); }

std::vector<CaseName> allCases() {
    std::vector<CaseName> all;
    for (const auto& game : games())
        for (const auto& one : game.cases)
            if (isAsked(one)) all.push_back({&game.mapset, &one});
    return all;
}

std::string sorted(const std::string& text) {
    std::istringstream words(text);
    std::set<std::string> found;
    for (std::string word; words >> word;) found.insert(word);
    std::string line;
    for (const auto& word : found) line += (line.empty() ? "" : " ") + word;
    return line;
}

void ask(const Mapset& mapset, const Case& one, const CaseQuery& query) {
    SCOPED_TRACE("cases.xml:" + std::to_string(query.line));
    const auto* row = kindNamed(query.kind);
    ASSERT_TRUE(row) << "no such kind of question: " << query.kind;
    EXPECT_EQ(notKnownIn(*row, query), "");
    ASSERT_TRUE(row->answer) << "nobody answers questions of kind " << query.kind;
    const auto document = one.setupFor(query);
    const auto built = buildBattlefield(document, mapset);
    ASSERT_TRUE(built.ok());
    EXPECT_TRUE(built.findings.empty()) << listed(built.findings);
    const auto answers = row->answer({mapset, one, query, document, *built.value});
    const auto main = answers.find("expect");
    ASSERT_NE(main, answers.end());
    if (row->anyOrder)
        EXPECT_EQ(sorted(main->second), sorted(query.expect));
    else
        EXPECT_EQ(main->second, query.expect);
    for (const auto& [name, answer] : answers) {
        if (name == "expect" || !query.values.has(name)) continue;
        EXPECT_EQ(answer, query.value(name)) << name;
    }
}

class Cases : public testing::TestWithParam<CaseName> {};

TEST_P(Cases, AnswersAsTheRulebook) {
    const auto& [mapset, one] = GetParam();
    ASSERT_FALSE(one->queries.empty());
    for (auto query : one->queries) {
        ask(*mapset, *one, query);
        if (query.value("both-ways") != "yes") continue;
        const auto from = query.value("from");
        query.values.set("from", query.value("to"));
        query.values.set("to", from);
        ask(*mapset, *one, query);
    }
}

INSTANTIATE_TEST_SUITE_P(Games, Cases, testing::ValuesIn(allCases()), [](const auto& parameter) {
    auto name = parameter.param.mapset->id.text + "_" + parameter.param.one->id;
    std::replace_if(
        name.begin(), name.end(), [](char c) { return c == '-' || c == '.'; }, '_');
    return name;
});

/// The vectors of a game's reference, in a file named like the game; none for games that bring no file.
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
            if (isAsked(one)) continue;
            const auto& reason = one.outOfScope.empty() ? one.disputed : one.outOfScope;
            EXPECT_GT(reason.size(), 20u) << one.id;
            std::cout << "left out: " << one.id << ": " << reason << '\n';
        }
}

TEST(Cases, QuestionsOfEveryKindAreKnown) {
    for (const auto& game : games()) {
        for (const auto& one : game.cases) {
            for (const auto& query : one.queries)
                EXPECT_TRUE(kindNamed(query.kind)) << one.id << " asks " << query.kind;
        }
    }
}

TEST(CaseQuestions, HoldOnlyWhatTheirKindKnows) {
    CaseQuery query;
    query.values.set("to", "1,0");
    query.values.set("minimun", "yes");
    EXPECT_EQ(notKnownIn(*kindNamed("reach"), query), " minimun=yes");
    query.values = {};
    query.values.set("at", "0,0");
    query.values.set("what", "summit");
    EXPECT_EQ(notKnownIn(*kindNamed("height"), query), " what=summit");
    query.values.set("what", "top");
    EXPECT_EQ(notKnownIn(*kindNamed("height"), query), "");
}

TEST(CaseHexes, AreWrittenAsTwoWholeNumbers) {
    EXPECT_EQ(readCaseHex("-1,2"), (model::HexCoord{-1, 2}));
    for (const auto* text : {"", "1", "1,", ",1", "1;2", "1,2 ", " 1,2", "1.5,2", "9999,0"})
        EXPECT_FALSE(readCaseHex(text));
}

TEST(CaseSetups, KeepTheHexesOfTheCase) {
    for (const auto& game : games()) {
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
