#pragma once
// Scans that were read, kept as long as their files do not change.

#include <cstdint>
#include <filesystem>
#include <map>
#include <mutex>
#include <string>

#include "formats/scans/scan_file.h"

namespace cota::scans {

/// Safe to use from several threads.
class ScanShelf {
  public:
    /// The scan of a file, read now if it is not on the shelf, or if the file has changed. A stopped reading
    /// is not kept.
    ScanFile of(const std::filesystem::path& file, const IsWanted& isWanted = {});
    /// The scan if it is on the shelf already; neither a scan nor a fault if it is not.
    ScanFile known(const std::filesystem::path& file) const;
    /// Forgets all others.
    void keepOnly(const std::vector<std::filesystem::path>& files);

  private:
    struct Kept {
        std::uintmax_t size = 0;
        std::filesystem::file_time_type time{};
        ScanFile file;
    };
    static Kept stateOf(const std::filesystem::path& file);

    mutable std::mutex mutex_;
    std::map<std::filesystem::path, Kept> kept_;
};

}  // namespace cota::scans
