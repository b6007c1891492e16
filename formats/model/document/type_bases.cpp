#include "formats/model/document/type_bases.h"

#include <algorithm>

namespace cota::model {

namespace {

const CounterType* baseOf(const Forces& forces, const CounterType& type) {
    if (type.base.empty()) return nullptr;
    const auto found = std::ranges::find(forces.types, type.base, &CounterType::id);
    return found == forces.types.end() ? nullptr : &*found;
}

void inherit(Attributes& values, const Attributes& from) {
    for (const auto& [name, value] : from)
        if (!values.has(name)) values.set(name, value);
}

template <class Word>
void inherit(Word& word, const Word& from) {
    if (word.empty()) word = from;
}

bool hasBases(const Forces& forces) {
    return std::ranges::any_of(forces.types, [](const CounterType& type) { return !type.base.empty(); });
}

}  // namespace

std::vector<const CounterType*> basesOf(const Forces& forces, const CounterType& type) {
    std::vector<const CounterType*> bases;
    for (const auto* base = baseOf(forces, type); base; base = baseOf(forces, *base)) {
        if (base->id == type.id || std::ranges::find(bases, base) != bases.end()) break;
        bases.push_back(base);
    }
    return bases;
}

bool isBasedOnItself(const Forces& forces, const CounterType& type) {
    const auto bases = basesOf(forces, type);
    return (bases.empty() ? type : *bases.back()).base == type.id && !type.base.empty();
}

CounterType withInheritedFrom(CounterType type, const CounterType& base) {
    inherit(type.nation, base.nation);
    inherit(type.look.symbol, base.look.symbol);
    inherit(type.look.ground, base.look.ground);
    inherit(type.look.ink, base.look.ink);
    inherit(type.look.picture, base.look.picture);
    inherit(type.front, base.front);
    inherit(type.back, base.back);
    inherit(type.ends, base.ends);
    type.base = base.base == type.id ? CounterTypeId() : base.base;
    return type;
}

CounterType withInherited(const Forces& forces, const CounterType& type) {
    CounterType whole = type;
    for (const auto* base : basesOf(forces, type)) whole = withInheritedFrom(std::move(whole), *base);
    whole.base = type.base;
    return whole;
}

Document withInherited(Document document) {
    for (auto& [file, forces] : document.forces) {
        if (!hasBases(*forces)) continue;
        Forces whole = *forces;
        for (auto& type : whole.types) type = withInherited(*forces, type);
        if (!(whole == *forces)) forces = Shared<Forces>(std::move(whole));
    }
    return document;
}

}  // namespace cota::model
