#pragma once

#include <filesystem>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace cota::arch {

/// One file of the tree: its path from the root, with forward slashes, and its bytes.
struct SourceFile {
    std::string path;
    std::string text;
};

/// What a check has to say, one line each: "path:line: what is wrong". Empty when all is well.
using Complaints = std::vector<std::string>;

std::string readText(const std::filesystem::path& file);

/// All files below root whose path satisfies wanted, sorted; build trees and hidden folders are left out.
std::vector<SourceFile> filesUnder(const std::filesystem::path& root,
                                   const std::function<bool(std::string_view path)>& wanted);

/// The C++ of the project, tests included.
const std::vector<SourceFile>& cppSources();

bool isCpp(std::string_view path);

/// For EXPECT_EQ(joined(complaints), ""): the failure shows every complaint on a line of its own.
std::string joined(const Complaints& complaints);

/// Empty at path, to be removed by the caller: a tree for cases that need files on disk.
std::filesystem::path freshFolder(std::string_view name);
void writeText(const std::filesystem::path& file, std::string_view text);

}  // namespace cota::arch
