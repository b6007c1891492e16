#pragma once
// A sentence made of a part of one: games name things, and strategies their reasons, without a capital.

#include <string>

namespace cota::model {

/// With its first letter large; letters with an accent of Spanish too (two bytes, C3 A0 to C3 BE).
inline std::string capital(std::string text) {
    if (text.empty()) return text;
    if (text[0] >= 'a' && text[0] <= 'z') {
        text[0] = static_cast<char>(text[0] - 'a' + 'A');
    } else if (text.size() > 1 && static_cast<unsigned char>(text[0]) == 0xC3) {
        const auto low = static_cast<unsigned char>(text[1]);
        if (low >= 0xA0 && low <= 0xBE && low != 0xB7) text[1] = static_cast<char>(low - 0x20);
    }
    return text;
}

}  // namespace cota::model
