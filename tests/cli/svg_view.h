#pragma once
// Reads an SVG written by Cota: what a layer contains, by colour and position.

#include <map>
#include <set>
#include <string>
#include <vector>

namespace cota::test {

struct SvgPoint {
    double x = 0, y = 0;
};
using SvgPolygon = std::vector<SvgPoint>;

struct SvgText {
    std::string words;
    SvgPoint at;
};

/// The text between the beginning and the end of a layer; empty if there is no such layer.
std::string svgLayer(const std::string& svg, const std::string& name);
/// The closed outlines of all paths filled with a colour "#rrggbb".
std::vector<SvgPolygon> filledWith(const std::string& layer, const std::string& colour);
/// Texts as a reader sees them, without halos.
std::vector<SvgText> svgTexts(const std::string& layer);
bool lies(SvgPoint point, const SvgPolygon& polygon);
/// The hexes, by their printed numbers, that polygons cover. Each must cover exactly one.
std::set<std::string> hexesUnder(const std::vector<SvgPolygon>& polygons, const std::string& svg);

}  // namespace cota::test
