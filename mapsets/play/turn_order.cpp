#include "mapsets/play/turn_order.h"

#include <algorithm>

namespace cota::mapsets {

std::int64_t rounded(model::Rational value, Rounding rounding) {
    return rounding == Rounding::up ? value.ceil() : value.floor();
}

InitiativeRule initiativeRuleOf(const Mapset& mapset) {
    InitiativeRule rule;
    const auto* choice = mapset.catalogue.strategy("order");
    if (!choice) return rule;
    if (const auto* divide = choice->parameters.find("divide"))
        rule.divide = std::max(1, readInteger(*divide).value_or(1));
    if (const auto* word = choice->parameters.find("rounding"); word && *word == "down")
        rule.rounding = Rounding::down;
    return rule;
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
