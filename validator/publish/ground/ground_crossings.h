#pragma once
// Where bridges and fords of the real world are on a board: in the hex in which the path of their road
// crosses the water. That is known only when all paths and hexsides are made, so rows for them may be
// anywhere in a table.

#include <cstddef>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "formats/model/document/board.h"
#include "validator/publish/ground/ground_table.h"
#include "validator/publish/ground/import_paths.h"

namespace cota::publish {

/// A bridge or ford of the file.
struct GroundCrossing {
    std::size_t row = 0;     // of the table: what it becomes
    model::PathKindId path;  // that its line became; empty for points: any path
    model::GridPoint at;     // the point, or the middle of the line
};

class GroundCrossings {
  public:
    /// `board` with all of its paths, hexsides and terrains.
    GroundCrossings(const model::Board& board, const GroundTable& table);

    /// The hex of the crossing: that of its point, or else the nearest one beside it. Nothing if no path
    /// crosses anything there.
    std::optional<model::HexCoord> hexOf(const GroundCrossing& crossing) const;
    /// Whether the water, or what else is to be crossed, is in the hex of the point or beside it.
    bool isNear(const GroundCrossing& crossing) const;

  private:
    bool isCrossed(const GroundCrossing& crossing, model::HexCoord hex) const;
    bool isInHex(const GroundRow& row, model::HexCoord hex) const;
    bool hasSide(const GroundRow& row, model::HexSide side) const;

    const model::Board& board_;
    const GroundTable& table_;
    std::map<model::PathKindId, SideMasks> links_;
    std::map<std::string, std::set<model::HexSide>, std::less<>> sides_;  // by kind
};

/// The hex of a point; it may be outside the board.
model::HexCoord hexAt(const model::Grid& grid, model::GridPoint at);

/// The point in the middle of the longest part.
model::GridPoint middleOfLine(const std::vector<std::vector<model::GridPoint>>& parts,
                              model::Orientation orientation);

}  // namespace cota::publish
