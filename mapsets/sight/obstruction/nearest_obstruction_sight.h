#pragma once
// Sight by the obstruction nearest to the lower end; used only by its own sources. obstruction_judge.h has
// the rules.

#include <memory>

#include "mapsets/sight/hex_offsets.h"
#include "mapsets/sight/obstruction/obstruction_hexes.h"
#include "mapsets/sight/obstruction/obstruction_judge.h"
#include "mapsets/sight/obstruction/obstruction_line.h"
#include "mapsets/sight/sight.h"
#include "mapsets/sight/surroundings.h"

namespace cota::mapsets {

class NearestObstructionSight final : public Sight {
  public:
    NearestObstructionSight(const Battlefield& field, const Heights& heights, const StrategyChoice* choice,
                            std::shared_ptr<KeptLines> lines);

    SightResult judge(Cell from, Cell to, SightRecorder* recorder,
                      std::span<const Cell> avoided) const override;
    bool isMutual() const override { return true; }

  protected:
    const Battlefield& field() const override { return field_; }
    void judgeRow(std::size_t from, std::size_t first, std::size_t last,
                  std::span<SightResult> out) const override;
    void prepareRows() const override;

  private:
    ObstructionLine lineBetween(Cell from, Cell to, model::HexCoord offset) const;
    void explain(Cell from, Cell to, const ObstructionLine& line, SightVerdict verdict,
                 SightRecorder& recorder) const;

    const Battlefield& field_;
    const Heights& heights_;
    Parameters parameters_;
    int alwaysWithin_ = 1;
    std::shared_ptr<KeptLines> lines_;
    ObstructionHexes hexes_;
    ObstructionJudge judge_;
    HexOffsets offsets_;
    Surroundings<ObstructionAround> surroundings_;
};

}  // namespace cota::mapsets
