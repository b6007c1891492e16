// Sight over drawn contours, compared with a literal implementation of the two sentences of the rule,
// contour by contour.
#include <gmock/gmock.h>

#include <algorithm>

#include "formats/model/geometry/outline.h"
#include "formats/model/relief/level_contours.h"
#include "mapsets/play/play.h"
#include "tests/support/parts_in_area.h"
#include "tests/support/random_board.h"
#include "tests/support/trials.h"

namespace cota::mapsets {
namespace {

using support::BoardMaker;
using support::Field;
using support::fieldOf;
using support::gameWith;
using testing::ElementsAre;
using testing::HasSubstr;

model::Contour ring(const std::string& id, int metres, std::vector<model::GridPoint> points) {
    model::Contour contour;
    contour.id = id;
    contour.metres = metres;
    contour.closed = true;
    contour.high = model::HighSide::right;  // inside, if the points run clockwise
    contour.points = std::move(points);
    return contour;
}

/// Random levels inside, none at the edge, so that every contour closes. Without terrain that blocks.
model::Board hills(unsigned seed, bool bare = true) {
    BoardMaker maker("R", 9, 8);
    if (!bare) maker.board = support::randomBoard(9, 8, seed);
    std::mt19937 random(seed);
    for (const model::HexCoord hex : maker.board.grid.hexes()) {
        bool isRim = false;
        for (const model::Direction direction : model::allDirections)
            isRim = isRim || !maker.board.grid.contains(model::neighbour(hex, direction));
        maker.level(maker.board.grid.label(hex), isRim ? 0 : static_cast<int>(random() % 3));
    }
    maker.board.contours = model::contoursOfLevels(maker.board, 20);
    return maker.board;
}

/// Random triangles, two by two hexes for each, some inside others; some corners are on centres. No levels.
model::Board scattered(unsigned seed) {
    BoardMaker maker("S", 9, 8);
    std::mt19937 random(seed);
    const int step = seed % 2 == 0 ? 1 : 250;  // centres are points of a coarse lattice
    for (int x = 0; x < 8; x += 2)
        for (int y = 0; y < 8; y += 2) {
            std::vector<model::GridPoint> points;
            for (int k = 0; k < 3; ++k) {
                const auto offset = [&] { return static_cast<int>(random() % 1900) / step * step; };
                const int right = offset();
                points.push_back({x * 1000 + right, y * 1000 + offset()});
            }
            const auto twice = model::areaTwice(points);
            if (std::abs(twice) < 100000) continue;
            if (twice < 0) std::ranges::reverse(points);
            const std::string name = std::to_string(x) + "-" + std::to_string(y);
            maker.board.contours.push_back(ring("a" + name, 20, points));
            const auto middle = [&](auto part) {
                return (points[0].*part + points[1].*part + points[2].*part) / 3;
            };
            const model::GridPoint centre{middle(&model::GridPoint::x), middle(&model::GridPoint::y)};
            if (random() % 2 == 0) continue;
            for (auto& point : points) point = {(point.x + centre.x) / 2, (point.y + centre.y) / 2};
            maker.board.contours.push_back(ring("b" + name, 40, points));
        }
    return maker.board;
}

Field drawn(const model::Board& board, std::map<std::string, std::string> words = {}) {
    words["contours"] = "polyline";
    return fieldOf(board, gameWith(words));
}

/// How often the way between two places crosses a closed line, not counting where it only touches it.
int crossings(model::GridPoint from, model::GridPoint to, const model::Contour& contour) {
    const auto a = model::fine(from), b = model::fine(to);
    const auto isOn = [&](int side) {
        return [=](model::GridPoint corner) { return model::turn(a, b, model::fine(corner)) * side >= 0; };
    };
    for (const int side : {-1, 1})
        if (std::ranges::all_of(contour.points, isOn(side))) return 0;  // also if it runs along a side
    int count = 0;
    for (const model::LinePart& part : support::partsInArea(a, b, contour.points)) {
        if (part.from == part.to) continue;
        count += part.from != model::LinePlace{0, 1};
        count += part.to != model::LinePlace{1, 1};
    }
    return count;
}

/// 8.4 word by word.
bool isClearByTheSentences(const model::Board& board, const Battlefield& field, const Heights& heights,
                           Cell from, Cell to) {
    if (field.distance(from, to) <= 1) return true;
    const int a = heights.ground(from), b = heights.ground(to);
    std::map<int, int> crossed;  // by height in metres
    for (const model::Contour& contour : board.contours)
        crossed[contour.metres] += crossings(field.centre(from), field.centre(to), contour);
    for (const auto& [metres, count] : crossed) {
        if (metres > std::max(a, b) && count > 0) return false;
        if (metres > std::min(a, b) && count > 1) return false;
    }
    return true;
}

TEST(DrawnProfile, IsWhatTheSentencesSay) {
    int blocked = 0, other = 0;
    for (unsigned seed = 0; seed < (support::areSanitized ? 3 : 24); ++seed) {
        const model::Board board = seed % 2 == 0 ? hills(seed) : scattered(seed);
        const Field field = drawn(board), byHex = fieldOf(board);
        const Play play(*field), hexPlay(*byHex);
        EXPECT_TRUE(play.sight().isMutual());
        for (const Cell from : field->hexes())
            for (const Cell to : field->hexes()) {
                const bool clear = play.sight().judge(from, to).isClear();
                ASSERT_EQ(clear, isClearByTheSentences(board, *field, play.heights(), from, to))
                    << "seed " << seed << ": " << field->label(from) << " to " << field->label(to);
                blocked += !clear;
                other += clear != hexPlay.sight().judge(from, to).isClear();
            }
    }
    EXPECT_GT(blocked, 1000);
    EXPECT_GT(other, 100) << "a model of its own";
}

TEST(DrawnProfile, ContoursDrawnFromLevelsGiveTheLevels) {
    for (unsigned seed = 0; seed < 8; ++seed) {
        model::Board board = support::randomBoard(9, 8, seed);  // lines extend beyond the board
        board.contours = model::contoursOfLevels(board, 20);
        const Field field = drawn(board), byHex = fieldOf(board);
        ASSERT_TRUE(field->levelsAreDrawn());
        for (const Cell cell : field->hexes()) {
            ASSERT_EQ(field->level(cell), byHex->level(cell)) << seed << " " << field->label(cell);
            ASSERT_EQ(field->tags(cell), byHex->tags(cell));
        }
    }
}

TEST(DrawnProfile, EveryPairSeesBothWaysOrNeither) {
    for (const char* profile : {"ground", "raised"})
        for (const char* choice : {"each", "one-side"})
            for (unsigned seed = 0; seed < 8; seed += support::areSanitized ? 4 : 1) {
                model::Board board = support::randomBoard(9, 8, seed);
                board.contours = seed < 4 ? model::contoursOfLevels(board, 20) : scattered(seed).contours;
                const Field field = drawn(board, {{"town-profile", profile}, {"choice", choice}});
                const Play play(*field);
                const auto matrix = play.sight().allPairs();
                ASSERT_TRUE(matrix);
                const auto hexes = field->hexes();
                for (std::size_t i = 0; i < hexes.size(); ++i)
                    for (std::size_t j = 0; j < hexes.size(); ++j) {
                        const bool clear = play.sight().judge(hexes[i], hexes[j]).isClear();
                        ASSERT_EQ(clear, play.sight().judge(hexes[j], hexes[i]).isClear())
                            << field->label(hexes[i]) << " to " << field->label(hexes[j]);
                        ASSERT_EQ(clear, matrix->sees(i, j));
                    }
            }
}

TEST(DrawnProfile, TheSameMapTurnedGivesTheSameAnswers) {
    for (unsigned seed = 0; seed < support::trials(4); ++seed) {
        const model::Board board = hills(seed, false);
        support::ScenarioMaker straight, turned;
        straight.add(board, 0, 0);
        turned.add(board, 0, 0, true);
        const Field a = fieldOf(straight.document(), gameWith({{"contours", "polyline"}}));
        const Field b = fieldOf(turned.document(), gameWith({{"contours", "polyline"}}));
        const Play playA(*a), playB(*b);
        for (const Cell from : a->hexes())
            for (const Cell to : a->hexes())
                ASSERT_EQ(playA.sight().judge(from, to),
                          playB.sight().judge(b.at(a->label(from)), b.at(a->label(to))));
    }
}

TEST(DrawnProfile, AnExplanationNeverChangesTheVerdictAndNamesWhatBlocks) {
    const std::vector<std::map<std::string, std::string>> games = {
        {},
        {{"vertex", "counts"}},
        {{"choice", "one-side"}},
        {{"choice", "one-side"}, {"town-profile", "raised"}, {"overlook", "observer"}},
        {{"town-profile", "raised"}}};
    for (const auto& words : games)
        for (unsigned seed = 0; seed < support::trials(3); ++seed) {
            const Field field = drawn(hills(seed, false), words);
            const Play play(*field);
            SightRecorder recorder;
            constexpr std::size_t stride = support::areSanitized ? 3 : 1;
            for (std::size_t i = 0; i < field->hexes().size(); i += stride)
                for (const Cell from = field->hexes()[i]; const Cell to : field->hexes()) {
                    const SightResult result = play.sight().judge(from, to, &recorder);
                    ASSERT_EQ(result, play.sight().judge(from, to));
                    ASSERT_NE(recorder.reason.reason, nullptr);
                    ASSERT_EQ(recorder.at.has_value(), !result.isClear());
                    const auto blocking =
                        std::ranges::count(recorder.steps, SightEffect::blocks, &SightStep::effect);
                    ASSERT_EQ(blocking > 0, !result.isClear())
                        << field->label(from) << " to " << field->label(to);
                    ASSERT_TRUE(std::ranges::is_sorted(recorder.steps, {}, &SightStep::distance));
                }
        }
}

// Column 3 is a high column: the centres of 0301 0302 ... are at 2,0 2,1 ...
TEST(DrawnProfile, SaysWhichContourHides) {
    BoardMaker maker("1", 5, 8);
    maker.board.contours = {ring("bank", 20, {{1700, 200}, {2300, 200}, {2300, 400}, {1700, 400}}),
                            ring("top", 20, {{1700, 3600}, {2300, 3600}, {2300, 7400}, {1700, 7400}})};
    const Field field = drawn(maker.board);
    const Play play(*field);
    SightRecorder recorder;
    EXPECT_FALSE(play.sight().judge(field.at("0304"), field.at("0301"), &recorder).isClear());
    EXPECT_EQ(recorder.reason.text(model::Language::english),
              "contour bank (20 m), crossed in 0301, is higher than both ends");
    EXPECT_THAT(recorder.at->hexes, ElementsAre(field.at("0301")));
    ASSERT_EQ(recorder.steps.size(), 3u) << "two hexes between, and that of the end";
    EXPECT_EQ(recorder.steps.back().distance, 3);

    EXPECT_FALSE(play.sight().judge(field.at("0301"), field.at("0306"), &recorder).isClear());
    EXPECT_EQ(recorder.reason.id(), "contour-twice");
    EXPECT_EQ(recorder.reason.text(model::Language::spanish),
              "la línea cruza la curva bank (20 m) en 0301 y otra vez en 0301, y 0301 (0 m) está más bajo");
    EXPECT_EQ(recorder.at->line, model::Rational(20));

    EXPECT_TRUE(play.sight().judge(field.at("0302"), field.at("0306"), &recorder).isClear());
    EXPECT_EQ(recorder.reason.id(), "open-line");
    EXPECT_EQ(recorder.steps[2].why.text(model::Language::english), "contours crossed: top (20 m)");
    EXPECT_EQ(recorder.steps[2].line, model::Rational(20));
    EXPECT_EQ(recorder.steps[1].line, model::Rational(0));
    EXPECT_EQ(play.heights().why(field.at("0306")).id(), "drawn");
}

// At 1400 two contours fall and one rises.
TEST(DrawnProfile, WhereOneHillEndsAsAnotherBeginsTheFallIsThatOfTheHigherContour) {
    BoardMaker maker("1", 5, 8);
    maker.board.contours = {ring("bank", 20, {{1700, 200}, {2300, 200}, {2300, 1400}, {1700, 1400}}),
                            ring("crown", 40, {{1800, 600}, {2200, 600}, {2200, 1400}, {1800, 1400}}),
                            ring("top", 20, {{1700, 1400}, {2300, 1400}, {2300, 7400}, {1700, 7400}})};
    const Field field = drawn(maker.board);
    const Play play(*field);
    const Cell north = field.at("0301"), south = field.at("0306");
    for (const auto& [from, to] : {std::pair(north, south), std::pair(south, north)}) {
        SightRecorder recorder;
        EXPECT_FALSE(play.sight().judge(from, to, &recorder).isClear());
        EXPECT_THAT(recorder.reason.text(model::Language::english), HasSubstr("contour crown (40 m)"));
    }
}

TEST(DrawnProfile, WhatScreensFirstIsNamedFirst) {
    BoardMaker maker("1", 5, 8);
    maker.terrain("0303", "woods");
    maker.board.contours = {ring("near", 20, {{1700, 4200}, {2300, 4200}, {2300, 4400}, {1700, 4400}})};
    const Field field = drawn(maker.board);
    const Play play(*field);
    SightRecorder recorder;
    EXPECT_FALSE(play.sight().judge(field.at("0301"), field.at("0307"), &recorder).isClear());
    EXPECT_EQ(recorder.reason.id(), "blocking-terrain");
    EXPECT_FALSE(play.sight().judge(field.at("0304"), field.at("0307"), &recorder).isClear());
    EXPECT_EQ(recorder.reason.id(), "higher-contour");
}

TEST(DrawnProfile, OffTheMapTheGroundIsUnknown) {
    // Two boards meet at a corner: lines between them pass outside both, where a drawn hill hides nothing.
    BoardMaker left("1", 4, 8), right("2", 4, 4);
    left.board.contours = {ring("pad", 20, {{4600, 5000}, {5400, 5000}, {5400, 7400}, {4600, 7400}})};
    support::ScenarioMaker maker;
    maker.add(left.board, 0, 0).add(right.board, 4, 0);
    const Field field = fieldOf(maker.document(), gameWith({{"contours", "polyline"}}));
    const Play play(*field);
    for (const Cell from : field->hexes())
        for (const Cell to : field->hexes()) ASSERT_TRUE(play.sight().judge(from, to).isClear());
}

TEST(DrawnProfile, WithoutAnyContourLevelsOfHexesHold) {
    const Field field = drawn(BoardMaker("1", 5, 8).level("0303", 2).board);
    EXPECT_FALSE(field->levelsAreDrawn());
    EXPECT_EQ(field->level(field.at("0303")), 2);
}

}  // namespace
}  // namespace cota::mapsets
