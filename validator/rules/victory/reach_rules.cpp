// Units can move, and can reach what the scenario requires them to take.

#include <algorithm>
#include <array>

#include "validator/rules/board/way_trails.h"
#include "validator/rules/names/naming.h"
#include "validator/rules/victory/reach_of_sides.h"
#include "validator/rules/victory/victory_topics.h"

namespace cota::checks {

namespace {

using mapsets::Cell;
using mapsets::RosterUnit;
using model::Severity;
using model::SubjectKind;
using model::VictoryCondition;

bool canStep(const CheckContext& context, const mapsets::Mover& mover, Cell cell) {
    const auto& movement = context.movement();
    for (const auto direction : model::allDirections) {
        if (!context.battlefield().isPlayable(context.battlefield().neighbour(cell, direction))) continue;
        for (int lane = 0; lane < movement.lanes(cell); ++lane)
            if (!movement.step(mover, cell, lane, direction).prohibited) return true;
    }
    return false;
}

void stuckUnits(const CheckContext& context, const Settings&, FindingSink& out) {
    const auto& roster = context.roster();
    WayTrails trails(context);
    for (std::size_t i = 0; i < roster.units().size(); ++i) {
        const auto& unit = roster.units()[i];
        const bool walks = unit.where == RosterUnit::Where::hex && unit.cell != mapsets::noCell &&
                           unit.mobility >= 0 && unit.allowance && *unit.allowance > model::Rational(0);
        if (!walks ||
            canStep(context, mapsets::moverOf(roster, static_cast<mapsets::UnitIndex>(i)), unit.cell))
            continue;
        const auto hex = context.battlefield().label(unit.cell);
        out.add(
            {.values = {value("counter", unit.id), value("hex", hex),
                        value("mobility",
                              context.catalogue().mobilities[static_cast<std::size_t>(unit.mobility)].id)},
             .subject = subjectOf(SubjectKind::counter, unit.id, {hex}),
             .trail = trails.around(static_cast<mapsets::UnitIndex>(i), unit.cell)});
    }
}

struct PlaceToTake {
    std::string label;
    bool isOthers = false;  // the scenario gives it to another side
};

/// What the side must take, without the objectives that it has from the start.
std::vector<PlaceToTake> placesToTake(const CheckContext& context, const VictoryCondition& condition) {
    std::vector<PlaceToTake> places;
    const bool isOccupied = condition.form == VictoryCondition::Form::occupy;
    for (const auto& hex : condition.hexes) places.push_back({hex.label, isOccupied});
    for (const auto& objective : context.scenario()->objectives)
        if ((objective.owner != condition.side || isOccupied) &&
            std::find(condition.objectives.begin(), condition.objectives.end(), objective.id) !=
                condition.objectives.end())
            for (const auto& hex : objective.hexes)
                places.push_back({hex.label, isOccupied || !objective.owner.empty()});
    return places;
}

void farObjectives(const CheckContext& context, const Settings& with, FindingSink& out) {
    using Form = VictoryCondition::Form;
    ReachOfSides sides(context, with.words("units"), with.words("carriers"));
    WayTrails trails(context);
    for (const auto& condition : context.scenario()->victory) {
        if (condition.form != Form::control && condition.form != Form::occupy) continue;
        if (condition.quantity == VictoryCondition::Quantity::none || condition.side.empty()) continue;
        for (const auto& [label, isOthers] : placesToTake(context, condition)) {
            const auto cell = context.battlefield().resolve(label);
            if (!cell) continue;
            const auto& reach = sides.of(condition.side);
            if (reach.isEmpty() || reach.reaches(*cell) ||
                (!isOthers && mayHoldAtFirst(context, *cell, reach, condition.side)))
                continue;
            out.add({.values = {value("condition", condition.id), value("side", condition.side),
                                value("hex", label)},
                     .subject = subjectOf(SubjectKind::victory, condition.id, {label}),
                     .related = {subjectOf(SubjectKind::hex, label)},
                     .trail = trails.nearest(reach.units(), std::span(&*cell, 1))});
        }
    }
}

void farExits(const CheckContext& context, const Settings& with, FindingSink& out) {
    ReachOfSides sides(context, with.words("units"), with.words("carriers"));
    WayTrails trails(context);
    for (const auto& condition : context.scenario()->victory) {
        if (condition.form != VictoryCondition::Form::exit || condition.side.empty()) continue;
        for (const auto& exit : context.scenario()->exits) {
            if (exit.side != condition.side || (!condition.zone.empty() && exit.zone != condition.zone))
                continue;
            const auto* zone = exit.zone.empty() ? nullptr : context.zone(exit.zone);
            if (!zone || zone->empty()) continue;
            const auto& reach = sides.of(condition.side);
            if (reach.isEmpty() ||
                std::any_of(zone->begin(), zone->end(), [&](Cell cell) { return reach.isAtOrBeside(cell); }))
                continue;
            out.add({.values = {value("condition", condition.id), value("side", condition.side),
                                value("zone", exit.zone)},
                     .subject = subjectOf(SubjectKind::victory, condition.id),
                     .related = {subjectOf(SubjectKind::zone, exit.zone)},
                     .trail = trails.nearest(reach.units(), *zone)});
        }
    }
}

void costsTooFine(const CheckContext& context, const Settings&, FindingSink& out) {
    for (const auto& cost : context.movement().costsTooFine()) {
        const auto& part = context.scenario()->parts[cost.part];
        out.add({.values = {value("part", part.kind), valueOf("name", ValueKind::attribute, cost.name),
                            value("value", cost.points.text()), value("limit", mapsets::mostCostParts)},
                 .subject = subjectOf(model::SubjectKind::part, part.kind)});
    }
}

constexpr std::array unitParameters{
    Parameter{"units", Parameter::Kind::words, nullptr, local("tags of units that take control")},
    carriersParameter};

constexpr std::array reachTable{
    Rule{.message = {"REACH-001", Severity::warning, local("unit that cannot move"),
                     local("'{counter}' ({mobility}) starts in {hex} and can enter none of the hexes around "
                           "it; move it."),
                     local("It would stay there for the whole game."), local("Choose another hex.")},
         .needs = need::scenario | need::movement,
         .run = stuckUnits,
         .answer = "at"},
    Rule{.message = {"REACH-002", Severity::warning, local("unreachable objective"),
                     local(
                         "Victory condition '{condition}' asks '{side}' to take {hex}, but none of its units "
                         "can ever get there; open a way, or change the condition."),
                     local("The condition cannot be met."),
                     local("Add a crossing, other units, or another objective.")},
         .needs = need::scenario | need::movement,
         .parameters = unitParameters,
         .run = farObjectives,
         .answer = "objectives hexes"},
    Rule{.message =
             {"REACH-003", Severity::warning, local("unreachable exit"),
              local("Victory condition '{condition}' asks '{side}' to leave by zone '{zone}', but none of "
                    "its units can ever get there; open a way, or change the condition."),
              local("The condition cannot be met."), local("Add a crossing, or another exit.")},
         .needs = need::scenario | need::movement,
         .parameters = unitParameters,
         .run = farExits,
         .answer = "zone"},
    Rule{.message = {"REACH-004", Severity::error, local("a cost too fine"),
                     local("'{part}' gives {name} the cost {value}: with the game's costs that has no common "
                           "denominator up to {limit}; use a simpler fraction."),
                     local("Sums of costs would not be exact: more would be paid than is written."),
                     local("Use a simpler fraction.")},
         .needs = need::scenario | need::movement,
         .run = costsTooFine},
};
static_assert(isSound(reachTable));

}  // namespace

Topic reachRules() { return {"reach", local("Movement and reach"), reachTable}; }

}  // namespace cota::checks
