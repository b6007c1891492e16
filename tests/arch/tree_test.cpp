// The top level is fixed: a newcomer should find everything where the architecture says it is.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <set>
#include <string>
#include <vector>

namespace {

namespace fs = std::filesystem;

const std::set<std::string> allowedEntries{"CMakeLists.txt", "CMakePresets.json", "LICENSE", "README.md", "dev",
                                           "docs",           "editor",            "formats", "mapsets",   "samples",
                                           "tests",          "validator",         "build"};

/// Entries of a folder that are neither allowed nor hidden. Dotfiles belong to tools and are free.
std::vector<std::string> strangeEntries(const fs::path& folder) {
    std::vector<std::string> strange;
    for (const auto& entry : fs::directory_iterator(folder)) {
        const auto name = entry.path().filename().string();
        if (!name.starts_with('.') && !allowedEntries.contains(name)) strange.push_back(name);
    }
    std::ranges::sort(strange);
    return strange;
}

TEST(Tree, TopLevelHoldsOnlyWhatTheArchitectureNames) {
    EXPECT_EQ(strangeEntries(COTA_SOURCE_DIR), std::vector<std::string>{});
}

TEST(Tree, StrangeEntryIsFound) {
    const auto folder = fs::path(testing::TempDir()) / "cota_tree_test";
    fs::create_directories(folder / "src");
    fs::create_directories(folder / "docs");
    EXPECT_EQ(strangeEntries(folder), std::vector<std::string>{"src"});
    fs::remove_all(folder);
}

}  // namespace
