#pragma once
// The unfinished draft that a program removes if a signal ends it.

#include <array>
#include <atomic>
#include <filesystem>
#include <string>
#include <system_error>
#include <utility>

namespace cota::xml {

/// The draft that is being written, for a signal handler, which may not allocate memory or take locks. Only
/// watched in programs that are ended in this way; they write one file at a time.
class DraftInSight {
  public:
    void watch() { isWatched_ = true; }
    void show(const std::string& path) {
        if (!isWatched_ || path.size() >= path_.size()) return;
        path_[path.copy(path_.data(), path_.size() - 1)] = '\0';
        isThere_ = true;
    }
    void hide() { isThere_ = false; }
    const char* path() const { return isThere_ ? path_.data() : nullptr; }

  private:
    std::atomic<bool> isWatched_ = false, isThere_ = false;
    std::array<char, 4096> path_{};
};
static_assert(std::atomic<bool>::is_always_lock_free && std::atomic<int>::is_always_lock_free);

inline DraftInSight draftInSight;

/// Removes the file on destruction unless it has been moved.
struct Draft {
    explicit Draft(std::filesystem::path where) : path(std::move(where)) { draftInSight.show(path.string()); }
    Draft(const Draft&) = delete;
    ~Draft() {
        draftInSight.hide();
        std::error_code ignored;
        if (!isMoved) std::filesystem::remove(path, ignored);
    }
    std::filesystem::path path;
    bool isMoved = false;
};

}  // namespace cota::xml
