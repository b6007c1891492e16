#include "mapsets/loading/game_shelf.h"

#include <algorithm>
#include <chrono>
#include <system_error>

namespace cota::mapsets {

namespace {

namespace fs = std::filesystem;

/// File times have a limited resolution and may be behind the clock by one step.
constexpr std::chrono::milliseconds coarsest(20);

bool isError(const model::Finding& finding) { return finding.severity == model::Severity::error; }

SharedGame readToShare(const MapsetLibrary& library, const model::MapsetId& id) {
    auto loaded = readMapsetToShare(library, id);
    return {loaded.ok() ? std::move(*loaded.value) : nullptr, std::move(loaded.findings)};
}

}  // namespace

std::vector<GameShelf::FileState> GameShelf::filesOf(const Mapset& game) {
    std::vector<FileState> files;
    for (const fs::path& folder : game.layerFolders) {
        std::error_code ended;
        for (fs::directory_iterator entry(folder, ended); !ended && entry != fs::directory_iterator();
             entry.increment(ended)) {
            // A file that has vanished, or is not regular, counts as empty: only differences matter.
            std::error_code none;
            const auto bytes = entry->is_regular_file(none) ? entry->file_size(none) : 0;
            files.push_back({entry->path(), none ? 0 : bytes, entry->last_write_time(none)});
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
    const Key key{library.folders, id.text};
    const auto isOf = [&](const std::shared_ptr<const Kept>& one) { return one->key == key; };
    std::shared_ptr<const Kept> found;
    {
        const std::lock_guard lock(mutex_);
        if (const auto at = std::ranges::find_if(kept_, isOf); at != kept_.end()) found = *at;
    }
    if (found && isCurrent(*found, library)) return found->game;
    const auto begun = fs::file_time_type::clock::now();
    SharedGame read = readToShare(library, id);
    if (!read.game || std::ranges::any_of(read.findings, isError)) return read;
    auto files = filesOf(*read.game);
    if (std::ranges::any_of(files, [&](const FileState& one) { return one.changed > begun - coarsest; }))
        return read;
    const auto fresh =
        std::make_shared<const Kept>(Kept{key, read, homesOf(library, *read.game), std::move(files)});
    const std::lock_guard lock(mutex_);
    std::erase_if(kept_, isOf);
    if (kept_.size() == most) kept_.erase(kept_.begin());
    kept_.push_back(fresh);
    return read;
}

SharedGame sharedMapset(const MapsetLibrary& library, const model::MapsetId& id) {
    return library.shelf ? library.shelf->take(library, id) : readToShare(library, id);
}

}  // namespace cota::mapsets
