#pragma once
// Roads, rails, trails, streams and river courses: an ordered run of hexes, or of hexsides, with a kind.
// Rules need the link between two hexes, not "a road in the hex".

#include <string>
#include <vector>

#include "formats/model/document/attributes.h"
#include "formats/model/document/extras.h"
#include "formats/model/document/id.h"
#include "formats/model/finding/local_text.h"
#include "formats/model/geometry/hex.h"

namespace cota::model {

struct Path {
    PathId id;
    PathKindId kind;
    LocalText name;
    std::vector<HexCoord> hexes;  // a path through hexes; consecutive ones are adjacent (else a finding)
    std::vector<HexSide> sides;   // or a path along hexsides; consecutive ones share a corner
    /// The hexsides through which a path through hexes leaves the board at its ends, if it does.
    std::vector<HexSide> ends;
    Attributes attributes;
    Extras extras;
    friend bool operator==(const Path&, const Path&) = default;
};

}  // namespace cota::model
