#pragma once
// A patch: one terrain as it lies on the map, a piece of the hexes painted with it or one drawn outline, and
// what fills it.

#include <functional>
#include <initializer_list>
#include <map>
#include <optional>
#include <string_view>
#include <vector>

#include "formats/picture/marks.h"
#include "mapsets/look/scene/scene.h"
#include "mapsets/look/scene/seeded.h"

namespace cota::look {

struct Patch {
    const Symbol* symbol = nullptr;
    picture::Curve outline;      // of a drawn outline, with its corners a little rounded
    std::vector<Cell> cells;     // painted, hanging together, ascending; empty for a drawn outline
    std::vector<bool> isIn;      // by cell; empty for a drawn outline
    std::vector<Point> polygon;  // of a drawn outline, to the point
    std::optional<picture::Box> shown = {};  // of a sample beside the map, what is seen of it

    bool isDrawn() const { return !polygon.empty(); }
    bool holds(const Scene& scene, Point point) const;
    /// What holds its outline, as far as it is drawn.
    picture::Box boxIn(const Scene& scene) const;
};

/// Painted hexes, then drawn outlines, each in the order of the game; those with one of the drawings, where
/// any are named.
std::vector<Patch> patchesOf(const Scene& scene, std::initializer_list<std::string_view> drawings = {});

/// Curves of one colour, kept apart by squares of the sheet so that who paints a part of it need not touch
/// the rest.
class Blocks {
  public:
    picture::Curve& at(Point point);
    void fill(std::vector<picture::Mark>& marks, picture::Colour colour) const;
    void stroke(std::vector<picture::Mark>& marks, const picture::Pen& pen) const;

  private:
    std::map<std::pair<int, int>, picture::Curve> curves_;
};

/// Visits places strewn evenly over a patch, about `spacing` millimetres apart, each with chance of its own.
void strew(const Scene& scene, const Patch& patch, double spacing, std::uint64_t purpose,
           const std::function<void(Point, Seeded&)>& visit);

}  // namespace cota::look
