#pragma once
// Paths are drawn piece by piece, one or more in each hex, and joined into runs where pieces share a hexside.

#include <optional>
#include <vector>

#include "mapsets/look/scene/way_banks.h"

namespace cota::look {

/// A path without forks, as a sequence of bends.
struct WayRun {
    std::size_t kind = 0;  // index into Catalogue::pathKinds
    picture::Curve line;
    // Ends inside a hex, where no other path of the kind continues.
    bool startsInside = false, endsInside = false;
    std::vector<std::size_t> bends = {};  // of each piece, in the order of the line
};

/// A piece of a path within one hex.
struct WayPiece {
    Point a, handleA, handleB, b;
    std::vector<WayKnot> knots = {};                       // between its bends
    std::optional<model::HexSide> sideA = {}, sideB = {};  // absent: ends in a node
    bool isSpur = false;                                   // its inner end is the end of the path
    Cell cell = mapsets::noCell;
};

/// Whether a piece is followed from its first end or from its second.
enum class Course : std::uint8_t { forwards, backwards };
void addPiece(const WayPiece& piece, Course course, picture::Curve& line);

/// Joins pieces at the hexsides they share; closed paths last.
std::vector<WayRun> strung(std::size_t kind, const std::vector<WayPiece>& pieces);

}  // namespace cota::look
