#include "formats/interchange/line_tokens.h"

#include <algorithm>

#include "formats/model/finding/utf8.h"

namespace cota::interchange {

namespace {

bool isBlank(char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\f' || c == '\v'; }

unsigned char byteAt(std::string_view text, std::size_t at) { return static_cast<unsigned char>(text[at]); }

bool isUtf8(std::string_view text) {
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t length = model::characterLength(text.substr(at));
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
