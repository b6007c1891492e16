#include "editor/tools/commands/hex_commands.h"

#include <algorithm>
#include <set>

#include "editor/documents/generated_names.h"
#include "editor/documents/names.h"
#include "editor/tools/hex_stroke.h"
#include "editor/tools/new_names.h"
#include "editor/tools/select_sets.h"
#include "editor/tools/select_tool.h"
#include "editor/words/words.h"
#include "formats/model/document/edits.h"
#include "mapsets/field/zone_resolver.h"
#include "mapsets/loading/new_document.h"

namespace cota::tools {

using model::SubjectKind;
using session::named;

namespace {

std::set<Cell> selectedHexes(const ToolContext& context) {
    return hexesIn(context, session::onlyOf(context.selection, SubjectKind::hex));
}

session::StepName hexesName(const ToolContext& context, const std::set<Cell>& cells) {
    return cells.size() == 1 ? session::StepName(context.map.label(*cells.begin()))
                             : named("%s hexes", std::to_string(cells.size()));
}

Step hexesRaisedBy(const ToolContext& context, int levels) {
    const auto cells = selectedHexes(context);
    model::Document changed = context.document;
    for (const auto& [board, hexes] : byBoard(context.map, cells))
        changed = model::withLevelRaised(changed, board, hexes, levels);
    const auto what = hexesName(context, cells);
    return stepOf(context, levels > 0 ? named("Raise %s", what) : named("Lower %s", what),
                  std::move(changed));
}

/// A step that only selects.
Step selectingStep(const ToolContext& context, session::Selection selection) {
    context.say(session::tr("Selected: %s", countText(selection)));
    return HistoryEntry{{}, context.document, std::move(selection)};
}

Step sameSelectedBy(const ToolContext& context, SameBy by) {
    Choices choices = context.choices;
    choices.sameBy = by;
    const ToolContext now{context.document,  context.map,      choices,        context.pixel,
                          context.selection, context.language, context.layers, context.look};
    return selectingStep(context, sameAsFocus(now));
}

session::Selection hexSelection(const ToolContext& context, const std::set<Cell>& cells) {
    std::set<model::Subject> subjects;
    for (const Cell cell : cells) subjects.insert({SubjectKind::hex, context.map.label(cell), {}});
    return session::Selection(std::move(subjects));
}

/// The terms of a zone that are lists of hexes; adds one if there is none.
model::ZoneTerm& hexListOf(model::Zone& zone) {
    auto& terms = zone.hexes.children;
    const auto it = std::ranges::find(terms, model::ZoneTerm::Kind::hexes, &model::ZoneTerm::kind);
    if (it != terms.end()) return *it;
    terms.push_back({.kind = model::ZoneTerm::Kind::hexes});
    return terms.back();
}

}  // namespace

Step hexesRaised(const ToolContext& context, const Place&) { return hexesRaisedBy(context, 1); }
Step hexesLowered(const ToolContext& context, const Place&) { return hexesRaisedBy(context, -1); }

Step objectiveMade(const ToolContext& context, const Place&) {
    const auto cells = selectedHexes(context);
    const auto& all = (*context.document.scenario)->objectives;
    const auto made = newName({}, session::objectiveWord, "objective", all.size(), context.language,
                              [&](const std::string& id) { return thingNamed(all, id) != nullptr; });
    model::Objective objective;
    objective.id = model::ObjectiveId(made.id);
    objective.name = made.name;
    objective.attributes = mapsets::requiredValues(context.map.game().catalogue.objectiveAttributes);
    for (const Cell cell : cells) objective.hexes.push_back(context.map.ref(cell));
    auto step = stepOf(context, named("New objective: %s", session::StepName(session::namesOf(objective))),
                       model::withObjective(context.document, objective));
    if (step) step->selection = {{SubjectKind::objective, objective.id.text, {}}};
    return step;
}

Step sameTerrainSelected(const ToolContext& context, const Place&) {
    return sameSelectedBy(context, SameBy::terrain);
}
Step sameLevelSelected(const ToolContext& context, const Place&) {
    return sameSelectedBy(context, SameBy::level);
}

Step sameZoneSelected(const ToolContext& context, const Place&) {
    const auto cells = selectedHexes(context);
    const auto& zones = (*context.document.scenario)->zones;
    mapsets::ZoneResolver resolver(context.map.field(), zones);
    std::set<Cell> all;
    for (const auto& zone : zones) {
        const auto& there = resolver.resolve(zone).cells;
        if (std::ranges::any_of(cells, [&](Cell cell) { return std::ranges::binary_search(there, cell); }))
            all.insert(there.begin(), there.end());
    }
    if (all.empty()) {
        context.say(session::tr("The hex is in no zone."));
        return std::nullopt;
    }
    return selectingStep(context, hexSelection(context, all));
}

Step hexesOfZoneSelected(const ToolContext& context, const Place&) {
    const auto cells = hexesIn(context, context.selection);
    if (cells.empty()) {
        context.say(session::tr("The zone has no hexes."));
        return std::nullopt;
    }
    return selectingStep(context, hexSelection(context, cells));
}

Step hexesPainted(const ToolContext& context, const model::TerrainId& terrain) {
    const auto cells = selectedHexes(context);
    model::Document changed = context.document;
    for (const auto& [board, hexes] : byBoard(context.map, cells))
        changed = model::withTerrain(changed, board, hexes, {{{terrain, {}}}});
    const auto* type = context.map.game().catalogue.terrain(terrain);
    return stepOf(context,
                  named("Paint %s", type && !type->name.empty() ? session::StepName(type->name)
                                                                : session::StepName(terrain.text)),
                  std::move(changed));
}

Step hexesInZone(const ToolContext& context, const model::ZoneId& id, bool isIn) {
    if (!context.document.scenario) return std::nullopt;
    const auto cells = selectedHexes(context);
    const auto& zones = (*context.document.scenario)->zones;
    const auto found = std::ranges::find(zones, id, &model::Zone::id);
    model::Zone zone;
    if (found != zones.end()) {
        zone = *found;
    } else {
        const auto made = newName({}, session::zoneWord, "zone", zones.size(), context.language,
                                  [&](const std::string& one) { return thingNamed(zones, one) != nullptr; });
        zone.id = model::ZoneId(made.id);
        zone.name = made.name;
        zone.hexes.kind = model::ZoneTerm::Kind::anyOf;
    }
    std::set<Cell> missing = cells;
    std::erase_if(hexListOf(zone).hexes, [&](const model::HexRef& ref) {
        const auto cell = context.map.field().resolve(ref.label);
        if (!cell || !cells.contains(*cell)) return false;
        missing.erase(*cell);
        return !isIn;
    });
    if (isIn)
        for (const Cell cell : missing) hexListOf(zone).hexes.push_back(context.map.ref(cell));
    if (hexListOf(zone).hexes.empty())
        std::erase_if(zone.hexes.children, [](const model::ZoneTerm& term) {
            return term.kind == model::ZoneTerm::Kind::hexes && term.hexes.empty();
        });
    const session::StepName name(session::namesOf(zone));
    auto changed = model::withZone(context.document, zone);
    if (changed == context.document) {
        context.say(session::tr("The zone has these hexes from its expression, not from a list."));
        return std::nullopt;
    }
    return stepOf(context,
                  !isIn                  ? named("Remove from zone %s", name)
                  : found == zones.end() ? named("New zone: %s", name)
                                         : named("Add to zone %s", name),
                  std::move(changed));
}

Step hexesWithFeature(const ToolContext& context, const model::FeatureId& kind, bool inScenario,
                      bool isThere) {
    const auto cells = selectedHexes(context);
    model::Document changed = context.document;
    if (inScenario && isThere)
        for (const Cell cell : cells)
            changed = model::withScenarioFeature(changed, {kind, context.map.ref(cell), {}, {}, {}});
    if (inScenario && !isThere && changed.scenario)
        for (const auto& feature : (*context.document.scenario)->features) {
            const auto cell = context.map.field().resolve(feature.at.label);
            if (feature.kind == kind && cell && cells.contains(*cell))
                changed = model::withoutScenarioFeature(changed, feature.at, kind);
        }
    if (!inScenario)
        for (const auto& [board, hexes] : byBoard(context.map, cells))
            for (const auto hex : hexes)
                changed = isThere ? model::withFeature(changed, board, {kind, hex, {}, {}})
                                  : model::withoutFeature(changed, board, hex, kind);
    const auto* type = context.map.game().catalogue.feature(kind);
    auto what = type ? session::StepName(session::namesOf(*type)) : session::StepName(kind.text);
    what += session::StepName(": ") + hexesName(context, cells);
    return stepOf(context, isThere ? named("Place %s", what) : named("Remove %s", what), std::move(changed));
}

}  // namespace cota::tools
