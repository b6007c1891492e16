#pragma once
// The zones and objectives of a scenario as rows: names, sides, counts, and who uses a zone.

#include <optional>
#include <string>
#include <vector>

#include "editor/editing/property_sheet.h"

namespace cota::session {

struct ZoneRow {
    model::ZoneId id;
    std::string name;
    model::SideId side;
    std::size_t hexes = 0;  // 0 without a map
    std::vector<std::string> usedBy;
};
std::vector<ZoneRow> zoneRows(const SheetSource& source);

struct ObjectiveRow {
    model::ObjectiveId id;
    std::string name;
    std::optional<int> points;
    std::string owner;  // name of the side that holds it at the start; empty: nobody
    std::string side;   // whose objective it is; empty: any side
    std::string hexes;
};
std::vector<ObjectiveRow> objectiveRows(const SheetSource& source);

/// A zone with this name and the hexes, which is selected. The id is made from the name.
HistoryEntry addZone(const SheetSource& source, const std::string& name,
                     const std::vector<model::HexRef>& hexes = {});
/// An objective in the hexes.
HistoryEntry addObjective(const SheetSource& source, const std::string& name,
                          const std::vector<model::HexRef>& hexes);

/// The zone with another name in the language of the window. Its id follows the name as long as no file has
/// it: `idIsSaved`.
std::optional<HistoryEntry> withZoneRenamed(const SheetSource& source, const model::ZoneId& id,
                                            const std::string& name, bool idIsSaved);
/// Another id, also in everything that names the zone.
model::Document withZoneId(const model::Document& document, const model::ZoneId& from,
                           const model::ZoneId& to);
std::optional<HistoryEntry> withZoneSide(const SheetSource& source, const model::ZoneId& id,
                                         const model::SideId& side);

}  // namespace cota::session
