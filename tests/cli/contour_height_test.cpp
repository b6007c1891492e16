// Heights of contour maps on the drawings in tests/cli/contours; each of them once gave a wrong answer.
#include <gmock/gmock.h>

#include <map>
#include <nlohmann/json.hpp>

#include "tests/cli/program_run.h"

namespace cota::test {
namespace {

using Json = nlohmann::json;
using testing::HasSubstr;
using testing::Not;

std::string drawing(const std::string& name) { return COTA_SOURCE_DIR "/tests/cli/contours/" + name; }

Json heightsOf(const std::string& file, std::vector<std::string> more = {}) {
    more.insert(more.begin(), {"heights", file, "--format", "json"});
    const auto outcome = run(more);
    EXPECT_EQ(outcome.code, 0) << outcome.err;
    Json hexes = Json::object();
    const Json answer = Json::parse(outcome.out, nullptr, false);
    for (const Json& hex : answer["hexes"]) hexes[hex["hex"].get<std::string>()] = hex;
    return hexes;
}

/// The scenario of a drawing with one more option.
std::string withOption(const std::string& name, const std::string& option, const std::string& word) {
    const auto folder = scratchFolder();
    save(folder / "b.board.xml", load(drawing(name + "/b.board.xml")));
    std::string text = load(drawing(name + "/s.scenario.xml"));
    const std::string added = "<option id=\"" + option + "\" value=\"" + word + "\"/>";
    if (const auto at = text.find("</options>"); at != std::string::npos)
        text.insert(at, added);
    else
        text.insert(text.find("<turns"), "<options>" + added + "</options>\n");
    save(folder / "s.scenario.xml", text);
    return (folder / "s.scenario.xml").string();
}

TEST(ContourHeight, DrawingOutsideOfTheMapChangesNoHeight) {
    const Json plain = heightsOf(drawing("edge-frame/b.board.xml"));
    EXPECT_EQ(plain["0701"]["ground"], 75);
    EXPECT_EQ(plain["0308"]["ground"], 80);
    EXPECT_EQ(plain["0408"]["ground"], 75);
    for (const char* other : {"far", "overhang", "overhang2"})
        EXPECT_EQ(heightsOf(drawing("edge-frame/" + std::string(other) + ".board.xml")), plain) << other;
}

TEST(ContourHeight, RingsFarAwayChangeNoHeight) {
    std::string text = load(drawing("last-far.board.xml"));
    const auto far = text.find("<contour id=\"far\"");
    ASSERT_NE(far, std::string::npos);
    text.erase(far, text.find("</contours>") - far);
    const auto without = scratchFolder() / "b.board.xml";
    save(without, text);
    EXPECT_EQ(heightsOf(drawing("last-far.board.xml")), heightsOf(without.string()));
}

TEST(ContourHeight, AReadingOfTheEdgeIsNamedWhereItDecides) {
    const auto named = run({"heights", drawing("nearest-points-as-line-2/s.scenario.xml")});
    EXPECT_THAT(named.out, HasSubstr("with contour-edge=one-hex"));
    const Json wide = heightsOf(withOption("nearest-points-as-line-2", "contour-edge", "one-hex"));
    EXPECT_EQ(wide["1-0707"]["ground"], 5);
    EXPECT_EQ(wide["1-0707"]["line"]["construction"], "straight");
}

TEST(ContourHeight, WaysToNearestPointsAreNotCalledALine) {
    const Json hexes = heightsOf(drawing("nearest-points-as-line-2/s.scenario.xml"));
    const Json& hex = hexes["1-0707"];
    EXPECT_EQ(hex["ground"], 15);
    EXPECT_EQ(hex["why"]["id"], "slope-no-line");
    EXPECT_EQ(hex["line"]["construction"], "nearest-points");
    EXPECT_EQ(hex["line"]["high"]["contour"], "c3");
    EXPECT_NEAR(hex["line"]["high"]["metres"].get<int>(), 105, 1);
    EXPECT_THAT(hex["why"]["text"].get<std::string>(), Not(HasSubstr("straight line of")));
    // A line through a gap that twelve directions miss.
    const Json first = heightsOf(drawing("nearest-points-as-line/s.scenario.xml"));
    EXPECT_EQ(first["1-0208"]["line"]["construction"], "straight");
    EXPECT_NEAR(first["1-0208"]["line"]["metres"].get<int>(), 525, 1);
    EXPECT_EQ(first["1-0208"]["ground"], 15);
    EXPECT_EQ(first["1-0511"]["why"]["id"], "slope-no-line");
    EXPECT_EQ(first["1-0511"]["ground"], 25) << "21 m from the 20 m contour";
}

TEST(ContourHeight, EverySlopeHexShowsConstructionContoursAndLengths) {
    for (const char* name : {"slope-0606", "slope-long-line", "nearest-points-as-line"}) {
        int slopes = 0;
        const Json hexes = heightsOf(drawing(std::string(name) + "/s.scenario.xml"));
        for (const auto& [label, hex] : hexes.items()) {
            const auto id = hex["why"]["id"].get<std::string>();
            ASSERT_EQ(hex.contains("line"), id.starts_with("slope")) << label;
            if (!hex.contains("line")) continue;
            ++slopes;
            const Json& line = hex["line"];
            EXPECT_LT(line["low"]["height"], line["high"]["height"]) << label;
            const int sum = line["low"]["metres"].get<int>() + line["high"]["metres"].get<int>();
            EXPECT_NEAR(sum, line["metres"].get<int>(), 1) << label;
            const auto text = hex["why"]["text"].get<std::string>();
            for (const char* end : {"low", "high"})
                EXPECT_THAT(text, HasSubstr(line[end]["contour"].get<std::string>() + ": ")) << label;
        }
        EXPECT_GT(slopes, 30) << name;
    }
}

TEST(ContourHeight, AStraightLineMuchLongerThanTheWaysToTheNearestPointsDoesNotDecide) {
    const Json hexes = heightsOf(drawing("slope-0606/s.scenario.xml"));
    EXPECT_EQ(hexes["1-0606"]["ground"], 40) << "18 m from the 40 m contour";
    EXPECT_EQ(hexes["1-0606"]["why"]["id"], "slope-far");
    EXPECT_EQ(hexes["1-0606"]["line"]["high"]["metres"], 18);
    const Json any = heightsOf(withOption("slope-0606", "slope-line", "collinear"));
    EXPECT_EQ(any["1-0606"]["ground"], 30) << "by a line of 1487 m";
    EXPECT_EQ(any["1-0606"]["line"]["construction"], "straight");
    EXPECT_EQ(any["1-0606"]["line"]["metres"], 1487);
    const Json longLine = heightsOf(drawing("slope-long-line/s.scenario.xml"));
    EXPECT_EQ(longLine["1-0507"]["why"]["id"], "slope-far");
    EXPECT_EQ(longLine["1-0507"]["line"]["low"]["contour"], "c2") << "the nearest low contour";
}

TEST(ContourHeight, ReadingsThatDifferAreReported) {
    const auto report = run({"check", drawing("slope-0606/s.scenario.xml"), "--rules", "CONTOUR-007"});
    EXPECT_THAT(report.out, HasSubstr("depends on how it is measured"));
    EXPECT_THAT(report.out, HasSubstr("0606"));
}

TEST(ContourHeight, ABottomInsideTheZeroContourIsBelowItUnlessItIsSea) {
    const Json hexes =
        heightsOf(drawing("bottom-0-simplified/s.scenario.xml"), {"--height-method", "simplified"});
    EXPECT_EQ(hexes["1-0301"]["ground"], -20);
    EXPECT_EQ(hexes["1-0301"]["why"]["id"], "layer-bottom");
    EXPECT_EQ(hexes["1-0303"]["ground"], 0) << "sea";
    EXPECT_EQ(heightsOf(drawing("bottom-0-simplified/s.scenario.xml"))["1-0301"]["ground"], 0)
        << "the standard method keeps bottoms at their contour";
}

TEST(ContourHeight, ABoardTurnedByHalfHasTheSameHeights) {
    for (const char* name : {"slope-0606", "slope-long-line", "bottom-0-simplified"})
        for (const char* method : {"standard", "simplified"}) {
            const auto in = [&](const char* scenario) {
                return heightsOf(drawing(std::string(name) + "/" + scenario), {"--height-method", method});
            };
            EXPECT_EQ(in("t.scenario.xml"), in("s.scenario.xml")) << name << " " << method;
        }
}

TEST(ContourHeight, TheTopographicTraceNamesThePointInsideTheHex) {
    const std::string hills = COTA_SOURCE_DIR "/mapsets/systems/tcs/example-hills.board.xml";
    const auto trace = run({"los", hills, "1.04", "4.05", "--height-method", "topographic"});
    EXPECT_THAT(trace.out, HasSubstr("the ground in 2.04 reaches 55 at the point "));
    EXPECT_THAT(trace.out, HasSubstr(" m from 1.04, "));
    const auto clear = run({"los", hills, "4.05", "4.10", "--height-method", "topographic"});
    EXPECT_THAT(clear.out, HasSubstr("ground of 80 at the point ")) << "hexes that hide nothing too";
    const auto back = run({"los", hills, "4.05", "1.04", "--height-method", "topographic"});
    EXPECT_THAT(back.out, HasSubstr(" m from 4.05, "))
        << "as seen by the observer, wherever the lower end is";
}

TEST(ContourHeight, TheEndOfAHedgeCountsInTheThirdHexWhereTheOptionSaysSo) {
    const auto folder = scratchFolder();
    save(folder / "b.board.xml", R"(<board format="4" id="B" mapset="tcs">
  <grid orientation="flat" stagger="even-low" columns="5" rows="5"/>
  <hexes ground="open-ground">
    <hex at="0103" level="2"/><hex at="0303" level="2"/><hex at="0503" level="2"/>
  </hexes>
  <hexsides><hexside at="0202/s" kind="hedge"/></hexsides>
</board>
)");
    const auto verdict = [&](const std::string& word) {
        const std::string scenario =
            "<scenario format=\"4\" id=\"s\" mapset=\"tcs\" title=\"S\">"
            "<map north=\"top\"><board id=\"1\" file=\"b.board.xml\"/></map>"
            "<options><option id=\"hedge-ends\" value=\"" +
            word + "\"/></options><turns count=\"4\"/></scenario>\n";
        save(folder / "s.scenario.xml", scenario);
        const auto answer =
            run({"los", (folder / "s.scenario.xml").string(), "1-0103", "1-0503", "--format", "json"});
        return Json::parse(answer.out, nullptr, false)["verdict"].get<std::string>();
    };
    EXPECT_EQ(verdict("two-hexes"), "clear") << "beside the hedge the ground is low";
    EXPECT_EQ(verdict("third-hex"), "blocked") << "1-0303 is as high as the line";
}

TEST(ContourHeight, TheSummitOfACutAreaIsAnOption) {
    const auto folder = scratchFolder();
    save(folder / "b.board.xml", R"(<board format="4" id="B" mapset="tcs">
  <grid orientation="flat" stagger="even-low" columns="11" rows="11"/>
  <hexes ground="open-ground"/>
  <contours>
    <contour id="hill" metres="40" high="right" closed="yes" points="-9,2 6,2 6,8 -9,8"/>
  </contours>
</board>
)");
    const auto height = [&](const std::string& word) {
        save(folder / "s.scenario.xml",
             "<scenario format=\"4\" id=\"s\" mapset=\"tcs\" title=\"S\">"
             "<map north=\"top\"><board id=\"1\" file=\"b.board.xml\"/></map>"
             "<options><option id=\"height-method\" value=\"topographic-summits\"/>"
             "<option id=\"cut-summit\" value=\"" +
                 word + "\"/></options><turns count=\"4\"/></scenario>\n");
        return heightsOf((folder / "s.scenario.xml").string())["1-0106"]["ground"].get<int>();
    };
    EXPECT_EQ(height("edge"), 50) << "beside the summit at the edge";
    EXPECT_EQ(height("area"), 45) << "away from the one in the middle";
}

}  // namespace
}  // namespace cota::test
