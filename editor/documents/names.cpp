#include "editor/documents/names.h"

#include <algorithm>
#include <set>
#include <string_view>

namespace cota::session {

namespace {

/// "1-2" of "machine-guns-1-2"; empty for an id without a number.
std::string_view numberOfId(std::string_view id) {
    const auto digit = std::ranges::find_if(id, [](char one) { return one >= '0' && one <= '9'; });
    return id.substr(static_cast<std::size_t>(digit - id.begin()));
}

/// Whether the numbers in the ids of the unnamed units of a type all differ.
bool areNumbered(const model::Forces& forces, const model::CounterTypeId& type) {
    std::set<std::string_view> numbers;
    return std::ranges::all_of(forces.counters, [&](const model::Counter& one) {
        if (one.type != type || !one.name.empty()) return true;
        const auto number = numberOfId(one.id.text);
        return !number.empty() && numbers.insert(number).second;
    });
}

}  // namespace

std::string nameOf(const model::Forces& forces, const model::Counter& counter, model::Language language) {
    if (!counter.name.empty()) return nameOf(counter, language);
    const auto type = std::ranges::find(forces.types, counter.type, &model::CounterType::id);
    if (type == forces.types.end() || type->name.empty()) return counter.id.text;
    if (!areNumbered(forces, counter.type)) return type->name.in(language) + " (" + counter.id.text + ")";
    return type->name.in(language) + " " + std::string(numberOfId(counter.id.text));
}

model::LocalText namesOf(const model::Forces& forces, const model::Counter& counter) {
    return {nameOf(forces, counter, model::Language::english),
            nameOf(forces, counter, model::Language::spanish)};
}

std::string labelIn(const model::Scenario& scenario, const model::HexRef& hex) {
    const auto& boards = scenario.assembly.boards;
    if (boards.size() != 1 || hex.label.empty() || hex.label.front() == '@') return hex.label;
    const std::string board = boards.front().id.text + scenario.assembly.separator;
    return hex.label.starts_with(board) ? hex.label : board + hex.label;
}

std::string labelsIn(const model::Scenario& scenario, const std::vector<model::HexRef>& hexes) {
    std::string text;
    for (const auto& hex : hexes) text += (text.empty() ? "" : " ") + labelIn(scenario, hex);
    return text;
}

}  // namespace cota::session
