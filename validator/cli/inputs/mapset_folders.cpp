#include "validator/cli/inputs/mapset_folders.h"

#include <filesystem>

#include "mapsets/loading/game_shelf.h"
#include "mapsets/loading/mapset_places.h"
#include "validator/cli/terminal/command_error.h"
#include "validator/cli/terminal/command_line.h"
#include "validator/engine/finding_sink.h"

namespace cota::cli {

namespace {

namespace fs = std::filesystem;

constexpr model::LocalLiteral noFolder = local("'{path}' (--mapsets) is not a folder.");
constexpr model::LocalLiteral notInstalled = local("There is no mapset '{id}'. Installed: {known}.");
constexpr model::LocalLiteral nearInstalled =
    local("There is no mapset '{id}'; did you mean '{near}'? Installed: {known}.");

constexpr model::LocalLiteral unusable =
    local("The mapset '{id}' cannot be used; see 'cota check {folder}'.");

}  // namespace

mapsets::MapsetLibrary libraryOf(const AnswerOptions& common) {
    mapsets::MapsetLibrary library;
    for (const std::string& folder : common.mapsetFolders) {
        std::error_code ignored;
        if (!fs::is_directory(folder, ignored))
            throw CommandError(exitUnreadable, noFolder, {{"path", folder}});
        mapsets::addTree(library, folder);
        mapsets::addFolder(library, folder);
    }
    library.shelf = common.surroundings != nullptr && common.surroundings->games
                        ? common.surroundings->games
                        : std::make_shared<mapsets::GameShelf>();
    if (common.surroundings != nullptr)
        mapsets::addInstalled(library, common.surroundings->variable("COTA_MAPSETS"),
                              common.surroundings->program);
    return library;
}

model::Loaded<mapsets::Mapset> openMapset(const mapsets::MapsetLibrary& library, const model::MapsetId& id) {
    if (library.find(id)) return mapsets::readMapset(library, id);
    std::vector<std::string> known;
    for (const auto& one : library.list()) known.push_back(one.text);
    const std::string near = nearestWord(id.text, known);
    throw CommandError(exitUnreadable, near.empty() ? notInstalled : nearInstalled,
                       {{"id", id.text},
                        {"near", near},
                        {"known", known.empty() ? "-" : checks::listed(known, known.size())}});
}

mapsets::Mapset usableMapset(const mapsets::MapsetLibrary& library, const model::MapsetId& id) {
    auto loaded = openMapset(library, id);
    if (!loaded.ok())
        throw CommandError(exitUnreadable, unusable,
                           {{"id", id.text}, {"folder", library.find(id)->string()}});
    return std::move(*loaded.value);
}

}  // namespace cota::cli
