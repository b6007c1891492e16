#include "formats/xml/disk/near_file.h"

#include <algorithm>
#include <fstream>
#include <iterator>
#include <set>
#include <system_error>
#include <vector>

#include "formats/xml/disk/sha256.h"

namespace cota::xml {

namespace {

namespace fs = std::filesystem;

std::string smallLetters(std::string text) {
    for (char& c : text)
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    return text;
}

/// Adds the regular files of a folder with that ending, by name, and the folders in it.
class NearFiles {
  public:
    explicit NearFiles(const fs::path& ending) : ending_(smallLetters(ending.string())) {}

    void look(const fs::path& folder, int depth) {
        if (!seen_.insert(folder.lexically_normal()).second) return;
        std::vector<fs::path> entries;
        std::error_code fault;
        for (auto at = fs::directory_iterator(folder, fault);
             !fault && at != fs::directory_iterator() && looked_ < mostNearFiles; at.increment(fault)) {
            ++looked_;
            entries.push_back(at->path());
        }
        std::sort(entries.begin(), entries.end());
        std::vector<fs::path> folders;
        for (const fs::path& entry : entries) {
            std::error_code ignored;
            const auto status = fs::symlink_status(entry, ignored);
            if (fs::is_directory(status)) folders.push_back(entry);
            if (fs::is_regular_file(status) && smallLetters(entry.extension().string()) == ending_)
                files_.push_back(entry);
        }
        if (depth == 0) return;
        for (const fs::path& below : folders)
            if (!below.filename().string().starts_with('.')) look(below, depth - 1);
    }
    std::size_t count() const { return files_.size(); }
    std::vector<fs::path> take() { return std::move(files_); }

  private:
    std::string ending_;
    std::set<fs::path> seen_;
    std::vector<fs::path> files_;
    std::size_t looked_ = 0;
};

}  // namespace

std::optional<std::string> nearFileWithHash(const fs::path& folder, const std::string& name,
                                            const std::string& hash) {
    if (hash.empty()) return std::nullopt;
    std::error_code fault;
    const fs::path here = fs::absolute(folder.empty() ? fs::path(".") : folder, fault).lexically_normal();
    if (fault) return std::nullopt;
    const fs::path asked(name);
    NearFiles near(asked.extension());
    near.look(here, 3);
    const auto own = static_cast<std::ptrdiff_t>(near.count());
    const fs::path from = here.has_filename() ? here : here.parent_path();
    if (from.parent_path() != from.root_path()) near.look(from.parent_path(), 1);
    auto files = near.take();
    // The nearest folders first, and in them the files of that name.
    const auto isNamesake = [&](const fs::path& file) { return file.filename() == asked.filename(); };
    std::stable_partition(files.begin(), files.begin() + own, isNamesake);
    std::stable_partition(files.begin() + own, files.end(), isNamesake);
    std::uintmax_t read = 0;
    for (const fs::path& file : files) {
        const auto size = fs::file_size(file, fault);
        if (fault || size > mostNearBytes - read) continue;
        read += size;
        std::ifstream stream(file, std::ios::binary);
        const std::string bytes{std::istreambuf_iterator<char>(stream), {}};
        if (sha256(bytes) == hash) return file.lexically_relative(here).generic_string();
    }
    return std::nullopt;
}

}  // namespace cota::xml
