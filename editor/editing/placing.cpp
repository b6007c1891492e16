#include "editor/editing/placing.h"

#include <algorithm>

#include "editor/documents/force_tree.h"
#include "editor/documents/references.h"
#include "formats/model/document/edits.h"
#include "formats/model/document/formation_tree.h"

namespace cota::session {

namespace {

const model::Group* groupFor(const model::Scenario& scenario, const model::GroupId& wanted,
                             const model::SideId& side) {
    const auto byId = std::ranges::find(scenario.groups, wanted, &model::Group::id);
    if (byId != scenario.groups.end()) return &*byId;
    const auto bySide = std::ranges::find_if(scenario.groups, [&](const model::Group& group) {
        return group.side == side && group.kind == model::Group::Kind::setup;
    });
    return bySide == scenario.groups.end() ? nullptr : &*bySide;
}

model::Placement placementOf(const model::Document& document, const model::CounterId& unit) {
    model::Placement placement;
    if (const auto* placed = findPlacement(document, unit).placement) placement = *placed;
    placement.counter = unit;
    return placement;
}

}  // namespace

model::Document withUnitAt(const model::Document& document, const model::CounterId& unit,
                           const model::HexRef& at, const model::GroupId& group) {
    const auto found = findCounter(document, unit);
    if (!document.scenario || !found.counter) return document;
    model::Placement placement = placementOf(document, unit);
    placement.at = at;
    placement.aboard.reset();
    if (const auto* now = findPlacement(document, unit).group)
        return model::withPlacement(document, now->id, placement);
    const model::SideId side = model::FormationTree(document).sideOf(*found.counter);
    if (const auto* into = groupFor(**document.scenario, group, side))
        return model::withPlacement(document, into->id, placement);
    model::Group made;
    made.id = model::GroupId(side.text + "-setup");
    made.side = side;
    return model::withPlacement(model::withGroup(document, made), made.id, placement);
}

model::Document withUnitOffMap(const model::Document& document, const model::CounterId& unit) {
    const auto [group, placed, scenario] = findPlacement(document, unit);
    const auto removed = withoutPlacementNamed(document, unit);
    if (!placed || !placed->at || !(group->statesHexes() || group->kind != model::Group::Kind::setup))
        return removed;
    model::Placement kept = *placed;
    kept.at.reset();
    // In its old place of the group.
    model::Document changed = removed;
    model::Scenario made = **removed.scenario;
    const auto into = std::ranges::find(made.groups, group->id, &model::Group::id);
    if (into == made.groups.end()) return removed;
    const auto place = static_cast<std::ptrdiff_t>(placed - group->units.data());
    into->units.insert(into->units.begin() + place, std::move(kept));
    changed.scenario = std::move(made);
    return changed;
}

model::Document withUnitAboard(const model::Document& document, const model::CounterId& unit,
                               const model::CounterId& carrier) {
    const auto* group = findPlacement(document, carrier).group;
    if (!findCounter(document, unit).counter || !group || unit == carrier) return document;
    model::Placement placement = placementOf(document, unit);
    placement.at.reset();
    placement.aboard = carrier;
    return model::withPlacement(document, group->id, placement);
}

model::Document withUnitPutDown(const model::Document& document, const model::CounterId& unit) {
    const auto [group, placed, scenario] = findPlacement(document, unit);
    if (!placed || !placed->aboard) return document;
    model::Placement placement = *placed;
    const auto* carrier = findPlacement(document, *placed->aboard).placement;
    placement.at = carrier ? carrier->at : std::nullopt;
    placement.aboard = carrier && !carrier->at && carrier->aboard != unit ? carrier->aboard
                                                                          : std::optional<model::CounterId>();
    return model::withPlacement(document, group->id, placement);
}

}  // namespace cota::session
