#pragma once
// The construction of faces from lines, only for the construction of a relief.

#include <optional>
#include <span>
#include <vector>

#include "formats/model/relief/contour_map.h"
#include "formats/model/relief/edge_arrivals.h"
#include "formats/model/relief/relief_faces.h"

namespace cota::model {

class FaceBuilder {
  public:
    /// Also derives the higher sides of the lines.
    FaceBuilder(ContourMap& map, const EdgeArrivals& arrivals, std::span<const SpotHeight> spots);

    ReliefFaces result() { return std::move(faces_); }

  private:
    std::uint32_t node(LineSide side) const { return side.line * 2 + side.side; }
    std::uint32_t rootOf(std::uint32_t node);
    void unite(std::uint32_t a, std::uint32_t b);
    void uniteSides();
    void linkLoose(std::uint32_t line);
    void numberFaces();
    void deriveHigherSides();
    FaceKind kindOf(const ReliefFace& face) const;
    void nameFaces();
    void takeSpots(std::span<const SpotHeight> spots);
    // face_summits.cpp
    std::optional<GridPoint> middleOf(const ReliefFace& face) const;
    void findCutAreas();

    ContourMap& map_;
    const EdgeArrivals& arrivals_;
    ReliefFaces faces_;
    std::vector<std::uint32_t> parents_;  // nodes: two sides of each line, then the sections of the edge
};

}  // namespace cota::model
