#pragma once
// The hash reports name files by, so that an answer can be tied to exactly what was checked.

#include <string>
#include <string_view>

namespace cota::xml {

/// SHA-256 as 64 hexadecimal digits, as sha256sum prints it.
std::string sha256(std::string_view bytes);

}  // namespace cota::xml
