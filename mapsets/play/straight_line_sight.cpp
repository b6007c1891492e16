#include <algorithm>
#include <array>
#include <limits>

#include "formats/model/relief.h"
#include "mapsets/play/straight_line.h"

namespace cota::mapsets {

namespace {

using model::FinePoint;
using model::GridPoint;
using model::LinePart;
using model::LinePlace;

__extension__ typedef __int128 Wide;

constexpr LinePlace lineStart{0, 1};
constexpr LinePlace lineEnd{1, 1};
/// Into so many equal parts a line is cut in a hex, where its highest ground is sought.
constexpr int placesInHex = 8;

/// num / den of the way from one coordinate to another, to the nearest grid unit; halves to the even one, so
/// that a map that lies turned gives the same points.
std::int32_t between(std::int64_t from, std::int64_t to, LinePlace at) {
    const Wide scaled = Wide{to - from} * at.num;
    const Wide floor = scaled >= 0 ? scaled / at.den : -((-scaled + at.den - 1) / at.den);
    const Wide twice = 2 * (scaled - floor * at.den);
    std::int64_t place = from + static_cast<std::int64_t>(floor);
    if (twice > at.den || (twice == at.den && place % 2 != 0)) ++place;
    return static_cast<std::int32_t>(place);
}

GridPoint pointAt(GridPoint from, GridPoint to, LinePlace at) {
    return {between(from.x, to.x, at), between(from.y, to.y, at)};
}

/// from + (to - from) * k / parts.
LinePlace placeBetween(const LinePart& part, int k, int parts) {
    const Wide num = Wide{part.from.num} * part.to.den * (parts - k) + Wide{part.to.num} * part.from.den * k;
    const Wide den = Wide{part.from.den} * part.to.den * parts;
    // The ends have a common denominator of the lattice; what does not fit loses places no map has.
    Wide a = num, b = den;
    constexpr Wide most = std::numeric_limits<std::int64_t>::max() >> 1;
    while (b > most) a >>= 1, b >>= 1;
    return {static_cast<std::int64_t>(a), static_cast<std::int64_t>(b)};
}

}  // namespace

StraightLineSight::StraightLineSight(const Battlefield& field, const Heights& heights,
                                     const StrategyChoice* choice, std::shared_ptr<KeptLines> lines)
    : field_(field), heights_(heights), parameters_(choice, field), lines_(std::move(lines)) {
    const auto word = [&](const char* name) { return wordOf(parameters_, straightLineDescription, name); };
    const std::string vertex = word("vertex");
    corner_ = vertex == "counts"      ? Corner::counts
              : vertex == "obstacles" ? Corner::obstacles
                                      : Corner::ignored;
    eitherSide_ = word("hexsides") == "either";
    byPoint_ = word("distance") == "point";
    eachPoint_ = word("points") == "all";
    pointwise_ = heights_.isPointwise();
    alwaysWithin_ = std::max(numberOf(parameters_, straightLineDescription, "always-within"), 0);
    const bool touched = corner_ != Corner::ignored;
    if (!lines_ || lines_->withTouched() != touched) lines_ = std::make_shared<KeptLines>(touched);
    readCovers(parameters_);
    constexpr int preparedDistance = 200;  // 100 x 100 hexes; longer lines are made when somebody asks
    lines_->prepare(std::min(field.extent(), preparedDistance));
}

StraightLineSight::Line StraightLineSight::lineBetween(Cell from, Cell to, model::HexCoord offset) const {
    const std::int32_t here = eyes_[static_cast<std::size_t>(from)];
    const std::int32_t there = eyes_[static_cast<std::size_t>(to)];
    const bool fromBelow = here != there ? here < there : from <= to;
    Line line;
    line.start = fromBelow ? from : to;
    line.end = fromBelow ? to : from;
    line.frame = frameOf(fromBelow ? offset : model::HexCoord{-offset.q, -offset.r});
    line.low = std::min(here, there);
    line.rise = std::max(here, there) - line.low;
    line.distance = line.frame.distance();
    return line;
}

StraightLineSight::Course StraightLineSight::courseOf(const Line& line) const {
    const GridPoint from = field_.centre(line.start), to = field_.centre(line.end);
    return {model::fine(from), model::fine(to), from, to};
}

/// The part of the line in the closed hex; the line meets it.
LinePart StraightLineSight::partIn(Cell cell, const Course& course) const {
    return model::partInHex(course.a, course.b,
                            model::hexCorners(field_.orientation(), field_.centre(cell)));
}

bool StraightLineSight::meets(const Part& part, Cell cell, const Course& course,
                              const LinePart& window) const {
    if (part.side >= 0) {
        const auto corners = model::hexCorners(field_.orientation(), field_.centre(cell));
        const auto side = static_cast<std::size_t>(part.side);
        const auto on = model::partOn(course.a, course.b, corners[side], corners[(side + 1) % 6]);
        return on.has_value();
    }
    const auto& outline = field_.areas()[static_cast<std::size_t>(part.area)].outline;
    bool left = false, right = false;
    for (const GridPoint point : outline) {
        const int turn = model::turn(course.a, course.b, model::fine(point));
        left = left || turn <= 0;
        right = right || turn >= 0;
        if (left && right) break;
    }
    if (!left || !right) return false;
    // An outline that stays in the hex meets the line where the hex does.
    return part.isInside || model::meetsArea(course.a, course.b, outline, window);
}

/// The tallest thing of the hex that the line meets there.
int StraightLineSight::tallestMet(Cell cell, const Course& course, const LinePart& part, Note* note) const {
    const Cover& cover = covers_[static_cast<std::size_t>(cell)];
    int tallest = cover.whole;
    if (note && tallest > 0) note->thing = wholeName(cell);
    for (std::uint32_t i = cover.first; i < cover.first + cover.count; ++i) {
        const Part& one = parts_[i];
        if (one.height <= tallest) continue;
        if (!meets(one, cell, course, part)) {
            if (note) note->beside = nameOf(one);
            continue;
        }
        tallest = one.height;
        if (note) note->thing = nameOf(one);
    }
    return tallest;
}

/// Visits the places of the line in a hex where its ground may be highest: f(place, height). The equal parts
/// are asked for, where a contour crosses the line it has its height.
template <class Visit>
void StraightLineSight::forPlaces(const Course& course, const LinePart& part, Visit&& visit) const {
    const int parts = part.from == part.to ? 0 : placesInHex;
    for (int k = 0; k <= parts; ++k) {
        const LinePlace at = parts == 0 ? part.from : placeBetween(part, k, parts);
        visit(at, heights_.at(pointAt(course.from, course.to, at)));
    }
    const model::Relief* relief = field_.relief();
    if (!relief) return;
    const GridPoint a = pointAt(course.from, course.to, part.from);
    const GridPoint b = pointAt(course.from, course.to, part.to);
    const auto [x0, x1] = std::minmax({a.x, b.x});
    const auto [y0, y1] = std::minmax({a.y, b.y});
    relief->forPieces({x0 - 1, y0 - 1}, {x1 + 1, y1 + 1}, [&](const model::Relief::Piece& piece) {
        const auto on = model::partOn(course.a, course.b, model::fine(piece.a), model::fine(piece.b));
        if (!on || on->to < part.from || part.to < on->from) return;
        visit(std::max(on->from, part.from), relief->lines()[piece.line].metres);
    });
}

/// The ground counts at the places the line passes, not at the centre of the hex.
bool StraightLineSight::hidesByPoints(Cell cell, int distance, const Line& line, const Course& course,
                                      const LinePart& part, Note* note) const {
    const auto isAbove = [&](int height, LinePlace at) {
        if (!byPoint_) return rises(height, distance, line);
        return Wide{height - line.low} * at.den > Wide{line.rise} * at.num;
    };
    if (eachPoint_) {
        bool hidden = false;
        const Cover& cover = covers_[static_cast<std::size_t>(cell)];
        forPlaces(course, part, [&](LinePlace at, int ground) {
            int tallest = cover.whole;
            for (std::uint32_t i = cover.first; i < cover.first + cover.count; ++i)
                if (parts_[i].height > tallest && meets(parts_[i], cell, course, {at, at}))
                    tallest = parts_[i].height;
            const bool above = isAbove(ground + tallest, at);
            if (note && (above ? !hidden : !hidden && ground + tallest > note->base + note->height)) {
                note->base = ground;
                note->height = tallest;
                if (byPoint_)
                    note->line = model::Rational(line.low) +
                                 model::Rational(line.rise) * model::Rational(at.num, at.den);
            }
            hidden = hidden || above;
        });
        if (note && note->height > 0) tallestMet(cell, course, part, note);
        return hidden;
    }
    Highest highest{std::numeric_limits<int>::min(), lineEnd};
    forPlaces(course, part, [&](LinePlace at, int ground) {
        if (ground > highest.height || (ground == highest.height && at < highest.at)) highest = {ground, at};
    });
    const int tallest = tallestMet(cell, course, part, note);
    if (note) {
        note->base = highest.height;
        note->height = tallest;
        if (byPoint_)
            note->line = model::Rational(line.low) +
                         model::Rational(line.rise) * model::Rational(highest.at.num, highest.at.den);
    }
    return isAbove(highest.height + tallest, highest.at);
}

/// Whether the hex can reach above the line at all: most hexes cannot, and need no geometry.
bool StraightLineSight::mayHide(Cell cell, int distance, const Line& line) const {
    // By points, the line in a hex may lie a little lower than at its centre.
    const int at = byPoint_ ? std::max(distance - 1, 0) : distance;
    return rises(covers_[static_cast<std::size_t>(cell)].most, at, line);
}

bool StraightLineSight::hides(Cell cell, int distance, const Line& line, Note* note) const {
    const Cover& cover = covers_[static_cast<std::size_t>(cell)];
    if (note) {
        note->cell = cell;
        note->base = cover.base;
        note->line = model::Rational(line.low) + model::Rational(line.rise * distance, line.distance);
        note->isCloud = cover.cloud >= 0;
        note->isSpread = cover.isSpread;
    }
    if (cover.cloud >= 0) return true;
    if (!note && !pointwise_ && corner_ != Corner::obstacles) {
        if (rises(cover.base + cover.whole, distance, line)) return true;
        if (cover.count == 0) return false;
    }
    const Course course = courseOf(line);
    const LinePart part = partIn(cell, course);
    const bool isCorner = part.from == part.to;
    if (!pointwise_ || isCorner) {
        const int tallest = tallestMet(cell, course, part, note);
        if (note) note->height = tallest;
        if (isCorner && corner_ == Corner::obstacles && tallest == 0) return false;
        if (!pointwise_) return rises(cover.base + tallest, distance, line);
    }
    return hidesByPoints(cell, distance, line, course, part, note);
}

/// Pairs (k+1, k) | (k, k+1), and between two of them the hex (k+1, k+1).
bool StraightLineSight::isClearAlongSides(const Line& line) const {
    const Cell along = field_.offset(line.frame.main);
    const Cell aside = field_.offset(line.frame.beside);
    for (int k = 0; k < line.frame.along; ++k) {
        const int distance = 2 * k + 1;
        const std::array<Cell, 2> pair = {line.start + (k + 1) * along + k * aside,
                                          line.start + k * along + (k + 1) * aside};
        std::array<bool, 2> hidden{};
        for (std::size_t i = 0; i < 2; ++i)
            hidden[i] = mayHide(pair[i], distance, line) && hides(pair[i], distance, line, nullptr);
        // Where one of the two is off the map, the other one decides.
        const bool first = field_.isOnMap(pair[0]), second = field_.isOnMap(pair[1]);
        const bool both = (hidden[0] || !first) && (hidden[1] || !second) && (first || second);
        if (eitherSide_ ? hidden[0] || hidden[1] : both) return false;
        if (k + 1 == line.frame.along) break;
        const Cell through = line.start + (k + 1) * (along + aside);
        if (mayHide(through, distance + 1, line) && hides(through, distance + 1, line, nullptr)) return false;
    }
    return true;
}

bool StraightLineSight::isClear(const Line& line) const {
    if (line.frame.alongSides()) return isClearAlongSides(line);
    const Cell along = field_.offset(line.frame.main);
    const Cell aside = field_.offset(line.frame.beside);
    for (const LineStep step : lines_->steps(line.frame)) {
        const Cell cell = line.start + step.along * along + step.aside * aside;
        const int distance = step.along + step.aside;
        if (mayHide(cell, distance, line) && hides(cell, distance, line, nullptr)) return false;
    }
    return true;
}

SightResult StraightLineSight::judge(Cell from, Cell to, SightRecorder* recorder,
                                     std::span<const Cell>) const {
    const model::HexCoord offset = field_.hexAt(to) - field_.hexAt(from);
    const Line line = lineBetween(from, to, offset);
    const bool clear = line.distance <= alwaysWithin_ || isClear(line);
    const SightResult result{clear ? SightVerdict::clear : SightVerdict::blocked, 0};
    if (recorder) explain(from, to, line, result, *recorder);
    return result;
}

void StraightLineSight::judgeRow(std::size_t from, std::size_t first, std::span<SightResult> out) const {
    const std::span<const Cell> cells = field_.hexes();
    for (std::size_t to = first; to < cells.size(); ++to) {
        const Line line = lineBetween(cells[from], cells[to], hexes_[to] - hexes_[from]);
        const bool clear = line.distance <= alwaysWithin_ || isClear(line);
        out[to] = {clear ? SightVerdict::clear : SightVerdict::blocked, 0};
    }
}

void StraightLineSight::viewshed(Cell from, std::span<SightResult> out) const {
    const auto at = std::ranges::lower_bound(field_.hexes(), from) - field_.hexes().begin();
    judgeRow(static_cast<std::size_t>(at), 0, out);
}

std::unique_ptr<Sight> makeStraightLineSight(const Battlefield& field, const Heights& heights,
                                             const StrategyChoice* choice, std::shared_ptr<KeptLines> lines) {
    return std::make_unique<StraightLineSight>(field, heights, choice, std::move(lines));
}

}  // namespace cota::mapsets
