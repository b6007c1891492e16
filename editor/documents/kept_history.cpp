#include "editor/documents/kept_history.h"

#include <algorithm>
#include <system_error>
#include <utility>
#include <vector>

#include "formats/xml/disk/sha256.h"

namespace cota::session {

namespace {

namespace fs = std::filesystem;

constexpr std::size_t mostHistories = 100;
constexpr std::uintmax_t mostBytes = 200'000'000;
// Reading a document takes about a second for 20 MB, and opening must not wait for old steps.
constexpr std::size_t mostRead = 10'000'000;

fs::path folderIn(const fs::path& journals) { return journals / "closed"; }

bool areSame(const JournalOrigin& one, const JournalOrigin& other) {
    return std::ranges::is_permutation(one.files, other.files, [](const auto& a, const auto& b) {
        return a.name == b.name && a.sha256 == b.sha256;
    });
}

}  // namespace

fs::path keptHistoryFile(const fs::path& journals, const fs::path& document) {
    std::error_code failed;
    auto whole = fs::weakly_canonical(document, failed);
    return folderIn(journals) /
           (xml::sha256((failed ? document : whole).string()).substr(0, 32) + ".history");
}

std::optional<History> keptHistory(const fs::path& journals, const JournalOrigin& files,
                                   const model::Document& opened) {
    if (journals.empty() || files.file.empty()) return std::nullopt;
    const auto file = keptHistoryFile(journals, files.file);
    std::error_code failed;
    if (!fs::exists(file, failed)) return std::nullopt;
    auto kept = recover(file, mostRead);
    if (!kept || !areSame(kept->origin, files)) return std::nullopt;
    const auto& entries = kept->history.entries();
    // The last of several: a step and its taking back leave the document as it was.
    const auto saved = std::find_if(entries.rbegin(), entries.rend(),
                                    [&](const HistoryEntry& entry) { return entry.document == opened; });
    if (saved == entries.rend()) return std::nullopt;
    // Steps after it were discarded.
    const auto count = entries.rend() - saved;
    return History({entries.begin(), entries.begin() + count}, static_cast<std::size_t>(count) - 1);
}

void trimKeptHistories(const fs::path& journals) {
    struct Kept {
        fs::file_time_type when;
        std::uintmax_t bytes;
        fs::path file;
    };
    std::vector<Kept> all;
    std::error_code failed;
    for (const auto& entry : fs::directory_iterator(folderIn(journals), failed))
        all.push_back({entry.last_write_time(failed), entry.file_size(failed), entry.path()});
    std::ranges::sort(all, std::ranges::greater{}, &Kept::when);
    std::uintmax_t bytes = 0;
    for (std::size_t i = 0; i < all.size(); ++i) {
        bytes += all[i].bytes;
        if (i >= mostHistories || bytes > mostBytes) fs::remove(all[i].file, failed);
    }
}

}  // namespace cota::session
