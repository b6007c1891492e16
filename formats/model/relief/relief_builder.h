#pragma once
// The construction of a relief, for its own source files only.

#include <array>
#include <compare>
#include <vector>

#include "formats/model/relief/relief.h"
#include "formats/model/relief/relief_vector.h"

namespace cota::model {

class ReliefBuilder {
  public:
    ReliefBuilder(Relief& relief, std::span<const Contour> contours, std::span<const SpotHeight> spots,
                  const ReliefFrame& frame);

    /// For two pieces that coincide somewhere: whether the line of the first one is the lower one on paper
    /// where the two lines separate.
    static bool liesBelow(const Relief& relief, const Relief::Piece& one, const Relief::Piece& two);

  private:
    /// A line that reaches the frame.
    struct Arrival {
        std::int64_t place = 0;  // along the frame, clockwise
        std::uint32_t line = 0;
        bool isBack = false;
    };

    void takeLines(std::span<const Contour> contours);
    void joinLines();  // relief_joins.cpp
    // relief_edge.cpp
    void setFrame();
    void cutLines();
    void reachFrame();
    GridPoint onFrame(GridPoint end) const;
    void findCutAreas();
    std::vector<GridPoint> cutArea(std::size_t arc, std::vector<bool>& isSeen) const;
    GridPoint pointOnFrame(std::int64_t place) const;
    std::int64_t frameLength() const;
    // relief_arrivals.cpp
    void orderArrivals();
    Vector alongFrameTo(GridPoint place) const;
    bool runsFirst(const Arrival& one, const Arrival& two) const;
    bool isMainEnd(const Arrival& arrival) const;
    std::strong_ordering besideAtEdge(const Arrival& one, const Arrival& two) const;
    std::int64_t endOfArc(std::size_t arc) const;
    void walkFrame(std::int64_t from, std::int64_t to, std::vector<GridPoint>& points) const;

    void layOutSquares();
    void makePieces();
    void makeFaces();
    std::uint32_t node(LineSide side) const { return side.line * 2 + side.side; }
    std::uint32_t rootOf(std::uint32_t node);
    void unite(std::uint32_t a, std::uint32_t b);
    void linkLoose(std::uint32_t line);
    void numberFaces();
    void deriveHigherSides();
    void nameFaces();
    void takeSpots(std::span<const SpotHeight> spots);
    FaceKind kindOf(const ReliefFace& face) const;
    std::optional<GridPoint> middleOf(const ReliefFace& face) const;

    Relief& relief_;
    const ReliefFrame& frame_;
    std::vector<Arrival> arrivals_;                        // clockwise along the frame
    std::vector<std::array<std::uint32_t, 2>> arrivalOf_;  // by line: of its first point, of its last point
    std::vector<std::uint32_t> parents_;  // nodes: two sides of each line, then the arcs of the frame
};

/// The centre of gravity of a closed outline, to the nearest grid unit; nothing for an outline without area.
std::optional<GridPoint> balancePoint(std::span<const GridPoint> outline);

}  // namespace cota::model
