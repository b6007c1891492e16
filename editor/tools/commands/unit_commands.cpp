#include "editor/tools/commands/unit_commands.h"

#include <algorithm>
#include <chrono>
#include <set>

#include "editor/answers/hex_facts.h"
#include "editor/answers/subject_shape.h"
#include "editor/counters/unit_edits.h"
#include "editor/documents/force_tree.h"
#include "editor/documents/subject_name.h"
#include "editor/editing/placing.h"
#include "editor/setup/group_units.h"
#include "editor/setup/legal_set_up.h"
#include "editor/tools/commands/thing_commands.h"
#include "editor/tools/hex_stroke.h"
#include "editor/tools/place_tools.h"
#include "editor/tools/select_sets.h"
#include "editor/words/words.h"
#include "formats/model/document/edit_support.h"
#include "formats/model/document/formation_tree.h"

namespace cota::tools {

using model::SubjectKind;
using session::named;

namespace {

session::StepName unitsName(const ToolContext& context, const std::vector<model::CounterId>& units) {
    return units.size() == 1 ? session::counterName(context.document, units.front())
                             : named("%s units", std::to_string(units.size()));
}

std::vector<model::CounterId> unitsAboard(const model::Document& document, const model::CounterId& carrier) {
    std::vector<model::CounterId> units;
    for (const auto& group : (*document.scenario)->groups)
        for (const auto& placement : group.units)
            if (placement.aboard == carrier) units.push_back(placement.counter);
    return units;
}

/// The units that "unload" is about: selected ones aboard others, and what the selected ones carry.
std::vector<model::CounterId> carriedUnits(const ToolContext& context) {
    std::vector<model::CounterId> units;
    for (const auto& unit : selectedUnits(context)) {
        const auto* placement = session::findPlacement(context.document, unit).placement;
        if (placement && placement->aboard) units.push_back(unit);
        const auto cargo = unitsAboard(context.document, unit);
        units.insert(units.end(), cargo.begin(), cargo.end());
    }
    return units;
}

/// The hexes around one, ring by ring.
std::vector<Cell> ringsAround(const JoinedMap& map, Cell middle) {
    std::vector<Cell> cells;
    constexpr int mostRings = 12;
    for (int ring = 0; ring <= mostRings; ++ring)
        for (const Cell cell : brushed(map, middle, ring))
            if (map.field().distance(middle, cell) == ring && map.field().isPlayable(cell))
                cells.push_back(cell);
    return cells;
}

std::vector<std::pair<model::CounterId, Cell>> unitsOnMap(const ToolContext& context,
                                                          const std::vector<model::CounterId>& units) {
    std::vector<std::pair<model::CounterId, Cell>> placed;
    for (const auto& unit : units)
        if (const auto cell = cellOfUnit(context.map, unit)) placed.emplace_back(unit, *cell);
    return placed;
}

/// Hexes stay with the units as far as their new group may set up there.
session::KeepsHex keptHexes(const ToolContext& context, const model::GroupId& id) {
    const auto* group = session::groupNamed(context.document, id);
    if (!group || group->kind != session::GroupKind::setup) return {};
    if (!group->statesHexes()) return [](const model::HexRef&) { return true; };
    const auto cells = session::shapeOf(context.map, {SubjectKind::zone, group->zone.text, {}}).hexes;
    return [&map = context.map, cells](const model::HexRef& hex) {
        const auto cell = map.field().resolve(hex.label);
        return cell && cells.contains(*cell);
    };
}

}  // namespace

bool canUnload(const ToolContext& context) { return !carriedUnits(context).empty(); }

Step unitsUnloaded(const ToolContext& context, const Place&) {
    const auto units = carriedUnits(context);
    if (units.empty()) {
        context.say(session::tr("The unit is not aboard another one and carries none."));
        return std::nullopt;
    }
    model::Document changed = context.document;
    for (const auto& unit : units) changed = session::withUnitPutDown(changed, unit);
    return stepOf(context, named("Unload %s", unitsName(context, units)), std::move(changed));
}

Step groupMade(const ToolContext& context, const Place&) {
    return session::makeGroupOf(context.document, selectedUnits(context), session::GroupKind::setup);
}

Step unitsOutOfGroups(const ToolContext& context, const Place&) {
    return session::takeOutOfGroups(context.document, selectedUnits(context));
}

Step unitsSetUp(const ToolContext& context, const Place&) {
    std::vector<model::GroupId> groups;
    for (const auto& unit : selectedUnits(context))
        if (const auto* group = session::findPlacement(context.document, unit).group;
            group && std::ranges::find(groups, group->id) == groups.end())
            groups.push_back(group->id);
    if (groups.empty()) {
        context.say(session::tr("The units are in no group. Put them in a group first."));
        return std::nullopt;
    }
    constexpr std::chrono::seconds most{3};  // nobody waits longer for a menu
    const auto end = std::chrono::steady_clock::now() + most;
    model::Document changed = context.document;
    for (const auto& group : groups) {
        session::SetUpRequest request;
        request.document = changed;
        request.game = context.map.laid()->game;
        request.laid = context.map.laid();
        request.group = group;
        request.wantsPlaces = true;
        request.keepsPlaced = false;
        request.language = context.language;
        auto answer = session::answerSetUp(request, [&] { return std::chrono::steady_clock::now() > end; });
        if (answer.proposal)
            changed = std::move(answer.proposal->document);
        else
            context.say(answer.text);
    }
    if (changed == context.document) return std::nullopt;
    return stepOf(context, named("Set up legally"), std::move(changed));
}

Step unitsLinedUp(const ToolContext& context, const Place&) {
    auto placed = unitsOnMap(context, selectedUnits(context));
    if (placed.size() < 3) {
        context.say(session::tr("Select three or more units on the map to line them up."));
        return std::nullopt;
    }
    std::pair<std::size_t, std::size_t> ends;
    int most = -1;
    for (std::size_t i = 0; i < placed.size(); ++i)
        for (std::size_t k = i + 1; k < placed.size(); ++k)
            if (const int away = context.map.field().distance(placed[i].second, placed[k].second);
                away > most) {
                most = away;
                ends = {i, k};
            }
    const Cell from = placed[ends.first].second, to = placed[ends.second].second;
    std::ranges::stable_sort(placed, {}, [&](const auto& one) {
        return context.map.field().distance(from, one.second) - context.map.field().distance(to, one.second);
    });
    const auto way = hexesBetween(context.map, from, to);
    model::Document changed = context.document;
    for (std::size_t i = 0; i < placed.size(); ++i) {
        const Cell there = way[i * (way.size() - 1) / (placed.size() - 1)];
        changed = session::withUnitAt(changed, placed[i].first, context.map.ref(there));
    }
    return stepOf(context, named("Line up %s", unitsName(context, selectedUnits(context))),
                  std::move(changed));
}

Step unitsSpreadOut(const ToolContext& context, const Place&) {
    auto units = selectedUnits(context);
    if (units.size() == 1)
        if (const auto cell = cellOfUnit(context.map, units.front()))
            units = session::countersIn(context.map, *cell);
    const auto placed = unitsOnMap(context, units);
    std::set<Cell> taken;
    for (const Cell cell : context.map.field().hexes()) {
        const auto here = session::countersIn(context.map, cell);
        if (std::ranges::any_of(
                here, [&](const auto& one) { return std::ranges::find(units, one) == units.end(); }))
            taken.insert(cell);
    }
    model::Document changed = context.document;
    for (const auto& [unit, cell] : placed) {
        const auto near = ringsAround(context.map, cell);
        const auto free = std::ranges::find_if(near, [&](Cell one) { return !taken.contains(one); });
        if (free == near.end()) continue;
        taken.insert(*free);
        if (*free != cell) changed = session::withUnitAt(changed, unit, context.map.ref(*free));
    }
    if (changed == context.document) context.say(session::tr("Each unit has a hex of its own already."));
    return stepOf(context, named("Spread out %s", unitsName(context, units)), std::move(changed));
}

Step unitsOnTop(const ToolContext& context, const Place&) {
    model::Document changed = context.document;
    const auto units = selectedUnits(context);
    for (const auto& unit : units) {
        const auto cell = cellOfUnit(context.map, unit);
        const auto found = session::findCounter(changed, unit);
        if (!cell || !found.counter) continue;
        const auto here = session::countersIn(context.map, *cell);
        changed = model::withForces(changed, found.file, [&](model::Forces& forces) {
            const auto mine = std::ranges::find(forces.counters, unit, &model::Counter::id);
            const auto first = std::ranges::find_if(forces.counters, [&](const model::Counter& one) {
                return std::ranges::find(here, one.id) != here.end();
            });
            if (first < mine) std::rotate(first, mine, mine + 1);
        });
    }
    if (changed == context.document) context.say(session::tr("The unit is on top already."));
    return stepOf(context, named("Bring %s to the top", unitsName(context, units)), std::move(changed));
}

Step unitsDeleted(const ToolContext& context, const Place&) {
    auto removal = session::deleteUnits(context.document, selectedUnits(context), context.language);
    if (!removal) return std::nullopt;
    if (!removal->warning.empty()) context.say(removal->warning);
    return std::move(removal->step);
}

Step unitsInGroup(const ToolContext& context, const model::GroupId& group) {
    const auto units = selectedUnits(context);
    if (const auto why = session::whyNotInGroup(context.document, group, units); !why.empty()) {
        context.say(why);
        return std::nullopt;
    }
    auto step = session::putInGroup(context.document, group, units, keptHexes(context, group));
    if (step) step->selection = context.selection;
    return step;
}

Step unitsArriving(const ToolContext& context, int turn) {
    const auto units = selectedUnits(context);
    if (units.empty() || !context.document.scenario) return std::nullopt;
    for (const auto& group : (*context.document.scenario)->groups)
        if (group.kind == session::GroupKind::arrival && group.turn == turn && !group.roll &&
            session::whyNotInGroup(context.document, group.id, units).empty())
            return unitsInGroup(context, group.id);
    auto step = session::makeGroupOf(context.document, units, session::GroupKind::arrival);
    if (!step) return step;
    const model::GroupId made(step->selection.empty() || step->selection.focus().kind != SubjectKind::group
                                  ? (*step->document.scenario)->groups.back().id.text
                                  : step->selection.focus().id);
    step->document =
        session::withGroupChanged(step->document, made, [turn](model::Group& group) { group.turn = turn; });
    step->selection = context.selection;
    return step;
}

Step unitPlaced(const ToolContext& context, const model::CounterId& unit) {
    for (const auto& subject : context.selection)
        if (const auto cell = context.map.field().resolve(subject.id);
            subject.kind == SubjectKind::hex && cell)
            return counterPlaced(context, unit, *cell);
    return std::nullopt;
}

}  // namespace cota::tools
