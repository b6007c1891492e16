#pragma once
// A patch: one terrain on the map, either a connected piece of the hexes painted with it or one drawn
// outline.

#include <functional>
#include <initializer_list>
#include <map>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

#include "formats/picture/marks.h"
#include "mapsets/look/scene/scene.h"
#include "mapsets/look/scene/seeded.h"

namespace cota::look {

struct Patch {
    const Symbol* symbol = nullptr;
    picture::Curve outline;                  // for a drawn outline, with slightly rounded corners
    std::vector<Cell> cells;                 // painted, connected, ascending; empty for a drawn outline
    std::vector<bool> isIn;                  // by cell; empty for a drawn outline
    std::vector<Point> polygon;              // the exact drawn outline
    std::optional<picture::Box> shown = {};  // for a sample next to the map: its visible part

    bool isDrawn() const { return !polygon.empty(); }
    bool holds(const Scene& scene, Point point) const;
    /// The box of its outline, as far as it is drawn.
    picture::Box boxIn(const Scene& scene) const;
};

/// Painted hexes, then drawn outlines, each in the order of the game; only those with one of the drawings,
/// if any are given.
std::vector<Patch> patchesOf(const Scene& scene, std::initializer_list<std::string_view> drawings = {});

/// The outlines of sets of painted patches that lie side by side, each with its patches.
struct JoinedPatches {
    picture::Curve outline;
    std::vector<const Patch*> patches;
};
std::vector<JoinedPatches> joinedPatches(const Scene& scene, const std::vector<Patch>& patches);

/// Curves of one colour, split by squares of the sheet, so that painting a part of it does not touch the
/// rest.
class Blocks {
  public:
    picture::Curve& at(Point point);
    void fill(std::vector<picture::Mark>& marks, picture::Colour colour) const;
    void stroke(std::vector<picture::Mark>& marks, const picture::Pen& pen) const;

  private:
    std::map<std::pair<int, int>, picture::Curve> curves_;
};

/// The same for many small things of a few shapes.
class StrewnBlocks {
  public:
    using Shapes = picture::Strewn::Shapes;
    explicit StrewnBlocks(Shapes shapes) : shapes_(std::make_shared<const Shapes>(std::move(shapes))) {}
    void add(Point at, std::size_t kind);
    /// Hands the things over to marks.
    void fill(std::vector<picture::Mark>& marks, picture::Colour colour) &&;
    /// With a second shape for each, above those of its block. In a file the equal places of both pack to
    /// those of one.
    void fill(std::vector<picture::Mark>& marks, picture::Colour colour, Shapes above,
              picture::Colour colourAbove) &&;

  private:
    std::shared_ptr<const Shapes> shapes_;
    std::map<std::pair<int, int>, picture::Strewn::Things> strewn_;
};

/// Visits points spread evenly over a patch, about `spacing` millimetres apart, each with its own random
/// numbers. Points less than `clear` millimetres from its rim are left out, so that symbols stay inside.
void strew(const Scene& scene, const Patch& patch, double spacing, std::uint64_t purpose,
           const std::function<void(Point, Seeded&)>& visit, double clear = 0);

}  // namespace cota::look
