// Every unit must have a route from its start back to the edge of its side.

#include <algorithm>
#include <array>
#include <map>

#include "mapsets/field/map_side.h"
#include "mapsets/movement/reach.h"
#include "validator/rules/board/way_trails.h"
#include "validator/rules/names/naming.h"
#include "validator/rules/victory/victory_topics.h"

namespace cota::checks {

namespace {

using mapsets::Cell;
using model::Severity;
using model::SubjectKind;

/// Whole hexes at an edge of the map: on it, or next to half hexes on it.
std::vector<Cell> wholeHexesAt(const mapsets::Battlefield& field, mapsets::MapWay way) {
    std::vector<Cell> cells;
    for (const auto cell : field.hexes()) {
        if (!mapsets::isAtEdge(field, cell, way)) continue;
        if (field.isPlayable(cell)) {
            cells.push_back(cell);
            continue;
        }
        for (const auto direction : model::allDirections)
            if (const auto next = field.neighbour(cell, direction); field.isPlayable(next))
                cells.push_back(next);
    }
    return cells;
}

/// Whether the mover can go from a hex to one of the others.
bool leads(const CheckContext& context, const mapsets::Mover& mover, Cell from, const std::vector<Cell>& to) {
    const auto& components = context.ways(mover, false).ofCell;
    const auto at = [&](Cell cell) { return components[static_cast<std::size_t>(cell)]; };
    return std::any_of(to.begin(), to.end(),
                       [&](Cell cell) { return cell == from || (at(cell) >= 0 && at(cell) == at(from)); });
}

// WSS 9.3.1.
void noWayToOwnEdge(const CheckContext& context, const Settings& with, FindingSink& out) {
    const auto& field = context.battlefield();
    const auto& roster = context.roster();
    WayTrails trails(context);
    for (const auto& side : context.scenario()->sides) {
        const auto* edge = side.attributes.find(with.text("edge"));
        const auto way = edge ? mapsets::wayOf(*edge, field.north()).way : std::nullopt;
        if (!way) continue;
        const auto home = wholeHexesAt(field, *way);
        for (mapsets::UnitIndex index = 0; index < std::ssize(roster.units()); ++index) {
            const auto& unit = roster[index];
            const auto mover = mapsets::moverOf(roster, index);
            if (unit.side != side.id || unit.where != mapsets::RosterUnit::Where::hex ||
                unit.cell == mapsets::noCell || mover.mobility < 0 || leads(context, mover, unit.cell, home))
                continue;
            const auto hex = field.label(unit.cell);
            Note note{.values = {value("counter", unit.id), value("hex", hex), value("edge", *edge)},
                      .subject = subjectOf(SubjectKind::counter, unit.id, {hex}),
                      .trail = trails.towards(index, unit.cell, home)};
            const auto& mobility = context.catalogue().mobilities[static_cast<std::size_t>(mover.mobility)];
            addLocal(
                note.values, "mobility",
                mobility.name.empty() ? model::LocalText{mobility.id.text, mobility.id.text} : mobility.name);
            out.add(std::move(note));
        }
    }
}

constexpr std::array wayParameters{
    Parameter{"edge", Parameter::Kind::text, nullptr, local("value of a side with its edge of the map")}};

constexpr std::array retreatTable{
    Rule{.message =
             {"REACH-005", Severity::info, local("no way back"),
              local("'{counter}' ({mobility}) starts in {hex}, from where no way leads to the edge of its "
                    "side ({edge}); open one, or move it."),
              local("A retreat would be its end."),
              local("If this is intended, accept the finding; otherwise move the unit or add a crossing.")},
         .needs = need::scenario | need::forces | need::movement,
         .parameters = wayParameters,
         .run = noWayToOwnEdge,
         .answer = "at"},
};
static_assert(isSound(retreatTable));

}  // namespace

Topic reachRetreatRules() { return {"retreat", local("Ways back"), retreatTable}; }

}  // namespace cota::checks
