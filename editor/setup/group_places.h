#pragma once
// The places that a group can have, as entries of one choice: zones with the number of their hexes, edges of
// the map, its own hexes.

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "editor/answers/joined_map.h"
#include "editor/documents/history.h"
#include "editor/editing/palette.h"
#include "formats/model/document/document.h"
#include "formats/model/finding/local_text.h"

namespace cota::session {

/// The id of an entry for a zone, "zone:north", for an edge of the map, "edge:north", or for own hexes,
/// "hexes"; empty: no place.
std::string placeId(const model::Group& group);

/// All entries; the first is "none". `map` may be null; then there are no numbers and no edges.
std::vector<PaletteEntry> placeChoices(const model::Document& document, const JoinedMap* map,
                                       const model::Group& group, model::Language language);

/// The group in the place; own hexes begin empty unless it has some.
void putAtPlace(model::Group& group, const std::string& place);

/// The edges of the map as files call them: by compass if the map has a north, else as seen.
std::vector<std::string> edgesOf(const JoinedMap& map);
/// "North edge".
std::string nameOfEdge(const std::string& word);

/// An entry that the map suggests: where a path leaves it, with the hexes of the edge next to it.
struct SuggestedEntry {
    std::string name;  // "Road at A-24.30"
    model::LocalText names;
    std::vector<model::HexRef> hexes;
};
std::vector<SuggestedEntry> suggestedEntries(const JoinedMap& map);
/// Makes a zone of it; it is selected.
std::optional<HistoryEntry> addEntry(const model::Document& document, const SuggestedEntry& entry,
                                     const model::SideId& side);
/// A zone for painting, with the hexes of the units of the group that are placed; named "Zone 3", and the
/// place of the group if one is named.
std::optional<HistoryEntry> addZoneFor(const model::Document& document, const model::GroupId& group);

}  // namespace cota::session
