#pragma once
// The difference of two texts as `diff -u` writes it and `patch` and `git apply` read it.

#include <string>
#include <string_view>

namespace cota::fixes {

/// Three lines of context; empty for equal texts. Whether the last line ends is part of it. Names with spaces
/// or controls are quoted as git does.
std::string unifiedDiff(std::string_view before, std::string_view after, const std::string& nameBefore,
                        const std::string& nameAfter);

}  // namespace cota::fixes
