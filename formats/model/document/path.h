#pragma once
// Roads, rails, trails, streams and river courses: an ordered run of hexes, or of hexsides, with a kind.
// Games ask for the link between two hexes, not for "road in hex".

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
    std::vector<HexCoord> hexes;  // consecutive ones are neighbours (else a finding); a path through hexes
    std::vector<HexSide> sides;   // or: consecutive ones share a corner; a path along hexsides
    /// Where a hex path leaves the board at its ends, if it does: the side it runs out of.
    std::vector<HexSide> ends;
    Attributes attributes;
    Extras extras;
    friend bool operator==(const Path&, const Path&) = default;
};

}  // namespace cota::model
