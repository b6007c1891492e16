#pragma once
// The middle of a table beside its piles: phases, values of the table, tracks of the markers on it.

#include "formats/picture/marks.h"
#include "mapsets/look/table/table_names.h"

namespace cota::look {

struct MiddlePen {
    const TableNames& names;
    const Cards& cards;
    picture::Layer& ground;
    picture::Layer& words;
};
void drawMiddle(const MiddlePen& pen, const picture::Box& box);

/// The boxes of a marker from its least to its most number; the one where it lies is filled. Returns the
/// width.
double drawTrack(const MiddlePen& pen, const mapsets::MarkerKind& kind, const model::TableMarker* marker,
                 picture::Point at, double boxSize);

}  // namespace cota::look
