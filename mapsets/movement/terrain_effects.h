#pragma once
// The terrain effects chart of a game as data: what each entry of the map costs each movement type, from the
// table that movement itself uses, so that a printed chart cannot differ from the answers of the program.

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "formats/model/document/scenario.h"
#include "formats/model/finding/local_text.h"
#include "mapsets/catalogue/mapset.h"
#include "mapsets/movement/cost_table.h"

namespace cota::mapsets {

struct EffectCell {
    TableCost::Kind kind = TableCost::Kind::none;
    model::Rational points;
    bool isOwn = false;   // of this game or scenario, as against the series it extends
    bool isOpen = false;  // unknown, and still to be entered: in this game or in this scenario
    friend bool operator==(const EffectCell&, const EffectCell&) = default;
};

/// In the order of the chart.
enum class EffectSection {
    ground,   // terrains of hexes
    along,    // paths: a step along them costs this instead
    instead,  // features: their hex costs this instead of its terrain
    added     // hexsides, terrains and features that add to the cost
};

struct EffectRow {
    EffectSection section = EffectSection::ground;
    std::string kind;  // as in look.xml: terrain, path, hexside, feature
    std::string id;
    model::LocalText name;
    int count = 0;                     // of features in the hex, for which the surcharge holds; 0: any
    int height = 0;                    // as an obstacle, in the game's unit
    std::vector<std::string> sources;  // paragraphs, or other sources: of the costs, then of the entry
    Tags tags;
    model::Attributes values;
    std::vector<std::string> openValues;  // names of `values` that are unknown and still to be entered
    std::vector<EffectCell> cells;        // in the order of TerrainEffects::types
};

struct TerrainEffects {
    std::vector<std::size_t> types;         // of movement, as indexes of the catalogue
    std::vector<std::size_t> typesWithout;  // movement types that no row has a cost for
    std::vector<EffectRow> rows;            // by section; entries without any effect are left out
    bool hasHeights = false;
    bool hasMetres = false;  // heights are metres, not levels
    bool hasOwn = false;
};

/// `scenario` may be null; its costs replace those of the game.
TerrainEffects terrainEffectsOf(const Mapset& game, const model::Scenario* scenario);

/// The first kind of path along which a terrain is entered that stands only for that way of entering ("as" of
/// a row "by-path" of the movement).
std::optional<std::size_t> pathInto(const Catalogue& catalogue, std::string_view terrain);

}  // namespace cota::mapsets
