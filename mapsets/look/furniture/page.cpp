#include "mapsets/look/furniture/page.h"

#include <algorithm>

#include "formats/model/finding/capital.h"
#include "formats/picture/text_shape.h"
#include "mapsets/look/furniture/legend_entries.h"
#include "mapsets/look/furniture/page_parts.h"
#include "mapsets/look/scene/shapes.h"
#include "mapsets/look/symbols/tone.h"

namespace cota::look {

namespace {

constexpr double entryWidth = 43, entryHeight = 8.5, swatchHeight = 6.9;

std::size_t columnsIn(double width) {
    return std::max<std::size_t>(1, static_cast<std::size_t>(width / entryWidth));
}

/// The labels of the sides next to the scale, as many as fit; the others are in the rest of the legend.
std::vector<picture::Text> besideScale(const LegendSource& drawn, const std::vector<LegendEntry>& sides,
                                       model::Language language) {
    constexpr double afterScale = 42, sample = 13.5, gap = 6.5, north = 12;
    const auto& box = drawn.sheet.fieldBox();
    double x = box.left + drawn.sheet.hexMillimetres() * hexesOfBar(drawn.sheet) + afterScale;
    std::vector<picture::Text> placed;
    for (const auto& side : sides) {
        auto word =
            pageWords(drawn.look, model::capital(side.name.in(language)), {x + sample, box.bottom + 5.65},
                      drawn.look.symbol("page").number("text-points"));
        const double right = word.at.x + sizeOf(word.words, word.font).width;
        if (right > box.right - north) break;
        placed.push_back(std::move(word));
        x = right + gap;
    }
    return placed;
}

}  // namespace

picture::Colour paperColour(const Symbology& look) {
    return Tone(look).of(look.symbol("page").colour("paper"), true);
}

MapSheet sheetFor(const mapsets::Battlefield& field, const model::Document& document, const Symbology& look,
                  const SheetOrder& order) {
    MapSheet bare(field, order.hexMillimetres);
    if (order.isBare) return bare;
    if (order.furniture)
        return {field, order.hexMillimetres,
                marginsFor({field, document, look, order.language, order.layers, *order.furniture}, bare)};
    const double margin = look.symbol("page").number("margin");
    const auto columns = columnsIn(bare.size().width);
    const LegendSource drawn{field, document, look, bare, order.layers};
    const auto sides = sideEntries(drawn);
    const auto beside = besideScale(drawn, sides, order.language).size();
    const auto count = legendEntries(drawn).size() + sides.size() - beside;
    const auto rows = (count + columns - 1) / columns;
    return {field,
            order.hexMillimetres,
            {margin, margin + titleHeight, margin,
             margin + scaleHeight + static_cast<double>(rows) * entryHeight}};
}

picture::Layer drawLegend(const Scene& scene) { return drawLegendOf(scene, {}); }

picture::Layer drawLegendOf(const Scene& scene, std::span<const std::string> layers) {
    picture::Layer layer{"legend", {}};
    if (scene.sheet.margins().bottom < scaleHeight) return layer;
    const LegendSource drawn{scene.field, scene.document, scene.look, scene.sheet, layers};
    auto entries = legendEntries(drawn);
    const auto sides = sideEntries(drawn);
    const auto beside = besideScale(drawn, sides, scene.language);
    entries.insert(entries.end(), sides.begin() + static_cast<std::ptrdiff_t>(beside.size()), sides.end());
    const auto parts = partsOf(drawn);
    const auto& box = scene.sheet.fieldBox();
    const auto columns = columnsIn(box.width());
    const double top = box.bottom + scaleHeight;
    const double width = box.width() / static_cast<double>(columns);
    const double points = scene.look.symbol("page").number("text-points");
    for (std::size_t i = 0; i < entries.size(); ++i) {
        const Point at{box.left + static_cast<double>(i % columns) * width,
                       top + static_cast<double>(i / columns) * entryHeight};
        const picture::Box swatch{at.x, at.y, at.x + 11, at.y + swatchHeight};
        drawLegendEntry(scene, entries[i], swatch, parts, layer);
        const auto word = pageWords(scene.look, model::capital(entries[i].name.in(scene.language)),
                                    {swatch.right + 2, (swatch.top + swatch.bottom) / 2}, points);
        addText(layer.marks, word);
    }
    for (std::size_t i = 0; i < beside.size(); ++i) {
        const double left = beside[i].at.x - (sides[i].kind == "zone" ? 13 : 10), y = beside[i].at.y;
        drawSideSample(scene, sides[i], {left, y - swatchHeight / 2, left + 11, y + swatchHeight / 2}, layer);
        addText(layer.marks, beside[i]);
    }
    return layer;
}

}  // namespace cota::look
