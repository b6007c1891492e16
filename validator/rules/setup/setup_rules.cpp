// Every counter starts in exactly one place that its group allows.

#include <algorithm>
#include <array>
#include <map>
#include <set>

#include "validator/rules/names/naming.h"
#include "validator/rules/setup/setup_groups.h"
#include "validator/rules/setup/setup_topics.h"

namespace cota::checks {

namespace {

using mapsets::Cell;
using mapsets::RosterUnit;
using model::Severity;
using model::SubjectKind;

model::Subject counterSubject(const model::CounterId& id, std::vector<std::string> hexes = {}) {
    return subjectOf(SubjectKind::counter, id, std::move(hexes));
}

void notPlaced(const CheckContext& context, const Settings& with, FindingSink& out) {
    const auto excepted = with.words("not");
    const auto flag = with.text("unless");
    const auto isPool = [&](const mapsets::ListedUnit& unit) {
        return !flag.empty() && mapsets::flagOf({}, unit.counter->attributes, flag) == true;
    };
    const auto& order = context.orderOfBattle();
    for (const auto& unit : order.units()) {
        // If counters share an id, the scenario places the first; another rule reports the id.
        const bool isTwin = &order[order.find(unit.counter->id)] != &unit;
        if (isTwin || !unit.postings.empty() || unit.hasAnyTag(excepted) || isPool(unit)) continue;
        out.add({.values = {value("counter", unit.counter->id), value("type", unit.counter->type)},
                 .subject = counterSubject(unit.counter->id)});
    }
}

void placedTwice(const CheckContext& context, const Settings&, FindingSink& out) {
    for (const auto& unit : context.orderOfBattle().units()) {
        if (unit.postings.size() < 2) continue;
        std::vector<std::string> groups;
        std::vector<model::Subject> related;
        for (const auto& posting : unit.postings) {
            groups.push_back(posting.group->id.text);
            related.push_back(subjectOf(SubjectKind::group, posting.group->id));
        }
        out.add({.values = {value("counter", unit.counter->id),
                            value("count", static_cast<long long>(groups.size())),
                            valueOf("groups", ValueKind::group, groups)},
                 .subject = counterSubject(unit.counter->id),
                 .related = std::move(related)});
    }
}

void nowhereToStand(const CheckContext& context, const Settings&, FindingSink& out) {
    for (const auto& group : context.scenario()->groups) {
        if (group.kind != model::Group::Kind::setup || group.statesHexes()) continue;
        for (const auto& placement : group.units)
            if (!placement.at && !placement.aboard)
                out.add({.values = {value("counter", placement.counter), value("group", group.id)},
                         .subject = counterSubject(placement.counter),
                         .related = {subjectOf(SubjectKind::group, group.id)}});
    }
}

constexpr std::array outsideWordings{Wording{
    "hexes", local("Counter '{counter}' starts in {hex}, outside the hexes of group '{group}'. Move it, or "
                   "add the hex to them.")}};

void outsideTheZone(const CheckContext& context, const Settings&, FindingSink& out) {
    const auto& field = context.battlefield();
    for (const auto& group : context.scenario()->groups) {
        if (!group.statesHexes()) continue;
        const auto* zone = context.zone(model::areaOf(group));
        if (!zone) continue;
        for (const auto& placement : group.units) {
            const auto cell = placement.at ? field.resolve(placement.at->label) : std::nullopt;
            if (!cell || std::binary_search(zone->begin(), zone->end(), *cell)) continue;
            out.add({.values = {value("counter", placement.counter), value("hex", placement.at->label),
                                value("zone", model::areaOf(group)), value("group", group.id)},
                     .subject = counterSubject(placement.counter, {placement.at->label}),
                     .related = {subjectOf(SubjectKind::zone, model::areaOf(group))},
                     .wording = group.hexes.children.empty() ? nullptr : &outsideWordings[0]});
        }
    }
}

bool isOrdered(const model::Group& a, const model::Group& b) {
    return a.order && b.order && *a.order != *b.order;
}

void overlappingZones(const CheckContext& context, const Settings&, FindingSink& out) {
    std::set<std::pair<model::ZoneId, model::ZoneId>> told;
    const auto& groups = context.scenario()->groups;
    for (std::size_t i = 0; i < groups.size(); ++i)
        for (std::size_t j = i + 1; j < groups.size(); ++j) {
            const auto& a = groups[i];
            const auto& b = groups[j];
            if (a.kind != model::Group::Kind::setup || b.kind != model::Group::Kind::setup) continue;
            if (a.side == b.side || !a.statesHexes() || !b.statesHexes() || isOrdered(a, b)) continue;
            const auto* mine = context.zone(model::areaOf(a));
            const auto* theirs = context.zone(model::areaOf(b));
            if (!mine || !theirs || !told.emplace(model::areaOf(a), model::areaOf(b)).second) continue;
            std::vector<Cell> shared;
            std::set_intersection(mine->begin(), mine->end(), theirs->begin(), theirs->end(),
                                  std::back_inserter(shared));
            if (shared.empty()) continue;
            std::vector<std::string> hexes;
            for (std::size_t k = 0; k < shared.size() && k < 20; ++k)
                hexes.push_back(context.battlefield().label(shared[k]));
            out.add({.values = {value("zone", model::areaOf(a)), value("other", model::areaOf(b)),
                                value("count", static_cast<long long>(shared.size())), value("hexes", hexes)},
                     .subject = subjectOf(SubjectKind::zone, model::areaOf(a), hexes),
                     .related = {subjectOf(SubjectKind::zone, model::areaOf(b))},
                     .cases = shared.size()});
        }
}

void setUpWithoutOrder(const CheckContext& context, const Settings& with, FindingSink& out) {
    const auto name = with.text("value");
    for (const auto& group : context.scenario()->groups) {
        const auto away = mapsets::integerOf(context.catalogue().groupAttributes, group.attributes, name);
        if (group.kind != model::Group::Kind::setup || group.order || !away || *away <= 0) continue;
        out.add({.values = {value("group", group.id), valueOf("name", ValueKind::attribute, name),
                            value("value", *away)},
                 .subject = subjectOf(SubjectKind::group, group.id)});
    }
}

// PG 2.3.
void setUpTooNearEnemies(const CheckContext& context, const Settings& with, FindingSink& out) {
    const auto& roster = context.roster();
    const auto& field = context.battlefield();
    const auto name = with.text("value");
    for (const auto& group : context.scenario()->groups) {
        const auto away = mapsets::integerOf(context.catalogue().groupAttributes, group.attributes, name);
        if (group.kind != model::Group::Kind::setup || !away || *away <= 0) continue;
        for (const auto& placement : group.units) {
            const auto index = roster.find(placement.counter);
            if (index == mapsets::noUnit || roster[index].cell == mapsets::noCell || !placement.at) continue;
            for (const auto cell : roster.occupied()) {
                const int distance = field.distance(cell, roster[index].cell);
                const auto there = roster.in(cell);
                const auto enemy = std::find_if(there.begin(), there.end(), [&](auto other) {
                    return roster[other].side != group.side && !RosterUnit::startsOffMap(roster[other].where);
                });
                if (distance >= *away || enemy == there.end()) continue;
                out.add({.values = {value("counter", placement.counter), value("distance", distance),
                                    value("enemy", roster[*enemy].id), value("limit", *away)},
                         .subject = counterSubject(placement.counter, {placement.at->label}),
                         .related = {counterSubject(roster[*enemy].id)}});
                break;
            }
        }
    }
}

constexpr std::array notParameters{
    Parameter{"not", Parameter::Kind::words, "", local("tags of units that never stand on the map")},
    Parameter{"unless", Parameter::Kind::text, "", local("flag of counters that only may be drawn")}};
constexpr std::array unlessParameters{
    Parameter{"unless", Parameter::Kind::text, "", local("flag of a group that may start among enemies")}};
constexpr std::array awayParameters{Parameter{"value", Parameter::Kind::text, nullptr,
                                              local("value of a group with its distance from enemies")}};

constexpr std::array setupTable{
    Rule{
        .message =
            {"SETUP-001", Severity::error, local("counter that is never placed"),
             local("Counter '{counter}' ({type}) is not placed. Give it a hex, a zone or an arrival turn."),
             local("Players cannot tell whether it takes part."),
             local("Add it to a group, or, where no other scenario uses these forces, remove it from them.")},
        .needs = need::scenario | need::forces,
        .parameters = notParameters,
        .run = notPlaced},
    Rule{.message = {"SETUP-002", Severity::error, local("counter placed twice"),
                     local("Counter '{counter}' is placed {count} {count:time|times} ({groups}); keep one."),
                     local("There is one counter; it can start in one place."),
                     local("Remove the other placements, or use another counter of the type.")},
         .needs = need::scenario | need::forces,
         .fix = {.kind = FixKind::dropTwin},
         .run = placedTwice,
         .answer = "group"},
    Rule{.message = {"SETUP-003", Severity::error, local("unknown counter"),
                     local("Group '{group}' uses the unknown counter '{counter}'; the nearest: {known}."),
                     local("A counter without a type has no values."),
                     local("Correct the id, or add the counter to the forces.")},
         .needs = need::scenario,
         .asks = need::forces,
         .variants = strangerWordings,
         .fix = {.kind = FixKind::nearWord, .value = "counter", .in = "counter"},
         .run = strangers},
    Rule{.message =
             {"SETUP-004", Severity::error, local("counter in a group of the other side"),
              local("Counter '{counter}' is of side '{side}', but group '{group}' is of '{other}'; move it."),
              local("The other player would set it up."), local("Move the counter to a group of its side.")},
         .needs = need::scenario | need::forces,
         .variants = otherSideWordings,
         .run = otherSide,
         .answer = "group side"},
    Rule{
        .message =
            {"SETUP-005", Severity::error, local("no hex to set up in"),
             local(
                 "Counter '{counter}' has no hex and group '{group}' has no zone; give one of them a place."),
             local("Players cannot know where it may start."),
             local("Add at= to the unit or zone= to the group.")},
        .needs = need::scenario,
        .run = nowhereToStand},
    Rule{
        .message = {"SETUP-006", Severity::error, local("placed outside of its zone"),
                    local(
                        "Counter '{counter}' starts in {hex}, outside zone '{zone}' of group '{group}'. Move "
                        "it, or add the hex to the zone."),
                    local("The hex and the zone contradict each other."),
                    local("Move the counter, enlarge the zone, or use a group without a zone.")},
        .needs = need::scenario | need::battlefield,
        .variants = outsideWordings,
        .run = outsideTheZone,
        .answer = "at group"},
    Rule{.message = {"SETUP-007", Severity::warning, local("both sides in one hex"),
                     local("Counters of two sides in {hex}: {counter} ('{side}') and {enemy} ('{other}'). "
                           "Separate them, or state that the scenario starts with an assault."),
                     local("Games enter an enemy's hex only by fighting."),
                     local("Move one of the two, or set the group's flag.")},
         .needs = need::scenario | need::battlefield,
         .parameters = unlessParameters,
         .run = bothSides,
         .answer = "at"},
    Rule{.message =
             {"SETUP-008", Severity::warning, local("set-up zones of enemies overlap"),
              local("Zones '{zone}' and '{other}' of opposing sides share {hexes} ({count} in all), and no "
                    "order says who sets up first; add one or part the zones."),
              local("Both may want the same hex."),
              local("Separate the zones, or give both groups an order.")},
         .needs = need::scenario | need::battlefield,
         .run = overlappingZones,
         .answer = "order"},
    Rule{.message =
             {"SETUP-009", Severity::warning, local("set-up that depends on the enemy has no order"),
              local("Group '{group}' keeps its distance from enemies ('{name}' {value}), but no order says "
                    "who sets up first; add one."),
              local("The side that sets up first cannot keep a distance from units that are not there yet."),
              local("Add order= to the groups.")},
         .needs = need::scenario | need::mapset,
         .parameters = awayParameters,
         .run = setUpWithoutOrder,
         .answer = "order"},
    Rule{.message = {"SETUP-010", Severity::error, local("set up too near to the enemy"),
                     local(
                         "Counter '{counter}' starts {distance} {distance:hex|hexes} from '{enemy}', but its "
                         "group keeps at least {limit} away; move it."),
                     local("The scenario contradicts its own instructions."),
                     local("Move one of the two, or change the distance.")},
         .needs = need::scenario | need::battlefield,
         .parameters = awayParameters,
         .run = setUpTooNearEnemies,
         .answer = "at"},
};
static_assert(isSound(setupTable));

}  // namespace

Topic setupRules() { return {"set-up", local("Set-up"), setupTable}; }

}  // namespace cota::checks
