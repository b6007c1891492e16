#include "mapsets/sight/kept_lines.h"

#include <gtest/gtest.h>

#include <thread>

namespace cota::mapsets {
namespace {

/// Steps of a kept line as hexes, with both hexes at a hexside listed.
std::vector<model::HexCoord> keptHexes(KeptLines& lines, model::HexCoord offset) {
    const LineFrame frame = frameOf(offset);
    const auto at = [&](int along, int aside) {
        return model::HexCoord{along * frame.main.q + aside * frame.beside.q,
                               along * frame.main.r + aside * frame.beside.r};
    };
    EXPECT_EQ(at(frame.along, frame.aside), offset);
    EXPECT_EQ(frame.distance(), model::distance({}, offset));
    std::vector<model::HexCoord> hexes;
    if (frame.alongSides()) return hexes;
    for (const LineStep step : lines.steps(frame)) hexes.push_back(at(step.along, step.aside));
    return hexes;
}

TEST(KeptLines, AreTheTracesOfEveryOffset) {
    for (const bool touched : {false, true}) {
        KeptLines lines(touched);
        for (int q = -12; q <= 12; ++q)
            for (int r = -12; r <= 12; ++r) {
                std::vector<model::HexCoord> hexes;
                bool sides = false;
                for (const auto& step : model::traceBetween({q, r}).steps) {
                    sides = sides || step.kind == model::TraceStep::Kind::hexside;
                    if (touched || step.kind != model::TraceStep::Kind::vertex) hexes.push_back(step.first());
                }
                EXPECT_EQ(frameOf({q, r}).alongSides(), sides) << q << "," << r;
                EXPECT_TRUE(sides || keptHexes(lines, {q, r}) == hexes) << q << "," << r;
            }
    }
}

TEST(KeptLines, LinesTooLongToKeepAreTraced) {
    KeptLines lines;
    const int far = KeptLines::longestKept;
    std::size_t crossed = 0;
    for (const auto& step : model::traceBetween({far + 40, 3}).steps)
        crossed += step.kind == model::TraceStep::Kind::hex;
    EXPECT_EQ(keptHexes(lines, {far + 40, 3}).size(), crossed);
}

// A game whose lines touch corners once kept none from one map to the next.
TEST(KeptLines, OfTheOtherKindAreKeptWithThem) {
    const auto lines = std::make_shared<KeptLines>();
    EXPECT_EQ(KeptLines::ofKind(lines, false), lines);
    const auto touched = KeptLines::ofKind(lines, true);
    ASSERT_TRUE(touched && touched->withTouched());
    EXPECT_EQ(KeptLines::ofKind(lines, true), touched);
    EXPECT_TRUE(KeptLines::ofKind(nullptr, true)->withTouched());
}

TEST(KeptLines, MayBeAskedByManyThreadsAtOnce) {
    KeptLines lines;
    std::vector<std::thread> threads;
    for (int i = 0; i < 4; ++i)
        threads.emplace_back([&] {
            for (int distance = 60; distance > 1; --distance)
                EXPECT_EQ(lines.steps(frameOf({distance, 0})).size(), static_cast<std::size_t>(distance - 1));
        });
    for (std::thread& thread : threads) thread.join();
}

}  // namespace
}  // namespace cota::mapsets
