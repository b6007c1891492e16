#pragma once

#include "tests/arch/source_tree.h"

namespace cota::arch {

constexpr std::size_t maxFileLines = 400;
constexpr std::size_t maxFunctionLines = 60;

/// A file that may be longer, with its length and the concept that would make it shorter. The list may only
/// shrink.
struct SizeException {
    std::string_view path;
    std::size_t lines;
    std::string_view reason;
};

/// Files and functions over the limits, and exceptions larger than needed.
Complaints oversized(const std::vector<SourceFile>& sources, const std::vector<SizeException>& exceptions);

}  // namespace cota::arch
