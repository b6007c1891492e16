// Arrivals that dice decide, and groups that wait off the map.

#include <array>

#include "validator/rules/names/items.h"
#include "validator/rules/names/naming.h"
#include "validator/rules/scenario/scenario_topics.h"

namespace cota::checks {

namespace {

using model::Group;
using model::Severity;
using model::SubjectKind;

constexpr std::array rollWordings{
    Wording{"always", local("Group '{group}' arrives on {results}, which {dice} always shows; remove the "
                            "roll, or correct its numbers.")}};

/// "5", "5+", "5-8".
std::string resultsOf(const model::ArrivalRoll& roll) {
    const auto low = std::to_string(roll.low);
    if (roll.high == roll.low) return low;
    return roll.high == roll.dice * roll.faces ? low + "+" : low + "-" + std::to_string(roll.high);
}

void uselessRoll(const CheckContext& context, const Settings&, FindingSink& out) {
    for (const auto& group : context.scenario()->groups) {
        if (!group.roll) continue;
        const auto chance = model::chanceOf(*group.roll);
        if (chance.ways > 0 && chance.ways < chance.of) continue;
        const auto& roll = *group.roll;
        out.add({.values = {value("group", group.id), value("results", resultsOf(roll)),
                            value("dice", std::to_string(roll.dice) + "d" + std::to_string(roll.faces))},
                 .subject = subjectOf(SubjectKind::group, group.id),
                 .wording = chance.ways > 0 ? &rollWordings[0] : nullptr,
                 .item = itemOf(*context.scenario(), group)});
    }
}

void lastRollTooEarly(const CheckContext& context, const Settings&, FindingSink& out) {
    for (const auto& group : context.scenario()->groups)
        if (group.roll && group.roll->until && group.turn && *group.roll->until < *group.turn)
            out.add({.values = {value("group", group.id), value("until", *group.roll->until),
                                value("turn", *group.turn)},
                     .subject = subjectOf(SubjectKind::group, group.id),
                     .item = itemOf(*context.scenario(), group)});
}

constexpr std::array idleWordings{Wording{
    "turn", local("Group '{group}' has a turn of arrival, but it does not arrive (kind: {kind}); remove the "
                  "turn, or make it an arrival.")}};

void rollWithoutArrival(const CheckContext& context, const Settings&, FindingSink& out) {
    for (const auto& group : context.scenario()->groups) {
        const bool mayHave = group.kind == Group::Kind::arrival;
        if (mayHave || (!group.roll && !group.turn)) continue;
        if (!group.roll && group.kind == Group::Kind::setup) continue;
        out.add({.values = {value("group", group.id), value("kind", model::textOf(group.kind))},
                 .subject = subjectOf(SubjectKind::group, group.id),
                 .wording = group.roll ? nullptr : &idleWordings[0],
                 .item = itemOf(*context.scenario(), group)});
    }
}

constexpr std::array hereWordings{
    Wording{"out", local("'{counter}' has hex {hex}, but its group '{group}' takes no part in this scenario; "
                         "remove the hex, or move the unit to another group.")}};

void hexOffTheMap(const CheckContext& context, const Settings&, FindingSink& out) {
    for (const auto& group : context.scenario()->groups) {
        if (group.kind != Group::Kind::pool && group.kind != Group::Kind::out) continue;
        for (const auto& unit : group.units)
            if (unit.at)
                out.add({.values = {value("counter", unit.counter), value("hex", unit.at->label),
                                    value("group", group.id)},
                         .subject = subjectOf(SubjectKind::counter, unit.counter, {unit.at->label}),
                         .related = {subjectOf(SubjectKind::group, group.id)},
                         .wording = group.kind == Group::Kind::out ? &hereWordings[0] : nullptr,
                         .item = itemOf(*context.scenario(), group, unit)});
    }
}

constexpr std::array entryRollTable{
    Rule{.message =
             {"ENTRY-014", Severity::error, local("roll that decides nothing"),
              local("Group '{group}' arrives on {results}, which {dice} never shows; correct the numbers."),
              local("The group never arrives, or always at once."),
              local("Choose results that the dice can show and can miss.")},
         .needs = need::scenario,
         .variants = rollWordings,
         .run = uselessRoll,
         .answer = "needs dice"},
    Rule{
        .message = {"ENTRY-015", Severity::error, local("last roll before the first"),
                    local("Group '{group}' rolls until turn {until}, but from turn {turn} on; correct one of "
                          "them."),
                    local("The group never arrives."), local("Give a later last turn.")},
        .needs = need::scenario,
        .run = lastRollTooEarly,
        .answer = "turn until"},
    Rule{.message = {"ENTRY-016", Severity::warning, local("arrival of a group that does not arrive"),
                     local(
                         "Group '{group}' has a roll for its arrival, but it does not arrive (kind: {kind}); "
                         "remove the roll, or make it an arrival."),
                     local("Players cannot know which of the two is meant."),
                     local("Remove the turn and the roll, or write kind=\"arrival\".")},
         .needs = need::scenario,
         .variants = idleWordings,
         .run = rollWithoutArrival,
         .answer = "kind"},
    Rule{.message = {"ENTRY-017", Severity::error, local("hex of a unit that is off the map"),
                     local("'{counter}' has hex {hex}, but its group '{group}' waits off the map; remove the "
                           "hex, or move the unit to another group."),
                     local("Players cannot know whether it is on the map."),
                     local("Remove at=, or move the unit to a group that sets up.")},
         .needs = need::scenario,
         .variants = hereWordings,
         .run = hexOffTheMap,
         .answer = "group at"},
};
static_assert(isSound(entryRollTable));

}  // namespace

Topic entryRollRules() { return {"entry-roll", local("Arrival by dice"), entryRollTable}; }

}  // namespace cota::checks
