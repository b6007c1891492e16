#include "validator/cli/mapset_folders.h"

#include <algorithm>
#include <filesystem>

#include "validator/cli/command_error.h"

namespace cota::cli {

namespace {

namespace fs = std::filesystem;

constexpr model::LocalLiteral noFolder{"'{path}' (--mapsets) is not a folder.",
                                       "'{path}' (--mapsets) no es una carpeta."};
constexpr model::LocalLiteral notInstalled{"There is no mapset '{id}'. Installed: {known}.",
                                           "No hay ningún mapset '{id}'. Instalados: {known}."};
constexpr model::LocalLiteral noneNamed{
    "The file does not say which mapset it belongs to. Installed: {known}.",
    "El fichero no dice a qué mapset pertenece. Instalados: {known}."};

void addFolder(std::vector<fs::path>& folders, const fs::path& folder) {
    std::error_code ignored;
    if (!fs::is_directory(folder, ignored)) return;
    const fs::path plain = fs::weakly_canonical(folder, ignored);
    if (std::find(folders.begin(), folders.end(), plain) == folders.end()) folders.push_back(plain);
}

/// The folder, or the place below it where a source tree keeps its mapsets.
void addTree(std::vector<fs::path>& folders, const fs::path& folder) {
    addFolder(folders, folder / "mapsets" / "systems");
}

void addTreesAbove(std::vector<fs::path>& folders, fs::path folder) {
    std::error_code ignored;
    folder = fs::weakly_canonical(folder, ignored);
    for (; folder.has_relative_path(); folder = folder.parent_path()) addTree(folders, folder);
}

std::string listed(const std::vector<model::MapsetId>& ids) {
    std::string text;
    for (const auto& id : ids) text += (text.empty() ? "" : ", ") + id.text;
    return text.empty() ? "-" : text;
}

}  // namespace

mapsets::MapsetLibrary libraryOf(const AnswerOptions& common) {
    mapsets::MapsetLibrary library;
    for (const std::string& folder : common.mapsetFolders) {
        std::error_code ignored;
        if (!fs::is_directory(folder, ignored))
            throw CommandError(exitUnreadable, noFolder, {{"path", folder}});
        addTree(library.folders, folder);
        addFolder(library.folders, folder);
    }
    if (common.surroundings == nullptr) return library;
    for (const std::string& folder : split(common.surroundings->variable("COTA_MAPSETS"), ':'))
        addFolder(library.folders, folder);
    const fs::path beside = common.surroundings->program.parent_path();
    if (!beside.empty()) {
        addFolder(library.folders, beside / "mapsets");
        addFolder(library.folders, beside.parent_path() / "share" / "cota" / "mapsets");
        addTreesAbove(library.folders, beside);
    }
    std::error_code ignored;
    addTreesAbove(library.folders, fs::current_path(ignored));
    return library;
}

model::Loaded<mapsets::Mapset> openMapset(const mapsets::MapsetLibrary& library, const model::MapsetId& id) {
    if (id.empty()) throw CommandError(exitUnreadable, noneNamed, {{"known", listed(library.list())}});
    if (!library.find(id))
        throw CommandError(exitUnreadable, notInstalled,
                           {{"id", id.text}, {"known", listed(library.list())}});
    return mapsets::readMapset(library, id);
}

}  // namespace cota::cli
