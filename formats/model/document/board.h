#pragma once
// A board: the printed map sheet as the designer draws it, one file (*.board.xml). Scenarios join, turn and
// amend boards; a board has no reference to scenarios.

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "formats/model/document/anchor.h"
#include "formats/model/document/attributes.h"
#include "formats/model/document/extras.h"
#include "formats/model/document/id.h"
#include "formats/model/document/layer.h"
#include "formats/model/document/path.h"
#include "formats/model/document/shapes.h"
#include "formats/model/document/shared.h"
#include "formats/model/document/underlay.h"
#include "formats/model/finding/local_text.h"
#include "formats/model/geometry/grid.h"
#include "formats/model/geometry/hex.h"

namespace cota::model {

/// One terrain of a hex. `percent` is the share of the hex that its drawn symbol covers, 1..100; if it was
/// not measured, the game's default applies.
struct TerrainShare {
    TerrainId terrain;
    std::optional<int> percent;
    friend auto operator<=>(const TerrainShare&, const TerrainShare&) = default;
};

/// All terrains of a hex; the first is the base. Never empty on a board.
struct TerrainMix {
    std::vector<TerrainShare> shares;
    friend auto operator<=>(const TerrainMix&, const TerrainMix&) = default;
};

/// A bridge, a fortification, a printed symbol: something in a hex.
struct FeatureAt {
    FeatureId kind;
    HexCoord at;
    Attributes attributes;
    Extras extras;
    friend bool operator==(const FeatureAt&, const FeatureAt&) = default;
};

/// A wall, a hedge, a cliff: something on a hexside.
struct HexsideAt {
    HexsideId kind;
    HexSide side;
    Attributes attributes;
    Extras extras;
    friend bool operator==(const HexsideAt&, const HexsideAt&) = default;
};

/// Other details of a hex: a name, values that the mapset declares (an override flag), unknown text.
struct HexNote {
    LocalText name;
    Attributes attributes;
    Extras extras;
    bool empty() const { return name.empty() && attributes.empty() && extras.empty(); }
    friend bool operator==(const HexNote&, const HexNote&) = default;
};

struct Board {
    std::string id;  // the id of the sheet in its game: "5", "A", "12B"
    LocalText title;
    MapsetId mapset;
    Grid grid;
    TerrainId ground;  // terrain of unpainted hexes; files contain only the hexes that differ

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
    std::optional<Anchor> anchor;  // its place in the real world
    std::vector<Underlay> underlays;
    Attributes attributes;  // declared by the mapset for boards
    Extras extras;
    friend bool operator==(const Board&, const Board&) = default;
};

/// A board of `grid` with every hex `ground` at level 0.
Board blankBoard(std::string id, MapsetId mapset, const Grid& grid, TerrainId ground);

}  // namespace cota::model
