#include "mapsets/strategy/parameters.h"

#include <algorithm>

namespace cota::mapsets {

std::string valueOf(const StrategyRow& row, std::string_view name) {
    const auto* value = row.values.find(name);
    return value != nullptr ? *value : std::string();
}

std::string Parameters::word(std::string_view name, std::string_view fallback) const {
    if (choice_ == nullptr) return std::string(fallback);
    if (std::ranges::find(instead_.parameters, name) != instead_.parameters.end()) return instead_.other;
    const auto filled = choice_->fromOption.find(std::string(name));
    if (filled != choice_->fromOption.end()) {
        const auto& value = field_->option(filled->second);
        if (!value.empty()) return value;
    }
    const auto* fixed = choice_->parameters.find(name);
    return fixed != nullptr ? *fixed : std::string(fallback);
}

std::string Parameters::optionOf(std::string_view name) const {
    if (choice_ == nullptr) return {};
    const auto filled = choice_->fromOption.find(std::string(name));
    return filled != choice_->fromOption.end() ? filled->second : std::string();
}

std::vector<OtherWord> Parameters::otherWords() const {
    std::vector<OtherWord> others;
    if (choice_ == nullptr) return others;
    for (const auto& [parameter, id] : choice_->fromOption) {
        bool isKnown = false;
        for (OtherWord& one : others)
            if (one.option == id) {
                one.parameters.push_back(parameter);
                isKnown = true;
            }
        if (isKnown) continue;
        const auto& options = field_->mapset().catalogue.options;
        const auto option = std::ranges::find(options, id, &Option::id);
        if (option == options.end()) continue;
        const std::string& set = field_->option(id);
        for (const std::string& word : option->words)
            if (word != set) others.push_back({{parameter}, id, set, word});
    }
    return others;
}

Parameters Parameters::with(const OtherWord& other) const {
    Parameters changed = *this;
    changed.instead_ = other;
    return changed;
}

std::string Parameters::citation(const std::string& reason) const {
    if (choice_ == nullptr) return {};
    const auto cited = choice_->citations.find(reason);
    return cited != choice_->citations.end() ? cited->second : choice_->from.citation;
}

}  // namespace cota::mapsets
