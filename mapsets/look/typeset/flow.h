#pragma once
// Blocks that flow over columns: where a column may end, and what goes where so that columns end together.
// It knows only heights, in millimetres.

#include <array>
#include <cstddef>
#include <span>
#include <vector>

namespace cota::look {

/// A line of text, a heading, a row of counters: it is never cut.
struct FlowPiece {
    double height = 0;
    double above = 0;  // left free above it, unless it begins a column
    int keeps = 0;     // the number of pieces after it that stay in its column
    friend bool operator==(const FlowPiece&, const FlowPiece&) = default;
};
using FlowPieces = std::span<const FlowPiece>;

/// With the space above the first one only if something stands there.
double flowHeight(FlowPieces pieces, bool isFirst = true);
/// Whether a column may end before the piece at `place`.
bool mayBreak(FlowPieces pieces, std::size_t place);
/// How many of the pieces fill a room, ending where a column may end; all if they fit.
std::size_t fitting(FlowPieces pieces, double room, bool isFirst = true);
/// Where the pieces are divided so that two columns are as equal as possible and the first is not shorter
/// if that can be.
std::size_t halved(FlowPieces pieces);

/// A part of a section in a column.
struct FlowRun {
    std::size_t section = 0;
    std::size_t from = 0, to = 0;  // its pieces
    friend bool operator==(const FlowRun&, const FlowRun&) = default;
};
struct FlowColumns {
    std::array<std::vector<FlowRun>, 2> runs;
    std::array<double, 2> heights{};
    double highest() const { return heights[0] > heights[1] ? heights[0] : heights[1]; }
    double apart() const { return highest() - (heights[0] < heights[1] ? heights[0] : heights[1]); }
};
using FlowSections = std::span<const std::vector<FlowPiece>>;

/// Columns that end farther apart than this look unfinished.
inline constexpr double mostApart = 8;

/// The sections below what stands in the two columns already, each in the column that makes both end near
/// each other; in order in each column. If they end more than `mostApart` apart, one section is divided; its
/// second part needs `continued` more for a heading of its own.
FlowColumns arranged(FlowSections sections, std::array<double, 2> starts, double continued);
/// The sections in order, the first column to its end and then the second, until both are full. The columns
/// end at `room`. What is left begins at the end of the last run.
FlowColumns filled(FlowSections sections, std::array<double, 2> starts, double room, double continued,
                   std::size_t fromPiece = 0);

}  // namespace cota::look
