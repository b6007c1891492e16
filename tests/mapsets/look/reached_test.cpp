// The map of the reach of a unit: uncertain hexes are marked.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "mapsets/look/sheet/answer_drawings.h"
#include "tests/mapsets/look/look_fixture.h"

using namespace cota;
using namespace cota::look;
using namespace cota::look::test;

namespace {

const picture::Group& drawn(const picture::Layer& layer) {
    return std::get<picture::Group>(layer.marks.front().what);
}

std::vector<std::string> wordsIn(const picture::Layer& layer) {
    std::vector<std::string> words;
    for (const auto& mark : drawn(layer).marks)
        if (const auto* text = std::get_if<picture::Text>(&mark.what)) words.push_back(text->words);
    return words;
}

int palestFill(const picture::Layer& layer) {
    int least = 255;
    for (const auto& mark : drawn(layer).marks)
        if (const auto* fill = std::get_if<picture::Fill>(&mark.what))
            least = std::min(least, static_cast<int>(fill->colour.alpha));
    return least;
}

TEST(Reached, UncertainHexesAreMarkedAndPaler) {
    const Stage stage(support::BoardMaker("N", 7, 3).board);
    const auto hex = [&](const char* label) {
        mapsets::ReachedHex one;
        one.cell = stage.field.at(label);
        one.turn = 1;
        return one;
    };
    auto start = hex("0101"), sure = hex("0201"), bounded = hex("0301"), late = hex("0401"),
         never = hex("0501"), rolled = hex("0601"), stopped = hex("0701"), fewer = hex("0102");
    start.turn = 0;
    bounded.turnAtMost = 1;  // a cost on the way is unknown, but does not matter
    late.turnAtMost = 3;
    never.turnAtMost = 0;
    rolled.byRoll = true;
    stopped.mayStop = true;
    fewer.leftAtLeast = 0;  // reached in the same turn, with fewer points left
    const std::vector all{start, sure, bounded, late, never, rolled, stopped, fewer};
    EXPECT_EQ(wordsIn(drawReached(*stage.scene, start.cell, all, {})),
              (std::vector<std::string>{"1", "1", "1-3", "1?", "1?", "1?", "1"}));
    const std::vector certain{start, sure, bounded};
    for (const auto& one : {never, fewer}) {
        const std::vector uncertain{one};
        EXPECT_LT(palestFill(drawReached(*stage.scene, start.cell, uncertain, {})),
                  palestFill(drawReached(*stage.scene, start.cell, certain, {})) / 2);
    }
}

}  // namespace
