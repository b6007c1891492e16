#include "editor/picture/legibility.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>
#include <utility>
#include <variant>

#include "mapsets/look/layers/heights_in_lines.h"
#include "mapsets/look/sheet/relief_overlays.h"

namespace cota::session {

namespace {

// Pixels across a hex, below which its number could not be read.
constexpr double leastForNumbers = 36, leastForGrid = 5;
constexpr double leastLine = 1.6;  // pixels, for the outline of a zone
// Pixels, for a capital letter. A figure of an overlay that is smaller has no room to grow in its hex.
constexpr double leastNumber = 5, leastName = 4.5, leastFigure = 3.2, legibleFigure = 7.5;
constexpr double capital = 0.71;  // its share of the font size
constexpr double enough = 8;      // pixels per millimetre above which all is legible
constexpr double millimetresPerPoint = picture::millimetresPerInch / 72;

double capitalOf(const picture::Text& text, double perMillimetre) {
    return text.font.points * millimetresPerPoint * capital * perMillimetre;
}

/// Layers whose lines and letters are enlarged, and layers that only lose illegible letters: heights, turns,
/// labels of contours.
constexpr std::array helped{std::string_view("zones"), std::string_view("numbers"),
                            std::string_view("names")};
constexpr std::string_view contoursLayer = "contours";
constexpr std::array thinned{std::string_view("answer"), contoursLayer, std::string_view("objectives")};

/// Their figures, one in each hex, may fill the hex.
bool isOverlay(std::string_view layer) {
    return std::ranges::any_of(look::overlayNames(),
                               [&](const look::LayerName& one) { return one.name == layer; });
}

bool isIn(const auto& layers, std::string_view layer) {
    return std::ranges::find(layers, layer) != layers.end();
}

struct Helper {
    double perMillimetre;
    double leastShown;  // pixels, for a capital letter as printed; smaller letters are left out
    double leastSize;   // to which the others grow
    bool areLinesHelped;

    void operator()(picture::Stroke& stroke) const {
        const double pixels = stroke.pen.width * perMillimetre;
        if (!areLinesHelped || pixels <= 0 || pixels >= leastLine) return;
        const double times = leastLine / pixels;
        stroke.pen.width *= times;
        for (double& dash : stroke.pen.dashes) dash *= times;
    }
    void operator()(picture::Text& text) const {
        const double pixels = capitalOf(text, perMillimetre);
        if (pixels < leastSize) text.font.points *= leastSize / pixels;
    }
    void operator()(picture::Group& group) const { all(group.marks); }
    void operator()(picture::Fill&) const {}
    void operator()(picture::Strewn&) const {}
    void operator()(picture::Image&) const {}

    void all(std::vector<picture::Mark>& marks) const {
        std::erase_if(marks, [&](const picture::Mark& mark) {
            const auto* text = std::get_if<picture::Text>(&mark.what);
            return text && capitalOf(*text, perMillimetre) < leastShown;
        });
        for (auto& mark : marks) std::visit(*this, mark.what);
    }
};

/// Where heights of contours are left out, their lines go on, with the pen of plain contours: at this size
/// the others hardly differ.
void closeLines(std::vector<picture::Mark>& marks, double perMillimetre) {
    std::optional<picture::Pen> plain;
    // Among houses lines are fainter.
    const auto isBetter = [&](const picture::Pen& pen) {
        return !plain || pen.colour.alpha > plain->colour.alpha ||
               (pen.colour.alpha == plain->colour.alpha && pen.width < plain->width);
    };
    for (const auto& mark : marks)
        if (const auto* stroke = std::get_if<picture::Stroke>(&mark.what); stroke && isBetter(stroke->pen))
            plain = stroke->pen;
    if (!plain) return;
    plain->dashes.clear();
    picture::Curve gaps;
    for (const auto& mark : marks)
        if (const auto* text = std::get_if<picture::Text>(&mark.what))
            if (capitalOf(*text, perMillimetre) < leastName) gaps.add(look::lineBelow(*text));
    if (!gaps.empty()) marks.push_back({picture::Stroke{std::move(gaps), *plain}});
}

}  // namespace

bool isWorthDrawing(std::string_view layer, double hexPixels) {
    if (layer == "numbers") return hexPixels >= leastForNumbers;
    if (layer == "buildings") return hexPixels >= leastForTrees;
    if (layer == "grid") return hexPixels >= leastForGrid;
    return true;
}

bool needsHelp(std::string_view layer, double perMillimetre) {
    return perMillimetre < enough && (isIn(helped, layer) || isIn(thinned, layer) || isOverlay(layer));
}

picture::Layer legible(picture::Layer layer, double perMillimetre) {
    if (layer.name == contoursLayer) closeLines(layer.marks, perMillimetre);
    const bool areNumbers = layer.name == "numbers", areFigures = isOverlay(layer.name);
    Helper{perMillimetre,
           areNumbers   ? 0
           : areFigures ? leastFigure
                        : leastName,
           areNumbers   ? leastNumber
           : areFigures ? legibleFigure
                        : 0,
           isIn(helped, layer.name)}
        .all(layer.marks);
    return layer;
}

}  // namespace cota::session
