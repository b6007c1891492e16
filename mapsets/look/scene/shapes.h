#pragma once
// Small shapes that several layers draw, and the colours of sides.

#include <span>
#include <string>
#include <vector>

#include "formats/picture/marks.h"
#include "mapsets/look/scene/scene.h"

namespace cota::look {

/// Millimetres. Corners of drawn lines and outlines are rounded on paper by less than a line is wide: they
/// lie where sight has them.
inline constexpr double mostEase = 0.15;

/// A regular polygon; `turn` in parts of a full turn, 0: the first corner to the right.
picture::Curve regular(Point centre, double radius, int corners, double turn);
/// A five-pointed star, one point up.
picture::Curve star(Point centre, double radius);

/// By the rule of even and odd.
bool isInside(Point point, std::span<const Point> polygon);

/// What a text covers, set level and about its middle.
picture::Box coveredBy(const picture::Text& text);

/// A filled shape, a stroked line, a line of text: what most layers add.
void addFill(std::vector<picture::Mark>& marks, picture::Curve shape, picture::Colour colour);
void addStroke(std::vector<picture::Mark>& marks, picture::Curve line, const picture::Pen& pen);
void addStroke(std::vector<picture::Mark>& marks, picture::Curve line, picture::Colour colour, double width);
void addText(std::vector<picture::Mark>& marks, picture::Text text);

/// The symbol of a nation; of a word look.xml does not know, quiet colours that differ from side to side.
const Symbol& nationSymbol(const Scene& scene, const std::string& nation, const model::SideId& side);
/// That of a side's nation.
const Symbol& sideSymbol(const Scene& scene, const model::SideId& side);
/// The colour of a side's zones and objectives; of nobody's a neutral one.
picture::Colour sideColour(const Scene& scene, const model::SideId& side);
/// How the line around its zones is broken.
std::vector<double> sideDashes(const Scene& scene, const model::SideId& side);

/// One feature's symbol, at most `most` millimetres across. False where it is drawn elsewhere or not at all.
bool drawSign(const Symbol& symbol, Point at, double most, const std::string& name,
              std::vector<picture::Mark>& marks);
/// The same so large that it fills a box, whatever its size on the map is; signs smaller than usual less of
/// it.
bool drawSignIn(const Symbol& symbol, const picture::Box& box, const std::string& name,
                std::vector<picture::Mark>& marks);

}  // namespace cota::look
