#include "mapsets/look/scene/patch.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "mapsets/look/scene/board_chance.h"
#include "mapsets/look/scene/natural_outline.h"
#include "mapsets/look/scene/shapes.h"

namespace cota::look {

namespace {

constexpr double blockMillimetres = 24;
constexpr double wobbleOfTerrain = 0.055;

/// Visits points of a grid on a board in a box of the sheet.
void strewBox(const BoardFrame& frame, const picture::Box& onSheet, double spacing, std::uint64_t purpose,
              const std::function<void(Point, Seeded&)>& visit) {
    const auto box = frame.onBoard(onSheet);
    const double down = spacing * 0.866, reach = spacing * 0.3;
    const auto first = [](double value, double step) {
        return static_cast<std::int64_t>(std::floor(value / step)) - 1;
    };
    for (auto row = first(box.top, down); static_cast<double>(row) * down < box.bottom + reach; ++row)
        for (auto column = first(box.left, spacing);
             static_cast<double>(column) * spacing < box.right + spacing; ++column) {
            Seeded chance(column, row, purpose);
            const double x = (static_cast<double>(column) + (row & 1 ? 0.5 : 0.0)) * spacing;
            const double y = static_cast<double>(row) * down;
            const double dx = chance.between(-reach, reach);
            const Point at = frame.onSheet({x + dx, y + chance.between(-reach, reach)});
            visit(at, chance);
        }
}

}  // namespace

bool Patch::holds(const Scene& scene, Point point) const {
    if (isDrawn()) return isInside(point, polygon);
    const Cell cell = scene.sheet.cellAt(point);
    return cell != mapsets::noCell && isIn[static_cast<std::size_t>(cell)];
}

picture::Box Patch::boxIn(const Scene& scene) const {
    const auto box = outline.box(), window = shown ? *shown : scene.sheet.window().grown(scene.hex());
    return {std::max(box.left, window.left), std::max(box.top, window.top), std::min(box.right, window.right),
            std::min(box.bottom, window.bottom)};
}

namespace {

/// Whether a drawn outline of the terrain reaches into the hex, so that the outline shows the terrain
/// exactly.
bool isDrawnIn(const Scene& scene, Cell cell, std::uint16_t terrain) {
    picture::Box hex;
    for (const auto corner : scene.sheet.corners(cell)) hex.add(corner);
    for (const auto& area : scene.field.areas()) {
        if (area.terrain != terrain) continue;
        picture::Box box;
        for (const auto point : area.outline) box.add(scene.sheet.at(point));
        if (box.meets(hex)) return true;
    }
    return false;
}

}  // namespace

namespace {

/// Whether drawn outlines show the painted terrain of a hex: a second outline around the hex would double
/// theirs.
bool isMostlyDrawn(const Scene& scene, Cell cell, std::uint16_t terrain) {
    constexpr int most = 25;  // percent
    const auto shares = scene.field.areasOver(cell);
    return std::ranges::any_of(
        shares, [&](const auto& share) { return share.terrain == terrain && share.percent >= most; });
}

/// The hexes of each terrain: every hex of the sheet that has it, unless an outline shows it there.
std::vector<std::vector<Cell>> paintedCells(const Scene& scene) {
    std::vector<std::vector<Cell>> cells(scene.catalogue().terrains.size());
    for (const Cell cell : scene.sheet.hexes())
        for (const auto terrain : scene.field.terrainsIn(cell))
            if (terrain == scene.field.terrainsIn(cell).front() ? !isMostlyDrawn(scene, cell, terrain)
                                                                : !isDrawnIn(scene, cell, terrain))
                cells[terrain].push_back(cell);
    return cells;
}

void addPainted(const Scene& scene, const Symbol& symbol, const std::vector<Cell>& cells,
                std::vector<Patch>& patches) {
    const auto isIn = setOf(scene.field, cells);
    auto outlines = naturalOutlines(scene.field, scene.sheet, isIn, wobbleOfTerrain);
    std::size_t number = 0;
    for (auto& piece : piecesOf(scene.field, scene.sheet.hexes(), isIn)) {
        auto isInPiece = setOf(scene.field, piece);
        patches.push_back(
            {&symbol, std::move(outlines[number++]), std::move(piece), std::move(isInPiece), {}});
    }
}

void addDrawn(const Scene& scene, const Symbol& symbol, std::uint16_t terrain, std::vector<Patch>& patches) {
    for (const auto& area : scene.field.areas()) {
        if (area.terrain != terrain) continue;
        Patch patch{&symbol, {}, {}, {}, {}};
        for (const auto point : area.outline) patch.polygon.push_back(scene.sheet.at(point));
        patch.outline = picture::Curve::eased(patch.polygon, true, mostEase);
        if (!patch.boxIn(scene).empty()) patches.push_back(std::move(patch));
    }
}

}  // namespace

std::vector<Patch> patchesOf(const Scene& scene, std::initializer_list<std::string_view> drawings) {
    const auto& terrains = scene.catalogue().terrains;
    std::vector<const Symbol*> symbols;  // null: not requested
    for (const auto& terrain : terrains) {
        const auto& symbol = scene.look.symbol("terrain", terrain.id.text);
        const bool isAsked = drawings.size() == 0 ||
                             std::find(drawings.begin(), drawings.end(), symbol.drawing()) != drawings.end();
        symbols.push_back(isAsked ? &symbol : nullptr);
    }
    std::vector<Patch> patches;
    const auto cells = paintedCells(scene);
    for (std::size_t t = 0; t < terrains.size(); ++t)
        if (symbols[t] && !cells[t].empty()) addPainted(scene, *symbols[t], cells[t], patches);
    // Every outline the rules use is drawn, whatever the hexes below it are painted with.
    for (std::size_t t = 0; t < terrains.size(); ++t)
        if (symbols[t]) addDrawn(scene, *symbols[t], static_cast<std::uint16_t>(t), patches);
    return patches;
}

std::vector<JoinedPatches> joinedPatches(const Scene& scene, const std::vector<Patch>& patches) {
    std::vector<JoinedPatches> joined;
    const auto isOther = [&](const Patch& patch) { return patch.symbol != patches.front().symbol; };
    if (std::ranges::none_of(patches, isOther)) {  // pieces of one terrain do not touch
        for (const auto& patch : patches)
            if (!patch.isDrawn()) joined.push_back({patch.outline, {&patch}});
        return joined;
    }
    std::vector<bool> isIn(static_cast<std::size_t>(scene.field.cellCount()));
    for (const auto& patch : patches)
        for (const Cell cell : patch.cells) isIn[static_cast<std::size_t>(cell)] = true;
    auto outlines = naturalOutlines(scene.field, scene.sheet, isIn, wobbleOfTerrain);
    for (const auto& piece : piecesOf(scene.field, scene.sheet.hexes(), isIn)) {
        JoinedPatches one{std::move(outlines[joined.size()]), {}};
        for (const auto& patch : patches)
            if (!patch.cells.empty() && std::ranges::binary_search(piece, patch.cells.front()))
                one.patches.push_back(&patch);
        joined.push_back(std::move(one));
    }
    return joined;
}

namespace {

/// Row and column.
std::pair<int, int> blockOf(Point point) {
    const auto block = [](double value) { return static_cast<int>(std::floor(value / blockMillimetres)); };
    return {block(point.y), block(point.x)};
}

}  // namespace

picture::Curve& Blocks::at(Point point) { return curves_[blockOf(point)]; }

void Blocks::fill(std::vector<picture::Mark>& marks, picture::Colour colour) const {
    for (const auto& [at, curve] : curves_) marks.push_back({picture::Fill{curve, colour}});
}

void StrewnBlocks::add(Point at, std::size_t kind) { strewn_[blockOf(at)].add(at, kind); }

void StrewnBlocks::fill(std::vector<picture::Mark>& marks, picture::Colour colour) && {
    for (auto& [at, things] : strewn_)
        marks.push_back({picture::Strewn{
            shapes_, colour, std::make_shared<const picture::Strewn::Things>(std::move(things))}});
}

void StrewnBlocks::fill(std::vector<picture::Mark>& marks, picture::Colour colour, Shapes above,
                        picture::Colour colourAbove) && {
    const auto upper = std::make_shared<const Shapes>(std::move(above));
    for (auto& [at, things] : strewn_) {
        things.places.shrink_to_fit();
        things.kinds.shrink_to_fit();
        const auto shared = std::make_shared<const picture::Strewn::Things>(std::move(things));
        marks.push_back({picture::Strewn{shapes_, colour, shared}});
        marks.push_back({picture::Strewn{upper, colourAbove, shared}});
    }
}

void Blocks::stroke(std::vector<picture::Mark>& marks, const picture::Pen& pen) const {
    for (const auto& [at, curve] : curves_) marks.push_back({picture::Stroke{curve, pen}});
}

namespace {

/// Whether a drawn outline holds everything around a point.
bool holdsAround(const Patch& patch, Point at, double clear) {
    if (clear <= 0) return true;
    constexpr std::array<Point, 4> around{Point{1, 0}, {-1, 0}, {0, 1}, {0, -1}};
    return std::ranges::all_of(around, [&](Point to) {
        return isInside({at.x + to.x * clear, at.y + to.y * clear}, patch.polygon);
    });
}

/// The sides of a hex that are the rim of a patch, as lines from corner to corner. The edge of the map is
/// none: there a patch goes on.
std::vector<std::pair<Point, Point>> rimIn(const Scene& scene, const Patch& patch, Cell cell) {
    std::vector<std::pair<Point, Point>> rim;
    const auto corners = scene.sheet.corners(cell);
    for (std::size_t d = 0; d < 6; ++d) {
        const Cell next = scene.field.neighbour(cell, static_cast<model::Direction>(d));
        if (scene.field.isOnMap(next) && !patch.isIn[static_cast<std::size_t>(next)])
            rim.emplace_back(corners[d], corners[(d + 1) % 6]);
    }
    return rim;
}

}  // namespace

void strew(const Scene& scene, const Patch& patch, double spacing, std::uint64_t purpose,
           const std::function<void(Point, Seeded&)>& visit, double clear) {
    if (patch.isDrawn()) {
        for (std::size_t board = 0; board < scene.field.boards().size(); ++board)
            strewBox(BoardFrame(scene.sheet, board), patch.boxIn(scene), spacing, purpose,
                     [&](Point point, Seeded& chance) {
                         if (boardAt(scene.sheet, point) == board && patch.holds(scene, point) &&
                             holdsAround(patch, point, clear))
                             visit(point, chance);
                     });
        return;
    }
    for (const Cell cell : patch.cells) {
        picture::Box box;
        for (const auto corner : scene.sheet.corners(cell)) box.add(corner);
        const auto rim = clear > 0 ? rimIn(scene, patch, cell) : std::vector<std::pair<Point, Point>>();
        const double from = clear + scene.hex(wobbleOfTerrain);
        const auto isClear = [&](Point at) {
            return std::ranges::all_of(rim, [&](const auto& side) {
                const auto& [a, b] = side;
                return (b.x - a.x) * (at.y - a.y) - (b.y - a.y) * (at.x - a.x) >=
                       from * std::hypot(b.x - a.x, b.y - a.y);
            });
        };
        const BoardFrame frame(scene.sheet, boardOf(scene.field, scene.field.hexAt(cell)));
        strewBox(frame, box, spacing, purpose, [&](Point point, Seeded& chance) {
            if (scene.sheet.cellAt(point) == cell && isClear(point)) visit(point, chance);
        });
    }
}

}  // namespace cota::look
