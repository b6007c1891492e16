#pragma once
// Millimetres in text files: short, and the same on every machine.

#include <fmt/format.h>

#include <string>

namespace cota::picture {

/// The number with at most `decimals` decimals, without trailing zeros and never "-0".
inline std::string numberText(double value, int decimals) {
    auto text = fmt::format("{:.{}f}", value, decimals);
    if (text.find('.') != std::string::npos) {
        text.erase(text.find_last_not_of('0') + 1);
        if (text.back() == '.') text.pop_back();
    }
    return text == "-0" ? "0" : text;
}

}  // namespace cota::picture
