#pragma once
// The kinds of lines of an expression over hexes: what one can add, and the fields of a line.

#include <vector>

#include "editor/editing/property_sheet.h"
#include "editor/scenario/zone_tree.h"

namespace cota::session {

/// The kinds in the order of a menu; the ids are those of the file format. Kinds for which there is nothing
/// to name (no other zone, no board, no feature of the game) are left out.
std::vector<PaletteEntry> termKinds(const SheetSource& source, const TermHome& home);

/// A new line of the kind, filled in as far as possible: `hexes` are those the user has selected.
model::ZoneTerm newTerm(const SheetSource& source, const TermHome& home, const std::string& kind,
                        const std::vector<model::HexRef>& hexes = {});

/// The fields of a line: words, numbers, hexes. Without rows for a line that has none.
PropertySheet termSheet(const SheetSource& source, const TermHome& home, const TermPath& path);

/// The name of an edge or direction of the map.
std::string wayName(const std::string& word, model::Language language);

}  // namespace cota::session
