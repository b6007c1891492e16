#include <algorithm>
#include <array>

#include "formats/model/relief/relief.h"
#include "mapsets/sight/straight_line.h"

namespace cota::mapsets {

namespace {

using model::FinePoint;
using model::GridPoint;
using model::LinePart;
using model::LinePlace;

}  // namespace

StraightLineSight::StraightLineSight(const Battlefield& field, const Heights& heights,
                                     const StrategyChoice* choice, std::shared_ptr<KeptLines> lines)
    : field_(field), heights_(heights), parameters_(choice, field), lines_(std::move(lines)) {
    reading_ = readingOf(parameters_);
    pointwise_ = heights_.isPointwise();
    alwaysWithin_ = std::max(numberOf(parameters_, straightLineDescription, "always-within"), 0);
    lines_ = KeptLines::ofKind(std::move(lines_), reading_.corner != Corner::ignored);
    readCovers(parameters_);
    lines_->prepare(field.extent());
}

StraightLineSight::Reading StraightLineSight::readingOf(const Parameters& parameters) {
    const auto word = [&](const char* name) { return wordOf(parameters, straightLineDescription, name); };
    const std::string vertex = word("vertex");
    return {.corner = vertex == "counts"      ? Corner::counts
                      : vertex == "obstacles" ? Corner::obstacles
                                              : Corner::ignored,
            .eitherSide = word("hexsides") == "either",
            .byPoint = word("distance") == "point",
            .eachPoint = word("points") == "all",
            .fillsWithoutOutline = word("no-outline") == "whole-hex"};
}

StraightLineSight::Line StraightLineSight::lineBetween(Cell from, Cell to, model::HexCoord offset) const {
    const std::int32_t here = eyes_[static_cast<std::size_t>(from)];
    const std::int32_t there = eyes_[static_cast<std::size_t>(to)];
    const bool fromBelow = here != there ? here < there : from <= to;
    Line line;
    line.reading = reading_;
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

/// The part of the line in the hex with its border; the line must meet the hex.
LinePart StraightLineSight::partIn(Cell cell, const Course& course) const {
    return model::partInHex(course.a, course.b, model::hexCorners(field_.orientation(), field_.centre(cell)));
}

bool StraightLineSight::meets(const Part& part, Cell cell, const Course& course,
                              const LinePart& window) const {
    if (part.side >= 0) {
        const auto corners = model::hexCorners(field_.orientation(), field_.centre(cell));
        const auto side = static_cast<std::size_t>(part.side);
        if (part.side >= firstCorner)
            return model::turn(course.a, course.b, corners[side - firstCorner]) == 0;
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
    // An area inside the hex meets the line only in this hex, and only somewhere in it.
    const bool isWhole = window.from != window.to;
    return (part.isInside && isWhole) || model::meetsArea(course.a, course.b, outline, window);
}

/// The tallest obstacle of the hex that the line meets.
int StraightLineSight::tallestMet(Cell cell, const Line& line, const Course& course, const LinePart& part,
                                  Note* note) const {
    const Cover& cover = covers_[static_cast<std::size_t>(cell)];
    int tallest = wholeIn(cell, line);
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

/// Whether the hex can rise above the line at all. Most hexes cannot, and need no geometry.
bool StraightLineSight::mayHide(Cell cell, int distance, const Line& line) const {
    return mayRise(covers_[static_cast<std::size_t>(cell)].most, distance, line);
}

/// If `open` is given, a hex that needs heights may be added to it instead of being decided.
bool StraightLineSight::hides(Cell cell, int distance, const Line& line, Note* note, OpenHexes* open) const {
    const Cover& cover = covers_[static_cast<std::size_t>(cell)];
    if (note) {
        note->cell = cell;
        note->base = cover.base;
        note->line = model::Rational(line.low) + model::Rational(line.rise * distance, line.distance);
        note->isCloud = cover.cloud >= 0;
        note->isSpread = cover.isSpread;
    }
    if (cover.cloud >= 0) return true;
    if (!note && !pointwise_ && line.reading.corner != Corner::obstacles) {
        if (rises(cover.base + cover.whole, distance, line)) return true;
        if (cover.count == 0) return false;
    }
    const Course course = courseOf(line);
    const LinePart part = partIn(cell, course);
    const bool isCorner = part.from == part.to;
    if (!pointwise_ || isCorner) {
        const int tallest = tallestMet(cell, line, course, part, note);
        if (note) note->height = tallest;
        if (isCorner && line.reading.corner == Corner::obstacles && tallest == 0) return false;
        if (!pointwise_) return rises(cover.base + tallest, distance, line);
    }
    return hidesByPoints(cell, distance, line, course, part, note, open);
}

/// Pairs (k+1, k) | (k, k+1), and between two pairs the hex (k+1, k+1).
bool StraightLineSight::isClearAlongSides(const Line& line) const {
    const Cell along = field_.offset(line.frame.main);
    const Cell aside = field_.offset(line.frame.beside);
    for (int k = 0; k < line.frame.along; ++k) {
        const int distance = 2 * k + 1;
        const std::array<Cell, 2> pair = {line.start + (k + 1) * along + k * aside,
                                          line.start + k * along + (k + 1) * aside};
        std::array<bool, 2> hidden{};
        for (std::size_t i = 0; i < 2; ++i)
            hidden[i] = mustAvoid(pair[i], line) ||
                        (mayHide(pair[i], distance, line) && hides(pair[i], distance, line, nullptr));
        // If one of the two is off the map, the other decides.
        const bool first = field_.isOnMap(pair[0]), second = field_.isOnMap(pair[1]);
        const bool both = (hidden[0] || !first) && (hidden[1] || !second) && (first || second);
        if (line.reading.eitherSide ? hidden[0] || hidden[1] : both) return false;
        if (k + 1 == line.frame.along) break;
        const Cell through = line.start + (k + 1) * (along + aside);
        if (mayHide(through, distance + 1, line) && hides(through, distance + 1, line, nullptr)) return false;
    }
    return true;
}

/// Whether the hex hides anywhere: its lowest ground, with what fills it, is above the line.
bool StraightLineSight::surelyHides(const Cover& cover, int distance, const Line& line) const {
    if (cover.cloud >= 0) return true;
    if (line.reading.corner == Corner::obstacles && cover.whole == 0) return false;
    // By points, the line can be a little higher in the hex than at its centre; see mayRise().
    return rises(cover.least + cover.whole, line.reading.byPoint ? distance + 1 : distance, line);
}

bool StraightLineSight::isClear(const Line& line) const {
    if (line.frame.alongSides()) return isClearAlongSides(line);
    const LineLattice lattice{line.start, field_.offset(line.frame.main), field_.offset(line.frame.beside)};
    // The line rises: if no hex around reaches it in its first hex, none does farther on.
    const auto isQuiet = [&](Cell cell, int distance) {
        return line.around != nullptr &&
               !mayRise(line.around[Surroundings<Around>::place(cell)].most, distance, line);
    };
    // One hiding hex is enough. Hexes that need no geometry come first, then the one highest above the line.
    LineHex likely;
    std::int32_t highest = 0;
    bool anyMay = false;
    const bool mayBeClear = walkLine(*lines_, line.frame, lattice, isQuiet, [&](const LineHex& at) {
        const Cover& cover = covers_[static_cast<std::size_t>(at.cell)];
        if (surelyHides(cover, at.distance, line)) return false;
        anyMay = anyMay || mayRise(cover.most, at.distance, line);
        const std::int32_t above =
            (cover.base + cover.whole - line.low) * line.distance - line.rise * at.distance;
        if (above > highest && cover.most != offMap) highest = above, likely = at;
        return true;
    });
    if (!mayBeClear) return false;
    if (!anyMay) return true;
    thread_local OpenHexes open;  // creating one for each line would take longer than judging most lines
    open.count = 0;
    if (likely.cell != noCell && hides(likely.cell, likely.distance, line, nullptr, &open)) return false;
    return walkLine(*lines_, line.frame, lattice, isQuiet,
                    [&](const LineHex& at) {
                        return at.cell == likely.cell || !mayHide(at.cell, at.distance, line) ||
                               !hides(at.cell, at.distance, line, nullptr, &open);
                    }) &&
           !anyHides(open, line);
}

SightResult StraightLineSight::judge(Cell from, Cell to, SightRecorder* recorder,
                                     std::span<const Cell> avoided) const {
    const model::HexCoord offset = field_.hexAt(to) - field_.hexAt(from);
    Line line = lineBetween(from, to, offset);
    line.avoided = avoided;
    const bool clear = line.distance <= alwaysWithin_ || isClear(line);
    const SightResult result{clear ? SightVerdict::clear : SightVerdict::blocked, 0};
    if (recorder) explain(from, to, line, result, *recorder);
    return result;
}

void StraightLineSight::judgeRow(std::size_t from, std::size_t first, std::size_t last,
                                 std::span<SightResult> out) const {
    const std::span<const Cell> cells = field_.hexes();
    const Around* const around = surroundings_.made();
    for (std::size_t to = first; to < last; ++to) {
        Line line = lineBetween(cells[from], cells[to], hexes_[to] - hexes_[from]);
        line.around = around;
        const bool clear = line.distance <= alwaysWithin_ || isClear(line);
        out[to] = {clear ? SightVerdict::clear : SightVerdict::blocked, 0};
    }
}

void StraightLineSight::prepareRows() const {
    surroundings_.make(field_,
                       [&](Cell cell) { return Around{covers_[static_cast<std::size_t>(cell)].most}; });
}

std::unique_ptr<Sight> makeStraightLineSight(const Battlefield& field, const Heights& heights,
                                             const StrategyChoice* choice, std::shared_ptr<KeptLines> lines) {
    return std::make_unique<StraightLineSight>(field, heights, choice, std::move(lines));
}

}  // namespace cota::mapsets
