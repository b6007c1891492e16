#include "mapsets/loading/mapset_places.h"

#include <algorithm>
#include <sstream>

namespace cota::mapsets {

namespace fs = std::filesystem;

namespace {

void addTreesAbove(MapsetLibrary& library, fs::path folder) {
    std::error_code ignored;
    folder = fs::weakly_canonical(folder, ignored);
    for (; folder.has_relative_path(); folder = folder.parent_path()) addTree(library, folder);
}

}  // namespace

void addFolder(MapsetLibrary& library, const fs::path& folder) {
    std::error_code ignored;
    if (!fs::is_directory(folder, ignored)) return;
    const fs::path plain = fs::weakly_canonical(folder, ignored);
    auto& folders = library.folders;
    if (std::find(folders.begin(), folders.end(), plain) == folders.end()) folders.push_back(plain);
}

void addTree(MapsetLibrary& library, const fs::path& folder) {
    addFolder(library, folder / "mapsets" / "systems");
}

void addInstalled(MapsetLibrary& library, const std::string& variable, const fs::path& program) {
    std::istringstream named(variable);
    for (std::string folder; std::getline(named, folder, ':');)
        if (!folder.empty()) addFolder(library, folder);
    const fs::path beside = program.parent_path();
    if (!beside.empty()) {
        addFolder(library, beside / "mapsets");
        addFolder(library, beside.parent_path() / "share" / "cota" / "mapsets");
        addTreesAbove(library, beside);
    }
    std::error_code ignored;
    addTreesAbove(library, fs::current_path(ignored));
}

}  // namespace cota::mapsets
