#include "mapsets/look/typeset/hyphens.h"

#include <algorithm>
#include <array>
#include <string_view>

#include "mapsets/look/typeset/capitals.h"

namespace cota::look {

namespace {

struct HyphenLetter {
    std::size_t at = 0;  // byte in the word
    bool isVowel = false;
    char plain = 0;  // ASCII, or 0
};

constexpr std::array<std::string_view, 14> together{"bl", "br", "ch", "cl", "cr", "dr", "fl",
                                                    "fr", "gl", "gr", "ll", "pl", "pr", "tr"};

bool areTogether(const HyphenLetter& one, const HyphenLetter& next) {
    const std::string pair{one.plain, next.plain};
    return pair == "rr" || std::ranges::find(together, std::string_view(pair)) != together.end();
}

/// The letters of a word in small letters; empty if it has anything else.
std::vector<HyphenLetter> hyphenLetters(const std::string& word) {
    constexpr std::string_view vowels = "aeiou";
    constexpr std::array<std::string_view, 6> accented{"\u00E1", "\u00E9", "\u00ED",
                                                       "\u00F3", "\u00FA", "\u00FC"};
    std::vector<HyphenLetter> letters;
    for (std::size_t at = 0; at < word.size();) {
        const auto bytes = firstCharacter(word.substr(at));
        const auto one = std::string_view(word).substr(at, bytes);
        HyphenLetter letter{at, false, 0};
        if (bytes == 1) {
            if (one[0] < 'a' || one[0] > 'z') return {};
            letter.plain = one[0];
            letter.isVowel = vowels.find(one[0]) != std::string_view::npos;
        } else if (std::ranges::find(accented, one) != accented.end()) {
            letter.isVowel = true;
        } else if (one != "\u00F1") {
            return {};
        }
        letters.push_back(letter);
        at += bytes;
    }
    return letters;
}

}  // namespace

std::vector<std::size_t> hyphenPlaces(const std::string& word, model::Language language) {
    constexpr std::size_t leastLetters = 6, before = 2, after = 3;
    std::vector<std::size_t> places;
    if (language != model::Language::spanish) return places;
    // Punctuation at the ends is not of the word.
    std::size_t end = word.size();
    while (end > 0 && std::string_view(".,;:!?)").find(word[end - 1]) != std::string_view::npos) --end;
    const auto letters = hyphenLetters(word.substr(0, end));
    if (letters.size() < leastLetters) return places;
    std::size_t last = letters.size();  // the vowel before
    for (std::size_t i = 0; i < letters.size(); ++i) {
        if (!letters[i].isVowel) continue;
        const std::size_t consonants = last < i ? i - last - 1 : 0;
        if (consonants > 0) {
            // The last consonant goes with the vowel after it, with the one before it if they are one sound.
            const bool takesTwo = consonants > 1 && areTogether(letters[i - 2], letters[i - 1]);
            const std::size_t place = i - (takesTwo ? 2 : 1);
            if (place >= before && letters.size() - place >= after) places.push_back(letters[place].at);
        }
        last = i;
    }
    return places;
}

}  // namespace cota::look
