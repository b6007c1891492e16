#pragma once
// Contours as drawn lines: turned round, joined, parted, cut at an edge, and where their heights are printed.
// Pure functions; ids of what is new are for the caller to choose.

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "formats/model/document/shapes.h"
#include "formats/model/geometry/grid_point.h"

namespace cota::model {

/// The same line drawn the other way; its higher side stays where it is.
Contour reversed(Contour contour);

/// One line of two: the end of `first` (its last point, or its first with `atFront`) is tied to an end of
/// `second`. It keeps what `first` is. Nothing if one of them is closed or stands at another height.
std::optional<Contour> joined(const Contour& first, bool atFront, const Contour& second, bool secondAtFront);

/// An open line with its ends tied together; the line itself where it is closed or has too few points.
Contour closedUp(Contour contour);

/// The two parts before and after one of its points, which both have. A closed line becomes one open one that
/// begins and ends there. Parts of fewer than two points are left out; the second has no id.
std::vector<Contour> partedAt(const Contour& contour, std::size_t point);

/// What lies in a rectangle, rim included, cut to the nearest grid unit. The first part keeps the id, the
/// others have none. A closed line that is cut is no longer closed.
std::vector<Contour> cutTo(const Contour& contour, GridPoint low, GridPoint high);

/// Where the height is printed: the places the designer chose, else one in the middle of every `every` grid
/// units of the line, at least one.
std::vector<GridPoint> labelPlaces(const Contour& contour, std::int32_t every);

}  // namespace cota::model
