#pragma once
// The colour of the ground at a place. Halos of names use it, so that they separate names from lines without
// being visible.

#include <map>
#include <vector>

#include "mapsets/look/scene/scene.h"

namespace cota::look {

/// Drawn contours: ground from the lowest place, 0, to the highest, 1. A gliding tint, because lines of
/// sight know no steps there.
picture::Colour glidingTint(const Symbol& relief, picture::Colour ground, double share);

/// Levels: the share of a step above the ground, counted from 1, in the range from the lowest tint to the
/// highest.
double shareOfStep(std::size_t step, std::size_t steps);

class GroundColours {
  public:
    explicit GroundColours(const Scene& scene);
    /// The colour from terrain and height, without hill shading.
    picture::Colour at(Cell cell) const;
    picture::Colour at(Point point) const;
    /// Whether trees cover the ground there, where letters are hard to see.
    bool isWooded(Point point) const;
    /// Whether the ground there has stones, among which letters are hard to read.
    bool isStony(Point point) const;
    /// The colour of unpainted ground on a step of height, from 1.
    picture::Colour ofStep(std::size_t step) const;

  private:
    picture::Colour tinted(picture::Colour ground, int height) const;

    const Scene& scene_;
    struct Area {
        std::vector<Point> outline;
        picture::Box box;
        const Symbol* terrain;
        bool holds(Point point) const;
    };
    const Symbol* terrainOf(Cell cell) const;
    const Symbol* terrainAt(Point point) const;
    /// The topmost drawn outline there; null if there is none.
    const Area* areaAt(Point point) const;

    std::vector<Area> areas_;       // drawn outlines, later ones above
    std::map<int, double> shares_;  // by height, 0 lowest to 1 highest
};

}  // namespace cota::look
