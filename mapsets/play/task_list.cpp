#include "mapsets/play/task_list.h"

#include <algorithm>
#include <array>
#include <set>

#include "mapsets/catalogue/attribute_type.h"
#include "mapsets/play/parameter_row.h"
#include "mapsets/play/unit_strategies.h"

namespace cota::mapsets {

namespace {

using Kind = ParameterRow::Kind;

constexpr std::array taskListParameterRows = {
    row("counts", Kind::text, "", "", "flags of formations that count one each",
        "indicadores de las formaciones que cuentan una cada una"),
    row("kind", Kind::text, "", "", "value with the sort of a formation",
        "valor con la clase de una formación"),
    row("whole", Kind::text, "", "", "sorts of which a whole one lowers the size ...",
        "clases de las que una completa reduce el tamaño ..."),
    row("whole-lowers", Kind::integer, "", "0", "... by so much, once", "... en tanto, una vez"),
};

bool hasFlag(const model::Formation& formation, const std::vector<std::string>& flags) {
    return std::ranges::any_of(flags, [&](const std::string& name) {
        const auto* text = formation.attributes.find(name);
        return text != nullptr && readFlag(*text).value_or(false);
    });
}

}  // namespace

const StrategyDescription taskListsDescription = {
    "orders",
    "task-lists",
    taskListParameterRows,
    {},
    {},
    {},
    {"the size of an order, by the formations on it", "el tamaño de una orden, según sus formaciones"}};

OrderSizeRule orderSizeRuleOf(const Mapset& mapset) {
    const auto* choice = mapset.catalogue.strategy(taskListsDescription.question);
    if (choice == nullptr || choice->strategy != taskListsDescription.name) return {};
    const auto word = [&](const char* name) -> std::string {
        const auto* value = choice->parameters.find(name);
        return value != nullptr ? *value : fallbackOf(taskListsDescription, name);
    };
    return {wordsOf(word("counts")), word("kind"), wordsOf(word("whole")),
            readInteger(word("whole-lowers")).value_or(0)};
}

Formations::Formations(const model::Document& document) {
    for (const auto& [file, forces] : document.forces) {
        for (const auto& formation : forces->formations) byId_.emplace(formation.id.text, &formation);
        for (const auto& counter : forces->counters) counters_.push_back(&counter);
    }
}

int turnsAfterGrowth(int turns, int before, int after) {
    if (before < 1 || after <= before) return turns;
    return (2 * turns * before + after) / (2 * after);
}

const model::Formation* Formations::find(std::string_view id) const {
    const auto found = byId_.find(id);
    return found == byId_.end() ? nullptr : found->second;
}

std::vector<const model::Formation*> Formations::above(const model::FormationId& formation) const {
    std::vector<const model::Formation*> chain;
    for (const auto* one = find(formation.text); one != nullptr; one = find(one->parent.text)) {
        if (std::ranges::find(chain, one) != chain.end()) break;
        chain.push_back(one);
    }
    return chain;
}

model::SideId Formations::sideOf(const model::Formation& formation) const {
    for (const auto* one : above(formation.id))
        if (!one->side.empty()) return one->side;
    return {};
}

TaskList Formations::read(std::string_view names) const {
    TaskList list;
    const auto words = wordsOf(names);
    const auto isNamed = [&](const std::string& id) { return std::ranges::find(words, id) != words.end(); };
    for (const auto* counter : counters_) {
        const auto chain = above(counter->formation);
        if (isNamed(counter->id.text) ||
            std::ranges::any_of(chain, [&](const auto* one) { return isNamed(one->id.text); }))
            list.counters.push_back(counter);
    }
    for (const auto& word : words)
        if (find(word) == nullptr &&
            std::ranges::none_of(counters_, [&](const auto* counter) { return counter->id.text == word; }))
            list.unknown.push_back(word);
    return list;
}

OrderSize Formations::sizeOf(const TaskList& list, const OrderSizeRule& rule) const {
    std::set<const model::Formation*> elements;
    for (const auto* counter : list.counters)
        for (const auto* one : above(counter->formation)) {
            if (!hasFlag(*one, rule.counts)) continue;
            elements.insert(one);
            break;
        }
    std::map<const model::Formation*, bool> isWhole;  // of the sorts that lower the size
    for (const auto* counter : counters_) {
        const bool isThere = std::ranges::find(list.counters, counter) != list.counters.end();
        for (const auto* one : above(counter->formation)) {
            const auto* kind = one->attributes.find(rule.kind);
            if (kind == nullptr || std::ranges::find(rule.whole, *kind) == rule.whole.end()) continue;
            const auto known = isWhole.try_emplace(one, true).first;
            known->second = known->second && isThere;
        }
    }
    OrderSize size;
    size.elements = static_cast<int>(elements.size());
    size.hasWhole = std::ranges::any_of(isWhole, [](const auto& one) { return one.second; });
    size.size = std::max(0, size.elements - (size.hasWhole ? rule.wholeLowers : 0));
    return size;
}

}  // namespace cota::mapsets
