#include "mapsets/table/printed_values.h"

#include <algorithm>
#include <string>

#include "mapsets/table/table_game.h"
#include "mapsets/table/table_values.h"

namespace cota::mapsets {

PrintedValues::PrintedValues(const FormulaSchema& schema, const Catalogue& catalogue)
    : schema_(&schema), catalogue_(&catalogue) {
    for (std::size_t i = 0; i < kinds.size(); ++i) {
        auto bare = nothing(kinds[i]);
        for (const UnitClass& one : catalogue.unitClasses) all_[i].push_back(ofClass(kinds[i], one, bare));
        all_[i].push_back(std::move(bare));
    }
}

const PrintedValues::OfClass& PrintedValues::of(TableKind kind, const UnitClass* unitClass) const {
    const auto place = static_cast<std::size_t>(std::ranges::find(kinds, kind) - kinds.begin());
    const auto& all = all_[place];
    return unitClass == nullptr ? all.back()
                                : all[static_cast<std::size_t>(unitClass - catalogue_->unitClasses.data())];
}

PrintedValues::OfClass PrintedValues::nothing(TableKind kind) const {
    OfClass made;
    const auto add = [&](std::string_view name, FormulaType type) {
        const auto field = schema_->fieldOf(numberOf(kind), name);
        if (!field || schema_->field(numberOf(kind), *field).type != type) return;
        const auto place = static_cast<std::size_t>(*field);
        const auto isOf = [&](const auto& value) { return value.first == place; };
        if (std::ranges::none_of(made.values, isOf)) made.values.emplace_back(place, nothingOf(type));
    };
    for (const UnitClass& one : catalogue_->unitClasses) {
        for (const AttributeType& type : one.front) add(type.name, formulaTypeOf(type));
        for (const auto& value : one.values) add(value.first, FormulaType::word);
    }
    return made;
}

PrintedValues::OfClass PrintedValues::ofClass(TableKind kind, const UnitClass& unitClass,
                                              OfClass made) const {
    const auto set = [&](std::string_view name, FormulaValue value) {
        const auto field = schema_->fieldOf(numberOf(kind), name);
        if (!field || schema_->field(numberOf(kind), *field).type != value.type) return;
        for (auto& [place, own] : made.values)
            if (place == static_cast<std::size_t>(*field)) own = value;
    };
    for (const auto& [name, value] : unitClass.values) set(name, FormulaValue::of(std::string_view(value)));
    for (const AttributeType& type : unitClass.front) {
        const auto field = schema_->fieldOf(numberOf(kind), type.name);
        if (!field) continue;
        const auto own = schema_->field(numberOf(kind), *field).type;
        set(type.name, !type.fallback.empty() ? valueOf(type.fallback, own)
                       : type.required        ? FormulaValue::unknown(own)
                                              : nothingOf(own));
        made.declared.push_back({type.name, static_cast<std::size_t>(*field), own});
    }
    return made;
}

}  // namespace cota::mapsets
