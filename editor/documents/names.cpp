#include "editor/documents/names.h"

#include <algorithm>

namespace cota::session {

std::string nameOf(const model::Forces& forces, const model::Counter& counter, model::Language language) {
    if (!counter.name.empty()) return nameOf(counter, language);
    const auto type = std::ranges::find(forces.types, counter.type, &model::CounterType::id);
    if (type == forces.types.end() || type->name.empty()) return counter.id.text;
    return type->name.in(language) + " (" + counter.id.text + ")";
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
