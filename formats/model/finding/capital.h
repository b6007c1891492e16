#pragma once
// Capitalises a phrase that becomes a sentence: names of games and reasons of strategies begin with a small
// letter.

#include <string>

namespace cota::model {

/// The text with a capital first letter; also for accented Spanish letters (two bytes, C3 A0 to C3 BE).
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
