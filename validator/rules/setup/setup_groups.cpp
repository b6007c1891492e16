#include "validator/rules/setup/setup_groups.h"

#include <algorithm>
#include <map>

#include "validator/rules/names/naming.h"

namespace cota::checks {

namespace {

using mapsets::RosterUnit;
using model::SubjectKind;

model::Subject subjectOfCounter(const model::CounterId& id) { return subjectOf(SubjectKind::counter, id); }

/// Groups without any known counter: their forces are missing, which is one mistake.
std::vector<const model::Group*> groupsOfStrangers(const CheckContext& context) {
    std::vector<const model::Group*> groups;
    for (const auto& group : context.scenario()->groups)
        if (group.units.size() > 1 && std::ranges::all_of(group.units, [&](const model::Placement& one) {
                return context.orderOfBattle().find(one.counter) == mapsets::noUnit;
            }))
            groups.push_back(&group);
    return groups;
}

/// Whether it starts aboard an enemy carrier; the rules on transport report that.
bool isAboardAnEnemy(const mapsets::Roster& roster, const RosterUnit& unit) {
    return unit.carrier != mapsets::noUnit && roster[unit.carrier].side != unit.side;
}

}  // namespace

void strangers(const CheckContext& context, const Settings&, FindingSink& out) {
    if (context.scenario()->forces.size() != context.forces().size()) return;
    const auto& scenario = *context.scenario();
    const auto missing = groupsOfStrangers(context);
    if (!missing.empty()) {
        std::vector<std::string> names;
        std::vector<model::Subject> related;
        long long count = 0;
        for (const auto* group : missing) {
            names.push_back(group->id.text);
            count += std::ssize(group->units);
            if (group != missing.front()) related.push_back(subjectOf(SubjectKind::group, group->id));
        }
        out.add({.values = {value("count", count), quotedOf("groups", ValueKind::group, names)},
                 .subject = subjectOf(SubjectKind::group, missing.front()->id),
                 .related = std::move(related),
                 .wording = &strangerWordings[0],
                 .item = itemOf(scenario, *missing.front()),
                 .cases = static_cast<std::size_t>(count)});
    }
    std::vector<std::string_view> known;
    for (const auto& unit : context.orderOfBattle().units()) known.push_back(unit.counter->id.text);
    for (const auto& group : scenario.groups) {
        if (std::ranges::count(missing, &group) > 0) continue;
        for (const auto& placement : group.units)
            if (context.orderOfBattle().find(placement.counter) == mapsets::noUnit)
                out.add({.values = {value("counter", placement.counter), value("group", group.id),
                                    nearest(placement.counter.text, known)},
                         .subject = subjectOfCounter(placement.counter),
                         .related = {subjectOf(SubjectKind::group, group.id)}});
    }
}

// Unknown sides are reported by the rules on names. If no counter of a group belongs to the group's side,
// that is one mistake.
void otherSide(const CheckContext& context, const Settings&, FindingSink& out) {
    const auto& scenario = *context.scenario();
    const auto& order = context.orderOfBattle();
    const auto isKnown = [&](const auto& id) {
        return std::ranges::count(scenario.sides, id, &model::Side::id) > 0;
    };
    for (const auto& group : scenario.groups) {
        if (!isKnown(group.side)) continue;
        std::vector<const mapsets::ListedUnit*> strange;
        for (const auto& placement : group.units)
            if (const auto index = order.find(placement.counter); index != mapsets::noUnit)
                if (const auto& unit = order[index]; isKnown(unit.side) && unit.side != group.side)
                    strange.push_back(&unit);
        const bool isAll = strange.size() > 1 && strange.size() == group.units.size() &&
                           std::ranges::all_of(strange, [&](const mapsets::ListedUnit* unit) {
                               return unit->side == strange.front()->side;
                           });
        for (const auto* unit : strange) {
            Note note{.values = {value("counter", unit->counter->id), value("side", unit->side),
                                 value("group", group.id), value("other", group.side),
                                 value("count", std::ssize(strange))},
                      .subject = subjectOfCounter(unit->counter->id),
                      .related = {subjectOf(SubjectKind::group, group.id)}};
            if (isAll) {
                note.wording = &otherSideWordings[0];
                std::swap(note.subject, note.related.front());
                note.item = itemOf(scenario, group);
                note.cases = strange.size();
            }
            out.add(std::move(note));
            if (isAll) break;
        }
    }
}

void bothSides(const CheckContext& context, const Settings& with, FindingSink& out) {
    const auto& roster = context.roster();
    const auto flag = with.text("unless");
    for (const auto cell : roster.occupied()) {
        std::map<model::SideId, model::CounterId> first;
        bool isMeant = false;
        for (const auto index : roster.in(cell)) {
            const auto& unit = roster[index];
            if (RosterUnit::startsOffMap(unit.where) || unit.side.empty()) continue;
            if (isAboardAnEnemy(roster, unit)) continue;
            first.emplace(unit.side, unit.id);
            const auto* group = context.orderOfBattle()[index].group();
            isMeant = isMeant ||
                      (group && !flag.empty() &&
                       mapsets::flagOf(context.catalogue().groupAttributes, group->attributes, flag) == true);
        }
        if (first.size() < 2 || isMeant) continue;
        const auto& [side, one] = *first.begin();
        const auto& [enemy, other] = *std::next(first.begin());
        const auto hex = context.battlefield().label(cell);
        out.add({.values = {value("hex", hex), value("side", side), value("other", enemy),
                            value("counter", one), value("enemy", other)},
                 .subject = subjectOf(SubjectKind::hex, hex),
                 .related = {subjectOfCounter(one), subjectOfCounter(other)},
                 .at = {subjectOfCounter(one)}});
    }
}

}  // namespace cota::checks
