#pragma once
// The ends of contours along the edge of the map, only for the construction of faces.

#include <array>
#include <compare>
#include <cstdint>
#include <vector>

#include "formats/model/relief/contour_line.h"
#include "formats/model/relief/map_edge.h"

namespace cota::model {

/// An end of a line at the edge of the map.
struct EdgeArrival {
    std::int64_t place = 0;  // along the edge, clockwise
    std::uint32_t line = 0;
    bool isBack = false;
};

/// The arrivals divide the edge into sections; section i begins at arrival i and ends at the next one.
class EdgeArrivals {
  public:
    /// Extends lines that end just before the edge, and marks the open lines that do not reach it. The lines
    /// and the edge must outlive the arrivals.
    EdgeArrivals(std::vector<ContourLine>& lines, const MapEdge& edge, const ReliefFrame& frame);

    std::size_t size() const { return arrivals_.size(); }
    bool empty() const { return arrivals_.empty(); }
    const EdgeArrival& operator[](std::size_t index) const { return arrivals_[index]; }
    const EdgeArrival& after(std::size_t index) const { return arrivals_[(index + 1) % arrivals_.size()]; }
    /// The end of a section; that of the last one is the first arrival, a whole length of the edge farther.
    std::int64_t endOfSection(std::size_t section) const;
    /// The outline of a face that a section closes: clockwise along the edge to the next line, along this
    /// line to its other end, and on from there until the section comes again.
    std::vector<GridPoint> outlineFrom(std::size_t section, std::vector<bool>& isSeen) const;

  private:
    void leadToEdge(std::vector<ContourLine>& lines, const ReliefFrame& frame);
    void order();
    bool runsFirst(const EdgeArrival& one, const EdgeArrival& two) const;
    bool isMainEnd(const EdgeArrival& arrival) const;
    std::strong_ordering besideAtEdge(const EdgeArrival& one, const EdgeArrival& two) const;

    const std::vector<ContourLine>& lines_;
    const MapEdge& edge_;
    std::vector<EdgeArrival> arrivals_;                    // clockwise along the edge
    std::vector<std::array<std::uint32_t, 2>> arrivalOf_;  // by line: of its first point, of its last point
};

}  // namespace cota::model
