#include "formats/xml/disk/text_file.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdint>
#include <cstring>
#include <fstream>
#include <optional>
#include <system_error>

#include "formats/model/finding/utf8.h"
#include "formats/xml/disk/platform.h"
#include "formats/xml/disk/system_reason.h"
#include "formats/xml/messages/xml_messages.h"

namespace cota::xml {

namespace {

using model::characterLength;

bool isForbidden(std::string_view character) {
    if (character.size() == 1)
        return static_cast<unsigned char>(character[0]) < 0x20 && character != "\t" && character != "\n" &&
               character != "\r";
    return character == "\xEF\xBF\xBE" || character == "\xEF\xBF\xBF";
}

struct BadBytes {
    std::size_t offset = 0;
    XmlMessage message = XmlMessage::notUtf8;
    std::size_t length = 1;
};

/// The number of printable ASCII bytes and line feeds at the beginning of the text; reads eight at a time.
std::size_t plainBytes(std::string_view text) {
    constexpr std::uint64_t each = 0x0101010101010101U, highest = each * 0x80;
    std::size_t at = 0;
    while (true) {
        for (std::uint64_t eight = 0; at + sizeof eight <= text.size(); at += sizeof eight) {
            std::memcpy(&eight, text.data() + at, sizeof eight);
            if (((eight | (eight - each * 0x20)) & highest) != 0) break;
        }
        for (bool isInLine = true; isInLine; ++at) {
            if (at == text.size()) return at;
            const auto byte = static_cast<unsigned char>(text[at]);
            isInLine = byte != '\n';
            if ((byte < 0x20 && isInLine) || byte >= 0x80) return at;
        }
    }
}

std::optional<BadBytes> findBadBytes(std::string_view text) {
    std::size_t at = 0;
    while (at < text.size()) {
        at += plainBytes(text.substr(at));
        if (at == text.size()) break;
        const std::size_t length = characterLength(text.substr(at));
        if (length == 0) return BadBytes{at, XmlMessage::notUtf8, 1};
        if (isForbidden(text.substr(at, length))) return BadBytes{at, XmlMessage::forbiddenCharacter, length};
        at += length;
    }
    return std::nullopt;
}

bool looksLikeUtf16(std::string_view bytes) {
    const auto starts = bytes.substr(0, 2);
    return starts == "\xFF\xFE" || starts == "\xFE\xFF" || starts == std::string_view("<\0", 2) ||
           starts == std::string_view("\0<", 2);
}

std::string hexText(std::string_view bytes) {
    constexpr std::string_view digits = "0123456789ABCDEF";
    std::string text;
    for (const char c : bytes) {
        const auto byte = static_cast<unsigned char>(c);
        text += digits[byte >> 4U];
        text += digits[byte & 15U];
    }
    return text;
}

model::Finding atStart(const std::string& name, XmlMessage message, std::vector<model::MessageValue> values) {
    auto finding = model::findingOf(row(message), std::move(values), {model::SubjectKind::file, name, {}});
    finding.where = model::SourceSpan{name, 1, 1};
    return finding;
}

/// The type of a file that begins with these bytes.
struct ForeignBytes {
    std::string_view begins;
    model::LocalLiteral what;
};
constexpr std::array<ForeignBytes, 8> foreignBytes{{
    {"\x89PNG", local("a PNG image")},
    {"\xFF\xD8\xFF", local("a JPEG image")},
    {"GIF8", local("a GIF image")},
    {"%PDF", local("a PDF")},
    {"PK\x03\x04", local("a ZIP archive")},
    {"\x1F\x8B", local("a compressed file")},
    {"{", local("JSON")},
    {"[", local("JSON")},
}};

/// The probable type of a file that does not begin with markup; nothing if it does or is empty.
std::optional<model::LocalLiteral> otherKind(std::string_view bytes) {
    if (bytes.starts_with("\xEF\xBB\xBF")) bytes.remove_prefix(3);
    const auto first = bytes.find_first_not_of(" \t\r\n");
    if (first == std::string_view::npos || bytes[first] == '<') return std::nullopt;
    bytes.remove_prefix(first);
    for (const auto& kind : foreignBytes)
        if (bytes.starts_with(kind.begins)) return kind.what;
    const bool isText = bytes.find('\0') == std::string_view::npos;
    return isText ? local("plain text") : local("data that is not text");
}

model::Loaded<TextFilePtr> refused(model::Finding finding) {
    model::Loaded<TextFilePtr> loaded;
    loaded.findings.push_back(std::move(finding));
    return loaded;
}

}  // namespace

TextFile::TextFile(std::string name, std::string text) : name_(std::move(name)), text_(std::move(text)) {}

const TextPlaces& TextFile::places() const {
    std::call_once(placesMade_, [this] { places_.emplace(text_); });
    return *places_;
}

TextPosition TextFile::position(std::size_t offset) const { return places().position(text_, offset); }

model::SourceSpan TextFile::span(std::size_t offset) const {
    const TextPosition at = position(offset);
    return {name_, at.line, at.column};
}

model::Loaded<TextFilePtr> textFromBytes(std::string name, std::string bytes, std::size_t limit) {
    if (bytes.size() > limit)
        return refused(atStart(name, XmlMessage::tooLarge, {{"limit", std::to_string(limit)}}));
    if (looksLikeUtf16(bytes)) return refused(atStart(name, XmlMessage::utf16, {}));
    if (bytes.starts_with("\xEF\xBB\xBF")) bytes.erase(0, 3);
    if (const auto bad = findBadBytes(bytes)) {
        const std::string shown = hexText(std::string_view(bytes).substr(bad->offset, bad->length));
        auto finding = atStart(name, bad->message, {{"bytes", shown}});
        finding.where = TextFile(std::move(name), bytes.substr(0, bad->offset)).span(bad->offset);
        return refused(std::move(finding));
    }
    model::Loaded<TextFilePtr> loaded;
    loaded.value = std::make_shared<const TextFile>(std::move(name), std::move(bytes));
    return loaded;
}

model::Loaded<TextFilePtr> readTextFile(const std::filesystem::path& path, std::string name,
                                        std::size_t limit) {
    if (name.empty()) name = path.generic_string();
    const auto unreadable = [&](int code) {
        const auto why = systemReason(std::error_code(code, std::generic_category()));
        return refused(atStart(name, XmlMessage::unreadable, {inWords("reason", why)}));
    };
    std::error_code ignored;
    if (std::filesystem::is_directory(path, ignored)) return unreadable(EISDIR);
    errno = 0;
    std::ifstream file(path, std::ios::binary);
    if (!file) return unreadable(errno != 0 ? errno : EIO);
    std::string bytes;
    std::size_t block = std::size_t{1} << 18;
    if (const auto size = std::filesystem::file_size(path, ignored); !ignored && size <= limit)
        block = std::max(static_cast<std::size_t>(size) + 1, std::size_t{1} << 12);
    // One byte more than the limit is enough to detect a larger file; the reported size may be wrong.
    while (file && bytes.size() <= limit) {
        const std::size_t before = bytes.size();
        const std::size_t wanted = std::min(block, limit + 1 - before);
        bytes.resize(before + wanted);
        file.read(bytes.data() + before, static_cast<std::streamsize>(wanted));
        bytes.resize(before + static_cast<std::size_t>(file.gcount()));
    }
    if (file.bad()) return unreadable(EIO);
    const bool isRead = bytes.size() <= limit && !looksLikeUtf16(bytes);
    if (const auto what = isRead ? otherKind(bytes) : std::nullopt)
        return refused(atStart(name, XmlMessage::otherFile, {inWords("what", *what)}));
    return textFromBytes(std::move(name), std::move(bytes), limit);
}

std::string cleanUtf8(std::string text) {
    auto bad = findBadBytes(text);
    if (!bad) return text;
    std::string clean;
    std::string_view rest = text;
    for (; bad; bad = findBadBytes(rest)) {
        clean.append(rest.substr(0, bad->offset)).append("\xEF\xBF\xBD");
        rest.remove_prefix(bad->offset + bad->length);
    }
    return clean.append(rest);
}

bool isSpecialFile(const std::filesystem::path& path) {
    std::error_code none;
    return std::filesystem::is_other(std::filesystem::status(path, none));
}

SaveLosses saveAtomically(const std::filesystem::path& path, std::string_view text) {
    if (isSpecialFile(path)) {
        writeInto(path, text);
        return {};
    }
    std::error_code none;
    const auto target = std::filesystem::is_symlink(path, none) ? std::filesystem::canonical(path) : path;
    return replaceFile(target, text);
}

}  // namespace cota::xml
