// Marks that distinguish counters of one type.

#include <algorithm>
#include <array>
#include <map>

#include "validator/rules/forces/forces_topics.h"
#include "validator/rules/names/naming.h"

namespace cota::checks {

namespace {

using model::Severity;
using model::SubjectKind;

constexpr std::array tellingWordings{Wording{
    "repeated", local("Counters '{counter}' and '{other}' both have '{name}' {value}; each needs its own.")}};

bool isOfNation(const CheckContext& context, const mapsets::ListedUnit& unit,
                const std::vector<std::string>& nations) {
    if (nations.empty()) return true;
    auto nation = unit.type ? unit.type->nation : std::string{};
    // The nation of the side takes precedence, because another rule reports a different one of the type.
    if (context.scenario())
        for (const auto& side : context.scenario()->sides)
            if (side.id == unit.side && !side.nation.empty()) nation = side.nation;
    return std::find(nations.begin(), nations.end(), nation) != nations.end();
}

bool hasPart(const model::Scenario* scenario, const std::string& kind, const model::SideId& side) {
    return scenario && std::any_of(scenario->parts.begin(), scenario->parts.end(), [&](const auto& part) {
               return part.kind.text == kind && (part.side.empty() || part.side == side);
           });
}

// PG 6.8, 11.2.
void countersWithoutMark(const CheckContext& context, const Settings& with, FindingSink& out) {
    const auto units = with.words("units");
    const auto excepted = with.words("not");
    const auto nations = with.words("nations");
    const auto name = with.text("value");
    std::map<std::pair<model::SideId, std::string>, const mapsets::ListedUnit*> seen;
    for (const auto& unit : context.orderOfBattle().units()) {
        if (!unit.hasAnyTag(units) || unit.hasAnyTag(excepted) || !isOfNation(context, unit, nations))
            continue;
        const auto* text = unit.printed(name);
        Note note;
        note.values = {value("counter", unit.counter->id), valueOf("name", ValueKind::attribute, name)};
        note.subject = subjectOf(SubjectKind::counter, unit.counter->id);
        note.item = unit.item;
        if (!text) {
            if (!with.has("with-part") || hasPart(context.scenario(), with.text("with-part"), unit.side))
                out.add(std::move(note));
            continue;
        }
        if (!with.flag("unique")) continue;
        const auto [first, isNew] = seen.emplace(std::pair{unit.side, *text}, &unit);
        if (isNew) continue;
        note.values.push_back(value("other", first->second->counter->id));
        note.values.push_back(value("value", *text));
        note.related = {subjectOf(SubjectKind::counter, first->second->counter->id)};
        note.wording = &tellingWordings[0];
        out.add(std::move(note));
    }
}

constexpr std::array tellingParameters{
    Parameter{"units", Parameter::Kind::words, nullptr, local("tags of the unit classes it is about")},
    Parameter{"not", Parameter::Kind::words, "", local("tags of those it is not about")},
    Parameter{"nations", Parameter::Kind::words, "", local("only of these nations")},
    Parameter{"value", Parameter::Kind::text, nullptr, local("the value each needs")},
    Parameter{"with-part", Parameter::Kind::text, "",
              local("one without it is told only where the scenario has this part for the side")},
    Parameter{"unique", Parameter::Kind::flag, "no", local("the value differs in each counter of a side")}};

constexpr std::array markTable{
    Rule{
        .message = {"PRINT-005", Severity::warning, local("counter without a mark"),
                    local("Counter '{counter}' does not say its '{name}', which the scenario needs; add it."),
                    local("Players must be able to tell these counters apart."),
                    local("Add the value to the counter.")},
        .needs = need::mapset,
        .parameters = tellingParameters,
        .variants = tellingWordings,
        .run = countersWithoutMark},
};
static_assert(isSound(markTable));

}  // namespace

Topic printMarkRules() { return {"marks", local("What tells counters apart"), markTable}; }

}  // namespace cota::checks
