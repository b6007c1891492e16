#pragma once
// The faces of a relief: the areas between its contours (hilltops, bottoms, slopes, passes).

#include <cstdint>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "formats/model/relief/contour_line.h"
#include "formats/model/relief/contour_map.h"

namespace cota::model {

/// The kind of a face. `unclear`: one height around it, and its higher side is unknown.
enum class FaceKind : std::uint8_t { open, slope, hilltop, bottom, pass, unclear };

/// A region of the map without contours inside. The edge of the map closes it where contours leave the map.
struct ReliefFace {
    FaceKind kind = FaceKind::open;
    std::vector<int> heights;      // of the contours around it, ascending, without repetitions
    std::vector<LineSide> border;  // the sides of these contours that face it
    /// For hilltops and bottoms, the highest or lowest point: a spot height in the face beyond the height of
    /// its contour, otherwise the middle of its area on the map, without metres.
    std::optional<GridPoint> summit;
    std::optional<int> summitMetres;
    /// The same if the edge of the map cuts the area and the ground is assumed to rise or fall up to the
    /// edge: the middle of its longest section of the edge. Nothing if no edge cuts it.
    std::optional<GridPoint> edgeSummit;
};

/// The faces of a map, and which of them is at each side of a line and at each place of the map's edge.
struct ReliefFaces {
    using Index = std::uint32_t;

    std::vector<ReliefFace> all;
    std::vector<Index> ofSide;                           // two for each line: left, right
    std::vector<std::pair<std::int64_t, Index>> atEdge;  // by the place where a section of the edge begins

    Index of(LineSide side) const { return ofSide[side.line * 2 + side.side]; }
    /// The face that contains a place; on a contour, one of the two faces at it.
    Index at(const ContourMap& map, GridPoint place) const;
};

}  // namespace cota::model
