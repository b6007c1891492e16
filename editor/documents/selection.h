#pragma once
// The selection: ids of things, so that it survives every edit. It is stored beside a document in the
// history, never inside it.

#include <initializer_list>
#include <optional>
#include <set>
#include <utility>

#include "formats/model/finding/finding.h"

namespace cota::session {

/// A set of things. One of them is the focus: the one that the user selected last, which panels show and
/// questions are about.
class Selection {
  public:
    using Things = std::set<model::Subject>;
    using value_type = model::Subject;
    using iterator = Things::const_iterator;
    using const_iterator = iterator;

    Selection() = default;
    Selection(std::initializer_list<model::Subject> things) : things_(things) {}
    explicit Selection(Things things) : things_(std::move(things)) {}

    iterator begin() const { return things_.begin(); }
    iterator end() const { return things_.end(); }
    std::size_t size() const { return things_.size(); }
    bool empty() const { return things_.empty(); }
    bool contains(const model::Subject& thing) const { return things_.contains(thing); }
    const Things& things() const { return things_; }

    void insert(model::Subject thing) { things_.insert(std::move(thing)); }
    void erase(const model::Subject& thing) { things_.erase(thing); }
    void clear() { *this = {}; }

    /// There must be one; without a choice of the user, the first thing.
    const model::Subject& focus() const {
        return focus_ && things_.contains(*focus_) ? *focus_ : *things_.begin();
    }
    /// Adds the thing, and makes it the focus.
    void focusOn(model::Subject thing) {
        things_.insert(thing);
        focus_ = std::move(thing);
    }

    friend bool operator==(const Selection& one, const Selection& other) {
        return one.things_ == other.things_ && (one.empty() || one.focus() == other.focus());
    }

  private:
    Things things_;
    std::optional<model::Subject> focus_;
};

inline const Selection nothingSelected;

/// The things of one kind.
inline Selection onlyOf(const Selection& selection, model::SubjectKind kind) {
    Selection some;
    for (const auto& thing : selection)
        if (thing.kind == kind) some.insert(thing);
    if (!selection.empty() && selection.focus().kind == kind) some.focusOn(selection.focus());
    return some;
}

}  // namespace cota::session
