#pragma once
// The orders of battle of a document as a tree: files, formations, units, and where each unit starts.

#include <map>
#include <string>
#include <vector>

#include "editor/documents/selection.h"
#include "formats/model/document/document.h"
#include "formats/model/finding/local_text.h"

namespace cota::session {

/// A line of the tree. It holds no pointer into the document: it is made anew after each edit.
struct ForceNode {
    enum class Kind { file, formation, counter };
    Kind kind = Kind::file;
    std::string file;   // the key in Document::forces
    std::string id;     // of the formation or counter; of a file empty
    std::string text;   // its name
    std::string place;  // of a counter: its hex, carrier, group or turn; empty: it is nowhere
    int missing = 0;    // counters at or below it that are nowhere, in a scenario
    std::vector<ForceNode> children;
    friend bool operator==(const ForceNode&, const ForceNode&) = default;

    /// What is selected when the line is; a file is nothing to select.
    Selection subject() const;
};

/// All files, in the order of their names. Formations that are their own ancestors stand at the top.
std::vector<ForceNode> forceTree(const model::Document& document, model::Language language);

/// Where a counter is named, and the file it stands in; `counter` is null where there is none.
struct FoundCounter {
    std::string file;
    const model::Forces* forces = nullptr;
    const model::Counter* counter = nullptr;
};
FoundCounter findCounter(const model::Document& document, const model::CounterId& id);
struct FoundFormation {
    std::string file;
    const model::Formation* formation = nullptr;
};
FoundFormation findFormation(const model::Document& document, const model::FormationId& id);

/// The side of a counter: its own, or that of the nearest formation above it that has one; else empty.
model::SideId sideOf(const model::Forces& forces, const model::Counter& counter);

/// The entry of the scenario that places a counter, with its group; null where there is none.
struct FoundPlacement {
    const model::Group* group = nullptr;
    const model::Placement* placement = nullptr;
    const model::Scenario* scenario = nullptr;
};
FoundPlacement findPlacement(const model::Document& document, const model::CounterId& id);
/// The same for all counters at once: who asks for each of a thousand does not look through all of them each
/// time. It points into the document.
using Placements = std::map<model::CounterId, FoundPlacement>;
Placements placementsOf(const model::Document& document);

/// Where a unit starts, for people: its hex, "aboard truck-1", else its group; empty where it is nowhere.
std::string placeOf(const model::Document& document, const model::CounterId& id, model::Language language);
std::string placeOf(const Placements& placements, const model::CounterId& id, model::Language language);

}  // namespace cota::session
