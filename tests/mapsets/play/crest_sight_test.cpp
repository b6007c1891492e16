// Sight by crests: the explanation of a line agrees with its verdict, step by step.
#include <gmock/gmock.h>

#include <algorithm>

#include "mapsets/play/play.h"
#include "tests/support/random_board.h"
#include "tests/support/real_game.h"
#include "tests/support/trials.h"

namespace cota::mapsets {
namespace {

using support::BoardMaker;
using support::Field;
using support::fieldOf;
using testing::ElementsAre;
using testing::HasSubstr;

Mapset crestGame(const std::map<std::string, std::string>& words = {}) {
    Mapset game = support::realGame("war-storm-series");
    for (Option& option : game.catalogue.options)
        if (const auto it = words.find(option.id); it != words.end()) option.value = it->second;
    return game;
}

/// Random woods, rough and levels 0 to 2.
model::Board crestBoard(unsigned seed) {
    BoardMaker maker("A", 9, 8);
    std::mt19937 random(seed);
    for (std::size_t i = 0; i < maker.board.grid.size(); ++i) {
        const auto hex = maker.board.grid.label(maker.board.grid.at(i));
        if (random() % 4 == 0) maker.terrain(hex, random() % 2 ? "woods" : "rough");
        if (random() % 3 == 0) maker.level(hex, static_cast<int>(random() % 3));
    }
    return maker.board;
}

void agrees(const std::map<std::string, std::string>& words, unsigned seed) {
    const Field field = fieldOf(crestBoard(seed), crestGame(words));
    const Play play(*field);
    SightRecorder recorder;
    constexpr std::size_t stride = support::areSanitized ? 7 : 2;
    for (std::size_t i = seed % stride; i < field->hexes().size(); i += stride)
        for (const Cell from = field->hexes()[i]; const Cell to : field->hexes()) {
            const SightResult result = play.sight().judge(from, to, &recorder);
            SCOPED_TRACE(field->label(from) + " to " + field->label(to));
            ASSERT_EQ(result, play.sight().judge(to, from));
            ASSERT_NE(recorder.reason.reason, nullptr);
            const auto count = [&](SightEffect effect) {
                return std::ranges::count(recorder.steps, effect, &SightStep::effect);
            };
            if (recorder.reason.id() == "not-in-crest") {
                ASSERT_EQ(result.verdict, SightVerdict::blocked);
                ASSERT_FALSE(recorder.at);
                continue;
            }
            for (const auto& step : recorder.steps)
                if (step.kind == model::TraceStep::Kind::hexside && step.hexes.size() == 1) {
                    ASSERT_NE(step.why.reason, nullptr) << "along the outer edge of the map";
                }
            ASSERT_EQ(count(SightEffect::blocks) > 0, result.verdict == SightVerdict::blocked);
            if (result.isClear()) {
                ASSERT_EQ(count(SightEffect::blinds), 0) << "a clear line hides nothing";
                ASSERT_EQ(count(SightEffect::hinders) > 0, result.hindrance > 0);
            }
            if (result.verdict == SightVerdict::blinded) {
                ASSERT_EQ(count(SightEffect::blinds), 1);
            }
            ASSERT_EQ(recorder.at.has_value(), !result.isClear());
        }
}

TEST(CrestSight, WhatItSaysOfALineIsWhatItJudges) {
    for (unsigned seed = 0; seed < 4; ++seed) agrees({}, seed);
    agrees({{"spine-slope", "shadow"}}, 4);
    agrees({{"spine-slope", "ignore"}, {"corner-crests", "both"}}, 5);
    agrees({{"half-terrain-on-slope", "any"}, {"half-terrain-level", "any"}}, 6);
    agrees({{"vertex-touch", "counts"}, {"bare-hills-hide", "any"}}, 7);
    agrees({{"hills-as-high", "block"}, {"sight-off-map", "passes"}, {"half-terrain-spine", "2"}}, 8);
}

/// Column 3 is a high column: 0301 0302 0303 ... are straight below each other.
TEST(CrestSight, NamesTheFirstAlongTheLineAndAllThatBlocks) {
    const Field field =
        fieldOf(BoardMaker("A", 5, 8).terrain("0303", "woods").level("0304", 2).board, crestGame());
    const Play play(*field);
    SightRecorder recorder;
    for (const auto& [from, to, first] :
         {std::tuple("0301", "0306", "0303"), std::tuple("0306", "0301", "0304")}) {
        EXPECT_FALSE(play.sight().judge(field.at(from), field.at(to), &recorder).isClear());
        EXPECT_THAT(recorder.at->hexes, ElementsAre(field.at(first)));
        EXPECT_EQ(std::ranges::count(recorder.steps, SightEffect::blocks, &SightStep::effect), 2);
        EXPECT_EQ(recorder.reason.citation, "5.3.1") << "a flat line";
    }
}

TEST(CrestSight, ASlopeCitesItsOwnParagraphAndWhoHidesWhom) {
    const Field field =
        fieldOf(BoardMaker("A", 5, 8).level("0301", 2).terrain("0303", "woods").board, crestGame());
    const Play play(*field);
    SightRecorder recorder;
    EXPECT_EQ(play.sight().judge(field.at("0304"), field.at("0301"), &recorder).verdict,
              SightVerdict::blinded);
    EXPECT_EQ(recorder.reason.citation, "5.3.2");
    EXPECT_EQ(recorder.reason.text(model::Language::english),
              "seen from the higher end 0301, 0303 hides 0304, the hex right behind it");
    EXPECT_TRUE(play.sight().judge(field.at("0305"), field.at("0301"), &recorder).isClear());
    EXPECT_EQ(recorder.reason.id(), "overlooked");
}

TEST(CrestSight, NamesTheOptionThatDecided) {
    BoardMaker maker("A", 6, 6);
    const model::HexCoord start = maker.at("0303");
    const auto label = [&](model::HexCoord offset) { return maker.board.grid.label(start + offset); };
    maker.level("0303", 1).terrain(label({1, 0}), "woods");
    const Field field = fieldOf(maker.board, crestGame());
    const Play play(*field);
    SightRecorder recorder;
    EXPECT_TRUE(play.sight().judge(field.at("0303"), field.at(label({1, 1})), &recorder).isClear())
        << "one side of a hexside does not block, and what would block does not hide";
    EXPECT_THAT(recorder.steps[0].why.options, ElementsAre(SetOption{"spine-slope", "shadow-blinders"}));
    EXPECT_THAT(recorder.steps[0].why.text(model::Language::english), HasSubstr(label({1, 0})));
}

}  // namespace
}  // namespace cota::mapsets
