#pragma once
// Unlimited undo: a list of old documents and a position in it, so that no edit needs an inverse that could
// be wrong.

#include <chrono>
#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "editor/documents/selection.h"
#include "editor/documents/step_name.h"
#include "formats/model/document/document.h"

namespace cota::session {

/// A document after a step. The label is the name of the step, "Paint Woods"; the first entry has none.
struct HistoryEntry {
    StepName label;
    model::Document document;
    Selection selection = {};
    std::string gesture = {};  // steps of one gesture become one entry; empty: a separate step
    std::chrono::system_clock::time_point when = {};  // of the step; the epoch: unknown
    std::string version = {};                         // the user's name for the document after it
};

class History {
  public:
    explicit History(model::Document first = {}) : entries_{{{}, std::move(first)}} {}
    /// Entries from a journal, at least one; `position` is the index of the present one.
    History(std::vector<HistoryEntry> entries, std::size_t position)
        : entries_(std::move(entries)), position_(position) {}

    const HistoryEntry& now() const { return entries_[position_]; }
    const std::vector<HistoryEntry>& entries() const { return entries_; }
    std::size_t position() const { return position_; }

    /// back: the gesture returned to where it began, and its entry was removed.
    enum class Step { none, added, merged, back };
    /// Adds an entry after the present one and drops the undone ones. A document equal to the present one is
    /// not a step. A step of the same gesture as the last one replaces it.
    Step commit(HistoryEntry entry);
    /// Replaces every entry, for example after files were renamed: not a step, and nothing to undo.
    void each(const std::function<HistoryEntry(const HistoryEntry&)>& made);
    /// Names the document at an entry; an empty name takes the name away. Not a step.
    void nameVersion(std::size_t place, std::string name) {
        if (place < entries_.size()) entries_[place].version = std::move(name);
    }
    /// A change of the selection alone is not a step.
    void select(Selection selection) { entries_[position_].selection = std::move(selection); }

    bool canUndo() const { return position_ > 0; }
    bool canRedo() const { return position_ + 1 < entries_.size(); }
    /// The step that would be undone or redone; empty if there is none.
    StepName undoLabel() const { return canUndo() ? now().label : StepName(); }
    StepName redoLabel() const { return canRedo() ? entries_[position_ + 1].label : StepName(); }
    /// Steps between now and the nearest entry with that document; nothing if no entry has it.
    std::optional<std::size_t> stepsFrom(const model::Document& document) const;
    /// Goes to any entry of the list; a position beyond the end is the end.
    void goTo(std::size_t position);

  private:
    std::vector<HistoryEntry> entries_;
    std::size_t position_ = 0;
};

}  // namespace cota::session
