#include "mapsets/strategy/task_list.h"

#include <algorithm>
#include <array>
#include <set>

#include "mapsets/catalogue/attribute_type.h"
#include "mapsets/strategy/parameter_row.h"
#include "mapsets/strategy/unit_strategies.h"

namespace cota::mapsets {

namespace {

using Kind = Parameter::Kind;

constexpr std::array taskListParameterRows = {
    row("counts", Kind::words, "", "", local("flags of formations that count as one each")),
    row("kind", Kind::words, "", "", local("value with the type of a formation")),
    row("whole", Kind::words, "", "", local("types of which a complete formation lowers the size ...")),
    row("whole-lowers", Kind::integer, "", "0", local("... by this number, once")),
};

bool hasFlag(const model::Formation& formation, const std::vector<std::string>& flags) {
    return std::ranges::any_of(flags, [&](const std::string& name) {
        const auto* text = formation.attributes.find(name);
        return text != nullptr && readFlag(*text).value_or(false);
    });
}

}  // namespace

const StrategyDescription taskListsDescription = {"orders",
                                                  "task-lists",
                                                  taskListParameterRows,
                                                  {},
                                                  {},
                                                  {},
                                                  local("the size of an order, from the formations in it")};

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

Formations::Formations(const model::Document& document) : tree_(document) {
    for (const auto& [file, forces] : document.forces)
        for (const auto& counter : forces->counters) counters_.push_back(&counter);
}

int turnsAfterGrowth(int turns, int before, int after) {
    if (before < 1 || after <= before) return turns;
    return (2 * turns * before + after) / (2 * after);
}

TaskList Formations::read(std::string_view names) const {
    TaskList list;
    const auto words = wordsOf(names);
    const std::set<std::string_view> named(words.begin(), words.end());
    const auto below =
        tree_.nearest([&](const model::Formation& formation) { return named.contains(formation.id.text); });
    std::set<std::string_view> known;
    for (const auto* counter : counters_) {
        known.insert(counter->id.text);
        if (named.contains(counter->id.text) || below.of(counter->formation.text) != nullptr)
            list.counters.push_back(counter);
    }
    for (const auto& word : words)
        if (find(word) == nullptr && !known.contains(word)) list.unknown.push_back(word);
    return list;
}

OrderSize Formations::sizeOf(const TaskList& list, const OrderSizeRule& rule) const {
    const auto counting =
        tree_.nearest([&](const model::Formation& one) { return hasFlag(one, rule.counts); });
    std::set<const model::Formation*> elements;
    for (const auto* counter : list.counters)
        if (const auto* one = counting.of(counter->formation.text)) elements.insert(one);
    // A formation of the right kind is complete if all counters below it are on the list.
    const std::set<const model::Counter*> listed(list.counters.begin(), list.counters.end());
    auto present = tree_.marked(), lacking = tree_.marked();
    for (const auto* counter : counters_) {
        const auto& formation = counter->formation.text;
        (listed.contains(counter) ? present : lacking).mark(formation);
    }
    OrderSize size;
    size.elements = static_cast<int>(elements.size());
    size.hasWhole = tree_.any([&](const model::Formation& one) {
        const auto* kind = one.attributes.find(rule.kind);
        return kind != nullptr && std::ranges::find(rule.whole, *kind) != rule.whole.end() &&
               present.has(one.id.text) && !lacking.has(one.id.text);
    });
    size.size = std::max(0, size.elements - (size.hasWhole ? rule.wholeLowers : 0));
    return size;
}

}  // namespace cota::mapsets
