#include "mapsets/catalogue/catalogue.h"

#include <algorithm>

namespace cota::mapsets {

namespace {

using Index = std::map<std::string, std::size_t, std::less<>>;

/// If several entries have the same id, the first is used; the reader reports the others.
template <class Entry, class NameOf>
Index indexById(const std::vector<Entry>& entries, NameOf&& nameOf) {
    Index index;
    for (std::size_t i = 0; i < entries.size(); ++i) index.emplace(nameOf(entries[i]), i);
    return index;
}

template <class Entry>
const Entry* found(const std::vector<Entry>& entries, const Index& index, std::string_view id) {
    const auto it = index.find(id);
    return it == index.end() ? nullptr : &entries[it->second];
}

const auto idText = [](const auto& entry) { return entry.id.text; };

}  // namespace

bool hasTag(const Tags& tags, std::string_view tag) {
    return std::binary_search(tags.begin(), tags.end(), tag, std::less<>{});
}

const Word* WordList::find(std::string_view word) const {
    const auto it = std::find_if(words.begin(), words.end(), [&](const Word& one) { return one.id == word; });
    return it == words.end() ? nullptr : &*it;
}

void Catalogue::seal() {
    by_.terrains = indexById(terrains, idText);
    by_.hexsides = indexById(hexsides, idText);
    by_.features = indexById(features, idText);
    by_.pathKinds = indexById(pathKinds, idText);
    by_.mobilities = indexById(mobilities, idText);
    by_.unitClasses = indexById(unitClasses, idText);
    by_.wordLists = indexById(wordLists, [](const WordList& list) { return list.id; });
    by_.partKinds = indexById(partKinds, idText);
    by_.options = indexById(options, [](const Option& option) { return option.id; });
    by_.strategies = indexById(strategies, [](const StrategyChoice& choice) { return choice.question; });
}

const TerrainType* Catalogue::terrain(const model::TerrainId& id) const {
    return found(terrains, by_.terrains, id.text);
}
const HexsideType* Catalogue::hexside(const model::HexsideId& id) const {
    return found(hexsides, by_.hexsides, id.text);
}
const FeatureType* Catalogue::feature(const model::FeatureId& id) const {
    return found(features, by_.features, id.text);
}
const PathKind* Catalogue::pathKind(const model::PathKindId& id) const {
    return found(pathKinds, by_.pathKinds, id.text);
}
const Mobility* Catalogue::mobility(const model::MobilityId& id) const {
    return found(mobilities, by_.mobilities, id.text);
}
const UnitClass* Catalogue::unitClass(const model::UnitClassId& id) const {
    return found(unitClasses, by_.unitClasses, id.text);
}
const WordList* Catalogue::wordList(std::string_view id) const { return found(wordLists, by_.wordLists, id); }
const PartKind* Catalogue::partKind(const model::PartKindId& id) const {
    return found(partKinds, by_.partKinds, id.text);
}
const Option* Catalogue::option(std::string_view id) const { return found(options, by_.options, id); }
const StrategyChoice* Catalogue::strategy(std::string_view question) const {
    return found(strategies, by_.strategies, question);
}

}  // namespace cota::mapsets
