#include "editor/setup/free_hexes.h"

#include <algorithm>

#include "editor/documents/force_tree.h"
#include "editor/documents/names.h"
#include "editor/documents/subject_name.h"
#include "editor/editing/placing.h"
#include "editor/setup/group_list.h"
#include "editor/words/words.h"
#include "formats/model/document/edits.h"
#include "validator/engine/check_context.h"
#include "validator/rules/setup/deployment.h"
#include "validator/rules/setup/starting_units.h"

namespace cota::session {

std::set<Cell> freeHexesFor(const model::Document& document,
                            const std::shared_ptr<const mapsets::Mapset>& game,
                            const std::shared_ptr<const mapsets::LaidMap>& laid, const model::CounterId& id) {
    std::set<Cell> free;
    if (!game) return free;
    const checks::CheckContext context(document, game, laid);
    if (context.missing(checks::need::stacking) != 0) return free;
    const auto& roster = context.roster();
    const auto unit = context.orderOfBattle().find(id);
    if (unit == mapsets::noUnit) return free;
    const auto* group = context.orderOfBattle()[unit].group();
    const auto* zone =
        group && group->kind == model::Group::Kind::setup ? context.zone(model::areaOf(*group)) : nullptr;
    const auto load = checks::loadOf(roster, unit);
    const auto& cells = zone ? *zone : context.battlefield().hexes();
    for (const Cell cell : cells) {
        if (!checks::isOpenTo(context, unit, cell)) continue;
        std::vector<mapsets::UnitIndex> there;
        for (const auto one : roster.in(cell))
            if (std::ranges::find(load, one) == load.end()) there.push_back(one);
        there.insert(there.end(), load.begin(), load.end());
        if (mapsets::stackOf(context.stacking(), roster, there, cell, roster[unit].side).fits)
            free.insert(cell);
    }
    return free;
}

std::optional<HistoryEntry> spreadOut(const model::Document& document, const JoinedMap& map,
                                      const std::shared_ptr<const mapsets::Mapset>& game,
                                      const CounterIds& units) {
    std::set<Cell> taken;
    if (document.scenario)
        for (const auto& group : (*document.scenario)->groups)
            for (const auto& unit : group.units)
                if (const auto cell = unit.at ? map.field().resolve(unit.at->label) : std::nullopt)
                    taken.insert(*cell);
    std::set<Cell> kept;
    model::Document changed = document;
    std::size_t moved = 0;
    for (const auto& unit : units) {
        const auto [group, placement, scenario] = findPlacement(changed, unit);
        const auto from =
            placement && placement->at ? map.field().resolve(placement->at->label) : std::nullopt;
        if (!from || kept.insert(*from).second) continue;
        std::optional<Cell> nearest;
        for (const Cell cell : freeHexesFor(changed, game, map.laid(), unit))
            if (!taken.contains(cell) &&
                (!nearest || map.field().distance(*from, cell) < map.field().distance(*from, *nearest)))
                nearest = cell;
        if (!nearest) continue;
        model::Placement made = *placement;
        made.at = map.ref(*nearest);
        changed = model::withPlacement(changed, group->id, made);
        taken.insert(*nearest);
        kept.insert(*nearest);
        ++moved;
    }
    Selection selection;
    for (const auto& unit : units) selection.insert({model::SubjectKind::counter, unit.text, {}});
    return stepTo(document, named("Spread out %s units", std::to_string(moved)), std::move(changed),
                  std::move(selection));
}

namespace {

/// Why a unit cannot be dropped there; empty: it can.
std::string whyNotDropped(const model::Document& document, const JoinedMap& map, const model::CounterId& unit,
                          Cell cell, model::Language language) {
    const auto* group = findPlacement(document, unit).group;
    if (!group) return {};
    const std::string name = counterName(document, unit).in(language), of = nameOf(*group, language);
    if (group->kind != GroupKind::setup)
        return filledIn(tr("%s does not start on the map: group %s does not set up.", name), of);
    if (!group->statesHexes()) return {};
    const auto cells = cellsOfGroup(map, *group);
    if (std::ranges::find(cells, cell) != cells.end()) return {};
    return filledIn(
        filledIn(tr("%s cannot start in %s: it is outside the zone of %s.", name), map.ref(cell).label), of);
}

}  // namespace

UnitDrop unitsDropped(const model::Document& document, const JoinedMap& map, const CounterIds& units,
                      Cell cell, model::Language language) {
    UnitDrop drop;
    if (!document.scenario) {
        drop.text = tr("Only a scenario places units.");
        return drop;
    }
    const auto at = map.ref(cell);
    model::Document changed = document;
    for (const auto& unit : units) {
        drop.text = whyNotDropped(document, map, unit, cell, language);
        if (!drop.text.empty()) return drop;
        changed = withUnitAt(changed, unit, at, {});
    }
    if (units.empty()) return drop;
    const StepName what = units.size() == 1 ? counterName(document, units.front())
                                            : named("%s units", std::to_string(units.size()));
    const StepName name(trLater("Place %s in %s"), {what, at.label});
    drop.text = changed == document ? tr("%s is already there.", what.in(language)) : name.in(language);
    Selection chosen;
    for (const auto& unit : units) chosen.insert({model::SubjectKind::counter, unit.text, {}});
    drop.step = stepTo(document, name, std::move(changed), std::move(chosen));
    return drop;
}

model::CounterId placedUnitOf(const model::Document& document, const model::Finding& finding) {
    std::vector<model::Subject> subjects{finding.subject};
    subjects.insert(subjects.end(), finding.related.begin(), finding.related.end());
    for (auto subject = subjects.rbegin(); subject != subjects.rend(); ++subject) {
        if (subject->kind != model::SubjectKind::counter) continue;
        const model::CounterId id(subject->id);
        const auto* placement = findPlacement(document, id).placement;
        if (placement && placement->at) return id;
    }
    return {};
}

}  // namespace cota::session
