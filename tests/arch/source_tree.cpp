#include "tests/arch/source_tree.h"

#include <algorithm>
#include <fstream>
#include <iterator>
#include <stdexcept>

namespace cota::arch {

namespace fs = std::filesystem;

std::string readText(const fs::path& file) {
    std::ifstream in(file, std::ios::binary);
    if (!in) throw std::runtime_error("cannot read " + file.string());
    return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

std::vector<SourceFile> filesUnder(const fs::path& root,
                                   const std::function<bool(std::string_view path)>& wanted) {
    std::vector<SourceFile> files;
    for (auto it = fs::recursive_directory_iterator(root); it != fs::recursive_directory_iterator(); ++it) {
        const auto name = it->path().filename().string();
        if (it->is_directory()) {
            const bool isBuildTree = it.depth() == 0 && name.starts_with("build");
            if (isBuildTree || name.starts_with('.')) it.disable_recursion_pending();
            continue;
        }
        const auto path = it->path().lexically_relative(root).generic_string();
        if (it->is_regular_file() && wanted(path)) files.push_back({path, readText(it->path())});
    }
    std::ranges::sort(files, {}, &SourceFile::path);
    return files;
}

bool isCpp(std::string_view path) { return path.ends_with(".cpp") || path.ends_with(".h"); }

const std::vector<SourceFile>& cppSources() {
    static const auto sources = filesUnder(COTA_SOURCE_DIR, isCpp);
    return sources;
}

std::string joined(const Complaints& complaints) {
    std::string text;
    for (const auto& complaint : complaints) text += "\n" + complaint;
    return text;
}

fs::path freshFolder(std::string_view name) {
    // Each case runs in its own process, so names only have to differ between cases.
    const auto folder = fs::path(COTA_BINARY_DIR) / "arch_scratch" / name;
    fs::remove_all(folder);
    fs::create_directories(folder);
    return folder;
}

void writeText(const fs::path& file, std::string_view text) {
    fs::create_directories(file.parent_path());
    std::ofstream out(file, std::ios::binary);
    out << text;
}

}  // namespace cota::arch
