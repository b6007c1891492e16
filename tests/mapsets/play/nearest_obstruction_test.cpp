// Sight by the nearest obstruction, compared with a literal implementation of its rules.
#include <gmock/gmock.h>

#include <algorithm>

#include "mapsets/play/play.h"
#include "tests/support/random_board.h"
#include "tests/support/real_game.h"

namespace cota::mapsets {
namespace {

using support::BoardMaker;
using support::Field;
using support::fieldOf;
using testing::ElementsAre;

Mapset game(const std::map<std::string, std::string>& words = {}) {
    Mapset game = support::realGame("marea-de-acero");
    for (Option& option : game.catalogue.options)
        if (const auto it = words.find(option.id); it != words.end()) option.value = it->second;
    return game;
}

/// Random woods, buildings, smoke and levels 0 to 2.
model::Board boardOf(unsigned seed) {
    BoardMaker maker("1A", 9, 8);
    std::mt19937 random(seed);
    for (std::size_t i = 0; i < maker.board.grid.size(); ++i) {
        const auto hex = maker.board.grid.label(maker.board.grid.at(i));
        if (random() % 6 == 0) maker.terrain(hex, random() % 2 ? "woods" : "building");
        if (random() % 20 == 0) maker.feature(hex, "smoke");
        if (random() % 3 == 0) maker.level(hex, static_cast<int>(random() % 3));
    }
    return maker.board;
}

/// The sentences one after the other, with sets of hexes: those crossed, and those on either side.
class NearestObstructionLetter {
  public:
    explicit NearestObstructionLetter(const Field& field) : field_(*field), blocks_(field->maskOf("blocks")) {
        always_ = field->option("obstacles-below") == "always";
        anyHill_ = field->option("hill-obstructs") == "any";
        touched_ = field->option("vertex-touch") == "counts";
        traversed_ = field->option("blind-counting") == "traversed";
    }

    SightVerdict judge(Cell from, Cell to) const {
        if (field_.distance(from, to) <= 1) return SightVerdict::clear;
        if (field_.level(from) > field_.level(to)) std::swap(from, to);
        std::vector<Cell> left, right;
        bool two = false;
        const model::HexCoord offset = field_.hexAt(to) - field_.hexAt(from);
        for (const auto& step : model::traceBetween(offset).steps) {
            const Cell first = from + field_.offset(step.first());
            const Cell second = from + field_.offset(step.second());
            if (step.kind == model::TraceStep::Kind::hex) {
                left.push_back(first);
                right.push_back(first);
            } else if (step.kind == model::TraceStep::Kind::hexside) {
                two = true;
                left.push_back(first);
                right.push_back(second);
            } else if (touched_) {
                two = true;
                const auto hex = step.first();
                const bool isLeft = offset.q * hex.r - offset.r * hex.q < 0;
                (isLeft ? left : right).push_back(first);
            }
        }
        const auto one = along(from, to, left);
        return two ? std::min(one, along(from, to, right), better) : one;
    }

  private:
    static bool better(SightVerdict a, SightVerdict b) {
        const auto rank = [](SightVerdict v) {
            return v == SightVerdict::clear ? 0 : v == SightVerdict::blinded ? 1 : 2;
        };
        return rank(a) < rank(b);
    }

    SightVerdict along(Cell low, Cell high, const std::vector<Cell>& line) const {
        const int lo = field_.level(low);
        const int hi = field_.level(high);
        for (const Cell cell : line)
            if (field_.isOnMap(cell) && field_.level(cell) > hi) return SightVerdict::blocked;
        const auto screens = [&](Cell cell) {
            return (field_.tags(cell) & blocks_) != 0 && (always_ || field_.level(cell) >= lo);
        };
        if (lo == hi) {
            for (const Cell cell : line)
                if (field_.isOnMap(cell) && screens(cell)) return SightVerdict::blocked;
            return SightVerdict::clear;
        }
        for (const Cell cell : line)
            if (field_.isOnMap(cell) && field_.distance(cell, high) == 1 && field_.level(cell) == hi)
                return SightVerdict::blocked;
        for (std::size_t i = 0; i < line.size(); ++i) {
            const Cell cell = line[i];
            if (!field_.isOnMap(cell)) continue;
            const int level = field_.level(cell);
            if (!screens(cell) && level <= lo && !(anyHill_ && level >= 1)) continue;
            const int behind = traversed_ ? static_cast<int>(i) + 1 : field_.distance(cell, low);
            if (behind <= 3 - (hi - lo)) return SightVerdict::blinded;
        }
        return SightVerdict::clear;
    }

    const Battlefield& field_;
    TagMask blocks_;
    bool always_, anyHill_, touched_, traversed_;
};

void compare(const std::map<std::string, std::string>& words) {
    int blinded = 0;
    for (unsigned seed = 0; seed < 8; ++seed) {
        const Field field = fieldOf(boardOf(seed), game(words));
        const Play play(*field);
        const NearestObstructionLetter letter(field);
        const auto matrix = play.sight().allPairs();
        ASSERT_TRUE(matrix && play.sight().isMutual());
        const auto hexes = field->hexes();
        for (std::size_t i = 0; i < hexes.size(); ++i)
            for (std::size_t j = 0; j < hexes.size(); ++j) {
                const auto verdict = play.sight().judge(hexes[i], hexes[j]).verdict;
                ASSERT_EQ(verdict, letter.judge(hexes[i], hexes[j]))
                    << "seed " << seed << ": " << field->label(hexes[i]) << " to " << field->label(hexes[j]);
                ASSERT_EQ(verdict, play.sight().judge(hexes[j], hexes[i]).verdict);
                ASSERT_EQ(verdict == SightVerdict::clear, matrix->sees(i, j));
                blinded += verdict == SightVerdict::blinded;
            }
    }
    EXPECT_GT(blinded, 100);
}

TEST(NearestObstruction, IsWhatTheSentencesSay) { compare({}); }
TEST(NearestObstruction, WithLowObstaclesOverlooked) { compare({{"obstacles-below", "if-level"}}); }
TEST(NearestObstruction, WithEveryHillAnObstruction) { compare({{"hill-obstructs", "any"}}); }
TEST(NearestObstruction, WithCornersThatCount) { compare({{"vertex-touch", "counts"}}); }

TEST(NearestObstruction, WithHexesTraversedCounted) { compare({{"blind-counting", "traversed"}}); }

TEST(NearestObstruction, AnExplanationNeverChangesTheVerdict) {
    for (const char* vertex : {"ignored", "counts"}) {
        const Field field = fieldOf(boardOf(3), game({{"vertex-touch", vertex}}));
        const Play play(*field);
        SightRecorder recorder;
        for (const Cell from : field->hexes())
            for (const Cell to : field->hexes()) {
                const SightResult result = play.sight().judge(from, to, &recorder);
                ASSERT_EQ(result, play.sight().judge(from, to));
                ASSERT_NE(recorder.reason.reason, nullptr);
                ASSERT_EQ(recorder.at.has_value(), !result.isClear())
                    << field->label(from) << " to " << field->label(to);
                const auto trace = model::traceBetween(field->hexAt(to) - field->hexAt(from));
                ASSERT_EQ(recorder.steps.size(), trace.steps.size());
                if (result.verdict != SightVerdict::blocked) continue;
                const auto first = std::ranges::find(recorder.steps, SightEffect::blocks, &SightStep::effect);
                ASSERT_EQ(recorder.at->hexes, first->hexes) << "the first along the line decides";
            }
    }
}

TEST(NearestObstruction, AClearLineOverAnObstructionSaysSo) {
    int over = 0, open = 0, beside = 0;
    for (unsigned seed = 0; seed < 4; ++seed) {
        const Field field = fieldOf(boardOf(seed), game());
        const Play play(*field);
        SightRecorder recorder;
        for (const Cell from : field->hexes())
            for (const Cell to : field->hexes()) {
                if (!play.sight().judge(from, to, &recorder).isClear() || field->distance(from, to) < 2)
                    continue;
                const bool isOver = std::ranges::any_of(recorder.steps, [](const SightStep& step) {
                    return step.why.id() == "overlooked" || step.why.id() == "chosen-overlooked";
                });
                const bool isBeside =
                    recorder.reason.id() == "chosen-side" || recorder.reason.id() == "free-side";
                ASSERT_EQ(recorder.reason.id() == "open-line", !isOver && !isBeside);
                (isOver ? over : isBeside ? beside : open) += 1;
            }
    }
    EXPECT_GT(over, 50);
    EXPECT_GT(open, 50);
    EXPECT_GT(beside, 5);
}

TEST(NearestObstruction, EveryStepAlongASideCitesTheParagraphOnSides) {
    const Field field = fieldOf(boardOf(1), game());
    const Play play(*field);
    SightRecorder recorder;
    int sides = 0;
    for (const Cell from : field->hexes())
        for (const Cell to : field->hexes()) {
            if (!play.sight().judge(from, to, &recorder).isClear()) continue;
            for (const SightStep& step : recorder.steps) {
                if (step.kind != model::TraceStep::Kind::hexside) continue;
                ASSERT_THAT(step.why.citation, testing::HasSubstr("LOS.SIDE"));
                ++sides;
            }
        }
    EXPECT_GT(sides, 100);
}

TEST(NearestObstruction, NamesTheOptionThatDecided) {
    const auto optionsOf = [](const std::map<std::string, std::string>& words) {
        // Woods below both ends, one hex lower: only the option decides whether they count.
        const Field field =
            fieldOf(BoardMaker("1A", 5, 8).level("0301", 1).terrain("0303", "woods").level("0304", 1).board,
                    game(words));
        const Play play(*field);
        SightRecorder recorder;
        play.sight().judge(field.at("0301"), field.at("0304"), &recorder);
        return recorder.steps[1].why.options;
    };
    EXPECT_THAT(optionsOf({}), ElementsAre(SetOption{"obstacles-below", "always"}));
    EXPECT_THAT(optionsOf({{"obstacles-below", "if-level"}}),
                ElementsAre(SetOption{"obstacles-below", "if-level"}));
}

TEST(NearestObstruction, SaysWhatHides) {
    // Column 3 is a high column: 0301 0302 0303 ... are straight below each other.
    const Field field =
        fieldOf(BoardMaker("1A", 5, 8).level("0301", 1).terrain("0303", "woods").board, game());
    const Play play(*field);
    SightRecorder recorder;
    EXPECT_EQ(play.sight().judge(field.at("0301"), field.at("0305"), &recorder).verdict,
              SightVerdict::blinded);
    EXPECT_EQ(recorder.reason.id(), "blind-hex");
    EXPECT_THAT(recorder.at->hexes, ElementsAre(field.at("0303")));
    EXPECT_EQ(recorder.at->effect, SightEffect::blinds);
    EXPECT_TRUE(play.sight().judge(field.at("0301"), field.at("0306"), &recorder).isClear());
    EXPECT_EQ(recorder.steps[1].why.id(), "overlooked");
    EXPECT_EQ(play.sight().judge(field.at("0306"), field.at("0302"), &recorder).verdict,
              SightVerdict::blocked);
    EXPECT_EQ(recorder.reason.id(), "blocking-terrain");
}

TEST(NearestObstruction, ALineAlongTheEdgeOfTheMapMayUseTheSideWithoutHexesUnlessBarred) {
    BoardMaker maker("1A", 5, 8);
    for (int row = 1; row <= 8; ++row) maker.terrain("040" + std::to_string(row), "woods");
    const auto seen = [&](const char* word) {
        const Field field = fieldOf(maker.board, game({{"edge-of-map", word}}));
        const Play play(*field);
        int clear = 0;
        for (const Cell from : field->hexes())
            for (const Cell to : field->hexes()) clear += play.sight().judge(from, to).isClear();
        return clear;
    };
    EXPECT_GT(seen("free"), seen("barred"));
}

}  // namespace
}  // namespace cota::mapsets
