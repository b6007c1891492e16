#pragma once
// Sight by the straight line between the heights of the two ends; used only by its own sources.
//
// Every hex between the ends can hide the other end: by its ground, by what fills it whole, and by areas and
// hexsides that the line crosses in it (hex_obstacles.h). straight_line_judge.h decides whether one does.

#include <cstdint>
#include <memory>
#include <vector>

#include "mapsets/sight/hex_offsets.h"
#include "mapsets/sight/sight.h"
#include "mapsets/sight/straight/hex_obstacles.h"
#include "mapsets/sight/straight/straight_line.h"
#include "mapsets/sight/straight/straight_line_judge.h"
#include "mapsets/sight/surroundings.h"

namespace cota::mapsets {

class StraightLineSight final : public Sight {
  public:
    StraightLineSight(const Battlefield& field, const Heights& heights, const StrategyChoice* choice,
                      std::shared_ptr<KeptLines> lines);

    SightResult judge(Cell from, Cell to, SightRecorder* recorder,
                      std::span<const Cell> avoided) const override;
    bool isMutual() const override { return true; }
    std::unique_ptr<LineChange> changeTo(const Sight& other) const override;

  protected:
    const Battlefield& field() const override { return field_; }
    void judgeRow(std::size_t from, std::size_t first, std::size_t last,
                  std::span<SightResult> out) const override;
    void prepareRows() const override;

  private:
    StraightLine lineBetween(Cell from, Cell to, model::HexCoord offset) const;
    bool measuresAlike(const StraightLineSight& other) const;
    void explain(Cell from, Cell to, const StraightLine& line, bool isClear, SightRecorder& recorder) const;

    const Battlefield& field_;
    Parameters parameters_;
    StraightLineReading reading_;
    int alwaysWithin_ = 1;
    const PlaceHeights* places_;  // null if heights within hexes do not count
    std::shared_ptr<KeptLines> lines_;
    HexObstacles obstacles_;
    StraightLineJudge judge_;
    std::vector<std::int32_t> eyes_;  // by cell
    HexOffsets offsets_;
    Surroundings<TallestAround> surroundings_;
};

}  // namespace cota::mapsets
