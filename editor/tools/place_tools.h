#pragma once
// Tools that put things into hexes: features, objectives, counters.

#include "editor/tools/tool.h"

namespace cota::tools {

/// Takes the counter of a selection into hand where the scenario places it nowhere yet: a press on the map is
/// then about that one. True if the choice has changed.
bool chooseUnplaced(Choices& choices, const model::Document& document, const session::Selection& selection);

/// What a press on the map does to the counter chosen, in a sentence; empty where none is.
std::string whatAPressDoes(const model::Document& document, const Choices& choices, model::Language language);

/// The same of an objective, where there is a scenario to hold it.
std::string whatAnObjectivePressDoes(const model::Document& document, const Choices& choices,
                                     model::Language language);

/// A press on a hex, ended where it began.
class PressTool : public Tool {
  public:
    void press(const Bench& bench, const PointerEvent& event) override;
    void drag(const Bench&, const PointerEvent&) override {}
    std::optional<Moment> release(const Bench& bench, const PointerEvent& event) override;
    void cancel() override { cell_ = std::nullopt; }
    bool isBusy() const override { return cell_.has_value(); }
    std::vector<picture::Mark> feedback(const Bench& bench,
                                        const std::optional<PointerEvent>& hover) const override;

  protected:
    virtual std::optional<Moment> apply(const Bench& bench, Cell cell, bool isReversed) const = 0;

  private:
    std::optional<Cell> cell_;
    bool isReversed_ = false;
};

/// Puts the chosen feature into a hex, printed on the board or put down by the scenario; with shift takes it
/// away.
class FeatureTool : public PressTool {
  protected:
    std::optional<Moment> apply(const Bench& bench, Cell cell, bool isReversed) const override;
};

/// Adds a hex to the chosen objective, or makes a new one of it; only one chosen by hand grows with the next
/// press. With shift takes the hex out. An objective that loses its last hex goes.
class ObjectiveTool : public PressTool {
  protected:
    std::optional<Moment> apply(const Bench& bench, Cell cell, bool isReversed) const override;
};

/// Places the chosen counter in the hex pressed, or a copy of it, or drags the uppermost counter of a hex to
/// another one; with shift takes the uppermost counter off the map.
class CounterTool : public Tool {
  public:
    void press(const Bench& bench, const PointerEvent& event) override;
    void drag(const Bench& bench, const PointerEvent& event) override;
    std::optional<Moment> release(const Bench& bench, const PointerEvent& event) override;
    void cancel() override;
    bool isBusy() const override { return from_.has_value(); }
    std::vector<picture::Mark> feedback(const Bench& bench,
                                        const std::optional<PointerEvent>& hover) const override;

  private:
    std::optional<Cell> from_;
    std::optional<Cell> to_;
    std::optional<model::CounterId> held_;  // the counter that is dragged
    bool isReversed_ = false;
};

/// Puts a counter into a hex: into the group it has, else into `group`, else into the first set-up group of
/// its side, which is made where there is none. The same document where the counter is unknown.
model::Document withCounterPlaced(const model::Document& document, const model::CounterId& counter,
                                  const model::HexRef& at, const model::GroupId& group);

/// The same as a step of the history, "Place ..." or "Move ..."; nothing where it stands there already.
std::optional<Moment> counterPlaced(const Bench& bench, const model::CounterId& counter, Cell cell);

}  // namespace cota::tools
