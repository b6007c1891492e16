#include "mapsets/sight/crest_sight.h"

#include <algorithm>

namespace cota::mapsets {

CrestSight::CrestSight(const Battlefield& field, const Heights& heights, const StrategyChoice* choice,
                       std::shared_ptr<KeptLines> lines)
    : field_(field), heights_(heights), parameters_(choice, field), lines_(std::move(lines)) {
    readParameters();
    lines_ = KeptLines::ofKind(std::move(lines_), reading_.touching);
    readCovers();
    lines_->prepare(field.extent());
}

void CrestSight::readParameters() {
    const auto word = [&](const char* name) { return wordOf(parameters_, crestSightDescription, name); };
    const auto number = [&](const char* name) { return numberOf(parameters_, crestSightDescription, name); };
    level_ = std::max(field_.mapset().catalogue.scales.levelHeight, 1);
    blockers_ = field_.maskOfAll(word("blockers"));
    markers_ = field_.maskOfAll(word("always-block"));
    halves_ = field_.maskOfAll(word("halves"));
    moreHalves_ = field_.maskOfAll(word("halves-too"));
    alwaysWithin_ = number("always-within");
    mostHalves_ = number("halves-block-from");
    reading_ = readingOf(parameters_);
}

CrestSight::Reading CrestSight::readingOf(const Parameters& parameters) {
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

CrestSight::Cover CrestSight::coverOf(Cell cell, const Reading& reading) const {
    Cover cover;
    if (!field_.isOnMap(cell)) return cover;
    const TagMask tags = field_.tags(cell);
    cover.isOff = false;
    cover.ground = heights_.ground(cell);
    cover.top = (tags & blockers_) != 0 ? heights_.top(cell) : cover.ground;
    cover.isIgnored = !reading.halfHexesStop && !field_.isPlayable(cell);
    cover.alwaysBlocks = (tags & markers_) != 0;
    const TagMask halves = halves_ | (reading.marshCounts ? moreHalves_ : 0);
    cover.isHalf = (tags & halves) != 0 && !cover.hasObstacle() && !cover.isIgnored;
    return cover;
}

void CrestSight::readCovers() {
    covers_.resize(static_cast<std::size_t>(field_.cellCount()));
    for (const Cell cell : field_.hexes()) {
        covers_[static_cast<std::size_t>(cell)] = coverOf(cell, reading_);
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
        walkLine(
            *lines_, line.frame, {line.start, along, aside},
            [&](Cell cell, int) { return isQuiet(line, cell); },
            [&](const LineHex& at) {
                return visit(Step{at.cell, noCell}, at.isLast);
            });
        return;
    }
    // Pairs (k+1, k) | (k, k+1), and between two pairs the hex (k+1, k+1).
    for (int k = 0; k < line.frame.along; ++k) {
        const bool isLast = k + 1 == line.frame.along;
        const Cell pair = line.start + k * (along + aside);
        if (!visit(Step{pair + along, pair + aside}, isLast) || isLast) return;
        if (!visit(Step{pair + along + aside, noCell}, false)) return;
    }
}

/// Whether no hex around can affect the line, unless it is the first or the last one.
bool CrestSight::isQuiet(const Line& line, Cell cell) const {
    if (line.around == nullptr) return false;
    const Around& around = line.around[Surroundings<Around>::place(cell)];
    if (!line.isFlat()) return around.top < line.high && !(reading_.halvesOnSlope && around.isHalf);
    const bool mayBeEqualHill = reading_.equalHillsBlock && line.high > 0 && around.top >= line.high;
    return around.top < line.high + level_ && !around.isHalf && !mayBeEqualHill;
}

bool CrestSight::blocksFlat(const Cover& cover, std::int32_t level, const Reading& reading) const {
    if (cover.isOff) return reading.offBlocks;
    if (cover.isIgnored) return false;
    const bool isEqualHill = reading.equalHillsBlock && cover.ground == level && level > 0;
    return cover.alwaysBlocks || cover.top >= level + level_ || isEqualHill;
}

bool CrestSight::countsFlat(const Cover& cover, const Line& line, const Reading& reading) const {
    return cover.isHalf && (reading.halvesAnyLevel || cover.ground == line.high);
}

bool CrestSight::countsOnSlope(const Cover& cover, const Line& line, const Reading& reading) const {
    return cover.isHalf && (reading.halvesOnSlopeAnywhere || cover.ground >= line.high - level_);
}

CrestSight::Outcome CrestSight::flat(const Line& line) const {
    Outcome outcome;
    walk(line, [&](const Step& step, bool) {
        const Cover& first = cover(step.first);
        bool blocks = blocksFlat(first, line.high, reading_);
        int halves = countsFlat(first, line, reading_) ? 1 : 0;
        if (step.second != noCell) {
            const Cover& second = cover(step.second);
            blocks = blocks && blocksFlat(second, line.high, reading_);
            halves = halves > 0 && countsFlat(second, line, reading_) ? reading_.halvesOnSpine : 0;
        }
        if (!blocks) outcome.halves = static_cast<std::uint8_t>(std::min<int>(outcome.halves + halves, 200));
        const bool tooMany = mostHalves_ > 0 && outcome.halves >= mostHalves_;
        if (blocks || tooMany) outcome.verdict = SightVerdict::blocked;
        return outcome.verdict == SightVerdict::clear;
    });
    return outcome;
}

bool CrestSight::leavesOverCrest(const Line& line, const Step& first, const Reading& reading) const {
    const auto isCrest = [&](Cell cell) { return !cover(cell).isOff && line.high > cover(cell).ground; };
    if (first.second == noCell) return isCrest(first.first);
    return reading.bothSidesCrest ? isCrest(first.first) && isCrest(first.second)
                                  : isCrest(first.first) || isCrest(first.second);
}

std::int32_t CrestSight::groundOf(const Step& step, const Reading& reading) const {
    const std::int32_t first = cover(step.first).ground;
    if (step.second == noCell) return first;
    const std::int32_t second = cover(step.second).ground;
    return reading.bothSidesCrest ? std::min(first, second) : std::max(first, second);
}

/// The effect of one hex on a sloped line; `before` is the ground the line comes from. Only the last hex
/// before the target can blind it.
CrestSight::Act CrestSight::actOf(const Cover& cover, const Line& line, std::int32_t before, bool isLast,
                                  const Reading& reading) const {
    if (cover.isOff) return reading.offBlocks ? Act::blocks : Act::nothing;
    if (cover.isIgnored) return Act::nothing;
    if (cover.alwaysBlocks || cover.top >= line.high) return Act::blocks;
    const bool isHill = cover.ground > 0;
    if (!isLast || cover.top < line.high - level_ || !(cover.hasObstacle() || isHill)) return Act::nothing;
    const bool goesDown = line.low < cover.top;
    if (!goesDown && !(cover.hasObstacle() ? reading.blindsHigherNext : reading.bareHillsBlind))
        return Act::nothing;
    const bool isStair = before > cover.ground && cover.ground > line.low;
    return isStair && (reading.treesOnStairs || !cover.hasObstacle()) ? Act::nothing : Act::blinds;
}

/// The joint effect of the two hexes beside a hexside.
CrestSight::Act CrestSight::together(Act one, Act other, const Reading& reading) const {
    if (one == other) return one;
    const Act less = std::min(one, other);
    const Act more = std::max(one, other);
    if (less == Act::blinds) return Act::blinds;
    if (more == Act::blocks) return reading.spineBlockShadows ? Act::blinds : Act::nothing;
    return reading.spineShadows ? Act::blinds : Act::nothing;
}

CrestSight::Act CrestSight::beside(const Cover& one, const Cover& two, const Line& line, std::int32_t before,
                                   bool isLast, const Reading& reading) const {
    const Act first = actOf(one, line, before, isLast, reading);
    const Act second = actOf(two, line, before, isLast, reading);
    if (one.isOff != two.isOff && reading.offBlocks) return one.isOff ? second : first;
    return together(first, second, reading);
}

CrestSight::Outcome CrestSight::slope(const Line& line) const {
    Outcome outcome;
    Step before{line.start, noCell};
    walk(line, [&](const Step& step, bool isLast) {
        if (before.first == line.start && !leavesOverCrest(line, step, reading_)) {
            outcome.verdict = SightVerdict::blocked;
            return false;
        }
        const std::int32_t ground = groundOf(before, reading_);
        const Cover& one = cover(step.first);
        Act act = actOf(one, line, ground, isLast, reading_);
        int halves = reading_.halvesOnSlope && countsOnSlope(one, line, reading_) ? 1 : 0;
        if (step.second != noCell) {
            const Cover& two = cover(step.second);
            act = beside(one, two, line, ground, isLast, reading_);
            if (act == Act::blinds && !isLast) act = Act::nothing;  // only the last hex can blind
            halves = halves > 0 && countsOnSlope(two, line, reading_) ? reading_.halvesOnSpine : 0;
        }
        if (act == Act::nothing)
            outcome.halves = static_cast<std::uint8_t>(std::min<int>(outcome.halves + halves, 200));
        const bool tooMany = mostHalves_ > 0 && outcome.halves >= mostHalves_;
        if (act == Act::blocks || tooMany)
            outcome.verdict = SightVerdict::blocked;
        else if (act == Act::blinds && isLast)
            outcome.verdict = SightVerdict::blinded;
        before = step;
        return outcome.verdict == SightVerdict::clear;
    });
    return outcome;
}

SightResult CrestSight::resultOf(const Outcome& outcome) const {
    const bool clear = outcome.verdict == SightVerdict::clear;
    return {outcome.verdict, static_cast<std::uint8_t>(clear && outcome.halves > 0 ? 1 : 0)};
}

/// The two hexes beside a hexside count together. There is no choice, so no hex can be avoided.
SightResult CrestSight::judge(Cell from, Cell to, SightRecorder* recorder, std::span<const Cell>) const {
    const model::HexCoord offset = field_.hexAt(to) - field_.hexAt(from);
    const Line line = lineBetween(from, to, offset);
    const bool near = model::distance({}, offset) <= alwaysWithin_;
    const Outcome outcome = near ? Outcome{} : judged(line);
    if (recorder) explain(from, to, line, outcome, *recorder);
    return resultOf(outcome);
}

void CrestSight::judgeRow(std::size_t from, std::size_t first, std::size_t last,
                          std::span<SightResult> out) const {
    const std::span<const Cell> hexes = field_.hexes();
    const Spot here = spots_[from];
    const Around* const around = surroundings_.made();
    for (std::size_t to = first; to < last; ++to) {
        const model::HexCoord offset{spots_[to].q - here.q, spots_[to].r - here.r};
        Line line = lineBetween(hexes[from], hexes[to], offset);
        line.around = around;
        out[to] = model::distance({}, offset) <= alwaysWithin_ ? SightResult{} : resultOf(judged(line));
    }
}

void CrestSight::prepareRows() const {
    surroundings_.make(field_, [&](Cell cell) {
        const Cover& cover = covers_[static_cast<std::size_t>(cell)];
        if (cover.isOff) return reading_.offBlocks ? Around{INT32_MAX, false} : Around{};
        if (cover.isIgnored) return Around{};
        return Around{cover.alwaysBlocks ? INT32_MAX : cover.top, cover.isHalf};
    });
}

std::unique_ptr<Sight> makeCrestSight(const Battlefield& field, const Heights& heights,
                                      const StrategyChoice* choice, std::shared_ptr<KeptLines> lines) {
    return std::make_unique<CrestSight>(field, heights, choice, std::move(lines));
}

}  // namespace cota::mapsets
