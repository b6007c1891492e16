#include "mapsets/movement/turn_order.h"

#include <algorithm>

#include "mapsets/strategy/unit_strategies.h"

namespace cota::mapsets {

std::int64_t rounded(model::Rational value, Rounding rounding) {
    return rounding == Rounding::up ? value.ceil() : value.floor();
}

InitiativeRule initiativeRuleOf(const Mapset& mapset) {
    const auto* choice = mapset.catalogue.strategy(initiativeDescription.question);
    const auto word = [&](const char* name) -> std::string {
        const auto* value = choice != nullptr ? choice->parameters.find(name) : nullptr;
        return value != nullptr ? *value : fallbackOf(initiativeDescription, name);
    };
    return {std::max(1, readInteger(word("divide")).value_or(1)),
            word("rounding") == "down" ? Rounding::down : Rounding::up};
}

int initiativeTotal(int bonus, int roll) { return bonus + roll; }

std::int64_t leadingSegments(const InitiativeRule& rule, int oneTotal, int otherTotal) {
    const int difference = std::max(oneTotal, otherTotal) - std::min(oneTotal, otherTotal);
    return rounded({difference, rule.divide}, rule.rounding);
}

std::vector<std::string> wordsInOrder(const WordList& list) {
    auto words = list.words;
    std::stable_sort(words.begin(), words.end(), [](const Word& a, const Word& b) {
        return a.order != 0 && (b.order == 0 || a.order < b.order);
    });
    std::vector<std::string> ids;
    for (const auto& word : words) ids.push_back(word.id);
    return ids;
}

}  // namespace cota::mapsets
