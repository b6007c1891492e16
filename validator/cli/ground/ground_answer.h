#pragma once
// What an import of the ground says: as text, as JSON, and what is in doubt as a table.

#include <string>

#include "formats/earth/earth_features.h"
#include "mapsets/catalogue/mapset.h"
#include "validator/cli/ground/import_ground.h"
#include "validator/publish/ground/ground_import.h"

namespace cota::cli {

struct GroundAnswer {
    const GroundImportOptions& options;
    const mapsets::Mapset& mapset;
    const publish::GroundTable& table;
    const publish::GroundImport& result;
    std::string tableFile;
    std::size_t features = 0;     // of the file that meet the board
    earth::EarthFeatures source;  // without its features
    std::vector<model::Finding> findings;
};

std::string groundText(const GroundAnswer& answer);
Json groundJson(const GroundAnswer& answer);
/// "hex,reason,what,share,other,other share,..." for spreadsheets.
std::string groundDoubtTable(const GroundAnswer& answer);

}  // namespace cota::cli
