#pragma once
// Games read once and shared by those who need the same one: the documents of a folder under check, several
// threads at a time, or those a window opens one after another.

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

/// A game as readMapset gives it, never changed again; null where it cannot be used at all.
struct SharedGame {
    std::shared_ptr<const Mapset> game;
    std::vector<model::Finding> findings;
};

/// Reads a game again when one of its files, or of a game it stands on, is no longer the one that was read.
/// What has an error is not kept, since what would mend it may lie anywhere, nor what was written while it
/// was read. Any number of threads may ask; two that ask for the same one at the same time may read it twice.
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
        std::vector<std::optional<std::filesystem::path>> homes;  // where the library has each layer
        std::vector<FileState> files;
    };
    static constexpr std::size_t most = 16;  // games; the one read longest ago goes first

    static bool isCurrent(const Kept& kept, const MapsetLibrary& library);
    static std::vector<FileState> filesOf(const Mapset& game);
    static std::vector<std::optional<std::filesystem::path>> homesOf(const MapsetLibrary& library,
                                                                     const Mapset& game);

    std::mutex mutex_;
    std::vector<std::shared_ptr<const Kept>> kept_;  // as they were read
};

/// From the library's shelf where it has one, else read.
SharedGame sharedMapset(const MapsetLibrary& library, const model::MapsetId& id);

}  // namespace cota::mapsets
