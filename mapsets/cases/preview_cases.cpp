// What can be known before any dice are rolled: full bases, ranges, cover, where drifting fire comes down.
#include <algorithm>

#include "mapsets/cases/case_run.h"
#include "mapsets/play/play.h"
#include "mapsets/spotting/drift.h"
#include "mapsets/spotting/fire_range.h"
#include "mapsets/units/composition.h"
#include "mapsets/units/cover.h"

namespace cota::mapsets {

namespace {

std::string textOf(const std::optional<int>& number) { return number ? std::to_string(*number) : "unknown"; }

}  // namespace

CaseAnswers answerComposition(const CaseRun& run) {
    const Roster roster(run.document, run.field);
    std::optional<Composition> composition;
    if (run.query.values.has("unit")) {
        composition = compositionOf(run.field, roster[run.unit(roster)].values);
    } else {
        for (const auto& part : (*run.document.scenario)->parts)
            if (part.kind.text == run.needed("part")) composition = compositionOf(run.field, part.attributes);
    }
    const auto& base = demanded(composition, cannot::noRule, "counters");
    if (base.isFull()) return answered("full");
    return answered(base.filled < base.holes ? "weakened" : "overfull");
}

CaseAnswers answerRange(const CaseRun& run) {
    const Roster roster(run.document, run.field);
    const auto target = run.unitInPlay(roster, "target");
    const auto first = fireRange(run.field, roster, run.unitInPlay(roster), target);
    auto worst = demanded(first, cannot::noRule, "range");
    for (const auto unit : run.units(roster, "with")) {
        const auto other = fireRange(run.field, roster, unit, target);
        const auto& another = demanded(other, cannot::noRule, "range");
        if (another.order > worst.order) worst = another;
    }
    return {{"expect", worst.band.empty() ? "out" : worst.band},
            {"range", textOf(first->range)},
            {"power", textOf(first->power)},
            {"allowed", first->allowed ? "yes" : "no"}};
}

CaseAnswers answerCover(const CaseRun& run) {
    const Roster roster(run.document, run.field);
    const auto cover = run.query.values.has("unit") ? coverOf(run.field, roster, run.unitInPlay(roster))
                                                    : coverAgainstAssault(run.field, roster, run.cell("at"),
                                                                          model::SideId(run.needed("side")));
    return answered(cover ? std::to_string(*cover) : "none");
}

CaseAnswers answerDrift(const CaseRun& run) {
    const Play play(run.field);
    const Roster roster(run.document, run.field);
    const Cell at = run.cell("at");
    if (run.query.value("what") == "factor")
        return answered(
            textOf(driftFactor(run.field, roster, play.sight(), at, model::SideId(run.needed("side")))));
    const auto landing = drift(run.field, **run.document.scenario, at, run.number("factor"),
                               run.number("black"), run.number("red"));
    const auto& shot = demanded(landing, cannot::noRule, "drift");
    if (shot.hits) return answered("hit");
    return answered(shot.cell == noCell ? "lost" : run.text(shot.cell));
}

}  // namespace cota::mapsets
