#pragma once
// The line from one group to another in the picture of a table.

#include <vector>

#include "mapsets/look/table/table_layout.h"

namespace cota::look {

/// Of the bends from a side of one box to a side of the other, the one that is short and covers little, in so
/// many straight parts.
std::vector<picture::Point> wayBetween(const TableLayout& layout, const picture::Box& from,
                                       const picture::Box& to, int parts);

}  // namespace cota::look
