#include "editor/answers/sight_answer.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <filesystem>

#include "editor/editing/session.h"
#include "tests/support/real_game.h"

using namespace cota;

namespace {

class SightAnswers : public testing::Test {
  protected:
    SightAnswers() : session_(places()) {
        EXPECT_TRUE(
            session_.open(std::filesystem::path(COTA_SOURCE_DIR) / "samples/tcs/orvane.scenario.xml"));
    }
    static session::SessionSettings places() {
        session::SessionSettings made;
        made.mapsets = support::realGames();
        return made;
    }
    /// The number of options that the lines from a hex in the middle to some others name.
    std::size_t optionsNamed() const {
        const auto& map = *session_.map();
        const auto hexes = map.field().hexes();
        const auto from = hexes[hexes.size() / 2];
        std::size_t named = 0;
        for (std::size_t i = 0; i < hexes.size(); i += 41) {
            if (hexes[i] == from) continue;
            const auto answer = session::lookAlong(map, from, hexes[i]);
            named += answer.trace.reason.options.size();
            for (const auto& step : answer.trace.steps) named += step.why.options.size();
        }
        return named;
    }
    session::Session session_;
};

TEST_F(SightAnswers, NobodyWaitsForTheOptionsOfHeights) {
    const auto& map = session_.map();
    const auto hexes = map->field().hexes();
    const auto before = session::lookAlong(*map, hexes.front(), hexes.back());
    EXPECT_FALSE(before.namesOptions);
    const auto few = optionsNamed();

    std::atomic<int> told = 0;
    session::SightOptions options([&] { ++told; });
    options.prepare(map);
    options.wait();
    EXPECT_EQ(told, 1);
    const auto after = session::lookAlong(*map, hexes.front(), hexes.back());
    EXPECT_TRUE(after.namesOptions);
    EXPECT_EQ(after.result, before.result);
    EXPECT_GT(optionsNamed(), few);
}

}  // namespace
