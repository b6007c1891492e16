// Sight by the straight line, compared with the pseudocode of its rule, hex by hex without shortcuts.
#include <gmock/gmock.h>

#include "formats/model/geometry/outline.h"
#include "formats/model/relief/relief.h"
#include "mapsets/play/play.h"
#include "tests/support/hill_board.h"
#include "tests/support/parts_in_area.h"
#include "tests/support/real_game.h"
#include "tests/support/trials.h"

namespace cota::mapsets {
namespace {

using support::Field;

mapsets::Mapset contourGameWith(const std::map<std::string, std::string>& words) {
    static const Mapset read = support::realGame(support::contourGame);
    Mapset game = read;
    for (Option& option : game.catalogue.options)
        if (const auto it = words.find(option.id); it != words.end()) option.value = it->second;
    return game;
}

/// An implementation that uses fractions freely.
class StraightLineLetter {
  public:
    StraightLineLetter(const Field& field, const Heights& heights) : field_(*field), heights_(heights) {}

    bool isClear(Cell from, Cell to) const {
        const int distance = field_.distance(from, to);
        if (distance <= 1) return true;
        const bool rises = heights_.ground(from) <= heights_.ground(to);
        const Cell low = rises ? from : to, high = rises ? to : from;
        const model::FinePoint a = fine(field_.centre(from)), b = fine(field_.centre(to));
        for (const Cell cell : field_.hexes()) {
            if (cell == from || cell == to) continue;
            const auto corners = model::hexCorners(field_.orientation(), field_.centre(cell));
            if (!meetsHex(a, b, corners)) continue;
            const model::Rational line =
                model::Rational(heights_.ground(low)) +
                model::Rational((heights_.ground(high) - heights_.ground(low)) * field_.distance(low, cell),
                                distance);
            if (model::Rational(heights_.ground(cell) + tallest(cell, a, b, corners)) > line) return false;
        }
        return true;
    }

  private:
    using Corners = std::array<model::FinePoint, 6>;
    static bool meetsHex(model::FinePoint a, model::FinePoint b, const Corners& corners) {
        for (std::size_t i = 0; i < 6; ++i)
            if (model::meetingOf(a, b, corners[i], corners[(i + 1) % 6]) != model::Meeting::apart)
                return true;
        return false;
    }
    int tallest(Cell cell, model::FinePoint a, model::FinePoint b, const Corners& corners) const {
        const Catalogue& catalogue = field_.mapset().catalogue;
        int most = 0;
        for (const std::uint16_t terrain : field_.terrainsIn(cell)) {
            const TerrainType& type = catalogue.terrains[terrain];
            bool isDrawn = false;
            for (const FieldArea& area : field_.areas()) isDrawn = isDrawn || area.terrain == terrain;
            if (type.height > 0 && !isDrawn) most = std::max(most, type.height);
        }
        for (const FieldArea& area : field_.areas()) {
            // Somewhere on the line: in the closed hex and in the closed outline.
            for (const model::LinePart& part : support::partsInArea(a, b, area.outline))
                if (meetsInside(a, b, part, corners))
                    most = std::max(most, catalogue.terrains[area.terrain].height);
        }
        return most;
    }
    static bool meetsInside(model::FinePoint a, model::FinePoint b, const model::LinePart& part,
                            const Corners& corners) {
        model::LinePart inside;
        for (std::size_t i = 0; i < 6; ++i) {
            const model::FinePoint c = corners[i], side = corners[(i + 1) % 6] - c;
            const auto value = [&](model::FinePoint p) {
                return side.x * (p.y - c.y) - side.y * (p.x - c.x);
            };
            const std::int64_t at = value(a), end = value(b);
            if (at < 0 && end < 0) return false;
            if (at < 0) inside.from = std::max(inside.from, model::LinePlace{-at, end - at});
            if (end < 0) inside.to = std::min(inside.to, model::LinePlace{at, at - end});
        }
        return std::max(inside.from, part.from) <= std::min(inside.to, part.to);
    }

    const Battlefield& field_;
    const Heights& heights_;
};

TEST(StraightLine, IsWhatItsLettersSay) {
    for (unsigned seed = 1; seed <= support::trials(4); ++seed) {
        const model::Board board =
            support::areSanitized ? support::hillBoard(9, 8, seed) : support::hillBoard(14, 12, seed);
        const Field field = support::fieldOf(board, contourGameWith({}));
        const Play play(*field);
        const StraightLineLetter letter(field, play.heights());
        std::size_t clear = 0, blocked = 0;
        for (const Cell from : field->hexes())
            for (const Cell to : field->hexes()) {
                const bool seen = play.sight().judge(from, to).isClear();
                ASSERT_EQ(seen, letter.isClear(from, to))
                    << seed << ": " << field->label(from) << " to " << field->label(to);
                (seen ? clear : blocked) += 1;
            }
        EXPECT_GT(clear, support::trials(1000));
        EXPECT_GT(blocked, support::trials(1000));
    }
}

TEST(StraightLine, ExplainsWhatItJudgesAndIsMutual) {
    for (const char* method : {"standard", "simplified", "topographic", "topographic-full"})
        for (const char* points : {"highest", "all"})
            for (const char* distance : {"hex", "point"}) {
                const Field field = support::fieldOf(
                    support::areSanitized ? support::hillBoard(5, 4, 5) : support::hillBoard(6, 5, 5),
                    contourGameWith(
                        {{"height-method", method}, {"line-points", points}, {"line-distance", distance}}));
                const Play play(*field);
                const auto all = play.sight().allPairs();
                ASSERT_TRUE(all);
                for (std::size_t i = 0; i < field->hexes().size(); ++i)
                    for (std::size_t k = 0; k < field->hexes().size(); ++k) {
                        const Cell from = field->hexes()[i], to = field->hexes()[k];
                        SightRecorder recorder;
                        const SightResult result = play.sight().judge(from, to, &recorder);
                        ASSERT_EQ(result, play.sight().judge(from, to));
                        ASSERT_EQ(result, play.sight().judge(to, from));
                        ASSERT_EQ(result.isClear(), all->sees(i, k));
                        ASSERT_EQ(result.isClear(), !recorder.at.has_value())
                            << method << " " << points << " " << distance << ": " << field->label(from)
                            << " to " << field->label(to);
                    }
            }
}

/// An explanation needs the height of every place; a verdict only those that could change it.
TEST(StraightLine, JudgesRandomLinesAsItExplainsThem) {
    std::mt19937 random(17);
    for (const char* method : {"topographic", "topographic-full"})
        for (const char* points : {"highest", "all"})
            for (const char* distance : {"hex", "point"}) {
                const Field field = support::fieldOf(
                    support::hillBoard(support::areSanitized ? 12 : 24, support::areSanitized ? 9 : 18,
                                       static_cast<unsigned>(random() % 100)),
                    contourGameWith(
                        {{"height-method", method}, {"line-points", points}, {"line-distance", distance}}));
                const Play play(*field), other(*field);
                const auto any = [&] { return field->hexes()[random() % field->hexes().size()]; };
                std::size_t clear = 0;
                for (unsigned i = 0; i < (support::areSanitized ? 50 : 400); ++i) {
                    const Cell from = any(), to = any();
                    SightRecorder recorder;
                    const SightResult quick = play.sight().judge(from, to);
                    ASSERT_EQ(quick, other.sight().judge(from, to, &recorder));
                    ASSERT_EQ(quick.isClear(), !recorder.at.has_value())
                        << method << " " << points << " " << distance << ": " << field->label(from) << " to "
                        << field->label(to);
                    clear += quick.isClear();
                }
                EXPECT_GT(clear, support::trials(5));
            }
}

/// An unmeasured summit may rise far above its last contour: the game has the limit.
TEST(StraightLine, ExplainsWhatItJudgesHoweverHighSummitsRise) {
    std::mt19937 random(11);
    for (unsigned seed = 1; seed <= support::trials(6); ++seed) {
        mapsets::Mapset game =
            contourGameWith({{"height-method", seed % 2 ? "topographic-full" : "topographic-summits"},
                             {"line-points", seed % 3 ? "highest" : "all"}});
        const auto heights =
            std::ranges::find(game.catalogue.strategies, "heights", &StrategyChoice::question);
        ASSERT_NE(heights, game.catalogue.strategies.end());
        heights->parameters.set("summit-rise", std::to_string(random() % 300));
        const model::Board board =
            support::areSanitized ? support::hillBoard(6, 6, seed) : support::hillBoard(8, 7, seed);
        const Field field = support::fieldOf(board, std::move(game));
        const Play play(*field);
        for (const Cell from : field->hexes())
            for (const Cell to : field->hexes()) {
                SightRecorder recorder;
                const bool isClear = play.sight().judge(from, to, &recorder).isClear();
                ASSERT_EQ(isClear, !recorder.at.has_value())
                    << seed << ": " << field->label(from) << " to " << field->label(to);
            }
    }
}

TEST(StraightLine, IsTheSameOnABoardThatLiesTurned) {
    const model::Board board =
        support::areSanitized ? support::hillBoard(6, 5, 7) : support::hillBoard(10, 9, 7);
    for (const char* method : {"standard", "topographic-full"}) {
        support::ScenarioMaker one, two;
        one.add(board, 0, 0);
        two.add(board, 0, 0, true);
        const Field straight = support::fieldOf(one.document(), contourGameWith({{"height-method", method}}));
        const Field turned = support::fieldOf(two.document(), contourGameWith({{"height-method", method}}));
        const Play first(*straight), second(*turned);
        for (const Cell from : straight->hexes()) {
            const Cell fromTurned = turned.at(straight->label(from));
            ASSERT_EQ(first.heights().ground(from), second.heights().ground(fromTurned))
                << straight->label(from);
            for (const Cell to : straight->hexes())
                ASSERT_EQ(first.sight().judge(from, to),
                          second.sight().judge(fromTurned, turned.at(straight->label(to))))
                    << method << ": " << straight->label(from) << " to " << straight->label(to);
        }
    }
}

TEST(StraightLine, ChoosesNoneOfTheHexesItMustAvoid) {
    model::Board board = support::hillBoard(6, 6, 1);
    board.contours.clear();
    board.areas.clear();
    board.level = model::Layer<std::int16_t>(board.grid.size(), 0);
    for (const bool isChoice : {true, false}) {
        const Field field = support::fieldOf(
            board, contourGameWith({{"sight-along-hexsides", isChoice ? "both" : "either"}}));
        const Play play(*field);
        const model::HexCoord hex = board.grid.hexAt({2, 2});
        const Cell from = field->cellOf(hex), to = field->cellOf({hex.q + 1, hex.r + 1});
        const Cell left = field->cellOf({hex.q + 1, hex.r}), right = field->cellOf({hex.q, hex.r + 1});
        const std::vector<Cell> one = {left}, two = {std::min(left, right), std::max(left, right)};
        EXPECT_TRUE(play.sight().judge(from, to).isClear());
        EXPECT_TRUE(play.sight().judge(from, to, nullptr, one).isClear());
        SightRecorder recorder;
        EXPECT_EQ(play.sight().judge(from, to, &recorder, two).isClear(), !isChoice);
        EXPECT_EQ(recorder.reason.id(), isChoice ? "avoided" : "open-line");
    }
}

/// Along the edge of the map there is no hex on one side of the line; then the hex on the other side decides.
TEST(StraightLine, TheHexOnTheMapDecidesBesideTheEdge) {
    model::Board board = support::hillBoard(6, 6, 1);
    board.contours.clear();
    board.areas.clear();
    std::size_t beside = 0;
    for (const model::HexCoord high : board.grid.hexes()) {
        model::Layer<std::int16_t> level(board.grid.size(), 0);
        level[board.grid.index(high)] = 3;
        model::Board raised = board;
        raised.level = std::move(level);
        const Field field = support::fieldOf(raised, contourGameWith({{"sight-along-hexsides", "both"}}));
        const Play play(*field);
        for (const Cell from : field->hexes())
            for (const Cell to : field->hexes()) {
                const auto steps = model::traceBetween(field->hexAt(to) - field->hexAt(from)).steps;
                if (steps.size() != 1 || steps[0].kind != model::TraceStep::Kind::hexside) continue;
                const Cell one = from + field->offset(steps[0].first());
                const Cell other = from + field->offset(steps[0].second());
                if (field->isOnMap(one) == field->isOnMap(other)) continue;
                const Cell ends[] = {from, to};
                if (std::ranges::find(ends, field->cellOf(high)) != std::end(ends)) continue;
                const bool isHigh = (field->isOnMap(one) ? one : other) == field->cellOf(high);
                SightRecorder recorder;
                ASSERT_EQ(play.sight().judge(from, to, &recorder).isClear(), !isHigh)
                    << field->label(from) << " to " << field->label(to);
                ASSERT_EQ(recorder.at.has_value(), isHigh);
                beside += isHigh;
            }
    }
    EXPECT_GT(beside, 0u);
}

/// Outlines of any size and shape over bare ground: many of them cover a part of the board, or cross it,
/// with all their corners outside.
model::Board wideOutlines(int columns, int rows, unsigned seed) {
    model::Board board = support::hillBoard(columns, rows, seed);
    board.contours.clear();
    board.level = model::Layer<std::int16_t>(board.grid.size(), 0);
    board.areas.clear();
    std::mt19937 random(seed);
    const auto upTo = [&](int most) { return static_cast<int>(random() % static_cast<unsigned>(most + 1)); };
    for (int i = 0; i < 3; ++i) {
        model::Area area;
        area.id = "w" + std::to_string(i);
        area.terrain = model::TerrainId(i == 0 ? "building" : "woods");
        for (int k = 0; k < 3; ++k) area.outline.push_back({upTo(columns * 1000), upTo(rows * 1000)});
        board.areas.push_back(std::move(area));
    }
    return board;
}

TEST(StraightLine, IsTheSameOnAPartOfTheBoard) {
    std::size_t hidden = 0;
    for (unsigned seed = 1; seed <= support::trials(20); ++seed) {
        const model::Board board = wideOutlines(15, 15, seed);
        support::ScenarioMaker whole, part;
        whole.add(board, 0, 0);
        part.add(board, 0, 0);
        const auto label = [&](int column, int row) {
            return board.grid.label(board.grid.hexAt({column, row}));
        };
        part.scenario.assembly.boards[0].crop = model::Crop{label(5, 5), label(10, 10)};
        const Field large = support::fieldOf(whole.document(), contourGameWith({}));
        const Field small = support::fieldOf(part.document(), contourGameWith({}));
        ASSERT_EQ(small->hexes().size(), 36u);
        const Play first(*large), second(*small);
        for (int from = 0; from < 16; ++from)
            for (int to = 0; to < 16; ++to) {
                // One hex inside the edge, so that no hex of the line is cut away.
                const std::string a = label(6 + from % 4, 6 + from / 4), b = label(6 + to % 4, 6 + to / 4);
                const SightResult seen = first.sight().judge(large.at(a), large.at(b));
                ASSERT_EQ(seen, second.sight().judge(small.at(a), small.at(b)))
                    << seed << ": " << a << " to " << b;
                hidden += seen.isClear() ? 0u : 1u;
            }
    }
    EXPECT_GT(hidden, support::trials(500));
}

}  // namespace
}  // namespace cota::mapsets
