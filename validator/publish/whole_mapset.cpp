#include "validator/publish/whole_mapset.h"

#include <algorithm>
#include <vector>

#include "mapsets/cases/cases.h"
#include "mapsets/loading/prints/own_files.h"
#include "validator/publish/ground/ground_table.h"
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

std::vector<model::Finding> prove(const mapsets::Mapset& mapset, const std::vector<mapsets::Case>& cases) {
    std::vector<model::Finding> findings;
    for (const auto& one : cases) append(findings, mapsets::proveCase(mapset, one));
    return findings;
}

bool isSound(const std::vector<model::Finding>& findings) {
    return std::none_of(findings.begin(), findings.end(),
                        [](const auto& one) { return one.severity == model::Severity::error; });
}

}  // namespace

model::Loaded<mapsets::Mapset> readWholeMapset(const mapsets::MapsetLibrary& library, const fs::path& folder,
                                               bool asksCases) {
    auto loaded = mapsets::readMapsetFolder(library, folder);
    if (!loaded.value) return loaded;
    const auto cases = mapsets::readCases(*loaded.value);
    append(loaded.findings, cases.findings);
    for (const auto& table : importTablesIn(folder))
        if (mapsets::isOwnFile(table, loaded.findings))
            append(loaded.findings, isGroundTableName(table)
                                        ? readGroundTable(table, *loaded.value).findings
                                        : readImportTable(table, *loaded.value).findings);
    if (asksCases && cases.value && isSound(loaded.findings))
        append(loaded.findings, prove(*loaded.value, *cases.value));
    return loaded;
}

}  // namespace cota::publish
