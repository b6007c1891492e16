#pragma once
// The making of a relief, seen by its own sources only.

#include "formats/model/relief.h"

namespace cota::model {

class ReliefBuilder {
  public:
    ReliefBuilder(Relief& relief, std::span<const Contour> contours, std::span<const SpotHeight> spots,
                  const ReliefFrame& frame);

  private:
    /// A line that reaches the frame.
    struct Arrival {
        std::int64_t place = 0;  // along the frame, clockwise
        std::uint32_t line = 0;
        bool isBack = false;
    };

    void takeLines(std::span<const Contour> contours);
    void joinLines();  // relief_joins.cpp
    void growFrame();
    void reachFrame();
    GridPoint onFrame(GridPoint end) const;
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
    std::vector<Arrival> arrivals_;
    std::vector<std::uint32_t> parents_;  // nodes: two sides of each line, then the arcs of the frame
};

/// The point inside a closed outline around which it is balanced, to the nearest grid unit; nothing for an
/// outline without area.
std::optional<GridPoint> balancePoint(std::span<const GridPoint> outline);

}  // namespace cota::model
