#pragma once

#include "tests/arch/source_tree.h"

namespace cota::arch {

constexpr std::size_t maxFileLines = 400;
constexpr std::size_t maxFunctionLines = 60;

/// A file allowed to be longer, with the length it has and the noun that would shorten it. The list may only
/// shrink.
struct SizeException {
    std::string_view path;
    std::size_t lines;
    std::string_view reason;
};

/// Files and functions over the limits; also exceptions that are larger than needed, so that they cannot
/// rest.
Complaints oversized(const std::vector<SourceFile>& sources, const std::vector<SizeException>& exceptions);

}  // namespace cota::arch
