#include "formats/scans/moved_underlays.h"

namespace cota::scans {

namespace fs = std::filesystem;

model::Document withUnderlaysFrom(const model::Document& document, const fs::path& from, const fs::path& to) {
    auto made = document;
    if (from.empty()) return made;
    for (const auto& [key, board] : document.boards) {
        auto underlays = board->underlays;
        const fs::path before = (from / key).parent_path();
        const fs::path after = fs::weakly_canonical(to / key).parent_path();
        for (auto& underlay : underlays) {
            if (underlay.file.empty() || fs::path(underlay.file).is_absolute()) continue;
            const fs::path picture = fs::weakly_canonical(before / underlay.file);
            if (fs::exists(picture)) underlay.file = picture.lexically_relative(after).generic_string();
        }
        if (!(underlays == board->underlays))
            made.boards.at(key) = board.with([&](model::Board& changed) { changed.underlays = underlays; });
    }
    return made;
}

}  // namespace cota::scans
