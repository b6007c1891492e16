#include "editor/setup/group_places.h"

#include <algorithm>
#include <array>
#include <bit>
#include <set>
#include <utility>

#include "editor/documents/file_names.h"
#include "editor/documents/generated_names.h"
#include "editor/documents/names.h"
#include "editor/setup/group_edits.h"
#include "editor/setup/group_list.h"
#include "editor/words/words.h"
#include "formats/model/document/edits.h"
#include "mapsets/field/map_side.h"
#include "mapsets/field/zone_resolver.h"

namespace cota::session {

namespace {

using model::Group;
using model::ZoneTerm;

constexpr std::string_view zoneMark = "zone:", edgeMark = "edge:", ownHexes = "hexes";

struct EdgeName {
    std::string_view word;
    Phrase name;
};
constexpr std::array edgeNames{
    EdgeName{"north", trLater("North edge")},   EdgeName{"north-east", trLater("North-east corner")},
    EdgeName{"east", trLater("East edge")},     EdgeName{"south-east", trLater("South-east corner")},
    EdgeName{"south", trLater("South edge")},   EdgeName{"south-west", trLater("South-west corner")},
    EdgeName{"west", trLater("West edge")},     EdgeName{"north-west", trLater("North-west corner")},
    EdgeName{"top", trLater("Top edge")},       EdgeName{"right", trLater("Right edge")},
    EdgeName{"bottom", trLater("Bottom edge")}, EdgeName{"left", trLater("Left edge")}};

std::string withCount(const std::string& name, std::size_t count) {
    if (count == 1) return tr("%s (1 hex)", name);
    return filledIn(tr("%s (%s hexes)", name), std::to_string(count));
}

ZoneTerm edgeTerm(const std::string& word) { return {.kind = ZoneTerm::Kind::edge, .word = word}; }

std::string freeZoneId(const model::Scenario& scenario, const model::LocalText& name) {
    const auto isTaken = [&](const std::string& id) {
        return std::ranges::find(scenario.zones, model::ZoneId(id), &model::Zone::id) != scenario.zones.end();
    };
    const std::string stem = asFileName(name.en.empty() ? name.es : name.en);
    return !stem.empty() && !isTaken(stem) ? stem : freeId(stem.empty() ? "zone" : stem, isTaken);
}

}  // namespace

std::string nameOfEdge(const std::string& word) {
    const auto found = std::ranges::find(edgeNames, word, &EdgeName::word);
    return found == edgeNames.end() ? tr("Edge %s", word) : tr(found->name);
}

std::string placeId(const Group& group) {
    if (!group.zone.empty()) return std::string(zoneMark) + group.zone.text;
    const auto& terms = group.hexes.children;
    if (terms.empty()) return {};
    if (terms.size() == 1 && terms.front().kind == ZoneTerm::Kind::edge)
        return std::string(edgeMark) + terms.front().word;
    return std::string(ownHexes);
}

std::vector<std::string> edgesOf(const JoinedMap& map) {
    if (map.field().north() != model::North::unset) return {"north", "east", "south", "west"};
    return {"top", "right", "bottom", "left"};
}

std::vector<PaletteEntry> placeChoices(const model::Document& document, const JoinedMap* map,
                                       const Group& group, model::Language language) {
    std::vector<PaletteEntry> entries{{"", tr("no place")}};
    if (!document.scenario) return entries;
    const auto& zones = (*document.scenario)->zones;
    std::optional<mapsets::ZoneResolver> resolver;
    if (map) resolver.emplace(map->field(), zones);
    for (const auto& zone : zones) {
        const auto name = nameOf(zone, language);
        entries.push_back({std::string(zoneMark) + zone.id.text,
                           resolver ? withCount(name, resolver->resolve(zone).cells.size()) : name});
    }
    const std::string now = placeId(group);
    std::vector<std::string> edges;
    if (map) edges = edgesOf(*map);
    for (const auto& edge : edges)
        entries.push_back({std::string(edgeMark) + edge,
                           withCount(nameOfEdge(edge), resolver->resolve(edgeTerm(edge), {}).cells.size())});
    entries.push_back({std::string(ownHexes), tr("Hexes of its own")});
    if (std::ranges::find(entries, now, &PaletteEntry::id) == entries.end())
        entries.push_back({now, placeOfGroup(document, group, language)});
    return entries;
}

void putAtPlace(Group& group, const std::string& place) {
    if (place == placeId(group)) return;
    group.zone = {};
    group.hexes.children.clear();
    if (place.starts_with(zoneMark)) group.zone = model::ZoneId(place.substr(zoneMark.size()));
    if (place.starts_with(edgeMark)) group.hexes.children = {edgeTerm(place.substr(edgeMark.size()))};
    if (place == ownHexes) group.hexes.children = {{.kind = ZoneTerm::Kind::hexes}};
}

namespace {

/// Whether units that enter there come from outside the ground they may use: cut hexes at the edge are on the
/// map, but in some games no unit may be in them.
bool isPlayableRim(const mapsets::Battlefield& field, Cell cell) {
    return field.isPlayable(cell) && std::ranges::any_of(model::allDirections, [&](auto direction) {
               return !field.isPlayable(field.neighbour(cell, direction));
           });
}

}  // namespace

std::vector<SuggestedEntry> suggestedEntries(const JoinedMap& map) {
    const auto& field = map.field();
    const auto& kinds = map.game().catalogue.pathKinds;
    std::vector<SuggestedEntry> entries;
    std::set<Cell> told;
    for (std::size_t kind = 0; kind < kinds.size(); ++kind)
        for (const Cell cell : field.hexes()) {
            // A path that runs off the map, or ends in a hex of its edge.
            if (!isPlayableRim(field, cell) || told.contains(cell)) continue;
            const auto links = field.links(kind, cell);
            if (std::popcount(links) == 0 || std::popcount(links) > 2) continue;
            bool isEnd = std::popcount(links) == 1;
            for (const auto direction : model::allDirections)
                isEnd = isEnd || (field.linked(kind, cell, direction) &&
                                  !field.isPlayable(field.neighbour(cell, direction)));
            if (!isEnd) continue;
            told.insert(cell);
            SuggestedEntry entry;
            const std::string at = map.label(cell);
            const auto& name = kinds[kind].name;
            const model::LocalText about = name.empty() ? model::LocalText{kinds[kind].id.text, ""} : name;
            entry.names = {about.in(model::Language::english) + " " + at,
                           about.in(model::Language::spanish) + " " + at};
            entry.name = entry.names.in(model::Language::english);
            // Behind cut hexes nobody plays in, units enter from these.
            const bool isOuter = field.isMapEdge(cell);
            if (isOuter) entry.hexes = {map.ref(cell)};
            for (const auto direction : model::allDirections)
                if (const Cell next = field.neighbour(cell, direction);
                    field.isOnMap(next) && field.isMapEdge(next) && isOuter == field.isPlayable(next))
                    entry.hexes.push_back(map.ref(next));
            entries.push_back(std::move(entry));
        }
    return entries;
}

std::optional<HistoryEntry> addEntry(const model::Document& document, const SuggestedEntry& entry,
                                     const model::SideId& side) {
    if (!document.scenario || entry.hexes.empty()) return std::nullopt;
    model::Zone zone;
    zone.id = model::ZoneId(freeZoneId(**document.scenario, entry.names));
    zone.name = entry.names;
    zone.side = side;
    zone.hexes = {.kind = ZoneTerm::Kind::anyOf,
                  .children = {{.kind = ZoneTerm::Kind::hexes, .hexes = entry.hexes}}};
    return HistoryEntry{named("Add entry %s", zone.name),
                        model::withZone(document, zone),
                        {{model::SubjectKind::zone, zone.id.text, {}}}};
}

std::optional<HistoryEntry> addZoneFor(const model::Document& document, const model::GroupId& id) {
    const auto* group = groupNamed(document, id);
    if (!group) return std::nullopt;
    const auto& zones = (*document.scenario)->zones;
    model::Zone zone;
    // The name of the group says what the zone is for.
    zone.name = nameToCopy(*group);
    zone.id = model::ZoneId(freeZoneId(**document.scenario, zone.name));
    zone.side = group->side;
    zone.hexes.kind = ZoneTerm::Kind::anyOf;
    // Units that are placed are in it from the beginning.
    ZoneTerm held{.kind = ZoneTerm::Kind::hexes};
    for (const auto& unit : group->units)
        if (unit.at && std::ranges::find(held.hexes, *unit.at) == held.hexes.end())
            held.hexes.push_back(*unit.at);
    if (!held.hexes.empty()) zone.hexes.children.push_back(std::move(held));
    if (std::ranges::find(zones, zone.name, &model::Zone::name) != zones.end())
        for (auto* text : {&zone.name.en, &zone.name.es})
            if (!text->empty()) *text += " " + std::to_string(zones.size() + 1);
    auto changed = withGroupChanged(model::withZone(document, zone), id, [&](Group& one) {
        putAtPlace(one, std::string(zoneMark) + zone.id.text);
    });
    return HistoryEntry{
        named("Add zone %s", zone.name), std::move(changed), {{model::SubjectKind::zone, zone.id.text, {}}}};
}

}  // namespace cota::session
