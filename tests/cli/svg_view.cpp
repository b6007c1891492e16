#include "tests/cli/svg_view.h"

#include <gtest/gtest.h>

#include <sstream>

namespace cota::test {

namespace {

/// The value of an attribute in a tag, or nothing.
std::string attribute(const std::string& tag, const std::string& name) {
    const auto key = " " + name + "=\"";
    const auto at = tag.find(key);
    if (at == std::string::npos) return {};
    const auto from = at + key.size();
    return tag.substr(from, tag.find('"', from) - from);
}

std::vector<SvgPolygon> polygonsOf(const std::string& path) {
    std::istringstream words(path);
    std::vector<SvgPolygon> polygons;
    std::string word;
    while (words >> word) {
        if (word == "Z") continue;
        if (word == "M") polygons.emplace_back();
        SvgPoint point;
        EXPECT_TRUE(words >> point.x >> point.y) << path;
        polygons.back().push_back(point);
    }
    return polygons;
}

}  // namespace

std::string svgLayer(const std::string& svg, const std::string& name) {
    const auto from = svg.find("inkscape:label=\"" + name + "\">");
    if (from == std::string::npos) return {};
    const auto to = svg.find("inkscape:groupmode", from);
    return svg.substr(from, to == std::string::npos ? to : to - from);
}

std::vector<SvgPolygon> filledWith(const std::string& layer, const std::string& colour) {
    std::vector<SvgPolygon> all;
    for (auto at = layer.find("<path"); at != std::string::npos; at = layer.find("<path", at + 1)) {
        const auto tag = layer.substr(at, layer.find("/>", at) - at);
        if (attribute(tag, "fill") != colour) continue;
        for (auto& polygon : polygonsOf(attribute(tag, "d"))) all.push_back(std::move(polygon));
    }
    return all;
}

std::vector<SvgText> svgTexts(const std::string& layer) {
    std::vector<SvgText> texts;
    for (auto at = layer.find("<text"); at != std::string::npos; at = layer.find("<text", at + 1)) {
        const auto end = layer.find('>', at);
        const auto tag = layer.substr(at, end - at);
        if (attribute(tag, "fill") == "none") continue;
        const auto place = attribute(tag, "transform");
        std::istringstream numbers(place.substr(place.find('(') + 1));
        SvgText text;
        EXPECT_TRUE(numbers >> text.at.x >> text.at.y) << place;
        text.words = layer.substr(end + 1, layer.find('<', end) - end - 1);
        texts.push_back(text);
    }
    return texts;
}

bool lies(SvgPoint point, const SvgPolygon& polygon) {
    bool inside = false;
    for (std::size_t i = 0, j = polygon.size() - 1; i < polygon.size(); j = i++) {
        const auto a = polygon[i], b = polygon[j];
        if ((a.y > point.y) != (b.y > point.y) && point.x < (b.x - a.x) * (point.y - a.y) / (b.y - a.y) + a.x)
            inside = !inside;
    }
    return inside;
}

std::set<std::string> hexesUnder(const std::vector<SvgPolygon>& polygons, const std::string& svg) {
    const auto numbers = svgTexts(svgLayer(svg, "numbers"));
    std::set<std::string> hexes;
    for (const auto& polygon : polygons) {
        int found = 0;
        for (const auto& number : numbers)
            if (lies(number.at, polygon)) {
                hexes.insert(number.words);
                ++found;
            }
        EXPECT_EQ(found, 1) << "one number in each hex";
    }
    return hexes;
}

}  // namespace cota::test
