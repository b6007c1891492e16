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
#include "mapsets/look/layers/lettering.h"
#include "mapsets/look/scene/name_lines.h"
#include "mapsets/look/scene/seeded.h"
#include "mapsets/look/scene/shapes.h"

namespace cota::look {

namespace {

class NamePlacer {
  public:
    NamePlacer(const Scene& scene, picture::Layer& layer)
        : scene_(scene), layer_(layer), grounds_(scene), counters_(counterBoxes(scene)), lettering_(scene) {
        if (scene.field.relief()) lettering_.take(scene.layer(contourHeights));
        lettering_.take(scene.layer(drawZones));
        lettering_.take(drawBoardIds(scene));
    }

    /// Draws the name number `own` of the designer exactly at the point; only if counters cover it, it moves
    /// to the nearest free place.
    void put(const std::string& words, const Symbol& symbol, Point at, int own) {
        if (words.empty()) return;
        auto text = textOf(words, symbol, at);
        if (isCovered(coveredBy(text))) text = besideCounters(words, symbol, at, own);
        named_.insert(words);
        add(std::move(text));
    }

    /// Draws a name along the line that costs least; earlier lines are preferred.
    void along(const std::string& words, const Symbol& symbol, std::span<const NameLine> lines, int own) {
        if (words.empty()) return;
        double least = 1e9;
        picture::Text best;
        for (std::size_t i = 0; i < lines.size(); ++i) {
            if (lines[i].points.size() < 2) continue;
            auto text = textAlong(words, symbol, lines[i]);
            const double cost = lettering_.costOf(text, own) + static_cast<double>(i) * costOfDistance;
            if (cost < least) best = std::move(text), least = cost;
            if (least <= static_cast<double>(i + 1) * costOfDistance) break;
        }
        if (best.words.empty()) return;
        named_.insert(words);
        add(std::move(best));
    }

    /// A dot with its name and height next to it.
    void spot(const std::string& words, const Symbol& symbol, Point at) {
        const double reach = symbol.number("halo");
        addFill(layer_.marks, picture::Curve::circle(at, reach), symbol.colour("ink"));
        const auto size = sizeOf(words, textOf(words, symbol, at).font);
        const double aside = size.width / 2 + reach * 3, up = size.height / 2 + reach * 2;
        std::vector<Point> places;
        for (double by = 0; by < scene_.hex(0.5); by += scene_.hex(0.09)) {
            for (const double x : {aside, -aside})
                for (const double y : {-by, by}) places.push_back({at.x + x, at.y + y});
            for (const double x : {0.0, aside / 2, -aside / 2})
                for (const double y : {-up - by, up + by}) places.push_back({at.x + x, at.y + y});
        }
        add(best(words, symbol, places));
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
        add(best(words, symbol, places));
    }

    picture::Text textAlong(const std::string& words, const Symbol& symbol, const NameLine& line) const {
        auto text = textOf(words, symbol, line.points[line.points.size() / 2]);
        text.font.spacing = line.spacing;
        text.along = line.points;
        return text;
    }

  private:
    static constexpr double costOfDistance = 0.5;  // from one place to the next, which is farther away

    void add(picture::Text text) {
        lettering_.take(text);
        addText(layer_.marks, std::move(text));
    }

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
            const double cost = lettering_.costOf(text) + static_cast<double>(i) * costOfDistance;
            if (cost < least) found = text, least = cost;
        }
        return found;
    }

    /// The best place in rings around a point.
    picture::Text besideCounters(const std::string& words, const Symbol& symbol, Point at, int own) const {
        constexpr int rings = 12, directions = 16;
        double least = 1e9;
        auto best = textOf(words, symbol, at);
        for (int ring = 1; ring <= rings; ++ring)
            for (int direction = 0; direction < directions; ++direction) {
                const double angle = (direction - directions / 4) * 2 * std::numbers::pi / directions,
                             far = scene_.hex(0.12 * ring);
                const auto text =
                    textOf(words, symbol, {at.x + std::cos(angle) * far, at.y + std::sin(angle) * far * 0.9});
                const double cost = lettering_.costOf(text, own) + ring * 2 * costOfDistance;
                if (cost < least) best = text, least = cost;
            }
        return best;
    }

    const Scene& scene_;
    picture::Layer& layer_;
    GroundColours grounds_;
    std::vector<picture::Box> counters_;
    Lettering lettering_;
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

template <class Visit>
void eachBoard(const Scene& scene, Visit visit) {
    const auto boards = scene.field.boards();
    for (std::size_t i = 0; i < boards.size(); ++i)
        if (const auto* board = boardOf(scene, i)) visit(i, boards[i], *board);
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
/// The segment of a path for its name: in the middle of a hex, not at the ends of the path, and preferably in
/// a hex with nothing else. Chance decides between such hexes, so that edits elsewhere do not move the name.
std::optional<NamedStretch> stretchToName(const Scene& scene, const mapsets::LaidBoard& laid,
                                          const model::Path& path, std::size_t kind,
                                          const NamePlacer& placer) {
    constexpr std::size_t farFromEnds = 2;
    std::optional<NamedStretch> best;
    std::pair<std::size_t, double> least;
    for (std::size_t hex = 0; hex < path.hexes.size(); ++hex) {
        const auto at = laid.toMap(path.hexes[hex]);
        const Cell cell = scene.field.cellOf(at);
        if (cell == mapsets::noCell || !scene.field.isOnMap(cell)) continue;
        const auto& all = scene.ways.stretches(cell);
        std::vector<WayStretch> ways;
        for (const auto& way : all)
            if (way.kind == kind) ways.push_back(way);
        if (ways.empty()) continue;
        const auto& middle = ways[(ways.size() - 1) / 2];
        const bool isClear =
            ways.size() == all.size() && scene.field.features(cell).empty() &&
            isFairlyStraight(ways.front(), ways.back()) &&
            !placer.isCovered(
                picture::Box{middle.to.x, middle.to.y, middle.to.x, middle.to.y}.grown(scene.hex(0.15)));
        const std::size_t fromEnd = std::min(hex, path.hexes.size() - 1 - hex);
        const std::pair rank((isClear ? 0 : farFromEnds + 1) + farFromEnds - std::min(fromEnd, farFromEnds),
                             Seeded(path.hexes[hex], 101).unit());
        if (!best || rank < least) best = NamedStretch{middle, hex}, least = rank;
    }
    return best;
}

/// The numbers of the designer's names on all boards.
class OwnNumbers {
  public:
    static int of(std::size_t board, std::size_t name) { return static_cast<int>(board * most + name); }

  private:
    static constexpr std::size_t most = 10000;  // names of a board; more share numbers
};

std::vector<Point> curveOf(const Scene& scene, const mapsets::LaidBoard& laid, const model::MapName& name) {
    std::vector<Point> points;
    for (const auto& point : name.curve) points.push_back(scene.sheet.at(laid.toMap(point)));
    return points;
}

/// The course of the path that a name follows, as it is drawn; empty: none.
std::vector<Point> courseUnder(const Scene& scene, const mapsets::LaidBoard& laid, const model::Board& board,
                               const model::MapName& name) {
    const auto path = std::find_if(board.paths.begin(), board.paths.end(), [&](const auto& one) {
        return !name.path.empty() && one.id == name.path;
    });
    auto course = path == board.paths.end() ? std::vector<Point>{} : courseOf(scene.sheet, laid, *path);
    if (course.empty()) return course;
    const auto& kinds = scene.catalogue().pathKinds;
    const auto kind =
        std::find_if(kinds.begin(), kinds.end(), [&](const auto& one) { return one.id == path->kind; });
    if (kind == kinds.end() || !path->sides.empty()) return course;
    return drawnCourse(scene.sheet, scene.ways, static_cast<std::size_t>(kind - kinds.begin()),
                       std::move(course));
}

/// Places along a course around one of its points, the nearest first: each a little farther on.
std::vector<NameLine> placesAlong(const Scene& scene, const std::vector<Point>& course, Point at,
                                  const std::string& words, const picture::Font& font, int steps) {
    constexpr double step = 0.12;  // of a hex
    const picture::Walk walk(course);
    const double here = walk.nearest(at);
    const Point on = walk.at(here);
    std::vector<NameLine> lines;
    for (int i = 0; i <= 2 * steps; ++i) {
        const double by = scene.hex(step) * ((i + 1) / 2) * (i % 2 == 0 ? 1 : -1);
        if (here + by < 0 || here + by > walk.length()) continue;
        const Point before = walk.at(here - 0.5), after = walk.at(here + 0.5),
                    then = walk.at(here + by - 0.5), next = walk.at(here + by + 0.5);
        // The same distance to the same side of the course.
        const double x = after.x - before.x, y = after.y - before.y,
                     length = std::max(std::hypot(x, y), 1e-9);
        const double away = ((at.y - on.y) * x - (at.x - on.x) * y) / length;
        const double u = next.x - then.x, v = next.y - then.y, far = std::max(std::hypot(u, v), 1e-9);
        const Point there = walk.at(here + by);
        lines.push_back(alongPath(course, {there.x - v / far * away, there.y + u / far * away}, words, font,
                                  scene.hex()));
    }
    return lines;
}

/// A name of the board, straight or along a line.
void putName(const Scene& scene, const mapsets::LaidBoard& laid, const model::Board& board,
             const model::MapName& name, int own, NamePlacer& placer) {
    const auto& words = name.text.in(scene.language);
    const auto& symbol = scene.look.symbol("name", name.style);
    const Point at = scene.sheet.at(laid.toMap(name.at));
    if (name.curve.size() > 1) {
        const std::array line{alongCurve(curveOf(scene, laid, name), words, nameFont(symbol))};
        return placer.along(words, symbol, line, own);
    }
    const auto course = courseUnder(scene, laid, board, name);
    if (course.empty()) return placer.put(words, symbol, at, own);
    placer.along(words, symbol, placesAlong(scene, course, at, words, nameFont(symbol), 8), own);
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
    const auto& way = found->way;
    const std::size_t hex = found->hex;
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
    const auto font = nameFont(style);
    const auto sideOf = [&](double side) {
        return placesAlong(
            scene, course,
            {way.to.x + std::sin(turn) * beside * side, way.to.y - std::cos(turn) * beside * side}, words,
            font, 12);
    };
    auto lines = sideOf(1);
    for (auto& line : sideOf(-1)) lines.push_back(std::move(line));
    placer.along(words, style, lines, TextBoxes::nobody);
}

}  // namespace

TextBoxes placedNameBoxes(const Scene& scene) {
    TextBoxes boxes;
    const double dot = scene.look.symbol("name", "relief").number("halo");
    eachBoard(scene, [&](std::size_t i, const mapsets::LaidBoard& laid, const model::Board& board) {
        for (std::size_t k = 0; k < board.names.size(); ++k) {
            const auto& name = board.names[k];
            const auto& words = name.text.in(scene.language);
            if (words.empty() || (name.curve.size() < 2 && !name.path.empty())) continue;
            const auto& symbol = scene.look.symbol("name", name.style);
            picture::Text text{.words = words,
                               .font = nameFont(symbol),
                               .colour = {},
                               .at = scene.sheet.at(laid.toMap(name.at)),
                               .down = picture::Down::middle,
                               .haloColour = {}};
            if (name.curve.size() > 1) {
                auto line = alongCurve(curveOf(scene, laid, name), words, text.font);
                text.font.spacing = line.spacing;
                text.along = std::move(line.points);
            }
            auto ink = inkOf(text);
            // No other text between the letters of a name.
            for (std::size_t letter = 1, letters = ink.size(); letter < letters; ++letter) {
                picture::Box gap = ink[letter - 1];
                gap.add(ink[letter]);
                ink.push_back(gap);
            }
            for (const auto& box : ink) boxes.add(box, OwnNumbers::of(i, k));
        }
        for (const auto& spot : board.spotHeights) {
            const Point at = scene.sheet.at(laid.toMap(spot.at));
            boxes.add(picture::Box{at.x, at.y, at.x, at.y}.grown(dot));
        }
    });
    return boxes;
}

picture::Layer drawNames(const Scene& scene) {
    picture::Layer layer{"names", {}};
    NamePlacer placer(scene, layer);
    eachBoard(scene, [&](std::size_t i, const mapsets::LaidBoard& laid, const model::Board& board) {
        for (std::size_t k = 0; k < board.names.size(); ++k)
            putName(scene, laid, board, board.names[k], OwnNumbers::of(i, k), placer);
    });
    eachBoard(scene, [&](std::size_t, const mapsets::LaidBoard& laid, const model::Board& board) {
        for (const auto& [hex, note] : board.notes) {
            if (note.name.empty() || !laid.keeps(hex)) continue;
            if (const Cell cell = scene.field.cellOf(laid.toMap(hex)); cell != mapsets::noCell)
                placer.place(note.name.in(scene.language), scene.look.symbol("name"), cell);
        }
        for (const auto& path : board.paths) {
            const auto isOf = [&](const auto& name) { return name.path == path.id && name.curve.empty(); };
            if (std::ranges::none_of(board.names, isOf)) namePath(scene, laid, path, placer);
        }
    });
    eachBoard(scene, [&](std::size_t, const mapsets::LaidBoard& laid, const model::Board& board) {
        for (const auto& spot : board.spotHeights) {
            const auto& name = spot.name.in(scene.language);
            placer.spot((name.empty() ? "" : name + " ") + std::to_string(spot.metres),
                        scene.look.symbol("name", "relief"), scene.sheet.at(laid.toMap(spot.at)));
        }
    });
    return layer;
}

}  // namespace cota::look
