#include "mapsets/field/battlefield_work.h"

#include <algorithm>

namespace cota::mapsets {

model::Finding& BattlefieldWork::report(AssemblyMessage message, std::vector<model::MessageValue> values,
                                        model::Subject subject) {
    findings.push_back(model::findingOf(messageOf(message), std::move(values), std::move(subject)));
    return findings.back();
}

model::Subject BattlefieldWork::hexSubject(Cell cell) const {
    const std::string label = field.label(cell);
    return {model::SubjectKind::hex, label, {label}};
}

std::string BattlefieldWork::stated(const StrategyChoice& choice, const std::string& parameter) const {
    if (const auto option = choice.fromOption.find(parameter); option != choice.fromOption.end())
        if (const auto& word = field.option(option->second); !word.empty()) return word;
    const std::string* word = choice.parameters.find(parameter);
    return word != nullptr ? *word : std::string();
}

std::optional<model::Direction> directionBetween(model::HexCoord from, model::HexCoord to) {
    const auto found = std::ranges::find_if(
        model::allDirections, [&](model::Direction each) { return model::neighbour(from, each) == to; });
    return found == model::allDirections.end() ? std::nullopt : std::optional(*found);
}

}  // namespace cota::mapsets
