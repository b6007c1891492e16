#pragma once

#include "tests/arch/source_tree.h"

namespace cota::arch {

constexpr std::size_t maxFileLines = 400;
constexpr std::size_t maxFunctionLines = 60;
constexpr std::size_t maxClassLines = 400;
constexpr std::size_t maxClassMembers = 30;

/// A file that may be longer, with its length and the concept that would make it shorter. The list may only
/// shrink.
struct SizeException {
    std::string_view path;
    std::size_t lines;
    std::string_view reason;
};

/// A class that may be larger, with its file. The list may only shrink.
struct ClassException {
    std::string_view name;
    std::string_view path;
};

/// Files and functions over the limits, and exceptions larger than needed.
Complaints oversized(const std::vector<SourceFile>& sources, const std::vector<SizeException>& exceptions);

/// Classes over the limits, counted over all their files, and exceptions that are not needed.
Complaints oversizedClasses(const std::vector<SourceFile>& sources,
                            const std::vector<ClassException>& exceptions);

}  // namespace cota::arch
