#include "mapsets/play/crest_sight.h"

#include <algorithm>

namespace cota::mapsets {

CrestSight::CrestSight(const Battlefield& field, const Heights& heights, const StrategyChoice* choice,
                       std::shared_ptr<KeptLines> lines)
    : field_(field), heights_(heights), parameters_(choice, field), lines_(std::move(lines)) {
    readParameters();
    const bool touched = wordOf(parameters_, crestSightDescription, "vertex") == "counts";
    lines_ = KeptLines::ofKind(std::move(lines_), touched);
    readCovers();
    // Enough for every question of a map of a hundred by a hundred hexes; longer lines are made when asked
    // for.
    constexpr int preparedDistance = 200;
    lines_->prepare(std::min(field.extent(), preparedDistance));
}

void CrestSight::readParameters() {
    const auto word = [&](const char* name) { return wordOf(parameters_, crestSightDescription, name); };
    const auto number = [&](const char* name) { return numberOf(parameters_, crestSightDescription, name); };
    level_ = std::max(field_.mapset().catalogue.scales.levelHeight, 1);
    blockers_ = field_.maskOfAll(word("blockers"));
    markers_ = field_.maskOfAll(word("always-block"));
    halves_ = field_.maskOfAll(word("halves"));
    if (word("halves-too-count") == "yes") halves_ |= field_.maskOfAll(word("halves-too"));
    alwaysWithin_ = number("always-within");
    mostHalves_ = number("halves-block-from");
    halvesOnSpine_ = number("halves-on-hexside");
    halvesAnyLevel_ = word("halves-level") == "any";
    halvesOnSlope_ = word("halves-on-slope") != "off";
    halvesOnSlopeAnywhere_ = word("halves-on-slope") == "any";
    equalHillsBlock_ = word("equal-hills") == "block";
    offBlocks_ = word("off-map") == "blocks";
    halfHexesStop_ = word("half-hexes") == "stop";
    bothSidesCrest_ = word("crest-by-corner") == "both";
    blindsHigherNext_ = word("blind-higher-next") == "blind";
    bareHillsBlind_ = word("hill-blinds") == "any";
    treesOnStairs_ = word("obstacles-on-stairs") == "pass";
    spineShadows_ = word("hexside-slope") != "ignore";
    spineBlockShadows_ = word("hexside-slope") == "shadow";
}

void CrestSight::readCovers() {
    covers_.resize(static_cast<std::size_t>(field_.cellCount()));
    for (const Cell cell : field_.hexes()) {
        Cover& cover = covers_[static_cast<std::size_t>(cell)];
        const TagMask tags = field_.tags(cell);
        cover.isOff = false;
        cover.ground = heights_.ground(cell);
        cover.top = (tags & blockers_) != 0 ? heights_.top(cell) : cover.ground;
        cover.isIgnored = !halfHexesStop_ && !field_.isPlayable(cell);
        cover.alwaysBlocks = (tags & markers_) != 0;
        cover.isHalf = (tags & halves_) != 0 && !cover.hasObstacle() && !cover.isIgnored;
        static_assert(model::maxTraceDistance <= INT16_MAX);
        const model::HexCoord hex = field_.hexAt(cell) - field_.hexAt(field_.hexes().front());
        spots_.push_back({static_cast<std::int16_t>(hex.q), static_cast<std::int16_t>(hex.r)});
    }
}

CrestSight::Line CrestSight::lineBetween(Cell from, Cell to, model::HexCoord offset) const {
    const bool fromHigher = cover(from).ground >= cover(to).ground;
    Line line;
    line.start = fromHigher ? from : to;
    line.end = fromHigher ? to : from;
    line.frame = frameOf(fromHigher ? offset : model::HexCoord{-offset.q, -offset.r});
    line.high = cover(line.start).ground;
    line.low = cover(line.end).ground;
    return line;
}

template <class Visit>
void CrestSight::walk(const Line& line, Visit&& visit) const {
    const Cell along = field_.offset(line.frame.main);
    const Cell aside = field_.offset(line.frame.beside);
    if (!line.frame.alongSides()) {
        const std::span<const LineStep> steps = lines_->steps(line.frame);
        for (std::size_t i = 0; i < steps.size(); ++i) {
            const Cell cell = line.start + steps[i].along * along + steps[i].aside * aside;
            if (!visit(Step{cell, noCell}, i + 1 == steps.size())) return;
        }
        return;
    }
    // Pairs (k+1, k) | (k, k+1), and between two of them the hex (k+1, k+1).
    for (int k = 0; k < line.frame.along; ++k) {
        const bool isLast = k + 1 == line.frame.along;
        const Cell pair = line.start + k * (along + aside);
        if (!visit(Step{pair + along, pair + aside}, isLast) || isLast) return;
        if (!visit(Step{pair + along + aside, noCell}, false)) return;
    }
}

bool CrestSight::blocksFlat(const Cover& cover, std::int32_t level) const {
    if (cover.isOff) return offBlocks_;
    if (cover.isIgnored) return false;
    const bool isEqualHill = equalHillsBlock_ && cover.ground == level && level > 0;
    return cover.alwaysBlocks || cover.top >= level + level_ || isEqualHill;
}

template <class Counts>
int CrestSight::halvesIn(const Step& step, Counts&& counts) const {
    if (!counts(cover(step.first))) return 0;
    if (step.second == noCell) return 1;
    return counts(cover(step.second)) ? halvesOnSpine_ : 0;
}

template <bool noted>
CrestSight::Outcome CrestSight::flat(const Line& line, Notes* notes) const {
    Outcome outcome;
    const auto isHalf = [&](const Cover& cover) {
        return cover.isHalf && (halvesAnyLevel_ || cover.ground == line.high);
    };
    walk(line, [&](const Step& step, bool) {
        const bool first = blocksFlat(cover(step.first), line.high);
        const bool both = step.second == noCell ? first : first && blocksFlat(cover(step.second), line.high);
        const int halves = both ? 0 : halvesIn(step, isHalf);
        outcome.halves = static_cast<std::uint8_t>(std::min<int>(outcome.halves + halves, 200));
        const bool tooMany = mostHalves_ > 0 && outcome.halves >= mostHalves_;
        if (both || tooMany) outcome.verdict = SightVerdict::blocked;
        if constexpr (noted) {
            const bool oneSide =
                step.second != noCell && !both && (first || blocksFlat(cover(step.second), line.high));
            notes->push_back({both || tooMany ? Act::blocks : Act::nothing, both      ? "obstacle"
                                                                            : tooMany ? "half-terrain"
                                                                            : halves  ? "counted-half"
                                                                            : oneSide ? "one-side"
                                                                                      : nullptr});
        }
        return outcome.verdict == SightVerdict::clear;
    });
    return outcome;
}

bool CrestSight::leavesOverCrest(const Line& line, const Step& first) const {
    const auto isCrest = [&](Cell cell) { return !cover(cell).isOff && line.high > cover(cell).ground; };
    if (first.second == noCell) return isCrest(first.first);
    return bothSidesCrest_ ? isCrest(first.first) && isCrest(first.second)
                           : isCrest(first.first) || isCrest(first.second);
}

std::int32_t CrestSight::groundOf(const Step& step) const {
    const std::int32_t first = cover(step.first).ground;
    if (step.second == noCell) return first;
    const std::int32_t second = cover(step.second).ground;
    return bothSidesCrest_ ? std::min(first, second) : std::max(first, second);
}

/// What one hex does to a sloped line. `before`: the ground the line comes from. Only the last hex before the
/// target can blind it.
CrestSight::Act CrestSight::actOf(const Cover& cover, const Line& line, std::int32_t before,
                                  bool isLast) const {
    if (cover.isOff) return offBlocks_ ? Act::blocks : Act::nothing;
    if (cover.isIgnored) return Act::nothing;
    if (cover.alwaysBlocks || cover.top >= line.high) return Act::blocks;
    const bool isHill = cover.ground > 0;
    if (!isLast || cover.top < line.high - level_ || !(cover.hasObstacle() || isHill)) return Act::nothing;
    const bool goesDown = line.low < cover.top;
    if (!goesDown && !(cover.hasObstacle() ? blindsHigherNext_ : bareHillsBlind_)) return Act::nothing;
    const bool isStair = before > cover.ground && cover.ground > line.low;
    return isStair && (treesOnStairs_ || !cover.hasObstacle()) ? Act::nothing : Act::blinds;
}

/// What the two hexes beside a hexside do together.
CrestSight::Act CrestSight::together(Act one, Act other) const {
    if (one == other) return one;
    const Act less = std::min(one, other);
    const Act more = std::max(one, other);
    if (less == Act::blinds) return Act::blinds;
    if (more == Act::blocks) return spineBlockShadows_ ? Act::blinds : Act::nothing;
    return spineShadows_ ? Act::blinds : Act::nothing;
}

template <bool noted>
CrestSight::Outcome CrestSight::slope(const Line& line, Notes* notes) const {
    Outcome outcome;
    Step before{line.start, noCell};
    const auto isHalf = [&](const Cover& cover) {
        return cover.isHalf && (halvesOnSlopeAnywhere_ || cover.ground >= line.high - level_);
    };
    walk(line, [&](const Step& step, bool isLast) {
        if (before.first == line.start && !leavesOverCrest(line, step)) {
            outcome.verdict = SightVerdict::blocked;
            outcome.why = "not-in-crest";
            return false;
        }
        const std::int32_t ground = groundOf(before);
        const Act first = actOf(cover(step.first), line, ground, isLast);
        Act act = first;
        if (step.second != noCell) act = together(first, actOf(cover(step.second), line, ground, isLast));
        const int halves = halvesOnSlope_ && act == Act::nothing ? halvesIn(step, isHalf) : 0;
        outcome.halves = static_cast<std::uint8_t>(std::min<int>(outcome.halves + halves, 200));
        const bool tooMany = mostHalves_ > 0 && outcome.halves >= mostHalves_;
        if (act == Act::blocks || tooMany)
            outcome.verdict = SightVerdict::blocked;
        else if (act == Act::blinds && isLast)
            outcome.verdict = SightVerdict::blinded;
        if constexpr (noted) {
            const bool oneSide = step.second != noCell && act != first && first == Act::blocks;
            const bool isStair = isLast && step.second == noCell && act == Act::nothing &&
                                 cover(step.first).ground >= line.high - level_ &&
                                 ground > cover(step.first).ground;
            notes->push_back({tooMany ? Act::blocks : act, act == Act::blocks   ? "obstacle"
                                                           : tooMany            ? "half-terrain"
                                                           : act == Act::blinds ? "blinded"
                                                           : halves             ? "counted-half"
                                                           : oneSide            ? "one-side"
                                                           : isStair            ? "staircase"
                                                                                : nullptr});
        }
        before = step;
        return outcome.verdict == SightVerdict::clear;
    });
    return outcome;
}

CrestSight::Outcome CrestSight::judged(const Line& line, Notes* notes) const {
    if (line.isFlat()) return notes ? flat<true>(line, notes) : flat<false>(line, nullptr);
    return notes ? slope<true>(line, notes) : slope<false>(line, nullptr);
}

SightResult CrestSight::resultOf(const Outcome& outcome) const {
    const bool clear = outcome.verdict == SightVerdict::clear;
    return {outcome.verdict, static_cast<std::uint8_t>(clear && outcome.halves > 0 ? 1 : 0)};
}

/// Beside a hexside both hexes count together: nobody chooses, so there is none to avoid.
SightResult CrestSight::judge(Cell from, Cell to, SightRecorder* recorder, std::span<const Cell>) const {
    const model::HexCoord offset = field_.hexAt(to) - field_.hexAt(from);
    const Line line = lineBetween(from, to, offset);
    const bool near = model::distance({}, offset) <= alwaysWithin_;
    Notes notes;  // stays empty, and so unallocated, without a recorder
    const Outcome outcome = near ? Outcome{} : judged(line, recorder ? &notes : nullptr);
    if (recorder) explain(from, to, line, outcome, notes, *recorder);
    return resultOf(outcome);
}

void CrestSight::judgeRow(std::size_t from, std::size_t first, std::span<SightResult> out) const {
    const std::span<const Cell> hexes = field_.hexes();
    const Spot here = spots_[from];
    for (std::size_t to = first; to < hexes.size(); ++to) {
        const model::HexCoord offset{spots_[to].q - here.q, spots_[to].r - here.r};
        out[to] = model::distance({}, offset) <= alwaysWithin_
                      ? SightResult{}
                      : resultOf(judged(lineBetween(hexes[from], hexes[to], offset), nullptr));
    }
}

void CrestSight::viewshed(Cell from, std::span<SightResult> out) const {
    const auto at = std::ranges::lower_bound(field_.hexes(), from) - field_.hexes().begin();
    judgeRow(static_cast<std::size_t>(at), 0, out);
}

std::unique_ptr<Sight> makeCrestSight(const Battlefield& field, const Heights& heights,
                                      const StrategyChoice* choice, std::shared_ptr<KeptLines> lines) {
    return std::make_unique<CrestSight>(field, heights, choice, std::move(lines));
}

}  // namespace cota::mapsets
