#pragma once
// New counter types, with printed values that the game accepts.

#include "formats/model/document/document.h"
#include "mapsets/catalogue/mapset.h"

namespace cota::session {

/// The type with everything its class needs: the required values, on a blank side those with a start value,
/// and one value of each set of which the rules of the game require at least one. Values it has are kept.
model::CounterType withAcceptedValues(model::CounterType type, const mapsets::Mapset& game);

/// The type as a type of another class: values that the class does not allow are dropped, and those that it
/// needs are added.
model::CounterType withClass(model::CounterType type, const mapsets::UnitClass& unitClass,
                             const mapsets::Mapset& game);

/// A type of the class, named after it, with an id that no other type of the document has.
model::CounterType newType(const model::Document& document, const mapsets::UnitClass& unitClass,
                           const mapsets::Mapset& game);

/// An id for a new type, which no other type of the document has.
model::CounterTypeId freeTypeId(const model::Document& document, const std::string& stem);

}  // namespace cota::session
