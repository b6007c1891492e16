#pragma once
// The colour of the ground at a place. Halos of names use it, so that they separate names from lines without
// being visible.

#include <vector>

#include "mapsets/look/scene/scene.h"
#include "mapsets/look/symbols/height_tints.h"

namespace cota::look {

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
    /// The colour of unpainted ground at one of the heights of the map, 0 the lowest.
    picture::Colour ofStep(std::size_t step) const;

  private:
    picture::Colour tinted(int height) const;

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

    std::vector<Area> areas_;  // drawn outlines, later ones above
    HeightTints tints_;
    bool isTinted_;
};

}  // namespace cota::look
