#include "mapsets/sight/straight/hex_obstacles.h"

#include <algorithm>
#include <array>

#include "formats/model/geometry/outline.h"
#include "formats/model/relief/relief.h"
#include "mapsets/sight/sight.h"

namespace cota::mapsets {

namespace {

using model::FinePoint;
using model::GridPoint;

bool isIn(const std::array<FinePoint, 6>& corners, FinePoint point) {
    for (std::size_t i = 0; i < corners.size(); ++i)
        if (model::turn(corners[i], corners[(i + 1) % corners.size()], point) < 0) return false;
    return true;
}

}  // namespace

HexObstacles::HexObstacles(const Battlefield& field, const Heights& heights, const Parameters& parameters)
    : field_(field), fillsWithoutOutline_(StraightLineReading::of(parameters).fillsWithoutOutline) {
    const auto word = [&](const char* name) { return wordOf(parameters, straightLineDescription, name); };
    symbols_ = field_.maskOfAll(word("symbols"));
    wholes_ = field_.maskOfAll(word("whole-hexes"));
    covers_.resize(static_cast<std::size_t>(field_.cellCount()));
    for (const Cell cell : field_.hexes()) coverOf(cell).base = heights.ground(cell);
    readParts(wordsOf(word("sides")), word("side-ends") == "third-hex");
    for (const Cell cell : field_.hexes()) {
        coverOf(cell).whole = wholeOf(cell, fillsWithoutOutline_);
        readRange(cell, heights.places());
    }
    readClouds(field_.maskOfAll(word("clouds")), field_.maskOfAll(word("spreading-clouds")));
}

/// Reads areas and hexside kinds, with every hex they touch.
void HexObstacles::readParts(const std::vector<std::string>& sides, bool atEnds) {
    const Catalogue& catalogue = field_.mapset().catalogue;
    std::vector<std::vector<Part>> inCell(covers_.size());
    // Only the hexes near an area are tested, not all of the map.
    std::vector<Cell> byColumn(field_.hexes().begin(), field_.hexes().end());
    const auto column = [&](Cell cell) { return field_.centre(cell).x; };
    std::ranges::stable_sort(byColumn, {}, column);
    for (std::size_t i = 0; i < field_.areas().size(); ++i) {
        const FieldArea& area = field_.areas()[i];
        const TerrainType& terrain = catalogue.terrains[area.terrain];
        const bool counts = std::ranges::any_of(
            terrain.tags, [&](const std::string& tag) { return (field_.maskOf(tag) & symbols_) != 0; });
        if (!counts) continue;
        GridPoint low = area.outline.front(), high = low;
        for (const GridPoint point : area.outline) {
            low = {std::min(low.x, point.x), std::min(low.y, point.y)};
            high = {std::max(high.x, point.x), std::max(high.y, point.y)};
        }
        constexpr std::int32_t reach = model::unitsPerHex;
        const auto first = std::ranges::lower_bound(byColumn, low.x - reach, {}, column);
        const auto last = std::ranges::upper_bound(byColumn, high.x + reach, {}, column);
        for (auto at = first; at != last; ++at) {
            const Cell cell = *at;
            const GridPoint centre = field_.centre(cell);
            if (centre.y < low.y - reach || centre.y > high.y + reach) continue;
            const auto corners = model::hexCorners(field_.orientation(), centre);
            const bool isInside = std::ranges::all_of(
                area.outline, [&](GridPoint point) { return isIn(corners, model::fine(point)); });
            bool touches = isInside;
            for (std::size_t k = 0; k < corners.size() && !touches; ++k)
                touches = model::meetsArea(corners[k], corners[(k + 1) % corners.size()], area.outline);
            if (touches)
                inCell[static_cast<std::size_t>(cell)].push_back(
                    {terrain.height, static_cast<std::int32_t>(i), area.terrain, -1, isInside});
        }
    }
    readSides(sides, atEnds, inCell);
    for (const Cell cell : field_.hexes()) {
        std::vector<Part>& here = inCell[static_cast<std::size_t>(cell)];
        std::ranges::stable_sort(here, std::greater<>(), &Part::height);
        coverOf(cell).first = static_cast<std::uint32_t>(parts_.size());
        coverOf(cell).count = static_cast<std::uint32_t>(here.size());
        parts_.insert(parts_.end(), here.begin(), here.end());
    }
}

/// Hexsides count in the hexes beside them and, if the game says so, in those they only end at.
void HexObstacles::readSides(const std::vector<std::string>& sides, bool atEnds, PartsInCells& inCell) const {
    const auto add = [&](Cell cell, std::span<const std::uint16_t> kinds, int side) {
        for (const std::uint16_t kind : kinds) {
            const HexsideType& hexside = field_.mapset().catalogue.hexsides[kind];
            const bool counts =
                std::ranges::any_of(sides, [&](const std::string& tag) { return hasTag(hexside.tags, tag); });
            if (counts)
                inCell[static_cast<std::size_t>(cell)].push_back(
                    {hexside.height, -1, kind, static_cast<std::int8_t>(side), true});
        }
    };
    for (const Cell cell : field_.hexes())
        for (const model::Direction direction : model::allDirections) {
            const int side = static_cast<int>(direction);
            add(cell, field_.hexsides(cell, direction), side);
            if (!atEnds) continue;
            // The hexside that ends at the first corner is the one between this neighbour and the one before
            // it.
            const model::HexCoord next = model::neighbour(field_.hexAt(cell), direction);
            const auto back = static_cast<model::Direction>((side + 4) % 6);
            add(cell, field_.hexsides(model::HexSide::of(next, back)), firstCorner + side);
        }
}

/// The height of what fills a hex: terrain and features of that type and, if the game says so, symbols
/// without a drawn area.
int HexObstacles::wholeOf(Cell cell, bool fillsWithoutOutline) const {
    const Catalogue& catalogue = field_.mapset().catalogue;
    int whole = 0;
    const auto add = [&](const Tags& tags, int height, bool isDrawn) {
        TagMask mask = 0;
        for (const std::string& tag : tags) mask |= field_.maskOf(tag);
        const bool fills =
            (mask & wholes_) != 0 || ((mask & symbols_) != 0 && fillsWithoutOutline && !isDrawn);
        if (fills) whole = std::max(whole, height);
    };
    for (const std::uint16_t terrain : field_.terrainsIn(cell)) {
        const bool isDrawn = std::ranges::any_of(
            parts(in(cell)), [&](const Part& part) { return part.area >= 0 && part.kind == terrain; });
        add(catalogue.terrains[terrain].tags, catalogue.terrains[terrain].height, isDrawn);
    }
    for (const FieldFeature& feature : field_.features(cell))
        add(catalogue.features[feature.kind].tags, catalogue.features[feature.kind].height, false);
    return whole;
}

/// The highest and lowest a line can meet in the hex. By points, its ground is within the heights of its
/// faces, and every face includes the centre or is beside a piece of contour in the hex.
void HexObstacles::readRange(Cell cell, const PlaceHeights* places) {
    Cover& cover = coverOf(cell);
    int most = cover.base, least = cover.base;
    if (places) {
        const model::Relief& relief = places->relief();
        const auto add = [&](model::Relief::FaceIndex index) {
            const model::HeightSpan ground = places->within(index);
            most = std::max(most, ground.most), least = std::min(least, ground.least);
        };
        const GridPoint centre = field_.centre(cell);
        add(relief.faceAt(centre));
        constexpr std::int32_t reach = model::unitsPerHex;
        relief.forPieces({centre.x - reach, centre.y - reach}, {centre.x + reach, centre.y + reach},
                         [&](const model::Relief::Piece& piece) {
                             add(relief.faceOf({piece.line, 0}));
                             add(relief.faceOf({piece.line, 1}));
                         });
    }
    int tallest = cover.whole;
    for (const Part& part : parts(cover)) tallest = std::max(tallest, part.height);
    cover.most = most + tallest;
    cover.least = least;
}

void HexObstacles::readClouds(TagMask clouds, TagMask spreading) {
    const Catalogue& catalogue = field_.mapset().catalogue;
    const auto isAny = [&](const Tags& tags, TagMask mask) {
        return std::ranges::any_of(tags,
                                   [&](const std::string& tag) { return (field_.maskOf(tag) & mask) != 0; });
    };
    const auto fill = [&](Cell cell, const std::string& id, bool isSpread) {
        if (!field_.isOnMap(cell)) return;
        Cover& cover = coverOf(cell);
        if (cover.cloud >= 0 && !cover.isSpread) return;
        cover.most = aboveAllHeights;
        cover.isSpread = isSpread;
        const auto found = std::ranges::find(cloudNames_, id);
        cover.cloud = static_cast<std::int32_t>(found - cloudNames_.begin());
        if (found == cloudNames_.end()) cloudNames_.push_back(id);
    };
    const auto add = [&](Cell cell, const Tags& tags, const std::string& id) {
        if (!isAny(tags, clouds | spreading)) return;
        fill(cell, id, false);
        if (!isAny(tags, spreading)) return;
        for (const model::Direction direction : model::allDirections)
            if (const Cell next = field_.neighbour(cell, direction);
                field_.isOnMap(next) && in(next).cloud < 0)
                fill(next, id, true);
    };
    for (const Cell cell : field_.hexes()) {
        for (const std::uint16_t terrain : field_.terrainsIn(cell))
            add(cell, catalogue.terrains[terrain].tags, catalogue.terrains[terrain].id.text);
        for (const FieldFeature& feature : field_.features(cell))
            add(cell, catalogue.features[feature.kind].tags, catalogue.features[feature.kind].id.text);
    }
}

bool HexObstacles::isSameIn(Cell cell, const HexObstacles& other) const {
    const Cover &here = in(cell), &there = other.in(cell);
    const bool isCloud = here.cloud >= 0;
    return here.most == there.most && here.least == there.least && here.base == there.base &&
           here.whole == there.whole && isCloud == (there.cloud >= 0) &&
           std::ranges::equal(parts(here), other.parts(there));
}

std::string HexObstacles::nameOf(const Part& part) const {
    const Catalogue& catalogue = field_.mapset().catalogue;
    return part.area >= 0 ? catalogue.terrains[part.kind].id.text : catalogue.hexsides[part.kind].id.text;
}

std::string HexObstacles::wholeName(Cell cell) const {
    const Catalogue& catalogue = field_.mapset().catalogue;
    const int height = in(cell).whole;
    for (const std::uint16_t terrain : field_.terrainsIn(cell))
        if (catalogue.terrains[terrain].height == height) return catalogue.terrains[terrain].id.text;
    for (const FieldFeature& feature : field_.features(cell))
        if (catalogue.features[feature.kind].height == height)
            return catalogue.features[feature.kind].id.text;
    return {};
}

}  // namespace cota::mapsets
