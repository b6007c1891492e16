#pragma once
// What the words of another program's boards become in a game of ours: read from the game's own folder, so
// that no terrain is named in the program.

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

/// What a word becomes. Several parts may be given at once (a bridge is a feature, and the road runs on over
/// it); none of them, and `lost` says why nothing is left of it.
struct ImportRow {
    std::string token;
    std::optional<int> min;  // of the token's level; absent: no bound
    std::optional<int> max;
    model::TerrainId terrain;
    model::FeatureId feature;
    model::PathKindId path;    // through the hex, out by the sides the token names
    model::HexsideId hexside;  // on the sides the token names
    model::PathKindId meets;   // a path that ends at this hex runs on into it
    model::LocalText lost;     // what is not carried over
    bool holdsFor(std::optional<int> level) const;
    bool carries() const { return !terrain.empty() || !feature.empty() || !path.empty() || !hexside.empty(); }
};

/// Rows in the order of the file: where a hex has several terrains, the row that stands first paints it.
struct ImportTable {
    model::TerrainId ground;
    model::LocalText levels;  // what a level of the source is worth
    std::vector<ImportRow> rows;
    /// The row for a token, or null. Its index is its rank as a terrain.
    const ImportRow* find(std::string_view token, std::optional<int> level) const;
};

/// Reads `import-<format>.xml` from the mapset's folder or the one it extends nearest, and proves every id in
/// it. `texts` replace the files on disk.
model::Loaded<ImportTable> readImportTable(const std::filesystem::path& file, const mapsets::Mapset& mapset,
                                           const xml::TextsByFile& texts = {});

}  // namespace cota::publish
