#pragma once
// Sizes and texts shared by the surroundings of a map.

#include <array>
#include <string>
#include <utility>

#include "formats/picture/marks.h"
#include "mapsets/look/scene/scene.h"
#include "mapsets/look/symbols/symbology.h"

namespace cota::look {

inline constexpr double titleHeight = 13, scaleHeight = 13;

picture::Text pageWords(const Symbology& look, std::string text, Point at, double points);
/// The text, or as many of its first characters as fit with an ellipsis.
std::string cutTo(const std::string& text, const picture::Font& font, double room);
/// The texts of a title block.
struct TitleTexts {
    picture::Text title, game;
    /// Their beginnings and ends, from the left.
    std::array<std::pair<double, double>, 2> spans() const;
};
/// The title on the left, the game on the right, neither wider than the box: the title is first made smaller,
/// then cut. With a `width`, both are within it, the game behind the title.
TitleTexts titleTexts(const Scene& scene, const picture::Box& box, double growth, double width = 0);
/// The same over a line. The box is `titleHeight` high, times `growth`.
void addTitleBlock(const Scene& scene, const picture::Box& box, double growth, picture::Layer& layer,
                   double width = 0);
/// The bar with its length in hexes and, if the game has a scale, in metres. `at`: its upper left corner.
void addScaleBar(const Scene& scene, int hexes, Point at, double growth, picture::Layer& layer);
/// The length of the bar of the scale, in hexes.
int hexesOfBar(const MapSheet& sheet);

}  // namespace cota::look
