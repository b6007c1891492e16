#pragma once
// Tools that draw along hexes and hexsides: hedges and walls, roads and rivers.

#include <vector>

#include "editor/tools/tool.h"

namespace cota::tools {

/// Puts the chosen kind on hexsides; with shift takes it away. A drag goes from side to side.
class HexsideTool : public Tool {
  public:
    void press(const Bench& bench, const PointerEvent& event) override;
    void drag(const Bench& bench, const PointerEvent& event) override;
    std::optional<Moment> release(const Bench& bench, const PointerEvent& event) override;
    void cancel() override;
    bool isBusy() const override { return isBusy_; }
    std::vector<picture::Mark> feedback(const Bench& bench,
                                        const std::optional<PointerEvent>& hover) const override;

  private:
    bool isBusy_ = false;
    bool isReversed_ = false;
    MapPoint last_;                      // where the pointer was
    std::vector<model::HexSide> sides_;  // in the order they were touched, each once
};

/// Draws the chosen kind of path from hex to hex, or from side to side, as the kind runs. It goes on where a
/// path of the kind ends; with shift it takes links away. Over a seam each board gets its part.
class PathTool : public Tool {
  public:
    void press(const Bench& bench, const PointerEvent& event) override;
    void drag(const Bench& bench, const PointerEvent& event) override;
    std::optional<Moment> release(const Bench& bench, const PointerEvent& event) override;
    void cancel() override;
    bool isBusy() const override { return isBusy_; }
    std::vector<picture::Mark> feedback(const Bench& bench,
                                        const std::optional<PointerEvent>& hover) const override;

  private:
    void goTo(const Table& table, Cell cell);
    void goTo(const Table& table, model::HexSide side);
    model::Document drawn(const Bench& bench) const;

    bool isBusy_ = false;
    bool isReversed_ = false;
    bool alongSides_ = false;
    std::vector<Cell> cells_;            // consecutive ones are neighbours
    MapPoint last_;                      // where the pointer was
    std::vector<model::HexSide> sides_;  // consecutive ones share a corner
};

}  // namespace cota::tools
