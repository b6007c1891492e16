#pragma once
// The orders of battle of a document as a tree: files, formations, units, and where each unit starts.

#include <map>
#include <string>
#include <vector>

#include "editor/documents/selection.h"
#include "formats/model/document/document.h"
#include "formats/model/finding/local_text.h"

namespace cota::session {

/// A line of the tree. It has no pointers into the document, and is made again after each edit.
struct ForceNode {
    enum class Kind { file, side, formation, counter };
    Kind kind = Kind::file;
    std::string file;   // the key in Document::forces
    std::string id;     // of the side, formation or counter; empty for a file
    std::string text;   // its name
    std::string place;  // of a counter: its hex, carrier, group or turn; empty if it has no place
    int missing = 0;    // counters at or below it that have no place in the scenario
    std::vector<ForceNode> children;
    friend bool operator==(const ForceNode&, const ForceNode&) = default;

    /// The selection when the user selects the line; empty for a file or side.
    Selection subject() const;
};

/// All files, ordered by name. Formations that are their own ancestors are at the top level.
std::vector<ForceNode> forceTree(const model::Document& document, model::Language language);

/// The same, with the sides of the scenario above their formations and units: all sides if there is only one
/// file; in one of several files those of which it has something, if these are several.
std::vector<ForceNode> forcesBySide(const model::Document& document, model::Language language);

/// A counter and the file that defines it; `counter` is null if there is none.
struct FoundCounter {
    std::string file;
    const model::Forces* forces = nullptr;
    const model::Counter* counter = nullptr;
};
FoundCounter findCounter(const model::Document& document, const model::CounterId& id);
/// The type of a counter that was found; null if its file has none of that id.
const model::CounterType* typeOfCounter(const FoundCounter& found);
struct FoundFormation {
    std::string file;
    const model::Formation* formation = nullptr;
};
FoundFormation findFormation(const model::Document& document, const model::FormationId& id);

/// The entry of the scenario that places a counter, with its group; null if there is none.
struct FoundPlacement {
    const model::Group* group = nullptr;
    const model::Placement* placement = nullptr;
    const model::Scenario* scenario = nullptr;
};
FoundPlacement findPlacement(const model::Document& document, const model::CounterId& id);
/// The placements of all counters, so that looking up a thousand counters does not search the scenario a
/// thousand times. Points into the document.
using Placements = std::map<model::CounterId, FoundPlacement>;
Placements placementsOf(const model::Document& document);

/// Where a unit starts, as text: its hex, "aboard truck-1", or its group; empty if it has no place.
std::string placeOf(const model::Document& document, const model::CounterId& id, model::Language language);
std::string placeOf(const Placements& placements, const model::CounterId& id, model::Language language);

/// The counter with this id, else the formation.
model::Subject subjectOfForces(const model::Document& document, const std::string& id);

}  // namespace cota::session
