// States of placements that exclude each other, and states that a counter shows in another way.

#include <algorithm>
#include <array>
#include <map>

#include "validator/rules/names/naming.h"
#include "validator/rules/setup/setup_topics.h"

namespace cota::checks {

namespace {

using mapsets::ListedUnit;
using model::Severity;
using model::SubjectKind;

model::Subject stateSubjectOfUnit(const ListedUnit& unit) {
    return subjectOf(SubjectKind::counter, unit.counter->id);
}

/// Whether it has one of the words as a tag of its class, or as a printed flag with the value yes.
bool isAny(const ListedUnit& unit, const std::vector<std::string>& words) {
    if (!unit.unitClass) return false;
    return std::any_of(words.begin(), words.end(), [&](const std::string& word) {
        return unit.hasTag(word) ||
               mapsets::flagOf(unit.unitClass->front, unit.printedIn(word), word).value_or(false);
    });
}

// WSS 7.4.1.
void statesThatExcludeEachOther(const CheckContext& context, const Settings& with, FindingSink& out) {
    for (const auto& unit : context.orderOfBattle().units()) {
        std::vector<std::string> found;
        for (const auto& state : with.words("states"))
            if (isIn(context, unit, state)) found.push_back(state);
        if (found.size() < 2) continue;
        out.add({.values = {value("counter", unit.counter->id), valueOf("states", ValueKind::state, found)},
                 .subject = stateSubjectOfUnit(unit)});
    }
}

// WSS 7.4.1.
void statesOfOtherUnits(const CheckContext& context, const Settings& with, FindingSink& out) {
    const auto state = with.text("state");
    const auto units = with.words("units");
    const auto excepted = with.words("not");
    for (const auto& unit : context.orderOfBattle().units()) {
        if (!isIn(context, unit, state) || !unit.unitClass) continue;  // without a class: told as such
        if ((!units.empty() && !isAny(unit, units)) || isAny(unit, excepted)) continue;
        out.add({.values = {value("counter", unit.counter->id), value("class", unit.unitClass->id),
                            valueOf("state", ValueKind::state, state),
                            valueOf("other", ValueKind::state, with.text("instead"))},
                 .subject = stateSubjectOfUnit(unit)});
    }
}

constexpr std::array togetherParameters{Parameter{"states", Parameter::Kind::words, nullptr,
                                                  local("flags of placements, of which one holds at most")}};
constexpr std::array otherwiseParameters{
    Parameter{"state", Parameter::Kind::text, nullptr, local("flag of a placement")},
    Parameter{"instead", Parameter::Kind::text, nullptr, local("the flag these units have instead")},
    Parameter{"units", Parameter::Kind::words, "", local("their tags or printed flags; none named: all")},
    Parameter{"not", Parameter::Kind::words, "", local("tags or printed flags of those it is not about")}};

constexpr std::array lossWordings{Wording{
    "sum",
    local("Losses of '{of}' before the game are {limit}, but its counters start with '{state}' {count} in "
          "all; correct one of the numbers.")}};

int lostBy(const ListedUnit& unit, const std::string& state) {
    const auto* text = unit.state(state);
    return text ? mapsets::readInteger(*text).value_or(0) : 0;
}

// The losses of units must equal those that the scenario states for a group, a formation or a type.
// TCS 27.1.d, 27.1.e.
void unstatedLosses(const CheckContext& context, const Settings& with, FindingSink& out) {
    const auto& tree = context.orderOfBattle().tree();
    const auto state = with.text("state");
    const auto& units = context.orderOfBattle().units();
    std::vector<bool> explained(units.size(), false);
    const auto claim = [&](const std::string& of, int stated, model::Subject subject, auto&& isMeant) {
        int sum = 0;
        for (std::size_t i = 0; i < units.size(); ++i)
            if (isMeant(units[i])) {
                sum += lostBy(units[i], state);
                explained[i] = true;
            }
        if (sum == stated || sum == 0) return;  // none placed: the player distributes them
        out.add({.values = {value("of", of), value("limit", stated),
                            valueOf("state", ValueKind::state, state), value("count", sum)},
                 .subject = std::move(subject),
                 .wording = &lossWordings[0]});
    };
    for (const auto& group : context.scenario()->groups) {
        const auto* text = group.attributes.find(with.text("group-value"));
        const int stated = text ? mapsets::readInteger(*text).value_or(0) : 0;
        if (stated > 0)
            claim(group.id.text, stated, subjectOf(SubjectKind::group, group.id),
                  [&](const ListedUnit& unit) { return unit.posting() && unit.posting()->group == &group; });
    }
    for (const auto& part : context.scenario()->parts) {
        const auto* of =
            part.kind.text == with.text("part") ? part.attributes.find(with.text("of")) : nullptr;
        const auto* steps = of ? part.attributes.find(with.text("value")) : nullptr;
        if (!steps) continue;
        const auto below = tree.nearest([&](const model::Formation& one) { return one.id.text == *of; });
        claim(*of, mapsets::readInteger(*steps).value_or(0), context.subjectOf(part),
              [&](const ListedUnit& unit) {
                  return unit.side == part.side && (unit.counter->type.text == *of ||
                                                    below.of(unit.counter->formation.text) != nullptr);
              });
    }
    for (std::size_t i = 0; i < units.size(); ++i)
        if (!explained[i] && lostBy(units[i], state) > 0)
            out.add(
                {.values = {value("counter", units[i].counter->id), valueOf("state", ValueKind::state, state),
                            value("count", lostBy(units[i], state))},
                 .subject = stateSubjectOfUnit(units[i])});
}

constexpr std::array lossParameters{
    Parameter{"state", Parameter::Kind::text, nullptr, local("value of a placement with what is lost")},
    Parameter{"group-value", Parameter::Kind::text, "", local("value of a group with its losses")},
    Parameter{"part", Parameter::Kind::text, "", local("or a part with losses ...")},
    Parameter{"of", Parameter::Kind::text, "of", local("... its value with a formation or type")},
    Parameter{"value", Parameter::Kind::text, "steps", local("... and with the number")}};

void countedStates(const CheckContext& context, const Settings& with, FindingSink& out) {
    const auto state = with.text("state");
    const auto kind = with.text("part");
    const auto* type = context.catalogue().partKind(model::PartKindId(kind));
    if (!type) return;
    std::map<model::SideId, int> found;
    for (const auto& unit : context.orderOfBattle().units())
        if (isIn(context, unit, state)) ++found[unit.side];
    for (const auto& part : context.scenario()->parts) {
        if (part.kind.text != kind) continue;
        const auto stated = mapsets::integerOf(type->attributes, part.attributes, with.text("value"));
        if (!stated || found[part.side] <= *stated) continue;
        out.add({.values = {value("side", part.side), valueOf("state", ValueKind::state, state),
                            value("count", found[part.side]), value("limit", *stated)},
                 .subject = context.subjectOf(part),
                 .related = {subjectOf(SubjectKind::side, part.side)}});
    }
}

constexpr std::array countedParameters{
    Parameter{"state", Parameter::Kind::text, nullptr, local("flag of a placement")},
    Parameter{"part", Parameter::Kind::text, nullptr, local("the kind of part that states the number")},
    Parameter{"value", Parameter::Kind::text, "count", local("its value")}};

constexpr std::array stateTable{
    Rule{.message =
             {"STATE-004", Severity::error, local("more units in a state than stated"),
              local("{count} {count:unit|units} of '{side}' {count:starts|start} '{state}', but the scenario "
                    "allows {limit:only #|only #|none}; change one of the numbers."),
              local("The scenario contradicts itself."), local("Change the number or the placements.")},
         .needs = need::scenario | need::mapset,
         .parameters = countedParameters,
         .run = countedStates},
    Rule{.message =
             {"STATE-005", Severity::error, local("states that exclude each other"),
              local("'{counter}' starts in several states of which only one can hold: {states}; keep one."),
              local("Together they say something else, or nothing."), local("Drop all but one.")},
         .needs = need::scenario | need::forces | need::mapset,
         .parameters = togetherParameters,
         .run = statesThatExcludeEachOther},
    Rule{.message =
             {"STATE-006", Severity::warning, local("a state that is shown otherwise"),
              local("'{counter}' ({class}) starts '{state}', but units of its sort show that as '{other}'; "
                    "write that instead."),
              local("The other side of the counter is something else."), local("Use the other state.")},
         .needs = need::scenario | need::forces | need::mapset,
         .parameters = otherwiseParameters,
         .fix = {.kind = FixKind::otherName, .value = "state", .to = "other"},
         .run = statesOfOtherUnits},
    Rule{
        .message = {"STATE-007", Severity::warning, local("losses that are not stated"),
                    local("'{counter}' starts with '{state}' {count}, but neither its group nor the scenario "
                          "states such losses; state them or drop the number."),
                    local("Units start whole unless the scenario says otherwise."),
                    local("State the losses, or drop them from the unit.")},
        .needs = need::scenario | need::forces | need::mapset,
        .parameters = lossParameters,
        .variants = lossWordings,
        .run = unstatedLosses},
};
static_assert(isSound(stateTable));

}  // namespace

Topic stateRules() { return {"states", local("States at the start"), stateTable}; }

}  // namespace cota::checks
