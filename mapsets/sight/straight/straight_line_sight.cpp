#include "mapsets/sight/straight/straight_line_sight.h"

#include <algorithm>

#include "mapsets/sight/straight/straight_line_change.h"
#include "mapsets/sight/straight/straight_line_report.h"

namespace cota::mapsets {

StraightLineSight::StraightLineSight(const Battlefield& field, const Heights& heights,
                                     const StrategyChoice* choice, std::shared_ptr<KeptLines> lines)
    : field_(field),
      parameters_(choice, field),
      reading_(StraightLineReading::of(parameters_)),
      alwaysWithin_(std::max(numberOf(parameters_, straightLineDescription, "always-within"), 0)),
      places_(heights.places()),
      lines_(KeptLines::ofKind(std::move(lines), reading_.corner != StraightLineReading::Corner::ignored)),
      obstacles_(field, heights, parameters_),
      judge_(field, heights, obstacles_, *lines_),
      offsets_(field) {
    eyes_.resize(static_cast<std::size_t>(field.cellCount()));
    for (const Cell cell : field.hexes())
        eyes_[static_cast<std::size_t>(cell)] = heights.eye(cell, End::target);
    lines_->prepare(field.extent());
}

StraightLineReading StraightLineReading::of(const Parameters& parameters) {
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

StraightLine StraightLineSight::lineBetween(Cell from, Cell to, model::HexCoord offset) const {
    const std::int32_t here = eyes_[static_cast<std::size_t>(from)];
    const std::int32_t there = eyes_[static_cast<std::size_t>(to)];
    const bool fromBelow = here != there ? here < there : from <= to;
    StraightLine line;
    line.reading = reading_;
    line.start = fromBelow ? from : to;
    line.end = fromBelow ? to : from;
    line.frame = frameOf(fromBelow ? offset : model::HexCoord{-offset.q, -offset.r});
    line.low = std::min(here, there);
    line.rise = std::max(here, there) - line.low;
    line.distance = line.frame.distance();
    return line;
}

SightResult StraightLineSight::judge(Cell from, Cell to, SightRecorder* recorder,
                                     std::span<const Cell> avoided) const {
    const model::HexCoord offset = field_.hexAt(to) - field_.hexAt(from);
    StraightLine line = lineBetween(from, to, offset);
    line.avoided = avoided;
    const bool clear = line.distance <= alwaysWithin_ || judge_.isClear(line);
    if (recorder) explain(from, to, line, clear, *recorder);
    return {clear ? SightVerdict::clear : SightVerdict::blocked, 0};
}

void StraightLineSight::explain(Cell from, Cell to, const StraightLine& line, bool isClear,
                                SightRecorder& recorder) const {
    recorder = {};
    recorder.heightFrom = eyes_[static_cast<std::size_t>(from)];
    recorder.heightTo = eyes_[static_cast<std::size_t>(to)];
    recorder.isStraight = true;
    if (line.distance <= alwaysWithin_)
        recorder.reason = explanationOf(straightLineDescription, parameters_, "adjacent");
    else
        StraightLineReport(field_, parameters_, obstacles_, judge_, line, from).fill(isClear, recorder);
}

void StraightLineSight::judgeRow(std::size_t from, std::size_t first, std::size_t last,
                                 std::span<SightResult> out) const {
    const std::span<const Cell> cells = field_.hexes();
    const TallestAround* const around = surroundings_.made();
    for (std::size_t to = first; to < last; ++to) {
        StraightLine line = lineBetween(cells[from], cells[to], offsets_.between(from, to));
        line.around = around;
        const bool clear = line.distance <= alwaysWithin_ || judge_.isClear(line);
        out[to] = {clear ? SightVerdict::clear : SightVerdict::blocked, 0};
    }
}

void StraightLineSight::prepareRows() const {
    surroundings_.make(field_, [&](Cell cell) { return TallestAround{obstacles_.in(cell).most}; });
}

/// Whether both use the heights of whole hexes, or of the same places in the same way.
bool StraightLineSight::measuresAlike(const StraightLineSight& other) const {
    if (places_ == nullptr || other.places_ == nullptr) return places_ == other.places_;
    return places_->isSameGround(*other.places_) && reading_.byPoint == other.reading_.byPoint &&
           reading_.eachPoint == other.reading_.eachPoint;
}

std::unique_ptr<LineChange> StraightLineSight::changeTo(const Sight& other) const {
    const auto* then = dynamic_cast<const StraightLineSight*>(&other);
    if (then == nullptr || !measuresAlike(*then) || alwaysWithin_ != then->alwaysWithin_ ||
        !std::ranges::equal(field_.hexes(), then->field_.hexes()) ||
        !std::ranges::equal(field_.areas(), then->field_.areas()))
        return nullptr;
    return std::make_unique<StraightLineChange>(
        field_, StraightLineChange::Side{reading_, obstacles_, eyes_},
        StraightLineChange::Side{then->reading_, then->obstacles_, then->eyes_}, lines_, places_ != nullptr);
}

std::unique_ptr<Sight> makeStraightLineSight(const Battlefield& field, const Heights& heights,
                                             const StrategyChoice* choice, std::shared_ptr<KeptLines> lines) {
    return std::make_unique<StraightLineSight>(field, heights, choice, std::move(lines));
}

}  // namespace cota::mapsets
