// Arrivals: their turn, zone and hexes, and whether the units can enter there.

#include <algorithm>
#include <array>
#include <map>
#include <set>

#include "validator/rules/board/way_trails.h"
#include "validator/rules/names/naming.h"
#include "validator/rules/scenario/entry_cost.h"
#include "validator/rules/scenario/inside_hexes.h"
#include "validator/rules/scenario/scenario_topics.h"

namespace cota::checks {

namespace {

using mapsets::Cell;
using model::Group;
using model::Severity;
using model::SubjectKind;

std::vector<const Group*> arrivals(const CheckContext& context) {
    std::vector<const Group*> groups;
    for (const auto& group : context.scenario()->groups)
        if (group.kind == Group::Kind::arrival) groups.push_back(&group);
    return groups;
}

model::Subject subjectOfGroup(const Group& group) { return subjectOf(SubjectKind::group, group.id); }

void turnOutside(const CheckContext& context, const Settings&, FindingSink& out) {
    const int last = context.scenario()->turns.count;
    for (const auto* group : arrivals(context))
        if (group->turn && (*group->turn < 1 || (last > 0 && *group->turn > last)))
            out.add({.values = {value("group", group->id), value("turn", *group->turn), value("limit", last)},
                     .subject = subjectOfGroup(*group),
                     .item = itemOf(*context.scenario(), *group)});
}

/// Whether the file has a turn that the reader could not read, and has reported.
bool hasUnreadTurn(const model::Group& group) {
    return std::ranges::any_of(group.extras.attributes,
                               [](const auto& attribute) { return attribute.first == "turn"; });
}

void noTurn(const CheckContext& context, const Settings&, FindingSink& out) {
    for (const auto* group : arrivals(context))
        if (!group->turn && !hasUnreadTurn(*group))
            out.add({.values = {value("group", group->id)},
                     .subject = subjectOfGroup(*group),
                     .item = itemOf(*context.scenario(), *group)});
}

void noPlace(const CheckContext& context, const Settings&, FindingSink& out) {
    for (const auto* group : arrivals(context)) {
        if (group->statesHexes()) continue;
        const bool named = std::all_of(group->units.begin(), group->units.end(),
                                       [](const auto& unit) { return unit.at || unit.aboard; });
        if (!named)
            out.add({.values = {value("group", group->id)},
                     .subject = subjectOfGroup(*group),
                     .item = itemOf(*context.scenario(), *group)});
    }
}

void entryInside(const CheckContext& context, const Settings&, FindingSink& out) {
    std::set<model::ZoneId> told;
    for (const auto* group : arrivals(context)) {
        std::vector<Cell> cells;
        if (const auto* zone = !group->statesHexes() ? nullptr : context.zone(model::areaOf(*group)))
            cells = *zone;
        model::Subject subject = subjectOf(SubjectKind::zone, model::areaOf(*group));
        if (cells.empty()) {
            for (const auto& unit : group->units)
                if (const auto cell = unit.at ? context.battlefield().resolve(unit.at->label) : std::nullopt)
                    cells.push_back(*cell);
            subject = subjectOfGroup(*group);
        } else if (!told.insert(model::areaOf(*group)).second) {
            continue;
        }
        const auto inside = insideOf(context, cells);
        if (inside.empty()) continue;
        subject.hexes.assign(inside.begin(),
                             inside.begin() + std::min<std::ptrdiff_t>(20, std::ssize(inside)));
        out.add({.values = {value("group", group->id), value("count", std::ssize(inside)),
                            value("hexes", inside)},
                 .subject = std::move(subject),
                 .related = {subjectOfGroup(*group)},
                 .cases = inside.size()});
    }
}

// Units that wait for one entry hex form one stack. Those with a choice of hexes are left to the player.
void crowdedEntry(const CheckContext& context, const Settings&, FindingSink& out) {
    const auto& roster = context.roster();
    std::map<std::tuple<int, Cell, model::SideId, const Group*>, std::vector<mapsets::UnitIndex>> waiting;
    for (const auto* group : arrivals(context)) {
        const auto* zone = !group->statesHexes() ? nullptr : context.zone(model::areaOf(*group));
        for (const auto& placement : group->units) {
            const auto index = roster.find(placement.counter);
            if (index == mapsets::noUnit) continue;
            auto cell = roster[roster[index].bearer == mapsets::noUnit ? index : roster[index].bearer].cell;
            if (cell == mapsets::noCell && zone && zone->size() == 1) cell = zone->front();
            // A group that rolls may come in any turn, so only its own units surely wait together.
            if (cell != mapsets::noCell)
                waiting[{group->turn.value_or(0), cell, group->side, group->roll ? group : nullptr}]
                    .push_back(index);
        }
    }
    for (const auto& [where, units] : waiting) {
        const auto& [turn, cell, side, rolls] = where;
        for (const auto& row : mapsets::stackOf(context.stacking(), roster, units, cell, side).limits) {
            if (row.ok) continue;
            const auto hex = context.battlefield().label(cell);
            std::vector<model::Subject> related;
            for (const auto unit : row.counted)
                related.push_back(subjectOf(SubjectKind::counter, roster[unit].id));
            Note note{.values = {value("side", side), value("turn", turn), value("hex", hex),
                                 value("count", row.count), value("limit", row.limit)},
                      .subject = subjectOf(SubjectKind::hex, hex),
                      .related = related,
                      .at = related};
            addLocal(note.values, "what", nameOfStackRow(context.catalogue(), row.name));
            out.add(std::move(note));
        }
    }
}

/// A waiting half hex is open to units that can leave it.
bool opensTo(const CheckContext& context, const mapsets::Mover& mover, Cell cell) {
    const auto& movement = context.movement();
    if (context.battlefield().use(cell) != mapsets::CellUse::staging) return !movement.isBarred(mover, cell);
    return std::any_of(model::allDirections.begin(), model::allDirections.end(),
                       [&](auto direction) { return !movement.step(mover, cell, 0, direction).prohibited; });
}

constexpr std::array closedWordings{Wording{
    "dear",
    local("'{counter}' ({mobility}) of group '{group}' has {have} {have:movement point|movement points}; the "
          "cheapest of its entry hexes costs {cost}, and nothing lets it in for less; choose others.")}};

/// What each open hex costs the unit, the cheapest first, if it cannot pay for any of them; otherwise
/// nothing.
std::vector<std::pair<Cell, mapsets::Points>> tooDear(const CheckContext& context,
                                                      const mapsets::RosterUnit& unit,
                                                      const mapsets::Mover& mover,
                                                      const std::vector<Cell>& cells) {
    const auto& movement = context.movement();
    if (movement.oneHexAlways() || !unit.allowance) return {};
    std::vector<std::pair<Cell, mapsets::Points>> costs;
    for (const auto cell : cells) {
        if (!opensTo(context, mover, cell)) continue;
        const auto cost = entryCost(context, mover, cell);
        if (!cost || *cost <= movement.pointsOf(*unit.allowance)) return {};
        costs.emplace_back(cell, *cost);
    }
    std::ranges::stable_sort(costs, {}, [](const auto& one) { return one.second; });
    return costs;
}

void closedEntry(const CheckContext& context, const Settings& with, FindingSink& out) {
    const auto& roster = context.roster();
    for (const auto* group : arrivals(context)) {
        const auto* zone = !group->statesHexes() ? nullptr : context.zone(model::areaOf(*group));
        for (const auto& placement : group->units) {
            const auto index = roster.find(placement.counter);
            if (index == mapsets::noUnit || roster[index].isCarried() || roster[index].mobility < 0) continue;
            const auto cells = roster[index].cell != mapsets::noCell ? std::vector{roster[index].cell}
                               : zone                                ? *zone
                                                                     : std::vector<Cell>{};
            const auto mover = mapsets::moverOf(roster, index);
            const bool opens = std::any_of(cells.begin(), cells.end(),
                                           [&](Cell cell) { return opensTo(context, mover, cell); });
            const auto costs = opens && with.flag(entryPaysParameter.name)
                                   ? tooDear(context, roster[index], mover, cells)
                                   : std::vector<std::pair<Cell, mapsets::Points>>{};
            if (cells.empty() || (opens && costs.empty())) continue;
            const auto& mobility =
                context.catalogue().mobilities[static_cast<std::size_t>(roster[index].mobility)];
            Note note{.values = {value("counter", placement.counter), value("group", group->id),
                                 value("mobility", mobility.id)},
                      .subject = subjectOf(SubjectKind::counter, placement.counter),
                      .related = {subjectOfGroup(*group)}};
            const WayTrails trails(context);
            if (costs.empty()) {
                note.trail = trails.barred(mover, cells);
            } else {
                note.wording = &closedWordings[0];
                note.values.push_back(value("have", roster[index].allowance->text()));
                note.values.push_back(
                    value("cost", context.movement().rationalOf(costs.front().second).text()));
                note.trail = trails.tooDear(costs, context.movement().pointsOf(*roster[index].allowance));
            }
            out.add(std::move(note));
        }
    }
}

// A group that arrives alone brings its leader. A leader that is set up in the same place may serve too;
// then the finding should be accepted.
// PG 16.51, 5.4.
void arrivalsWithoutLeader(const CheckContext& context, const Settings& with, FindingSink& out) {
    const auto& order = context.orderOfBattle();
    for (const auto* group : arrivals(context)) {
        const mapsets::ListedUnit* led = nullptr;
        bool hasLeader = false;
        for (const auto& placement : group->units) {
            const auto index = order.find(placement.counter);
            if (index == mapsets::noUnit) continue;
            const auto& unit = order[index];
            hasLeader = hasLeader || unit.hasAnyTag(with.words("led-by"));
            if (!led && unit.hasAnyTag(with.words("units")) && !unit.hasAnyTag(with.words("not")))
                led = &unit;
        }
        if (!led || hasLeader) continue;
        out.add({.values = {value("group", group->id), value("counter", led->counter->id)},
                 .subject = subjectOfGroup(*group),
                 .related = {subjectOf(SubjectKind::counter, led->counter->id)}});
    }
}

constexpr std::array leaderParameters{
    Parameter{"units", Parameter::Kind::words, nullptr, local("tags of units that are led")},
    Parameter{"not", Parameter::Kind::words, "", local("tags of those that are not")},
    Parameter{"led-by", Parameter::Kind::words, nullptr, local("tags of who leads")}};

constexpr std::array closedParameters{entryPaysParameter};

constexpr std::array entryTable{
    Rule{.message =
             {"ENTRY-001", Severity::error, local("arrival outside of the game"),
              local("Group '{group}' arrives in turn {turn}, but the game has turns 1 to {limit}; correct "
                    "the turn."),
              local("It would never come."), local("Correct the turn or the length of the game.")},
         .needs = need::scenario,
         .run = turnOutside,
         .answer = "turn turns"},
    Rule{.message = {"ENTRY-002", Severity::error, local("arrival without a turn"),
                     local("Group '{group}' arrives, but no turn says when; add it."),
                     local("Players cannot know when it comes."), local("Add turn=.")},
         .needs = need::scenario,
         .run = noTurn,
         .answer = "turn"},
    Rule{
        .message =
            {"ENTRY-003", Severity::error, local("arrival without a place"),
             local(
                 "Group '{group}' arrives, but neither a zone nor its units say where; add the entry hexes."),
             local("Players cannot know where it comes."), local("Add zone=.")},
        .needs = need::scenario,
        .run = noPlace,
        .answer = "zone"},
    Rule{.message = {"ENTRY-004", Severity::error, local("arrival in the middle of the map"),
                     local("Group '{group}' arrives by hexes that are not on the edge of the map: {hexes} "
                           "({count} in all); choose hexes on the edge."),
                     local("Units come in over the edge."), local("Choose hexes on the edge.")},
         .needs = need::scenario | need::battlefield,
         .run = entryInside,
         .answer = "zone hexes"},
    Rule{.message =
             {"ENTRY-005", Severity::error, local("too many wait for one hex"),
              local("Turn {turn}: {count} {count:unit|units} of '{side}' ({what}) {count:enters|enter} at "
                    "{hex}, where at most {limit} can wait. Use more entry hexes or a later turn."),
              local("Stacking limits apply off the map too."),
              local("Use more entry hexes, or a later turn for some.")},
         .needs = need::scenario | need::stacking,
         .run = crowdedEntry},
    Rule{.message = {"ENTRY-006", Severity::warning, local("arrival where the unit cannot enter"),
                     local("'{counter}' ({mobility}) of group '{group}' can enter none of its entry hexes; "
                           "choose others."),
                     local("The group would never enter."),
                     local("Choose entry hexes open to its movement class.")},
         .needs = need::scenario | need::movement,
         .parameters = closedParameters,
         .variants = closedWordings,
         .run = closedEntry,
         .answer = "zone"},
    Rule{.message = {"ENTRY-007", Severity::warning, local("arrival without a leader"),
                     local("Group '{group}' arrives with '{counter}', but nobody in it leads; add a leader."),
                     local("Only a leader can bring units adjacent to the enemy."),
                     local("Add a leader, or accept the finding if one waits at the entry.")},
         .needs = need::scenario | need::mapset,
         .parameters = leaderParameters,
         .run = arrivalsWithoutLeader,
         .answer = "kind"},
};
static_assert(isSound(entryTable));

}  // namespace

Topic entryRules() { return {"entry", local("Arrivals"), entryTable}; }

}  // namespace cota::checks
