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
    terrainIndex_ = indexById(terrains, idText);
    hexsideIndex_ = indexById(hexsides, idText);
    featureIndex_ = indexById(features, idText);
    pathIndex_ = indexById(pathKinds, idText);
    mobilityIndex_ = indexById(mobilities, idText);
    classIndex_ = indexById(unitClasses, idText);
    listIndex_ = indexById(wordLists, [](const WordList& list) { return list.id; });
    partIndex_ = indexById(partKinds, idText);
    optionIndex_ = indexById(options, [](const Option& option) { return option.id; });
    strategyIndex_ = indexById(strategies, [](const StrategyChoice& choice) { return choice.question; });
}

const TerrainType* Catalogue::terrain(const model::TerrainId& id) const {
    return found(terrains, terrainIndex_, id.text);
}
const HexsideType* Catalogue::hexside(const model::HexsideId& id) const {
    return found(hexsides, hexsideIndex_, id.text);
}
const FeatureType* Catalogue::feature(const model::FeatureId& id) const {
    return found(features, featureIndex_, id.text);
}
const PathKind* Catalogue::pathKind(const model::PathKindId& id) const {
    return found(pathKinds, pathIndex_, id.text);
}
const Mobility* Catalogue::mobility(const model::MobilityId& id) const {
    return found(mobilities, mobilityIndex_, id.text);
}
const UnitClass* Catalogue::unitClass(const model::UnitClassId& id) const {
    return found(unitClasses, classIndex_, id.text);
}
const WordList* Catalogue::wordList(std::string_view id) const { return found(wordLists, listIndex_, id); }
const PartKind* Catalogue::partKind(const model::PartKindId& id) const {
    return found(partKinds, partIndex_, id.text);
}
const Option* Catalogue::option(std::string_view id) const { return found(options, optionIndex_, id); }
const StrategyChoice* Catalogue::strategy(std::string_view question) const {
    return found(strategies, strategyIndex_, question);
}

}  // namespace cota::mapsets
