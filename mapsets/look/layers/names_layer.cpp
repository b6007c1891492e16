// Names of places, hexes, rivers and roads. A position set by the designer always wins; other names go where
// they cover least, in the order of the map.

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <optional>
#include <set>
#include <span>

#include "formats/picture/text_shape.h"
#include "mapsets/look/layers/ground_colours.h"
#include "mapsets/look/layers/layers.h"
#include "mapsets/look/scene/name_lines.h"
#include "mapsets/look/scene/shapes.h"

namespace cota::look {

namespace {

class NamePlacer {
  public:
    NamePlacer(const Scene& scene, picture::Layer& layer)
        : scene_(scene), layer_(layer), grounds_(scene), counters_(counterBoxes(scene)) {}

    /// Draws a name exactly at the point; only if counters cover it, it moves to the nearest free place.
    void put(const std::string& words, const Symbol& symbol, Point at) {
        if (words.empty()) return;
        auto text = textOf(words, symbol, at);
        if (isCovered(coveredBy(text))) text = besideCounters(words, symbol, at);
        named_.insert(words);
        taken_.push_back(coveredBy(text));
        layer_.marks.push_back({text});
    }

    /// Draws a name along a line, whatever lies there.
    void along(const std::string& words, const Symbol& symbol, const NameLine& line) {
        if (words.empty() || line.points.size() < 2) return;
        auto text = textOf(words, symbol, line.points[line.points.size() / 2]);
        text.font.spacing = line.spacing;
        text.along = line.points;
        named_.insert(words);
        for (const auto& letter : picture::lettersOf(text))
            taken_.push_back(picture::Box{letter.at.x, letter.at.y, letter.at.x, letter.at.y}.grown(
                picture::millimetres(text.font.points) / 2));
        layer_.marks.push_back({std::move(text)});
    }

    /// A dot with its name and height next to it.
    void spot(const std::string& words, const Symbol& symbol, Point at) {
        const double reach = symbol.number("halo");
        addFill(layer_.marks, picture::Curve::circle(at, reach), symbol.colour("ink"));
        const auto size = sizeOf(words, textOf(words, symbol, at).font);
        const double aside = size.width / 2 + reach * 3, up = size.height / 2 + reach * 2;
        const auto text = best(words, symbol,
                               std::array<Point, 6>{{{at.x + aside, at.y},
                                                     {at.x - aside, at.y},
                                                     {at.x, at.y - up},
                                                     {at.x, at.y + up},
                                                     {at.x + aside, at.y - up},
                                                     {at.x - aside, at.y - up}}});
        taken_.push_back(coveredBy(text));
        addText(layer_.marks, text);
    }

    bool isCovered(const picture::Box& box) const {
        return std::any_of(counters_.begin(), counters_.end(),
                           [&](const auto& one) { return one.meets(box); });
    }

    /// Draws a name next to a hex, at the place around it that covers least. Names placed by the designer
    /// are skipped.
    void place(const std::string& words, const Symbol& symbol, Cell cell) {
        if (words.empty() || named_.contains(words)) return;
        const auto centre = scene_.sheet.centre(cell);
        const auto size = sizeOf(words, textOf(words, symbol, centre).font);
        const double aside = scene_.hex(0.3) + size.width / 2, up = scene_.hex(0.42);
        const std::array<Point, 8> places{{{centre.x + aside, centre.y - up},
                                           {centre.x, centre.y - scene_.hex(0.58)},
                                           {centre.x - aside, centre.y - up},
                                           {centre.x + aside, centre.y + up},
                                           {centre.x, centre.y + scene_.hex(0.56)},
                                           {centre.x - aside, centre.y + up},
                                           {centre.x + scene_.hex(0.55) + size.width / 2, centre.y},
                                           {centre.x - scene_.hex(0.55) - size.width / 2, centre.y}}};
        const auto text = best(words, symbol, places);
        taken_.push_back(coveredBy(text));
        layer_.marks.push_back({text});
    }

  private:
    picture::Text textOf(const std::string& words, const Symbol& symbol, Point at) const {
        return {.words = words,
                .font = nameFont(symbol),
                .colour = symbol.colour("ink"),
                .at = at,
                .down = picture::Down::middle,
                .halo = symbol.number("halo"),
                .haloColour = faded(mixed(grounds_.at(at), {255, 255, 255, 255}, 0.4), 0.75)};
    }

    /// The place that covers least; earlier places are preferred.
    picture::Text best(const std::string& words, const Symbol& symbol, std::span<const Point> places) const {
        double least = 1e9;
        picture::Text found;
        for (std::size_t i = 0; i < places.size(); ++i) {
            const auto text = textOf(words, symbol, places[i]);
            const double cost = costOf(coveredBy(text)) + static_cast<double>(i) * 0.35;
            if (cost < least) found = text, least = cost;
        }
        return found;
    }

    /// The best place in rings around a point.
    picture::Text besideCounters(const std::string& words, const Symbol& symbol, Point at) const {
        constexpr int rings = 12, directions = 16;
        double least = 1e9;
        auto best = textOf(words, symbol, at);
        for (int ring = 1; ring <= rings; ++ring)
            for (int direction = 0; direction < directions; ++direction) {
                const double angle = (direction - directions / 4) * 2 * std::numbers::pi / directions,
                             far = scene_.hex(0.12 * ring);
                const auto text =
                    textOf(words, symbol, {at.x + std::cos(angle) * far, at.y + std::sin(angle) * far * 0.9});
                const double cost = costOf(coveredBy(text)) + ring * 0.8;
                if (cost < least) best = text, least = cost;
            }
        return best;
    }

    double costOf(const picture::Box& box) const {
        double cost = 0;
        for (const auto& other : taken_)
            if (other.meets(box)) cost += 20;
        for (const auto& counter : counters_)
            if (counter.meets(box)) cost += 15;
        const auto& field = scene_.sheet.fieldBox();
        if (box.left < field.left + 1 || box.right > field.right - 1 || box.top < field.top + 1 ||
            box.bottom > field.bottom - 1)
            cost += 50;
        const double step = scene_.hex(0.25);
        std::vector<Cell> below;
        for (double x = box.left; x <= box.right + step; x += step)
            for (const double y : {box.top, (box.top + box.bottom) / 2, box.bottom}) {
                const Cell cell = scene_.sheet.cellAt({std::min(x, box.right), y});
                if (cell != mapsets::noCell && std::find(below.begin(), below.end(), cell) == below.end())
                    below.push_back(cell);
            }
        for (const Cell cell : below) {
            const auto centre = scene_.sheet.centre(cell);
            const picture::Box number{centre.x - 4, centre.y - scene_.hex(0.47), centre.x + 4,
                                      centre.y - scene_.hex(0.36)};
            if (number.meets(box)) cost += 3;
            cost += 2.0 * static_cast<double>(scene_.field.features(cell).size());
            for (const auto& way : scene_.ways.stretches(cell))
                if (box.holds(way.from) || box.holds(way.to)) cost += 1;
        }
        return cost;
    }

    const Scene& scene_;
    picture::Layer& layer_;
    GroundColours grounds_;
    std::vector<picture::Box> counters_;
    std::vector<picture::Box> taken_;
    std::set<std::string> named_;
};

/// The board from which a placed board was read.
const model::Board* boardOf(const Scene& scene, std::size_t placement) {
    const auto& boards = scene.document.boards;
    if (const auto* scenario = scene.scenario()) {
        for (const auto& placed : scenario->assembly.boards)
            if (placed.id.text == scene.field.boards()[placement].id) {
                const auto found = boards.find(placed.file);
                return found == boards.end() ? nullptr : &*found->second;
            }
        return nullptr;
    }
    return boards.empty() ? nullptr : &*boards.begin()->second;
}

/// Whether a name fits along a path: it may bend, but not turn back.
bool isFairlyStraight(const WayStretch& from, const WayStretch& to) {
    const double ax = from.to.x - from.from.x, ay = from.to.y - from.from.y, bx = to.to.x - to.from.x,
                 by = to.to.y - to.from.y;
    return ax * bx + ay * by > 0.6 * std::hypot(ax, ay) * std::hypot(bx, by);
}

struct NamedStretch {
    WayStretch way;
    std::size_t hex = 0;  // of the path
};

/// The segment of a path for its name: in the middle of a hex, away from its number, near the middle of the
/// path, and preferably in a hex with nothing else.
std::optional<NamedStretch> stretchToName(const Scene& scene, const mapsets::LaidBoard& laid,
                                          const model::Path& path, std::size_t kind,
                                          const NamePlacer& placer) {
    std::optional<NamedStretch> first;
    for (const std::size_t part : {6u, 5u, 7u, 4u, 8u, 3u, 9u, 2u, 10u}) {
        const std::size_t hex = path.hexes.size() * part / 12;
        const Cell cell = scene.field.cellOf(laid.toMap(path.hexes[hex]));
        if (cell == mapsets::noCell || !scene.field.isOnMap(cell)) continue;
        const auto& all = scene.ways.stretches(cell);
        std::vector<WayStretch> ways;
        for (const auto& way : all)
            if (way.kind == kind) ways.push_back(way);
        if (ways.empty()) continue;
        const auto& middle = ways[(ways.size() - 1) / 2];
        if (ways.size() == all.size() && scene.field.features(cell).empty() &&
            isFairlyStraight(ways.front(), ways.back()) &&
            !placer.isCovered(
                picture::Box{middle.to.x, middle.to.y, middle.to.x, middle.to.y}.grown(scene.hex(0.15))))
            return NamedStretch{middle, hex};
        if (!first) first = NamedStretch{middle, hex};
    }
    return first;
}

/// A name of the board, straight or along a line.
void putName(const Scene& scene, const mapsets::LaidBoard& laid, const model::Board& board,
             const model::MapName& name, NamePlacer& placer) {
    const auto& words = name.text.in(scene.language);
    const auto& symbol = scene.look.symbol("name", name.style);
    const Point at = scene.sheet.at(laid.toMap(name.at));
    if (name.curve.size() > 1) {
        std::vector<Point> points;
        for (const auto& point : name.curve) points.push_back(scene.sheet.at(laid.toMap(point)));
        return placer.along(words, symbol, alongCurve(points, words, nameFont(symbol)));
    }
    const auto path = std::find_if(board.paths.begin(), board.paths.end(), [&](const auto& one) {
        return !name.path.empty() && one.id == name.path;
    });
    auto course = path == board.paths.end() ? std::vector<Point>{} : courseOf(scene.sheet, laid, *path);
    if (course.empty()) return placer.put(words, symbol, at);
    const auto& kinds = scene.catalogue().pathKinds;
    const auto kind =
        std::find_if(kinds.begin(), kinds.end(), [&](const auto& one) { return one.id == path->kind; });
    if (kind != kinds.end() && path->sides.empty())
        course = drawnCourse(scene.sheet, scene.ways, static_cast<std::size_t>(kind - kinds.begin()),
                             std::move(course));
    placer.along(words, symbol, alongPath(course, at, words, nameFont(symbol), scene.hex()));
}

/// Draws the name along the path, next to it.
void namePath(const Scene& scene, const mapsets::LaidBoard& laid, const model::Path& path,
              NamePlacer& placer) {
    const auto& kinds = scene.catalogue().pathKinds;
    const auto kind =
        std::find_if(kinds.begin(), kinds.end(), [&](const auto& one) { return one.id == path.kind; });
    if (kind == kinds.end() || path.name.empty() || path.hexes.empty()) return;
    const auto& symbol = scene.look.symbol("path", kind->id.text);
    const auto place = static_cast<std::size_t>(kind - kinds.begin());
    const auto found = stretchToName(scene, laid, path, place, placer);
    if (!found) return;
    const auto& [way, hex] = *found;
    double turn = std::atan2(way.to.y - way.from.y, way.to.x - way.from.x);
    if (turn > std::numbers::pi / 2) turn -= std::numbers::pi;
    if (turn < -std::numbers::pi / 2) turn += std::numbers::pi;
    const double beside = symbol.drawing() == "nothing" ? 2 : symbol.number("width") / 2 + 1.9;
    // Of a long path only the hexes around the name matter.
    constexpr std::size_t around = 8;
    model::Path near;
    for (std::size_t i = hex > around ? hex - around : 0; i < std::min(path.hexes.size(), hex + around); ++i)
        near.hexes.push_back(path.hexes[i]);
    const auto course = drawnCourse(scene.sheet, scene.ways, place, courseOf(scene.sheet, laid, near));
    const auto& style = scene.look.symbol("name", symbol.drawing());
    const auto& words = path.name.in(scene.language);
    placer.along(words, style,
                 alongPath(course, {way.to.x + std::sin(turn) * beside, way.to.y - std::cos(turn) * beside},
                           words, nameFont(style), scene.hex()));
}

}  // namespace

picture::Layer drawNames(const Scene& scene) {
    picture::Layer layer{"names", {}};
    NamePlacer placer(scene, layer);
    const auto boards = scene.field.boards();
    for (std::size_t i = 0; i < boards.size(); ++i) {
        const auto* board = boardOf(scene, i);
        if (!board) continue;
        for (const auto& name : board->names) putName(scene, boards[i], *board, name, placer);
    }
    for (std::size_t i = 0; i < boards.size(); ++i) {
        const auto* board = boardOf(scene, i);
        if (!board) continue;
        for (const auto& [hex, note] : board->notes) {
            if (note.name.empty() || !boards[i].keeps(hex)) continue;
            const Cell cell = scene.field.cellOf(boards[i].toMap(hex));
            if (cell != mapsets::noCell)
                placer.place(note.name.in(scene.language), scene.look.symbol("name"), cell);
        }
        for (const auto& path : board->paths) {
            const bool isPlaced =
                std::any_of(board->names.begin(), board->names.end(),
                            [&](const auto& name) { return name.path == path.id && name.curve.empty(); });
            if (!isPlaced) namePath(scene, boards[i], path, placer);
        }
    }
    for (std::size_t i = 0; i < boards.size(); ++i) {
        const auto* board = boardOf(scene, i);
        if (!board) continue;
        for (const auto& spot : board->spotHeights) {
            const auto& name = spot.name.in(scene.language);
            placer.spot((name.empty() ? "" : name + " ") + std::to_string(spot.metres),
                        scene.look.symbol("name", "relief"), scene.sheet.at(boards[i].toMap(spot.at)));
        }
    }
    return layer;
}

}  // namespace cota::look
