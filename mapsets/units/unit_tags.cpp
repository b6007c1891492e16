#include "mapsets/units/unit_tags.h"

#include "mapsets/strategy/parameters.h"
#include "mapsets/strategy/unit_strategies.h"

namespace cota::mapsets {

UnitTags::UnitTags(const Catalogue& catalogue) {
    for (const auto& unitClass : catalogue.unitClasses) {
        for (const auto& tag : unitClass.tags) add(tag);
        addAttributes(unitClass.front, Kept::flags);
        addAttributes(unitClass.back, Kept::flags);
    }
    for (const auto& mobility : catalogue.mobilities)
        for (const auto& tag : mobility.tags) add(tag);
    if (const auto* counters = catalogue.strategy(printedDescription.question))
        for (const auto& row : counters->rows)
            if (row.kind == "mark") add(valueOf(row, "word"));
    addAttributes(catalogue.counterAttributes, Kept::flags);
    addAttributes(catalogue.placementAttributes, Kept::flagsAndWords);
}

void UnitTags::add(const std::string& word) {
    if (bits_.contains(word)) return;
    if (bits_.size() == 64) {
        leftOut_.push_back(word);
        return;
    }
    bits_.emplace(word, static_cast<int>(bits_.size()));
}

void UnitTags::addAttributes(const std::vector<AttributeType>& types, Kept kept) {
    for (const auto& type : types) {
        if (type.kind == AttributeType::Kind::flag) add(type.name);
        if (kept == Kept::flagsAndWords && type.kind == AttributeType::Kind::word)
            for (const auto& word : wordsOf(type.words)) add(word);
    }
}

TagMask UnitTags::mask(std::string_view word) const {
    const auto found = bits_.find(word);
    return found == bits_.end() ? 0 : TagMask{1} << found->second;
}

TagMask UnitTags::maskOfAny(std::string_view words) const {
    TagMask any = 0;
    for (const auto& word : wordsOf(words)) any |= mask(word);
    return any;
}

TagMask UnitTags::maskOf(const Tags& tags) const {
    TagMask all = 0;
    for (const auto& tag : tags) all |= mask(tag);
    return all;
}

std::vector<std::string> UnitTags::words(TagMask mask) const {
    std::vector<std::string> found;
    for (const auto& [word, bit] : bits_)
        if ((mask >> bit) & 1u) found.push_back(word);
    return found;
}

}  // namespace cota::mapsets
