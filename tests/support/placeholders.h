#pragma once
// The placeholders of messages, with which tests compare the languages.

#include <cstddef>
#include <set>
#include <string>
#include <string_view>

namespace cota::support {

/// The names of the placeholders `{name}` and `{name:one|many}` in a text. Doubled braces are text.
inline std::set<std::string> placeholders(std::string_view text) {
    std::set<std::string> names;
    for (std::size_t at = 0; (at = text.find_first_of("{}", at)) != std::string_view::npos;) {
        const bool isDoubled = text.substr(at + 1, 1) == text.substr(at, 1);
        const auto close = text[at] == '{' && !isDoubled ? text.find('}', at) : std::string_view::npos;
        if (close == std::string_view::npos) {
            at += isDoubled ? 2 : 1;
            continue;
        }
        const auto inside = text.substr(at + 1, close - at - 1);
        const bool isCount = inside.find('|') != std::string_view::npos;
        names.emplace(isCount ? inside.substr(0, inside.find(':')) : inside);
        at = close + 1;
    }
    return names;
}

}  // namespace cota::support
