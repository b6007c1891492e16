#pragma once
// Text for XML and HTML.

#include <string>
#include <string_view>

namespace cota::model {

/// The text with the characters that markup uses replaced, for elements and for attributes in double quotes.
inline std::string markupText(std::string_view text) {
    std::string safe;
    for (const char c : text) {
        if (c == '&')
            safe += "&amp;";
        else if (c == '<')
            safe += "&lt;";
        else if (c == '>')
            safe += "&gt;";
        else if (c == '"')
            safe += "&quot;";
        else
            safe += c;
    }
    return safe;
}

}  // namespace cota::model
