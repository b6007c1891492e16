#pragma once
// Reads scans and compares them with boards, in the background.

#include <atomic>
#include <filesystem>
#include <functional>
#include <memory>
#include <mutex>
#include <vector>

#include "editor/answers/newest_first.h"
#include "editor/underlay/sheet_place.h"
#include "formats/model/document/board.h"
#include "formats/scans/odd_hexes.h"
#include "formats/scans/scan_shelf.h"

namespace cota::session {

/// A comparison of a board with the picture below it.
struct ReviewRequest {
    SheetKey sheet;
    model::Shared<model::Board> board;
    std::shared_ptr<const scans::Scan> scan;
    friend bool operator==(const ReviewRequest& one, const ReviewRequest& other) {
        return one.sheet == other.sheet && one.board.same(other.board) && one.scan == other.scan;
    }
};

class ScanReader {
  public:
    /// `wake` is called from another thread when a scan or a comparison is ready.
    explicit ScanReader(std::function<void()> wake);

    /// Reads the files that are not known yet; forgets those that are not among them.
    void want(std::vector<std::filesystem::path> files);
    /// Neither a scan nor a fault: not read yet.
    scans::ScanFile known(const std::filesystem::path& file) const { return shelf_.known(file); }
    void compare(ReviewRequest request) { comparer_.start(std::move(request)); }
    /// The result for exactly this request; nothing if it is not ready.
    std::shared_ptr<const scans::OddHexes> compared(const ReviewRequest& request) const;
    /// Until everything is read and compared; for tests.
    void wait() {
        reader_.wait();
        comparer_.wait();
    }

  private:
    void read(const std::vector<std::filesystem::path>& files);
    void work(const ReviewRequest& request);

    std::function<void()> wake_;
    scans::ScanShelf shelf_;
    std::vector<std::filesystem::path> asked_;  // last
    std::atomic<bool> isReading_ = false;
    mutable std::mutex mutex_;
    ReviewRequest done_;
    std::shared_ptr<const scans::OddHexes> result_;
    NewestFirst<std::vector<std::filesystem::path>> reader_;  // last: they use the members above
    NewestFirst<ReviewRequest> comparer_;
};

}  // namespace cota::session
