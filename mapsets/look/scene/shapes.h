#pragma once
// Small shapes that several layers draw, and the colours of sides and of plain ground.

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "formats/picture/marks.h"
#include "mapsets/look/scene/scene.h"
#include "mapsets/look/scene/seeded.h"

namespace cota::look {

/// Millimetres. Corners of drawn lines and outlines are rounded by less than the width of a line, so that
/// they stay where lines of sight have them.
inline constexpr double mostEase = 0.15;

/// A regular polygon; `turn` in fractions of a full turn, 0: the first corner is on the right.
picture::Curve regular(Point centre, double radius, int corners, double turn);
/// A five-pointed star, one point up.
picture::Curve star(Point centre, double radius);

/// By the even-odd rule.
bool isInside(Point point, std::span<const Point> polygon);

/// A filled shape that is asked about points.
struct Region {
    /// Each bend of the outline becomes `parts` straight lines.
    Region(const picture::Curve& outline, int parts);
    bool holds(Point point) const;

    picture::Box box;
    std::vector<picture::FlatRun> runs;
};

/// A part of a stretch between two points, from 0 to 1 along it.
struct Portion {
    double from, to;
};
/// What of a stretch is in a box; nothing if it passes by.
std::optional<Portion> portionIn(const picture::Box& box, Point from, Point to);

/// The box a text covers, if it is horizontal and centred on its point.
picture::Box coveredBy(const picture::Text& text);

/// A filled shape, a stroked line, a line of text: what most layers add.
void addFill(std::vector<picture::Mark>& marks, picture::Curve shape, picture::Colour colour);
void addStroke(std::vector<picture::Mark>& marks, picture::Curve line, const picture::Pen& pen);
void addStroke(std::vector<picture::Mark>& marks, picture::Curve line, picture::Colour colour, double width);
void addText(std::vector<picture::Mark>& marks, picture::Text text);

/// The symbol of unpainted hexes.
const Symbol& groundSymbol(const Scene& scene);
/// The colour of unpainted ground, also used for halos of names.
picture::Colour groundColour(const Scene& scene);

/// The symbol of a nation; for a nation look.xml does not name, muted colours that differ between sides.
const Symbol& nationSymbol(const Scene& scene, const std::string& nation, const model::SideId& side);
/// The symbol of a side's nation.
const Symbol& sideSymbol(const Scene& scene, const model::SideId& side);
/// The colour of a side's zones and objectives; neutral without an owner.
picture::Colour sideColour(const Scene& scene, const model::SideId& side);
/// The grounds of the counters of all sides, each once.
std::vector<picture::Colour> sideGrounds(const Scene& scene);
/// The dash pattern of the lines around its zones.
std::vector<double> sideDashes(const Scene& scene, const model::SideId& side);

/// The symbol of a feature, at most `most` millimetres wide. False if it is drawn elsewhere or not at all.
bool drawSign(const Symbol& symbol, Point at, double most, const std::string& name, const Seeded& chance,
              std::vector<picture::Mark>& marks);
/// The same, scaled to fill a box, whatever its size on the map; signs smaller than usual fill less of it.
bool drawSignIn(const Symbol& symbol, const picture::Box& box, const std::string& name,
                std::vector<picture::Mark>& marks);

}  // namespace cota::look
