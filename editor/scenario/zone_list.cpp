#include "editor/scenario/zone_list.h"

#include <algorithm>

#include "editor/documents/file_names.h"
#include "editor/documents/generated_names.h"
#include "editor/documents/names.h"
#include "editor/documents/references.h"
#include "formats/model/document/edit_support.h"
#include "formats/model/document/edits.h"
#include "mapsets/field/zone_resolver.h"
#include "mapsets/loading/new_document.h"

namespace cota::session {

namespace {

using model::Scenario;
using model::ZoneTerm;

template <class Things>
std::string freeIdFor(const Things& things, const std::string& name, const char* otherwise) {
    const auto isTaken = [&](const std::string& id) {
        return std::ranges::any_of(things, [&](const auto& thing) { return thing.id.text == id; });
    };
    const std::string stem = idStem(name, otherwise);
    return isTaken(stem) ? freeId(stem, isTaken) : stem;
}

void rename(ZoneTerm& term, const model::ZoneId& from, const model::ZoneId& to) {
    if (term.kind == ZoneTerm::Kind::zone && term.word == from.text) term.word = to.text;
    for (auto& child : term.children) rename(child, from, to);
}

model::LocalText nameIn(model::Language language, const std::string& name) {
    model::LocalText text;
    (language == model::Language::spanish ? text.es : text.en) = name;
    return text;
}

std::string sideName(const Scenario& scenario, const model::SideId& id, model::Language language) {
    const auto side = std::ranges::find(scenario.sides, id, &model::Side::id);
    return side == scenario.sides.end() ? id.text : nameOf(*side, language);
}

}  // namespace

std::vector<ZoneRow> zoneRows(const SheetSource& source) {
    std::vector<ZoneRow> rows;
    if (!source.document.scenario) return rows;
    const Scenario& scenario = **source.document.scenario;
    std::optional<mapsets::ZoneResolver> resolver;
    if (source.map) resolver.emplace(source.map->field(), scenario.zones);
    for (const auto& zone : scenario.zones) {
        ZoneRow row{zone.id, nameOf(zone, source.language), zone.side, 0, {}};
        if (resolver) row.hexes = resolver->resolve(zone).cells.size();
        for (const auto& user : referencesTo(source.document, {model::SubjectKind::zone, zone.id.text, {}}))
            row.usedBy.push_back(user.in(source.language));
        rows.push_back(std::move(row));
    }
    return rows;
}

std::vector<ObjectiveRow> objectiveRows(const SheetSource& source) {
    std::vector<ObjectiveRow> rows;
    if (!source.document.scenario) return rows;
    const Scenario& scenario = **source.document.scenario;
    for (const auto& one : scenario.objectives)
        rows.push_back({one.id, nameOf(one, source.language), one.points,
                        one.owner.empty() ? "" : sideName(scenario, one.owner, source.language),
                        one.side.empty() ? "" : sideName(scenario, one.side, source.language),
                        labelsIn(scenario, one.hexes)});
    return rows;
}

HistoryEntry addZone(const SheetSource& source, const std::string& name,
                     const std::vector<model::HexRef>& hexes) {
    model::Zone zone;
    const auto& zones = (*source.document.scenario)->zones;
    zone.name = name.empty() ? model::LocalText(zoneWord) : nameIn(source.language, name);
    zone.id = model::ZoneId(freeIdFor(zones, zone.name.in(source.language), "zone"));
    zone.hexes.kind = ZoneTerm::Kind::anyOf;
    if (!hexes.empty()) {
        ZoneTerm listed;
        listed.kind = ZoneTerm::Kind::hexes;
        listed.hexes = hexes;
        zone.hexes.children.push_back(std::move(listed));
    }
    return {named("Add zone %s", namesOf(zone)),
            model::withZone(source.document, zone),
            {{model::SubjectKind::zone, zone.id.text, {}}}};
}

HistoryEntry addObjective(const SheetSource& source, const std::string& name,
                          const std::vector<model::HexRef>& hexes) {
    model::Objective objective;
    const auto& objectives = (*source.document.scenario)->objectives;
    objective.name = name.empty() ? model::LocalText(objectiveWord) : nameIn(source.language, name);
    objective.id = model::ObjectiveId(freeIdFor(objectives, objective.name.in(source.language), "objective"));
    objective.hexes = hexes;
    if (source.game)
        objective.attributes = mapsets::requiredValues(source.game->catalogue.objectiveAttributes);
    return {named("Add objective %s", namesOf(objective)),
            model::withObjective(source.document, objective),
            {{model::SubjectKind::objective, objective.id.text, {}}}};
}

model::Document withZoneId(const model::Document& document, const model::ZoneId& from,
                           const model::ZoneId& to) {
    return model::withScenario(document, [&](Scenario& scenario) {
        for (auto& zone : scenario.zones) {
            if (zone.id == from) zone.id = to;
            rename(zone.hexes, from, to);
        }
        const auto renameIn = [&](auto& things) {
            for (auto& thing : things)
                if (thing.zone == from) thing.zone = to;
        };
        renameIn(scenario.groups);
        for (auto& group : scenario.groups) rename(group.hexes, from, to);
        renameIn(scenario.exits);
        renameIn(scenario.parts);
        renameIn(scenario.victory);
    });
}

std::optional<HistoryEntry> withZoneRenamed(const SheetSource& source, const model::ZoneId& id,
                                            const std::string& name, bool idIsSaved) {
    if (!source.document.scenario || name.empty()) return std::nullopt;
    const auto& zones = (*source.document.scenario)->zones;
    const auto zone = std::ranges::find(zones, id, &model::Zone::id);
    if (zone == zones.end()) return std::nullopt;
    model::Zone made = *zone;
    made.name = renamed(zone->name, source.language, name, source.game.get());
    auto document = model::withZone(source.document, made);
    model::ZoneId now = id;
    if (!idIsSaved) {
        auto others = zones;
        std::erase_if(others, [&](const model::Zone& other) { return other.id == id; });
        now = model::ZoneId(freeIdFor(others, name, "zone"));
        document = withZoneId(document, id, now);
    }
    if (document == source.document) return std::nullopt;
    return HistoryEntry{named("Rename zone %s", namesOf(made)),
                        std::move(document),
                        {{model::SubjectKind::zone, now.text, {}}}};
}

std::optional<HistoryEntry> withZoneSide(const SheetSource& source, const model::ZoneId& id,
                                         const model::SideId& side) {
    if (!source.document.scenario) return std::nullopt;
    const auto& zones = (*source.document.scenario)->zones;
    const auto zone = std::ranges::find(zones, id, &model::Zone::id);
    if (zone == zones.end() || zone->side == side) return std::nullopt;
    model::Zone made = *zone;
    made.side = side;
    return HistoryEntry{named("Set side of zone %s", namesOf(made)),
                        model::withZone(source.document, made),
                        {{model::SubjectKind::zone, id.text, {}}}};
}

}  // namespace cota::session
