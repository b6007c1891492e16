// Sight by whole elevation levels, compared with a literal implementation of the rules.
#include <gmock/gmock.h>

#include <algorithm>

#include "mapsets/play/play.h"
#include "mapsets/strategy/deciding_options.h"
#include "tests/support/random_board.h"

namespace cota::mapsets {
namespace {

using support::BoardMaker;
using support::Field;
using support::fieldOf;
using support::gameWith;
using support::randomBoard;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::SizeIs;

/// The rules word by word, trying every choice of hexes along hexsides.
class Letter {
  public:
    explicit Letter(const Field& field)
        : field_(*field), blockers_(field->maskOf("blocks")), clouds_(field->maskOf("smoke")) {
        both_ = field->option("overlook") == "both";
        raisedProfile_ = field->option("town-profile") == "raised";
        oneSide_ = field->option("choice") == "one-side";
        touched_ = field->option("vertex") == "counts";
        endlessClouds_ = field->option("smoke") == "always-blocks";
        hillsBlock_ = field->option("hill-blocks") == "yes";
        observerRaised_ = field->option("town-ends") == "both";
    }

    bool isClear(Cell from, Cell to) const {
        if (field_.distance(from, to) <= 1) return true;
        std::vector<std::vector<Cell>> steps;
        for (const auto& step : model::traceBetween(field_.hexAt(to) - field_.hexAt(from)).steps) {
            if (step.kind == model::TraceStep::Kind::vertex && !touched_) continue;
            std::vector<Cell> hexes;
            for (const model::HexCoord hex : {step.first(), step.second()})
                if (field_.isOnMap(from + field_.offset(hex))) hexes.push_back(from + field_.offset(hex));
            if (step.kind != model::TraceStep::Kind::hexside)
                hexes.resize(std::min<std::size_t>(hexes.size(), 1));
            if (hexes.size() == 2 && hexes[0] == hexes[1]) hexes.pop_back();
            if (!hexes.empty()) steps.push_back(hexes);
        }
        if (oneSide_) {
            for (const std::size_t side : {0u, 1u}) {
                std::vector<Cell> line;
                for (const auto& step : steps) line.push_back(step[std::min(side, step.size() - 1)]);
                if (isClearAlong(from, to, line)) return true;
            }
            return false;
        }
        return anyChoice(from, to, steps, {});
    }

  private:
    bool anyChoice(Cell from, Cell to, const std::vector<std::vector<Cell>>& steps,
                   std::vector<Cell> line) const {
        if (line.size() == steps.size()) return isClearAlong(from, to, line);
        return std::ranges::any_of(steps[line.size()], [&](Cell cell) {
            std::vector<Cell> longer = line;
            longer.push_back(cell);
            return anyChoice(from, to, steps, longer);
        });
    }
    int ground(Cell cell) const { return 20 * field_.level(cell); }
    bool isTown(Cell cell) const { return (field_.tags(cell) & field_.maskOf("raised")) != 0; }
    int raised(Cell cell) const { return ground(cell) + (isTown(cell) ? 20 : 0); }
    int profile(Cell cell) const { return raisedProfile_ ? raised(cell) : ground(cell); }

    bool isClearAlong(Cell from, Cell to, const std::vector<Cell>& line) const {
        const int a = observerRaised_ ? raised(from) : ground(from);
        const int b = raised(to);
        // A unit in a town is as high as 8.42 makes it, in the profile too.
        std::vector<int> heights = {raisedProfile_ ? a : ground(from)};
        for (const Cell cell : line) {
            heights.push_back(profile(cell));
            const bool hill = hillsBlock_ && field_.containsTerrain(cell, *field_.reliefTerrain());
            const TagMask tags = field_.tags(cell);
            if (endlessClouds_ && (tags & clouds_)) return false;
            if (!(tags & blockers_) && !hill) continue;
            const bool over = both_ ? a > raised(cell) && b > raised(cell) : a > raised(cell);
            if (!over) return false;
        }
        heights.push_back(profile(to));
        for (int contour = 20; contour <= 200; contour += 20) {
            int crossed = 0;
            for (std::size_t i = 1; i < heights.size(); ++i)
                crossed += (heights[i - 1] < contour) != (heights[i] < contour);
            if (crossed >= 1 && contour > std::max(a, b)) return false;
            if (crossed >= 2 && contour > std::min(a, b)) return false;
        }
        return true;
    }

    const Battlefield& field_;
    TagMask blockers_, clouds_;
    bool both_, raisedProfile_, oneSide_, touched_, endlessClouds_, hillsBlock_, observerRaised_;
};

void compare(const std::map<std::string, std::string>& words, unsigned seeds, bool mutual) {
    for (unsigned seed = 0; seed < seeds; ++seed) {
        const Field field = fieldOf(randomBoard(9, 8, seed, seed % 2 ? 3 : 1), gameWith(words));
        const Play play(*field);
        const Letter letter(field);
        const auto matrix = play.sight().allPairs();
        ASSERT_TRUE(matrix);
        EXPECT_EQ(play.sight().isMutual(), mutual);
        const auto hexes = field->hexes();
        for (std::size_t i = 0; i < hexes.size(); ++i)
            for (std::size_t j = 0; j < hexes.size(); ++j) {
                const bool clear = play.sight().judge(hexes[i], hexes[j]).isClear();
                ASSERT_EQ(clear, letter.isClear(hexes[i], hexes[j]))
                    << "seed " << seed << ": " << field->label(hexes[i]) << " to " << field->label(hexes[j]);
                ASSERT_EQ(clear, matrix->sees(i, j));
                ASSERT_TRUE(!mutual || clear == play.sight().judge(hexes[j], hexes[i]).isClear());
            }
    }
}

TEST(ContourProfile, IsWhatTheSentencesSay) { compare({}, 12, true); }
TEST(ContourProfile, WithOneSideForTheWholeLine) { compare({{"choice", "one-side"}}, 6, true); }
TEST(ContourProfile, WithCornersThatCount) { compare({{"vertex", "counts"}}, 6, true); }
TEST(ContourProfile, WithHillsThatBlock) { compare({{"hill-blocks", "yes"}}, 6, true); }
TEST(ContourProfile, WithSmokeWithoutEnd) { compare({{"smoke", "always-blocks"}}, 6, true); }
TEST(ContourProfile, WithOnlyTheObserverHigher) { compare({{"overlook", "observer"}}, 6, false); }
TEST(ContourProfile, WithTownsThatRaiseOnlyTheTarget) { compare({{"town-ends", "target"}}, 6, false); }

// A raised town in between is a contour of its own around the hex, so the literal rules count both
// crossings.
TEST(ContourProfile, WithTownsInTheProfile) { compare({{"town-profile", "raised"}}, 6, true); }

TEST(ContourProfile, WithTownsInTheProfileThatRaiseOnlyTheTarget) {
    compare({{"town-profile", "raised"}, {"town-ends", "target"}}, 6, false);
    compare({{"town-profile", "raised"}, {"town-ends", "target"}, {"choice", "one-side"}}, 6, false);
}

TEST(ContourProfile, TheSameMapTurnedGivesTheSameAnswers) {
    for (unsigned seed = 0; seed < 4; ++seed) {
        const model::Board board = randomBoard(8, 9, seed);
        support::ScenarioMaker straight, turned;
        straight.add(board, 0, 0);
        turned.add(board, 0, 0, true);
        const Field a = fieldOf(straight.document());
        const Field b = fieldOf(turned.document());
        const Play playA(*a), playB(*b);
        for (const Cell from : a->hexes())
            for (const Cell to : a->hexes())
                ASSERT_EQ(playA.sight().judge(from, to),
                          playB.sight().judge(b.at(a->label(from)), b.at(a->label(to))));
    }
}

TEST(ContourProfile, AnExplanationNeverChangesTheVerdictAndListsTheWholeTrace) {
    for (const char* vertex : {"ignored", "counts"}) {
        const Field field = fieldOf(randomBoard(9, 8, 3), gameWith({{"vertex", vertex}}));
        const Play play(*field);
        SightRecorder recorder;
        for (const Cell from : field->hexes())
            for (const Cell to : field->hexes()) {
                const SightResult result = play.sight().judge(from, to, &recorder);
                ASSERT_EQ(result, play.sight().judge(from, to));
                ASSERT_NE(recorder.reason.reason, nullptr);
                ASSERT_EQ(recorder.at.has_value(), !result.isClear());
                const auto trace = model::traceBetween(field->hexAt(to) - field->hexAt(from));
                ASSERT_EQ(recorder.steps.size(), trace.steps.size());
                int blocking = 0;
                for (std::size_t i = 0; i < trace.steps.size(); ++i) {
                    ASSERT_EQ(recorder.steps[i].kind, trace.steps[i].kind);
                    blocking += recorder.steps[i].effect == SightEffect::blocks;
                }
                ASSERT_EQ(blocking > 0, !result.isClear());
                if (result.isClear()) continue;
                const auto first = std::ranges::find(recorder.steps, SightEffect::blocks, &SightStep::effect);
                ASSERT_EQ(recorder.at->hexes, first->hexes) << "the first along the line decides";
            }
    }
}

/// Every option of the small game changed, one at a time and some together: verdict and explanation agree.
TEST(ContourProfile, TheExplanationBlocksExactlyWhereTheLineIsBlocked) {
    const std::vector<std::map<std::string, std::string>> games = {
        {{"choice", "one-side"}},
        {{"hill-blocks", "yes"}},
        {{"smoke", "always-blocks"}},
        {{"overlook", "observer"}},
        {{"town-ends", "target"}, {"town-profile", "raised"}},
        {{"town-profile", "raised"}, {"choice", "one-side"}, {"vertex", "counts"}}};
    for (std::size_t i = 0; i < games.size(); ++i) {
        const Field field = fieldOf(randomBoard(8, 7, static_cast<unsigned>(i)), gameWith(games[i]));
        const Play play(*field);
        SightRecorder recorder;
        for (const Cell from : field->hexes())
            for (const Cell to : field->hexes()) {
                const bool clear = play.sight().judge(from, to, &recorder).isClear();
                const auto blocking =
                    std::ranges::count(recorder.steps, SightEffect::blocks, &SightStep::effect);
                ASSERT_EQ(blocking == 0, clear) << i << ": " << field->label(from) << " " << field->label(to);
                ASSERT_EQ(recorder.at.has_value(), !clear);
                ASSERT_NE(recorder.reason.reason, nullptr);
            }
    }
}

TEST(ContourProfile, NamesTheOptionThatDecided) {
    const Field field =
        fieldOf(BoardMaker("1", 5, 8).level("0301", 1).terrain("0302", "woods").board, gameWith({}));
    const Play play(*field);
    SightRecorder recorder;
    EXPECT_FALSE(play.sight().judge(field.at("0301"), field.at("0303"), &recorder).isClear());
    EXPECT_THAT(recorder.steps[0].why.options, ElementsAre(SetOption{"overlook", "both"}));
    EXPECT_THAT(recorder.reason.source(model::Language::english), testing::EndsWith("option overlook=both"));
    EXPECT_FALSE(play.sight().judge(field.at("0304"), field.at("0301"), &recorder).isClear());
    EXPECT_THAT(recorder.steps[1].why.options, IsEmpty()) << "the observer is no higher";
}

TEST(ContourProfile, AnOptionOfTwoParametersChangesBothAndIsNamedOnce) {
    const Field field = fieldOf(BoardMaker("1", 2, 2).board, gameWith({}));
    StrategyChoice choice;
    choice.fromOption = {{"one", "overlook"}, {"two", "overlook"}};
    const Parameters parameters(&choice, *field);
    using Effects = std::vector<std::string>;
    const auto effects = [](const Parameters& with) {
        const auto one = with.word("one"), two = with.word("two");
        return Effects{one + two, one == two ? "same" : "different"};
    };
    EXPECT_EQ(parameters.otherWords().size(), 1u);
    const auto deciding = decidingOptions(parameters, effects(parameters), effects);
    EXPECT_THAT(deciding[0], ElementsAre(SetOption{"overlook", "both"}));
    EXPECT_THAT(deciding[1], IsEmpty()) << "nobody can set one of the two alone";
}

TEST(ContourProfile, SaysWhichRidgeHides) {
    // Column 3 is a high column: 0301 0302 0303 ... are straight below each other.
    const Field field = fieldOf(BoardMaker("1", 5, 8).level("0303", 2).level("0305", 3).board);
    const Play play(*field);
    SightRecorder recorder;
    EXPECT_FALSE(play.sight().judge(field.at("0301"), field.at("0304"), &recorder).isClear());
    EXPECT_EQ(recorder.reason.id(), "higher-ground");
    EXPECT_THAT(recorder.at->hexes, ElementsAre(field.at("0303")));
    EXPECT_EQ(recorder.steps[1].ground, 40);

    EXPECT_FALSE(play.sight().judge(field.at("0305"), field.at("0301"), &recorder).isClear());
    EXPECT_EQ(recorder.reason.id(), "two-lines");
    EXPECT_THAT(recorder.at->hexes, ElementsAre(field.at("0303")));
    EXPECT_EQ(recorder.heightFrom, 60);
    EXPECT_THAT(recorder.steps, SizeIs(3));
    EXPECT_THAT(recorder.steps[0].hexes, ElementsAre(field.at("0304"))) << "in the order of the observer";
    EXPECT_EQ(recorder.steps[0].distance, 1);
}

TEST(ContourProfile, SaysWhatIsInTheWayAndWhatIsNot) {
    const Field field = fieldOf(BoardMaker("1", 5, 8)
                                    .terrain("0302", "woods")
                                    .feature("0303", "smoke")
                                    .level("0304", 1)
                                    .level("0301", 1)
                                    .board);
    const Play play(*field);
    SightRecorder recorder;
    EXPECT_TRUE(play.sight().judge(field.at("0301"), field.at("0304"), &recorder).isClear());
    EXPECT_EQ(recorder.reason.id(), "overlooked");
    EXPECT_EQ(recorder.steps[0].why.id(), "overlooked");
    EXPECT_FALSE(play.sight().judge(field.at("0302"), field.at("0304"), &recorder).isClear());
    EXPECT_EQ(recorder.reason.id(), "cloud");
    EXPECT_EQ(recorder.reason.text(model::Language::english), "the line passes through smoke in 0303");
    EXPECT_TRUE(play.sight().judge(field.at("0302"), field.at("0303"), &recorder).isClear());
    EXPECT_EQ(recorder.reason.id(), "adjacent");
    EXPECT_THAT(recorder.steps, IsEmpty());
}

TEST(ContourProfile, AlongAHexsideTakesTheFreeHexUnlessItMustNot) {
    BoardMaker maker("1", 6, 6);
    const model::HexCoord start = maker.at("0303");
    const std::string woods = maker.board.grid.label(start + model::HexCoord{1, 0});
    const std::string bare = maker.board.grid.label(start + model::HexCoord{0, 1});
    const std::string end = maker.board.grid.label(start + model::HexCoord{1, 1});
    const Field field = fieldOf(maker.terrain(woods, "woods").board);
    const Play play(*field);
    SightRecorder recorder;
    EXPECT_TRUE(play.sight().judge(field.at("0303"), field.at(end), &recorder).isClear());
    EXPECT_EQ(recorder.steps[0].kind, model::TraceStep::Kind::hexside);
    EXPECT_THAT(recorder.steps[0].hexes, ElementsAre(field.at(bare), field.at(woods)));
    EXPECT_EQ(recorder.steps[0].why.id(), "chosen-hex");
    const std::vector<Cell> avoided = {field.at(bare)};
    EXPECT_FALSE(play.sight().judge(field.at("0303"), field.at(end), nullptr, avoided).isClear());
}

TEST(ContourProfile, AStoppedQuestionHasNoAnswer) {
    const Field field = fieldOf(BoardMaker("1", 6, 6).board);
    const Play play(*field);
    std::stop_source source;
    source.request_stop();
    EXPECT_EQ(play.sight().allPairs(source.get_token()), std::nullopt);
}

/// Coordinates beyond 16 bits are no problem: rows of verdicts equal those of single lines wherever a board
/// is.
TEST(ContourProfile, IsTheSameWhereverTheBoardLies) {
    const model::Board board = randomBoard(20, 12, 3);
    const auto rowsOf = [&](int column, int row) {
        support::ScenarioMaker maker;
        maker.add(board, column, row);
        const Field field = fieldOf(maker.document());
        const Play play(*field);
        std::vector<SightResult> all, out(field->hexes().size());
        for (const Cell from : field->hexes()) {
            play.sight().viewshed(from, out);
            for (std::size_t to = 0; to < out.size(); ++to)
                EXPECT_EQ(out[to], play.sight().judge(from, field->hexes()[to]));
            all.insert(all.end(), out.begin(), out.end());
        }
        return all;
    };
    const auto here = rowsOf(0, 0);
    EXPECT_EQ(rowsOf(32'760, 0), here);
    EXPECT_EQ(rowsOf(-32'770, 100'000), here);
}

}  // namespace
}  // namespace cota::mapsets
