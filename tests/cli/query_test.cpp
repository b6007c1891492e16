// The answers of the queries, on a map small enough to check by eye.
#include <gmock/gmock.h>

#include <algorithm>
#include <filesystem>
#include <nlohmann/json.hpp>

#include "tests/cli/program_run.h"

namespace cota::test {
namespace {

using Json = nlohmann::json;
using testing::ElementsAre;
using testing::HasSubstr;

Json answer(std::vector<std::string> arguments) {
    arguments.insert(arguments.end(), {"--format", "json"});
    const auto outcome = run(arguments);
    EXPECT_EQ(outcome.code, 0) << outcome.err;
    return Json::parse(outcome.out, nullptr, false);
}

TEST(Query, LosThroughWoodsIsBlockedAndSaysWhere) {
    const std::string board = smallBoard(scratchFolder());
    const Json los = answer({"los", board, "0201", "0402"});
    EXPECT_EQ(los["verdict"], "blocked");
    EXPECT_EQ(los["from"]["hex"], "0201");
    EXPECT_EQ(los["distance"], 2);
    ASSERT_FALSE(los["at"].is_null());
    EXPECT_EQ(los["game"], game);
    EXPECT_FALSE(los["reason"]["citation"].is_null());
    const auto text = run({"los", board, "0201", "0402"});
    EXPECT_THAT(text.out, HasSubstr("BLOCKED"));
    EXPECT_THAT(text.out, HasSubstr("8.31"));
}

TEST(Query, LosOverOpenGroundIsClear) {
    const Json los = answer({"los", smallBoard(scratchFolder()), "0101", "0106"});
    EXPECT_EQ(los["verdict"], "clear");
    EXPECT_TRUE(los["at"].is_null());
    EXPECT_EQ(los["steps"].size(), 4u);
    EXPECT_EQ(los["steps"][0]["hexes"], Json::array({"0102"}));
}

TEST(Query, AFolderStandsForTheOneDocumentInIt) {
    const auto folder = scratchFolder() / "one";
    std::filesystem::remove_all(folder);
    std::filesystem::create_directories(folder);
    smallBoard(folder);
    EXPECT_EQ(answer({"los", folder.string(), "0101", "0106"})["verdict"], "clear");
    EXPECT_EQ(run({"heights", folder.string()}).code, 0);
    std::filesystem::copy_file(smallBoard(folder), folder / "other.board.xml");
    const auto several = run({"viewshed", folder.string(), "0101"});
    EXPECT_NE(several.code, 0);
    EXPECT_THAT(several.err, HasSubstr("other.board.xml"));
}

TEST(Query, LosNamesTheSwitchesItHangsOn) {
    const auto board = scratchFolder() / "edge.board.xml";
    save(board, R"(<?xml version="1.0" encoding="UTF-8"?>
<board format="4" id="1" mapset="panzer-grenadier">
  <grid orientation="flat" stagger="even-low" columns="2" rows="3"/>
  <hexes ground="clear">
    <hex at="0101" level="1"/>
    <hex at="0102" terrain="woods"/>
  </hexes>
</board>
)");
    EXPECT_FALSE(answer({"los", board.string(), "0101", "0103"}).contains("switches")) << "only when asked";
    const Json down = answer({"los", board.string(), "0101", "0103", "--switches"});
    const auto overlook = std::ranges::find_if(
        down["switches"], [](const Json& one) { return one["option"] == "limiting-overlook"; });
    ASSERT_NE(overlook, down["switches"].end());
    EXPECT_EQ(down["verdict"], "blocked");
    EXPECT_EQ((*overlook)["value"], "both");
    EXPECT_EQ((*overlook)["other"], "observer");
    EXPECT_EQ((*overlook)["verdict"], "clear");
    EXPECT_THAT(run({"los", board.string(), "0101", "0103", "--switches", "--lang", "es"}).out,
                HasSubstr("depende de estas opciones"));
    const Json beside = answer({"los", board.string(), "0101", "0201", "--switches"});
    for (const Json& one : beside["switches"]) EXPECT_EQ(one["verdict"], "clear") << one;
}

TEST(Query, HexesMayBeAxial) {
    const std::string board = smallBoard(scratchFolder());
    EXPECT_EQ(answer({"los", board, "@0,0", "@0,2"})["to"]["hex"], "0103");
}

std::string hills() { return std::string(COTA_SOURCE_DIR) + "/mapsets/systems/tcs/example-hills.board.xml"; }

Json heightOf(const Json& heights, const std::string& label) {
    for (const auto& hex : heights["hexes"])
        if (hex["hex"] == label) return hex;
    return {};
}

/// The game's board with contours and levels, in a scenario that reads the contours.
std::string contourScenario(const std::filesystem::path& folder) {
    save(folder / "b.board.xml",
         load(std::string(COTA_SOURCE_DIR) + "/mapsets/systems/" + game + "/example-contours.board.xml"));
    save(folder / "s.scenario.xml",
         "<?xml version=\"1.0\"?>\n<scenario format=\"4\" id=\"s\" mapset=\"" + game +
             "\" title=\"S\" title-es=\"S\">\n  <map north=\"top\"><board id=\"1\" "
             "file=\"b.board.xml\"/></map>\n"
             "  <options><option id=\"contour-model\" value=\"polyline\"/></options>\n"
             "  <turns count=\"8\" date=\"1943-07\"/>\n  <sides><side id=\"axis\"/><side "
             "id=\"allies\"/></sides>\n"
             "</scenario>\n");
    return (folder / "s.scenario.xml").string();
}

TEST(Query, ContoursReadWhereTheyAreDrawnAreNamed) {
    const auto folder = scratchFolder();
    const std::string scenario = contourScenario(folder);
    const std::string board = (folder / "b.board.xml").string();
    const Json los = answer({"los", scenario, "0501", "0504"});
    EXPECT_EQ(los["verdict"], "blocked");
    EXPECT_EQ(los["reason"]["id"], "higher-contour");
    EXPECT_EQ(los["reason"]["citation"]["paragraph"], "8.4");
    EXPECT_EQ(los["at"]["hexes"], Json::array({"1-0501"})) << "inside the hex of an end";
    EXPECT_EQ(answer({"los", board, "0501", "0504"})["verdict"], "clear") << "by levels";
    EXPECT_THAT(run({"los", scenario, "0501", "0504", "--lang", "es"}).out,
                HasSubstr("la curva bank (20 m), cruzada en 1-0501, está más alta que ambos extremos (8.4; "
                          "opción contour-model=polyline)"));
    const Json heights = answer({"heights", scenario});
    EXPECT_EQ(heightOf(heights, "1-1103")["ground"], 0);
    EXPECT_EQ(heightOf(heights, "1-1306")["ground"], 40);
    EXPECT_EQ(heightOf(answer({"heights", board}), "1103")["ground"], 20);
}

TEST(Query, LevelsAndContoursAreComparedByWhatTheScenarioReads) {
    const auto folder = scratchFolder();
    const auto found = run({"check", contourScenario(folder)}).out;
    EXPECT_THAT(found, HasSubstr("in 1 hex (1-1103), first in 1-1103: level 1, drawn 0"));
    EXPECT_THAT(found, testing::Not(HasSubstr("Contours and levels disagree")));
    EXPECT_THAT(found, testing::Not(HasSubstr("GAME-005")));
    const auto alone = run({"check", (folder / "b.board.xml").string()}).out;
    EXPECT_THAT(alone, HasSubstr("Contour 'knoll' (20) holds no centre of a hex"));
    EXPECT_THAT(alone, testing::Not(HasSubstr("Contour 'hill' (20) holds")));
}

TEST(Query, LevelsThatContoursContradictAreToldByRegion) {
    const auto folder = scratchFolder();
    contourScenario(folder);
    const auto board = folder / "b.board.xml";
    EXPECT_THAT(run({"check", board.string()}).out, testing::Not(HasSubstr("disagree in 0703")))
        << "a side crossed at the very corner of a contour is crossed";
    auto text = load(board);
    for (const std::string hex :
         {"    <hex at=\"0703\" level=\"1\"/>\n", "    <hex at=\"0704\" level=\"1\"/>\n"})
        text.erase(text.find(hex), hex.size());
    save(board, text);
    const auto found = run({"check", board.string()}).out;
    EXPECT_THAT(found, HasSubstr("Contours and levels disagree in 0703, 0704, on 10 sides."));
    EXPECT_THAT(found, HasSubstr("Contours and levels disagree in 1103, on 6 sides."));
}

TEST(Query, HeightsFromContoursSayHowTheyWereFound) {
    const Json heights = answer({"heights", hills()});
    EXPECT_EQ(heights["method"], "standard");
    EXPECT_EQ(heightOf(heights, "4.04")["ground"], 65);
    EXPECT_EQ(heightOf(heights, "4.04")["why"]["text"],
              "1/4 between 60 and 80; straight line of 114 m (c60: 34 m, c80-north: 80 m)");
    EXPECT_EQ(heightOf(heights, "4.05")["why"]["id"], "hilltop");
}

TEST(Query, AnotherHeightMethodStandsInForTheGames) {
    const Json heights = answer({"heights", hills(), "--height-method", "simplified"});
    EXPECT_EQ(heights["method"], "simplified");
    EXPECT_EQ(heightOf(heights, "4.04")["ground"], 60);
    EXPECT_EQ(answer({"los", hills(), "1.11", "4.10"})["verdict"], "blocked");
    EXPECT_EQ(answer({"los", hills(), "1.11", "4.10", "--height-method", "simplified"})["verdict"], "clear");
    const auto refused = run({"heights", hills(), "--height-method", "levels"});
    EXPECT_EQ(refused.code, 2);
    EXPECT_THAT(refused.err, HasSubstr("topographic-full"));
}

TEST(Query, ContoursAndLevelsAreComparedAndMadeFromEachOther) {
    const auto folder = scratchFolder();
    const auto alone = run({"contours", hills()});
    EXPECT_EQ(alone.code, 0) << alone.err;
    EXPECT_THAT(alone.out, HasSubstr("no levels: there is nothing to compare"));
    EXPECT_EQ(answer({"contours", hills()})["boards"][0]["hasLevels"], false);
    const std::string levels = (folder / "levels.board.xml").string();
    EXPECT_EQ(run({"contours", hills(), "--to", "levels", "-o", levels}).code, 0);
    EXPECT_EQ(run({"contours", levels}).code, 0);
    EXPECT_EQ(run({"contours", levels, "--metres", "10"}).code, 1) << "levels half as high disagree";
    EXPECT_EQ(answer({"contours", levels})["boards"][0]["disagree"], Json::array());
    EXPECT_EQ(run({"contours", hills(), "--to", "levels", "-o", levels}).code, 4) << "nothing unasked";
    EXPECT_EQ(run({"contours", hills(), "--to", "levels", "-o", levels, "--output", levels}).code, 2);
    EXPECT_EQ(run({"contours", hills(), "--to", "levels", "-o", levels, "--force"}).code, 0);
    EXPECT_EQ(run({"contours", hills(), "-o", levels}).code, 2) << "nobody says what it is to get";
    EXPECT_NE(run({"contours", smallBoard(folder), "--to", "levels"}).code, 0) << "no contours to read";
}

TEST(Query, ContoursAreNotDrawnWhereNobodyKnowsHowHigh) {
    const auto folder = scratchFolder();
    const std::string out = (folder / "lines.board.xml").string();
    const auto flat = run({"contours", hills(), "--to", "lines", "-o", out});
    EXPECT_EQ(flat.code, 2);
    EXPECT_THAT(flat.err, HasSubstr("no levels to draw contours from"));
    const std::string small = smallBoard(folder);
    std::string steep = load(small);
    steep.replace(steep.find("level=\"2\""), 9, "level=\"3\"");
    save(folder / "steep.board.xml", steep);
    const auto high = run(
        {"contours", (folder / "steep.board.xml").string(), "--to", "lines", "--metres", "10000", "-o", out});
    EXPECT_EQ(high.code, 2) << "no reader takes back such heights";
    EXPECT_THAT(high.err, HasSubstr("20000"));
    EXPECT_FALSE(std::filesystem::exists(out));
    const std::string text = load(small);
    const auto of = [&](const std::string& game, const std::string& terrain) {
        std::string other = text;
        other.replace(other.find("panzer-grenadier"), 16, game);
        other.replace(other.find("ground=\"clear\""), 14, "ground=\"" + terrain + "\"");
        const auto path = folder / (game + ".board.xml");
        save(path, other);
        return path.string();
    };
    const std::string inLevels = of("war-storm-series", "clear");
    const auto unsaid = run({"contours", inLevels, "--to", "lines", "-o", out});
    EXPECT_EQ(unsaid.code, 2) << "a level of this game has no metres";
    EXPECT_THAT(unsaid.err, HasSubstr("--metres"));
    EXPECT_EQ(run({"contours", inLevels, "--to", "lines", "--metres", "10", "-o", out}).code, 0);
}

TEST(Query, AGameShowsEverythingItDeclares) {
    const Json words = answer({"mapsets", "war-storm-series"})["words"];
    const auto has = [&](const std::string& kind, const std::string& what) {
        return std::ranges::any_of(words, [&](const Json& word) {
            return word["kind"] == kind && word["what"] == what && word["layer"] == "war-storm-series";
        });
    };
    EXPECT_TRUE(has("scales", "height-unit"));
    EXPECT_TRUE(has("word", "list"));
    EXPECT_TRUE(has("part", "side"));
    const Json hills = answer({"mapsets", "tcs"})["words"];
    const auto hasHeight = [&](const std::string& kind) {
        return std::ranges::any_of(hills, [&](const Json& word) {
            return word["kind"] == kind && word["what"] == "height" && word["value"] != "0";
        });
    };
    EXPECT_TRUE(hasHeight("hexside"));
    EXPECT_THAT(run({"mapsets", "tcs"}).out, HasSubstr("scales scales (map and turn)"));
    EXPECT_THAT(run({"mapsets", "tcs", "--lang", "es"}).out, HasSubstr("scales scales (mapa y turno)"));
}

TEST(Query, AWayAtUnknownCostsIsToldWithItsBounds) {
    const std::string board = (scratchFolder() / "open.board.xml").string();
    ASSERT_EQ(run({"new", "board", "--mapset", "war-storm-series", "-o", board}).code, 0);
    const std::vector<std::string> words = {"reach", board,    "--class", "foot", "--allowance",
                                            "9",     "--from", "101",     "--to", "303"};
    const Json hex = answer(words)["hexes"][0];
    ASSERT_TRUE(hex.contains("turnAtMost"));
    EXPECT_TRUE(hex["turnAtMost"].is_null());
    const auto text = run(words);
    EXPECT_THAT(text.out, HasSubstr("303: turn 1 at the earliest, perhaps never; at most 9 points left."));
    EXPECT_THAT(text.out, HasSubstr("Entered at an unknown cost: 202 203 303"));
    auto spanish = words;
    spanish.insert(spanish.end(), {"--lang", "es"});
    EXPECT_THAT(run(spanish).out, HasSubstr("turno 1 como pronto, quizá nunca; quedan como mucho 9 puntos."));
}

TEST(Query, RulesAreNamedWithAnyCapitals) {
    EXPECT_EQ(run({"explain", "stack-001", "xml-001.After-root"}).out,
              run({"explain", "STACK-001", "XML-001.after-root"}).out);
    EXPECT_EQ(run({"explain", "stack-001"}).code, 0);
    EXPECT_EQ(run({"explain", "STACK-001", "nope"}).code, 2) << "every word is a rule";
}

TEST(Query, AViewshedHasEveryOtherHex) {
    const Json seen = answer({"viewshed", smallBoard(scratchFolder()), "0101"});
    EXPECT_EQ(seen["hexes"].size(), 8u * 6u - 1u);
}

TEST(Query, HeightsOfHillsAndTowns) {
    const Json heights = answer({"heights", smallBoard(scratchFolder())});
    EXPECT_EQ(heights["hexes"].size(), 8u * 6u);
    for (const Json& hex : heights["hexes"]) {
        if (hex["hex"] == "0603") {
            EXPECT_EQ(hex["ground"], 40);
        }
        if (hex["hex"] == "0404") {
            EXPECT_EQ(hex["top"], 20);
        }
    }
}

TEST(Query, ReachByClass) {
    const std::string board = smallBoard(scratchFolder());
    const Json reach = answer({"reach", board, "--class", "foot", "--allowance", "2", "--from", "0101"});
    EXPECT_EQ(reach["class"], "foot");
    for (const Json& hex : reach["hexes"]) {
        EXPECT_LE(hex["turn"], 1);
        if (hex["hex"] == "0103") {
            EXPECT_EQ(hex["cost"], 2);
            EXPECT_EQ(hex["left"], 0);
            EXPECT_EQ(hex["via"], "0102");
        }
    }
    const Json way =
        answer({"reach", board, "--class", "foot", "--allowance", "3", "--from", "0101", "--to", "0104"});
    EXPECT_THAT(way["way"].get<std::vector<std::string>>(), ElementsAre("0101", "0102", "0103", "0104"));
}

TEST(Query, ReachNamesWhatItNeeds) {
    const std::string board = smallBoard(scratchFolder());
    EXPECT_EQ(run({"reach", board}).code, 2);
    EXPECT_THAT(run({"reach", board, "--class", "boots", "--allowance", "2", "--from", "0101"}).err,
                HasSubstr("foot"));
    EXPECT_THAT(run({"reach", board, "--class", "fot", "--allowance", "2", "--from", "0101"}).err,
                HasSubstr("did you mean 'foot'?"));
    EXPECT_EQ(run({"reach", board, "--class", "foot", "--allowance", "x", "--from", "0101"}).code, 2);
    EXPECT_EQ(run({"reach", board, "--unit", "nobody"}).code, 2);
    EXPECT_THAT(run({"reach", sampleScenario(), "--unit", "g-inf1"}).err,
                HasSubstr("did you mean 'g-inf-1'?"));
}

TEST(Query, ReachSaysWhyAHexIsNotReached) {
    const std::string board = smallBoard(scratchFolder());
    const auto why = [&](const std::vector<std::string>& more) {
        std::vector<std::string> words = {"reach",  board,  "--class", "foot",
                                          "--from", "0101", "--to",    "0806"};
        words.insert(words.end(), more.begin(), more.end());
        const Json reach = answer(words);
        return reach.contains("notReached") ? reach["notReached"]["id"].get<std::string>() : "";
    };
    EXPECT_EQ(why({"--allowance", "1"}), "more-turns");
    EXPECT_EQ(why({"--allowance", "0"}), "no-points");
    EXPECT_EQ(why({"--allowance", "4", "--turns", "0"}), "");
    const auto rails = answer({"reach", board, "--class", "rail", "--from", "0101", "--to", "0806",
                               "--allowance", "4", "--turns", "0"});
    EXPECT_EQ(rails["notReached"]["id"], "no-way");
    EXPECT_THAT(rails["notReached"]["text"].get<std::string>(), HasSubstr("0806 cannot be reached"));
}

TEST(Query, AGunThatNobodyPullsSaysWhyItStays) {
    const auto outcome = run({"reach", sampleScenario(), "--unit", "s-76-1", "--from", "31-0109"});
    EXPECT_THAT(outcome.out, HasSubstr("does not move by itself"));
}

TEST(Query, ATurnTheScenarioHasNotIsRefusedWithThoseItHas) {
    for (const char* turn : {"0", "99"}) {
        const auto outcome = run({"viewshed", sampleScenario(), "31-1802", "--turn", turn});
        EXPECT_EQ(outcome.code, 2) << turn;
        EXPECT_THAT(outcome.err, HasSubstr("turns 1 to 20")) << turn;
    }
    EXPECT_EQ(run({"viewshed", smallBoard(scratchFolder()), "0202", "--turn", "0"}).code, 2);
}

TEST(Query, StacksOfTheSampleFit) {
    const Json stacks = answer({"stack", sampleScenario()});
    EXPECT_FALSE(stacks["stacks"].empty());
    for (const Json& stack : stacks["stacks"]) EXPECT_TRUE(stack["fits"]) << stack.dump();
}

TEST(Query, ASeamHexHasTwoNames) {
    const Json one = answer({"los", sampleScenario(), "31-2505", "31-2005"});
    const Json two = answer({"los", sampleScenario(), "32-0105", "31-2005"});
    EXPECT_EQ(one, two);
}

TEST(Query, UnknownThingsNameWhatThereIs) {
    const std::string board = smallBoard(scratchFolder());
    EXPECT_THAT(run({"los", board, "0101", "0109"}).err, HasSubstr("0101 ... 0806"));
    EXPECT_THAT(run({"los", sampleScenario(), "31-0101", "31-0102", "--turn", "99"}).err, HasSubstr("20"));
    EXPECT_THAT(run({"heights", board, "--height-method", "guess"}).err, HasSubstr("levels"));
    EXPECT_THAT(run({"new", "board", "--mapset", "chess", "-o", "x"}).err, HasSubstr(game));
}

}  // namespace
}  // namespace cota::test
