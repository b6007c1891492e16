#pragma once
// Edits of an expression over hexes, as functions from one expression to the next. A line is found by its
// path: the number of each child on the way down. The empty path is the whole, the union of its children.

#include <cstddef>
#include <set>
#include <vector>

#include "editor/answers/joined_map.h"
#include "formats/model/document/zone.h"

namespace cota::session {

using TermPath = std::vector<std::size_t>;

/// Null if there is no line there.
const model::ZoneTerm* termAt(const model::ZoneTerm& whole, const TermPath& path);
/// Whether lines can be put below a term of the kind.
bool hasChildren(model::ZoneTerm::Kind kind);

// Each returns the same expression if the path leads nowhere.

model::ZoneTerm withTerm(const model::ZoneTerm& whole, const TermPath& path, const model::ZoneTerm& term);
/// Below a line that can have children, as its last child; else behind it.
model::ZoneTerm withTermAdded(const model::ZoneTerm& whole, const TermPath& path,
                              const model::ZoneTerm& term);
/// The path of the line that withTermAdded adds.
TermPath pathOfAdded(const model::ZoneTerm& whole, const TermPath& path);
/// The line becomes the first child of a new term: any of, all of, but not. The whole cannot be wrapped; its
/// children are.
model::ZoneTerm withTermWrapped(const model::ZoneTerm& whole, const TermPath& path,
                                model::ZoneTerm::Kind kind);
model::ZoneTerm withoutTerm(const model::ZoneTerm& whole, const TermPath& path);
/// Moves a line below another one, before its child `place`. A line cannot be moved below itself.
model::ZoneTerm withTermMoved(const model::ZoneTerm& whole, const TermPath& from, const TermPath& parent,
                              std::size_t place);
/// The same hexes but these: where the expression still has some of them, it is put below a "but not".
model::ZoneTerm withoutCells(const model::ZoneTerm& whole, const JoinedMap& map, const std::set<Cell>& cells);
/// One up or down among the children of its parent.
model::ZoneTerm withTermShifted(const model::ZoneTerm& whole, const TermPath& path, int by);

}  // namespace cota::session
