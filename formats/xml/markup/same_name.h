#pragma once
// Comparison of names in the tree of an XML file.

#include <string_view>

namespace cota::xml {

/// Whether a zero-terminated text is `name`. The names of elements and attributes are short, so this loop is
/// faster than measuring the text first.
inline bool isName(const char* text, std::string_view name) {
    for (const char c : name)
        if (*text++ != c) return false;
    return *text == '\0';
}

}  // namespace cota::xml
