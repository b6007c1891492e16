#pragma once
// Orders of battle, one file (*.forces.xml): the counters that a game prints, the formation tree, and the
// counters that take part. Their hexes and turns of arrival are in the scenario.

#include <string>
#include <vector>

#include "formats/model/document/attributes.h"
#include "formats/model/document/extras.h"
#include "formats/model/document/id.h"
#include "formats/model/finding/local_text.h"

namespace cota::model {

/// What a counter shows instead of what the game draws for its class and nation; empty: as the game draws it.
struct CounterLook {
    UnitClassId symbol;       // the class whose symbol it shows
    std::string ground, ink;  // colours, "#rrggbb"
    std::string picture;      // shown instead of the symbol: the name of a PNG or SVG file beside the forces
    friend bool operator==(const CounterLook&, const CounterLook&) = default;
};

/// A further end of a card whose ends are different units: one of them is up when it lies on the table. The
/// first end is the type itself.
struct CounterEnd {
    UnitClassId unitClass;
    std::string nation;
    LocalText name;
    Attributes attributes;  // what the class declares for fronts
    Extras extras;
    friend bool operator==(const CounterEnd&, const CounterEnd&) = default;
};

/// A printed counter or card. The unit class in the mapset declares the values of each side of the counter
/// and their format.
struct CounterType {
    CounterTypeId id;
    UnitClassId unitClass;
    LocalText name;
    LocalText shortName;  // printed on the counter instead of the name; empty: the name
    std::string nation;
    Attributes front;
    Attributes back;     // the reduced, limbered or other side; empty if the back is blank
    int available = 0;   // number of such counters on the countersheets; 0 = not stated
    CounterTypeId base;  // of the same file: what this type does not state is taken from there (type_bases.h)
    CounterLook look;
    std::vector<CounterEnd> ends;  // end 2, end 3 ...
    Extras extras;
    friend bool operator==(const CounterType&, const CounterType&) = default;
};

/// A node of the formation tree.
struct Formation {
    FormationId id;
    FormationId parent;  // empty for a top formation
    SideId side;
    LocalText name;
    LocalText shortName;  // printed on its counters; empty: the name
    Attributes attributes;
    Extras extras;
    friend bool operator==(const Formation&, const Formation&) = default;
};

/// One counter that takes part, or a series of equal ones.
struct Counter {
    CounterId id;
    CounterTypeId type;
    FormationId formation;  // empty: belongs to `side` directly
    SideId side;            // empty: the formation's side
    LocalText name;
    Attributes attributes;  // values of this counter that differ from its type (a leader's printed values)
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
