#include "validator/report/source_texts.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdint>

#include "formats/model/finding/utf8.h"
#include "formats/xml/markup/tag_scanner.h"

namespace cota::checks {

namespace {

constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";

/// A hash of a window that moves over the text.
class RollingHash {
  public:
    std::vector<std::string> of(std::string_view utf8) {
        for (std::size_t at = 0; at < utf8.size();) {
            const auto length = model::characterLength(utf8.substr(at));
            take(length == 0 ? U'\uFFFD' : model::codePoint(utf8.substr(at), length));
            at += length == 0 ? 1 : length;
        }
        constexpr std::uint16_t endOfFile = 0xFFFF;
        unit(endOfFile);
        for (std::size_t i = 0; i < window; ++i) {
            if (lines_[at_] != 0) tell();
            roll(0);
        }
        return std::move(hashes_);
    }

  private:
    static constexpr std::size_t window = 100;
    static constexpr std::uint64_t base = 37;
    static constexpr std::uint64_t leaving = [] {
        std::uint64_t power = 1;
        for (std::size_t i = 0; i < window; ++i) power *= base;
        return power;
    }();

    /// Counts UTF-16 code units, as GitHub does.
    void take(char32_t code) {
        constexpr char32_t plane = 0x10000;
        if (code < plane) return unit(static_cast<std::uint16_t>(code));
        unit(static_cast<std::uint16_t>(0xD800 + ((code - plane) >> 10U)));
        unit(static_cast<std::uint16_t>(0xDC00 + ((code - plane) & 0x3FFU)));
    }

    void unit(std::uint16_t unit) {
        const bool isSecondOfPair = isAfterReturn_ && unit == '\n';
        isAfterReturn_ = unit == '\r';
        if (unit == ' ' || unit == '\t' || isSecondOfPair) return;
        if (unit == '\r') unit = '\n';
        if (lines_[at_] != 0) tell();
        if (begins_) lines_[at_] = ++line_;
        begins_ = unit == '\n';
        roll(unit);
    }

    void tell() {
        auto hash = fmt::format("{:x}", hash_);
        const int count = ++seen_[hash];
        hashes_.resize(std::max(hashes_.size(), lines_[at_]));
        hashes_[lines_[at_] - 1] = fmt::format("{}:{}", hash, count);
        lines_[at_] = 0;
    }

    void roll(std::uint16_t unit) {
        hash_ = hash_ * base + unit - leaving * window_[at_];
        window_[at_] = unit;
        at_ = (at_ + 1) % window;
    }

    std::array<std::uint16_t, window> window_{};
    std::array<std::size_t, window> lines_{};  // the line that begins there; 0: none
    std::size_t at_ = 0, line_ = 0;
    std::uint64_t hash_ = 0;
    bool begins_ = true, isAfterReturn_ = false;
    std::map<std::string, int> seen_;
    std::vector<std::string> hashes_;
};

std::size_t endOfLine(std::string_view text, std::size_t at) {
    return std::min(text.find_first_of("\r\n", at), text.size());
}

/// The end of the tag, comment or attribute that begins at `at`, otherwise of the line.
std::size_t endOfThing(std::string_view text, std::size_t at) {
    if (text.substr(at).starts_with('<')) {
        xml::TagScanner scanner(text, at);
        scanner.next();
        return scanner.tag().end;
    }
    const auto nameEnd = text.find_first_of("=\"'<> \t\r\n", at);
    const bool isAttribute = nameEnd != std::string_view::npos && nameEnd > at && text[nameEnd] == '=';
    if (!isAttribute) return endOfLine(text, at);
    const auto attribute = xml::attributeAt(text, at);
    return attribute ? attribute->end : text.size();
}

}  // namespace

std::vector<std::string> lineHashes(std::string_view utf8) { return RollingHash().of(utf8); }

SourceTexts::Source* SourceTexts::sourceOf(const std::string& path) {
    auto [entry, isNew] = sources_.try_emplace(path);
    if (isNew && read_)
        if (auto bytes = read_(path)) {
            auto hashes = lineHashes(*bytes);
            if (bytes->starts_with(byteOrderMark)) bytes->erase(0, byteOrderMark.size());
            xml::TextPlaces places(*bytes);
            entry->second.emplace(Source{std::move(*bytes), std::move(places), std::move(hashes)});
        }
    return entry->second ? &*entry->second : nullptr;
}

std::optional<xml::TextPosition> SourceTexts::endOf(const model::SourceSpan& where) {
    const auto* source = where.line > 0 && where.column > 0 ? sourceOf(where.file) : nullptr;
    if (source == nullptr) return std::nullopt;
    const auto start = source->places.offsetOf(source->text, {where.line, where.column});
    if (!start) return std::nullopt;
    return source->places.position(source->text, endOfThing(source->text, *start));
}

std::string SourceTexts::hashOf(const model::SourceSpan& where) {
    const auto* source = where.line > 0 ? sourceOf(where.file) : nullptr;
    const auto line = static_cast<std::size_t>(where.line);
    return source == nullptr || line > source->hashes.size() ? std::string() : source->hashes[line - 1];
}

}  // namespace cota::checks
