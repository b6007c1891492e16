#include "formats/model/geometry/hex_line.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <span>
#include <stdexcept>
#include <string>

#include "formats/model/geometry/grid.h"

namespace cota::model {
namespace {

std::string name(HexCoord hex) { return "(" + std::to_string(hex.q) + "," + std::to_string(hex.r) + ")"; }

std::string text(std::span<const TraceStep> steps) {
    std::string all;
    for (const TraceStep& step : steps) {
        if (!all.empty()) all += ' ';
        if (step.kind == TraceStep::Kind::hexside)
            all += name(std::min(step.first(), step.second())) + "|" +
                   name(std::max(step.first(), step.second()));
        else
            all += (step.kind == TraceStep::Kind::vertex ? "." : "") + name(step.first());
    }
    return all;
}

std::string trace(HexCoord offset) { return text(traceBetween(offset).steps); }

/// Calls `check` with every offset within a radius, except (0,0).
template <class Check>
void forOffsets(int radius, Check check) {
    for (int q = -radius; q <= radius; ++q)
        for (int r = -radius; r <= radius; ++r)
            if (const HexCoord offset{q, r}; offset != HexCoord{} && distance({}, offset) <= radius) {
                check(offset);
                if (testing::Test::HasFatalFailure()) return;
            }
}

/// The definition, hex by hex: the part of the line in the closed hex, and whether any of it is inside.
struct Piece {
    Rational enter;
    Rational leave;
    bool touched = false;
    bool inside = false;
};

Piece pieceIn(HexCoord hex, HexCoord offset) {
    Piece piece{Rational(0), Rational(1), true, true};
    const std::array<int, 3> rise = {offset.q - offset.r, offset.q + 2 * offset.r, -2 * offset.q - offset.r};
    const std::array<int, 3> centre = {hex.q - hex.r, hex.q + 2 * hex.r, -2 * hex.q - hex.r};
    for (std::size_t i = 0; i < 3; ++i) {
        if (rise[i] == 0) {
            if (std::abs(centre[i]) > 1) piece.touched = false;
            if (std::abs(centre[i]) >= 1) piece.inside = false;
            continue;
        }
        Rational from(centre[i] - 1, rise[i]);
        Rational to(centre[i] + 1, rise[i]);
        if (to < from) std::swap(from, to);
        piece.enter = std::max(piece.enter, from);
        piece.leave = std::min(piece.leave, to);
    }
    if (piece.leave < piece.enter) piece.touched = false;
    if (!(piece.enter < piece.leave)) piece.inside = false;
    return piece;
}

void checkAgainstDefinition(HexCoord offset) {
    const Trace found = traceBetween(offset);
    std::map<HexCoord, TraceStep> byHex;
    for (const TraceStep& step : found.steps) {
        ASSERT_TRUE(byHex.emplace(step.first(), step).second) << name(offset);
        if (step.kind == TraceStep::Kind::hexside) {
            ASSERT_TRUE(byHex.emplace(step.second(), step).second) << name(offset);
        }
        ASSERT_EQ(step.distance, distance({}, step.first()));
        ASSERT_EQ(step.distance, distance({}, step.second()));
    }
    const int reach = distance({}, offset) + 1;
    std::size_t met = 0;
    for (int q = -reach; q <= reach; ++q)
        for (int r = -reach; r <= reach; ++r) {
            const HexCoord hex{q, r};
            if (hex == HexCoord{} || hex == offset) continue;
            const Piece piece = pieceIn(hex, offset);
            ASSERT_EQ(byHex.contains(hex), piece.touched) << name(offset) << " meets " << name(hex);
            if (!piece.touched) continue;
            ++met;
            const TraceStep& step = byHex.at(hex);
            ASSERT_EQ(step.enter(), piece.enter) << name(offset) << " in " << name(hex);
            ASSERT_EQ(step.leave(), piece.leave) << name(offset) << " in " << name(hex);
            const auto kind = piece.enter == piece.leave ? TraceStep::Kind::vertex
                              : piece.inside             ? TraceStep::Kind::hex
                                                         : TraceStep::Kind::hexside;
            ASSERT_EQ(step.kind, kind) << name(offset) << " in " << name(hex);
        }
    ASSERT_EQ(met, byHex.size());
}

TEST(HexLine, EveryShortLineMeetsWhatTheDefinitionSays) { forOffsets(14, checkAgainstDefinition); }

TEST(HexLine, StepsAreOrderedAndLeaveNoGap) {
    forOffsets(14, [](HexCoord offset) {
        Rational reached(-1);
        for (const TraceStep& step : traceBetween(offset).steps) {
            if (reached != Rational(-1)) {
                ASSERT_EQ(step.enter(), reached) << name(offset);
            }
            ASSERT_LE(step.enter(), step.leave());
            reached = step.leave();
        }
    });
}

TEST(HexLine, MatchesTheWorkedSteps) {
    EXPECT_EQ(trace({4, 1}), "(1,0) .(1,1) (2,0) (2,1) .(3,0) (3,1)");
    EXPECT_EQ(trace({3, 1}), "(1,0) (1,1) (2,0) (2,1)");
    EXPECT_EQ(trace({2, 2}), "(0,1)|(1,0) (1,1) (1,2)|(2,1)");
    EXPECT_EQ(trace({1, 1}), "(0,1)|(1,0)");
    EXPECT_EQ(trace({3, 0}), "(1,0) (2,0)");
    EXPECT_EQ(trace({1, 0}), "");
    EXPECT_EQ(trace({0, 0}), "");
}

TEST(HexLine, LeavesTouchedHexesApartFromCrossedOnes) {
    std::string crossed;
    for (const TraceStep& step : traceBetween({5, 2}).steps)
        if (step.kind == TraceStep::Kind::hex) crossed += name(step.first());
    EXPECT_EQ(crossed, "(1,0)(1,1)(2,1)(3,1)(4,1)(4,2)");
}

/// Traces by label on a sheet with odd columns low and rows counted from 00.
std::string labelTrace(const Grid& grid, const char* from, const char* to) {
    const HexCoord start = *grid.hexOf(from);
    std::string all;
    for (const TraceStep& step : traceBetween(*grid.hexOf(to) - start).steps) {
        if (!all.empty()) all += ' ';
        std::string first = grid.label(start + step.first());
        if (step.kind == TraceStep::Kind::vertex) first = "." + first;
        if (step.kind == TraceStep::Kind::hexside) {
            std::string second = grid.label(start + step.second());
            if (second < first) std::swap(first, second);
            first += "|" + second;
        }
        all += first;
    }
    return all;
}

TEST(HexLine, MatchesTheExamplesOfTheRulebooksOddLow) {
    Grid grid;
    grid.stagger = Stagger::oddLow;
    grid.columns = 15;
    grid.rows = 14;
    grid.labels.column.width = 1;
    grid.labels.row.first = 0;
    EXPECT_EQ(labelTrace(grid, "301", "900"), "401 501 601 700 801");
    EXPECT_EQ(labelTrace(grid, "301", "504"), "302|402 403 404|503");
    EXPECT_EQ(labelTrace(grid, "505", "300"), "504 404 403 402 301");
    EXPECT_EQ(labelTrace(grid, "505", "301"), "504 404 403 302");
    EXPECT_EQ(labelTrace(grid, "305", "300"), "304 303 302 301");
    EXPECT_EQ(labelTrace(grid, "401", "305"), "402 .302 403 303 .404 304");
    EXPECT_EQ(labelTrace(grid, "505", "402"), "504 404 503 403");
    EXPECT_EQ(labelTrace(grid, "401", "900"), "500 601 700 801");
    EXPECT_EQ(labelTrace(grid, "300", "900"), "400|401 500 600|601 700 800|801");
    EXPECT_EQ(labelTrace(grid, "505", "302"), "405|504 404 303|403");
}

TEST(HexLine, MatchesTheExamplesOfTheRulebooksEvenLow) {
    Grid grid;
    grid.columns = 15;
    grid.rows = 20;
    grid.labels.column.width = 1;
    grid.labels.separator = ".";
    EXPECT_EQ(labelTrace(grid, "1.04", "4.05"), "2.04 3.05");
    EXPECT_EQ(labelTrace(grid, "1.11", "2.06"), "1.10 .2.09 1.09 2.08 .1.08 2.07");
    EXPECT_EQ(labelTrace(grid, "1.11", "4.10"), "2.10 3.11");
    EXPECT_EQ(labelTrace(grid, "2.06", "2.09"), "2.07 2.08");
    EXPECT_EQ(labelTrace(grid, "2.09", "4.05"), "2.08 3.08 3.07 4.06");
    EXPECT_EQ(labelTrace(grid, "2.12", "4.12"), "3.12|3.13");
    EXPECT_EQ(labelTrace(grid, "4.03", "4.05"), "4.04");
    EXPECT_EQ(labelTrace(grid, "4.05", "4.10"), "4.06 4.07 4.08 4.09");
}

TEST(HexLine, OppositeOffsetsHaveTheNegatedTrace) {
    forOffsets(20, [](HexCoord offset) {
        Trace mirrored = traceBetween(HexCoord{} - offset);
        for (TraceStep& step : mirrored.steps) {
            step.q = static_cast<std::int16_t>(-step.q);
            step.r = static_cast<std::int16_t>(-step.r);
            if (step.kind == TraceStep::Kind::hexside) step.across = opposite(step.across);
        }
        const Trace there = traceBetween(offset);
        ASSERT_EQ(mirrored.steps, there.steps) << name(offset);
        ASSERT_EQ(mirrored.crossings.size(), there.crossings.size());
    });
}

TEST(HexLine, TravelledBackwardsMeetsTheSameInReverse) {
    forOffsets(20, [](HexCoord offset) {
        const Trace there = traceBetween(offset);
        const Trace back = traceBetween(HexCoord{} - offset);
        ASSERT_EQ(there.steps.size(), back.steps.size());
        for (std::size_t i = 0; i < there.steps.size(); ++i) {
            const TraceStep& a = there.steps[i];
            const TraceStep& b = back.steps[back.steps.size() - 1 - i];
            if (a.enter() == a.leave()) continue;  // at a shared corner, two touches may be in either order
            ASSERT_EQ(a.kind, b.kind);
            ASSERT_EQ(a.enter(), Rational(1) - b.leave());
            ASSERT_EQ(a.first(), offset + b.second()) << "left and right change places";
        }
    });
}

TEST(HexLine, HexsidesHaveTheirLeftHexFirst) {
    const Trace east = traceBetween({2, -1});  // to the right, and horizontal on flat-topped hexes
    ASSERT_EQ(east.steps.size(), 1U);
    EXPECT_EQ(east.steps[0].first(), (HexCoord{1, -1})) << "above the line";
    EXPECT_EQ(east.steps[0].second(), (HexCoord{1, 0})) << "below the line";
    EXPECT_TRUE(east.crossings.empty());
}

TEST(HexLine, CrossingsLeadFromHexToHex) {
    forOffsets(14, [](HexCoord offset) {
        const Trace found = traceBetween(offset);
        std::vector<HexCoord> crossed = {HexCoord{}};
        bool hexsides = false;
        for (const TraceStep& step : found.steps) {
            if (step.kind == TraceStep::Kind::hex) crossed.push_back(step.first());
            if (step.kind == TraceStep::Kind::hexside) hexsides = true;
        }
        crossed.push_back(offset);
        ASSERT_EQ(found.crossings.size(), hexsides ? 0 : crossed.size() - 1) << name(offset);
        for (std::size_t i = 0; i < found.crossings.size(); ++i) {
            const Crossing& crossing = found.crossings[i];
            const HexSide side = crossing.side();
            const auto [low, high] = std::minmax({side.hex, side.other()});
            ASSERT_EQ(std::min(crossed[i], crossed[i + 1]), low) << name(offset);
            ASSERT_EQ(std::max(crossed[i], crossed[i + 1]), high) << name(offset);
            ASSERT_LT(static_cast<int>(side.direction), 3);
            const Piece piece = pieceIn(crossed[i], offset);
            ASSERT_EQ(crossing.t(), piece.leave) << name(offset);
            const bool touches =
                std::any_of(found.steps.begin(), found.steps.end(), [&](const TraceStep& step) {
                    return step.kind == TraceStep::Kind::vertex && step.enter() == crossing.t();
                });
            ASSERT_EQ(crossing.atCorner, touches) << name(offset);
        }
    });
}

TEST(HexLine, LongLinesKeepWithinTheirNumbers) {
    for (const HexCoord offset :
         {HexCoord{999, -1498}, HexCoord{-999, -500}, HexCoord{999, -1}, HexCoord{997, 991},
          HexCoord{maxTraceDistance, -1}, HexCoord{-2500, -2500}}) {
        const Trace found = traceBetween(offset);
        Rational reached = found.steps.front().enter();
        for (const TraceStep& step : found.steps) {
            ASSERT_EQ(step.enter(), reached) << name(offset);
            const Piece piece = pieceIn(step.first(), offset);
            ASSERT_TRUE(piece.touched);
            ASSERT_EQ(step.leave(), piece.leave);
            reached = step.leave();
        }
        ASSERT_EQ(reached, pieceIn(offset, offset).enter) << name(offset);
    }
}

TEST(HexLine, CountsTheHexesItEnters) {
    EXPECT_EQ(hexesEntered({3, 1}), 5) << "one more than the distance";
    EXPECT_EQ(hexesEntered({2, 2}), 4) << "pairs count once";
    EXPECT_EQ(hexesEntered({4, 1}), 5) << "corners do not count";
    EXPECT_EQ(hexesEntered({1, 0}), 1);
    EXPECT_EQ(hexesEntered({0, 0}), 0);
    forOffsets(14, [](HexCoord offset) { EXPECT_GE(hexesEntered(offset), distance({}, offset)); });
}

TEST(HexLine, LongerLinesThanItsNumbersHoldAreRefused) {
    EXPECT_THROW(traceBetween({maxTraceDistance + 1, 0}), std::length_error);
    EXPECT_THROW(traceBetween({0, -100'000}), std::length_error);
}

}  // namespace
}  // namespace cota::model
