// The top level is fixed: newcomers find everything where the architecture page says it is.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "tests/arch/source_tree.h"

using namespace cota::arch;
namespace fs = std::filesystem;

namespace {

const std::set<std::string> allowedEntries{
    "CMakeLists.txt", "CMakePresets.json", "LICENSE", "README.md", "dev",       "docs", "editor",
    "formats",        "mapsets",           "samples", "tests",     "validator", "build"};

/// Entries of the root that are neither allowed nor hidden. Dotfiles belong to tools and are ignored.
Complaints strangeEntries(const fs::path& root) {
    Complaints complaints;
    for (const auto& entry : fs::directory_iterator(root)) {
        const auto name = entry.path().filename().string();
        if (name.starts_with('.') || allowedEntries.contains(name)) continue;
        complaints.push_back(name + ": not a place of the architecture");
    }
    std::ranges::sort(complaints);
    return complaints;
}

/// Every CMakeLists.txt of a code folder must begin with the purpose of the folder.
Complaints silentFolders(const std::vector<SourceFile>& lists) {
    Complaints complaints;
    for (const auto& list : lists) {
        const auto firstLine = list.text.substr(0, list.text.find('\n'));
        if (firstLine.starts_with("# ") && firstLine.size() > 20) continue;
        complaints.push_back(list.path + ":1: opens with a comment that says what the folder is for");
    }
    return complaints;
}

Complaints unguardedHeaders(const std::vector<SourceFile>& sources) {
    Complaints complaints;
    for (const auto& source : sources) {
        if (!source.path.ends_with(".h") || source.text.find("#pragma once\n") != std::string::npos) continue;
        complaints.push_back(source.path + ":1: a header says #pragma once");
    }
    return complaints;
}

std::vector<SourceFile> cmakeLists(const fs::path& root) {
    return filesUnder(root, [](std::string_view path) { return path.ends_with("CMakeLists.txt"); });
}

TEST(Tree, TopLevelHoldsOnlyWhatTheArchitectureNames) {
    EXPECT_EQ(joined(strangeEntries(COTA_SOURCE_DIR)), "");
}

TEST(Tree, StrangeEntryIsFound) {
    const auto root = freshFolder("strange_entry");
    fs::create_directories(root / "src");
    fs::create_directories(root / "docs");
    fs::create_directories(root / ".cache");
    EXPECT_EQ(strangeEntries(root), Complaints{"src: not a place of the architecture"});
}

TEST(Tree, EveryBuildFileSaysWhatItsFolderIsFor) {
    const auto lists = cmakeLists(COTA_SOURCE_DIR);
    EXPECT_GE(lists.size(), 7u);
    EXPECT_EQ(joined(silentFolders(lists)), "");
}

TEST(Tree, SilentBuildFileIsFound) {
    EXPECT_EQ(silentFolders({{"a/CMakeLists.txt", "add_library(a)\n"}, {"b/CMakeLists.txt", "#\n"}}).size(),
              2u);
}

TEST(Tree, HeadersAreGuarded) { EXPECT_EQ(joined(unguardedHeaders(cppSources())), ""); }

TEST(Tree, UnguardedHeaderIsFound) {
    EXPECT_EQ(unguardedHeaders({{"a.h", "int a;\n"}, {"b.h", "// b\n#pragma once\n"}, {"c.cpp", ""}}).size(),
              1u);
}

TEST(Tree, BuildTreesAndHiddenFoldersAreNotSearched) {
    const auto root = freshFolder("not_searched");
    writeText(root / "build" / "a.cpp", "");
    writeText(root / ".cache" / "b.cpp", "");
    writeText(root / "formats" / "build" / "c.cpp", "");
    const auto found = filesUnder(root, isCpp);
    ASSERT_EQ(found.size(), 1u);
    EXPECT_EQ(found[0].path, "formats/build/c.cpp");
}

}  // namespace
