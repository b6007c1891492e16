// Orders that change during the game: units that join them, and units that cannot follow them.

#include <array>

#include "validator/rules/facts/orders.h"
#include "validator/rules/facts/standing.h"
#include "validator/rules/scenario/order_parameters.h"
#include "validator/rules/scenario/scenario_topics.h"

namespace cota::checks {

namespace {

using mapsets::Formations;
using model::ScenarioPart;
using model::Severity;
using model::SubjectKind;

/// The order of the side that an arriving group names; null if there is none.
const ScenarioPart* orderJoined(const CheckContext& context, const model::Group& group,
                                const Settings& with) {
    const auto* named = group.attributes.find(with.text("group-value"));
    if (!named || group.kind != model::Group::Kind::arrival) return nullptr;
    for (const auto* part : partsOf(context, with.text("part")))
        if (part->side == group.side && textOf(context, *part, "name") == *named) return part;
    return nullptr;
}

/// Counters of the group that the order does not name; they join it when they arrive.
std::vector<const mapsets::ListedUnit*> joining(const CheckContext& context, const model::Group& group,
                                                const mapsets::TaskList& list) {
    std::vector<const mapsets::ListedUnit*> units;
    for (const auto& placement : group.units) {
        const auto index = context.orderOfBattle().find(placement.counter);
        if (index == mapsets::noUnit) continue;
        const auto& unit = context.orderOfBattle()[index];
        if (!holds(list, unit.counter)) units.push_back(&unit);
    }
    return units;
}

// Weighted turns depend on the size of an order; units that join reduce them.
// TCS 6.13.d, 6.13.e.
void weightedTurnsLost(const CheckContext& context, const Settings& with, FindingSink& out) {
    const Formations formations(context.document());
    const auto rule = mapsets::orderSizeRuleOf(context.mapset());
    const auto pending = with.words("pending");
    for (const auto& group : context.scenario()->groups) {
        const auto* part = orderJoined(context, group, with);
        if (!part || !isAmong(pending, textOf(context, *part, with.text("state")))) continue;
        const auto turns = mapsets::readInteger(textOf(context, *part, with.text("turns"))).value_or(0);
        auto list = formations.read(textOf(context, *part, with.text("value")));
        const int before = formations.sizeOf(list, rule).elements;
        for (const auto* unit : joining(context, group, list)) list.counters.push_back(unit->counter);
        const int after = formations.sizeOf(list, rule).elements;
        const int left = mapsets::turnsAfterGrowth(turns, before, after);
        if (left == turns) continue;
        auto note = noteOn(context, *part,
                           {value("group", group.id), value("turns", turns), value("count", left),
                            value("before", before), value("after", after)});
        note.related = {subjectOf(SubjectKind::group, group.id)};
        out.add(std::move(note));
    }
}

// TCS 6.7.b.
void unitsThatTakeNoOrders(const CheckContext& context, const Settings& with, FindingSink& out) {
    const auto& scenario = *context.scenario();
    if (mapsets::flagOf(context.catalogue().scenarioAttributes, scenario.attributes, with.text("unless"))
            .value_or(false))
        return;
    const Formations formations(context.document());
    const auto& order = context.orderOfBattle();
    for (const auto* part : partsOf(context, with.text("part"))) {
        for (const auto* counter : formations.read(textOf(context, *part, with.text("value"))).counters) {
            const auto index = order.find(counter->id);
            if (index == mapsets::noUnit) continue;
            const auto& unit = order[index];
            if (!unit.hasAnyTag(with.words("units"))) continue;
            auto note = noteOn(context, *part,
                               {value("counter", counter->id), value("class", unit.unitClass->id),
                                valueOf("unless", ValueKind::attribute, with.text("unless"))});
            note.related = {subjectOf(SubjectKind::counter, counter->id)};
            out.add(std::move(note));
        }
    }
}

// TCS 6.13.c, 6.9.e.
void arrivalsUnlikeTheirOrder(const CheckContext& context, const Settings& with, FindingSink& out) {
    const Formations formations(context.document());
    const auto running = with.words("running");
    const auto tags = with.words("units");
    for (const auto& group : context.scenario()->groups) {
        const auto* part = orderJoined(context, group, with);
        if (!part || !isAmong(running, textOf(context, *part, with.text("state")))) continue;
        const auto list = formations.read(textOf(context, *part, with.text("value")));
        const model::Counter* other = nullptr;
        for (const auto& unit : context.orderOfBattle().units())
            if (!other && holds(list, unit.counter) && !unit.hasAnyTag(tags)) other = unit.counter;
        if (!other) continue;
        for (const auto* unit : joining(context, group, list)) {
            if (!unit->hasAnyTag(tags)) continue;
            auto note = noteOn(context, *part,
                               {value("group", group.id), value("counter", unit->counter->id),
                                value("class", unit->unitClass->id), value("other", other->id)});
            note.related = {subjectOf(SubjectKind::group, group.id)};
            out.add(std::move(note));
            break;
        }
    }
}

constexpr Parameter growthGroup{"group-value", Parameter::Kind::text, "sheet",
                                local("value of a group that names its order")};

constexpr std::array lostParameters{
    orderPartParameter,
    orderValueParameter,
    orderStateParameter,
    growthGroup,
    Parameter{"pending", Parameter::Kind::words, nullptr, local("states in which it waits")},
    Parameter{"turns", Parameter::Kind::text, "weighted-turns",
              local("its value with the turns it has gathered")}};

constexpr std::array neverOnOrderParameters{
    orderPartParameter, orderValueParameter,
    Parameter{"units", Parameter::Kind::words, nullptr, local("tags of units that act on no order")},
    Parameter{"unless", Parameter::Kind::text, "", local("flag of the scenario that allows it")}};

constexpr std::array unlikeOrderParameters{
    orderPartParameter,
    orderValueParameter,
    orderStateParameter,
    growthGroup,
    Parameter{"running", Parameter::Kind::words, nullptr, local("states in which it runs")},
    Parameter{"units", Parameter::Kind::words, nullptr, local("tags of units that join only their like")}};

constexpr std::array orderGrowthTable{
    Rule{
        .message =
            {"ORDER-011", Severity::info, local("weighted turns that shrink"),
             local("Group '{group}' joins '{part}' of '{side}', which grows from {before} to {after}: of its "
                   "{turns} weighted turns {count} are left."),
             local("Turns gathered by fewer count less for more."),
             local("If this is intended, accept the finding; otherwise give the group its own order.")},
        .needs = need::scenario | need::forces | need::mapset,
        .parameters = lostParameters,
        .run = weightedTurnsLost},
    Rule{.message =
             {"ORDER-012", Severity::warning, local("unit that acts on no order"),
              local("'{counter}' ({class}) is on '{part}' of '{side}', but units of its sort are on none, "
                    "unless the game says so ('{unless}')."),
              local("The rules leave them out of orders."), local("Remove the unit, or set the flag.")},
         .needs = need::scenario | need::forces | need::mapset,
         .parameters = neverOnOrderParameters,
         .run = unitsThatTakeNoOrders},
    Rule{.message =
             {"ORDER-013", Severity::warning, local("units that join an unlike order"),
              local("Group '{group}' adds '{counter}' ({class}) to '{part}' of '{side}', which already runs "
                    "and has others on it, such as '{other}'; give it one of its own."),
              local("Units of this class only join orders of similar units."),
              local("Name another order, or list the unit on this one from the start.")},
         .needs = need::scenario | need::forces | need::mapset,
         .parameters = unlikeOrderParameters,
         .run = arrivalsUnlikeTheirOrder},
};
static_assert(isSound(orderGrowthTable));

}  // namespace

Topic orderGrowthRules() { return {"order-growth", local("Orders that change"), orderGrowthTable}; }

}  // namespace cota::checks
