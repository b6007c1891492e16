#include "editor/underlay/scan_reader.h"

#include "formats/model/underlay/underlay_edits.h"

namespace cota::session {

ScanReader::ScanReader(std::function<void()> wake)
    : wake_(std::move(wake)),
      reader_([this](const std::vector<std::filesystem::path>& files) { read(files); }),
      comparer_([this](const ReviewRequest& request) { work(request); }) {}

void ScanReader::want(std::vector<std::filesystem::path> files) {
    shelf_.keepOnly(files);
    std::erase_if(files, [&](const auto& file) {
        const auto there = shelf_.known(file);
        return there.scan || !there.fault.empty();
    });
    // The same again would begin from the start.
    if (files.empty() || (isReading_ && files == asked_)) return;
    asked_ = files;
    isReading_ = true;
    reader_.start(std::move(files));
}

void ScanReader::read(const std::vector<std::filesystem::path>& files) {
    for (const auto& file : files) {
        const auto made = shelf_.of(file, [this] { return !reader_.isOvertaken(); });
        if (!made.scan && made.fault.empty()) return;  // other files are wanted now
        wake_();
    }
    if (!reader_.isOvertaken()) isReading_ = false;
}

std::shared_ptr<const scans::OddHexes> ScanReader::compared(const ReviewRequest& request) const {
    const std::lock_guard lock(mutex_);
    return done_ == request ? result_ : nullptr;
}

void ScanReader::work(const ReviewRequest& request) {
    auto result = std::make_shared<scans::OddHexes>();
    const auto* underlay = model::underlayOf(*request.board, request.sheet.id);
    const model::HexLayout layout(request.board->grid);
    if (underlay != nullptr && request.scan)
        if (const auto fit = model::fitOf(*underlay, layout); fit.isFitted())
            *result = scans::oddHexes(*request.board, layout, *request.scan, fit.place);
    {
        const std::lock_guard lock(mutex_);
        done_ = request;
        result_ = std::move(result);
    }
    wake_();
}

}  // namespace cota::session
