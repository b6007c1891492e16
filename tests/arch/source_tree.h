#pragma once

#include <filesystem>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace cota::arch {

/// One file of the tree: its path from the root, with forward slashes, and its text.
struct SourceFile {
    std::string path;
    std::string text;
};

/// The complaints of a check, one line each: "path:line: what is wrong". Empty if there are none.
using Complaints = std::vector<std::string>;

std::string readText(const std::filesystem::path& file);

/// All files below `root` whose path satisfies `wanted`, sorted; build trees and hidden folders are left
/// out.
std::vector<SourceFile> filesUnder(const std::filesystem::path& root,
                                   const std::function<bool(std::string_view path)>& wanted);

/// The C++ of the project, tests included.
const std::vector<SourceFile>& cppSources();

bool isCpp(std::string_view path);

/// For EXPECT_EQ(joined(complaints), ""): a failure shows every complaint on its own line.
std::string joined(const Complaints& complaints);

/// An empty folder, which the caller must remove, for cases that need files on disk.
std::filesystem::path freshFolder(std::string_view name);
void writeText(const std::filesystem::path& file, std::string_view text);

}  // namespace cota::arch
