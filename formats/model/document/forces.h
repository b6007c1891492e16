#pragma once
// Orders of battle, one file (*.forces.xml): the counters a game prints, the formation tree, and the counters
// that take part. Where they stand and when they come is the scenario's.

#include <string>
#include <vector>

#include "formats/model/document/attributes.h"
#include "formats/model/document/extras.h"
#include "formats/model/document/id.h"
#include "formats/model/finding/local_text.h"

namespace cota::model {

/// A printed counter. The mapset's unit class declares which values each side of the counter has and how they
/// read.
struct CounterType {
    CounterTypeId id;
    UnitClassId unitClass;
    LocalText name;
    std::string nation;
    Attributes front;
    Attributes back;    // the reduced, limbered or other side; empty where the back is blank
    int available = 0;  // how many the countersheets hold; 0 = not stated
    Extras extras;
    friend bool operator==(const CounterType&, const CounterType&) = default;
};

/// A node of the formation tree.
struct Formation {
    FormationId id;
    FormationId parent;  // empty for a top formation
    SideId side;
    LocalText name;
    Attributes attributes;
    Extras extras;
    friend bool operator==(const Formation&, const Formation&) = default;
};

/// One counter that takes part, or a run of equal ones.
struct Counter {
    CounterId id;
    CounterTypeId type;
    FormationId formation;  // empty: belongs to `side` directly
    SideId side;            // empty: the formation's side
    LocalText name;
    Attributes
        attributes;  // values of this one counter that differ from its type (a leader's printed values)
    Extras extras;
    friend bool operator==(const Counter&, const Counter&) = default;
};

struct Forces {
    std::string id;
    LocalText title;
    MapsetId mapset;
    std::vector<CounterType> types;
    std::vector<Formation> formations;
    std::vector<Counter> counters;
    Attributes attributes;
    Extras extras;
    friend bool operator==(const Forces&, const Forces&) = default;
};

}  // namespace cota::model
