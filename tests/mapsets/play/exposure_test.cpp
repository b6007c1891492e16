// How many hexes see each hex equals what single lines of sight say, in games of every kind of sight.
#include "mapsets/analysis/exposure.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>

#include "mapsets/play/play.h"
#include "tests/support/samples.h"
#include "tests/support/small_game.h"

namespace cota::mapsets {
namespace {

TEST(Exposure, CountsTheLinesOfSight) {
    std::mt19937 random(20);
    int dark = 0, seen = 0;
    for (const auto& sample : support::allSamples()) {
        const support::Field field = support::fieldOf(sample.document, sample.game);
        const Play play(*field);
        const auto hexes = field->hexes();
        Watch watch;
        for (int i = 0; i < 9; ++i) watch.from.push_back(hexes[random() % hexes.size()]);
        std::ranges::sort(watch.from);
        watch.from.erase(std::unique(watch.from.begin(), watch.from.end()), watch.from.end());
        for (const std::optional<int> range : {std::optional<int>(), std::optional<int>(5)}) {
            watch.range = range;
            const auto counts = exposure(play, watch).value();
            ASSERT_EQ(counts.size(), hexes.size());
            for (int i = 0; i < 60; ++i) {
                const auto place = random() % hexes.size();
                const Cell to = hexes[place];
                const auto sees = [&](Cell from) {
                    return from != to && (!range || play.spotting().distance(from, to) <= *range) &&
                           play.sight().judge(from, to).isClear();
                };
                const auto expected = std::ranges::count_if(watch.from, sees);
                EXPECT_EQ(counts[place], expected) << sample.path << " " << field->label(to);
                (expected == 0 ? dark : seen) += 1;
            }
        }
    }
    EXPECT_GT(dark, 50);
    EXPECT_GT(seen, 50);
}

TEST(Exposure, StopsWhenAsked) {
    std::stop_source stop;
    stop.request_stop();
    const auto samples = support::allSamples();
    const support::Field field = support::fieldOf(samples.front().document, samples.front().game);
    EXPECT_FALSE(exposure(Play(*field), {{field->hexes().front()}, {}}, stop.get_token()));
}

}  // namespace
}  // namespace cota::mapsets
