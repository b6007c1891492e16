#pragma once
// The colour the ground has at a place: halos of words take it, so that they part the words from lines
// without showing themselves.

#include <map>
#include <vector>

#include "mapsets/look/scene/scene.h"

namespace cota::look {

/// Drawn contours: ground from the lowest place, 0, to the highest, 1. No line of sight knows steps there.
picture::Colour glidingTint(const Symbol& relief, picture::Colour ground, double share);

/// Levels: what a step above the ground, counted from 1, has of the way from the lowest tint to the highest.
double shareOfStep(std::size_t step, std::size_t steps);

class GroundColours {
  public:
    explicit GroundColours(const Scene& scene);
    /// Of terrain and height; hill shading is left out.
    picture::Colour at(Cell cell) const;
    picture::Colour at(Point point) const;
    /// Whether trees cover the ground there: letters are lost among them.
    bool isWooded(Point point) const;
    /// Whether stones are strewn there: letters are hard to read among them.
    bool isStony(Point point) const;
    /// Of unpainted ground on a step of height, from 1.
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
    /// The drawn outline on top there; null where there is none.
    const Area* areaAt(Point point) const;

    std::vector<Area> areas_;       // drawn outlines, later ones above
    std::map<int, double> shares_;  // by height, 0 lowest to 1 highest
};

}  // namespace cota::look
