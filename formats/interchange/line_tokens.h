#pragma once
// Splits a line of a text format into words and quoted texts, like Java's StreamTokenizer: `#` starts a
// comment, a backslash in quotes escapes the next character, a quoted text ends at the end of the line at
// the latest.

#include <string>
#include <string_view>
#include <vector>

namespace cota::interchange {

struct LineToken {
    std::string text;
    bool quoted = false;
    bool closed = true;  // false: the closing quote is missing
    int column = 1;      // of its first character, in characters, counted from 1
};

/// A line of the format has only a few tokens; for a longer line only the first `mostTokens` + 1 are
/// returned.
inline constexpr std::size_t mostTokens = 64;

std::vector<LineToken> cutLine(std::string_view line);

/// `bytes` as UTF-8: unchanged if they are valid, otherwise every byte is read as Latin-1. Old tools wrote
/// either.
struct DecodedText {
    std::string text;
    bool wasLatin1 = false;
};
DecodedText decodeText(std::string_view bytes);

/// Number of characters (code points) in UTF-8 text.
int characterCount(std::string_view text);

}  // namespace cota::interchange
