#pragma once
// Counter types added, copied, based on others and deleted, each as a step of the history.

#include <optional>
#include <string>
#include <vector>

#include "editor/documents/history.h"
#include "mapsets/catalogue/mapset.h"

namespace cota::session {

/// A type of the class with values that the game accepts; it is selected. If `file` is empty, a file is made.
/// `nation`: of the side that will use it; may be empty. Nothing if the game has no such class.
std::optional<HistoryEntry> addType(const model::Document& document, std::string file,
                                    const model::UnitClassId& unitClass, const mapsets::Mapset& game,
                                    const std::string& nation = {});

/// A copy of the type after it, with the name and the next number; it is selected.
std::optional<HistoryEntry> duplicateType(const model::Document& document, const model::CounterTypeId& id);

/// The type based on another one of its file: it takes the class, and inherits everything else that it does
/// not state differently. An empty base: it states what it inherited. Nothing if that is not possible or
/// nothing changes.
std::optional<HistoryEntry> baseTypeOn(const model::Document& document, const model::CounterTypeId& id,
                                       const model::CounterTypeId& base, const mapsets::Mapset* game);

/// A new type after it that is based on it and states nothing of its own but a name; it is selected.
std::optional<HistoryEntry> addTypeBasedOn(const model::Document& document, const model::CounterTypeId& base);

/// The document without the type. A type that units use is only deleted with them.
struct TypeRemoval {
    std::vector<model::CounterId> units;  // that use it
    std::string warning;                  // names some of them; empty if there are none
    HistoryEntry step;                    // deletes the type and its units
};
std::optional<TypeRemoval> deleteType(const model::Document& document, const model::CounterTypeId& id,
                                      model::Language language);

/// The counter sheet with `available` counters of the type.
std::optional<HistoryEntry> setSheet(const model::Document& document, const model::CounterTypeId& id,
                                     int available);

}  // namespace cota::session
