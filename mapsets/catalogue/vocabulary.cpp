#include "mapsets/catalogue/vocabulary.h"

namespace cota::mapsets {

template <class Entries>
void Vocabulary::addEntries(const Entries& entries) {
    for (const auto& entry : entries) {
        if constexpr (requires { entry.id.text; })
            names_.insert(entry.id.text);
        else
            names_.insert(entry.id);
    }
}

void Vocabulary::addTypes(const std::vector<AttributeType>& types, bool areTags) {
    using Kind = AttributeType::Kind;
    for (const auto& type : types) {
        names_.insert(type.name);
        if (areTags && type.kind == Kind::flag) tags_.insert(type.name);
        for (const auto& word : wordsIn(type.words)) {
            names_.insert(word);
            if (areTags && type.kind == Kind::word) tags_.insert(word);
        }
    }
}

Vocabulary::Vocabulary(const Catalogue& catalogue) {
    addEntries(catalogue.terrains);
    addEntries(catalogue.hexsides);
    addEntries(catalogue.features);
    addEntries(catalogue.pathKinds);
    addEntries(catalogue.mobilities);
    addEntries(catalogue.unitClasses);
    addEntries(catalogue.partKinds);
    addEntries(catalogue.wordLists);
    for (const auto& list : catalogue.wordLists) addEntries(list.words);
    addEntries(catalogue.options);
    for (const auto& option : catalogue.options) names_.insert(option.words.begin(), option.words.end());
    forEachTagged(catalogue, [&](const std::string&, const std::string&, const auto& entry) {
        tags_.insert(entry.tags.begin(), entry.tags.end());
        for (const auto& [name, value] : entry.values) values_.insert(name);
    });
    names_.insert(values_.begin(), values_.end());
    for (const auto& unit : catalogue.unitClasses) {
        addTypes(unit.front, true);
        addTypes(unit.back, true);
    }
    addTypes(catalogue.counterAttributes, true);
    addTypes(catalogue.placementAttributes, true);
    // Strategy rows of kind "mark" declare the words they give to units.
    for (const auto& choice : catalogue.strategies)
        for (const auto& row : choice.rows)
            if (const auto* word = row.kind == "mark" ? row.values.find("word") : nullptr)
                tags_.insert(*word);
    forEachTypes(catalogue, [&](const std::string&, const std::vector<AttributeType>& types) {
        addTypes(types, false);
    });
    for (const auto& [name, types] : attributesOfThings) names_.insert(name);
}

std::vector<std::string_view> Vocabulary::all() const {
    Words words = names_;
    words.insert(tags_.begin(), tags_.end());
    return {words.begin(), words.end()};
}

}  // namespace cota::mapsets
