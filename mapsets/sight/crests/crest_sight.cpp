#include "mapsets/sight/crests/crest_sight.h"

#include <algorithm>

#include "mapsets/sight/crests/crest_report.h"

namespace cota::mapsets {

CrestSight::CrestSight(const Battlefield& field, const Heights& heights, const StrategyChoice* choice,
                       std::shared_ptr<KeptLines> lines)
    : field_(field),
      parameters_(choice, field),
      alwaysWithin_(numberOf(parameters_, crestSightDescription, "always-within")),
      lines_(KeptLines::ofKind(std::move(lines), CrestReading::of(parameters_).touching)),
      hexes_(field, heights, parameters_),
      judge_(field, hexes_, *lines_, parameters_),
      offsets_(field) {
    lines_->prepare(field.extent());
}

CrestLine CrestSight::lineBetween(Cell from, Cell to, model::HexCoord offset) const {
    const bool fromHigher = hexes_.in(from).ground >= hexes_.in(to).ground;
    CrestLine line;
    line.start = fromHigher ? from : to;
    line.end = fromHigher ? to : from;
    line.frame = frameOf(fromHigher ? offset : model::HexCoord{-offset.q, -offset.r});
    line.high = hexes_.in(line.start).ground;
    line.low = hexes_.in(line.end).ground;
    return line;
}

namespace {

SightResult resultOf(const CrestOutcome& outcome) {
    const bool clear = outcome.verdict == SightVerdict::clear;
    return {outcome.verdict, static_cast<std::uint8_t>(clear && outcome.halves > 0 ? 1 : 0)};
}

}  // namespace

/// The two hexes beside a hexside count together. There is no choice, so no hex can be avoided.
SightResult CrestSight::judge(Cell from, Cell to, SightRecorder* recorder, std::span<const Cell>) const {
    const model::HexCoord offset = field_.hexAt(to) - field_.hexAt(from);
    const CrestLine line = lineBetween(from, to, offset);
    const bool near = model::distance({}, offset) <= alwaysWithin_;
    const CrestOutcome outcome = near ? CrestOutcome{} : judge_.judge(line);
    if (recorder) explain(from, to, line, outcome, *recorder);
    return resultOf(outcome);
}

void CrestSight::explain(Cell from, Cell to, const CrestLine& line, const CrestOutcome& outcome,
                         SightRecorder& recorder) const {
    recorder = {};
    recorder.heightFrom = hexes_.in(from).ground;
    recorder.heightTo = hexes_.in(to).ground;
    if (field_.distance(from, to) <= alwaysWithin_)
        recorder.reason = explanationOf(crestSightDescription, parameters_, "adjacent");
    else
        CrestReport(field_, parameters_, hexes_, judge_, line, line.start != from).fill(outcome, recorder);
}

void CrestSight::judgeRow(std::size_t from, std::size_t first, std::size_t last,
                          std::span<SightResult> out) const {
    const std::span<const Cell> hexes = field_.hexes();
    const CrestAround* const around = surroundings_.made();
    for (std::size_t to = first; to < last; ++to) {
        const model::HexCoord offset = offsets_.between(from, to);
        CrestLine line = lineBetween(hexes[from], hexes[to], offset);
        line.around = around;
        out[to] = model::distance({}, offset) <= alwaysWithin_ ? SightResult{} : resultOf(judge_.judge(line));
    }
}

void CrestSight::prepareRows() const {
    surroundings_.make(field_, [&](Cell cell) {
        const CrestCover& cover = hexes_.in(cell);
        if (cover.isOff) return judge_.reading().offBlocks ? CrestAround{INT32_MAX, false} : CrestAround{};
        if (cover.isIgnored) return CrestAround{};
        return CrestAround{cover.alwaysBlocks ? INT32_MAX : cover.top, cover.isHalf};
    });
}

std::unique_ptr<Sight> makeCrestSight(const Battlefield& field, const Heights& heights,
                                      const StrategyChoice* choice, std::shared_ptr<KeptLines> lines) {
    return std::make_unique<CrestSight>(field, heights, choice, std::move(lines));
}

}  // namespace cota::mapsets
