#pragma once
// The boards of a scenario as they lie on the whole map: the box of each, where two of them are joined, and
// what is below a point. Points are grid units of the map (grid_point.h), so that all of this is exact.

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "formats/model/document/document.h"
#include "formats/model/geometry/grid_point.h"
#include "mapsets/field/board_place.h"

namespace cota::session {

/// The edges along which a board is joined. An edge through the middle of hexes is a straight line there;
/// else it is the middle of the zigzag of the outer hexsides.
struct BoardBox {
    std::int32_t left = 0;
    std::int32_t top = 0;
    std::int32_t right = 0;
    std::int32_t bottom = 0;

    BoardBox movedBy(std::int32_t x, std::int32_t y) const {
        return {left + x, top + y, right + x, bottom + y};
    }
    /// Whether the insides have a point in common.
    bool meets(const BoardBox& other) const {
        return left < other.right && other.left < right && top < other.bottom && other.top < bottom;
    }
    friend bool operator==(const BoardBox&, const BoardBox&) = default;
};

BoardBox boxOf(const mapsets::LaidBoard& laid);

/// The part of two edges at which boards are joined.
struct BoardJoin {
    model::GridPoint from;
    model::GridPoint to;
    friend bool operator==(const BoardJoin&, const BoardJoin&) = default;
};
/// Where two boxes lie edge to edge; a corner alone is not a join.
std::optional<BoardJoin> joinOf(const BoardBox& one, const BoardBox& other);
/// Whether a corner of one is a corner of the other: the boards are flush.
bool areFlush(const BoardBox& one, const BoardBox& other);

struct PlannedBoard {
    std::size_t place = 0;  // in the list of the assembly
    std::string file;
    mapsets::LaidBoard laid;
    BoardBox box;
};

class AssemblyPlan {
  public:
    /// Boards that cannot be laid are left out, as they are on the map: see refusalOf.
    explicit AssemblyPlan(const model::Document& document);

    const std::vector<PlannedBoard>& boards() const { return boards_; }
    /// The board at a place of the assembly; null if it is not laid.
    const PlannedBoard* at(std::size_t place) const;
    /// Why the board at a place of the assembly is not laid; empty if it is.
    std::string refusalOf(std::size_t place) const;
    /// Orientation and low lines of the whole map.
    const model::Grid& lines() const { return lines_; }

    /// The uppermost board at a point, that is the last one of the assembly.
    const PlannedBoard* below(model::GridPoint point) const;
    /// The box around all boards; nothing if there is none.
    std::optional<BoardBox> whole() const;
    /// All joins of two boards.
    std::vector<BoardJoin> joins() const;
    /// The number of hexes that both boards print although they are not two halves.
    static std::size_t overlap(const mapsets::LaidBoard& one, const mapsets::LaidBoard& other);

  private:
    std::vector<PlannedBoard> boards_;
    std::vector<std::string> refusals_;  // by place
    model::Grid lines_;
};

/// The same lines and scale for the squares of distances: a column and a row are not equally wide on paper.
std::int64_t squareOf(model::Orientation orientation, std::int64_t x, std::int64_t y);

}  // namespace cota::session
