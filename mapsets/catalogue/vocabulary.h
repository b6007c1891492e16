#pragma once
// Every word a game declares. Strategies and rules name words as text, and a misspelt tag would otherwise
// just never match.

#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "mapsets/catalogue/catalogue.h"

namespace cota::mapsets {

/// The names of all entries of a game and of their tags and values. The catalogue must outlive it.
class Vocabulary {
  public:
    explicit Vocabulary(const Catalogue& catalogue);

    /// A tag of a terrain, hexside, feature, path, movement type, unit or word, or a word used like a tag: a
    /// state or flag of counters.
    bool isTag(std::string_view word) const { return tags_.contains(word); }
    /// A tag, the id of an entry, the name of a value or attribute, or a word of a list or attribute.
    bool isKnown(std::string_view word) const { return isTag(word) || names_.contains(word); }
    /// The name of a <value> of some entry.
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

/// Calls `with(kind, id, entry)` for every entry with tags and <value>s; `kind` is as in Mapset::places:
/// "terrain", "words/rank" ...
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

/// Calls `with(place, types)` for every list of attribute types; `place` is as in Mapset::places.
template <class With>
void forEachTypes(const Catalogue& catalogue, With with) {
    for (const auto& unit : catalogue.unitClasses) {
        with("unit/" + unit.id.text + "/front", unit.front);
        with("unit/" + unit.id.text + "/back", unit.back);
    }
    for (const auto& part : catalogue.partKinds) with("part/" + part.id.text, part.attributes);
    for (const auto& feature : catalogue.features) with("feature/" + feature.id.text, feature.attributes);
    for (const auto& [name, types] : attributesOfThings)
        with("attributes/" + std::string(name), types.in(catalogue));
}

}  // namespace cota::mapsets
