#pragma once
// Contours as drawn lines: reversed, joined, split, cut at an edge, and the places of their printed heights.
// Pure functions; the caller chooses the ids of new contours.

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "formats/model/document/shapes.h"
#include "formats/model/geometry/grid_point.h"

namespace cota::model {

/// The same line drawn in the other direction; the higher side does not change.
Contour reversed(Contour contour);

/// Joins two lines: the end of `first` (its last point, or its first if `atFront`) and an end of `second`.
/// The result has the id and values of `first`. Returns nothing if one of them is closed or their heights
/// differ.
std::optional<Contour> joined(const Contour& first, bool atFront, const Contour& second, bool secondAtFront);

/// An open line with its ends joined; unchanged if it is closed or has too few points.
Contour closedUp(Contour contour);

/// The two pieces before and after one of its points, which belongs to both. A closed line becomes one open
/// line that begins and ends there. Pieces of fewer than two points are left out; the second piece has no
/// id.
std::vector<Contour> partedAt(const Contour& contour, std::size_t point);

/// The pieces of the line inside a rectangle, rim included, cut to the nearest grid unit. The first piece
/// keeps the id, the others have none. A closed line that is cut becomes open.
std::vector<Contour> cutTo(const Contour& contour, GridPoint low, GridPoint high);

/// Where the height is printed: the places that the designer chose, or one in the middle of every `every`
/// grid units of the line, at least one.
std::vector<GridPoint> labelPlaces(const Contour& contour, std::int32_t every);

}  // namespace cota::model
