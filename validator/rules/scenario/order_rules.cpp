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

constexpr std::array namelessWordings{Wording{
    "side", local("'{part}' of '{side}' names '{name}' as '{value}', which is of '{other}'; name its own.")}};

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
                auto note = noteOn(context, part,
                                   {value("name", word), value("value", name),
                                    valueOf("field", ValueKind::attribute, name)});
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

constexpr std::array twiceWordings{Wording{
    "kind",
    local("'{counter}' ({count} in all) is on '{part}' and on '{other}' of '{side}', both {kind} and not "
          "yet running; take it off one.")}};

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

constexpr std::array arrivalWordings{Wording{
    "unknown",
    local("Group '{group}' arrives on '{name}', but '{side}' has no '{sheet}' of that name; correct it.")}};

// Arriving units need an order: the group names it, or the order names the units.
// TCS 27.2.b, 6.13.e.
void arrivalsWithoutOrder(const CheckContext& context, const Settings& with, FindingSink& out) {
    const auto orders = ordersOf(context, with);
    const auto& known = context.orderOfBattle();
    const auto excepted = with.words("not");
    for (const auto& group : context.scenario()->groups) {
        const auto* named = group.attributes.find(with.text("group-value"));
        const auto parts = partsOf(context, with.text("part"));
        Note note{.values = {value("group", group.id), value("side", group.side),
                             valueOf("sheet", ValueKind::part, with.text("part")),
                             valueOf("field", ValueKind::attribute, with.text("group-value"))},
                  .subject = subjectOf(SubjectKind::group, group.id)};
        if (named) {
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

constexpr Parameter pendingParameter{"pending", Parameter::Kind::words, "",
                                     local("states in which it waits")};
constexpr Parameter orderKindParameter{"kind", Parameter::Kind::text, "",
                                       local("its value with the sort of order")};
constexpr std::array memberParameters{
    Parameter{"parts", Parameter::Kind::words, nullptr, local("kinds of parts")},
    Parameter{"values", Parameter::Kind::words, nullptr, local("their values with formations and counters")}};
constexpr std::array twiceParameters{orderPartParameter, orderValueParameter, orderStateParameter,
                                     runningParameter,   pendingParameter,    orderKindParameter};
constexpr std::array sizeParameters{
    orderPartParameter, orderValueParameter,
    Parameter{"size", Parameter::Kind::text, "size", local("its value with the size")}};
constexpr std::array reserveParameters{
    orderPartParameter, orderValueParameter,
    Parameter{"reserve", Parameter::Kind::text, "reserve", local("its value with those held back")}};
constexpr std::array ratingParameters{
    orderPartParameter, Parameter{"values", Parameter::Kind::words, nullptr, local("values it then lacks")},
    Parameter{"rating", Parameter::Kind::text, nullptr, local("value of the side")},
    Parameter{"from", Parameter::Kind::integer, nullptr, local("from so much on")}};
constexpr std::array arrivalParameters{
    orderPartParameter,
    orderValueParameter,
    orderStateParameter,
    runningParameter,
    pendingParameter,
    orderKindParameter,
    Parameter{"group-value", Parameter::Kind::text, nullptr, local("value of a group that names its order")},
    Parameter{"not", Parameter::Kind::words, "", local("tags of units that need none")}};

constexpr std::array orderTable{
    Rule{.message = {"ORDER-001", Severity::error, local("order without units"),
                     local("'{part}' of '{side}' names '{name}' as '{value}', which is neither formation nor "
                           "counter; correct the id."),
                     local("An order without units has no effect."),
                     local("Name formations and counters of the side by their ids.")},
         .needs = need::scenario | need::forces | need::mapset,
         .parameters = memberParameters,
         .variants = namelessWordings,
         .run = ordersForUnknownUnits},
    Rule{.message =
             {"ORDER-002", Severity::error, local("unit under two orders"),
              local("'{counter}' ({count} in all) is on '{part}' and on '{other}' of '{side}', which both "
                    "run; take it off one."),
              local("A unit follows one order at a time."), local("Leave it on one of them.")},
         .needs = need::scenario | need::forces | need::mapset,
         .parameters = twiceParameters,
         .variants = twiceWordings,
         .run = unitsUnderTwoOrders},
    Rule{.message =
             {"ORDER-003", Severity::error, local("order of the wrong size"),
              local(
                  "'{part}' of '{side}' states size {limit}, but has {elements} {elements:element|elements}, "
                  "less {less} taken off for a whole formation: {count}; correct the size."),
              local("The size decides how soon the order can run."),
              local("State the size the formations make.")},
         .needs = need::scenario | need::forces | need::mapset,
         .parameters = sizeParameters,
         .run = ordersOfWrongSize},
    Rule{.message =
             {"ORDER-004", Severity::error, local("too much in reserve"),
              local("'{part}' of '{side}' holds {count} of its {sum} {sum:unit|units} in reserve, but may "
                    "hold {limit} at most; take some out."),
              local("At most half of an order waits."), local("Commit some of the reserve.")},
         .needs = need::scenario | need::forces | need::mapset,
         .parameters = reserveParameters,
         .run = reservesTooLarge},
    Rule{.message =
             {"ORDER-005", Severity::warning, local("more than the command can do"),
              local("'{part}' has '{name}', which never succeeds from '{rating}' {limit} on, and that of "
                    "'{side}' is {value}; take it away."),
              local("The roll for it cannot reach the rating."), local("Drop it, or correct the rating.")},
         .needs = need::scenario | need::mapset,
         .parameters = ratingParameters,
         .run = ordersBeyondCommandRating},
    Rule{
        .message =
            {"ORDER-006", Severity::warning, local("arrival without an order"),
             local(
                 "Group '{group}' of '{side}' arrives with '{counter}', which is on no '{sheet}'; name one."),
             local("Units that arrive without an order cannot enter the map."),
             local("Name the order of the group, or put its units on one.")},
        .needs = need::scenario | need::forces | need::mapset,
        .parameters = arrivalParameters,
        .variants = arrivalWordings,
        .run = arrivalsWithoutOrder},
};
static_assert(isSound(orderTable));

}  // namespace

Topic orderRules() { return {"orders", local("Orders and who acts on them"), orderTable}; }

}  // namespace cota::checks
