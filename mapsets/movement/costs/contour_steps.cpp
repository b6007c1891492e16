#include "mapsets/movement/costs/contour_steps.h"

#include <algorithm>

#include "formats/model/geometry/outline.h"
#include "mapsets/ground/drawn_ground.h"
#include "mapsets/strategy/unit_strategies.h"

namespace cota::mapsets {

using model::FinePoint;
using model::LinePlace;

namespace {

using Lines = std::vector<std::uint32_t>;

/// Corners of a hex on an unbounded grid, clockwise.
using Corners = std::array<FinePoint, 6>;
constexpr model::Grid lattice(model::Orientation orientation) {
    model::Grid grid;
    grid.orientation = orientation;
    return grid;
}

/// How far a point is on the inner side of a -> b, which runs clockwise around the hex.
std::int64_t inward(FinePoint a, FinePoint b, FinePoint point) {
    return (b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x);
}

/// Whether more of the segment than a corner or a side is in the hex: the portion inside all six sides has a
/// length.
bool runsIn(FinePoint a, FinePoint b, const Corners& corners) {
    LinePlace from{0, 1}, to{1, 1};
    for (std::size_t i = 0; i < corners.size(); ++i) {
        const auto atA = inward(corners[i], corners[(i + 1) % 6], a);
        const auto atB = inward(corners[i], corners[(i + 1) % 6], b);
        if (atA <= 0 && atB <= 0) return false;
        if (atA < 0) from = std::max(from, LinePlace{-atA, atB - atA});
        if (atB < 0) to = std::min(to, LinePlace{atA, atA - atB});
    }
    return from < to;
}

Lines linesIn(const model::Relief& relief, model::GridPoint centre, const Corners& corners) {
    constexpr std::int32_t reach = model::unitsPerHex;
    Lines found;
    relief.forPieces({centre.x - reach, centre.y - reach}, {centre.x + reach, centre.y + reach},
                     [&](const model::Relief::Piece& piece) {
                         if (!relief.lines()[piece.line].dashed &&
                             runsIn(model::fine(piece.a), model::fine(piece.b), corners))
                             found.push_back(piece.line);
                     });
    std::ranges::sort(found);
    found.erase(std::unique(found.begin(), found.end()), found.end());
    return found;
}

Lines linesThrough(const model::Relief& relief, model::GridPoint centre) {
    Lines found;
    const auto point = model::fine(centre);
    relief.forPieces(centre, centre, [&](const model::Relief::Piece& piece) {
        if (model::partOn(point, point, model::fine(piece.a), model::fine(piece.b)))
            found.push_back(piece.line);
    });
    return found;
}

std::uint8_t small(std::ptrdiff_t number) {
    return static_cast<std::uint8_t>(std::min<std::ptrdiff_t>(number, 255));
}

}  // namespace

std::vector<std::uint32_t> contoursIn(const Battlefield& field, Cell cell) {
    const auto centre = field.centre(cell);
    return linesIn(*field.relief(), centre, model::hexCorners(field.orientation(), centre));
}

ContourSteps::ContourSteps(const Battlefield& field, const UnitTags& tags, const Parameters& movement,
                           Points denominator) {
    const auto word = [&](const char* name) { return wordOf(movement, byTableDescription, name); };
    const auto cost = model::Rational::parse(word("contour-cost")).value_or(model::Rational(0));
    each_ = static_cast<Points>((cost * model::Rational(denominator)).floor());
    most_ = numberOf(movement, byTableDescription, "contours-most");
    barred_ = tags.maskOfAny(word("contours-bar"));
    open_ = isYes(movement, byTableDescription, "contours-open");
    if (field.relief() == nullptr || (each_ == 0 && most_ == 0)) return;
    countCrossed(field, word("contour-count") == "lines");
    if (word("contours-of") == "contained") countInside(field);
}

void ContourSteps::countCrossed(const Battlefield& field, bool eachLineOnce) {
    crossed_.assign(static_cast<std::size_t>(field.cellCount()), {});
    const auto crossings = field.ground()->crossings(eachLineOnce);
    for (std::size_t i = 0; i < crossings->size(); ++i) crossed_[index(field.hexes()[i])] = (*crossings)[i];
}

void ContourSteps::countInside(const Battlefield& field) {
    const auto& relief = *field.relief();
    const auto grid = lattice(field.orientation());
    // All hexes use the corners of one hex, moved with the centre.
    const auto first = model::hexCorners(grid, {0, 0});
    const auto origin = model::fine(model::hexCentre(grid, {0, 0}));
    std::vector<Lines> inside(static_cast<std::size_t>(field.cellCount())), through(inside.size());
    for (const Cell cell : field.hexes()) {
        const auto centre = field.centre(cell);
        Corners corners;
        std::ranges::transform(first, corners.begin(),
                               [&](FinePoint corner) { return model::fine(centre) + (corner - origin); });
        inside[index(cell)] = linesIn(relief, centre, corners);
        through[index(cell)] = linesThrough(relief, centre);
    }
    inside_.assign(static_cast<std::size_t>(field.cellCount()), {});
    for (const Cell from : field.hexes())
        for (const auto direction : model::allDirections) {
            const Cell to = field.neighbour(from, direction);
            if (!field.isOnMap(to)) continue;
            inside_[index(from)][static_cast<std::size_t>(direction)] =
                small(std::ranges::count_if(inside[index(to)], [&](std::uint32_t line) {
                    return std::ranges::find(through[index(from)], line) == through[index(from)].end();
                }));
        }
}

void ContourSteps::pay(JudgedStep& step, bool alongPath) const {
    if (bars(step.mover, step.from, step.towards, alongPath)) return step.prohibit("contours");
    const int number = crossed(step.from, step.towards);
    if (alongPath || number == 0) return;
    step.add({TableCost::Kind::points, each_ * number}, "contour");
}

}  // namespace cota::mapsets
