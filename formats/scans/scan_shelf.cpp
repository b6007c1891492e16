#include "formats/scans/scan_shelf.h"

#include <algorithm>
#include <system_error>

namespace cota::scans {

ScanShelf::Kept ScanShelf::stateOf(const std::filesystem::path& file) {
    std::error_code fault;
    Kept state;
    state.size = std::filesystem::file_size(file, fault);
    if (fault) state.size = 0;
    state.time = std::filesystem::last_write_time(file, fault);
    return state;
}

ScanFile ScanShelf::known(const std::filesystem::path& file) const {
    const auto now = stateOf(file);
    const std::lock_guard lock(mutex_);
    const auto it = kept_.find(file);
    if (it == kept_.end() || it->second.size != now.size || it->second.time != now.time) return {};
    return it->second.file;
}

ScanFile ScanShelf::of(const std::filesystem::path& file, const IsWanted& isWanted) {
    if (auto there = known(file); there.scan || !there.fault.empty()) return there;
    Kept made = stateOf(file);
    made.file = readScan(file, isWanted);
    if (!made.file.scan && made.file.fault.empty()) return {};
    const std::lock_guard lock(mutex_);
    return (kept_[file] = std::move(made)).file;
}

void ScanShelf::keepOnly(const std::vector<std::filesystem::path>& files) {
    const std::lock_guard lock(mutex_);
    std::erase_if(kept_, [&](const auto& one) { return std::ranges::find(files, one.first) == files.end(); });
}

}  // namespace cota::scans
