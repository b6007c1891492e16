// Orders of battle as text: printed lines, and the size of what acts on one order.
#include <algorithm>

#include "mapsets/cases/case_run.h"
#include "mapsets/spotting/force_line.h"
#include "mapsets/strategy/task_list.h"
#include "mapsets/strategy/unit_strategies.h"

namespace cota::mapsets {

namespace {

std::string joinedHexes(const std::vector<std::string>& words) {
    std::string text;
    for (const auto& word : words) text += (text.empty() ? "" : " ") + word;
    return text;
}

/// The steps of one company; the question names one unit class for each of its items.
int stepsOf(const CaseRun& run, const ForceLine& line) {
    const auto& catalogue = run.mapset.catalogue;
    const Parameters parameters(choiceOf(run.field, printedDescription), run.field);
    const auto value = wordOf(parameters, printedDescription, "step-value");
    const auto classes = wordsOf(run.needed("classes"));
    int steps = 0;
    for (std::size_t i = 0; i < std::min(classes.size(), line.items.size()); ++i) {
        const auto* unit = catalogue.unitClass(model::UnitClassId(classes[i]));
        const auto& front = demanded(unit, cannot::notDeclared, classes[i]).front;
        steps += line.items[i].count * integerOf(front, {}, value).value_or(0);
    }
    return steps;
}

}  // namespace

CaseAnswers answerLine(const CaseRun& run) {
    const auto read = readForceLine(run.needed("text"));
    const auto* line = std::get_if<ForceLine>(&read);
    const bool fits = line != nullptr && (line->letters.empty() || std::ssize(line->letters) == line->copies);
    if (!fits) return answered("wrong");
    CaseAnswers answers = answered(std::to_string(line->copies));
    answers["letters"] = line->letters.empty() ? "drawn" : joinedHexes(line->letters);
    answers["units"] = std::to_string(line->copies * line->ledUnits());
    answers["written"] = line->text();
    if (run.query.values.has("classes"))
        answers["steps"] = std::to_string(line->copies * stepsOf(run, *line));
    if (run.query.values.has("pool")) {
        const auto left = lettersLeft(wordsOf(run.query.value("pool")), {*line});
        answers["left"] = joinedHexes(left);
    }
    return answers;
}

CaseAnswers answerOrderSize(const CaseRun& run) {
    const Formations formations(run.document);
    const auto list = formations.read(run.needed("list"));
    if (!list.unknown.empty()) throw CannotAsk{cannot::noUnit, list.unknown.front()};
    const auto rule = orderSizeRuleOf(run.mapset);
    const auto size = formations.sizeOf(list, rule);
    CaseAnswers answers{{"expect", std::to_string(size.size)},
                        {"elements", std::to_string(size.elements)},
                        {"whole", size.hasWhole ? "yes" : "no"}};
    if (!run.query.values.has("joins")) return answers;
    const auto grown = formations.read(run.query.value("list") + " " + run.query.value("joins"));
    if (!grown.unknown.empty()) throw CannotAsk{cannot::noUnit, grown.unknown.front()};
    const auto larger = formations.sizeOf(grown, rule);
    answers["grown"] = std::to_string(larger.size);
    answers["left"] = std::to_string(turnsAfterGrowth(run.number("turns"), size.elements, larger.elements));
    return answers;
}

}  // namespace cota::mapsets
