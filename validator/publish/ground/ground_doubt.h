#pragma once
// What a person should look at after an import of the ground.

#include <string>

#include "formats/model/finding/local_text.h"
#include "formats/model/geometry/hex.h"

namespace cota::publish {

enum class GroundDoubtKind {
    nearLimit,  // the share of a terrain is near the limit from which it counts
    nearEqual,  // two terrains have nearly the same share
    cornerCut,  // a path passes the corner of a hex and does not enter it
    triangle,   // three hexes are all joined by paths of a kind
    shortRun,   // a path was left out because it is short
    noCrossing  // a bridge or ford is near the water, but no path crosses it there
};
const char* textOf(GroundDoubtKind kind);
model::LocalLiteral wordsOf(GroundDoubtKind kind);

struct GroundDoubt {
    model::HexCoord hex;
    GroundDoubtKind kind = GroundDoubtKind::nearLimit;
    std::string what;        // id of a terrain, kind of path or feature
    int share = 0;           // thousandths of the hex
    std::string other;       // the other terrain
    int otherShare = 0;      // its share, or the limit
    bool isCounted = false;  // nearLimit: whether the terrain counts
};

}  // namespace cota::publish
