// Rounding, initiative, and the order of words.
#include "mapsets/cases/case_run.h"
#include "mapsets/movement/turn_order.h"

namespace cota::mapsets {

CaseAnswers answerRound(const CaseRun& run) {
    const auto value = model::Rational::parse(run.needed("value"));
    const auto rule = initiativeRuleOf(run.mapset);
    const auto exact = demanded(value, cannot::noNumber, run.query.value("value"));
    return answered(std::to_string(rounded(exact, rule.rounding)));
}

CaseAnswers answerInitiative(const CaseRun& run) {
    const auto total = [&](const std::string& side) {
        if (run.query.values.has(side)) return run.number(side);
        return initiativeTotal(run.number(side + "-bonus"), run.number(side + "-roll"));
    };
    return {
        {"expect", std::to_string(leadingSegments(initiativeRuleOf(run.mapset), total("a"), total("b")))}};
}

CaseAnswers answerOrder(const CaseRun& run) {
    const auto* list = run.mapset.catalogue.wordList(run.needed("list"));
    std::string text;
    for (const auto& word : wordsInOrder(demanded(list, cannot::notDeclared, run.query.value("list"))))
        text += (text.empty() ? "" : " ") + word;
    return answered(text);
}

}  // namespace cota::mapsets
