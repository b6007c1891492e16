#pragma once
// A zone is an expression over sets of hexes, as in scenario books: "board 3", "within 3 hexes of 0812",
// "any town hex south of the line A-B". mapsets/field/zone_resolver resolves it on the battlefield; the
// designer sees both the text and the resolved set.

#include <string>
#include <vector>

#include "formats/model/document/attributes.h"
#include "formats/model/document/extras.h"
#include "formats/model/document/id.h"
#include "formats/model/finding/local_text.h"

namespace cota::model {

/// A hex in a scenario, in the labels of its assembly ("5-0812", "B29.17", "@3,-1"). It is resolved on the
/// battlefield; a label that cannot be resolved is a finding and stays unchanged.
struct HexRef {
    std::string label;
    friend auto operator<=>(const HexRef&, const HexRef&) = default;
};

struct ZoneTerm {
    enum class Kind {
        all,      // every playable hex of the battlefield
        hexes,    // the hexes listed
        board,    // the hexes of one board (word), seam hexes included
        edge,     // the map-edge hexes of one side (word: north, east ... of the assembled map, or top, left
                  // ...)
        within,   // at most `number` hexes from any hex of the children or of `hexes`
        toward,   // on or beyond the line through hexes[0] and hexes[1], towards compass point `word`
        terrain,  // hexes that contain terrain `word`
        feature,  // hexes with feature `word`
        path,     // hexes with a path of kind `word`
        level,    // hexes at level `number` or higher (upper: at most `limit`)
        zone,     // the hexes of another zone (word)
        anyOf,    // union of the children
        allOf,    // intersection of the children
        butNot    // the first child without the others
    };
    Kind kind = Kind::all;
    std::string word = {};
    std::vector<HexRef> hexes = {};
    int number = 0;
    int limit = 32767;  // level: highest level included
    std::vector<ZoneTerm> children = {};
    Extras extras = {};
    friend bool operator==(const ZoneTerm&, const ZoneTerm&) = default;
};

/// The name of the kind in files ("within", "any-of").
const char* textOf(ZoneTerm::Kind kind);

struct Zone {
    ZoneId id;
    LocalText name;
    SideId side;     // the side that the zone belongs to, if any
    ZoneTerm hexes;  // the union of its children
    Attributes attributes;
    Extras extras;
    friend bool operator==(const Zone&, const Zone&) = default;
};

}  // namespace cota::model
