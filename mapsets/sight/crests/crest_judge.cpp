#include "mapsets/sight/crests/crest_judge.h"

#include <algorithm>

#include "mapsets/sight/line_walk.h"
#include "mapsets/sight/surroundings.h"

namespace cota::mapsets {

CrestReading CrestReading::of(const Parameters& parameters) {
    const auto word = [&](const char* name) { return wordOf(parameters, crestSightDescription, name); };
    return {.marshCounts = word("halves-too-count") == "yes",
            .halvesAnyLevel = word("halves-level") == "any",
            .halvesOnSlope = word("halves-on-slope") != "off",
            .halvesOnSlopeAnywhere = word("halves-on-slope") == "any",
            .halvesOnSpine = numberOf(parameters, crestSightDescription, "halves-on-hexside"),
            .equalHillsBlock = word("equal-hills") == "block",
            .offBlocks = word("off-map") == "blocks",
            .halfHexesStop = word("half-hexes") == "stop",
            .bothSidesCrest = word("crest-by-corner") == "both",
            .blindsHigherNext = word("blind-higher-next") == "blind",
            .bareHillsBlind = word("hill-blinds") == "any",
            .treesOnStairs = word("obstacles-on-stairs") == "pass",
            .spineShadows = word("hexside-slope") != "ignore",
            .spineBlockShadows = word("hexside-slope") == "shadow",
            .touching = word("vertex") == "counts"};
}

CrestJudge::CrestJudge(const Battlefield& field, const CrestHexes& hexes, KeptLines& lines,
                       const Parameters& parameters)
    : field_(field),
      hexes_(hexes),
      lines_(lines),
      reading_(CrestReading::of(parameters)),
      level_(std::max(field.mapset().catalogue.scales.levelHeight, 1)),
      mostHalves_(numberOf(parameters, crestSightDescription, "halves-block-from")) {}

/// Calls visit(step, isLast) for every step between the ends; stops when it returns false.
template <class Visit>
void CrestJudge::walk(const CrestLine& line, Visit&& visit) const {
    const LineLattice lattice = latticeOf(field_, line.frame, line.start);
    const auto visitHex = [&](const LineHex& at) { return visit(CrestStep{at.cell, noCell}, at.isLast); };
    if (line.frame.alongSides()) {
        walkAlongHexsides(
            line.frame, lattice,
            [&](const LineHexside& at) {
                return visit(CrestStep{at.cells[0], at.cells[1]}, at.isLast);
            },
            visitHex);
        return;
    }
    walkLine(
        lines_, line.frame, lattice, [&](Cell cell, int) { return isQuiet(line, cell); }, visitHex);
}

/// Whether no hex around can affect the line, unless it is the first or the last one.
bool CrestJudge::isQuiet(const CrestLine& line, Cell cell) const {
    if (line.around == nullptr) return false;
    const CrestAround& around = line.around[Surroundings<CrestAround>::place(cell)];
    if (!line.isFlat()) return around.top < line.high && !(reading_.halvesOnSlope && around.isHalf);
    const bool mayBeEqualHill = reading_.equalHillsBlock && line.high > 0 && around.top >= line.high;
    return around.top < line.high + level_ && !around.isHalf && !mayBeEqualHill;
}

bool CrestJudge::blocksFlat(const CrestCover& cover, std::int32_t level) const {
    if (cover.isOff) return reading_.offBlocks;
    if (cover.isIgnored) return false;
    const bool isEqualHill = reading_.equalHillsBlock && cover.ground == level && level > 0;
    return cover.alwaysBlocks || cover.top >= level + level_ || isEqualHill;
}

bool CrestJudge::countsFlat(const CrestCover& cover, const CrestLine& line) const {
    return cover.isHalf && (reading_.halvesAnyLevel || cover.ground == line.high);
}

bool CrestJudge::countsOnSlope(const CrestCover& cover, const CrestLine& line) const {
    return cover.isHalf && (reading_.halvesOnSlopeAnywhere || cover.ground >= line.high - level_);
}

CrestOutcome CrestJudge::flat(const CrestLine& line) const {
    CrestOutcome outcome;
    walk(line, [&](const CrestStep& step, bool) {
        const CrestCover& first = hexes_.in(step.first);
        bool blocks = blocksFlat(first, line.high);
        int halves = countsFlat(first, line) ? 1 : 0;
        if (step.second != noCell) {
            const CrestCover& second = hexes_.in(step.second);
            blocks = blocks && blocksFlat(second, line.high);
            halves = halves > 0 && countsFlat(second, line) ? reading_.halvesOnSpine : 0;
        }
        if (!blocks) outcome.halves = static_cast<std::uint8_t>(std::min<int>(outcome.halves + halves, 200));
        const bool tooMany = isTooMany(outcome.halves);
        if (blocks || tooMany) outcome.verdict = SightVerdict::blocked;
        return outcome.verdict == SightVerdict::clear;
    });
    return outcome;
}

bool CrestJudge::leavesOverCrest(const CrestLine& line, const CrestStep& first) const {
    const auto isCrest = [&](Cell cell) {
        return !hexes_.in(cell).isOff && line.high > hexes_.in(cell).ground;
    };
    if (first.second == noCell) return isCrest(first.first);
    return reading_.bothSidesCrest ? isCrest(first.first) && isCrest(first.second)
                                   : isCrest(first.first) || isCrest(first.second);
}

std::int32_t CrestJudge::groundOf(const CrestStep& step) const {
    const std::int32_t first = hexes_.in(step.first).ground;
    if (step.second == noCell) return first;
    const std::int32_t second = hexes_.in(step.second).ground;
    return reading_.bothSidesCrest ? std::min(first, second) : std::max(first, second);
}

CrestAct CrestJudge::actOf(const CrestCover& cover, const CrestLine& line, std::int32_t before,
                           bool isLast) const {
    if (cover.isOff) return reading_.offBlocks ? CrestAct::blocks : CrestAct::nothing;
    if (cover.isIgnored) return CrestAct::nothing;
    if (cover.alwaysBlocks || cover.top >= line.high) return CrestAct::blocks;
    const bool isHill = cover.ground > 0;
    if (!isLast || cover.top < line.high - level_ || !(cover.hasObstacle() || isHill))
        return CrestAct::nothing;
    const bool goesDown = line.low < cover.top;
    if (!goesDown && !(cover.hasObstacle() ? reading_.blindsHigherNext : reading_.bareHillsBlind))
        return CrestAct::nothing;
    const bool isStair = before > cover.ground && cover.ground > line.low;
    return isStair && (reading_.treesOnStairs || !cover.hasObstacle()) ? CrestAct::nothing : CrestAct::blinds;
}

/// The joint effect of the two hexes beside a hexside.
CrestAct CrestJudge::together(CrestAct one, CrestAct other) const {
    if (one == other) return one;
    const CrestAct less = std::min(one, other);
    const CrestAct more = std::max(one, other);
    if (less == CrestAct::blinds) return CrestAct::blinds;
    if (more == CrestAct::blocks) return reading_.spineBlockShadows ? CrestAct::blinds : CrestAct::nothing;
    return reading_.spineShadows ? CrestAct::blinds : CrestAct::nothing;
}

CrestAct CrestJudge::beside(const CrestCover& one, const CrestCover& two, const CrestLine& line,
                            std::int32_t before, bool isLast) const {
    const CrestAct first = actOf(one, line, before, isLast);
    const CrestAct second = actOf(two, line, before, isLast);
    if (one.isOff != two.isOff && reading_.offBlocks) return one.isOff ? second : first;
    return together(first, second);
}

CrestOutcome CrestJudge::slope(const CrestLine& line) const {
    CrestOutcome outcome;
    CrestStep before{line.start, noCell};
    walk(line, [&](const CrestStep& step, bool isLast) {
        if (before.first == line.start && !leavesOverCrest(line, step)) {
            outcome.verdict = SightVerdict::blocked;
            return false;
        }
        const std::int32_t ground = groundOf(before);
        const CrestCover& one = hexes_.in(step.first);
        CrestAct act = actOf(one, line, ground, isLast);
        int halves = reading_.halvesOnSlope && countsOnSlope(one, line) ? 1 : 0;
        if (step.second != noCell) {
            const CrestCover& two = hexes_.in(step.second);
            act = beside(one, two, line, ground, isLast);
            if (act == CrestAct::blinds && !isLast) act = CrestAct::nothing;  // only the last hex can blind
            halves = halves > 0 && countsOnSlope(two, line) ? reading_.halvesOnSpine : 0;
        }
        if (act == CrestAct::nothing)
            outcome.halves = static_cast<std::uint8_t>(std::min<int>(outcome.halves + halves, 200));
        const bool tooMany = isTooMany(outcome.halves);
        if (act == CrestAct::blocks || tooMany)
            outcome.verdict = SightVerdict::blocked;
        else if (act == CrestAct::blinds && isLast)
            outcome.verdict = SightVerdict::blinded;
        before = step;
        return outcome.verdict == SightVerdict::clear;
    });
    return outcome;
}

}  // namespace cota::mapsets
