#pragma once
// For differences only: compares two objects, and two lists of them, value by value.

#include <algorithm>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "formats/model/differences/difference.h"
#include "formats/model/differences/difference_values.h"

namespace cota::model {

using Differences = std::vector<Difference>;

inline constexpr LocalLiteral nameWord = local("name");
inline constexpr LocalLiteral titleWord = local("title");
inline constexpr LocalLiteral gameWord = local("game");
inline constexpr LocalLiteral idWord = local("id");
inline constexpr LocalLiteral sideOwnerWord = local("side");
inline constexpr LocalLiteral zoneOwnWord = local("zone");
inline constexpr LocalLiteral hexesOwnWord = local("hexes");
inline constexpr LocalLiteral textOwnWord = local("text");
inline constexpr LocalLiteral kindOwnWord = local("kind");
inline constexpr LocalLiteral nationWord = local("nation");
inline constexpr LocalLiteral formationOwnWord = local("formation");
inline constexpr LocalLiteral metresWord = local("metres");
inline constexpr LocalLiteral pointsDrawnWord = local("course");
/// Comments, and elements, attributes and values that this version does not know or cannot read; all are
/// kept.
inline constexpr LocalLiteral unknownWord = local("comments and unknown parts");
inline constexpr LocalLiteral restWord = local("other values");

/// Reports the differences of one object. `head` identifies the object.
template <class Thing>
class ComparedThing {
  public:
    ComparedThing(Differences& into, Difference head, const Thing& before, const Thing& after)
        : into_(into), head_(std::move(head)), before_(before), after_(after), start_(into.size()) {}

    template <class Value>
    ComparedThing& value(LocalLiteral property, Value Thing::*member, Naming naming = Naming::plain) {
        if (before_.*member == after_.*member) return *this;
        if constexpr (std::is_same_v<Value, LocalText>) {
            texts(property, before_.*member, after_.*member);
        } else {
            const Naming shown = std::is_same_v<Value, bool> ? Naming::yesNo : naming;
            say(property, shownValue(before_.*member), shownValue(after_.*member), shown);
        }
        return *this;
    }
    const Thing& before() const { return before_; }
    const Thing& after() const { return after_; }
    ComparedThing& attributes(Attributes Thing::*member, LocalLiteral property = valueOfThingWord) {
        const Attributes& old = before_.*member;
        const Attributes& now = after_.*member;
        for (const auto& [name, value] : old) {
            const std::string* there = now.find(name);
            if (there == nullptr || *there != value) attribute(property, name, &value, there);
        }
        for (const auto& [name, value] : now)
            if (!old.has(name)) attribute(property, name, nullptr, &value);
        return *this;
    }
    ComparedThing& say(LocalLiteral property, std::string old, std::string now, Naming naming = Naming::plain,
                       Difference::Kind kind = Difference::Kind::changed) {
        Difference one = head_;
        one.kind = kind;
        one.property = property;
        one.naming = naming;
        one.before = std::move(old);
        one.after = std::move(now);
        into_.push_back(std::move(one));
        return *this;
    }
    /// Reports differences that no other call has reported: comments, unknown parts, and anything else.
    void rest() {
        if (!(before_.extras == after_.extras)) say(unknownWord, {}, {});
        if (into_.size() == start_ && !(before_ == after_)) say(restWord, {}, {});
    }

  private:
    void texts(LocalLiteral property, const LocalText& old, const LocalText& now) {
        if (old.en != now.en) say(property, old.en, now.en);
        if (old.es == now.es) return;
        say(property, old.es, now.es);
        into_.back().attribute = "es";
    }
    void attribute(LocalLiteral property, const std::string& name, const std::string* old,
                   const std::string* now) {
        say(property, old ? *old : std::string{}, now ? *now : std::string{}, Naming::plain,
            old == nullptr   ? Difference::Kind::added
            : now == nullptr ? Difference::Kind::removed
                             : Difference::Kind::changed);
        into_.back().attribute = name;
    }

    Differences& into_;
    Difference head_;
    const Thing& before_;
    const Thing& after_;
    std::size_t start_;
};

/// For each entry of `before`, the index of the entry of `after` with its key. Entries with equal keys are
/// paired in order.
template <class Thing, class KeyOf>
std::vector<std::optional<std::size_t>> partners(const std::vector<Thing>& before,
                                                 const std::vector<Thing>& after, KeyOf keyOf) {
    using Key = std::decay_t<decltype(keyOf(before.front()))>;
    std::map<Key, std::vector<std::size_t>> places;
    for (std::size_t i = after.size(); i-- > 0;) places[keyOf(after[i])].push_back(i);
    std::vector<std::optional<std::size_t>> found;
    for (const Thing& one : before) {
        auto& there = places[keyOf(one)];
        found.push_back(there.empty() ? std::nullopt : std::optional(there.back()));
        if (!there.empty()) there.pop_back();
    }
    return found;
}

/// Whether the entries that are in both lists have a different order.
inline bool isReordered(const std::vector<std::optional<std::size_t>>& partners) {
    std::optional<std::size_t> last;
    for (const auto& place : partners) {
        if (!place) continue;
        if (last && *place < *last) return true;
        last = place;
    }
    return false;
}

/// Compares two lists: entries that were removed, changed (`compare` reports how) and added, and whether the
/// order changed. `headOf` identifies an entry.
template <class Thing, class KeyOf, class HeadOf, class Compare>
void compareLists(Differences& into, const std::vector<Thing>& before, const std::vector<Thing>& after,
                  KeyOf keyOf, HeadOf headOf, Compare compare) {
    const auto found = partners(before, after, keyOf);
    std::vector<bool> isOld(after.size(), false);
    for (std::size_t i = 0; i < before.size(); ++i) {
        if (found[i]) {
            const Thing& now = after[*found[i]];
            isOld[*found[i]] = true;
            if (!(before[i] == now)) compare(ComparedThing<Thing>(into, headOf(now), before[i], now));
            continue;
        }
        into.push_back(headOf(before[i]));
        into.back().kind = Difference::Kind::removed;
        std::swap(into.back().before, into.back().after);
    }
    for (std::size_t i = 0; i < after.size(); ++i) {
        if (isOld[i]) continue;
        into.push_back(headOf(after[i]));
        into.back().kind = Difference::Kind::added;
    }
    if (!isReordered(found)) return;
    Difference order;
    order.thing = headOf(before.front()).thing;
    order.property = orderOfListWord;
    into.push_back(std::move(order));
}

/// The head of a difference, which identifies the object.
inline Difference headOfThing(ThingWord thing, std::string id, LocalText name = {}) {
    Difference head;
    head.thing = thing;
    head.id = std::move(id);
    head.name = std::move(name);
    return head;
}

/// The names of the counters of a document, by id.
using CounterNames = std::map<std::string, LocalText>;

/// Adds the names of the counters of `forces` to `names`.
CounterNames counterNames(const Forces& forces, CounterNames names = {});
LocalText nameIn(const CounterNames& names, const CounterId& counter);

// The topics, each in its own source file.
void compareBoards(Differences& into, const Board& before, const Board& after);
void compareUnderlays(Differences& into, const Board& before, const Board& after);
void compareForces(Differences& into, const Forces& before, const Forces& after);
void compareScenarios(Differences& into, const Scenario& before, const Scenario& after,
                      const CounterNames& counters);
void compareLayout(Differences& into, const Scenario& before, const Scenario& after);
void compareTableaux(Differences& into, const Scenario& before, const Scenario& after);
void compareVictory(Differences& into, const Scenario& before, const Scenario& after);

}  // namespace cota::model
