// The furniture of a map on several pages: what is below the map costs no row of pages, and no seam cuts it
// or the title.

#include <algorithm>
#include <iterator>

#include "mapsets/look/furniture/furniture.h"
#include "mapsets/look/furniture/page.h"
#include "mapsets/look/furniture/page_parts.h"
#include "mapsets/look/furniture/setting.h"
#include "mapsets/look/layers/layers.h"

namespace cota::look {

namespace {

bool isBelow(const Piece& piece) { return piece.side == SheetSide::below && piece.what != "letters"; }

/// What stands below the map moves to a page of its own, under the title of the map.
void moveBelow(Layout& layout) {
    LayoutPage page;
    page.pieces.push_back({.kind = PieceKind::text, .what = "title"});
    std::ranges::copy_if(layout.sheet, std::back_inserter(page.pieces), isBelow);
    std::erase_if(layout.sheet, isBelow);
    layout.pages.insert(layout.pages.begin(), std::move(page));
}

/// Sheets with one furniture or another.
class TiledSheets {
  public:
    TiledSheets(const Scene& scene, std::span<const std::string> layers, const picture::Press& press)
        : scene_(scene), layers_(layers), press_(press) {}

    MapSheet sheet(const Furniture& furniture) const {
        return sheetFor(scene_.field, scene_.document, scene_.look,
                        {.hexMillimetres = scene_.sheet.hexMillimetres(),
                         .layers = {layers_.begin(), layers_.end()},
                         .language = scene_.language,
                         .furniture = &furniture});
    }
    picture::Sheets tiles(const Furniture& furniture) const {
        return picture::sheetsFor(blankMap(scene_, sheet(furniture), layers_), press_);
    }
    /// From the left edge of the map to where the second page begins.
    double firstWidth(const Furniture& furniture, const picture::Sheets& tiles) const {
        constexpr double beforeSeam = picture::Press::overlap + 2;  // what both pages show stays free
        if (tiles.columns() == 1) return 0;
        const auto map = sheet(furniture);
        return picture::Sheets::endOf(tiles.lefts, 0, 0) - trim(map) - map.fieldBox().left - beforeSeam;
    }
    /// Whether what two pages show has a part of the title, or of the name of the game.
    bool cutsTitle(const Furniture& furniture, const picture::Sheets& tiles) const {
        const auto map = sheet(furniture);
        const Setting setting{
            {scene_.field, scene_.document, scene_.look, scene_.language, layers_, furniture}, scene_.sheet};
        const auto spans = titleTexts(scene_, map.fieldBox(), setting.growth()).spans();
        return std::any_of(tiles.lefts.begin() + 1, tiles.lefts.end(), [&](double start) {
            const double from = start - trim(map), to = from + picture::Press::overlap;
            return std::ranges::any_of(
                spans, [&](const auto& span) { return span.first < to && span.second > from; });
        });
    }
    /// With the title where no seam cuts it.
    Furniture withWholeTitle(Furniture furniture, const picture::Sheets& tiles) const {
        if (cutsTitle(furniture, tiles)) furniture.titleWidth = firstWidth(furniture, tiles);
        return furniture;
    }

  private:
    double trim(const MapSheet& map) const {
        picture::Picture blank;
        blank.size = map.size();
        return (picture::pressSize(blank, press_).width - blank.size.width) / 2;
    }

    const Scene& scene_;
    std::span<const std::string> layers_;
    const picture::Press& press_;
};

}  // namespace

picture::Picture blankMap(const Scene& scene, const MapSheet& sheet, std::span<const std::string> layers) {
    picture::Picture blank;
    blank.size = sheet.size();
    if (!layers.empty() && std::ranges::find(layers, "counters") == layers.end()) return blank;
    const double right = sheet.fieldBox().left - scene.sheet.fieldBox().left,
                 down = sheet.fieldBox().top - scene.sheet.fieldBox().top;
    auto boxes = counterBoxes(scene);
    for (auto& box : boxes) box = {box.left + right, box.top + down, box.right + right, box.bottom + down};
    blank.layers.push_back({"counters", {}, std::move(boxes)});
    return blank;
}

Furniture furnitureForTiles(const Scene& scene, std::span<const std::string> layers, Furniture furniture,
                            const picture::Press& press) {
    // A tile has blank paper at its edges already; sheets are cut beyond it.
    constexpr double edge = 2;
    if (press.bleed <= 0 && !press.hasMarks) furniture.mostEdge = edge;
    const TiledSheets sheets(scene, layers, press);
    if (std::ranges::none_of(furniture.layout.sheet, isBelow))
        return sheets.withWholeTitle(furniture, sheets.tiles(furniture));
    auto moved = furniture;
    moveBelow(moved.layout);
    const auto least = sheets.tiles(moved);
    // With it, the paper may be turned; then the first page has another width.
    for (auto tiles = least;;) {
        furniture.widthBelow = sheets.firstWidth(moved, tiles);
        auto with = sheets.tiles(furniture);
        if (with.count() > least.count()) break;
        if (with.paper.width == tiles.paper.width) return sheets.withWholeTitle(std::move(furniture), with);
        if (tiles.paper.width != least.paper.width) break;
        tiles = std::move(with);
    }
    return sheets.withWholeTitle(std::move(moved), least);
}

}  // namespace cota::look
