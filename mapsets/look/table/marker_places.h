#pragma once
// Where markers lie in the picture of a table: on the visible part of a card, from its lower edge upwards.

#include "mapsets/look/table/table_layout.h"

namespace cota::look {

/// Lays the markers of all cards, groups and spaces; cards must lie where they stay.
void layMarkers(TableLayout& layout);

}  // namespace cota::look
