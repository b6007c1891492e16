#include "mapsets/game_shelf.h"

#include <algorithm>
#include <system_error>

namespace cota::mapsets {

namespace {

namespace fs = std::filesystem;

SharedGame readToShare(const MapsetLibrary& library, const model::MapsetId& id) {
    auto loaded = readMapset(library, id);
    SharedGame game{nullptr, std::move(loaded.findings)};
    if (loaded.ok()) game.game = std::make_shared<const Mapset>(std::move(*loaded.value));
    return game;
}

}  // namespace

std::vector<GameShelf::FileState> GameShelf::filesOf(const Mapset& game) {
    std::vector<FileState> files;
    for (const fs::path& folder : game.layerFolders) {
        std::error_code ignored;
        for (const auto& entry : fs::directory_iterator(folder, ignored)) {
            // What is gone meanwhile, or no file, counts as empty: only a difference matters.
            std::error_code none;
            const auto bytes = entry.is_regular_file(none) ? entry.file_size(none) : 0;
            files.push_back({entry.path(), none ? 0 : bytes, entry.last_write_time(none)});
        }
    }
    std::ranges::sort(files, {}, &FileState::path);
    return files;
}

std::vector<std::optional<fs::path>> GameShelf::homesOf(const MapsetLibrary& library, const Mapset& game) {
    std::vector<std::optional<fs::path>> homes;
    for (const auto& layer : game.layers) homes.push_back(library.find(layer));
    return homes;
}

bool GameShelf::isCurrent(const Kept& kept, const MapsetLibrary& library) {
    const Mapset& game = *kept.game.game;
    return homesOf(library, game) == kept.homes && filesOf(game) == kept.files;
}

SharedGame GameShelf::take(const MapsetLibrary& library, const model::MapsetId& id) {
    Key key{library.folders, id.text};
    {
        const std::lock_guard lock(mutex_);
        const auto found = kept_.find(key);
        if (found != kept_.end() && isCurrent(found->second, library)) return found->second.game;
    }
    // Read outside the lock: whoever wants another game need not wait, and two who want the same one at the
    // same time read the same twice, which harms nobody.
    SharedGame read = readToShare(library, id);
    if (!read.game) return read;
    Kept fresh{read, homesOf(library, *read.game), filesOf(*read.game)};
    const std::lock_guard lock(mutex_);
    kept_.insert_or_assign(std::move(key), std::move(fresh));
    return read;
}

SharedGame sharedMapset(const MapsetLibrary& library, const model::MapsetId& id) {
    return library.shelf ? library.shelf->take(library, id) : readToShare(library, id);
}

}  // namespace cota::mapsets
