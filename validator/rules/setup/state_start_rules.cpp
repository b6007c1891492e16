// The states in which units start.

#include <algorithm>
#include <array>
#include <set>

#include "validator/rules/facts/special_rules.h"
#include "validator/rules/names/naming.h"
#include "validator/rules/setup/setup_topics.h"
#include "validator/rules/setup/start_notes.h"

namespace cota::checks {

namespace {

using mapsets::RosterUnit;
using model::Severity;
using model::SubjectKind;

// --- states

/// The number of a state that is a number (steps lost); 0 if it is a flag or missing.
int numberIn(const CheckContext& context, const mapsets::ListedUnit& unit, const std::string& state) {
    const auto* posting = unit.posting();
    return posting ? mapsets::integerOf(context.catalogue().placementAttributes,
                                        posting->placement->attributes, state)
                         .value_or(0)
                   : 0;
}

/// A flag requires `least` of the value; a number must leave that much of it.
void needsForState(const CheckContext& context, const Settings& with, FindingSink& out) {
    const auto state = with.text("state");
    const auto name = with.text("value");
    const int least = with.integer("least");
    for (const auto& unit : context.orderOfBattle().units()) {
        const int lost = unit.unitClass ? numberIn(context, unit, state) : 0;
        if (!unit.unitClass || (lost <= 0 && !isIn(context, unit, state))) continue;
        const auto number = mapsets::integerOf(unit.unitClass->front, unit.printedIn(name), name);
        if (number && *number >= least + lost) continue;
        out.add({.values = {value("counter", unit.counter->id), valueOf("state", ValueKind::state, state),
                            valueOf("name", ValueKind::attribute, name), value("value", number.value_or(0)),
                            value("limit", least + lost)},
                 .subject = subjectOf(SubjectKind::counter, unit.counter->id)});
    }
}

void unusualStates(const CheckContext& context, const Settings& with, FindingSink& out) {
    for (const auto& state : with.words("states")) {
        if (isOverridden(*context.scenario(), state)) continue;
        for (const auto& unit : context.orderOfBattle().units())
            if (isIn(context, unit, state))
                out.add({.values = {value("counter", unit.counter->id),
                                    valueOf("state", ValueKind::state, state), value("override", state)},
                         .subject = subjectOf(SubjectKind::counter, unit.counter->id)});
    }
}

constexpr std::array stateWordings{
    Wording{
        "hex",
        local(
            "'{counter}' starts '{state}' in {hex}, where that is not possible; move it or drop the state.")},
    Wording{"side", local("'{counter}' starts '{state}', which units of '{side}' cannot: it is the {what}; "
                          "drop the state.")},
    Wording{
        "part",
        local(
            "'{part}' gives '{side}' units '{state}', which it cannot have: it is the {what}; give it to the "
            "other side.")}};

/// Sides with a flag may have neither units in that state nor a detail that gives it. If all sides have the
/// flag, another rule reports that.
void forbiddenToSides(const CheckContext& context, const Settings& with, FindingSink& out) {
    const auto& types = context.catalogue().sideAttributes;
    std::set<model::SideId> sides;
    for (const auto& side : context.scenario()->sides)
        if (mapsets::flagOf(types, side.attributes, with.text("side-flag")) == true) sides.insert(side.id);
    if (sides.size() == context.scenario()->sides.size()) return;
    const auto type = std::ranges::find(types, with.text("side-flag"), &mapsets::AttributeType::name);
    const auto tell = [&](const model::SideId& side, Note note) {
        if (!sides.contains(side)) return;
        note.values.push_back(value("side", side));
        note.values.push_back(valueOf("state", ValueKind::state, with.text("state")));
        if (type != types.end()) addLocal(note.values, "what", type->meaning);
        out.add(std::move(note));
    };
    for (const auto& unit : context.orderOfBattle().units())
        if (isIn(context, unit, with.text("state")))
            tell(unit.side, {.values = {value("counter", unit.counter->id)},
                             .subject = subjectOf(SubjectKind::counter, unit.counter->id),
                             .wording = &stateWordings[1]});
    for (const auto& part : context.scenario()->parts)
        if (part.kind.text == with.text("part"))
            tell(part.side, {.values = {value("part", part.kind)},
                             .subject = context.subjectOf(part),
                             .wording = &stateWordings[2]});
}

void forbiddenStates(const CheckContext& context, const Settings& with, FindingSink& out) {
    if (with.has("side-flag")) forbiddenToSides(context, with, out);
    const auto state = with.text("state");
    const auto units = with.words("units");
    const auto mask = hexMask(context, with.words("hexes"));
    const auto& order = context.orderOfBattle().units();
    for (std::size_t i = 0; i < order.size(); ++i) {
        if (!isIn(context, order[i], state)) continue;
        const auto& unit = context.roster().units()[i];
        if (order[i].hasAnyTag(units)) {
            out.add(noteOnStart(context, unit,
                                {valueOf("state", ValueKind::state, state),
                                 value("class", order[i].unitClass->id), value("asks", state)}));
        } else if (unit.cell != mapsets::noCell && (context.battlefield().tags(unit.cell) & mask)) {
            auto note = noteOnStart(context, unit, {valueOf("state", ValueKind::state, state)});
            note.wording = &stateWordings[0];
            out.add(std::move(note));
        }
    }
}

constexpr Parameter standStateParameter{"state", Parameter::Kind::text, nullptr,
                                        local("flag of a placement")};

constexpr std::array needsParameters{
    standStateParameter, Parameter{"value", Parameter::Kind::text, nullptr, local("a printed value")},
    Parameter{"least", Parameter::Kind::integer, nullptr,
              local("that is at least this, more by a state that is a number")}};

constexpr std::array unusualParameters{
    Parameter{"states", Parameter::Kind::words, nullptr, local("flags of placements")}};

constexpr std::array forbiddenParameters{
    standStateParameter, Parameter{"units", Parameter::Kind::words, "", local("units that cannot have it")},
    Parameter{"hexes", Parameter::Kind::words, "", local("hexes where nobody can")},
    Parameter{"side-flag", Parameter::Kind::text, "", local("flag of sides whose units cannot")},
    Parameter{"part", Parameter::Kind::text, "", local("kind of part with it")}};

constexpr std::array stateStartTable{
    Rule{.message =
             {"STATE-001", Severity::error, local("a state the unit cannot have"),
              local("'{counter}' starts '{state}', which takes '{name}' {limit} or more, but has {value}; "
                    "drop the state."),
              local("Such a counter has no side that shows it."), local("Drop the state.")},
         .needs = need::scenario | need::mapset,
         .parameters = needsParameters,
         .run = needsForState},
    Rule{.message = {"STATE-002", Severity::warning, local("an unusual state at the start"),
                     local("'{counter}' starts '{state}', and no special rule names it; add one with "
                           "overrides=\"{override}\" or drop the state."),
                     local("Units start in good order unless the scenario says otherwise."),
                     local("Write a special rule that overrides the state.")},
         .needs = need::scenario | need::mapset,
         .parameters = unusualParameters,
         .run = unusualStates},
    Rule{.message = {"STATE-003", Severity::error, local("a state that is not allowed"),
                     local("'{counter}' ({class}) starts '{state}', which units of its sort cannot be; drop "
                           "the state."),
                     local("The rules exclude it."), local("Drop the state.")},
         .needs = need::scenario | need::battlefield,
         .parameters = forbiddenParameters,
         .variants = stateWordings,
         .run = forbiddenStates,
         .answer = "at"},
};
static_assert(isSound(stateStartTable));

}  // namespace

Topic stateStartRules() { return {"state-start", local("States at the start"), stateStartTable}; }

}  // namespace cota::checks
