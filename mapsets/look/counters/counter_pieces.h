#pragma once
// Which counters are printed: the units of an order of battle, spare ones of their types, the markers of the
// game. Their order and their codes depend on nothing but themselves: not on the order of files or entries.

#include <string>
#include <vector>

#include "mapsets/look/counters/counter_face.h"

namespace cota::look {

struct CounterPiece {
    enum class Kind { unit, spare, marker };
    Kind kind = Kind::unit;
    CounterSubject front, back;
    const FaceMarker* marker = nullptr;
    CounterExtent extent;
    double scale = 1;    // of the face, from its designed size to the extent
    std::string code;    // "G01", on the counter and in the manifest
    model::SideId side;  // whose block it lies in; empty: a marker of nobody
    model::CounterTypeId type;
    model::CounterId counter;  // empty: a spare or a marker
};

/// Counters with one ground on each side, which lie together without gutters.
struct CounterBlock {
    model::SideId side;
    picture::Colour frontGround, backGround;
    CounterExtent extent;
    std::vector<CounterPiece> pieces;
};

struct PieceWishes {
    bool hasUnits = true, hasMarkers = true;
    /// Fill the last row of a block with spares of its types, up to their number on the counter sheet.
    bool hasSpares = true;
    double rowWidth = 186;  // millimetres for the counters of a row
    double size = 0;        // millimetres across usual counters; 0: as designed. Others grow alike
};

/// A side in its designed size, its upper left corner at the origin; the sheet draws it in the scale of the
/// piece. Small counters may have a face of their own.
std::vector<picture::Mark> designedFace(const CounterFaces& faces, const CounterPiece& piece,
                                        CounterSide side);

/// As many counters of this size as fit side by side.
std::size_t columnsIn(double width, const CounterExtent& extent);

/// All blocks, units before markers. The subjects must outlive them.
std::vector<CounterBlock> counterBlocks(const CounterSubjects& subjects, const model::Document& document,
                                        const mapsets::Catalogue& catalogue, const PieceWishes& wishes);

}  // namespace cota::look
