#pragma once
// Games that are read once and shared: by the documents of a folder that several threads check, or by those
// opened one after another in a window.

#include <cstdint>
#include <filesystem>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "formats/model/finding/finding.h"
#include "mapsets/loading/mapset_reader.h"

namespace cota::mapsets {

/// A game as read by readMapset, immutable; null if it cannot be used at all.
struct SharedGame {
    std::shared_ptr<const Mapset> game;
    std::vector<model::Finding> findings;
};

/// Reads a game again if one of its files, or of a game it extends, has changed. Games with errors are not
/// kept, because the fix may be in any file, and neither are games with a file changed while it was read.
/// Any number of threads may call; if two request the same game at the same time, both may read it.
class GameShelf {
  public:
    SharedGame take(const MapsetLibrary& library, const model::MapsetId& id);

  private:
    struct FileState {
        std::filesystem::path path;
        std::uintmax_t bytes = 0;
        std::filesystem::file_time_type changed;
        bool operator==(const FileState&) const = default;
    };
    using Key = std::pair<std::vector<std::filesystem::path>, std::string>;
    struct Kept {
        Key key;
        SharedGame game;
        std::vector<std::optional<std::filesystem::path>> homes;  // folder of each layer in the library
        std::vector<FileState> files;
    };
    static constexpr std::size_t most = 16;  // games; the one read longest ago is dropped first

    static bool isCurrent(const Kept& kept, const MapsetLibrary& library);
    static std::vector<FileState> filesOf(const Mapset& game);
    static std::vector<std::optional<std::filesystem::path>> homesOf(const MapsetLibrary& library,
                                                                     const Mapset& game);

    std::mutex mutex_;
    std::vector<std::shared_ptr<const Kept>> kept_;  // in the order they were read
};

/// From the shelf of the library if it has one; otherwise reads the game.
SharedGame sharedMapset(const MapsetLibrary& library, const model::MapsetId& id);

}  // namespace cota::mapsets
