// Places of orders: what is drawn for an order belongs to one and is away from the enemy, and units that
// start dug in have an order to dig in.

#include <array>

#include "validator/rules/facts/orders.h"
#include "validator/rules/facts/standing.h"
#include "validator/rules/scenario/scenario_topics.h"

namespace cota::checks {

namespace {

using mapsets::Cell;
using model::ScenarioPart;
using model::Severity;
using model::SubjectKind;

const ScenarioPart* orderCalled(const CheckContext& context, const std::string& kind,
                                const model::SideId& side, const std::string& name) {
    for (const auto* part : partsOf(context, kind))
        if (part->side == side && textOf(context, *part, "name") == name) return part;
    return nullptr;
}

// TCS 6.5, 6.12.
void partsOfNoOrder(const CheckContext& context, const Settings& with, FindingSink& out) {
    const auto kinds = with.words("parts");
    for (const auto& part : context.scenario()->parts) {
        const auto* name =
            isAmong(kinds, part.kind.text) ? part.attributes.find(with.text("value")) : nullptr;
        if (!name || orderCalled(context, with.text("part"), part.side, *name)) continue;
        std::vector<std::string> names;
        for (const auto* order : partsOf(context, with.text("part")))
            if (order->side == part.side) names.push_back(textOf(context, *order, "name"));
        auto note =
            noteOn(context, part,
                   {value("name", *name), valueOf("field", ValueKind::attribute, with.text("value"))});
        note.values.push_back(allKnown(*name, std::vector<std::string_view>(names.begin(), names.end())));
        out.add(std::move(note));
    }
}

bool hasTagged(const CheckContext& context, const std::string& list, const std::string& id,
               const std::vector<std::string>& tags) {
    const auto* words = context.catalogue().wordList(list);
    const auto* word = words ? words->find(id) : nullptr;
    return word && std::any_of(tags.begin(), tags.end(),
                               [&](const auto& tag) { return mapsets::hasTag(word->tags, tag); });
}

// TCS 6.16, 27.1.f.
void dugInWithoutOrder(const CheckContext& context, const Settings& with, FindingSink& out) {
    const mapsets::Formations formations(context.document());
    const auto kind = with.text("kind");
    std::vector<mapsets::TaskList> lists;
    for (const auto* part : partsOf(context, with.text("part")))
        if (hasTagged(context, kind, textOf(context, *part, kind), with.words("tags")))
            lists.push_back(formations.read(textOf(context, *part, with.text("value"))));
    for (const auto& unit : context.orderOfBattle().units()) {
        if (!isIn(context, unit, with.text("state")) || !unit.posting()) continue;
        const auto* may = unit.posting()->group->attributes.find(with.text("unless"));
        if (may && mapsets::readFlag(*may).value_or(false)) continue;
        if (std::any_of(lists.begin(), lists.end(),
                        [&](const auto& list) { return holds(list, unit.counter); }))
            continue;
        out.add({.values = {value("counter", unit.counter->id),
                            valueOf("state", ValueKind::state, with.text("state")),
                            value("group", unit.posting()->group->id)},
                 .subject = subjectOf(SubjectKind::counter, unit.counter->id)});
    }
}

int nearestOf(const mapsets::Battlefield& field, Cell cell, const std::vector<Cell>& others) {
    int least = -1;
    for (const auto other : others)
        if (const int distance = field.distance(cell, other); least < 0 || distance < least) least = distance;
    return least;
}

constexpr std::array rallyWordings{
    Wording{"held", local("'{part}' of '{side}' is in {hex}, where an enemy stands; choose another hex.")}};

// A unit that falls back to such a point must not end up nearer to the enemy than it started.
// TCS 6.12.c.
void unsafeRallyPoints(const CheckContext& context, const Settings& with, FindingSink& out) {
    const mapsets::Formations formations(context.document());
    const auto& field = context.battlefield();
    const auto& roster = context.roster();
    for (const auto* part : partsOf(context, with.text("part"))) {
        const auto enemies = enemiesOf(context, part->side);
        int safest = -1;
        for (const auto* counter : formations.read(textOf(context, *part, with.text("value"))).counters) {
            const auto index = roster.find(counter->id);
            if (index == mapsets::noUnit || roster[index].cell == mapsets::noCell ||
                roster[index].where == mapsets::RosterUnit::Where::arrival)
                continue;
            const int distance = nearestOf(field, roster[index].cell, enemies);
            safest = safest < 0 ? distance : std::min(safest, distance);
        }
        for (const auto& hex : part->hexes) {
            const auto cell = field.resolve(hex.label);
            const int distance = cell ? nearestOf(field, *cell, enemies) : -1;
            if (distance < 0 || (distance > 0 && (safest < 0 || distance >= safest))) continue;
            auto note =
                noteOn(context, *part,
                       {value("hex", hex.label), value("distance", distance), value("limit", safest)});
            if (distance == 0) note.wording = &rallyWordings[0];
            out.add(std::move(note));
        }
    }
}

// TCS 6.6.d, 6.6.e.
void ordersThroughEnemies(const CheckContext& context, const Settings& with, FindingSink& out) {
    const auto& field = context.battlefield();
    const auto kind = with.text("kind");
    const auto kinds = with.words("kinds");
    const auto goals = with.words("goals");
    const auto missionOf = [&](const ScenarioPart& drawn) {
        const auto* order =
            orderCalled(context, with.text("part"), drawn.side, textOf(context, drawn, with.text("value")));
        return order ? textOf(context, *order, kind) : std::string();
    };
    const auto drawings = partsOf(context, with.text("drawn"));
    for (const auto* drawn : drawings) {
        const auto mission = missionOf(*drawn);
        if (!isAmong(kinds, mission)) continue;
        const auto held = heldAgainst(context, drawn->side);
        std::vector<std::string> hexes;
        for (const auto& hex : drawn->hexes) {
            const auto cell = field.resolve(hex.label);
            const bool isGoal = std::any_of(drawings.begin(), drawings.end(), [&](const auto* other) {
                return other->side == drawn->side && isAmong(goals, missionOf(*other)) &&
                       textOf(context, *other, with.text("what")) == with.text("goal") &&
                       std::any_of(other->hexes.begin(), other->hexes.end(),
                                   [&](const auto& one) { return field.resolve(one.label) == cell; });
            });
            if (cell && held.contains(*cell) && !isGoal) hexes.push_back(hex.label);
        }
        if (hexes.empty()) continue;
        auto note = noteOn(context, *drawn,
                           {value("hexes", hexes), value("count", std::ssize(hexes)),
                            valueOf("kind", ValueKind::onMap, mission)});
        note.cases = hexes.size();
        out.add(std::move(note));
    }
}

constexpr Parameter orderPlacePartParameter{"part", Parameter::Kind::text, nullptr,
                                            local("the kind of part that is an order")};
constexpr Parameter orderPlaceValueParameter{"value", Parameter::Kind::text, nullptr,
                                             local("value with the name of the order")};
constexpr Parameter kindParameter{"kind", Parameter::Kind::text, nullptr,
                                  local("value of the order with its sort, and the list of sorts")};
constexpr Parameter membersParameter{"value", Parameter::Kind::text, nullptr,
                                     local("value with formations and counters")};
constexpr std::array belongParameters{
    orderPlacePartParameter, orderPlaceValueParameter,
    Parameter{"parts", Parameter::Kind::words, nullptr, local("parts that belong to one")}};
constexpr std::array digParameters{
    orderPlacePartParameter,
    membersParameter,
    kindParameter,
    Parameter{"tags", Parameter::Kind::words, nullptr, local("tags of sorts that allow it")},
    Parameter{"state", Parameter::Kind::text, nullptr, local("the state")},
    Parameter{"unless", Parameter::Kind::text, "", local("flag of a group that allows it too")}};
constexpr std::array pointParameters{
    Parameter{"part", Parameter::Kind::text, nullptr, local("the kind of part with such points")},
    membersParameter};
constexpr std::array throughParameters{
    orderPlacePartParameter,
    orderPlaceValueParameter,
    kindParameter,
    Parameter{"drawn", Parameter::Kind::text, nullptr, local("the kind of part drawn for orders")},
    Parameter{"kinds", Parameter::Kind::words, nullptr, local("sorts that keep away from enemies")},
    Parameter{"what", Parameter::Kind::text, "", local("value of what is drawn that says what it is ...")},
    Parameter{"goal", Parameter::Kind::text, "", local("... and the word for hexes to be taken")},
    Parameter{"goals", Parameter::Kind::words, "", local("sorts whose goals may be used")}};

constexpr std::array orderPlaceTable{
    Rule{
        .message = {"ORDER-007", Severity::error, local("part of no order"),
                    local("'{part}' of '{side}' belongs to '{name}', but the side has no such order; it has: "
                          "{known}."),
                    local("It is never looked at."), local("Correct the name.")},
        .needs = need::scenario | need::mapset,
        .parameters = belongParameters,
        .fix = {.kind = FixKind::nearWord, .value = "name"},
        .run = partsOfNoOrder},
    Rule{.message = {"ORDER-008", Severity::warning, local("a start no order allows"),
                     local(
                         "'{counter}' starts '{state}', but is on no order that does so, and group '{group}' "
                         "does not allow it; put it on one or drop the state."),
                     local("Only such an order puts units in that state."),
                     local("Put it on the order, or let the group say that it may.")},
         .needs = need::scenario | need::forces | need::mapset,
         .parameters = digParameters,
         .run = dugInWithoutOrder},
    Rule{
        .message = {"ORDER-009", Severity::warning, local("no safe place to rally"),
                    local("'{part}' of '{side}' is in {hex}, {distance} {distance:hex|hexes} from the enemy, "
                          "nearer than its units, which start {limit} away; move it back."),
                    local("Units that fall back must not move nearer to the enemy."),
                    local("Move the point to the rear.")},
        .needs = need::scenario | need::forces | need::battlefield,
        .parameters = pointParameters,
        .variants = rallyWordings,
        .run = unsafeRallyPoints},
    Rule{.message =
             {"ORDER-010", Severity::warning, local("order among enemies"),
              local("'{part}' of '{side}' ({kind}) runs through {hexes} ({count} in all), which the enemy "
                    "holds at the start; lead it elsewhere if that is not meant."),
              local("Such an order avoids the enemy; taking ground is an attack."),
              local("Draw it elsewhere, or give another order.")},
         .needs = need::scenario | need::forces | need::battlefield,
         .parameters = throughParameters,
         .run = ordersThroughEnemies},
};
static_assert(isSound(orderPlaceTable));

}  // namespace

Topic orderPlaceRules() { return {"order-places", local("Where orders lead"), orderPlaceTable}; }

}  // namespace cota::checks
