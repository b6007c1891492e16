#include "mapsets/sight/straight/straight_line_judge.h"

#include <array>

#include "mapsets/sight/line_walk.h"
#include "mapsets/sight/surroundings.h"

namespace cota::mapsets {

bool StraightLineJudge::hides(Cell cell, int distance, const StraightLine& line, StraightLineNote* note,
                              OpenHexes* open) const {
    const HexObstacles::Cover& cover = obstacles_.in(cell);
    if (note) {
        note->cell = cell;
        note->base = cover.base;
        note->line = model::Rational(line.low) + model::Rational(line.rise * distance, line.distance);
        note->isCloud = cover.cloud >= 0;
        note->isSpread = cover.isSpread;
    }
    if (cover.cloud >= 0) return true;
    if (!note && !places_ && line.reading.corner != StraightLineReading::Corner::obstacles) {
        if (line.isBelow(cover.base + cover.whole, distance)) return true;
        if (cover.count == 0) return false;
    }
    const MetObstacles met(field_, obstacles_, line);
    const model::LinePart part = met.partIn(cell);
    const bool isCorner = part.from == part.to;
    if (!places_ || isCorner) {
        const int tallest = met.tallest(cell, part, note);
        if (note) note->height = tallest;
        if (isCorner && line.reading.corner == StraightLineReading::Corner::obstacles && tallest == 0)
            return false;
        if (!places_) return line.isBelow(cover.base + tallest, distance);
    }
    return LineGround(*places_, met).hides(cell, distance, part, note, open);
}

bool StraightLineJudge::isClearAlongSides(const StraightLine& line) const {
    return walkAlongHexsides(
        line.frame, latticeOf(field_, line.frame, line.start),
        [&](const LineHexside& at) {
            std::array<bool, 2> hidden{};
            for (std::size_t i = 0; i < 2; ++i)
                hidden[i] = line.mustAvoid(at.cells[i]) || (mayHide(at.cells[i], at.distance, line) &&
                                                            hides(at.cells[i], at.distance, line, nullptr));
            // If one of the two is off the map, the other decides.
            const bool first = field_.isOnMap(at.cells[0]), second = field_.isOnMap(at.cells[1]);
            const bool both = (hidden[0] || !first) && (hidden[1] || !second) && (first || second);
            return !(line.reading.eitherSide ? hidden[0] || hidden[1] : both);
        },
        [&](const LineHex& at) {
            return !(mayHide(at.cell, at.distance, line) && hides(at.cell, at.distance, line, nullptr));
        });
}

bool StraightLineJudge::anyHides(OpenHexes& open, const StraightLine& line) const {
    if (open.count == 0) return false;
    const MetObstacles met(field_, obstacles_, line);
    return LineGround(*places_, met).anyHides(open);
}

/// Whether the hex hides anywhere: its lowest ground, with what fills it, is above the line.
bool StraightLineJudge::surelyHides(const HexObstacles::Cover& cover, int distance,
                                    const StraightLine& line) const {
    if (cover.cloud >= 0) return true;
    if (line.reading.corner == StraightLineReading::Corner::obstacles && cover.whole == 0) return false;
    // By points, the line can be a little higher in the hex than at its centre; see mayBeBelow().
    return line.isBelow(cover.least + cover.whole, line.reading.byPoint ? distance + 1 : distance);
}

bool StraightLineJudge::isClear(const StraightLine& line) const {
    if (line.frame.alongSides()) return isClearAlongSides(line);
    const LineLattice lattice = latticeOf(field_, line.frame, line.start);
    // The line rises: if no hex around reaches it in its first hex, none does farther on.
    const auto isQuiet = [&](Cell cell, int distance) {
        return line.around != nullptr &&
               !line.mayBeBelow(line.around[Surroundings<TallestAround>::place(cell)].most, distance);
    };
    // One hiding hex is enough. Hexes that need no geometry come first, then the one highest above the line.
    LineHex likely;
    std::int32_t highest = 0;
    bool anyMay = false;
    const bool mayBeClear = walkLine(lines_, line.frame, lattice, isQuiet, [&](const LineHex& at) {
        const HexObstacles::Cover& cover = obstacles_.in(at.cell);
        if (surelyHides(cover, at.distance, line)) return false;
        anyMay = anyMay || line.mayBeBelow(cover.most, at.distance);
        const std::int32_t above =
            (cover.base + cover.whole - line.low) * line.distance - line.rise * at.distance;
        if (above > highest && cover.most != belowAllHeights) highest = above, likely = at;
        return true;
    });
    if (!mayBeClear) return false;
    if (!anyMay) return true;
    thread_local OpenHexes open;  // creating one for each line would take longer than judging most lines
    open.count = 0;
    if (likely.cell != noCell && hides(likely.cell, likely.distance, line, nullptr, &open)) return false;
    return walkLine(lines_, line.frame, lattice, isQuiet,
                    [&](const LineHex& at) {
                        return at.cell == likely.cell || !mayHide(at.cell, at.distance, line) ||
                               !hides(at.cell, at.distance, line, nullptr, &open);
                    }) &&
           !anyHides(open, line);
}

}  // namespace cota::mapsets
