// Groups that enter through the zone of another side, or too late to act.

#include <algorithm>
#include <array>

#include "mapsets/strategy/task_list.h"
#include "validator/rules/names/naming.h"
#include "validator/rules/scenario/scenario_topics.h"

namespace cota::checks {

namespace {

using model::Group;
using model::Severity;
using model::SubjectKind;

constexpr std::array zoneWordings{
    Wording{
        "setup",
        local(
            "Group '{group}' of '{side}' is set up in zone '{zone}', which is the zone of '{other}'; choose "
            "one of its own.")},
    Wording{
        "part",
        local("'{part}' of '{side}' names zone '{zone}', which is the zone of '{other}'; choose one of its "
              "own.")}};

void zonesOfOthers(const CheckContext& context, const Settings& with, FindingSink& out) {
    const auto& scenario = *context.scenario();
    const auto isSide = [&](const model::SideId& id) {
        return std::ranges::find(scenario.sides, id, &model::Side::id) != scenario.sides.end();
    };
    const auto ownerOf = [&](const model::ZoneId& id) {
        for (const auto& zone : scenario.zones)
            if (zone.id == id) return zone.side;
        return model::SideId{};
    };
    const auto judge = [&](const model::SideId& side, const model::ZoneId& zone, Note note) {
        const auto owner = zone.empty() ? model::SideId{} : ownerOf(zone);
        if (!isSide(side) || !isSide(owner) || owner == side) return;
        note.values.push_back(value("side", side));
        note.values.push_back(value("zone", zone));
        note.values.push_back(value("other", owner));
        note.related = {subjectOf(SubjectKind::zone, zone)};
        out.add(std::move(note));
    };
    for (const auto& group : scenario.groups)
        judge(group.side, group.zone,
              {.values = {value("group", group.id)},
               .subject = subjectOf(SubjectKind::group, group.id),
               .wording = group.kind == Group::Kind::arrival ? nullptr : &zoneWordings[0],
               .item = itemOf(scenario, group)});
    const auto kinds = with.words("parts");
    for (const auto& part : scenario.parts)
        if (std::ranges::find(kinds, part.kind.text) != kinds.end())
            judge(part.side, part.zone,
                  {.values = {value("part", part.kind)},
                   .subject = context.subjectOf(part),
                   .wording = &zoneWordings[1]});
}

// MdA RES.5 p17, RES.6 p17.
void arrivalsTooLateToAct(const CheckContext& context, const Settings& with, FindingSink& out) {
    const auto& scenario = *context.scenario();
    const int last = scenario.turns.count;
    for (const auto& group : scenario.groups) {
        if (group.kind != Group::Kind::arrival || !group.turn || *group.turn > last ||
            *group.turn <= last - with.integer("turns"))
            continue;
        out.add({.values = {value("group", group.id), value("turn", *group.turn), value("limit", last)},
                 .subject = subjectOf(SubjectKind::group, group.id),
                 .item = itemOf(scenario, group)});
    }
}

constexpr std::array zoneParameters{
    Parameter{"parts", Parameter::Kind::words, "", local("kinds of parts whose zone is their side's own")}};

constexpr std::array lateParameters{
    Parameter{"turns", Parameter::Kind::integer, nullptr,
              local("so many turns at the end in which who comes does nothing any more")}};

constexpr std::array entryZoneTable{
    Rule{
        .message =
            {"ENTRY-012", Severity::error, local("by the zone of another side"),
             local(
                 "Group '{group}' of '{side}' comes by zone '{zone}', which is the zone of '{other}'; choose "
                 "one "
                 "of its own."),
             local("Each side comes by its own zone."), local("Name another zone, or correct whose it is.")},
        .needs = need::scenario,
        .parameters = zoneParameters,
        .variants = zoneWordings,
        .run = zonesOfOthers,
        .answer = "zone"},
    Rule{.message =
             {"ENTRY-013", Severity::warning, local("arrival too late to act"),
              local("Group '{group}' arrives in turn {turn} of {limit}, too late to do anything; let it come "
                    "earlier."),
              local("Units that arrive at the end of the last turn never act."),
              local("Lower its turn, or lengthen the game.")},
         .needs = need::scenario,
         .parameters = lateParameters,
         .run = arrivalsTooLateToAct,
         .answer = "turn"},
};
static_assert(isSound(entryZoneTable));

}  // namespace

Topic entryZoneRules() { return {"entry-zone", local("Zones of entry"), entryZoneTable}; }

}  // namespace cota::checks
