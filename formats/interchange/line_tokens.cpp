#include "formats/interchange/line_tokens.h"

#include <algorithm>

namespace cota::interchange {

namespace {

bool isBlank(char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\f' || c == '\v'; }

unsigned char byteAt(std::string_view text, std::size_t at) { return static_cast<unsigned char>(text[at]); }

/// Bytes of the UTF-8 character at `at`; 0 if it is not valid (including overlong forms and surrogates).
std::size_t utf8Length(std::string_view text, std::size_t at) {
    const unsigned char lead = byteAt(text, at);
    if (lead < 0x80) return 1;
    const std::size_t length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2;
    if (lead < 0xC2 || lead > 0xF4 || at + length > text.size()) return 0;
    for (std::size_t i = 1; i < length; ++i)
        if ((byteAt(text, at + i) & 0xC0) != 0x80) return 0;
    const unsigned char second = byteAt(text, at + 1);
    const bool overlong = (lead == 0xE0 && second < 0xA0) || (lead == 0xF0 && second < 0x90);
    const bool outside = (lead == 0xED && second >= 0xA0) || (lead == 0xF4 && second >= 0x90);
    return overlong || outside ? 0 : length;
}

bool isUtf8(std::string_view text) {
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t length = utf8Length(text, at);
        if (length == 0) return false;
        at += length;
    }
    return true;
}

LineToken readQuoted(std::string_view line, std::size_t& at) {
    LineToken token;
    token.quoted = true;
    token.closed = false;
    for (++at; at < line.size(); ++at) {
        if (line[at] == '"') {
            token.closed = true;
            ++at;
            break;
        }
        if (line[at] == '\\' && at + 1 < line.size()) ++at;
        token.text += line[at];
    }
    // The carriage return at the end of a line does not belong to an unclosed text.
    if (!token.closed && token.text.ends_with('\r')) token.text.pop_back();
    return token;
}

LineToken readWord(std::string_view line, std::size_t& at) {
    LineToken token;
    while (at < line.size() && !isBlank(line[at]) && line[at] != '"' && line[at] != '#')
        token.text += line[at++];
    return token;
}

}  // namespace

std::vector<LineToken> cutLine(std::string_view line) {
    std::vector<LineToken> tokens;
    std::size_t at = 0;
    std::size_t counted = 0;  // `column` is known up to here
    int column = 1;
    while (at < line.size() && tokens.size() <= mostTokens) {
        if (isBlank(line[at])) {
            ++at;
            continue;
        }
        if (line[at] == '#') break;
        column += characterCount(line.substr(counted, at - counted));
        counted = at;
        tokens.push_back(line[at] == '"' ? readQuoted(line, at) : readWord(line, at));
        tokens.back().column = column;
    }
    return tokens;
}

DecodedText decodeText(std::string_view bytes) {
    if (bytes.starts_with("\xEF\xBB\xBF")) bytes.remove_prefix(3);
    if (isUtf8(bytes)) return {std::string(bytes), false};
    DecodedText decoded{{}, true};
    decoded.text.reserve(bytes.size() + bytes.size() / 8);
    for (std::size_t at = 0; at < bytes.size(); ++at) {
        const unsigned char byte = byteAt(bytes, at);
        if (byte < 0x80) {
            decoded.text += static_cast<char>(byte);
        } else {
            decoded.text += static_cast<char>(0xC0 | (byte >> 6));
            decoded.text += static_cast<char>(0x80 | (byte & 0x3F));
        }
    }
    return decoded;
}

int characterCount(std::string_view text) {
    return static_cast<int>(std::count_if(
        text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; }));
}

}  // namespace cota::interchange
