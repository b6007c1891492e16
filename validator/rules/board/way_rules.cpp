// Movement over the map: what obstacles leave open, and hexes that no unit can reach.

#include <algorithm>
#include <array>
#include <map>
#include <set>

#include "validator/rules/board/board_topics.h"
#include "validator/rules/board/way_trails.h"
#include "validator/rules/facts/places.h"
#include "validator/rules/facts/standing.h"

namespace cota::checks {

namespace {

using mapsets::Cell;
using mapsets::Mover;
using mapsets::RosterUnit;
using model::Severity;
using model::SubjectKind;
using model::VictoryCondition;

/// Hexes by cell: reached or not.
using CellSet = std::vector<bool>;

bool isOf(const CellSet& set, Cell cell) { return set[static_cast<std::size_t>(cell)]; }

/// Whether the mover can make the step from some bank of the hex, whatever it costs.
bool canGo(const CheckContext& context, const Mover& mover, Cell from, model::Direction towards) {
    const auto& movement = context.movement();
    if (!context.battlefield().isPlayable(context.battlefield().neighbour(from, towards))) return false;
    for (int lane = 0; lane < movement.lanes(from); ++lane)
        if (!movement.step(mover, from, lane, towards).prohibited) return true;
    return false;
}

/// Adds to `reached` every hex that the mover can reach from `starts` without entering one of `closed`.
/// Ignores time, units in the way and luck, so that only truly unreachable hexes are left.
void flood(const CheckContext& context, const Mover& mover, std::vector<Cell> starts, const CellSet& closed,
           CellSet& reached) {
    const auto& field = context.battlefield();
    CellSet seen(static_cast<std::size_t>(field.cellCount()), false);
    for (const auto cell : starts) seen[static_cast<std::size_t>(cell)] = true;
    while (!starts.empty()) {
        const auto cell = starts.back();
        starts.pop_back();
        reached[static_cast<std::size_t>(cell)] = true;
        for (const auto direction : model::allDirections) {
            const auto next = field.neighbour(cell, direction);
            if (isOf(seen, next) || isOf(closed, next) || !canGo(context, mover, cell, direction)) continue;
            seen[static_cast<std::size_t>(next)] = true;
            starts.push_back(next);
        }
    }
}

/// The different movers, and the hexes where their units may start.
using Starts = std::map<std::pair<int, mapsets::TagMask>, std::pair<Mover, std::set<Cell>>>;

void addStarts(const CheckContext& context, mapsets::UnitIndex index, Starts& starts) {
    const auto& roster = context.roster();
    const auto& unit = roster[index];
    const auto& bearer = unit.isCarried() ? roster[unit.bearer] : unit;
    for (const auto which : {index, unit.isCarried() ? unit.bearer : index}) {
        if (roster[which].mobility < 0 || !roster[which].allowance) continue;
        const auto mover = mapsets::moverOf(roster, which);
        auto& [known, cells] = starts[{mover.mobility, mover.tags & context.movement().moverTags()}];
        known = mover;
        if (bearer.cell != mapsets::noCell) {
            cells.insert(bearer.cell);
        } else if (const auto* zone = bearer.zone.empty() ? nullptr : context.zone(bearer.zone)) {
            cells.insert(zone->begin(), zone->end());
        }
    }
}

CellSet reachedFrom(const CheckContext& context, const Starts& starts, const CellSet& closed) {
    CellSet reached(static_cast<std::size_t>(context.battlefield().cellCount()), false);
    for (const auto& [key, one] : starts)
        flood(context, one.first, {one.second.begin(), one.second.end()}, closed, reached);
    return reached;
}

std::vector<std::string> wantedHexes(const CheckContext& context, const VictoryCondition& condition) {
    std::vector<std::string> labels;
    for (const auto& hex : condition.hexes) labels.push_back(hex.label);
    for (const auto& objective : context.scenario()->objectives)
        if (std::ranges::find(condition.objectives, objective.id) != condition.objectives.end())
            for (const auto& hex : objective.hexes) labels.push_back(hex.label);
    return labels;
}

/// The units of one side that obstacles stop: where they can go with and without them.
struct HeldUp {
    bool any = false;
    bool all = true;  // the side has no other units
    std::vector<mapsets::UnitIndex> units;
    CellSet open, barred;
};

HeldUp heldUp(const CheckContext& context, const model::SideId& side, const std::vector<std::string>& tags,
              const CellSet& obstacles) {
    HeldUp held;
    Starts starts;
    const auto& order = context.orderOfBattle().units();
    for (std::size_t i = 0; i < order.size(); ++i) {
        if (order[i].side != side) continue;
        const bool isHeld = order[i].hasAnyTag(tags);
        held.any = held.any || isHeld;
        held.all = held.all && isHeld;
        if (!isHeld) continue;
        held.units.push_back(static_cast<mapsets::UnitIndex>(i));
        addStarts(context, held.units.back(), starts);
    }
    held.open = reachedFrom(context, starts, CellSet(obstacles.size(), false));
    held.barred = reachedFrom(context, starts, obstacles);
    return held;
}

/// The route there, with the obstacles on it.
std::vector<TrailStep> overObstacles(const CheckContext& context, WayTrails& trails, const HeldUp& held,
                                     const CellSet& obstacles, Cell to) {
    auto trail = trails.nearest(held.units, std::span(&to, 1));
    for (auto& step : trail) {
        if (step.hexes.empty()) continue;
        const auto cell = context.battlefield().resolve(step.hexes.front());
        if (step.decides || !cell || !isOf(obstacles, *cell)) continue;
        step.decides = true;
        for (const auto& feature : context.battlefield().features(*cell)) {
            const auto& type = context.catalogue().features[feature.kind];
            step.text.en +=
                "; " + (type.name.empty() ? type.id.text : type.name.in(model::Language::english));
            step.text.es +=
                "; " + (type.name.empty() ? type.id.text : type.name.in(model::Language::spanish));
        }
    }
    return trail;
}

constexpr std::array barredWayWordings{
    Wording{"useless", local("'{side}' has nothing but {units}, and every way to {hex} ('{condition}') leads "
                             "over '{kind}'; leave a "
                             "gap, or give it somebody else.")}};

// MdA FORT.TRAP p47.
void waysOverObstacles(const CheckContext& context, const Settings& with, FindingSink& out) {
    using Form = VictoryCondition::Form;
    const auto& field = context.battlefield();
    CellSet obstacles(static_cast<std::size_t>(field.cellCount()), false);
    for (const auto& feature : field.features())
        if (isOneOf(context.catalogue().features[feature.kind], with.words("features")))
            obstacles[static_cast<std::size_t>(feature.cell)] = true;
    if (std::ranges::find(obstacles, true) == obstacles.end()) return;
    std::map<model::SideId, HeldUp> sides;
    WayTrails trails(context);
    for (const auto& condition : context.scenario()->victory) {
        if ((condition.form != Form::control && condition.form != Form::occupy) || condition.side.empty())
            continue;
        auto& held = sides[condition.side];
        if (held.open.empty()) held = heldUp(context, condition.side, with.words("units"), obstacles);
        if (!held.any) continue;
        for (const auto& label : wantedHexes(context, condition)) {
            const auto cell = field.resolve(label);
            if (!cell || !isOf(held.open, *cell) || isOf(held.barred, *cell)) continue;
            Note note{
                .values = {value("condition", condition.id), value("side", condition.side),
                           value("hex", label), valueOf("kind", ValueKind::onMap, with.words("features"))},
                .subject = subjectOf(SubjectKind::victory, condition.id, {label}),
                .related = {subjectOf(SubjectKind::hex, label)},
                .wording = held.all ? &barredWayWordings[0] : nullptr,
                .trail = overObstacles(context, trails, held, obstacles, *cell)};
            addLocal(note.values, "units", with.note());
            out.add(std::move(note));
        }
    }
}

/// Whether one of the movers could enter the hex from an adjacent one.
bool isEnterable(const CheckContext& context, const Starts& starts, Cell cell) {
    const auto& field = context.battlefield();
    return std::ranges::any_of(model::allDirections, [&](model::Direction direction) {
        const auto beside = field.neighbour(cell, direction);
        return field.isPlayable(beside) && std::ranges::any_of(starts, [&](const auto& one) {
                   return canGo(context, one.second.first, beside, model::opposite(direction));
               });
    });
}

void cutOff(const CheckContext& context, const Settings& with, FindingSink& out) {
    const auto& field = context.battlefield();
    const auto& order = context.orderOfBattle().units();
    Starts starts;
    std::vector<mapsets::UnitIndex> units;
    for (std::size_t i = 0; i < order.size(); ++i) {
        if (!order[i].hasAnyTag(with.words("units"))) continue;
        units.push_back(static_cast<mapsets::UnitIndex>(i));
        addStarts(context, units.back(), starts);
    }
    std::erase_if(starts, [](const auto& one) { return one.second.second.empty(); });
    if (starts.empty()) return;
    const auto reached =
        reachedFrom(context, starts, CellSet(static_cast<std::size_t>(field.cellCount()), false));
    std::vector<std::string> labels;
    Cell first = mapsets::noCell;
    for (const auto cell : field.hexes()) {
        if (!field.isPlayable(cell) || isOf(reached, cell) || !isEnterable(context, starts, cell)) continue;
        if (labels.empty()) first = cell;
        labels.push_back(field.label(cell));
    }
    if (labels.empty()) return;
    out.add({.values = {value("count", std::ssize(labels)), value("hexes", labels)},
             .subject = subjectOf(
                 SubjectKind::hex, labels.front(),
                 {labels.begin(), labels.begin() + std::min<std::ptrdiff_t>(20, std::ssize(labels))}),
             .trail = WayTrails(context).nearest(units, std::span(&first, 1)),
             .cases = labels.size()});
}

constexpr std::array barredParameters{
    Parameter{"features", Parameter::Kind::words, nullptr, local("obstacles by id or tag")},
    Parameter{"units", Parameter::Kind::words, nullptr, local("tags of units they hold up")}};
constexpr std::array cutOffParameters{
    Parameter{"units", Parameter::Kind::words, nullptr, local("tags of units that walk or drive")}};

constexpr std::array wayTable{
    Rule{
        .message =
            {"WAY-001", Severity::warning, local("every way leads over obstacles"),
             local("Every way of the {units} of '{side}' to {hex} ('{condition}') leads over '{kind}'; leave "
                   "a gap, unless it is meant."),
             local("Units that obstacles delay may arrive too late."),
             local("Remove an obstacle, or open another way.")},
        .needs = need::scenario | need::forces | need::movement,
        .parameters = barredParameters,
        .variants = barredWayWordings,
        .run = waysOverObstacles},
    Rule{.message =
             {"WAY-002", Severity::warning, local("unreachable hexes"),
              local("{count} {count:hex|hexes} could hold units, but none gets there from where it starts: "
                    "{hexes}."),
              local("Ground that is closed in is often a mistake of drawing."),
              local("Open a way, or accept the finding if no unit is intended to go there.")},
         .needs = need::scenario | need::forces | need::movement,
         .parameters = cutOffParameters,
         .run = cutOff},
};
static_assert(isSound(wayTable));

}  // namespace

Topic wayRules() { return {"ways", local("Ways"), wayTable}; }

}  // namespace cota::checks
