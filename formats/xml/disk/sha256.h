#pragma once
// The hash that reports give for files, so that a report belongs to exactly the text that was checked.

#include <future>
#include <string>
#include <string_view>

namespace cota::xml {

/// SHA-256 as 64 hexadecimal digits, in the format of sha256sum.
std::string sha256(std::string_view bytes);

/// The same; for a long text it is computed in another thread. The text must outlive the result.
std::future<std::string> sha256Beside(std::string_view bytes);

}  // namespace cota::xml
