#pragma once
// A board: the printed map sheet as a designer draws it, one file (*.board.xml). A scenario joins boards,
// turns them and amends them; a board knows nothing of that.

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "formats/model/document/attributes.h"
#include "formats/model/document/extras.h"
#include "formats/model/document/id.h"
#include "formats/model/document/layer.h"
#include "formats/model/document/path.h"
#include "formats/model/document/shapes.h"
#include "formats/model/document/shared.h"
#include "formats/model/finding/local_text.h"
#include "formats/model/geometry/grid.h"
#include "formats/model/geometry/hex.h"

namespace cota::model {

/// One terrain of a hex. `percent` is the share of the hex its drawn symbol covers, 1..100; absent where
/// nobody measured it (then the game's default counts).
struct TerrainShare {
    TerrainId terrain;
    std::optional<int> percent;
    friend auto operator<=>(const TerrainShare&, const TerrainShare&) = default;
};

/// All terrains of a hex, the first being the one it is painted with. Never empty on a board.
struct TerrainMix {
    std::vector<TerrainShare> shares;
    friend auto operator<=>(const TerrainMix&, const TerrainMix&) = default;
};

/// A bridge, a fortification, a printed symbol: something that stands in a hex.
struct FeatureAt {
    FeatureId kind;
    HexCoord at;
    Attributes attributes;
    Extras extras;
    friend bool operator==(const FeatureAt&, const FeatureAt&) = default;
};

/// A wall, a hedge, a cliff: something that stands on a hexside.
struct HexsideAt {
    HexsideId kind;
    HexSide side;
    Attributes attributes;
    Extras extras;
    friend bool operator==(const HexsideAt&, const HexsideAt&) = default;
};

/// What else a designer noted of one hex: a name, values the mapset declares (an overridden flag), unknown
/// text.
struct HexNote {
    LocalText name;
    Attributes attributes;
    Extras extras;
    bool empty() const { return name.empty() && attributes.empty() && extras.empty(); }
    friend bool operator==(const HexNote&, const HexNote&) = default;
};

struct Board {
    std::string id;  // the sheet's own name in its game: "5", "A", "12B"
    LocalText title;
    MapsetId mapset;
    Grid grid;
    TerrainId ground;  // what a hex is that nobody painted; files write only hexes that differ

    Shared<CodedLayer<TerrainMix>> terrain;  // by Grid::index
    Shared<Layer<std::int16_t>> level;       // elevation levels of the game, may be negative
    std::map<HexCoord, HexNote> notes;       // sparse
    std::vector<HexsideAt> hexsides;
    std::vector<FeatureAt> features;
    std::vector<Path> paths;
    std::vector<Area> areas;
    std::vector<Contour> contours;
    std::vector<SpotHeight> spotHeights;
    std::vector<MapName> names;
    Attributes attributes;  // declared by the mapset for boards
    Extras extras;
    friend bool operator==(const Board&, const Board&) = default;
};

/// A board of `grid` with every hex `ground` at level 0.
Board blankBoard(std::string id, MapsetId mapset, const Grid& grid, TerrainId ground);

}  // namespace cota::model
