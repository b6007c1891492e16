#pragma once
// Sight by crests; used only by its own sources. crest_judge.h has the rules.

#include <memory>

#include "mapsets/sight/crests/crest_hexes.h"
#include "mapsets/sight/crests/crest_judge.h"
#include "mapsets/sight/crests/crest_line.h"
#include "mapsets/sight/hex_offsets.h"
#include "mapsets/sight/sight.h"
#include "mapsets/sight/surroundings.h"

namespace cota::mapsets {

class CrestSight final : public Sight {
  public:
    CrestSight(const Battlefield& field, const Heights& heights, const StrategyChoice* choice,
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
    CrestLine lineBetween(Cell from, Cell to, model::HexCoord offset) const;
    void explain(Cell from, Cell to, const CrestLine& line, const CrestOutcome& outcome,
                 SightRecorder& recorder) const;

    const Battlefield& field_;
    Parameters parameters_;
    int alwaysWithin_ = 1;
    std::shared_ptr<KeptLines> lines_;
    CrestHexes hexes_;
    CrestJudge judge_;
    HexOffsets offsets_;
    Surroundings<CrestAround> surroundings_;
};

}  // namespace cota::mapsets
