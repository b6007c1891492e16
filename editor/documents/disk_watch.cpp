#include "editor/documents/disk_watch.h"

#include <system_error>
#include <utility>

namespace cota::session {

DiskWatch::State DiskWatch::stateOf(const std::filesystem::path& file) {
    std::error_code failed;
    State state;
    state.when = std::filesystem::last_write_time(file, failed);
    if (failed) return {};
    state.bytes = std::filesystem::file_size(file, failed);
    state.isThere = !failed;
    return failed ? State{} : state;
}

bool DiskWatch::hasChanged(const std::vector<std::filesystem::path>& files) {
    std::map<std::filesystem::path, State> now;
    bool isChanged = false;
    for (const auto& file : files) {
        const auto state = stateOf(file);
        const auto known = known_.find(file);
        isChanged = isChanged || known == known_.end() || known->second != state;
        now.emplace(file, state);
    }
    known_ = std::move(now);
    return isChanged;
}

}  // namespace cota::session
