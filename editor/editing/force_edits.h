#pragma once
// Changes of orders of battle as steps of the history.

#include <optional>
#include <string>
#include <vector>

#include "editor/documents/history.h"
#include "editor/editing/palette.h"
#include "mapsets/catalogue/mapset.h"

namespace cota::session {

/// The file and formation a new unit goes to.
struct ForceTarget {
    std::string file;
    model::FormationId formation;
    model::SideId side = {};  // for a unit without formation
    friend bool operator==(const ForceTarget&, const ForceTarget&) = default;
};
/// The formation that is selected, or the formation or side of the selected unit; else `last`, if it still
/// exists; else the main one of the first file with formations. If there are no formations, only the file.
ForceTarget targetFor(const model::Document& document, const Selection& selection,
                      const model::FormationId& last);
/// The target for a chosen file: its main formation, else the side of its last unit.
ForceTarget targetIn(const model::Document& document, const std::string& file);
/// The formation with which the side (any, if it is empty) begins: the first one with units in a set-up
/// group, else the first one that is not for arrivals. If the side has none, only the side.
ForceTarget mainTarget(const model::Document& document, const std::string& file, const model::SideId& side);

/// A place for a new unit, with its side: "Soviet: 1st Battalion", "Soviet: no formation".
struct UnitDestination {
    ForceTarget target;
    std::string name;
};
std::vector<UnitDestination> unitDestinations(const model::Document& document, model::Language language);
/// The index of the target, or of a place in the same formation; 0 if there is none.
std::size_t destinationFor(const std::vector<UnitDestination>& places, const ForceTarget& target);

/// The choices for a new unit: the counter types of the file, then, as "class:...", the unit classes of the
/// game that none of them has. `game` may be null.
std::vector<PaletteEntry> newUnitTypes(const model::Document& document, const std::string& file,
                                       const mapsets::Mapset* game, model::Language language);

/// The id there of a new type of the class.
std::string idOfNewType(const mapsets::UnitClass& unitClass);

/// The type for an id from newUnitTypes: one of the file, or a new one of a class; nothing for other ids.
std::optional<model::CounterType> unitTypeNamed(const model::Document& document, const model::Forces& forces,
                                                const std::string& id, const mapsets::Mapset* game);
/// The document with a forces file for additions; if `file` is empty, one is made, which the scenario then
/// uses, and `file` gets its name.
model::Document withForcesFile(const model::Document& document, std::string& file);

// If `file` is empty, these first make a file, which the scenario then uses.

/// A unit of the type (an id from newUnitTypes) at the end of a formation; if `formation` is empty, it
/// belongs to `side`, or else the first side of the scenario. It is selected. Nothing if the file or the
/// type does not exist.
std::optional<HistoryEntry> addUnit(const model::Document& document, std::string file,
                                    const model::FormationId& formation, const std::string& type,
                                    const mapsets::Mapset* game, const model::SideId& side = {});
/// A copy of a unit: the same type, formation, side and values, but its own id and, if the original has a
/// name, the next number after it. It is not placed. Nothing if there is no such unit.
struct CopiedUnit {
    model::CounterId id;
    model::Document document;
};
std::optional<CopiedUnit> copyOfUnit(const model::Document& document, const model::CounterId& original);
/// A formation below another one, or at the top if `parent` is empty: then of `side`, or else of the first
/// side of the scenario. It is selected.
std::optional<HistoryEntry> addFormation(const model::Document& document, std::string file,
                                         const model::FormationId& parent, const std::string& name,
                                         model::Language language, const model::SideId& side = {});

/// The name of a counter or formation in one language, not that of its type; empty if it has none.
std::string ownName(const model::Document& document, const model::Subject& subject, model::Language language);
/// Renames the counter or formation in one language; an empty name removes the name.
std::optional<HistoryEntry> rename(const model::Document& document, const model::Subject& subject,
                                   const std::string& name, model::Language language);
/// Removes the counter with its placement, or the formation, whose units go to its parent, from its file.
std::optional<HistoryEntry> remove(const model::Document& document, const model::Subject& subject);

}  // namespace cota::session
