// Reinforcements that enter by road in a column, and those that enter where the enemy is.

#include <algorithm>
#include <array>

#include "mapsets/movement/obstacles.h"
#include "validator/rules/names/naming.h"
#include "validator/rules/scenario/scenario_topics.h"

namespace cota::checks {

namespace {

using mapsets::Cell;
using model::Group;
using model::Severity;
using model::SubjectKind;

/// The entry hexes of a group: those of its zone, otherwise those of its units.
std::vector<Cell> entriesOf(const CheckContext& context, const Group& group) {
    if (const auto* zone = !group.statesHexes() ? nullptr : context.zone(model::areaOf(group))) return *zone;
    std::vector<Cell> cells;
    for (const auto& unit : group.units)
        if (const auto cell = unit.at ? context.battlefield().resolve(unit.at->label) : std::nullopt)
            cells.push_back(*cell);
    return cells;
}

std::vector<const Group*> byRoad(const CheckContext& context, const Settings& with) {
    std::vector<const Group*> groups;
    for (const auto& group : context.scenario()->groups)
        if (group.kind == Group::Kind::arrival &&
            mapsets::flagOf(context.catalogue().groupAttributes, group.attributes, with.text("flag"))
                .value_or(false))
            groups.push_back(&group);
    return groups;
}

std::vector<std::size_t> roadsOf(const CheckContext& context, const Settings& with) {
    std::vector<std::size_t> kinds;
    const auto& all = context.catalogue().pathKinds;
    const auto tags = with.words("paths");
    for (std::size_t kind = 0; kind < all.size(); ++kind)
        if (std::any_of(tags.begin(), tags.end(),
                        [&](const auto& tag) { return mapsets::hasTag(all[kind].tags, tag); }))
            kinds.push_back(kind);
    return kinds;
}

/// For each of the hexes, whether a road is in it and whether it could continue.
std::vector<TrailStep> roadsIn(const CheckContext& context, const std::vector<std::size_t>& roads,
                               const std::vector<Cell>& cells) {
    constexpr std::size_t mostShown = 6;
    const auto& field = context.battlefield();
    std::vector<TrailStep> trail;
    for (const auto cell : cells) {
        if (trail.size() == mostShown) break;
        const bool hasRoad =
            std::any_of(roads.begin(), roads.end(), [&](auto kind) { return field.touches(kind, cell); });
        auto& step = trail.emplace_back();
        step.hexes = {field.label(cell)};
        step.text = hasRoad ? model::textOf(local("a road, but not at the edge of the map"))
                            : model::textOf(local("no road"));
        step.decides = true;
    }
    return trail;
}

// WSS 10.1.
void roadArrivalsWithoutRoad(const CheckContext& context, const Settings& with, FindingSink& out) {
    const auto roads = roadsOf(context, with);
    const auto& field = context.battlefield();
    for (const auto* group : byRoad(context, with)) {
        const auto cells = entriesOf(context, *group);
        const bool hasRoad = std::any_of(cells.begin(), cells.end(), [&](Cell cell) {
            return std::any_of(roads.begin(), roads.end(),
                               [&](auto kind) { return field.isMapEdge(cell) && field.touches(kind, cell); });
        });
        if (cells.empty() || hasRoad) continue;
        std::vector<std::string> hexes;
        for (const auto cell : cells) hexes.push_back(field.label(cell));
        Note note{.values = {value("group", group->id), value("hexes", hexes)},
                  .subject = subjectOf(SubjectKind::group, group->id),
                  .related = {subjectOf(SubjectKind::zone, model::areaOf(*group))},
                  .trail = roadsIn(context, roads, cells)};
        addLocal(note.values, "known", namesOfTags(context.catalogue(), {}, with.words("paths")));
        out.add(std::move(note));
    }
}

/// The least cost for the unit of a step along a road from one of its entry hexes; nothing if unknown.
std::optional<mapsets::Points> roadCost(const CheckContext& context, const mapsets::Mover& mover,
                                        const std::vector<Cell>& cells,
                                        const std::vector<std::size_t>& roads) {
    std::optional<mapsets::Points> least;
    for (const auto cell : cells)
        for (const auto direction : model::allDirections) {
            if (std::none_of(roads.begin(), roads.end(),
                             [&](auto kind) { return context.battlefield().linked(kind, cell, direction); }))
                continue;
            const auto step = context.movement().step(mover, cell, 0, direction);
            if (step.prohibited || (step.flags & mapsets::stepCostUnknown) != 0 || step.atLeast <= 0)
                continue;
            least = std::min(least.value_or(step.atLeast), step.atLeast);
        }
    return least;
}

/// A unit that waits in the column, and its movement.
struct Waiting {
    int place, hexes;  // in the column; of road per turn
    int from, turn;    // turn of the first unit, turn of this one
    model::Rational allowance;
    mapsets::Points cost;  // of a road hex, in 1/D
};

/// The column turn by turn: which units have entered by then.
std::vector<TrailStep> queueSteps(const CheckContext& context, const std::string& entry, const Waiting& who) {
    constexpr int mostShown = 12;
    const auto step = [&](const model::LocalLiteral& text, std::vector<model::MessageValue> values) {
        return TrailStep{{entry}, model::fillTemplate(text, values)};
    };
    std::vector<TrailStep> trail{step(
        local("{points} {points:point|points} a turn, {cost} for a hex of road: {hexes} {hexes:hex|hexes} of "
              "the queue "
              "come in a turn"),
        {value("points", who.allowance.text()), value("cost", context.movement().rationalOf(who.cost).text()),
         value("hexes", who.hexes)})};
    for (int turn = std::max(who.from, who.turn - mostShown); turn <= who.turn; ++turn) {
        const int last = (turn - who.from + 1) * who.hexes;
        trail.push_back(
            step(local("turn {turn}: numbers {first} to {last} come"),
                 {value("turn", turn), value("first", last - who.hexes + 1), value("last", last)}));
    }
    trail.back().decides = true;
    return trail;
}

// Each unit of the column is one road hex further behind the first, off the map.
// WSS 10.1.
void queuesLongerThanATurn(const CheckContext& context, const Settings& with, FindingSink& out) {
    const auto& roster = context.roster();
    const auto& order = context.orderOfBattle();
    const auto roads = roadsOf(context, with);
    for (const auto* group : byRoad(context, with)) {
        const auto cells = entriesOf(context, *group);
        int place = 0;
        for (const auto& placement : group->units) {
            const auto index = roster.find(placement.counter);
            const auto known = order.find(placement.counter);
            if (index == mapsets::noUnit || known == mapsets::noUnit || placement.aboard || !group->turn ||
                !order[known].hasAnyTag(with.words("units")))
                continue;
            ++place;
            const auto& unit = roster[index];
            const auto cost = roadCost(context, mapsets::moverOf(roster, index), cells, roads);
            if (!cost || !unit.allowance) continue;
            const int hexes = context.movement().pointsOf(*unit.allowance) / *cost;
            const int turn = hexes < 1 ? 0 : *group->turn + (place + hexes - 1) / hexes - 1;
            if (turn == *group->turn || hexes < 1) continue;
            Note note{.values = {value("counter", placement.counter), value("group", group->id),
                                 value("place", place), value("turn", turn), value("limit", *group->turn)},
                      .subject = subjectOf(SubjectKind::counter, placement.counter),
                      .related = {subjectOf(SubjectKind::group, group->id)}};
            if (!cells.empty())
                note.trail = queueSteps(context, context.battlefield().label(cells.front()),
                                        {place, hexes, *group->turn, turn, *unit.allowance, *cost});
            out.add(std::move(note));
            break;  // the units behind it wait too
        }
    }
}

constexpr std::array heldWordings{
    Wording{
        "aside",
        local(
            "Enemies are set up in every entry hex of group '{group}' ({hexes}): as written, it arrives by "
            "{others} instead, at most {shift} {shift:hex|hexes} away, in turn {turn}; choose other hexes if "
            "you want something else.")},
    Wording{"near",
            local("Enemies or {features} are on or beside {hexes} ({count} in all), entry hexes of group "
                  "'{group}': "
                  "it may arrive by {others} instead, at most {shift} {shift:hex|hexes} away; choose other "
                  "hexes if you want something else.")}};

/// Whole hexes at the edge, at most `shift` from one of `from`, that `isHeld` leaves free.
template <class IsHeld>
std::vector<std::string> hexesAside(const mapsets::Battlefield& field, const std::vector<Cell>& from,
                                    int shift, const IsHeld& isHeld) {
    std::vector<std::string> aside;
    for (const auto cell : field.hexes())
        if (field.isPlayable(cell) && field.isMapEdge(cell) && !isHeld(cell) &&
            std::any_of(from.begin(), from.end(),
                        [&](Cell one) { return field.distance(one, cell) <= shift; }))
            aside.push_back(field.label(cell));
    return aside;
}

/// The entry hexes with such enemies or features in or next to them, and where the group may enter instead.
template <class IsHeld>
std::optional<Note> noteOnNear(const CheckContext& context, const Settings& with, const Group& group,
                               const std::vector<Cell>& entries, const IsHeld& isHeld) {
    const auto& field = context.battlefield();
    const auto words = with.words("features");
    const auto troubles = [&](Cell cell) {
        return isHeld(cell) || std::ranges::any_of(field.features(cell), [&](const auto& feature) {
                   return isOneOf(context.catalogue().features[feature.kind], words);
               });
    };
    const auto isTroubled = [&](Cell cell) {
        return troubles(cell) || std::ranges::any_of(model::allDirections, [&](auto direction) {
                   const auto next = field.neighbour(cell, direction);
                   return field.isOnMap(next) && troubles(next);
               });
    };
    std::vector<std::string> near;
    for (const auto cell : entries)
        if (field.isMapEdge(cell) && isTroubled(cell)) near.push_back(field.label(cell));
    const auto others = hexesAside(field, entries, with.integer("shift"), isTroubled);
    if (near.empty() || others.empty()) return std::nullopt;
    Note note{.values = {value("group", group.id), value("hexes", near), value("count", std::ssize(near)),
                         value("others", others), value("shift", with.integer("shift"))},
              .subject = subjectOf(SubjectKind::group, group.id, near),
              .wording = &heldWordings[1],
              .cases = near.size()};
    addLocal(note.values, "features", namesOfTags(context.catalogue(), words));
    return note;
}

void heldEntries(const CheckContext& context, const Settings& with, FindingSink& out) {
    const auto& field = context.battlefield();
    const int shift = with.integer("shift");
    const mapsets::Obstacles obstacles(field, context.roster(), context.movement(), &context.stacking());
    for (const auto& group : context.scenario()->groups) {
        if (group.kind != Group::Kind::arrival ||
            mapsets::flagOf(context.catalogue().groupAttributes, group.attributes, with.text("unless"))
                .value_or(false))
            continue;
        const auto isHeld = [&](Cell cell) { return obstacles.isHeldAgainst(cell, group.side); };
        // Units may leave a waiting half hex to any adjacent hex, so it is blocked only if all of these are.
        const auto isBarred = [&](Cell cell) {
            if (field.use(cell) != mapsets::CellUse::staging) return isHeld(cell);
            bool opens = false, leads = false;
            for (const auto direction : model::allDirections)
                if (const auto next = field.neighbour(cell, direction); field.isPlayable(next)) {
                    leads = true;
                    opens = opens || !isHeld(next);
                }
            return leads && !opens;
        };
        const auto entries = entriesOf(context, group);
        std::vector<std::string> held;
        for (const auto cell : entries)
            if (isBarred(cell)) held.push_back(field.label(cell));
        if (held.empty()) {
            if (with.has("features"))
                if (auto note = noteOnNear(context, with, group, entries, isHeld)) out.add(std::move(*note));
            continue;
        }
        Note note{
            .values = {value("group", group.id), value("hexes", held), value("count", std::ssize(held))},
            .subject = subjectOf(SubjectKind::group, group.id, held),
            .cases = held.size()};
        const bool mayShift = shift > 0 && group.turn && held.size() == entries.size();
        if (const auto others =
                mayShift ? hexesAside(field, entries, shift, isHeld) : std::vector<std::string>{};
            !others.empty()) {
            note.wording = &heldWordings[0];
            note.values.push_back(value("others", others));
            note.values.push_back(value("shift", shift));
            note.values.push_back(value("turn", *group.turn + with.integer("delay")));
        }
        out.add(std::move(note));
    }
}

constexpr Parameter flagParameter{"flag", Parameter::Kind::text, nullptr,
                                  local("flag of a group that comes by road")};
constexpr Parameter roadEntryPathsParameter{"paths", Parameter::Kind::words, nullptr,
                                            local("tags of such roads")};
constexpr std::array roadParameters{flagParameter, roadEntryPathsParameter};
constexpr std::array queueParameters{flagParameter, roadEntryPathsParameter,
                                     Parameter{"units", Parameter::Kind::words, nullptr,
                                               local("tags of units that take a place in the queue")}};
constexpr std::array heldParameters{
    Parameter{"unless", Parameter::Kind::text, "", local("flag of a group that may come among enemies")},
    Parameter{"shift", Parameter::Kind::integer, "0",
              local("hexes aside by which it may come if all are held")},
    Parameter{"delay", Parameter::Kind::integer, "0", local("turns it comes later then")},
    Parameter{
        "features", Parameter::Kind::words, "",
        local("features by id or tag that let the group arrive elsewhere, as enemies do, if one is on or "
              "beside an "
              "entry hex; empty: only enemies in all entry hexes do")}};

constexpr std::array roadEntryTable{
    Rule{.message =
             {"ENTRY-008", Severity::error, local("arrival by road without a road"),
              local("Group '{group}' comes by road, but no {known} runs to the edge in {hexes}; choose the "
                    "hex of a road."),
              local("The units would wait outside the road."),
              local("Move the entry to the road, or let it come across country.")},
         .needs = need::scenario | need::battlefield,
         .parameters = roadParameters,
         .run = roadArrivalsWithoutRoad,
         .answer = "zone"},
    Rule{.message =
             {"ENTRY-009", Severity::info, local("queue too long for its turn"),
              local("'{counter}' is number {place} in the queue of group '{group}' and comes onto the map "
                    "in turn {turn}, not in turn {limit}; spread the group if that is not meant."),
              local("Units behind the first pay for the road off the map."),
              local("If this is intended, accept the finding; otherwise divide the group.")},
         .needs = need::scenario | need::forces | need::movement,
         .parameters = queueParameters,
         .run = queuesLongerThanATurn,
         .answer = "group"},
    Rule{
        .message = {"ENTRY-010", Severity::warning, local("arrival in an enemy hex"),
                    local("Group '{group}' is to come by {hexes} ({count} in all), where enemies are set up; "
                          "choose other hexes."),
                    local("Units cannot enter a hex that the enemy occupies."),
                    local("Move the entry or the enemy.")},
        .needs = need::scenario | need::forces | need::movement | need::stacking,
        .parameters = heldParameters,
        .variants = heldWordings,
        .run = heldEntries,
        .answer = "zone"},
};
static_assert(isSound(roadEntryTable));

}  // namespace

Topic entryRoadRules() { return {"entries", local("Queues and held entries"), roadEntryTable}; }

}  // namespace cota::checks
