#include "validator/report/plain_words.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

#include "formats/model/finding/message.h"
#include "formats/model/finding/utf8.h"

namespace cota::checks {

namespace {

/// The place of the first character that is not blank, or npos: runners skip blanks of all scripts before
/// they look for a command. A printable text has no control characters or line separators left.
std::size_t firstNoBlank(std::string_view text) {
    for (std::size_t at = 0; at < text.size();) {
        const auto length = std::max<std::size_t>(model::characterLength(text.substr(at)), 1);
        const char32_t code = model::codePoint(text.substr(at), length);
        const bool isBlank = code == 0x20 || code == 0xA0 || code == 0x1680 || code == 0x180E ||
                             (code >= 0x2000 && code <= 0x200B) || code == 0x202F || code == 0x205F ||
                             code == 0x3000 || code == 0xFEFF;
        if (!isBlank) return at;
        at += length;
    }
    return std::string_view::npos;
}

/// Older runners take this for a command anywhere in a line.
constexpr std::string_view olderCommand = "##[";

/// The text with the first character of each `what` replaced by its code.
std::string broken(std::string text, std::string_view what) {
    for (auto at = text.find(what); at != std::string::npos; at = text.find(what, at + 1))
        text.replace(at, 1, fmt::format("\\u{:04x}", static_cast<unsigned char>(what[0])));
    return text;
}

/// The text with `%XX` for the characters that would end it.
std::string percented(std::string_view text, std::string_view which) {
    std::string out;
    for (const char c : model::printable(text))
        if (which.find(c) != std::string_view::npos)
            out += fmt::format("%{:02X}", static_cast<unsigned char>(c));
        else
            out += c;
    return out;
}

}  // namespace

std::string plainLine(std::string_view text) {
    constexpr std::string_view command = "::";
    auto line = broken(model::printable(text), olderCommand);
    const auto first = firstNoBlank(line);
    if (first != std::string_view::npos && std::string_view(line).substr(first).starts_with(command))
        line.replace(first, 1, "\\u003a");
    return line;
}

void appendLine(std::string& report, std::string_view line) { report.append(plainLine(line)).append("\n"); }

std::string githubText(std::string_view text) {
    return percented(broken(std::string(text), olderCommand), "%\r\n");
}
std::string githubProperty(std::string_view text) {
    return percented(broken(std::string(text), olderCommand), "%\r\n:,");
}

std::string markdownText(std::string_view text) {
    const auto shown = model::printable(text);
    std::string out;
    for (std::size_t i = 0; i < shown.size(); ++i) {
        // "http:" and "www." alone become links.
        const auto rest = std::string_view(shown).substr(i);
        const bool isLink = rest.starts_with("://") || (rest[0] == '.' && i >= 3 && shown[i - 1] == 'w');
        if (isLink || std::string_view("\\`*_[]<>|~#&@$!").find(shown[i]) != std::string_view::npos)
            out += '\\';
        out += shown[i];
    }
    return out;
}

std::string markdownBlock(const std::vector<std::string>& lines) {
    std::string text;
    for (const auto& line : lines) appendLine(text, line);
    std::size_t run = 0, longest = 2;
    for (const char c : text) {
        run = c == '`' ? run + 1 : 0;
        longest = std::max(longest, run);
    }
    const std::string fence(longest + 1, '`');
    return fence + "text\n" + text + fence + "\n";
}

std::string sarifText(std::string_view text) {
    auto plain = model::printable(text);
    for (auto at = plain.find("]("); at != std::string::npos; at = plain.find("](", at))
        plain.insert(at + 1, " ");
    return plain;
}

std::string uriOf(std::string_view path) {
    constexpr std::string_view plain = "-._~/!$'()*,;=@+";
    std::string uri;
    for (const char c : path) {
        const bool isWord = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
        if (isWord || plain.find(c) != std::string_view::npos)
            uri += c;
        else
            uri += fmt::format("%{:02X}", static_cast<unsigned char>(c));
    }
    return uri;
}

std::string fileUri(std::string_view path) { return "file://" + uriOf(path); }

void makePlain(nlohmann::ordered_json& json) {
    if (json.is_string()) {
        const auto& text = json.get_ref<const std::string&>();
        if (auto plain = model::printable(text); plain != text) json = std::move(plain);
    } else if (json.is_array()) {
        for (auto& part : json) makePlain(part);
    } else if (json.is_object()) {
        // Texts that will be written to files, and the Markdown of rules, which has lines and no word of a
        // file.
        constexpr std::array<std::string_view, 3> asTheyAre = {"edits", "insertedContent", "markdown"};
        for (auto entry = json.begin(); entry != json.end(); ++entry)
            if (std::ranges::count(asTheyAre, entry.key()) == 0) makePlain(entry.value());
    }
}

}  // namespace cota::checks
