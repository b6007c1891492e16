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
    model::SideId side = {};  // of a unit without formation
    friend bool operator==(const ForceTarget&, const ForceTarget&) = default;
};
/// The formation selected, or that of the unit selected, or for a unit without one its side; else `last`,
/// where a formation of that name is still there, else the last one of the first file that has any. Without
/// formations the file alone.
ForceTarget targetFor(const model::Document& document, const Selection& selection,
                      const model::FormationId& last);
/// The same where a file was chosen: its last formation, else the side of its last unit.
ForceTarget targetIn(const model::Document& document, const std::string& file);

/// Where a new unit can go, side by side with its side: "Soviet: 1st Battalion", "Soviet: no formation".
struct UnitPlace {
    ForceTarget target;
    std::string name;
};
std::vector<UnitPlace> unitPlaces(const model::Document& document, model::Language language);
/// Which of them the target is, or is nearest to it; 0 where none is near.
std::size_t placeFor(const std::vector<UnitPlace>& places, const ForceTarget& target);

/// What a new unit can be: the counter types of the file, then, as "class:...", the game's unit classes none
/// of them has. `game` may be null.
std::vector<PaletteEntry> newUnitTypes(const model::Document& document, const std::string& file,
                                       const mapsets::Mapset* game, model::Language language);

// With an empty file name a file is made first, which the scenario then uses.

/// A unit of the type (an id newUnitTypes gave) at the end of a formation; with an empty one it belongs to
/// `side`, or the first side of the scenario. It is selected. Nothing where the file or the type is not
/// there.
std::optional<Moment> addUnit(const model::Document& document, std::string file,
                              const model::FormationId& formation, const std::string& type,
                              const mapsets::Mapset* game, const model::SideId& side = {});
/// A unit like another one: of its type, formation, side and values, with an id of its own and, if that one
/// has a name, the next number behind it. It is placed nowhere. Nothing where there is no such unit.
struct CopiedUnit {
    model::CounterId id;
    model::Document document;
};
std::optional<CopiedUnit> copyOfUnit(const model::Document& document, const model::CounterId& original);
/// A formation below another one, or with an empty parent at the top; it is selected.
std::optional<Moment> addFormation(const model::Document& document, std::string file,
                                   const model::FormationId& parent, const std::string& name,
                                   model::Language language);

/// The name of a counter or formation in one language, without that of its type; empty where it has none.
std::string ownName(const model::Document& document, const model::Subject& subject, model::Language language);
/// Gives the counter or formation selected another name in one language; an empty one takes the name away.
std::optional<Moment> rename(const model::Document& document, const model::Subject& subject,
                             const std::string& name, model::Language language);
/// Takes the counter with its placement, or the formation, whose units move up, out of its file.
std::optional<Moment> remove(const model::Document& document, const model::Subject& subject);

}  // namespace cota::session
