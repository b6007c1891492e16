#pragma once
// Cota JSON: a whole document in one text for other programs, everything resolved on the battlefield, and the
// document itself so that it comes back equal (formats/interchange/cota_json.h). docs/interchange.md
// describes it.

#include <string>
#include <vector>

#include "formats/interchange/cota_json.h"
#include "validator/publish/export_parts.h"

namespace cota::publish {

/// Who wrote it.
struct ExportTool {
    std::string name;
    std::string version;
};

/// The text of the export. The same document, game and version give the same bytes.
std::string cotaExport(const ExportTable& table, const std::vector<interchange::CotaFile>& files,
                       const ExportTool& tool);

}  // namespace cota::publish
