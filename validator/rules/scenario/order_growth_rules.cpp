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

constexpr Parameter growthGroup{
    "group-value",
    Parameter::Kind::text,
    "sheet",
    {"value of a group that names its order", "valor de un grupo que nombra su orden"}};

constexpr std::array lostParameters{
    orderPartParameter,
    orderValueParameter,
    orderStateParameter,
    growthGroup,
    Parameter{"pending",
              Parameter::Kind::words,
              nullptr,
              {"states in which it waits", "estados en los que espera"}},
    Parameter{"turns",
              Parameter::Kind::text,
              "weighted-turns",
              {"its value with the turns it has gathered", "su valor con los turnos acumulados"}}};

constexpr std::array neverOnOrderParameters{
    orderPartParameter, orderValueParameter,
    Parameter{"units",
              Parameter::Kind::words,
              nullptr,
              {"tags of units that act on no order", "etiquetas de unidades que no siguen órdenes"}},
    Parameter{"unless",
              Parameter::Kind::text,
              "",
              {"flag of the scenario that allows it", "indicador del escenario que lo permite"}}};

constexpr std::array unlikeOrderParameters{
    orderPartParameter,
    orderValueParameter,
    orderStateParameter,
    growthGroup,
    Parameter{"running",
              Parameter::Kind::words,
              nullptr,
              {"states in which it runs", "estados en los que está en curso"}},
    Parameter{
        "units",
        Parameter::Kind::words,
        nullptr,
        {"tags of units that join only their like", "etiquetas de unidades que solo se unen a iguales"}}};

constexpr std::array orderGrowthTable{
    Rule{
        .message =
            {"ORDER-011",
             Severity::info,
             {"weighted turns that shrink", "turnos ponderados que menguan"},
             {"Group '{group}' joins '{part}' of '{side}', which grows from {before} to {after}: of its "
              "{turns} weighted turns {count} are left.",
              "El grupo '{group}' se une a '{part}' de '{side}', que crece de {before} a {after}: de sus "
              "{turns} turnos ponderados quedan {count}."},
             {"Turns gathered by fewer count less for more.",
              "Los turnos acumulados por menos valen menos para más."},
             {"If this is intended, accept the finding; otherwise give the group its own order.",
              "Si es intencionado, acepte el hallazgo; si no, dé al grupo una orden propia."}},
        .needs = need::scenario | need::forces | need::mapset,
        .parameters = lostParameters,
        .example = {"<values name=\"Oak\" mission=\"attack\" size=\"1\" formations=\"i ii\" failure=\"Back\" "
                    "state=\"preliminary\" weighted-turns=\"27\"/>",
                    "<values name=\"Oak\" mission=\"attack\" size=\"2\" formations=\"i ii iii\" "
                    "failure=\"Back\" state=\"preliminary\" weighted-turns=\"27\"/>"},
        .run = weightedTurnsLost},
    Rule{.message = {"ORDER-012",
                     Severity::warning,
                     {"unit that acts on no order", "unidad que no sigue órdenes"},
                     {"'{counter}' ({class}) is on '{part}' of '{side}', but units of its sort are on none, "
                      "unless the game says so ('{unless}').",
                      "'{counter}' ({class}) está en '{part}' de '{side}', pero las de su clase no están en "
                      "ninguna, salvo que el juego lo diga ('{unless}')."},
                     {"The rules leave them out of orders.", "Las reglas las dejan fuera de las órdenes."},
                     {"Remove the unit, or set the flag.", "Retire la unidad o active el indicador."}},
         .needs = need::scenario | need::forces | need::mapset,
         .parameters = neverOnOrderParameters,
         .example = {"<values name=\"Oak\" mission=\"attack\" size=\"0\" formations=\"a-co b-co guns\" "
                     "failure=\"Back\"/>",
                     "<values name=\"Oak\" mission=\"attack\" size=\"0\" formations=\"a-co b-co\" "
                     "failure=\"Back\"/>"},
         .run = unitsThatTakeNoOrders},
    Rule{
        .message = {"ORDER-013",
                    Severity::warning,
                    {"units that join an unlike order", "unidades que se unen a una orden distinta"},
                    {"Group '{group}' adds '{counter}' ({class}) to '{part}' of '{side}', which already runs "
                     "and has others on it, such as '{other}'; give it an order of its own.",
                     "El grupo '{group}' añade '{counter}' ({class}) a '{part}' de '{side}', que ya está en "
                     "curso y tiene otras, como '{other}'; dele una orden propia."},
                    {"Units of this class only join orders of similar units.",
                     "Las unidades de esta clase solo se añaden a órdenes de unidades parecidas."},
                    {"Name another order, or list the unit on this one from the start.",
                     "Nombre otra orden o póngala en esta desde el principio."}},
        .needs = need::scenario | need::forces | need::mapset,
        .parameters = unlikeOrderParameters,
        .example = {"<group id=\"tanks\" kind=\"arrival\" side=\"us\" zone=\"south\" turn=\"2\"><values "
                    "sheet=\"Oak\"/>",
                    "<group id=\"tanks\" kind=\"arrival\" side=\"us\" zone=\"south\" turn=\"2\"><values "
                    "sheet=\"Elm\"/>"},
        .run = arrivalsUnlikeTheirOrder},
};
static_assert(isSound(orderGrowthTable));

}  // namespace

Topic orderGrowthRules() {
    return {"order-growth", {"Orders that change", "Órdenes que cambian"}, orderGrowthTable};
}

}  // namespace cota::checks
