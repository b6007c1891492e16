#pragma once
// Where a board lies in the real world. Height models and maps of roads and woods are read there. No rule
// reads it.

#include <cstdint>
#include <string>

#include "formats/model/document/extras.h"

namespace cota::model {

/// The centre of the first hex of the grid (column 0, row 0) in a system of coordinates whose unit is the
/// metre.
struct Anchor {
    std::string system;        // as map programs write it: "EPSG:32631"
    std::int64_t east = 0;     // millimetres on the ground
    std::int64_t north = 0;    // millimetres on the ground
    std::int64_t hexSize = 0;  // between centres of neighbouring hexes, in millimetres on the ground; > 0
    int turn = 0;              // of the top of the map from north, clockwise, in thousandths of a degree
    Extras extras;
    friend bool operator==(const Anchor&, const Anchor&) = default;
};

}  // namespace cota::model
