// The zones of a scenario.

#include <algorithm>
#include <cmath>
#include <map>
#include <set>
#include <tuple>

#include "formats/picture/text_shape.h"
#include "mapsets/field/zone_resolver.h"
#include "mapsets/look/layers/ground_colours.h"
#include "mapsets/look/layers/layers.h"
#include "mapsets/look/layers/lettering.h"
#include "mapsets/look/scene/natural_outline.h"
#include "mapsets/look/scene/shapes.h"
#include "mapsets/look/scene/zone_rims.h"
#include "mapsets/units/roster.h"

namespace cota::look {

namespace {

using Marks = std::vector<picture::Mark>;

constexpr double smaller = 0.82;  // size of names that do not fit otherwise

/// Finds places for the names of zones, one after the other.
class ZoneNames {
  public:
    explicit ZoneNames(const Scene& scene)
        : scene_(scene), counters_(counterBoxes(scene)), lettering_(scene) {
        if (scene.field.relief()) lettering_.take(scene.layer(contourHeights));
        const mapsets::Roster roster(scene.document, scene.field);
        taken_.insert(roster.occupied().begin(), roster.occupied().end());
    }

    /// Low in the highest empty hex of the zone, inside the line around the zone, which is `inset`
    /// millimetres from its hexsides, with smaller letters if needed; else right next to the zone, or
    /// anywhere the whole name is on the map.
    void place(picture::Text& text, std::vector<Cell> cells, double inset, double width) {
        const auto key = [&](Cell cell) {
            const Point at = scene_.sheet.centre(cell);
            return std::tuple(taken_.contains(cell) || !scene_.field.features(cell).empty(),
                              std::lround(at.y * 10), at.x);
        };
        std::ranges::sort(cells, {}, key);
        const auto isIn = setOf(scene_.field, cells);
        // Clear of the line along the edge of the map, which may be the map's or a zone's.
        const double margin = inset + width * 1.5 + text.halo;
        using Rows = std::initializer_list<double>;
        const auto find = [&](const auto& isGood, Rows rows = {0.4, 0.22, 0.05}) {
            for (const Cell cell : cells)
                for (const double low : rows)
                    for (const double aside : {0.0, 0.3, -0.3, 0.6, -0.6}) {
                        const auto centre = scene_.sheet.centre(cell);
                        text.at = {centre.x + scene_.hex(aside), centre.y + scene_.hex(low)};
                        keepOnMap(text, margin);
                        if (isGood(coveredBy(text)) && isFree(text)) return true;
                    }
            return false;
        };
        const double line = inset + width / 2, points = text.font.points;
        const auto isRoom = [&](const auto& box) { return isWithin(isIn, box.grown(line)); };
        const auto isBeside = [&](const auto& box) {
            return isOnMap(box.grown(text.halo)) && isOutside(isIn, box);
        };
        const auto findSmaller = [&] {
            text.font.points = points * smaller;
            if (find(isRoom)) return true;
            text.font.points = points;
            return false;
        };
        const auto isWhole = [&](const auto& box) { return isOnMap(box.grown(text.halo)); };
        if (find(isRoom) || findSmaller() || find(isBeside, {-0.58, 0.76}) || find(isWhole))
            return keep(text);
        // No place is free: at least all of it is on the map.
        mayTouch_ = true;
        if (!find(isWhole)) find([](const auto&) { return true; });
        mayTouch_ = false;
        keep(text);
    }

  private:
    void keep(const picture::Text& text) { lettering_.take(text); }

    void keepOnMap(picture::Text& text, double margin) const {
        const auto field = scene_.sheet.fieldBox().grown(-margin);
        const auto size = sizeOf(text.words, text.font);
        const double half = std::min(size.width, field.width()) / 2;
        text.at.x = std::clamp(text.at.x, field.left + half, field.right - half);
        text.at.y =
            std::clamp(text.at.y, field.top + size.ascent, field.bottom - (size.height - size.ascent));
    }

    /// Whether the whole box is in those hexes.
    bool isWithin(const std::vector<bool>& isIn, const picture::Box& box) const {
        const double step = scene_.hex(0.2);
        for (const double y : {box.top, (box.top + box.bottom) / 2, box.bottom})
            for (double x = box.left; x < box.right + step; x += step) {
                const Cell cell = scene_.sheet.cellAt({std::min(x, box.right), y});
                if (cell == mapsets::noCell || !isIn[static_cast<std::size_t>(cell)]) return false;
            }
        return true;
    }

    bool isOutside(const std::vector<bool>& isIn, const picture::Box& box) const {
        for (const double y : {box.top, box.bottom})
            for (const double share : {0.0, 0.25, 0.5, 0.75, 1.0}) {
                const Cell cell = scene_.sheet.cellAt({box.left + box.width() * share, y});
                if (cell != mapsets::noCell && isIn[static_cast<std::size_t>(cell)]) return false;
            }
        return true;
    }

    /// There may be notches between the hexes at an edge, or boards may be missing.
    bool isOnMap(const picture::Box& box) const {
        for (const double y : {box.top, box.bottom})
            for (const double share : {0.0, 0.25, 0.5, 0.75, 1.0})
                if (scene_.sheet.cellAt({box.left + box.width() * share, y}) == mapsets::noCell) return false;
        return true;
    }

    bool isFree(const picture::Text& text) const {
        if (mayTouch_) return true;
        const auto box = coveredBy(text);
        return std::ranges::none_of(counters_, [&](const auto& other) { return other.meets(box); }) &&
               lettering_.isFree(inkOf(text).front());
    }

    const Scene& scene_;
    std::vector<picture::Box> counters_;
    Lettering lettering_;
    bool mayTouch_ = false;
    std::set<Cell> taken_;
};

/// The bands of one side: hexes in several of its zones have one band, not one for each.
struct SideBands {
    std::vector<bool> isIn;
    const Symbol* symbol = nullptr;
};

void drawBands(const Scene& scene, const SideBands& bands, picture::Colour colour, Marks& marks) {
    const double width = bands.symbol->number("band"), strength = bands.symbol->number("band-strength");
    if (width <= 0) return;
    const auto outline = insideOf(scene, bands.isIn, 0);
    // A narrow band over a wide one fades inwards.
    constexpr double wider = 1.6, fainter = 0.63;
    std::vector<picture::Mark> lines;
    for (const auto& [size, share] : {std::pair{wider, fainter}, std::pair{1.0, 1.0}})
        lines.push_back({picture::Stroke{outline,
                                         {.width = 2 * size * width,
                                          .colour = faded(colour, share * strength),
                                          .join = picture::Join::miter,
                                          .dashes = {}}}});
    marks.push_back(insideHexsides(outline, std::move(lines)));
}

}  // namespace

picture::Layer drawZones(const Scene& scene) {
    picture::Layer layer{"zones", {}};
    const auto* scenario = scene.scenario();
    if (!scenario) return layer;
    mapsets::ZoneResolver resolver(scene.field, scenario->zones);
    std::vector<std::vector<Cell>> hexes;
    for (const auto& zone : scenario->zones) hexes.push_back(resolver.resolve(zone).cells);
    const GroundColours grounds(scene);
    ZoneNames places(scene);
    std::vector<picture::Mark> names;
    std::map<model::SideId, SideBands> bands;
    ZoneRims rims(scene);
    for (std::size_t i = 0; i < hexes.size(); ++i) {
        const auto& zone = scenario->zones[i];
        const auto& symbol = scene.look.symbol("zone", zone.id.text);
        const auto& cells = hexes[i];
        if (cells.empty() || symbol.drawing() == "nothing") continue;
        const auto colour = sideColour(scene, zone.side);
        const auto isIn = setOf(scene.field, cells);
        if (symbol.number("strength") > 0)
            layer.marks.push_back(
                {picture::Fill{insideOf(scene, isIn, 0), faded(colour, symbol.number("strength"))}});
        auto& band = bands[zone.side];
        if (band.symbol == nullptr) band = {std::vector<bool>(isIn.size()), &symbol};
        for (const Cell cell : cells) band.isIn[static_cast<std::size_t>(cell)] = true;
        const double inset = rims.add(isIn, symbol, zone.side);
        picture::Text name{.words = zone.name.in(scene.language),
                           .font = {.family = symbol.word("family"),
                                    .points = symbol.number("points"),
                                    .bold = true,
                                    .italic = true},
                           .colour = mixed(colour, {0, 0, 0, 255}, 0.2),
                           .at = {},
                           .halo = 0.45,
                           .haloColour = {}};
        places.place(name, cells, inset, symbol.number("width"));
        name.haloColour = grounds.at(name.at);
        addText(names, std::move(name));
    }
    for (const auto& [side, band] : bands) drawBands(scene, band, sideColour(scene, side), layer.marks);
    for (const auto& more : {rims.take(), names})
        layer.marks.insert(layer.marks.end(), more.begin(), more.end());
    return layer;
}

}  // namespace cota::look
