#include "mapsets/sight/obstruction/nearest_obstruction_sight.h"

#include <algorithm>

#include "mapsets/sight/obstruction/obstruction_report.h"

namespace cota::mapsets {

NearestObstructionSight::NearestObstructionSight(const Battlefield& field, const Heights& heights,
                                                 const StrategyChoice* choice,
                                                 std::shared_ptr<KeptLines> lines)
    : field_(field),
      heights_(heights),
      parameters_(choice, field),
      alwaysWithin_(numberOf(parameters_, nearestObstructionDescription, "always-within")),
      lines_(KeptLines::ofKind(std::move(lines), ObstructionReading::of(parameters_).touching)),
      hexes_(field, parameters_),
      judge_(field, hexes_, *lines_, parameters_),
      offsets_(field) {
    lines_->prepare(field.extent());
}

ObstructionLine NearestObstructionSight::lineBetween(Cell from, Cell to, model::HexCoord offset) const {
    const int observer = hexes_.in(from).level;
    const int target = hexes_.in(to).level;
    ObstructionLine line;
    const bool fromBelow = observer <= target;
    line.start = fromBelow ? from : to;
    line.end = fromBelow ? to : from;
    line.frame = frameOf(fromBelow ? offset : model::HexCoord{-offset.q, -offset.r});
    line.low = std::min(observer, target);
    line.high = std::max(observer, target);
    line.blind = judge_.blindBehind(line.high - line.low);
    return line;
}

SightResult NearestObstructionSight::judge(Cell from, Cell to, SightRecorder* recorder,
                                           std::span<const Cell> avoided) const {
    const model::HexCoord offset = field_.hexAt(to) - field_.hexAt(from);
    ObstructionLine line = lineBetween(from, to, offset);
    line.avoided = avoided;
    const bool near = model::distance({}, offset) <= alwaysWithin_;
    const SightVerdict verdict = near ? SightVerdict::clear : judge_.judge(line);
    if (recorder) explain(from, to, line, verdict, *recorder);
    return {verdict, 0};
}

void NearestObstructionSight::explain(Cell from, Cell to, const ObstructionLine& line, SightVerdict verdict,
                                      SightRecorder& recorder) const {
    recorder = {};
    recorder.heightFrom = heights_.ground(from);
    recorder.heightTo = heights_.ground(to);
    if (field_.distance(from, to) <= alwaysWithin_)
        recorder.reason = explanationOf(nearestObstructionDescription, parameters_, "adjacent");
    else
        ObstructionReport(field_, heights_, parameters_, hexes_, judge_, line, from).fill(verdict, recorder);
}

void NearestObstructionSight::judgeRow(std::size_t from, std::size_t first, std::size_t last,
                                       std::span<SightResult> out) const {
    const std::span<const Cell> hexes = field_.hexes();
    const ObstructionAround* const around = surroundings_.made();
    for (std::size_t to = first; to < last; ++to) {
        const model::HexCoord offset = offsets_.between(from, to);
        const bool near = model::distance({}, offset) <= alwaysWithin_;
        ObstructionLine line = lineBetween(hexes[from], hexes[to], offset);
        line.around = around;
        out[to] = {near ? SightVerdict::clear : judge_.judge(line), 0};
    }
}

void NearestObstructionSight::prepareRows() const {
    surroundings_.make(field_, [&](Cell cell) {
        const ObstructionCover& cover = hexes_.in(cell);
        return cover.off ? ObstructionAround{} : ObstructionAround{cover.level, cover.screens, cover.hill};
    });
}

std::unique_ptr<Sight> makeNearestObstructionSight(const Battlefield& field, const Heights& heights,
                                                   const StrategyChoice* choice,
                                                   std::shared_ptr<KeptLines> lines) {
    return std::make_unique<NearestObstructionSight>(field, heights, choice, std::move(lines));
}

}  // namespace cota::mapsets
