// What `cota los` reports about a line: the first thing that blocks, all that does, the paragraph, and the
// deciding option.
#include <gmock/gmock.h>

#include <nlohmann/json.hpp>

#include "tests/cli/program_run.h"

namespace cota::test {
namespace {

using Json = nlohmann::json;
using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

/// A board of a game, with its grid and hexes given as XML.
std::string boardOf(const std::string& game, const std::string& grid, const std::string& hexes) {
    const auto path = scratchFolder() / "line.board.xml";
    save(path, R"(<?xml version="1.0" encoding="UTF-8"?><board format="4" id="B" mapset=")" + game +
                   R"(" title="t"><grid )" + grid + "/>" + hexes + "</board>\n");
    return path.string();
}

/// A scenario on that board with options set.
std::string withOptions(const std::string& board, const std::string& game, const std::string& options) {
    const auto path = std::filesystem::path(board).parent_path() / "line.scenario.xml";
    save(path, R"(<?xml version="1.0" encoding="UTF-8"?><scenario format="4" id="s" mapset=")" + game +
                   R"(" title="t"><map><board id="B" file="line.board.xml"/></map><options>)" + options +
                   R"(</options><turns count="3"/></scenario>)");
    return path.string();
}

std::string los(const std::string& file, const std::string& from, const std::string& to,
                const std::string& language = "en") {
    const auto outcome = run({"los", file, from, to, "--lang", language});
    EXPECT_EQ(outcome.code, 0) << outcome.err;
    return outcome.out;
}

Json losJson(const std::string& file, const std::string& from, const std::string& to) {
    return Json::parse(run({"los", file, from, to, "--format", "json"}).out, nullptr, false);
}

std::string steps() {
    return boardOf("panzer-grenadier", R"(orientation="pointed" stagger="even-low" columns="8" rows="3")",
                   R"(<hexes ground="clear"><hex at="0302" level="1"/><hex at="0402" level="1"/>
                      <hex at="0502" terrain="woods" level="1"/></hexes>)");
}

TEST(SightWords, TheFirstHexThatBlocksIsNamedAndAllAreListed) {
    const Json there = losJson(steps(), "0102", "0702");
    EXPECT_EQ(there["at"]["hexes"], Json::array({"0302"}));
    EXPECT_EQ(there["reason"]["id"], "higher-ground");
    EXPECT_EQ(there["reason"]["citation"]["paragraph"], "8.4");
    for (const std::size_t blocking : {1u, 2u, 3u}) EXPECT_EQ(there["steps"][blocking]["effect"], "blocks");
    EXPECT_EQ(losJson(steps(), "0702", "0102")["at"]["hexes"], Json::array({"0502"}));
}

std::string row() {
    return boardOf("panzer-grenadier", R"(orientation="pointed" stagger="even-low" columns="8" rows="3")",
                   R"(<hexes ground="clear"><hex at="0102" terrain="town" level="1"/>
                      <hex at="0202" level="2"/></hexes>)");
}

TEST(SightWords, TheTwoElevationLinesAreNamed) {
    EXPECT_THAT(los(row(), "0302", "0102"),
                HasSubstr("crosses two elevation lines of 40 m, into 0202 and out of 0202, and 0302 (0 m) is "
                          "lower than both"));
    EXPECT_THAT(los(row(), "0302", "0102", "es"), HasSubstr("cruza dos curvas de nivel de 40 m"));
}

TEST(SightWords, ATownRaisesWhoIsSeenInItNotWhoLooksOut) {
    const auto verdict = [](const std::string& options, const std::string& from, const std::string& to) {
        return losJson(withOptions(row(), "panzer-grenadier", options), from, to)["verdict"];
    };
    const std::string target = R"(<option id="town-bonus-ends" value="target"/>)";
    const std::string raised = R"(<option id="town-in-profile" value="raised"/>)";
    for (const std::string& options : {std::string(), target}) {
        EXPECT_EQ(verdict(options, "B-0302", "B-0102"), "blocked");
        EXPECT_EQ(verdict(options, "B-0102", "B-0302"), "blocked");
    }
    EXPECT_EQ(verdict(raised, "B-0302", "B-0102"), "clear");
    EXPECT_EQ(verdict(raised, "B-0102", "B-0302"), "clear");
    EXPECT_EQ(verdict(target + raised, "B-0302", "B-0102"), "clear");
    EXPECT_EQ(verdict(target + raised, "B-0102", "B-0302"), "blocked") << "0202 is higher than both ends";
}

TEST(SightWords, ACapIsCitedWithTheSourceOfItsValue) {
    const auto board = boardOf(
        "panzer-grenadier", R"(orientation="pointed" stagger="even-low" columns="8" rows="3")",
        R"(<hexes ground="clear"><hex at="0402" terrain="swamp"/><hex at="0602" terrain="woods"/></hexes>)");
    EXPECT_THAT(los(board, "0102", "0402"), HasSubstr("hidden in 0402: swamp (PG3TEC)"));
    EXPECT_THAT(los(board, "0502", "0602"), HasSubstr("hidden in 0602: woods (8.21)"));
}

std::string hexsides() {
    return boardOf("marea-de-acero", R"(orientation="pointed" stagger="even-low" columns="12" rows="12")",
                   R"(<hexes ground="clear"><hex at="0202" level="1"/><hex at="0302" level="1"/>
                      <hex at="0303" terrain="woods"/><hex at="0606" level="1"/>
                      <hex at="0707" terrain="building"/><hex at="0605" level="2"/>
                      <hex at="0909" terrain="woods" level="1"/></hexes>)");
}

TEST(SightWords, AClearLineOverAnObstructionSaysHowFarItHides) {
    EXPECT_THAT(los(hexsides(), "0605", "0808"),
                AllOf(HasSubstr("CLEAR"), HasSubstr("behind 0707 (building), of which only 1 is blind"),
                      Not(HasSubstr("Nothing is in the way"))));
    EXPECT_THAT(los(hexsides(), "0302", "0406"), HasSubstr("Nothing is in the way"));
}

TEST(SightWords, AlongAHexsideAtDifferentLevelsEveryStepCitesTheSides) {
    const Json line = losJson(hexsides(), "0202", "0504");
    int sides = 0;
    for (const Json& step : line["steps"])
        if (step["kind"] == "hexside") {
            ++sides;
            EXPECT_THAT(step["citation"].dump(), HasSubstr("LOS.SIDE"));
            EXPECT_NE(step["text"], "");
        }
    EXPECT_EQ(sides, 2);
}

TEST(SightWords, AnEndOnAHalfHexOutOfPlaySaysSo) {
    const char* grid = R"(orientation="pointed" stagger="even-low" columns="8" rows="7" long-high="yes")";
    const std::string hexes = R"(<hexes ground="clear"><hex at="0203" terrain="woods"/></hexes>)";
    const auto halves = boardOf("marea-de-acero", std::string(grid) + R"( halves="left right")", hexes);
    EXPECT_THAT(los(halves, "0103", "0303"),
                HasSubstr("0103 is a half hex that is not in play: no unit can be there."));
    EXPECT_EQ(losJson(halves, "0103", "0303")["remarks"].size(), 1u);
    EXPECT_THAT(los(halves, "0303", "0103"), HasSubstr("0103 is a half hex"));
    EXPECT_THAT(los(halves, "0303", "0103", "es"), HasSubstr("0103 es un medio hexágono"));
    EXPECT_THAT(los(halves, "0303", "0503"), Not(HasSubstr("half hex")));
    EXPECT_THAT(los(boardOf("marea-de-acero", grid, hexes), "0103", "0303"), Not(HasSubstr("half hex")));
}

TEST(SightWords, WhatIsDrawnOnAHalfHexOutOfPlayStopsNothing) {
    const auto board = [](const std::string& halves, const std::string& hexes) {
        return boardOf(
            "marea-de-acero",
            R"(orientation="pointed" stagger="even-low" columns="8" rows="7" long-high="yes")" + halves,
            "<hexes ground=\"clear\">" + hexes + "</hexes>");
    };
    const std::string halves = R"( halves="left right")", woods = R"(<hex at="0103" terrain="woods"/>)";
    const std::string both = woods + R"(<hex at="0203" terrain="woods"/>)";
    // The line from 0102 to 0104 runs between 0103 and 0203.
    const auto line = [](const std::string& file) { return losJson(file, "0102", "0104"); };
    EXPECT_EQ(line(board("", both))["verdict"], "blocked");
    EXPECT_EQ(line(board("", both))["at"]["hexes"].size(), 2u);
    EXPECT_EQ(line(board(halves, both))["verdict"], "clear");
    EXPECT_EQ(line(board(halves, both))["reason"]["id"], "free-side") << "beside the woods of 0203";
    EXPECT_EQ(line(board(halves, woods))["verdict"], "clear");
    EXPECT_EQ(line(board(halves, woods))["reason"]["id"], "open-line");
    const auto barred =
        withOptions(board(halves, both), "marea-de-acero", R"(<option id="edge-of-map" value="barred"/>)");
    EXPECT_EQ(losJson(barred, "B-0102", "B-0104")["verdict"], "blocked");
}

std::string spine(const std::string& options) {
    const auto board =
        boardOf("war-storm-series", R"(orientation="flat" stagger="even-low" columns="11" rows="8")",
                R"(<hexes ground="open-terrain"><hex at="0704" level="1"/>
                   <hex at="0603" terrain="woods"/></hexes>)");
    return withOptions(board, "war-storm-series", options);
}

TEST(SightWords, AClearLineNeverSaysThatItsTargetIsHidden) {
    const std::string shadow = R"(<option id="spine-slope" value="shadow"/>)";
    EXPECT_THAT(los(spine(""), "B-0704", "B-0602"),
                AllOf(HasSubstr("CLEAR"), HasSubstr("only B-0603 is in the way"),
                      HasSubstr("option spine-slope=shadow-blinders")));
    EXPECT_THAT(los(spine(shadow), "B-0704", "B-0602"),
                AllOf(HasSubstr("BLINDED at B-0603\n"),
                      HasSubstr("seen from the higher end B-0704, B-0603 hides B-0602")));
    for (const std::string& options : {std::string(), shadow})
        for (int column = 1; column <= 11; ++column)
            for (int line = 1; line <= 8; ++line) {
                const auto to = "B-" + std::string(column < 10 ? "0" : "") + std::to_string(column) + "0" +
                                std::to_string(line);
                const Json one = losJson(spine(options), "B-0704", to);
                if (one["verdict"] != "clear") continue;
                for (const Json& step : one["steps"]) ASSERT_NE(step["effect"], "blinds") << to;
            }
}

TEST(SightWords, ALineAlongTheOuterEdgeSaysSo) {
    const auto board = boardOf("war-storm-series",
                               R"(orientation="flat" stagger="odd-low" columns="7" rows="7" long-high="yes")",
                               R"(<hexes ground="open-terrain"><hex at="0307" level="1"/></hexes>)");
    EXPECT_THAT(los(board, "0208", "0408"), HasSubstr("along the outer edge of the map, where 0307"));
    EXPECT_THAT(los(board, "0207", "0407"), Not(HasSubstr("outer edge")));
}

/// A remark mentions it only if neither the reason nor a step does; programs find it in one place.
TEST(SightWords, TheOuterEdgeIsNoRemarkBesideItsReason) {
    const auto board = boardOf("war-storm-series",
                               R"(orientation="flat" stagger="odd-low" columns="7" rows="7" long-high="yes")",
                               R"(<hexes ground="open-terrain"><hex at="0307" level="1"/></hexes>)");
    EXPECT_THAT(los(board, "0208", "0408"), Not(HasSubstr("outer edge of the map, beside")));
    EXPECT_EQ(losJson(board, "0208", "0408")["remarks"].size(), 1u);
}

TEST(SightWords, NumbersAgreeWithTheirNouns) {
    const auto board =
        boardOf("war-storm-series", R"(orientation="pointed" stagger="even-low" columns="8" rows="3")",
                R"(<hexes ground="open-terrain"><hex at="0302" terrain="rough"/>
                   <hex at="0602" terrain="rough"/><hex at="0702" terrain="rough"/></hexes>)");
    EXPECT_THAT(los(board, "0202", "0402"), HasSubstr("crosses 1 hex of half-high terrain"));
    EXPECT_THAT(los(board, "0502", "0802"), HasSubstr("crosses 2 hexes of half-high terrain"));
    EXPECT_THAT(los(board, "0202", "0402", "es"), HasSubstr("cruza 1 hexágono de terreno"));
}

TEST(SightWords, WhatIsInTheWayIsNamedWithoutAVerbThatMustAgree) {
    const auto board = boardOf(
        "war-storm-series", R"(orientation="pointed" stagger="even-low" columns="8" rows="3")",
        R"(<hexes ground="open-terrain"><hex at="0602" level="2"/><hex at="0502" terrain="woods"/></hexes>)");
    const Json there = losJson(board, "0202", "0802");
    EXPECT_EQ(there["reason"]["text"], "0502 is in the way: woods");
    EXPECT_EQ(there["reason"]["citation"]["paragraph"], "5.3.1");
    EXPECT_EQ(there["steps"][3]["effect"], "blocks") << "the hill behind blocks by itself";
    EXPECT_EQ(losJson(board, "0802", "0202")["at"]["hexes"], Json::array({"0602"}));
}

std::string slopeInHalfTerrain(const std::string& word) {
    const auto board =
        boardOf("war-storm-series", R"(orientation="pointed" stagger="even-low" columns="8" rows="3")",
                R"(<hexes ground="open-terrain"><hex at="0102" level="2"/>
                                  <hex at="0202" level="1" terrain="rough"/><hex at="0402" terrain="rough"/></hexes>)");
    return withOptions(board, "war-storm-series",
                       R"(<option id="half-terrain-on-slope" value=")" + word + R"("/>)");
}

TEST(SightWords, HalfTerrainOnASlopeCountsAsTheOptionSays) {
    const auto counted = [](const std::string& word, const std::string& from, const std::string& to) {
        const Json line = losJson(slopeInHalfTerrain(word), from, to);
        EXPECT_EQ(line["verdict"], "clear");
        EXPECT_EQ(line["steps"][0]["options"][0]["option"], "half-terrain-on-slope") << "of the row of 0202";
        const auto hinder = [](const Json& step) { return step["effect"] == "hinders"; };
        const auto hexes = std::ranges::count_if(line["steps"], hinder);
        EXPECT_EQ(line["hindrance"], hexes > 0 ? 1 : 0) << "5.1.4: one or two hexes make +1";
        return hexes;
    };
    EXPECT_EQ(counted("off", "B-0102", "B-0502"), 0);
    EXPECT_EQ(counted("any", "B-0102", "B-0502"), 2);
    EXPECT_EQ(counted("below", "B-0102", "B-0502"), 1) << "0402 is two levels below the higher end";
    EXPECT_EQ(counted("any", "B-0102", "B-0302"), 1);
}

TEST(SightWords, HowRangesOfFireAreCountedChangesNoSight) {
    const auto board =
        boardOf("panzer-grenadier", R"(orientation="pointed" stagger="even-low" columns="20" rows="12")",
                R"(<hexes ground="clear"/>)");
    for (const char* word : {"distance", "line"}) {
        const auto option = R"(<option id="range-metric" value=")" + std::string(word) + R"("/>)";
        const Json line = losJson(withOptions(board, "panzer-grenadier", option), "B-0101", "B-2012");
        EXPECT_EQ(line["verdict"], "clear");
        EXPECT_EQ(line["distance"], 25);
        EXPECT_EQ(line["within"]["spotting"], 12);
    }
}

/// Three boards that differ in a hill of 4 levels and in half hexes: the line is judged the same.
TEST(SightWords, HillsBesideTheLastRow) {
    for (const char* high : {"4", "1"})
        for (const char* halves : {R"( halves="top right bottom left")", ""}) {
            const auto board =
                boardOf("war-storm-series",
                        R"(orientation="flat" stagger="odd-low" columns="7" rows="7" long-high="yes")" +
                            std::string(halves),
                        R"(<hexes ground="open-terrain"><hex at="0307" level="1"/><hex at="0407" level=")" +
                            std::string(high) + R"("/></hexes>)");
            const Json flat = losJson(board, "0207", "0507");
            EXPECT_EQ(flat["verdict"], "blocked");
            EXPECT_EQ(flat["at"]["hexes"], Json::array({"0307"}));
            EXPECT_EQ(losJson(board, "0507", "0207")["at"]["hexes"], Json::array({"0407"}));
            const Json edge = losJson(board, "0208", "0408");
            EXPECT_EQ(edge["verdict"], "blocked");
            EXPECT_EQ(edge["reason"]["id"], "edge-blocked");
            EXPECT_EQ(edge["remarks"].size(), *halves != 0 ? 3u : 1u);
            // Down from level 1, with the hill on one side only, where it would block: it does not.
            EXPECT_EQ(losJson(board, "0307", "0507")["verdict"], "clear");
        }
}

TEST(SightWords, AClearLineBesideSomethingIsNotHeadedNothingIsInTheWay) {
    const auto war = boardOf(
        "war-storm-series", R"(orientation="flat" stagger="odd-low" columns="7" rows="7" long-high="yes")",
        R"(<hexes ground="open-terrain"><hex at="0307" level="1"/><hex at="0407" level="4"/>
                                <hex at="0304" terrain="woods"/></hexes>)");
    EXPECT_THAT(los(war, "0307", "0507"),
                AllOf(HasSubstr("CLEAR\n  Of the two hexes beside the line only 0407 is in the way"),
                      HasSubstr("option spine-slope=shadow-blinders")));
    // On level ground, with woods on one side.
    EXPECT_THAT(los(war, "0204", "0404"),
                HasSubstr("Of the two hexes beside the line only 0304 is in the way (5.3.1)"));
    EXPECT_THAT(los(war, "0404", "0204", "es"),
                HasSubstr("De los dos hexágonos junto a la línea solo se interpone 0304"));
    EXPECT_THAT(los(war, "0202", "0402"), HasSubstr("Nothing is in the way"));
    // The other games in which a line may pass beside an obstacle.
    EXPECT_THAT(los(hexsides(), "0302", "0304"), Not(HasSubstr("Nothing is in the way")));
    const auto contours = boardOf("tcs", R"(orientation="flat" stagger="even-low" columns="5" rows="5")",
                                  R"(<hexes ground="open-ground"><hex at="0202" level="2"/></hexes>)");
    const auto both = withOptions(contours, "tcs", R"(<option id="sight-along-hexsides" value="both"/>)");
    EXPECT_THAT(los(both, "B-0103", "B-0303"),
                AllOf(HasSubstr("CLEAR\n  Of the two hexes beside the line only B-0202 hides"),
                      HasSubstr("8.1.g; option sight-along-hexsides=both")));
}

/// The options that the row of a hex names: "option=value".
std::vector<std::string> optionsAt(const Json& line, const std::string& hex) {
    std::vector<std::string> options;
    for (const Json& step : line["steps"])
        if (step["hexes"] == Json::array({hex}))
            for (const Json& each : step["options"])
                options.push_back(each["option"].get<std::string>() + "=" + each["value"].get<std::string>());
    return options;
}

TEST(SightWords, OptionsThatDecideHeightsAreNamed) {
    const std::string raised = R"(<option id="town-in-profile" value="raised"/>)";
    const std::string target = R"(<option id="town-bonus-ends" value="target"/>)";
    const Json seen = losJson(withOptions(row(), "panzer-grenadier", raised), "B-0102", "B-0302");
    EXPECT_EQ(seen["verdict"], "clear");
    EXPECT_THAT(optionsAt(seen, "B-0202"), testing::Contains("town-bonus-ends=both"));
    const Json blocked = losJson(withOptions(row(), "panzer-grenadier", raised + target), "B-0102", "B-0302");
    EXPECT_EQ(blocked["verdict"], "blocked");
    EXPECT_THAT(optionsAt(blocked, "B-0202"), testing::Contains("town-bonus-ends=target"));
    EXPECT_THAT(blocked["reason"]["options"].dump(), HasSubstr("town-bonus-ends"));
    const Json back = losJson(withOptions(row(), "panzer-grenadier", raised), "B-0302", "B-0102");
    EXPECT_THAT(optionsAt(back, "B-0202"), Not(testing::Contains("town-bonus-ends=both")))
        << "whoever is looked at is raised either way";
}

TEST(SightWords, TheRowsOfAStraightLineNameTheOptionThatDecided) {
    const auto contours = boardOf("tcs", R"(orientation="flat" stagger="even-low" columns="5" rows="5")",
                                  R"(<hexes ground="open-ground"><hex at="0202" level="2"/>
                                     <hex at="0303" terrain="woods"/></hexes>)");
    const Json blocked = losJson(withOptions(contours, "tcs", ""), "B-0301", "B-0305");
    EXPECT_THAT(optionsAt(blocked, "B-0303"), testing::ElementsAre("symbol-without-outline=whole-hex"));
    EXPECT_THAT(optionsAt(blocked, "B-0302"), testing::IsEmpty()) << "nothing is there to decide on";
    const std::string both = R"(<option id="sight-along-hexsides" value="both"/>)";
    const Json beside = losJson(withOptions(contours, "tcs", both), "B-0103", "B-0303")["steps"];
    ASSERT_EQ(beside.size(), 1u);
    EXPECT_EQ(beside[0]["kind"], "hexside");
    EXPECT_EQ(beside[0]["options"], Json::parse(R"([{"option": "sight-along-hexsides", "value": "both"}])"));
}

std::string contoursOffTheMap() {
    return boardOf("tcs", R"(orientation="flat" stagger="even-low" columns="3" rows="3")",
                   R"(<hexes ground="open-ground"/><contours>
                      <contour id="a" metres="20" high="right" points="-4,-1 6,-1"/>
                      <contour id="b" metres="40" high="right" points="-4,1 6,1"/></contours>)");
}

TEST(SightWords, HowContoursAreReadAtTheEdgeIsNamedWhereItDecides) {
    // 0101 is at 40 m, in a hollow closed by the edge; or at 30 m, halfway to the contour outside.
    const auto with = [&](const std::string& word) {
        return withOptions(contoursOffTheMap(), "tcs",
                           R"(<option id="contour-edge" value=")" + word + R"("/>)");
    };
    const Json clear = losJson(with("map"), "B-0101", "B-0103");
    EXPECT_EQ(clear["verdict"], "clear");
    EXPECT_THAT(optionsAt(clear, "B-0102"), testing::Contains("contour-edge=map"));
    const Json blocked = losJson(with("one-hex"), "B-0101", "B-0103");
    EXPECT_EQ(blocked["verdict"], "blocked");
    EXPECT_THAT(optionsAt(blocked, "B-0102"), testing::Contains("contour-edge=one-hex"));
    EXPECT_THAT(los(with("one-hex"), "B-0101", "B-0103", "es"), HasSubstr("opción contour-edge=one-hex"));
    // Without a scenario, the word of the game is used.
    EXPECT_THAT(optionsAt(losJson(contoursOffTheMap(), "0101", "0103"), "0102"),
                testing::Contains("contour-edge=map"));
    // An option that decides nothing is not named.
    EXPECT_THAT(los(with("map"), "B-0102", "B-0302"), Not(HasSubstr("contour-edge")));
}

TEST(SightWords, OptionsThatDecideHowBoardsAreLaidAreNamed) {
    // By its contours 0202 is a hill of one level; its hexes have no levels.
    const auto board =
        boardOf("panzer-grenadier", R"(orientation="pointed" stagger="even-low" columns="8" rows="3")",
                R"(<hexes ground="clear"/><contours>
                                  <contour id="a" metres="20" high="right" closed="yes"
                                   points="2,0.5 3,0.5 3,1.5 2,1.5"/></contours>)");
    const auto with = [&](const std::string& word) {
        return losJson(
            withOptions(board, "panzer-grenadier", R"(<option id="contour-model" value=")" + word + R"("/>)"),
            "B-0102", "B-0602");
    };
    const Json flat = with("hex"), drawn = with("polyline");
    ASSERT_NE(flat["verdict"], drawn["verdict"]);
    EXPECT_THAT(flat["steps"].dump(), HasSubstr(R"("option":"contour-model","value":"hex")"));
    EXPECT_THAT(drawn["steps"].dump(), HasSubstr(R"("option":"contour-model","value":"polyline")"));
}

}  // namespace
}  // namespace cota::test
