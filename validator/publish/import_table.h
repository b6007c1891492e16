#pragma once
// What the words of another program's boards become in one of our games: read from the game's own folder, so
// that the program names no terrain.

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "formats/model/document/id.h"
#include "formats/model/finding/loaded.h"
#include "formats/model/finding/local_text.h"
#include "formats/xml/documents/document_texts.h"
#include "mapsets/catalogue/mapset.h"

namespace cota::publish {

/// What a word becomes. It may become several items (a bridge is a feature, and the road continues over it).
/// If there is none, `lost` gives the reason.
struct ImportRow {
    std::string token;
    std::optional<int> min;  // of the token's level; absent: no bound
    std::optional<int> max;
    model::TerrainId terrain;
    model::FeatureId feature;
    model::PathKindId path;    // through the hex, leaving by the hexsides that the token names
    model::HexsideId hexside;  // on the hexsides that the token names
    model::PathKindId meets;   // a path that ends at this hex continues into it
    model::LocalText lost;     // what is not converted
    bool holdsFor(std::optional<int> level) const;
    bool carries() const { return !terrain.empty() || !feature.empty() || !path.empty() || !hexside.empty(); }
};

/// Rows in the order of the file: if a hex has several terrains, the first row paints it.
struct ImportTable {
    model::TerrainId ground;
    model::LocalText levels;  // what a level of the source corresponds to
    std::vector<ImportRow> rows;
    /// The row for a token, or null. Its index is its rank as a terrain.
    const ImportRow* find(std::string_view token, std::optional<int> level) const;
};

/// Reads `import-<format>.xml` from the folder of the mapset, or of the nearest one that it extends, and
/// checks every id in it. `texts` replace the files on disk.
model::Loaded<ImportTable> readImportTable(const std::filesystem::path& file, const mapsets::Mapset& mapset,
                                           const xml::TextsByFile& texts = {});

}  // namespace cota::publish
