#pragma once
// Characters of UTF-8 texts. All texts are shortened with these functions, so that no character is cut.

#include <cstddef>
#include <string>
#include <string_view>

namespace cota::model {

/// Whether a byte of UTF-8 continues the character before it.
constexpr bool isContinuation(char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U; }

/// Bytes of the UTF-8 character at the start of `text`; 0 if it is not valid: overlong, a surrogate, beyond
/// U+10FFFF.
constexpr std::size_t characterLength(std::string_view text) {
    if (text.empty()) return 0;
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    const unsigned char lead = byte(0);
    const std::size_t length = lead < 0x80   ? 1
                               : lead < 0xC2 ? 0
                               : lead < 0xE0 ? 2
                               : lead < 0xF0 ? 3
                               : lead < 0xF5 ? 4
                                             : 0;
    if (length == 0 || length > text.size()) return 0;
    for (std::size_t i = 1; i < length; ++i)
        if (!isContinuation(text[i])) return 0;
    if (lead == 0xE0 && byte(1) < 0xA0) return 0;
    if (lead == 0xED && byte(1) >= 0xA0) return 0;
    if (lead == 0xF0 && byte(1) < 0x90) return 0;
    if (lead == 0xF4 && byte(1) >= 0x90) return 0;
    return length;
}

/// The code point of the character at the start of `text`; `length` is its length in bytes, not 0.
constexpr char32_t codePoint(std::string_view text, std::size_t length) {
    constexpr unsigned char leadBits[] = {0, 0x7F, 0x1F, 0x0F, 0x07};
    char32_t code = static_cast<unsigned char>(text[0]) & leadBits[length];
    for (std::size_t i = 1; i < length; ++i)
        code = (code << 6U) | (static_cast<unsigned char>(text[i]) & 0x3FU);
    return code;
}

/// The first `most` characters, each with its combining accents. An invalid byte counts as one character.
constexpr std::string_view firstCharacters(std::string_view text, std::size_t most) {
    std::size_t end = 0;
    for (std::size_t count = 0; end < text.size();) {
        const auto length = characterLength(text.substr(end));
        const char32_t code = length == 0 ? 0 : codePoint(text.substr(end), length);
        const bool isAccent = code >= 0x300 && code <= 0x36F;
        if (!isAccent && count++ == most) break;
        end += length == 0 ? 1 : length;
    }
    return text.substr(0, end);
}

/// The text; if it has more than `most` characters, its first `most`, then `ending`.
inline std::string shortened(std::string_view text, std::size_t most, std::string_view ending = "...") {
    const auto begin = firstCharacters(text, most);
    return std::string(begin).append(begin.size() < text.size() ? ending : std::string_view());
}

}  // namespace cota::model
