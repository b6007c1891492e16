// Obstacles without a unit that may place them.

#include <array>
#include <map>

#include "validator/rules/facts/orders.h"
#include "validator/rules/facts/standing.h"
#include "validator/rules/scenario/order_parameters.h"
#include "validator/rules/scenario/scenario_topics.h"

namespace cota::checks {

namespace {

using mapsets::Formations;
using model::ScenarioPart;
using model::Severity;

constexpr std::array laidWordings{
    Wording{
        "many",
        local(
            "Units on '{order}' of '{side}' lay {count} '{kind}', but so many of them ({sum}) lay {limit} at "
            "most; take some away.")},
    Wording{"far", local("'{kind}' in {hex} is laid by units on '{order}' of '{side}', of which only {count} "
                         "{count:is|are} "
                         "within {limit} hexes; it takes {sum}. Move it.")},
    Wording{
        "near",
        local("'{kind}' in {hex}, laid by units on '{order}' of '{side}', is {count} {count:hex|hexes} from "
              "'{counter}' of the enemy; at least {limit} are asked. Move it.")}};

/// The features of one side that units with one order lay.
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

// TCS 21.1.
void obstaclesNoUnitMayPlace(const CheckContext& context, const Settings& with, FindingSink& out) {
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

constexpr std::array laidParameters{
    Parameter{"features", Parameter::Kind::words, nullptr, local("features by id or tag")},
    Parameter{"by", Parameter::Kind::text, nullptr, local("their value that names the order")},
    orderPartParameter,
    orderValueParameter,
    orderStateParameter,
    Parameter{"running", Parameter::Kind::text, nullptr, local("state in which it runs")},
    Parameter{"kind", Parameter::Kind::text, nullptr, local("value of an order with its sort")},
    Parameter{"kinds", Parameter::Kind::words, nullptr, local("sorts of orders that let units lay them")},
    Parameter{"units", Parameter::Kind::words, nullptr, local("tags of units that lay them")},
    Parameter{"per", Parameter::Kind::integer, nullptr, local("so many units lay one")},
    Parameter{"within", Parameter::Kind::integer, nullptr, local("hexes those may be away")},
    Parameter{"apart", Parameter::Kind::integer, nullptr, local("hexes the enemy is away at least")}};

constexpr std::array limitLayerTable{
    Rule{.message =
             {"LIMIT-007", Severity::error, local("obstacle without a unit that may place it"),
              local("'{kind}' in {hex} is laid by units on '{order}', but '{side}' has no running order of "
                    "that name that lets units lay it; correct the name."),
              local("Only some orders allow obstacles, in limited number and distance."),
              local("Correct the name, the place or the number.")},
         .needs = need::scenario | need::forces | need::battlefield,
         .parameters = laidParameters,
         .variants = laidWordings,
         .run = obstaclesNoUnitMayPlace},
};
static_assert(isSound(limitLayerTable));

}  // namespace

Topic limitLayerRules() { return {"limit-layer", local("Who may lay things"), limitLayerTable}; }

}  // namespace cota::checks
