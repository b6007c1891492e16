#pragma once
// Cuts one line of a text format into words and quoted texts, as Java's StreamTokenizer does: `#` starts a
// comment, a backslash in quotes takes the next character as it is, a quoted text ends with its line at the
// latest.

#include <string>
#include <string_view>
#include <vector>

namespace cota::interchange {

struct LineToken {
    std::string text;
    bool quoted = false;
    bool closed = true;  // false: the closing quote is missing
    int column = 1;      // of its first character, in characters, from 1
};

/// No line of the format has more than a handful of tokens; of a longer one only
/// `mostTokens` + 1 are given.
inline constexpr std::size_t mostTokens = 64;

std::vector<LineToken> cutLine(std::string_view line);

/// `bytes` as UTF-8: as they are where they are valid, else every byte taken as Latin-1. Old tools wrote
/// either.
struct DecodedText {
    std::string text;
    bool wasLatin1 = false;
};
DecodedText decodeText(std::string_view bytes);

/// Number of characters (code points) in UTF-8 text.
int characterCount(std::string_view text);

}  // namespace cota::interchange
