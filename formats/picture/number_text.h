#pragma once
// Millimetres in text files: short, and the same everywhere.

#include <fmt/format.h>

#include <string>

namespace cota::picture {

/// With at most `decimals` decimals, without trailing zeros and never "-0".
inline std::string numberText(double value, int decimals) {
    auto text = fmt::format("{:.{}f}", value, decimals);
    if (text.find('.') != std::string::npos) {
        text.erase(text.find_last_not_of('0') + 1);
        if (text.back() == '.') text.pop_back();
    }
    return text == "-0" ? "0" : text;
}

}  // namespace cota::picture
