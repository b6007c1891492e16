#pragma once
// The hash that reports give for files, so that a report belongs to exactly the text that was checked.

#include <string>
#include <string_view>

namespace cota::xml {

/// SHA-256 as 64 hexadecimal digits, in the format of sha256sum.
std::string sha256(std::string_view bytes);

}  // namespace cota::xml
