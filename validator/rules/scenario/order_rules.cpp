// Orders name their units: formations that exist, each in one order, as many as the order states.

#include <array>
#include <map>

#include "validator/rules/facts/orders.h"
#include "validator/rules/scenario/order_parameters.h"
#include "validator/rules/scenario/scenario_topics.h"

namespace cota::checks {

namespace {

using mapsets::Formations;
using model::ScenarioPart;
using model::Severity;
using model::SubjectKind;

constexpr std::array namelessWordings{
    Wording{"side",
            {"'{part}' of '{side}' names '{name}' as '{value}', which is of '{other}'; name its own.",
             "'{part}' de '{side}' nombra '{name}' como '{value}', que es de '{other}'; nombre los suyos."}}};

// TCS 6.7.a.
void ordersForUnknownUnits(const CheckContext& context, const Settings& with, FindingSink& out) {
    const Formations formations(context.document());
    const auto& order = context.orderOfBattle();
    const auto kinds = with.words("parts");
    for (const auto& part : context.scenario()->parts) {
        if (!isAmong(kinds, part.kind.text)) continue;
        for (const auto& name : with.words("values"))
            for (const auto& word : wordsOf(textOf(context, part, name))) {
                const auto* formation = formations.find(word);
                const auto unit = order.find(model::CounterId(word));
                const bool isKnown = formation != nullptr || unit != mapsets::noUnit;
                const auto side = formation ? formations.sideOf(*formation)
                                  : isKnown ? order[unit].side
                                            : part.side;
                if (isKnown && (side.empty() || part.side.empty() || side == part.side)) continue;
                auto note = noteOn(context, part, {value("name", word), value("value", name)});
                if (isKnown) {
                    note.wording = &namelessWordings[0];
                    note.values.push_back(value("other", side));
                }
                out.add(std::move(note));
            }
    }
}

/// An order that is still valid.
struct Order {
    const ScenarioPart* part = nullptr;
    mapsets::TaskList list;
    bool isRunning = false;
    std::string kind;
};

std::vector<Order> ordersOf(const CheckContext& context, const Settings& with) {
    const Formations formations(context.document());
    const auto running = with.words("running");
    const auto pending = with.words("pending");
    std::vector<Order> orders;
    for (const auto* part : partsOf(context, with.text("part"))) {
        const auto state = textOf(context, *part, with.text("state"));
        if (!isAmong(running, state) && !isAmong(pending, state)) continue;
        orders.push_back({part, formations.read(textOf(context, *part, with.text("value"))),
                          isAmong(running, state), textOf(context, *part, with.text("kind"))});
    }
    return orders;
}

constexpr std::array twiceWordings{
    Wording{"kind",
            {"'{counter}' ({count} in all) is on '{part}' and on '{other}' of '{side}', both {kind} and not "
             "yet running; take it off one.",
             "'{counter}' ({count} en total) está en '{part}' y en '{other}' de '{side}', ambas {kind} y aún "
             "sin iniciar; quítela de una."}}};

// A unit may have only one active order; its pending ones must be of different kinds.
// TCS 6.7.c.
void unitsUnderTwoOrders(const CheckContext& context, const Settings& with, FindingSink& out) {
    const auto orders = ordersOf(context, with);
    for (std::size_t i = 0; i < orders.size(); ++i)
        for (std::size_t j = 0; j < i; ++j) {
            const auto& one = orders[i];
            const auto& other = orders[j];
            const bool bothWait = !one.isRunning && !other.isRunning && one.kind == other.kind;
            if (!(one.isRunning && other.isRunning) && !bothWait) continue;
            std::vector<const model::Counter*> both;
            for (const auto* counter : one.list.counters)
                if (holds(other.list, counter)) both.push_back(counter);
            if (both.empty()) continue;
            auto note = noteOn(context, *one.part,
                               {value("counter", both.front()->id), value("count", std::ssize(both)),
                                value("other", textOf(context, *other.part, "name")),
                                valueOf("kind", ValueKind::onMap, one.kind)});
            note.related = {context.subjectOf(*other.part)};
            if (bothWait) note.wording = &twiceWordings[0];
            out.add(std::move(note));
        }
}

// TCS 6.9.b, 6.9.c.
void ordersOfWrongSize(const CheckContext& context, const Settings& with, FindingSink& out) {
    const Formations formations(context.document());
    const auto rule = mapsets::orderSizeRuleOf(context.mapset());
    for (const auto* part : partsOf(context, with.text("part"))) {
        const auto stated = mapsets::readInteger(textOf(context, *part, with.text("size")));
        const auto list = formations.read(textOf(context, *part, with.text("value")));
        if (!stated || !list.unknown.empty() || list.counters.empty()) continue;
        const auto size = formations.sizeOf(list, rule);
        if (size.size == *stated) continue;
        out.add(noteOn(context, *part,
                       {value("limit", *stated), value("count", size.size), value("elements", size.elements),
                        value("less", size.elements - size.size),
                        valueOf("name", ValueKind::attribute, with.text("size"))}));
    }
}

// TCS 6.14.b.
void reservesTooLarge(const CheckContext& context, const Settings& with, FindingSink& out) {
    const Formations formations(context.document());
    for (const auto* part : partsOf(context, with.text("part"))) {
        const auto all = formations.read(textOf(context, *part, with.text("value")));
        const auto held = formations.read(textOf(context, *part, with.text("reserve")));
        if (2 * held.counters.size() <= all.counters.size()) continue;
        out.add(noteOn(context, *part,
                       {value("count", std::ssize(held.counters)), value("sum", std::ssize(all.counters)),
                        value("limit", std::ssize(all.counters) / 2)}));
    }
}

// TCS 6.14.d.
void ordersBeyondCommandRating(const CheckContext& context, const Settings& with, FindingSink& out) {
    for (const auto& side : context.scenario()->sides) {
        const auto rating =
            mapsets::integerOf(context.catalogue().sideAttributes, side.attributes, with.text("rating"));
        if (!rating || *rating < with.integer("from")) continue;
        for (const auto* part : partsOf(context, with.text("part")))
            for (const auto& name : with.words("values"))
                if (part->side == side.id && part->attributes.has(name))
                    out.add(noteOn(context, *part,
                                   {valueOf("name", ValueKind::attribute, name),
                                    valueOf("rating", ValueKind::attribute, with.text("rating")),
                                    value("value", *rating), value("limit", with.integer("from"))}));
    }
}

constexpr std::array arrivalWordings{
    Wording{"unknown",
            {"Group '{group}' arrives on '{name}', but '{side}' has no such order; correct the name.",
             "El grupo '{group}' llega con '{name}', pero '{side}' no tiene esa orden; corrija el nombre."}}};

// Arriving units need an order: the group names it, or the order names the units.
// TCS 27.2.b, 6.13.e.
void arrivalsWithoutOrder(const CheckContext& context, const Settings& with, FindingSink& out) {
    const auto orders = ordersOf(context, with);
    const auto& known = context.orderOfBattle();
    const auto excepted = with.words("not");
    for (const auto& group : context.scenario()->groups) {
        const auto* named = group.attributes.find(with.text("group-value"));
        Note note{.values = {value("group", group.id), value("side", group.side)},
                  .subject = subjectOf(SubjectKind::group, group.id)};
        if (named) {
            const auto parts = partsOf(context, with.text("part"));
            if (std::any_of(parts.begin(), parts.end(), [&](const auto* part) {
                    return part->side == group.side && textOf(context, *part, "name") == *named;
                }))
                continue;
            note.values.push_back(value("name", *named));
            note.wording = &arrivalWordings[0];
            out.add(std::move(note));
            continue;
        }
        if (group.kind != model::Group::Kind::arrival) continue;
        for (const auto& placement : group.units) {
            const auto index = known.find(placement.counter);
            if (index == mapsets::noUnit) continue;
            const auto& unit = known[index];
            if (unit.hasAnyTag(excepted) || std::any_of(orders.begin(), orders.end(), [&](const auto& one) {
                    return holds(one.list, unit.counter);
                }))
                continue;
            note.values.push_back(value("counter", unit.counter->id));
            out.add(std::move(note));
            break;
        }
    }
}

constexpr Parameter pendingParameter{
    "pending", Parameter::Kind::words, "", {"states in which it waits", "estados en los que espera"}};
constexpr Parameter orderKindParameter{
    "kind",
    Parameter::Kind::text,
    "",
    {"its value with the sort of order", "su valor con la clase de orden"}};
constexpr std::array memberParameters{
    Parameter{"parts", Parameter::Kind::words, nullptr, {"kinds of parts", "clases de partes"}},
    Parameter{"values",
              Parameter::Kind::words,
              nullptr,
              {"their values with formations and counters", "sus valores con formaciones y fichas"}}};
constexpr std::array twiceParameters{orderPartParameter, orderValueParameter, orderStateParameter,
                                     runningParameter,   pendingParameter,    orderKindParameter};
constexpr std::array sizeParameters{
    orderPartParameter, orderValueParameter,
    Parameter{"size", Parameter::Kind::text, "size", {"its value with the size", "su valor con el tamaño"}}};
constexpr std::array reserveParameters{
    orderPartParameter, orderValueParameter,
    Parameter{"reserve",
              Parameter::Kind::text,
              "reserve",
              {"its value with those held back", "su valor con la reserva"}}};
constexpr std::array ratingParameters{
    orderPartParameter,
    Parameter{
        "values", Parameter::Kind::words, nullptr, {"values it then lacks", "valores que entonces no lleva"}},
    Parameter{"rating", Parameter::Kind::text, nullptr, {"value of the side", "valor del bando"}},
    Parameter{"from", Parameter::Kind::integer, nullptr, {"from so much on", "desde cuánto"}}};
constexpr std::array arrivalParameters{
    orderPartParameter,
    orderValueParameter,
    orderStateParameter,
    runningParameter,
    pendingParameter,
    orderKindParameter,
    Parameter{"group-value",
              Parameter::Kind::text,
              nullptr,
              {"value of a group that names its order", "valor de un grupo que nombra su orden"}},
    Parameter{"not",
              Parameter::Kind::words,
              "",
              {"tags of units that need none", "etiquetas de unidades que no la necesitan"}}};

constexpr std::array orderTable{
    Rule{
        .message = {"ORDER-001",
                    Severity::error,
                    {"order without units", "orden sin unidades"},
                    {"'{part}' of '{side}' names '{name}' as '{value}', which is neither formation nor "
                     "counter; correct the id.",
                     "'{part}' de '{side}' nombra '{name}' como '{value}', que no es formación ni ficha; "
                     "corrija el id."},
                    {"An order without units has no effect.", "Una orden sin unidades no tiene efecto."},
                    {"Name formations and counters of the side by their ids.",
                     "Nombre formaciones y fichas del bando por su id."}},
        .needs = need::scenario | need::forces | need::mapset,
        .parameters = memberParameters,
        .variants = namelessWordings,
        .example =
            {"<values name=\"Oak\" mission=\"attack\" size=\"1\" formations=\"a-co b-kp\" failure=\"Back\"/>",
             "<values name=\"Oak\" mission=\"attack\" size=\"1\" formations=\"a-co\" failure=\"Back\"/>"},
        .run = ordersForUnknownUnits},
    Rule{.message = {"ORDER-002",
                     Severity::error,
                     {"unit under two orders", "unidad con dos órdenes"},
                     {"'{counter}' ({count} in all) is on '{part}' and on '{other}' of '{side}', which both "
                      "run; take it off one.",
                      "'{counter}' ({count} en total) está en '{part}' y en '{other}' de '{side}', ambas en "
                      "curso; quítela de una."},
                     {"A unit follows one order at a time.", "Una unidad cumple una sola orden a la vez."},
                     {"Leave it on one of them.", "Déjela en una."}},
         .needs = need::scenario | need::forces | need::mapset,
         .parameters = twiceParameters,
         .variants = twiceWordings,
         .example =
             {"<values name=\"Elm\" mission=\"move\" size=\"1\" formations=\"a-1\" failure=\"Halt\"/>",
              "<values name=\"Elm\" mission=\"move\" size=\"1\" formations=\"c-co\" failure=\"Halt\"/>"},
         .run = unitsUnderTwoOrders},
    Rule{
        .message =
            {"ORDER-003",
             Severity::error,
             {"order of the wrong size", "orden de otro tamaño"},
             {"'{part}' of '{side}' states size {limit}, but has {elements} {elements:element|elements}, "
              "less {less} taken off for a whole formation: {count}; correct the size.",
              "'{part}' de '{side}' indica tamaño {limit}, pero tiene {elements} "
              "{elements:elemento|elementos}, menos {less} por formación completa: {count}; corrija el "
              "tamaño."},
             {"The size decides how soon the order can run.",
              "El tamaño decide cuándo puede empezar la orden."},
             {"State the size the formations make.", "Indique el tamaño que dan las formaciones."}},
        .needs = need::scenario | need::forces | need::mapset,
        .parameters = sizeParameters,
        .example =
            {"<values name=\"Oak\" mission=\"attack\" size=\"3\" formations=\"a-co c-co\" failure=\"Back\"/>",
             "<values name=\"Oak\" mission=\"attack\" size=\"2\" formations=\"a-co c-co\" "
             "failure=\"Back\"/>"},
        .run = ordersOfWrongSize},
    Rule{.message = {"ORDER-004",
                     Severity::error,
                     {"too much in reserve", "demasiada reserva"},
                     {"'{part}' of '{side}' holds {count} of its {sum} {sum:unit|units} in reserve, but may "
                      "hold {limit} at most; take some out.",
                      "'{part}' de '{side}' tiene en reserva {count} de sus {sum} {sum:unidad|unidades}, "
                      "pero puede tener {limit} como máximo; saque alguna."},
                     {"At most half of an order waits.", "Como mucho espera la mitad de una orden."},
                     {"Commit some of the reserve.", "Emplee parte de la reserva."}},
         .needs = need::scenario | need::forces | need::mapset,
         .parameters = reserveParameters,
         .example = {"<values name=\"Oak\" mission=\"attack\" size=\"1\" formations=\"a-co\" reserve=\"a-1 "
                     "a-2\" failure=\"Back\"/>",
                     "<values name=\"Oak\" mission=\"attack\" size=\"1\" formations=\"a-co\" reserve=\"a-1\" "
                     "failure=\"Back\"/>"},
         .run = reservesTooLarge},
    Rule{.message = {"ORDER-005",
                     Severity::warning,
                     {"more than the command can do", "más de lo que puede el mando"},
                     {"'{part}' has '{name}', which never succeeds from '{rating}' {limit} on, and that of "
                      "'{side}' is {value}; take it away.",
                      "'{part}' tiene '{name}', que nunca sale bien desde '{rating}' {limit}, y el de "
                      "'{side}' es {value}; quítelo."},
                     {"The roll for it cannot reach the rating.", "La tirada no puede alcanzar esa cifra."},
                     {"Drop it, or correct the rating.", "Quítelo o corrija la cifra."}},
         .needs = need::scenario | need::mapset,
         .parameters = ratingParameters,
         .example = {"<side id=\"us\" nation=\"american\"><values command-prep=\"7\"/></side>",
                     "<side id=\"us\" nation=\"american\"><values command-prep=\"6\"/></side>"},
         .run = ordersBeyondCommandRating},
    Rule{.message = {"ORDER-006",
                     Severity::warning,
                     {"arrival without an order", "llegada sin orden"},
                     {"Group '{group}' of '{side}' arrives with '{counter}', which is on no order; name one.",
                      "El grupo '{group}' de '{side}' llega con '{counter}', que no está en ninguna orden; "
                      "nombre una."},
                     {"Units that arrive without an order cannot enter the map.",
                      "Las unidades que llegan sin orden no pueden entrar en el mapa."},
                     {"Name the order of the group, or put its units on one.",
                      "Nombre la orden del grupo o ponga sus unidades en una."}},
         .needs = need::scenario | need::forces | need::mapset,
         .parameters = arrivalParameters,
         .variants = arrivalWordings,
         .example = {"<group id=\"late\" kind=\"arrival\" side=\"us\" zone=\"south\" turn=\"2\">",
                     "<group id=\"late\" kind=\"arrival\" side=\"us\" zone=\"south\" turn=\"2\"><values "
                     "sheet=\"Oak\"/>"},
         .run = arrivalsWithoutOrder},
};
static_assert(isSound(orderTable));

}  // namespace

Topic orderRules() {
    return {"orders", {"Orders and who acts on them", "Órdenes y quién las cumple"}, orderTable};
}

}  // namespace cota::checks
