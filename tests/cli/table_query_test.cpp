// Questions about a table: attack, matrix, odds and score, in both languages; and what only maps can answer.
#include <gmock/gmock.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <nlohmann/json.hpp>

#include "tests/cli/program_run.h"

namespace cota::test {
namespace {

namespace fs = std::filesystem;
using Json = nlohmann::json;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

/// Invented games.
fs::path tables() { return fs::path(COTA_SOURCE_DIR) / "tests/mapsets/table"; }
fs::path sample() { return fs::path(COTA_SOURCE_DIR) / "samples/combat-soldiers"; }

Outcome ask(std::vector<std::string> arguments) {
    arguments.insert(arguments.end(), {"--mapsets", tables().string()});
    return run(arguments);
}
Json tableAnswer(std::vector<std::string> arguments) {
    arguments.insert(arguments.end(), {"--format", "json"});
    const auto outcome = ask(arguments);
    EXPECT_EQ(outcome.code, 0) << outcome.err;
    return Json::parse(outcome.out, nullptr, false);
}

/// Compares with tests/cli/table/NAME; COTA_UPDATE=1 writes it.
void expectText(const std::string& name, const std::vector<std::string>& arguments) {
    for (const std::string language : {"en", "es"}) {
        auto words = arguments;
        words.insert(words.end(), {"--lang", language});
        const auto outcome = ask(words);
        EXPECT_EQ(outcome.code, 0) << outcome.err;
        const fs::path file =
            fs::path(COTA_SOURCE_DIR) / "tests/cli/table" / (name + "." + language + ".txt");
        if (std::getenv("COTA_UPDATE") != nullptr)
            save(file, outcome.out);
        else
            EXPECT_EQ(outcome.out, load(file)) << file;
    }
}

TEST(TableQuery, AttackSaysYesWithTheChanceAndAllThatDecides) {
    expectText("attack-yes", {"attack", sample().string(), "p2-us-2", "p3-german-1", "--action", "attack"});
    const Json json =
        tableAnswer({"attack", sample().string(), "p2-us-2", "p3-german-1", "--action", "attack"});
    const Json& attack = json["actions"][0];
    EXPECT_EQ(attack["verdict"], "yes");
    EXPECT_EQ(attack["cost"], 1);
    EXPECT_EQ(attack["to"]["id"], "p3-german-1");
    EXPECT_EQ(attack["results"].size(), 3u);
    double sum = 0;
    for (const Json& result : attack["results"]) sum += result["percent"].get<double>();
    EXPECT_NEAR(sum, 100, 0.001);
    std::int64_t total = 0;
    for (const Json& row : attack["totals"][0]["rows"])
        if (!row["change"].is_null()) total += row["change"].get<std::int64_t>();
    EXPECT_EQ(attack["totals"][0]["withoutDice"], total);
}

TEST(TableQuery, AttackSaysNoWithTheFirstConditionThatIsNotMet) {
    expectText("attack-no", {"attack", sample().string(), "p2-german-1", "p1-us-1", "--action", "attack"});
    EXPECT_THAT(ask({"attack", sample().string(), "p1-river", "p2-german-1"}).out, StartsWith("No: "));
}

TEST(TableQuery, AttackAsksAllActionsBetweenTheTwo) {
    expectText("attack-all", {"attack", sample().string(), "Neely’s group", "Thoma’s group"});
    const Json json = tableAnswer({"attack", sample().string(), "p2-us-2", "p3-german-1"});
    EXPECT_GT(json["actions"].size(), 3u);
    const auto verbose = ask({"attack", sample().string(), "p2-us-2", "p3-german-1", "--verbose"}).out;
    for (const Json& one : json["actions"])
        EXPECT_THAT(verbose, HasSubstr("\n" + one["name"].get<std::string>() + " (")) << one["action"];
}

TEST(TableQuery, WhatIsPlayedAndWhoTakesPartCanBeChosen) {
    const std::vector<std::string> asked{"attack",      sample().string(), "p2-us-2",
                                         "p3-german-1", "--action",        "attack"};
    auto with = asked, units = asked;
    with.insert(with.end(), {"--with", "ffe-2"});
    units.insert(units.end(), {"--units", "inf-18"});
    const auto total = [](const Json& json) {
        return json["actions"][0]["totals"][0]["withoutDice"].get<int>();
    };
    EXPECT_EQ(total(tableAnswer(with)), total(tableAnswer(asked)) + 2);
    EXPECT_EQ(tableAnswer(units)["actions"][0]["units"].size(), 1u);
    with.back() = "fffe-2";
    const auto unknown = ask(with);
    EXPECT_EQ(unknown.code, 2);
    EXPECT_THAT(unknown.err, HasSubstr("ffe-2"));
}

TEST(TableQuery, SeatsAndCardsActToo) {
    const auto sniper = ask({"attack", sample().string(), "Blas", "p1-us-1/ldr-brown", "--action", "sniper"});
    EXPECT_EQ(sniper.code, 0) << sniper.err;
    EXPECT_THAT(sniper.out, StartsWith("Yes: sniper, from Blas to "));
}

TEST(TableQuery, UnknownNamesAreAnsweredWithTheNearest) {
    const auto wrong = ask({"attack", sample().string(), "p2-us-9", "p3-german-1"});
    EXPECT_EQ(wrong.code, 2);
    EXPECT_THAT(wrong.err, HasSubstr("the nearest is 'p2-us-1'"));
    EXPECT_THAT(ask({"attack", sample().string(), "p2-us-2", "p3-german-1", "--action", "atack"}).err,
                HasSubstr("the nearest is 'attack'"));
    EXPECT_THAT(ask({"attack", sample().string(), "Blas", "p3-us-1/mines", "--action", "sappers"}).code, 0);
    EXPECT_THAT(ask({"attack", sample().string(), "Blas", "surrounded", "--action", "sniper"}).err,
                HasSubstr("p2-us-1/surrounded"))
        << "there are several";
    EXPECT_EQ(ask({"attack", sample().string(), "p2-us-2"}).code, 2);
    EXPECT_EQ(ask({"attack", sample().string(), "deck", "deck"}).code, 2);
}

TEST(TableQuery, TheMatrixAgreesWithAttack) {
    expectText("matrix", {"matrix", sample().string()});
    const Json matrix = tableAnswer({"matrix", sample().string()});
    EXPECT_EQ(matrix["action"]["id"], "attack");
    ASSERT_EQ(matrix["rows"].size(), 12u);
    ASSERT_EQ(matrix["cells"].size(), 12u);
    std::size_t compared = 0;
    for (std::size_t row = 4; row < 8; ++row)
        for (std::size_t column = 0; column < 12; column += 3) {
            const Json& cell = matrix["cells"][row][column];
            if (cell.is_null()) continue;
            const auto from = matrix["rows"][row]["id"].get<std::string>();
            const auto to = matrix["columns"][column]["id"].get<std::string>();
            const Json one =
                tableAnswer({"attack", sample().string(), from, to, "--action", "attack"})["actions"][0];
            EXPECT_EQ(cell["verdict"], one["verdict"]) << from << " " << to;
            if (cell["verdict"] == "yes") {
                EXPECT_EQ(cell["chance"], one["results"][0]["chance"]);
            }
            ++compared;
        }
    EXPECT_GT(compared, 10u);
}

TEST(TableQuery, TheMatrixAsCsvHasALineForEachPair) {
    const auto csv = ask({"matrix", sample().string(), "--format", "csv"}).out;
    EXPECT_EQ(std::count(csv.begin(), csv.end(), '\n'), 1 + 12 * 11);
    EXPECT_THAT(csv, StartsWith("action,from,from_name,to,"));
    EXPECT_THAT(csv, HasSubstr("attack,p2-german-1,Tanks,p1-us-1,Brown’s group,no,,,,attacked-already,"));
    EXPECT_EQ(ask({"matrix", sample().string(), "--action", "sudden-deaht"}).code, 2);
    EXPECT_THAT(ask({"matrix", sample().string(), "--action", "withdraw"}).out, HasSubstr("Columns:"));
    const auto picture = ask({"matrix", sample().string(), "-o", (scratchFolder() / "matrix.svg").string()});
    EXPECT_EQ(picture.code, 0) << picture.err;
    EXPECT_THAT(load(scratchFolder() / "matrix.svg"), HasSubstr("Neely’s group"));
}

TEST(TableQuery, OddsAreExactAndSayWhatIsKnown) {
    expectText("odds", {"odds", sample().string(), "--draw", "3", "--of", "leader", "--seat", "Ana"});
    expectText("odds-all", {"odds", sample().string()});
    const Json json = tableAnswer({"odds", sample().string(), "--of", "woods", "--seat", "p1"});
    const Json& woods = json["of"][0];
    EXPECT_EQ(woods["wanted"], 1);
    EXPECT_EQ(woods["atLeast"][1]["chance"], "1/" + std::to_string(json["unseen"]["cards"].get<int>()));
    EXPECT_EQ(json["unseen"]["inSpace"], 68);
}

TEST(TableQuery, OddsUnderstandFormulasAndSayWhatIsWrongWithThem) {
    EXPECT_EQ(ask({"odds", sample().string(), "--of", "card.class = 'infantry' and card.strength >= 5"}).code,
              0);
    const auto wrong = ask({"odds", sample().string(), "--of", "card.strenght >= 5"});
    EXPECT_EQ(wrong.code, 2);
    EXPECT_THAT(wrong.err, HasSubstr("Did you mean 'strength'?"));
    EXPECT_THAT(ask({"odds", sample().string(), "--of", "leeder"}).err, HasSubstr("'leader'"));
    EXPECT_EQ(ask({"odds", sample().string(), "--draw", "69"}).code, 2);
    EXPECT_EQ(ask({"odds", sample().string(), "--draw", "68", "--of", "leader"}).code, 0);
}

/// Two groups of the invented game Harbour; nobody has entered the guns of the first ship.
std::string harbour() {
    const fs::path folder = scratchFolder();
    save(folder / "deck.forces.xml", load(tables() / "harbour/deck.forces.xml"));
    save(folder / "harbour.scenario.xml",
         "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
         "<scenario format=\"4\" id=\"s\" mapset=\"harbour\">\n"
         "  <tableau turn=\"p1\"><values phase=\"day\"/><seat id=\"p1\"/><seat id=\"p2\"/>\n"
         "    <space id=\"deck\" kind=\"deck\"><card type=\"hands\" count=\"2\"/></space>\n"
         "    <space id=\"q1\" kind=\"quay\" seat=\"p1\"><group id=\"a\" side=\"red\"><card type=\"hind\"/>"
         "<card type=\"hands\"/></group></space>\n"
         "    <space id=\"q2\" kind=\"quay\" seat=\"p2\"><group id=\"b\" side=\"blue\"><card type=\"bosun\"/>"
         "</group></space>\n"
         "  </tableau>\n"
         "  <forces file=\"deck.forces.xml\"/>\n"
         "  <sides><side id=\"red\" nation=\"red\"/><side id=\"blue\" nation=\"blue\"/></sides>\n"
         "</scenario>\n");
    return (folder / "harbour.scenario.xml").string();
}

TEST(TableQuery, AValueThatNobodyHasEnteredIsNamed) {
    const std::string file = harbour();
    EXPECT_THAT(
        ask({"attack", file, "a", "b"}).out,
        StartsWith("Yes: raid, from a to b; the chances are unknown: “guns” of Hind is not entered.\n"));
    const Json json = tableAnswer({"attack", file, "a", "b"});
    EXPECT_EQ(json["actions"][0]["totals"][0]["rows"][0]["missing"][0]["thing"]["id"], "hind");
    EXPECT_TRUE(json["actions"][0]["results"][0]["chance"].is_null());
    EXPECT_THAT(ask({"matrix", file, "--lang", "es"}).out,
                HasSubstr("Valores que faltan:\n  no se ha introducido el valor «cañones» de Hind\n"));
    EXPECT_EQ(tableAnswer({"odds", file, "--of", "card.guns > 2"})["of"][0]["atLeast"][1]["chance"], "1/3")
        << "the ship without guns lies open, so it is not in the deck";
    EXPECT_EQ(tableAnswer({"odds", file, "--of", "crew"})["of"][0]["atLeast"][1]["chance"], "2/3");
}

TEST(TableQuery, ScoreCountsPointsAndSaysWhoseTurnItIs) {
    expectText("score", {"score", sample().string()});
    const Json json = tableAnswer({"score", sample().string()});
    EXPECT_EQ(json["turn"]["seat"]["id"], "p2");
    EXPECT_EQ(json["turn"]["phase"], "b");
    EXPECT_EQ(json["turn"]["actions"], 1);
    for (const Json& seat : json["seats"]) {
        std::int64_t sum = 0;
        for (const Json& row : seat["rows"]) sum += row["points"].get<std::int64_t>();
        EXPECT_EQ(seat["points"], sum);
    }
}

TEST(TableQuery, OnlyMapsAnswerQuestionsAboutMaps) {
    const fs::path folder = scratchFolder();
    for (const std::vector<std::string>& words :
         {std::vector<std::string>{"los", sample().string(), "0101", "0102"},
          {"viewshed", sample().string(), "0101"},
          {"heights", sample().string()},
          {"contours", sample().string()},
          {"reach", sample().string(), "--unit", "x"},
          {"stack", sample().string()},
          {"new", "board", "--mapset", "combat-soldiers", "-o", (folder / "a.board.xml").string()}}) {
        const auto outcome = ask(words);
        EXPECT_EQ(outcome.code, 3) << words[0];
        EXPECT_EQ(outcome.err,
                  "cota: 'combat-soldiers' is a game without a map. For its table there are 'cota attack', "
                  "'cota matrix', 'cota odds' and 'cota score'.\n");
    }
    save(folder / "a.board", "size 1 1\nend\n");
    EXPECT_EQ(ask({"import", (folder / "a.board").string(), "--mapset", "combat-soldiers", "-o",
                   (folder / "b.board.xml").string()})
                  .code,
              3);
}

TEST(TableQuery, OnlyTablesAnswerQuestionsAboutTables) {
    for (const std::vector<std::string>& words :
         {std::vector<std::string>{"attack", sampleScenario(), "a", "b"},
          {"matrix", sampleScenario()},
          {"odds", sampleScenario()},
          {"score", sampleScenario()}}) {
        const auto outcome = run(words);
        EXPECT_EQ(outcome.code, 3) << words[0];
        EXPECT_THAT(outcome.err, HasSubstr("'cota los', 'cota reach' and 'cota viewshed'")) << words[0];
    }
    EXPECT_EQ(run({"export", sampleScenario(), "-o", "-", "--seen-by", "p1"}).code, 2);
}

TEST(TableQuery, MapsetsCountsWhatATableHas) {
    const auto text = ask({"mapsets", "combat-soldiers"}).out;
    EXPECT_THAT(text, HasSubstr("A game without a map: 7 kinds of spaces, "));
    EXPECT_THAT(text, HasSubstr("\naction attack\n"));
    EXPECT_THAT(text, Not(HasSubstr("scales")));
    for (const char* entry : {"term fighters", "set-up collect", "attribute scenario/two-players",
                              "attack: add infantry", "hold infantry", "units of actor"})
        EXPECT_THAT(text, HasSubstr(entry));
}

/// A scenario of Harbour with this option, checked.
std::string checkedWith(const std::string& option) {
    const fs::path rules = fs::path(COTA_SOURCE_DIR) / "tests/rules", folder = scratchFolder() / "options";
    for (const char* part : {"case", "base"}) fs::create_directories(folder / part);
    save(folder / "base/harbour.forces.xml", load(rules / "base/harbour.forces.xml"));
    std::string text = load(rules / "TABLE-018/good.scenario.xml");
    text.insert(text.find("  <tableau"), "  <options>" + option + "</options>\n");
    save(folder / "case/one.scenario.xml", text);
    return ask({"check", (folder / "case/one.scenario.xml").string()}).out;
}

TEST(TableQuery, OptionsAreCheckedWithoutAMapToo) {
    EXPECT_THAT(checkedWith("<option id='half-in-fgo' value='no'/>"), HasSubstr("[ASM-015]"));
    EXPECT_THAT(checkedWith("<option id='half-in-fog' value='maybe'/>"), HasSubstr("[ASM-016]"));
    const auto right = checkedWith("<option id='half-in-fog' value='no'/>");
    EXPECT_THAT(right, HasSubstr(" 0 errors"));
    EXPECT_THAT(right, Not(HasSubstr("GAME-005"))) << "a formula asks for it";
}

TEST(TableQuery, ANewScenarioIsATable) {
    const fs::path folder = scratchFolder();
    const std::string file = (folder / "new.scenario.xml").string();
    const auto made =
        ask({"new", "scenario", "--mapset", "combat-soldiers", "--seats", "3", "-o", file, "--force"});
    EXPECT_EQ(made.code, 0) << made.err;
    const std::string text = load(file);
    EXPECT_THAT(text, HasSubstr("<seat id=\"p3\" name=\"Player 3\""));
    EXPECT_THAT(text, HasSubstr("kind=\"hand\""));
    EXPECT_EQ(ask({"score", file}).code, 0);
    EXPECT_EQ(
        ask({"new", "scenario", "--mapset", "combat-soldiers", "--rows", "3", "-o", file, "--force"}).code,
        2);
    EXPECT_EQ(run({"new", "scenario", "--mapset", game, "--seats", "3", "-o", file, "--force"}).code, 2);
}

// A word that only the hidden cards, comments and choices have. Nothing that is made for another player may
// hold it.
class Secrets : public testing::Test {
  protected:
    Secrets() {
        fs::create_directories(scratchFolder());
        for (const char* name : {"deck.forces.xml", "winter-bridge.scenario.xml"}) {
            std::string text = load(sample() / name);
            if (std::string_view(name).starts_with("winter")) {
                // The hand and the choices of Blas, a card that he laid face down, and what is in his pile.
                replace(text, "<card type=\"inf-42\"/>", "<!-- zebra --><card type=\"zebra\"/>");
                replace(text, "<pick type=\"bridge\" side=\"german\"/>", "<pick type=\"zebra\"/>");
                replace(text, "<card type=\"inf-07\"/>", "<card type=\"zebra\" face=\"down\"/>");
                replace(text, "<card type=\"inf-51\" face=\"down\"/>",
                        "<card type=\"zebra\" face=\"down\"/>");
            } else {
                replace(text, "</types>", "<!-- zebra --></types>");
            }
            save(scratchFolder() / name, text);
        }
        file_ = (scratchFolder() / "winter-bridge.scenario.xml").string();
    }
    static void replace(std::string& text, const std::string& what, const std::string& with) {
        const auto at = text.find(what);
        ASSERT_NE(at, std::string::npos) << what;
        text.replace(at, what.size(), with);
    }
    std::string file_;
};

TEST_F(Secrets, AreInNoExportForAnotherPlayer) {
    const std::string word = "zebra";
    for (const std::string format : {"cota-json", "cota-xml"}) {
        const std::vector<std::string> words{"export", file_, "-o", "-", "--format", format};
        auto forAna = words, forBlas = words;
        forAna.insert(forAna.end(), {"--seen-by", "Ana"});
        forBlas.insert(forBlas.end(), {"--seen-by", "p2"});
        EXPECT_THAT(ask(forAna).out, Not(HasSubstr(word))) << format;
        EXPECT_THAT(ask(forBlas).out, HasSubstr(word)) << format << ": he sees his own";
        EXPECT_THAT(ask(words).out, HasSubstr(word)) << format;
        EXPECT_THAT(ask(forAna).out, HasSubstr("p1-us-1"));
    }
    // Her file is a scenario like any other.
    const std::string made = (scratchFolder() / "ana.scenario.xml").string();
    EXPECT_EQ(ask({"export", file_, "-o", made, "--seen-by", "Ana"}).code, 0);
    EXPECT_THAT(ask({"score", made}).out, HasSubstr("Ana "));
    // Cards that she does not see are not missing.
    const auto check = ask({"check", made, "--format", "json"});
    EXPECT_THAT(check.out, Not(HasSubstr("not-too-few")));
}

TEST_F(Secrets, AreInNoAnswerForAnotherPlayer) {
    for (std::vector<std::string> words :
         {std::vector<std::string>{"attack", file_, "p1-us-1", "p2-us-1", "--verbose"},
          {"attack", file_, "p1-german-1", "p2-us-1", "--verbose"},
          {"matrix", file_},
          {"matrix", file_, "--format", "csv"},
          {"odds", file_},
          {"odds", file_, "--of", "infantry"},
          {"score", file_}}) {
        words.insert(words.end(), {"--seen-by", "Ana"});
        const auto outcome = ask(words);
        EXPECT_EQ(outcome.code, 0) << words[0] << outcome.err;
        EXPECT_THAT(outcome.out, Not(HasSubstr("zebra"))) << words[0];
        if (words.size() > 5 || words[0] == "attack" || words[0] == "matrix") continue;
        words.insert(words.end(), {"--format", "json"});
        EXPECT_THAT(ask(words).out, Not(HasSubstr("zebra"))) << words[0];
    }
    EXPECT_EQ(ask({"attack", file_, "p1-us-1", "zebra", "--seen-by", "Ana"}).code, 2);
}

TEST_F(Secrets, ChangeNoOddsOfAnotherPlayer) {
    // The same draw with another hand of Blas: Ana cannot tell the two apart.
    const auto odds = [](const std::string& file) {
        return ask({"odds", file, "--draw", "3", "--of", "infantry", "--seat", "Ana", "--format", "json"})
            .out;
    };
    std::string text = load(sample() / "winter-bridge.scenario.xml");
    const std::string other = (scratchFolder() / "other.scenario.xml").string();
    save(scratchFolder() / "deck.forces.xml", load(sample() / "deck.forces.xml"));
    save(other, text);
    const auto before = odds(other);
    EXPECT_THAT(before, HasSubstr("\"atLeast\""));
    replace(text, "<card type=\"inf-27\" face=\"down\"/>", "<card type=\"sniper\" face=\"down\"/>");
    replace(text, "<card type=\"sniper\"/>", "<card type=\"inf-27\"/>");
    save(other, text);
    EXPECT_EQ(odds(other), before);
}

}  // namespace
}  // namespace cota::test
