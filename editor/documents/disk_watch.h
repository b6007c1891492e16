#pragma once
// Notices that files may have changed, by their size and time, so that only then somebody has to read them.

#include <cstdint>
#include <filesystem>
#include <map>
#include <vector>

namespace cota::session {

class DiskWatch {
  public:
    /// Whether any of these files differs from what it was in the last call, or was not in it. Cheap enough
    /// to be asked twice a second.
    bool hasChanged(const std::vector<std::filesystem::path>& files);

  private:
    struct State {
        std::uintmax_t bytes = 0;
        std::filesystem::file_time_type when;
        bool isThere = false;
        friend bool operator==(const State&, const State&) = default;
    };
    static State stateOf(const std::filesystem::path& file);

    std::map<std::filesystem::path, State> known_;
};

}  // namespace cota::session
