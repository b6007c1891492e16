#pragma once
// Cota JSON: a whole document in one text for other programs, with everything resolved on the battlefield,
// and the document itself, so that it can be read back unchanged (formats/interchange/cota_json.h).
// Described in docs/interchange.md.

#include <string>
#include <vector>

#include "formats/interchange/cota_json.h"
#include "validator/publish/export_parts.h"

namespace cota::publish {

/// The program that wrote it.
struct ExportTool {
    std::string name;
    std::string version;
};

/// The same document, game and version give the same bytes.
std::string cotaExport(const mapsets::LaidDocument& table, const std::vector<interchange::CotaFile>& files,
                       const ExportTool& tool);

}  // namespace cota::publish
