// The ids of joined boards at the edges of the sheet, as on printed maps: where a board reaches an edge, its
// id stands outside of it, in the middle of the stretch.

#include <algorithm>
#include <array>
#include <map>

#include "mapsets/look/furniture/setting.h"
#include "mapsets/look/scene/shapes.h"

namespace cota::look {

namespace {

/// The stretches of one edge of the map that one board has.
struct Stretch {
    double from = 0, to = 0;
    std::size_t board = 0;
};

constexpr std::array edges{SheetSide::above, SheetSide::below, SheetSide::left, SheetSide::right};

bool isLevel(SheetSide edge) { return edge == SheetSide::above || edge == SheetSide::below; }

/// Along the edge, in order; hexes next to each other on one board are one stretch.
std::vector<Stretch> stretchesAt(const Scene& scene, SheetSide edge) {
    const double reach = scene.hex(0.8);
    const auto& box = scene.sheet.fieldBox();
    std::map<std::size_t, std::vector<double>> places;
    for (const Cell cell : scene.field.hexes()) {
        const auto printed = scene.field.printed(cell);
        if (printed.size() != 1) continue;
        const Point at = scene.sheet.centre(cell);
        const double away = edge == SheetSide::above   ? at.y - box.top
                            : edge == SheetSide::below ? box.bottom - at.y
                            : edge == SheetSide::left  ? at.x - box.left
                                                       : box.right - at.x;
        if (away <= reach) places[printed[0].placement].push_back(isLevel(edge) ? at.x : at.y);
    }
    std::vector<Stretch> stretches;
    for (auto& [board, along] : places) {
        std::ranges::sort(along);
        for (const double place : along) {
            if (stretches.empty() || stretches.back().board != board ||
                place - stretches.back().to > scene.hex(2.2))
                stretches.push_back({place, place, board});
            stretches.back().to = place;
        }
    }
    return stretches;
}

}  // namespace

picture::Layer drawBoardLetters(const Scene& scene, double strip) {
    constexpr double pointsPerMillimetre = 2.3;
    picture::Layer layer{"letters", {}};
    const auto& box = scene.sheet.fieldBox();
    const auto& page = scene.look.symbol("page");
    for (const auto edge : edges)
        for (const auto& stretch : stretchesAt(scene, edge)) {
            const double along = (stretch.from + stretch.to) / 2;
            const double across = edge == SheetSide::above   ? box.top - strip / 2
                                  : edge == SheetSide::below ? box.bottom + strip / 2
                                  : edge == SheetSide::left  ? box.left - strip / 2
                                                             : box.right + strip / 2;
            addText(layer.marks, {.words = scene.field.boards()[stretch.board].id,
                                  .font = {.family = page.word("text-family"),
                                           .points = strip * pointsPerMillimetre,
                                           .bold = true},
                                  .colour = page.colour("ink"),
                                  .at = isLevel(edge) ? Point{along, across} : Point{across, along},
                                  .down = picture::Down::middle,
                                  .turn = edge == SheetSide::left    ? -90.0
                                          : edge == SheetSide::right ? 90.0
                                                                     : 0,
                                  .haloColour = {}});
        }
    return layer;
}

}  // namespace cota::look
