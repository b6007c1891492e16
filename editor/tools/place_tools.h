#pragma once
// Tools that place things in hexes: features, objectives, counters.

#include "editor/editing/force_edits.h"
#include "editor/tools/tool.h"

namespace cota::tools {

/// Chooses the selected counter, of several the first one that has no place yet, so that the next click
/// places it. True if the choice has changed.
bool chooseSelected(Choices& choices, const model::Document& document, const session::Selection& selection);

/// A sentence on what a click on the map does with the chosen counter; empty if none is chosen.
std::string clickEffect(const model::Document& document, const Choices& choices, model::Language language);

/// The same for an objective; empty without a scenario.
std::string objectiveClickEffect(const model::Document& document, const Choices& choices,
                                 model::Language language);

/// A tool for clicks on a hex: press and release in the same hex.
class ClickTool : public Tool {
  public:
    void press(const ToolContext& context, const PointerEvent& event) override;
    void drag(const ToolContext&, const PointerEvent&) override {}
    std::optional<HistoryEntry> release(const ToolContext& context, const PointerEvent& event) override;
    void cancel() override { cell_ = std::nullopt; }
    bool isBusy() const override { return cell_.has_value(); }
    std::vector<picture::Mark> feedback(const ToolContext& context,
                                        const std::optional<PointerEvent>& hover) const override;

  protected:
    virtual std::optional<HistoryEntry> apply(const ToolContext& context, Cell cell,
                                              bool isReversed) const = 0;
    /// Shift was held: the click begins the next thing of its kind.
    virtual void beginNext(Choices&) const {}

  private:
    std::optional<Cell> cell_;
    bool isReversed_ = false;
    bool isNext_ = false;  // Shift was held
};

/// Places the chosen feature in a hex, printed on the board or placed by the scenario; with Ctrl, removes
/// it.
class FeatureTool : public ClickTool {
  protected:
    std::optional<HistoryEntry> apply(const ToolContext& context, Cell cell, bool isReversed) const override;
};

/// Adds a hex to the chosen objective, or makes a new one; only an objective that the user chose in the list
/// grows with the next click. With Ctrl, removes the hex; with Shift, makes a new one. An objective without
/// hexes is removed.
class ObjectiveTool : public ClickTool {
  protected:
    std::optional<HistoryEntry> apply(const ToolContext& context, Cell cell, bool isReversed) const override;
    void beginNext(Choices& choices) const override { chooseThing(choices, &Choices::objective, ""); }
};

/// Places the chosen counter, or a copy of it, in the hex clicked, or drags the top counter of a hex to
/// another one; with Ctrl, a click removes the top counter from the map and a drag copies it; with Shift, a
/// click places a copy of the chosen one.
class CounterTool : public Tool {
  public:
    void press(const ToolContext& context, const PointerEvent& event) override;
    void drag(const ToolContext& context, const PointerEvent& event) override;
    std::optional<HistoryEntry> release(const ToolContext& context, const PointerEvent& event) override;
    void cancel() override;
    bool isBusy() const override { return from_.has_value(); }
    std::vector<picture::Mark> feedback(const ToolContext& context,
                                        const std::optional<PointerEvent>& hover) const override;

  private:
    std::optional<Cell> from_;
    std::optional<Cell> to_;
    std::optional<model::CounterId> held_;  // the counter being dragged
    bool isReversed_ = false;
    bool isStamping_ = false;  // Shift was held
};

/// Places a counter in a hex: in its present group, else in `group`, else in the first set-up group of its
/// side, which is made if there is none. Unchanged if the counter is unknown.
model::Document withCounterPlaced(const model::Document& document, const model::CounterId& counter,
                                  const model::HexRef& at, const model::GroupId& group);

/// Places a copy of a unit, with its states and in its group; nothing if there is no such unit.
std::optional<session::CopiedUnit> withCounterCopied(const model::Document& document,
                                                     const model::CounterId& original,
                                                     const model::HexRef& at, const model::GroupId& group);

/// withCounterPlaced as a step of the history, "Place ..." or "Move ..."; nothing if the counter is already
/// there.
std::optional<HistoryEntry> counterPlaced(const ToolContext& context, const model::CounterId& counter,
                                          Cell cell);

}  // namespace cota::tools
