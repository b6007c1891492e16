// Marks that contradict the printed values of their counter.

#include <algorithm>
#include <array>

#include "mapsets/strategy/task_list.h"
#include "validator/rules/forces/forces_topics.h"
#include "validator/rules/names/naming.h"

namespace cota::checks {

namespace {

using model::Severity;
using model::SubjectKind;

const std::string* agreedValueOf(const mapsets::ListedUnit& unit, const std::string& name) {
    if (const auto* own = unit.counter->attributes.find(name)) return own;
    return unit.type ? unit.type->front.find(name) : nullptr;
}

// MdA SPEC.GEN p44, SETUP.5 p8.
void marksAgainstPrint(const CheckContext& context, const Settings& with, FindingSink& out) {
    const auto name = with.text("value");
    for (const auto& unit : context.orderOfBattle().units()) {
        const auto* mark = agreedValueOf(unit, name);
        if (!mark || mark->empty()) continue;
        for (const auto& print : with.words("without")) {
            const auto* text = agreedValueOf(unit, print);
            if (!text ||
                (mapsets::readInteger(*text).value_or(0) <= 0 && !mapsets::readFlag(*text).value_or(false)))
                continue;
            out.add({.values = {value("counter", unit.counter->id), value("type", unit.counter->type),
                                valueOf("name", ValueKind::attribute, name), value("value", *mark),
                                valueOf("other", ValueKind::attribute, print), value("count", *text)},
                     .subject = subjectOf(SubjectKind::counter, unit.counter->id)});
            break;
        }
    }
}

constexpr std::array printedMarkParameters{
    Parameter{"value", Parameter::Kind::text, nullptr, local("value of counters")},
    Parameter{"without", Parameter::Kind::words, nullptr,
              local("printed values: with one above 0, or yes, a counter cannot have it")}};

constexpr std::array printExclusionTable{
    Rule{
        .message =
            {"PRINT-008", Severity::error, local("a mark the print excludes"),
             local("'{counter}' ({type}) has '{name}' {value}, which no counter with '{other}' ({count}) can "
                   "have; remove it."),
             local("The rules give it to others only."),
             local("Remove the value, or give it to another counter.")},
        .needs = need::forces | need::mapset,
        .parameters = printedMarkParameters,
        .run = marksAgainstPrint},
};
static_assert(isSound(printExclusionTable));

}  // namespace

Topic printExclusionRules() {
    return {"print-exclusion", local("Marks that prints exclude"), printExclusionTable};
}

}  // namespace cota::checks
