#pragma once
// Patterns of the ids of findings, as users write them: MAP-*, *-00?.

#include <string_view>

namespace cota::model {

/// Whether `text` matches `glob`: * matches any run of characters, ? matches one.
bool matches(std::string_view glob, std::string_view text);

}  // namespace cota::model
