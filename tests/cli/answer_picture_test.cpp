// Pictures of answers must show the same as the answers, hex by hex.
#include <gmock/gmock.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <set>
#include <sstream>

#include "tests/cli/program_run.h"
#include "tests/cli/svg_view.h"

namespace cota::test {
namespace {

using Json = nlohmann::json;
using testing::Contains;
using testing::HasSubstr;
using testing::Not;

const std::string unseen = "#1e1e2e", blinded = "#602c78", ground = "#c4a876", deciding = "#b2362b",
                  standing = "#709254", stoppingGround = "#d68c76";

struct Answer {
    Json said;
    std::string drawn;
};

/// The same question, answered as JSON and as a picture.
Answer asked(std::vector<std::string> words, const std::string& option) {
    const auto picture = scratchFolder() / "answer.svg";
    words.insert(words.end(), {"--format", "json", option, picture.string()});
    const auto outcome = run(words);
    EXPECT_EQ(outcome.code, 0) << outcome.err;
    return {Json::parse(outcome.out, nullptr, false), load(picture)};
}

std::string westBoard() {
    return (std::filesystem::path(sampleScenario()).parent_path() / "west.board.xml").string();
}

std::set<std::string> hexesWhere(const Json& hexes, const char* key, const Json& value) {
    std::set<std::string> labels;
    for (const auto& hex : hexes)
        if (hex[key] == value) labels.insert(hex["hex"].get<std::string>());
    return labels;
}

TEST(AnswerPicture, DarkensExactlyTheHexesThatAreNotSeen) {
    for (const auto* from : {"0505", "1503", "0101"}) {
        const auto [said, drawn] = asked({"viewshed", westBoard(), from}, "--picture");
        const auto layer = svgLayer(drawn, "answer");
        const auto blocked = hexesWhere(said["hexes"], "verdict", "blocked");
        EXPECT_GT(blocked.size(), 50u);
        EXPECT_EQ(hexesUnder(filledWith(layer, unseen), drawn), blocked);
        EXPECT_EQ(hexesUnder(filledWith(layer, blinded), drawn),
                  hexesWhere(said["hexes"], "verdict", "blinded"));
    }
}

/// The tint of a number is that of its class in the legend; no number stands outside of the classes.
TEST(AnswerPicture, TintsEachHexByTheNumberThatSeeIt) {
    const auto [said, drawn] = asked({"overlay", "exposure", westBoard(), "0505", "0705", "0910", "1103",
                                      "1503", "1204", "1608", "0812", "1010", "0808", "--range", "12"},
                                     "--picture");
    const auto layer = svgLayer(drawn, "answer");
    EXPECT_EQ(hexesUnder(filledWith(layer, unseen), drawn), hexesWhere(said["hexes"], "value", 0));
    int greatest = 0;
    for (const auto& hex : said["hexes"]) greatest = std::max(greatest, hex["value"].get<int>());
    ASSERT_GT(greatest, 5);
    const auto caption = svgLayer(drawn, "caption");
    EXPECT_THAT(caption, HasSubstr("0505, 0705 and 8 more, up to 12 hexes away"));
    const std::vector<std::string> tints{"#ffeda0", "#fec95f", "#f7963c", "#e05528", "#a50f1e"};
    int from = 1;
    for (std::size_t i = 0; i < tints.size(); ++i) {
        const int to = greatest * static_cast<int>(i + 1) / static_cast<int>(tints.size());
        std::set<std::string> expected;
        for (int number = from; number <= to; ++number)
            expected.merge(hexesWhere(said["hexes"], "value", number));
        EXPECT_EQ(hexesUnder(filledWith(layer, tints[i]), drawn), expected) << from << " to " << to;
        EXPECT_THAT(caption, HasSubstr("seen by " + std::to_string(from) +
                                       (from == to ? "" : "-" + std::to_string(to))));
        from = to + 1;
    }
}

TEST(AnswerPicture, TintsEachHexByTheTurnItIsReachedIn) {
    const auto [said, drawn] =
        asked({"reach", westBoard(), "--from", "0910", "--class", "foot", "--allowance", "3", "--turns", "3"},
              "--picture");
    const auto layer = svgLayer(drawn, "answer");
    const std::vector<std::string> colours{"#2166ac", "#4393c3", "#fddb78"};
    std::map<std::string, std::string> turnOf;
    for (int turn = 1; turn <= 3; ++turn) {
        auto expected = hexesWhere(said["hexes"], "turn", turn);
        EXPECT_GT(expected.size(), 5u);
        for (const auto& hex : expected) turnOf[hex] = std::to_string(turn);
        if (turn == 1) expected.merge(hexesWhere(said["hexes"], "turn", 0));
        EXPECT_EQ(hexesUnder(filledWith(layer, colours[static_cast<std::size_t>(turn - 1)]), drawn),
                  expected);
    }
    // Each of them shows the number of its turn.
    std::map<std::string, std::string> written;
    std::vector<SvgPolygon> hexes;
    for (const auto& colour : colours)
        for (const auto& hex : filledWith(layer, colour)) hexes.push_back(hex);
    for (const auto& text : svgTexts(layer))
        for (const auto& hex : hexes)
            if (lies(text.at, hex)) written[*hexesUnder({hex}, drawn).begin()] = text.words;
    EXPECT_EQ(written, turnOf);
}

TEST(AnswerPicture, ShowsTheWayToOneHex) {
    const auto [said, drawn] = asked({"reach", westBoard(), "--from", "0910", "--to", "1210", "--class",
                                      "motorized", "--allowance", "8", "--turns", "1"},
                                     "--picture");
    EXPECT_THAT(svgLayer(drawn, "answer"), HasSubstr("stroke=\"#c81e28\" stroke-width=\"1.2\""));
}

/// The number of bands without a height of their own.
std::size_t hatched(const std::string& layer) {
    const std::string hatch = "stroke=\"" + deciding + "\" stroke-width=\"0.25\"";
    std::size_t count = 0;
    for (auto at = layer.find(hatch); at != std::string::npos; at = layer.find(hatch, at + 1)) ++count;
    return count;
}

/// Every step of the trace is a column; obstacles and deciding steps have their colours.
TEST(AnswerPicture, TheProfileHasAColumnForEachStep) {
    for (const auto& [from, to] : std::vector<std::pair<std::string, std::string>>{
             {"0505", "1508"}, {"1503", "0912"}, {"0101", "0106"}, {"1503", "2112"}}) {
        const auto [said, drawn] = asked({"los", westBoard(), from, to}, "--profile");
        const auto layer = svgLayer(drawn, "profile");
        std::size_t obstacles = 0, decided = 0;
        std::set<std::string> labels;
        for (const auto& step : said["steps"]) {
            const bool decides = step["effect"] == "blocks" || step["effect"] == "blinds";
            decided += decides;
            obstacles += step["obstacle"] > 0 && !decides;
            std::string label;
            for (const auto& hex : step["hexes"])
                label += (label.empty() ? "" : "/") + hex.get<std::string>();
            labels.insert(label);
        }
        EXPECT_EQ(filledWith(layer, ground).size(), said["steps"].size() + 2) << from << " " << to;
        EXPECT_EQ(
            filledWith(layer, deciding).size() + filledWith(layer, stoppingGround).size() + hatched(layer),
            decided)
            << from << " " << to;
        EXPECT_EQ(filledWith(layer, standing).size(), obstacles) << from << " " << to;
        std::set<std::string> written;
        for (const auto& text : svgTexts(layer)) written.insert(text.words);
        for (const auto& label : labels) EXPECT_THAT(written, Contains(label));
        const bool isClear = said["verdict"] == "clear";
        EXPECT_THAT(layer, isClear ? HasSubstr("stroke=\"#1e6e3c\"") : HasSubstr("stroke=\"#c81e28\""));
        EXPECT_THAT(layer, HasSubstr(isClear ? ": CLEAR<" : ": BLOCKED<"));
    }
}

TEST(AnswerPicture, TheProfileIsTrueToItsHeights) {
    const auto [said, drawn] = asked({"los", westBoard(), "0505", "1503"}, "--profile");
    const auto columns = filledWith(svgLayer(drawn, "profile"), ground);
    ASSERT_EQ(columns.size(), said["steps"].size() + 2);
    // The first two columns are the ends; equal differences of height have equal lengths.
    const auto top = [](const SvgPolygon& column) { return column.front().y; };
    const double low = top(columns[0]), high = top(columns[1]);
    const double from = said["from"]["height"], to = said["to"]["height"];
    ASSERT_GT(to, from);
    for (std::size_t i = 0; i < said["steps"].size(); ++i) {
        const double height = said["steps"][i]["ground"];
        EXPECT_NEAR(top(columns[i + 2]), low + (high - low) * (height - from) / (to - from), 0.01);
    }
}

/// If the ground itself blocks, no obstacle is drawn on it.
TEST(AnswerPicture, GroundThatStopsALineIsGroundOfAnotherColour) {
    const auto [said, drawn] = asked({"los", sampleScenario(), "31-1502", "31-1802"}, "--profile");
    ASSERT_EQ(said["verdict"], "blocked");
    const auto layer = svgLayer(drawn, "profile");
    EXPECT_EQ(filledWith(layer, stoppingGround).size(), 1u);
    EXPECT_TRUE(filledWith(layer, deciding).empty());
    EXPECT_EQ(hatched(layer), 0u);
}

/// The points of the line of sight.
std::vector<SvgPoint> lineIn(const std::string& layer) {
    for (const auto* colour : {"#1e6e3c", "#c81e28"}) {
        const auto stroke = layer.find("stroke=\"" + std::string(colour) + "\"");
        if (stroke == std::string::npos) continue;
        const auto begin = layer.find(" d=\"", stroke) + 4;
        std::istringstream words(layer.substr(begin, layer.find('"', begin) - begin));
        std::vector<SvgPoint> points;
        std::string letter;
        for (SvgPoint point; words >> letter >> point.x >> point.y;) points.push_back(point);
        return points;
    }
    return {};
}

/// If the rule has no height for the line, none is drawn, so there are no stairs down a slope.
TEST(AnswerPicture, TheLineRunsFromEyeToEye) {
    const auto [said, drawn] = asked({"los", westBoard(), "0505", "1503"}, "--profile");
    const auto layer = svgLayer(drawn, "profile");
    EXPECT_EQ(lineIn(layer).size(), 2u);
    EXPECT_THAT(layer, HasSubstr("stroke-dasharray"));
}

TEST(AnswerPicture, WhatBlocksIsNamedInTheProfile) {
    for (const auto* language : {"en", "es"}) {
        const auto [said, drawn] =
            asked({"los", westBoard(), "0912", "1503", "--lang", language}, "--profile");
        ASSERT_EQ(said["verdict"], "blocked");
        std::string hex;  // or both hexes at a hexside
        for (const auto& one : said["at"]["hexes"]) hex += (hex.empty() ? "" : "/") + one.get<std::string>();
        const std::string height = std::string(language) == "es" ? ", altura " : ", height ";
        std::string found;
        for (const auto& text : svgTexts(svgLayer(drawn, "profile")))
            if (text.words.rfind(hex + ": ", 0) == 0) found = text.words;
        EXPECT_THAT(found, HasSubstr(height)) << hex;
    }
}

TEST(AnswerPicture, SaysBelowTheMapWhatWasAsked) {
    const auto reach = svgLayer(
        asked({"reach", westBoard(), "--from", "0910", "--class", "foot", "--allowance", "3", "--turns", "2"},
              "--picture")
            .drawn,
        "caption");
    for (const char* words : {"Movement range", "from 0910", "in 2 turns", ">turn 1<", ">turn 2<"})
        EXPECT_THAT(reach, HasSubstr(words));
    EXPECT_THAT(reach, Not(HasSubstr(">turn 3<")));
    const auto viewshed = svgLayer(asked({"viewshed", westBoard(), "0505"}, "--picture").drawn, "caption");
    EXPECT_THAT(viewshed, HasSubstr("From 0505:"));
    EXPECT_THAT(viewshed, HasSubstr(">not seen<"));
    EXPECT_THAT(viewshed, Not(HasSubstr(">blinded<")));
}

TEST(AnswerPicture, SaysTheOptionsThatWereGiven) {
    const auto caption = [](std::vector<std::string> words) {
        return svgLayer(asked(std::move(words), "--picture").drawn, "caption");
    };
    EXPECT_THAT(caption({"reach", sampleScenario(), "--unit", "g-inf-1", "--turns", "2", "--empty", "--unled",
                         "--to", "31-0609"}),
                HasSubstr("Movement range (--to 31-0609, --unled, --empty)"));
    EXPECT_THAT(caption({"reach", sampleScenario(), "--unit", "g-inf-1", "--turns", "2", "--to", "31-0609"}),
                HasSubstr(" in 2 turns<"))
        << "the way is in a line of its own";
    EXPECT_THAT(caption({"viewshed", sampleScenario(), "31-0910", "--turn", "4"}),
                HasSubstr("Visible hexes (--turn 4)"));
    EXPECT_THAT(caption({"readings", westBoard(), "--range", "3", "--option", "hill-blocks"}),
                HasSubstr("(--option hill-blocks)"));
}

/// Both groups have rings, in two colours, and the legend names them.
TEST(AnswerPicture, RingsBothGroups) {
    const auto drawn = asked({"overlay", "mutual", sampleScenario(), "german", "soviet"}, "--picture").drawn;
    const auto layer = svgLayer(drawn, "answer"), caption = svgLayer(drawn, "caption");
    for (const char* colour : {"#c81e28", "#1446aa"}) {
        EXPECT_THAT(layer, HasSubstr(colour));
        EXPECT_THAT(caption, HasSubstr(colour));
    }
    EXPECT_THAT(caption, HasSubstr(">German<"));
    EXPECT_THAT(caption, HasSubstr(">Soviet<"));
}

}  // namespace
}  // namespace cota::test
