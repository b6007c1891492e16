// The numbers of hexes: near the top side, or elsewhere in the hex if a road or river is there.

#include <algorithm>
#include <cmath>
#include <map>
#include <optional>
#include <vector>

#include "formats/picture/text_shape.h"
#include "mapsets/look/layers/drawn_lines.h"
#include "mapsets/look/layers/ground_colours.h"
#include "mapsets/look/layers/layers.h"
#include "mapsets/look/layers/number_texts.h"
#include "mapsets/look/scene/groundwork.h"
#include "mapsets/look/scene/level_areas.h"
#include "mapsets/look/scene/natural_outline.h"
#include "mapsets/look/scene/shapes.h"
#include "mapsets/look/scene/text_boxes.h"

namespace cota::look {

namespace {

constexpr double clear = 0.25;      // millimetres between a number and a line
constexpr double besideRim = 0.35;  // millimetres a number moves away from the line of a zone

/// The number as printed on the board: joined boards keep their own numbers. A shared hex names the board of
/// its number.
std::string numberOf(const mapsets::Battlefield& field, Cell cell) {
    const auto printed = field.printed(cell);
    if (printed.empty()) return {};
    return printed.size() > 1 ? field.label(cell)
                              : field.boards()[printed[0].placement].grid.label(printed[0].hex);
}

/// The box without the space above and below figures.
picture::Box letters(const picture::Box& box) {
    const double empty = box.height() * 0.2;
    return {box.left, box.top + empty, box.right, box.bottom - empty};
}

/// Whether the smooth outline of a level may run through a number at the upper side of its hex: it follows
/// the hexsides between two levels.
bool isOutlineNear(const Scene& scene, Cell cell) {
    if (scene.field.relief() || scene.look.symbol("relief").drawing() == "nothing") return false;
    const auto centre = scene.sheet.centre(cell);
    const int level = levelOf(scene, cell);
    return std::ranges::any_of(model::allDirections, [&](model::Direction side) {
        const Cell beyond = scene.field.neighbour(cell, side);
        return scene.field.isOnMap(beyond) && scene.sheet.centre(beyond).y < centre.y &&
               levelOf(scene, beyond) != level;
    });
}

/// Drawn contours that run through a number.
class Contours {
  public:
    explicit Contours(const Scene& scene)
        : scene_(scene),
          isDrawn_(scene.field.relief() && scene.look.symbol("relief").drawing() != "nothing") {}

    bool cross(const picture::Box& letters) const {
        if (!isDrawn_) return false;
        const auto box = letters.grown(clear);
        const auto a = scene_.sheet.latticeAt({box.left, box.top}),
                   b = scene_.sheet.latticeAt({box.right, box.bottom});
        bool isCrossed = false;
        scene_.field.relief()->forPieces(
            {std::min(a.x, b.x), std::min(a.y, b.y)}, {std::max(a.x, b.x), std::max(a.y, b.y)},
            [&](const auto& piece) {
                isCrossed = isCrossed ||
                            portionIn(box, scene_.sheet.at(piece.a), scene_.sheet.at(piece.b)).has_value();
            });
        return isCrossed;
    }

  private:
    const Scene& scene_;
    bool isDrawn_;
};

/// Tries the possible places of a number in one hex. It gives way to names that the designer has placed.
class NumberPlacer {
  public:
    explicit NumberPlacer(const Scene& scene)
        : scene_(scene), lines_(scene), names_(scene.groundwork->placedNames(scene)) {}

    /// What a number has to share its place with.
    enum class Found : std::uint8_t { noRoom, names, lines, free };

    /// Sets the upper middle of the number and shrinks a number too wide for its hex.
    Found place(Cell cell, picture::Text& text) const {
        constexpr double step = 0.94, least = 0.35;  // of the size
        const double full = text.font.points;
        if (const auto found = tried(cell, usual(text), 0, text); found != Found::noRoom) return found;
        for (double share = 1; share > least; share *= step) {
            text.font.points = full * share;
            if (const auto found = tried(cell, forWide(text), scene_.hex(0.025), text);
                found != Found::noRoom)
                return found;
        }
        text.font.points = full;
        text.at = at(cell, {0, top()});
        return Found::lines;
    }

  private:
    using Places = std::vector<Point>;  // of the upper middle, from the centre of the hex

    double top() const { return -scene_.hex(0.47); }

    /// First next to the middle of the top, then lower. Near the bottom it would look like the number of the
    /// hex below, so it keeps a distance.
    Places usual(const picture::Text& text) const {
        const auto size = sizeOf(text.words, text.font);
        const double lower = -scene_.hex(0.41), shoulder = -scene_.hex(0.3),
                     bottom = scene_.hex(0.34) - size.height, aside = scene_.hex(0.15),
                     wide = scene_.hex(0.22), widest = scene_.hex(0.28);
        return {{0, top()},
                {-aside, top()},
                {aside, top()},
                {-wide, lower},
                {wide, lower},
                {0, lower},
                {-widest, shoulder},
                {widest, shoulder},
                {-widest, -size.height / 2},
                {widest, -size.height / 2},
                {-aside, bottom},
                {aside, bottom},
                {0, bottom}};
    }

    /// Places where the hex is wider than at its top, and places entirely in one half, for half hexes at the
    /// edges of maps.
    Places forWide(const picture::Text& text) const {
        const auto size = sizeOf(text.words, text.font);
        const double half = size.width / 2 + scene_.hex(0.03);
        Places places;
        for (const double x : {0.0, -half, half})
            for (const double y : {top(), -scene_.hex(0.41), -scene_.hex(0.3), -size.height / 2})
                places.push_back({x, y});
        return places;
    }

    /// Half hexes at the edges of the map have their number inside the map.
    Point at(Cell cell, Point place) const {
        const auto centre = scene_.sheet.centre(cell);
        return {centre.x + place.x,
                std::max(centre.y + place.y, scene_.sheet.fieldBox().top + scene_.hex(0.03))};
    }

    /// Uses the first free place, else the first with enough space. A `margin` on both sides must also be in
    /// the hex.
    Found tried(Cell cell, const Places& places, double margin, picture::Text& text) const {
        const auto size = sizeOf(text.words, text.font);
        const auto& field = scene_.sheet.fieldBox();
        auto found = Found::noRoom;
        for (const auto& place : places) {
            const auto there = at(cell, place);
            const picture::Box box{there.x - size.width / 2, there.y, there.x + size.width / 2,
                                   there.y + size.height};
            if (box.left < field.left || box.right > field.right || box.bottom > field.bottom) continue;
            if (!isInHex(cell, {box.left - margin, box.top, box.right + margin, box.bottom})) continue;
            const auto here = names_.meets(letters(box).grown(clear))   ? Found::names
                              : lines_.touch(cell, letters(box), clear) ? Found::lines
                                                                        : Found::free;
            if (here > found) text.at = there, found = here;
            if (here == Found::free) return here;
        }
        return found;
    }

    /// Letters may be near a corner, but not cross a side.
    bool isInHex(Cell cell, const picture::Box& whole) const {
        const auto box = letters(whole);
        return scene_.sheet.cellAnywhere({box.left, box.top}) == cell &&
               scene_.sheet.cellAnywhere({box.right, box.top}) == cell &&
               scene_.sheet.cellAnywhere({box.left, box.bottom}) == cell &&
               scene_.sheet.cellAnywhere({box.right, box.bottom}) == cell;
    }

    const Scene& scene_;
    DrawnLines lines_;
    const TextBoxes& names_;
};

}  // namespace

/// How the number of each hex is printed.
class HexNumbers {
  public:
    explicit HexNumbers(const Scene& scene)
        : scene_(scene),
          symbol_(scene.look.symbol("number")),
          every_(std::max(1, static_cast<int>(symbol_.number("every")))),
          rims_(scene.groundwork->rims(scene)),
          placer_(scene),
          contours_(scene),
          grounds_(scene) {}

    std::optional<picture::Text> of(Cell cell) const {
        const auto printed = scene_.field.printed(cell);
        if (printed.empty()) return std::nullopt;
        const auto& board = scene_.field.boards()[printed[0].placement];
        if ((board.grid.offsetOf(printed[0].hex).row + 1) % every_ != 0) return std::nullopt;
        picture::Text text{.words = numberOf(scene_.field, cell),
                           .font = {.family = symbol_.word("family"), .points = symbol_.number("points")},
                           .colour = symbol_.colour("ink"),
                           .at = {},
                           .down = picture::Down::top,
                           .haloColour = {}};
        // Halos are expensive: only a number on a line, or among trees or stones, has one.
        const auto rim = rims_.find(cell);
        const auto found = placer_.place(cell, text);
        if (found == NumberPlacer::Found::names) return std::nullopt;
        const bool isFree = found == NumberPlacer::Found::free, isRim = rim != rims_.end();
        if (isRim) text.at.y += besideRim;
        const auto ground = grounds_.at(Point{text.at.x, text.at.y + 1});
        if (isAmongTrees(text)) {
            text.halo = 0.45;
            text.haloColour = faded(mixed(ground, {255, 255, 255, 255}, 0.5), isRim ? 0.95 : 0.85);
        } else if (const bool isCrossed = contours_.cross(letters(coveredBy(text)));
                   !isFree || isRim || isCrossed || isOutlineNear(scene_, cell) ||
                   grounds_.isStony(text.at)) {
            text.halo = 0.35;
            text.haloColour = faded(ground, isRim || isCrossed || isFree ? 0.95 : 0.75);
        }
        return text;
    }

  private:
    /// Crowns extend a little beyond their wood.
    bool isAmongTrees(const picture::Text& text) const {
        constexpr double crown = 0.9;  // millimetres
        const auto box = coveredBy(text).grown(crown);
        return grounds_.isWooded({text.at.x, (box.top + box.bottom) / 2}) ||
               grounds_.isWooded({box.left, box.top}) || grounds_.isWooded({box.right, box.top}) ||
               grounds_.isWooded({box.left, box.bottom}) || grounds_.isWooded({box.right, box.bottom});
    }

    const Scene& scene_;
    const Symbol& symbol_;
    int every_;
    const std::map<Cell, int>& rims_;
    NumberPlacer placer_;
    Contours contours_;
    GroundColours grounds_;
};

NumberTexts::NumberTexts(const Scene& scene) : numbers_(std::make_unique<HexNumbers>(scene)) {}
NumberTexts::~NumberTexts() = default;
std::optional<picture::Text> NumberTexts::of(Cell cell) const { return numbers_->of(cell); }

const picture::Box& NumberTexts::inkOf(Cell cell) const {
    const auto known = known_.find(cell);
    if (known != known_.end()) return known->second;
    const auto text = numbers_->of(cell);
    return known_.emplace(cell, text ? look::inkOf(*text).front() : picture::Box{}).first->second;
}

picture::Layer drawNumbers(const Scene& scene) {
    picture::Layer layer{"numbers", {}};
    const HexNumbers numbers(scene);
    for (const Cell cell : scene.sheet.hexes())
        if (auto text = numbers.of(cell)) addText(layer.marks, std::move(*text));
    return layer;
}

std::vector<picture::Box> numberBoxes(const Scene& scene, std::span<const Cell> cells) {
    const HexNumbers numbers(scene);
    std::vector<picture::Box> boxes;
    for (const Cell cell : cells)
        if (const auto text = numbers.of(cell)) boxes.push_back(coveredBy(*text));
    return boxes;
}

}  // namespace cota::look
