#pragma once
// The table that says what areas, lines and points of the real world become on a board (*.ground.xml). The
// designer edits it; each game has one for the words of OpenStreetMap.

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "formats/model/document/id.h"
#include "formats/model/finding/loaded.h"
#include "formats/xml/documents/document_texts.h"
#include "mapsets/catalogue/mapset.h"
#include "validator/publish/ground/ground_feature.h"

namespace cota::publish {

/// An attribute with one of some values. Without values: any value except none and "no".
struct GroundCondition {
    std::string attribute;
    std::vector<std::string> values;
    bool holdsFor(const GroundFeature& feature) const;
    friend bool operator==(const GroundCondition&, const GroundCondition&) = default;
};

struct GroundRow {
    std::string layer;  // empty: every layer
    std::optional<GroundCondition> is;
    std::vector<GroundCondition> where;   // all must hold
    std::vector<GroundCondition> unless;  // none may hold

    model::TerrainId terrain;  // of areas, and of lines with a width or a path
    model::PathKindId path;    // of lines
    model::HexsideId hexside;  // of lines
    model::FeatureId feature;  // of points, and of areas at their middle
    std::string name;          // style of the name printed at points and the middle of areas; empty: none
    std::string text;          // the attribute with the name; empty: "name" at points, none for paths
    bool drop = false;
    /// Ids of paths, hexsides and terrains: the feature is put where the path of the line, or a path at the
    /// point, crosses one of them. Such rows never hide other ones.
    std::vector<std::string> over;
    bool off = false;  // the row is not used

    int width = 0;           // metres; a line of this width covers ground like an area
    int shortest = 0;        // metres; shorter runs of paths and hexsides are left out
    int simplify = 0;        // metres; bends smaller than this are straightened
    int line = 0;            // in the file
    std::size_t offset = 0;  // of its '<'

    bool carries() const {
        return !terrain.empty() || !path.empty() || !hexside.empty() || !feature.empty() || !name.empty();
    }
    bool isCrossing() const { return !over.empty(); }
    bool canUse(GroundShape shape) const;
    bool holdsFor(const GroundFeature& one) const;
    /// "highway=primary|secondary", "lines: highway=*".
    std::string words() const;
};

/// Which terrains of a hex are painted.
enum class TerrainsKept { one, all };
const char* textOf(TerrainsKept kept);

struct GroundTable {
    /// The first one that holds for a feature decides; among rows with crossings, too.
    std::vector<GroundRow> rows;
    TerrainsKept terrains = TerrainsKept::one;
    bool withShares = true;  // the share of each terrain is written on the board
    int doubt = 10;          // percent; shares so near to the limit, or to each other, are in doubt
    /// Percent of a hex from which each terrain of the rows counts.
    std::map<model::TerrainId, int> least;

    /// Its index, or nothing.
    std::optional<std::size_t> rowFor(const GroundFeature& feature) const;
    /// The same for the row that says which feature a bridge or ford becomes.
    std::optional<std::size_t> crossingFor(const GroundFeature& feature) const;

  private:
    std::optional<std::size_t> firstRow(const GroundFeature& feature, bool isCrossing) const;
};

/// Whether a file is such a table by its name: *.ground.xml.
bool isGroundTableName(const std::filesystem::path& file);
/// The table of a game for OpenStreetMap, in its folder.
inline constexpr const char* osmGroundTable = "import-openstreetmap.ground.xml";

/// The table of a game for OpenStreetMap: that of the last layer that has one; empty if none has.
std::filesystem::path osmGroundTableOf(const mapsets::Mapset& mapset);

/// The styles of names that look.xml of a game names, sorted.
std::vector<std::string> nameStylesOf(const mapsets::Mapset& mapset);

/// Reads a table and checks every word in it. `texts` replace files on disk.
model::Loaded<GroundTable> readGroundTable(const std::filesystem::path& file, const mapsets::Mapset& mapset,
                                           const xml::TextsByFile& texts = {});

}  // namespace cota::publish
