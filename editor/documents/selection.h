#pragma once
// The selection: ids of things, so that it survives every edit. It is stored beside a document in the
// history, never inside it.

#include <initializer_list>
#include <memory>
#include <optional>
#include <set>
#include <utility>

#include "formats/model/finding/finding.h"

namespace cota::session {

/// A set of things. One of them is the focus: the one that the user selected last, which panels show and
/// questions are about. Copies share their things until one of them changes, because every step of the
/// history has a selection, and it may be of all hexes of a map.
class Selection {
  public:
    using Things = std::set<model::Subject>;
    using value_type = model::Subject;
    using iterator = Things::const_iterator;
    using const_iterator = iterator;

    Selection() = default;
    Selection(std::initializer_list<model::Subject> things) : Selection(Things(things)) {}
    explicit Selection(Things things) : things_(std::make_shared<Things>(std::move(things))) {}

    iterator begin() const { return things().begin(); }
    iterator end() const { return things().end(); }
    std::size_t size() const { return things().size(); }
    bool empty() const { return things().empty(); }
    bool contains(const model::Subject& thing) const { return things().contains(thing); }
    const Things& things() const {
        static const Things none;
        return things_ ? *things_ : none;
    }

    void insert(model::Subject thing) { own().insert(std::move(thing)); }
    void erase(const model::Subject& thing) { own().erase(thing); }
    void clear() { *this = {}; }

    /// There must be one; without a choice of the user, the first thing.
    const model::Subject& focus() const { return focus_ && contains(*focus_) ? *focus_ : *things().begin(); }
    /// Adds the thing, and makes it the focus.
    void focusOn(model::Subject thing) {
        own().insert(thing);
        focus_ = std::move(thing);
    }

    friend bool operator==(const Selection& one, const Selection& other) {
        return (one.things_ == other.things_ || one.things() == other.things()) &&
               (one.empty() || one.focus() == other.focus());
    }

  private:
    Things& own() {
        if (!things_) things_ = std::make_shared<Things>();
        if (things_.use_count() > 1) things_ = std::make_shared<Things>(*things_);
        return *things_;
    }

    std::shared_ptr<Things> things_;  // null: none
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
