#pragma once
// The lines that two readings of sight by straight lines may judge differently: those that pass a hex with
// another height, obstacle or hexside, and those that touch what only one of the readings counts.

#include <cstdint>
#include <memory>
#include <vector>

#include "mapsets/sight/kept_lines.h"
#include "mapsets/sight/line_change.h"
#include "mapsets/sight/straight/hex_obstacles.h"

namespace cota::mapsets {

class StraightLineChange final : public LineChange {
  public:
    /// One of the two readings, on the same hexes. The heights of the eyes are by cell.
    struct Side {
        const StraightLineReading& reading;
        const HexObstacles& obstacles;
        const std::vector<std::int32_t>& eyes;
    };
    /// Both use the heights of whole hexes, or, `byPlaces`, those of the same places in the same way.
    StraightLineChange(const Battlefield& field, const Side& now, const Side& then,
                       const std::shared_ptr<KeptLines>& lines, bool byPlaces);

    bool mayDiffer(Cell from, Cell to) const override;
    bool isNone() const override { return !corners_ && !alongSides_ && !anyHex_; }

  private:
    bool isChanged(Cell cell) const { return changed_[static_cast<std::size_t>(cell)] != 0; }
    bool isOtherEye(Cell cell) const { return otherEyes_[static_cast<std::size_t>(cell)] != 0; }
    bool passesChange(const LineFrame& frame, Cell from) const;
    bool isChangeNear(model::HexCoord from, model::HexCoord to) const;
    bool touchesObstacle(const LineFrame& frame, Cell from, Cell to) const;
    void countChanges();
    void findCorners(KeptLines& crossed);

    const Battlefield& field_;
    std::shared_ptr<KeptLines> lines_;  // with the hexes touched at a corner
    bool corners_, alongSides_;         // whether the readings differ there
    bool byPoint_;                      // the line may be lower than at the centre of a hex, or higher
    bool anyHex_ = false;
    std::vector<std::uint8_t> changed_, otherEyes_;  // by cell
    std::vector<std::int32_t> counted_;  // changed cells of smaller or equal q and r, with a row before them
    std::vector<std::int32_t> eyes_, touchedHeights_;  // by cell; of what may differ at a corner
    // The hexes touched at a corner: by length of the line, then hexes aside.
    std::vector<std::uint32_t> firstTouched_;
    std::vector<LineStep> touched_;
};

}  // namespace cota::mapsets
