#include "tests/mapsets/formula/formula_table.h"

#include <array>

namespace cota::mapsets {

namespace {

enum GroupField { cards, side, number };
enum CardField { strength, kind, tags, turned };

constexpr std::array<std::string_view, 3> kinds{"infantry", "infantry", "leader"};

}  // namespace

FormulaTable::FormulaTable() {
    group_ = schema.addKind("group");
    card_ = schema.addKind("card");
    schema.addField(group_, "cards", FormulaType::things, card_);
    schema.addField(group_, "side", FormulaType::word);
    schema.addField(group_, "number", FormulaType::number);
    schema.addField(card_, "strength", FormulaType::number);
    schema.addField(card_, "kind", FormulaType::word);
    schema.addField(card_, "tags", FormulaType::words);
    schema.addField(card_, "turned", FormulaType::flag);
    for (std::uint32_t i = 0; i < kinds.size(); ++i) cards_.push_back({static_cast<std::uint16_t>(card_), i});
}

FormulaValue FormulaTable::field(FormulaThing thing, int field) const {
    if (thing.kind == group_) {
        if (field == cards) return FormulaValue::of(std::span(thing.index == 0 ? cards_ : none_));
        if (field == side) return FormulaValue::of(std::string_view(thing.index == 0 ? "us" : "german"));
        return FormulaValue::of(std::int64_t{thing.index} + 1);
    }
    switch (field) {
        case strength:
            if (thing.index == 1) return FormulaValue::unknown(FormulaType::number);
            return FormulaValue::of(std::int64_t{thing.index == 0 ? 4 : 3});
        case kind:
            return FormulaValue::of(kinds[thing.index]);
        case tags:
            return FormulaValue::of(std::span<const std::string>(tags_));
        default:
            return FormulaValue::of(thing.index == 2);
    }
}

std::optional<Formula> FormulaTable::read(std::string_view text, std::optional<FormulaType> wanted) {
    const std::array<FormulaName, 2> names{
        {{"a", FormulaType::thing, group_}, {"b", FormulaType::thing, group_}}};
    return Formula::read(text, schema, names, wanted, fault);
}

std::string FormulaTable::answer(std::string_view text) {
    const auto formula = read(text);
    if (!formula) {
        std::string told = "! " + std::to_string(fault.offset) + " " + fault.found;
        for (const auto& one : fault.expected) told += "|" + one;
        return told;
    }
    FormulaRun run(schema, *this);
    const auto kindOfGroup = static_cast<std::uint16_t>(group_);
    const std::array arguments{FormulaValue::of(FormulaThing{kindOfGroup, 0}),
                               FormulaValue::of(FormulaThing{kindOfGroup, 1})};
    const FormulaValue value = run.valueOf(*formula, arguments);
    witnesses = run.witnesses();
    if (!value.known) {
        std::string told = "unknown";
        for (const FormulaGap& gap : run.gaps())
            told += " " + schema.kind(gap.thing.kind).name + " " + std::to_string(gap.thing.index) + " " +
                    schema.field(gap.thing.kind, gap.field).name;
        return told;
    }
    if (value.type == FormulaType::flag) return value.flag ? "yes" : "no";
    if (value.type == FormulaType::number) return std::to_string(value.number);
    return std::string(value.word);
}

void FormulaTable::addTerm(std::string name, std::string_view text) {
    const std::array<FormulaName, 1> names{{{"group", FormulaType::thing, group_}}};
    auto formula = Formula::read(text, schema, names, {}, fault);
    if (formula) schema.addTerm(group_, std::move(name), std::move(*formula));
}

}  // namespace cota::mapsets
