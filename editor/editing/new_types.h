#pragma once
// New counter types, with printed values that the game accepts, and new scenario details, with their place.

#include <optional>
#include <string>
#include <vector>

#include "editor/editing/property_sheet.h"
#include "formats/model/document/document.h"
#include "mapsets/catalogue/mapset.h"
#include "mapsets/loading/new_document.h"

namespace cota::session {

/// The type with everything its class needs: the required values, on a blank side those with a start value,
/// and one value of each set of which the rules of the game require at least one. Values it has are kept.
model::CounterType withAcceptedValues(model::CounterType type, const mapsets::Mapset& game);

/// The type as a type of another class: values that the class does not allow are dropped, and those that it
/// needs are added unless it has a base to take them from.
model::CounterType withClass(model::CounterType type, const mapsets::UnitClass& unitClass,
                             const mapsets::Mapset& game);

/// A type of the class, named after it, with an id that no other type of the document has.
model::CounterType newType(const model::Document& document, const mapsets::UnitClass& unitClass,
                           const mapsets::Mapset& game);

/// The types of its file that it can be based on: not itself, and none that is based on it.
std::vector<const model::CounterType*> possibleBases(const model::Forces& forces,
                                                     const model::CounterType& type);

/// The type based on another one of its file: with its class, and without what it states like that one. An
/// empty base: what it inherited is stated. The same document if the base is not possible. `game` may be
/// null.
model::Document withTypeBase(const model::Document& document, const std::string& file,
                             const model::CounterType& type, const model::CounterTypeId& base,
                             const mapsets::Mapset* game);

/// An id for a new type, which no other type of the document has.
model::CounterTypeId freeTypeId(const model::Document& document, const std::string& stem);

/// What the side does, as far as the scenario says so: it attacks if one of its values or details says so, or
/// if it must take an objective that another one holds. The sides against it defend, and so does one that
/// only holds objectives. `none`: not said.
mapsets::Stance stanceOf(const model::Document& document, const mapsets::Mapset& game,
                         const model::SideId& side);

/// A scenario detail. One that says who holds objectives at the start begins with those that the side may
/// have then: its own, and those of nobody where it sets up. Others lie where the side stands. Without a
/// stance it begins with what the scenario says that the side does.
model::ScenarioPart newDetail(const SheetSource& source, const mapsets::PartKind& kind,
                              const model::SideId& side, std::optional<mapsets::Stance> stance = {});

}  // namespace cota::session
