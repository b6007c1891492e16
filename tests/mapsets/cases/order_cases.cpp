// Rounding, initiative, and the order of words.
#include <gtest/gtest.h>

#include "mapsets/play/turn_order.h"
#include "tests/mapsets/cases/case_kinds.h"

namespace cota::mapsets::test {

CaseAnswers answerRound(const CaseRun& run) {
    const auto value = model::Rational::parse(run.needed("value"));
    EXPECT_TRUE(value);
    const auto rule = initiativeRuleOf(run.mapset);
    return {{"expect", std::to_string(rounded(value.value_or(model::Rational()), rule.rounding))}};
}

CaseAnswers answerInitiative(const CaseRun& run) {
    const auto number = [&](const std::string& name) {
        const auto found = readInteger(run.needed(name));
        EXPECT_TRUE(found) << name;
        return found.value_or(0);
    };
    const auto total = [&](const std::string& side) {
        if (run.query.values.has(side)) return number(side);
        return initiativeTotal(number(side + "-bonus"), number(side + "-roll"));
    };
    return {
        {"expect", std::to_string(leadingSegments(initiativeRuleOf(run.mapset), total("a"), total("b")))}};
}

CaseAnswers answerOrder(const CaseRun& run) {
    const auto* list = run.mapset.catalogue.wordList(run.needed("list"));
    EXPECT_TRUE(list);
    if (!list) return {};
    std::string text;
    for (const auto& word : wordsInOrder(*list)) text += (text.empty() ? "" : " ") + word;
    return {{"expect", text}};
}

}  // namespace cota::mapsets::test
