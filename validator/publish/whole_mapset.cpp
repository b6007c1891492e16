#include "validator/publish/whole_mapset.h"

#include <algorithm>
#include <vector>

#include "mapsets/cases.h"
#include "validator/publish/import_table.h"

namespace cota::publish {

namespace {

namespace fs = std::filesystem;

std::vector<fs::path> importTablesIn(const fs::path& folder) {
    std::vector<fs::path> tables;
    std::error_code ignored;
    for (const auto& file : fs::directory_iterator(folder, ignored)) {
        const auto name = file.path().filename().string();
        if (name.starts_with("import-") && name.ends_with(".xml")) tables.push_back(file.path());
    }
    std::sort(tables.begin(), tables.end());
    return tables;
}

void append(std::vector<model::Finding>& to, const std::vector<model::Finding>& more) {
    to.insert(to.end(), more.begin(), more.end());
}

}  // namespace

model::Loaded<mapsets::Mapset> readWholeMapset(const mapsets::MapsetLibrary& library,
                                               const fs::path& folder) {
    auto loaded = mapsets::readMapsetFolder(library, folder);
    if (!loaded.value) return loaded;
    append(loaded.findings, mapsets::readCases(*loaded.value).findings);
    for (const auto& table : importTablesIn(folder))
        append(loaded.findings, readImportTable(table, *loaded.value).findings);
    return loaded;
}

}  // namespace cota::publish
