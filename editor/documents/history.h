#pragma once
// Undo without end: a list of old values and a place in it. There is no inverse to write, and so none to get
// wrong.

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "editor/documents/selection.h"
#include "editor/documents/step_name.h"
#include "formats/model/document/document.h"

namespace cota::session {

/// A document as it was after a step. The label names the step, "Paint Woods"; the first moment has none.
struct Moment {
    StepName label;
    model::Document document;
    Selection selection = {};
    std::string gesture = {};  // steps of one gesture become one moment; empty: a step of its own
};

class History {
  public:
    explicit History(model::Document first = {}) : moments_{{{}, std::move(first)}} {}
    /// Moments from elsewhere, at least one; `place` is the index of the one that is now.
    History(std::vector<Moment> moments, std::size_t place) : moments_(std::move(moments)), place_(place) {}

    const Moment& now() const { return moments_[place_]; }
    const std::vector<Moment>& moments() const { return moments_; }
    std::size_t place() const { return place_; }

    /// back: the gesture came back to where it began, and its moment went.
    enum class Step { none, added, merged, back };
    /// A new moment after this one; those that were undone go. A document equal to the present one is no
    /// step. A step of the same gesture as the last one takes its place.
    Step commit(Moment moment);
    /// Every moment made another, as where files of the document get other names: no step, and nothing to
    /// undo.
    void each(const std::function<Moment(const Moment&)>& made);
    /// The selection alone is no step.
    void select(Selection selection) { moments_[place_].selection = std::move(selection); }

    bool canUndo() const { return place_ > 0; }
    bool canRedo() const { return place_ + 1 < moments_.size(); }
    /// What would be undone, or redone; empty where nothing would.
    StepName undoLabel() const { return canUndo() ? now().label : StepName(); }
    StepName redoLabel() const { return canRedo() ? moments_[place_ + 1].label : StepName(); }
    /// Steps between now and the nearest moment with that document; nothing where no moment has it.
    std::optional<std::size_t> stepsFrom(const model::Document& document) const;
    /// To any moment of the list; places beyond its end are the end.
    void goTo(std::size_t place);

  private:
    std::vector<Moment> moments_;
    std::size_t place_ = 0;
};

}  // namespace cota::session
