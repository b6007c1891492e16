#pragma once
// The middle of a table beside its piles: phases, values of the table, tracks of the markers on it.

#include "formats/picture/marks.h"
#include "mapsets/look/table/table_layout.h"
#include "mapsets/look/table/table_names.h"

namespace cota::look {

LaidMiddle layOutMiddle(const TableNames& names, const picture::Box& box);
/// A track with its upper left corner at a point.
LaidTrack layTrack(const TableNames& names, const mapsets::MarkerKind& kind, picture::Point at,
                   double boxSize);

struct MiddlePen {
    const TableNames& names;
    picture::Layer& ground;
    picture::Layer& words;
};
void drawMiddle(const MiddlePen& pen, const LaidMiddle& middle);
/// The box where the marker lies is filled.
void drawTrack(const MiddlePen& pen, const LaidTrack& track);

}  // namespace cota::look
