#pragma once
// The difference of two texts in the format of `diff -u`, for `patch` and `git apply`.

#include <string>
#include <string_view>

namespace cota::fixes {

/// Three lines of context; empty for equal texts. A missing line end at the end of the file is shown. Names
/// with spaces or control characters are quoted as in git.
std::string unifiedDiff(std::string_view before, std::string_view after, const std::string& nameBefore,
                        const std::string& nameAfter);

}  // namespace cota::fixes
