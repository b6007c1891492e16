#pragma once
// Every word a game declares, so that a word that stands anywhere else can be proved: what strategies and
// rules name is written as text, and a misspelt tag would else just never fit.

#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "mapsets/catalogue/catalogue.h"

namespace cota::mapsets {

/// The names of things a game has, and of what is said about them. The catalogue must outlive it.
class Vocabulary {
  public:
    explicit Vocabulary(const Catalogue& catalogue);

    /// Tags of terrains, hexsides, features, paths, classes, units and words; and what units have like tags:
    /// states, and flags of their counters.
    bool isTag(std::string_view word) const { return tags_.contains(word); }
    /// Any of those, or an id of an entry, a name of a value or attribute, a word of a list or an attribute.
    bool isKnown(std::string_view word) const { return isTag(word) || names_.contains(word); }
    /// Names of <value>s that entries have.
    bool isValue(std::string_view word) const { return values_.contains(word); }

    std::vector<std::string_view> tags() const { return {tags_.begin(), tags_.end()}; }
    std::vector<std::string_view> values() const { return {values_.begin(), values_.end()}; }
    std::vector<std::string_view> all() const;

  private:
    template <class Entries>
    void addEntries(const Entries& entries);
    void addTypes(const std::vector<AttributeType>& types, bool areTags);

    using Words = std::set<std::string_view>;
    Words tags_, values_, names_;
};

/// Calls `with(kind, id, entry)` for every entry that has tags and <value>s; `kind` is that of their place in
/// Mapset::places: "terrain", "words/rank" ...
template <class With>
void forEachTagged(const Catalogue& catalogue, With with) {
    for (const auto& one : catalogue.terrains) with(std::string("terrain"), one.id.text, one);
    for (const auto& one : catalogue.hexsides) with(std::string("hexside"), one.id.text, one);
    for (const auto& one : catalogue.features) with(std::string("feature"), one.id.text, one);
    for (const auto& one : catalogue.pathKinds) with(std::string("path"), one.id.text, one);
    for (const auto& one : catalogue.mobilities) with(std::string("mobility"), one.id.text, one);
    for (const auto& one : catalogue.unitClasses) with(std::string("unit"), one.id.text, one);
    for (const auto& list : catalogue.wordLists)
        for (const auto& one : list.words) with("words/" + list.id, one.id, one);
}

/// Calls `with(place, types)` for every list of attribute types; `place` as in Mapset::places.
template <class With>
void forEachTypes(const Catalogue& catalogue, With with) {
    for (const auto& unit : catalogue.unitClasses) {
        with("unit/" + unit.id.text + "/front", unit.front);
        with("unit/" + unit.id.text + "/back", unit.back);
    }
    for (const auto& part : catalogue.partKinds) with("part/" + part.id.text, part.attributes);
    for (const auto& feature : catalogue.features) with("feature/" + feature.id.text, feature.attributes);
    for (const auto& [name, types] : attributesOfThings)
        with("attributes/" + std::string(name), catalogue.*types);
}

}  // namespace cota::mapsets
