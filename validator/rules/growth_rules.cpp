// Orders that change while the game lasts: who joins them, who never acts on one, and what units on one lay.

#include <array>
#include <map>

#include "validator/rules/order_parameters.h"
#include "validator/rules/orders.h"
#include "validator/rules/standing.h"
#include "validator/rules/topics.h"

namespace cota::checks {

namespace {

using mapsets::Formations;
using model::ScenarioPart;
using model::Severity;
using model::SubjectKind;

/// The order of the side that an arriving group names, or nothing.
const ScenarioPart* orderJoined(const CheckContext& context, const model::Group& group,
                                const Settings& with) {
    const auto* named = group.attributes.find(with.text("group-value"));
    if (!named || group.kind != model::Group::Kind::arrival) return nullptr;
    for (const auto* part : partsOf(context, with.text("part")))
        if (part->side == group.side && textOf(context, *part, "name") == *named) return part;
    return nullptr;
}

/// Counters of the group that the order does not name itself: they are added to it when they come.
std::vector<const Unit*> joining(const CheckContext& context, const model::Group& group,
                                 const mapsets::TaskList& list) {
    std::vector<const Unit*> units;
    for (const auto& placement : group.units) {
        const int index = context.orderOfBattle().find(placement.counter);
        if (index == nobody) continue;
        const auto& unit = context.orderOfBattle().units()[static_cast<std::size_t>(index)];
        if (!holds(list, unit.counter)) units.push_back(&unit);
    }
    return units;
}

// Weighted turns count for the size an order had: who is added makes them fewer.
void turnsLost(const CheckContext& context, const Settings& with, FindingSink& out) {
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

void neverOnOrders(const CheckContext& context, const Settings& with, FindingSink& out) {
    const auto& scenario = *context.scenario();
    if (mapsets::flagOf(context.catalogue().scenarioAttributes, scenario.attributes, with.text("unless"))
            .value_or(false))
        return;
    const Formations formations(context.document());
    const auto& order = context.orderOfBattle();
    for (const auto* part : partsOf(context, with.text("part"))) {
        for (const auto* counter : formations.read(textOf(context, *part, with.text("value"))).counters) {
            const int index = order.find(counter->id);
            if (index == nobody) continue;
            const auto& unit = order.units()[static_cast<std::size_t>(index)];
            if (!unit.hasAnyTag(with.words("units"))) continue;
            auto note = noteOn(context, *part,
                               {value("counter", counter->id), value("class", unit.unitClass->id),
                                value("unless", with.text("unless"))});
            note.related = {subjectOf(SubjectKind::counter, counter->id)};
            out.add(std::move(note));
        }
    }
}

void unlikeTheirOrder(const CheckContext& context, const Settings& with, FindingSink& out) {
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

constexpr std::array laidWordings{
    Wording{
        "many",
        {"Units on '{order}' of '{side}' lay {count} '{kind}', but so many of them ({sum}) lay {limit} at "
         "most; take some away.",
         "Las unidades de '{order}' de '{side}' ponen {count} '{kind}', pero siendo tantas ({sum}) ponen "
         "{limit} como mucho; quite algunos."}},
    Wording{
        "far",
        {"'{kind}' in {hex} is laid by units on '{order}' of '{side}', of which only {count} {count:is|are} "
         "within {limit} hexes; it takes {sum}. Move it.",
         "'{kind}' en {hex} lo ponen unidades de '{order}' de '{side}', de las que solo {count} {count:está|"
         "están} a {limit} hexágonos o menos; hacen falta {sum}. Muévalo."}},
    Wording{"near",
            {"'{kind}' in {hex}, laid by units on '{order}' of '{side}', is {count} {count:hex|hexes} from "
             "'{counter}' of the enemy; at least {limit} are asked. Move it.",
             "'{kind}' en {hex}, puesto por unidades de '{order}' de '{side}', está a {count} "
             "{count:hexágono|hexágonos} de '{counter}', del enemigo; se piden {limit} al menos. Muévalo."}}};

/// The features of one side that units on one order lay.
struct Laying {
    const ScenarioPart* part = nullptr;  // null: the side has no such order
    std::vector<mapsets::UnitIndex> units;
    std::vector<const model::ScenarioFeature*> features;
};

Note noteOfLaid(const model::ScenarioFeature& feature, const std::string& order) {
    return {.values = {value("kind", feature.kind), value("hex", feature.at.label), value("order", order),
                       value("side", feature.side)},
            .subject = subjectOfFeature(feature)};
}

void judgePlace(const CheckContext& context, const Settings& with, const Laying& laying,
                const model::ScenarioFeature& feature, const std::string& order, FindingSink& out) {
    const auto& field = context.battlefield();
    const auto& roster = context.roster();
    const auto cell = field.resolve(feature.at.label);
    if (!cell) return;
    const auto near = std::ranges::count_if(laying.units, [&](mapsets::UnitIndex unit) {
        return field.distance(roster[unit].cell, *cell) <= with.integer("within");
    });
    if (near < with.integer("per")) {
        auto note = noteOfLaid(feature, order);
        note.values.insert(note.values.end(), {value("count", near), value("limit", with.integer("within")),
                                               value("sum", with.integer("per"))});
        note.wording = &laidWordings[1];
        out.add(std::move(note));
    }
    for (const auto& enemy : roster.units()) {
        if (enemy.side.empty() || enemy.side == feature.side || !isPlaced(enemy) ||
            field.distance(enemy.cell, *cell) >= with.integer("apart"))
            continue;
        auto note = noteOfLaid(feature, order);
        note.values.insert(note.values.end(),
                           {value("count", field.distance(enemy.cell, *cell)),
                            value("limit", with.integer("apart")), value("counter", enemy.id)});
        note.wording = &laidWordings[2];
        out.add(std::move(note));
        break;
    }
}

Laying layingOf(const CheckContext& context, const Settings& with, const model::SideId& side,
                const std::string& name) {
    Laying laying;
    const Formations formations(context.document());
    for (const auto* part : partsOf(context, with.text("part"))) {
        if (part->side != side || textOf(context, *part, "name") != name ||
            textOf(context, *part, with.text("state")) != with.text("running") ||
            !isAmong(with.words("kinds"), textOf(context, *part, with.text("kind"))))
            continue;
        laying.part = part;
        const auto& order = context.orderOfBattle().units();
        const auto list = formations.read(textOf(context, *part, with.text("value")));
        for (std::size_t i = 0; i < order.size(); ++i)
            if (holds(list, order[i].counter) && order[i].hasAnyTag(with.words("units")) &&
                isPlaced(context.roster().units()[i]))
                laying.units.push_back(static_cast<mapsets::UnitIndex>(i));
    }
    return laying;
}

void laidByOrders(const CheckContext& context, const Settings& with, FindingSink& out) {
    std::map<std::pair<model::SideId, std::string>, Laying> all;
    for (const auto& feature : context.scenario()->features) {
        const auto* order = feature.attributes.find(with.text("by"));
        if (!order || !isOneOf(context, feature.kind, with.words("features"))) continue;
        const auto [known, isNew] = all.try_emplace({feature.side, *order});
        if (isNew) known->second = layingOf(context, with, feature.side, *order);
        known->second.features.push_back(&feature);
    }
    for (const auto& [key, laying] : all) {
        const auto& first = *laying.features.front();
        if (!laying.part) {
            out.add(noteOfLaid(first, key.second));
            continue;
        }
        const auto most = std::ssize(laying.units) / std::max(1, with.integer("per"));
        if (std::ssize(laying.features) > most) {
            auto note = noteOfLaid(first, key.second);
            note.values.insert(note.values.end(),
                               {value("count", std::ssize(laying.features)),
                                value("sum", std::ssize(laying.units)), value("limit", most)});
            note.wording = &laidWordings[0];
            out.add(std::move(note));
        }
        for (const auto* feature : laying.features)
            judgePlace(context, with, laying, *feature, key.second, out);
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
constexpr std::array laidParameters{
    Parameter{"features",
              Parameter::Kind::words,
              nullptr,
              {"features by id or tag", "elementos por id o etiqueta"}},
    Parameter{"by",
              Parameter::Kind::text,
              nullptr,
              {"their value that names the order", "su valor que nombra la orden"}},
    orderPartParameter,
    orderValueParameter,
    orderStateParameter,
    Parameter{"running", Parameter::Kind::text, nullptr, {"state in which it runs", "estado en curso"}},
    Parameter{
        "kind", Parameter::Kind::text, nullptr, {"value of an order with its sort", "valor con su clase"}},
    Parameter{"kinds",
              Parameter::Kind::words,
              nullptr,
              {"sorts of orders that let units lay them", "clases de órdenes que permiten ponerlos"}},
    Parameter{"units",
              Parameter::Kind::words,
              nullptr,
              {"tags of units that lay them", "etiquetas de unidades que los ponen"}},
    Parameter{
        "per", Parameter::Kind::integer, nullptr, {"so many units lay one", "tantas unidades ponen uno"}},
    Parameter{"within",
              Parameter::Kind::integer,
              nullptr,
              {"hexes those may be away", "hexágonos a los que pueden estar"}},
    Parameter{"apart",
              Parameter::Kind::integer,
              nullptr,
              {"hexes the enemy is away at least", "hexágonos a los que está el enemigo como poco"}}};

constexpr std::array growthTable{
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
             {"Nothing, if it is meant; else give the group an order of its own.",
              "Nada, si es lo que se quiere; si no, dé al grupo una orden propia."}},
        .needs = need::scenario | need::forces | need::mapset,
        .parameters = lostParameters,
        .example = {"<values name=\"Oak\" mission=\"attack\" size=\"1\" formations=\"i ii\" failure=\"Back\" "
                    "state=\"preliminary\" weighted-turns=\"27\"/>",
                    "<values name=\"Oak\" mission=\"attack\" size=\"2\" formations=\"i ii iii\" "
                    "failure=\"Back\" state=\"preliminary\" weighted-turns=\"27\"/>"},
        .run = turnsLost},
    Rule{.message = {"ORDER-012",
                     Severity::warning,
                     {"unit that acts on no order", "unidad que no sigue órdenes"},
                     {"'{counter}' ({class}) is on '{part}' of '{side}', but units of its sort are on none, "
                      "unless the game says so ('{unless}').",
                      "'{counter}' ({class}) está en '{part}' de '{side}', pero las de su clase no están en "
                      "ninguna, salvo que el juego lo diga ('{unless}')."},
                     {"The rules leave them out of orders.", "Las reglas las dejan fuera de las órdenes."},
                     {"Take it off, or set the flag.", "Quítela o ponga el indicador."}},
         .needs = need::scenario | need::forces | need::mapset,
         .parameters = neverOnOrderParameters,
         .example = {"<values name=\"Oak\" mission=\"attack\" size=\"0\" formations=\"a-co b-co guns\" "
                     "failure=\"Back\"/>",
                     "<values name=\"Oak\" mission=\"attack\" size=\"0\" formations=\"a-co b-co\" "
                     "failure=\"Back\"/>"},
         .run = neverOnOrders},
    Rule{
        .message = {"ORDER-013",
                    Severity::warning,
                    {"units that join an unlike order", "unidades que se unen a una orden distinta"},
                    {"Group '{group}' adds '{counter}' ({class}) to '{part}' of '{side}', which already runs "
                     "and has others on it, such as '{other}'; give it an order of its own.",
                     "El grupo '{group}' añade '{counter}' ({class}) a '{part}' de '{side}', que ya está en "
                     "curso y tiene otras, como '{other}'; dele una orden propia."},
                    {"Units of this sort are only added to orders of their like.",
                     "Las unidades así solo se añaden a órdenes de sus iguales."},
                    {"Name another order, or list the unit on this one from the start.",
                     "Nombre otra orden o póngala en esta desde el principio."}},
        .needs = need::scenario | need::forces | need::mapset,
        .parameters = unlikeOrderParameters,
        .example = {"<group id=\"tanks\" kind=\"arrival\" side=\"us\" zone=\"south\" turn=\"2\"><values "
                    "sheet=\"Oak\"/>",
                    "<group id=\"tanks\" kind=\"arrival\" side=\"us\" zone=\"south\" turn=\"2\"><values "
                    "sheet=\"Elm\"/>"},
        .run = unlikeTheirOrder},
    Rule{.message = {"LIMIT-007",
                     Severity::error,
                     {"laid by nobody who may", "puesto por quien no puede"},
                     {"'{kind}' in {hex} is laid by units on '{order}', but '{side}' has no running order of "
                      "that name that lets units lay it; correct the name.",
                      "'{kind}' en {hex} lo ponen unidades de '{order}', pero '{side}' no tiene en curso una "
                      "orden de ese nombre que lo permita; corrija el nombre."},
                     {"Only some orders let units lay obstacles, so many and not farther off.",
                      "Solo algunas órdenes permiten poner obstáculos, tantos y no más lejos."},
                     {"Correct the name, the place or the number.",
                      "Corrija el nombre, el lugar o el número."}},
         .needs = need::scenario | need::forces | need::battlefield,
         .parameters = laidParameters,
         .variants = laidWordings,
         .example =
             {"<feature at=\"A-3.04\" kind=\"minefield\" side=\"us\"><values laid-by=\"Oak\"/></feature>",
              "<feature at=\"A-3.08\" kind=\"minefield\" side=\"us\"><values laid-by=\"Oak\"/></feature>"},
         .run = laidByOrders},
};
static_assert(isSound(growthTable));

}  // namespace

Topic growthRules() { return {"growth", {"Orders that change", "Órdenes que cambian"}, growthTable}; }

}  // namespace cota::checks
