#pragma once
// A zone is an expression over sets of hexes, as scenario books write them: "board 3", "within 3 hexes of
// 0812", "any town hex south of the line A-B". It is resolved on the battlefield
// (mapsets/field/zone_resolver); the text and the resolved set are both visible to the designer.

#include <string>
#include <vector>

#include "formats/model/document/attributes.h"
#include "formats/model/document/extras.h"
#include "formats/model/document/id.h"
#include "formats/model/finding/local_text.h"

namespace cota::model {

/// A hex as a scenario names it, in the labels of its assembly ("5-0812", "B29.17", "@3,-1"). It is resolved
/// on the battlefield; a label nobody can resolve is a finding and stays as written.
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
        toward,   // beyond the line through hexes[0] and hexes[1], towards compass point `word`; the line
                  // included
        terrain,  // hexes that contain terrain `word`
        feature,  // hexes with feature `word`
        path,     // hexes a path of kind `word` runs through
        level,    // hexes at level `number` or higher (upper: at most `limit`)
        zone,     // the hexes of another zone (word)
        anyOf,    // union of the children
        allOf,    // intersection of the children
        butNot    // the first child without the others
    };
    Kind kind = Kind::all;
    std::string word;
    std::vector<HexRef> hexes;
    int number = 0;
    int limit = 32767;  // level: highest level that counts
    std::vector<ZoneTerm> children;
    Extras extras;
    friend bool operator==(const ZoneTerm&, const ZoneTerm&) = default;
};

/// Names of the kinds as files write them ("within", "any-of"); null-terminated order of the enum.
const char* textOf(ZoneTerm::Kind kind);

struct Zone {
    ZoneId id;
    LocalText name;
    SideId side;     // whose zone, if anybody's
    ZoneTerm hexes;  // anyOf its children
    Attributes attributes;
    Extras extras;
    friend bool operator==(const Zone&, const Zone&) = default;
};

}  // namespace cota::model
