#include "editor/documents/plain_letters.h"

#include <algorithm>
#include <array>

namespace cota::session {

namespace {

/// Letters of European languages and their plain replacement.
struct PlainLetter {
    std::string_view plain;
    std::string_view written;  // in UTF-8, without separators, two bytes each
};
constexpr std::array<PlainLetter, 21> plainLetters{{{"a", "ªàáâãäåāăąÀÁÂÃÄÅĀĂĄ"},
                                                    {"ae", "æÆ"},
                                                    {"c", "çćčÇĆČ"},
                                                    {"d", "ďđðĎĐÐ"},
                                                    {"e", "èéêëēėęěÈÉÊËĒĖĘĚ"},
                                                    {"g", "ğģĞĢ"},
                                                    {"i", "ìíîïīįıÌÍÎÏĪĮİ"},
                                                    {"k", "ķĶ"},
                                                    {"l", "ĺļľłĹĻĽŁ"},
                                                    {"n", "ñńņňÑŃŅŇ"},
                                                    {"o", "ºòóôõöøōőÒÓÔÕÖØŌŐ"},
                                                    {"oe", "œŒ"},
                                                    {"r", "ŕřŔŘ"},
                                                    {"s", "śşšŚŞŠ"},
                                                    {"ss", "ß"},
                                                    {"t", "ţťŢŤ"},
                                                    {"th", "þÞ"},
                                                    {"u", "ùúûüūůűųÙÚÛÜŪŮŰŲ"},
                                                    {"y", "ýÿÝŸ"},
                                                    {"z", "źżžŹŻŽ"},
                                                    {"w", "ŵŴ"}}};
constexpr std::size_t letterBytes = 2;

/// The replacement of the letter that starts at `at`; null if it has none.
const PlainLetter* plainOf(std::string_view text, std::size_t at) {
    const auto one = text.substr(at, letterBytes);
    const auto found = std::ranges::find_if(plainLetters, [&](const PlainLetter& letter) {
        for (std::size_t i = 0; i < letter.written.size(); i += letterBytes)
            if (letter.written.substr(i, letterBytes) == one) return true;
        return false;
    });
    return one.size() < letterBytes || found == plainLetters.end() ? nullptr : &*found;
}

}  // namespace

std::string foldedText(std::string_view text) {
    std::string folded;
    folded.reserve(text.size());
    for (std::size_t at = 0; at < text.size(); ++at) {
        const char letter = text[at];
        const bool isAscii = static_cast<unsigned char>(letter) < 0x80;
        if (const auto* plain = isAscii ? nullptr : plainOf(text, at)) {
            folded += plain->plain;
            at += letterBytes - 1;
        } else {
            folded += letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
        }
    }
    return folded;
}

}  // namespace cota::session
