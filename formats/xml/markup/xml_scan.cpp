#include "formats/xml/markup/xml_scan.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>
#include <string>

#include "formats/model/finding/utf8.h"

namespace cota::xml {

namespace {

bool isSpace(char c) { return c == ' ' || c == '\n' || c == '\t' || c == '\r'; }

constexpr bool isNameStart(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' || c == ':' ||
           static_cast<unsigned char>(c) >= 0x80;
}

/// The characters that may follow in a name; a table, because every other byte of a file is checked.
constexpr std::array<bool, 256> nameChars = [] {
    std::array<bool, 256> chars{};
    for (int i = 0; i < 256; ++i) {
        const char c = static_cast<char>(i);
        chars[static_cast<std::size_t>(i)] = isNameStart(c) || (c >= '0' && c <= '9') || c == '-' || c == '.';
    }
    return chars;
}();
bool isNameChar(char c) { return nameChars[static_cast<unsigned char>(c)]; }

/// Characters that end an attribute value, or that mean something in it.
constexpr std::array<bool, 256> valueMarks = [] {
    std::array<bool, 256> marks{};
    for (const char c : {'"', '\'', '<', '&'}) marks[static_cast<unsigned char>(c)] = true;
    return marks;
}();
bool endsPlainValue(char c) { return valueMarks[static_cast<unsigned char>(c)]; }

bool isKnownReference(std::string_view name) {
    static constexpr std::array<std::string_view, 5> names = {"amp", "lt", "gt", "quot", "apos"};
    if (std::find(names.begin(), names.end(), name) != names.end()) return true;
    if (!name.starts_with('#')) return false;
    const bool isHex = name.size() > 1 && name[1] == 'x';
    const auto digits = name.substr(isHex ? 2 : 1);
    unsigned value = 0;
    const auto end = digits.data() + digits.size();
    const auto [stop, error] = std::from_chars(digits.data(), end, value, isHex ? 16 : 10);
    if (error != std::errc{} || stop != end || digits.empty()) return false;
    if (value < 0x20) return value == '\t' || value == '\n' || value == '\r';
    return value < 0xD800 || (value > 0xDFFF && value < 0xFFFE) || (value > 0xFFFF && value <= 0x10FFFF);
}

/// Reads the text once. Every step either continues or stops with the problem that ends the scan.
class Scan {
  public:
    Scan(const TextFile& file, const ReadLimits& limits) : file_(file), text_(file.text()), limits_(limits) {}

    ScanResult run() {
        if (declaration())
            while (at_ < text_.size() && step()) {
            }
        if (result_.canBuild && !open_.empty()) {
            const Name last = open_.back();
            endsInside("<" + std::string(last.text) + ">", last.offset);
        }
        if (result_.canBuild && !hadRoot_) stop(XmlMessage::noRoot, text_.size());
        return std::move(result_);
    }

  private:
    struct Name {
        std::string_view text;
        std::size_t offset = 0;
    };

    bool step() {
        if (text_[at_] != '<') return characters();
        if (at_ + 1 < text_.size() && isNameStart(text_[at_ + 1])) return startTag();
        const auto here = text_.substr(at_);
        if (here.starts_with("</")) return endTag();
        if (here.starts_with("<!--")) return comment();
        if (here.starts_with("<![CDATA[")) return section();
        if (here.starts_with("<!DOCTYPE")) return stop(XmlMessage::doctype, at_);
        if (here.starts_with("<?")) return instruction();
        return startTag();
    }

    // <?xml version="1.0" encoding="UTF-8"?>
    bool declaration() {
        if (!text_.starts_with("<?xml") || text_.size() < 6 || !isSpace(text_[5])) return true;
        const auto end = text_.find("?>");
        if (end == std::string_view::npos) return endsInside("<?xml", 0);
        const auto words = text_.substr(0, end);
        if (const auto word = words.find("encoding"); word != std::string_view::npos) {
            const auto quote = words.find_first_of("\"'", word);
            const auto close = quote == std::string_view::npos ? quote : words.find(words[quote], quote + 1);
            if (close == std::string_view::npos) return malformed(word);
            std::string encoding(words.substr(quote + 1, close - quote - 1));
            std::string upper = encoding;
            for (char& c : upper)
                if (c >= 'a' && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
            if (upper != "UTF-8" && upper != "US-ASCII" && upper != "ASCII")
                return stop(XmlMessage::otherEncoding, quote + 1, {{"encoding", shown(encoding)}});
        }
        at_ = end + 2;
        return true;
    }

    bool instruction() {
        const auto end = text_.find("?>", at_);
        if (end == std::string_view::npos) return endsInside("<?", at_);
        if (at_ + 2 >= text_.size() || !isNameStart(text_[at_ + 2])) return malformed(at_);
        const auto target = text_.substr(at_ + 2, 4);
        if (target.starts_with("xml") && target.size() == 4 && !isNameChar(target[3])) return malformed(at_);
        return isShortEnough(at_, end) && goTo(end + 2);
    }

    bool comment() {
        const auto end = text_.find("--", at_ + 4);
        if (end == std::string_view::npos) return endsInside("<!--", at_);
        if (text_.substr(end).size() < 3) return endsInside("<!--", at_);
        if (text_[end + 2] != '>') return malformed(end);
        return isShortEnough(at_, end) && goTo(end + 3);
    }

    bool section() {
        if (open_.empty()) return outside();
        const auto end = text_.find("]]>", at_);
        if (end == std::string_view::npos) return endsInside("<![CDATA[", at_);
        return isShortEnough(at_, end) && goTo(end + 3);
    }

    bool characters() {
        const std::size_t start = at_;
        while (at_ < text_.size() && isSpace(text_[at_])) ++at_;
        if (at_ == text_.size() || text_[at_] == '<') return isShortEnough(start, at_);
        if (open_.empty()) return outside();
        for (; at_ < text_.size() && text_[at_] != '<'; ++at_) {
            if (text_[at_] == '&' && !reference()) return false;
            if (text_[at_] == ']' && text_.substr(at_).starts_with("]]>")) return malformed(at_);
        }
        return isShortEnough(start, at_);
    }

    bool endTag() {
        const std::size_t start = at_;
        at_ += 2;
        const auto name = readName();
        if (!name) return false;
        skipSpace();
        if (at_ == text_.size()) return endsInside("</" + std::string(name->text), start);
        if (text_[at_] != '>') return malformed(at_);
        if (open_.empty())
            return stop(XmlMessage::afterRoot, start, {{"found", "</" + std::string(name->text) + ">"}});
        const Name expected = open_.back();
        if (expected.text != name->text) {
            return stop(XmlMessage::mismatched, start,
                        {{"found", std::string(name->text)},
                         {"open", std::string(expected.text)},
                         {"line", lineOf(expected.offset)}});
        }
        open_.pop_back();
        return goTo(at_ + 1);
    }

    bool startTag() {
        const std::size_t start = at_;
        if (open_.empty() && hadRoot_) return outside();
        if (++elements_ > limits_.elements)
            return tooMuch(XmlMessage::tooManyElements, start, limits_.elements);
        if (open_.size() >= limits_.depth) return tooMuch(XmlMessage::tooDeep, start, limits_.depth);
        ++at_;
        const auto name = readName();
        if (!name) return false;
        hadRoot_ = true;
        attributes_.clear();
        while (true) {
            const std::size_t before = at_;
            skipSpace();
            if (at_ == text_.size()) return endsInside("<" + std::string(name->text), start);
            if (text_[at_] == '>') {
                open_.push_back({name->text, start});
                return goTo(at_ + 1);
            }
            if (text_[at_] == '/') {
                if (at_ + 1 == text_.size()) return endsInside("<" + std::string(name->text), start);
                return text_[at_ + 1] == '>' ? goTo(at_ + 2) : malformed(at_);
            }
            if (at_ == before) return malformed(at_);
            if (!attribute(*name, start)) return false;
        }
    }

    bool attribute(const Name& element, std::size_t start) {
        const auto name = readName();
        if (!name) return false;
        skipSpace();
        const auto insideTag = [&] { return endsInside("<" + std::string(element.text), start); };
        if (at_ == text_.size()) return insideTag();
        if (text_[at_] != '=') return malformed(at_);
        ++at_;
        skipSpace();
        if (at_ == text_.size()) return insideTag();
        const char quote = text_[at_];
        if (quote != '"' && quote != '\'') return malformed(at_);
        const std::size_t valueStart = ++at_;
        for (; at_ < text_.size(); ++at_) {
            const char c = text_[at_];
            if (!endsPlainValue(c)) continue;
            if (c == quote) break;
            if (c == '<') return malformed(at_);
            if (c == '&' && !reference()) return false;
        }
        if (at_ == text_.size()) return insideTag();
        if (!isShortEnough(valueStart, at_)) return false;
        ++at_;
        if (std::find(attributes_.begin(), attributes_.end(), name->text) != attributes_.end()) {
            if (result_.problems.size() <= limits_.findings)
                result_.problems.push_back(
                    {XmlMessage::duplicateAttribute, name->offset, {{"attribute", std::string(name->text)}}});
        } else if (attributes_.size() >= limits_.attributes) {
            return tooMuch(XmlMessage::tooManyAttributes, name->offset, limits_.attributes);
        }
        attributes_.push_back(name->text);
        result_.hasNeeds = result_.hasNeeds || name->text == needsAttribute;
        return true;
    }

    std::optional<Name> readName() {
        const std::size_t start = at_;
        if (at_ == text_.size()) {
            endsInside("<", at_ - 1);
            return std::nullopt;
        }
        if (!isNameStart(text_[at_])) {
            malformed(start);
            return std::nullopt;
        }
        while (at_ < text_.size() && isNameChar(text_[at_])) ++at_;
        if (at_ - start > limits_.nameBytes) {
            tooMuch(XmlMessage::tooLong, start, limits_.nameBytes);
            return std::nullopt;
        }
        return Name{text_.substr(start, at_ - start), start};
    }

    bool reference() {
        const auto end = text_.substr(at_, 32).find(';');
        if (end != std::string_view::npos && isKnownReference(text_.substr(at_ + 1, end - 1))) {
            at_ += end;
            return true;
        }
        const auto found = text_.substr(at_, end == std::string_view::npos ? 1 : end + 1);
        return stop(XmlMessage::unknownEntity, at_, {{"found", shown(found)}});
    }

    bool isShortEnough(std::size_t start, std::size_t end) {
        return end - start <= limits_.valueBytes || tooMuch(XmlMessage::tooLong, start, limits_.valueBytes);
    }

    void skipSpace() {
        while (at_ < text_.size() && isSpace(text_[at_])) ++at_;
    }
    bool goTo(std::size_t offset) {
        at_ = offset;
        return true;
    }

    // The rest of the line, short enough for a message.
    static std::string shown(std::string_view text) {
        constexpr std::size_t most = 24;
        return std::string(model::firstCharacters(text.substr(0, text.find_first_of("\r\n")), most));
    }
    std::string lineOf(std::size_t offset) const { return std::to_string(file_.position(offset).line); }

    bool malformed(std::size_t offset) {
        return stop(XmlMessage::malformed, offset, {{"found", shown(text_.substr(offset))}});
    }
    bool outside() { return stop(XmlMessage::afterRoot, at_, {{"found", shown(text_.substr(at_))}}); }
    bool endsInside(std::string open, std::size_t start) {
        return stop(XmlMessage::truncated, text_.size(),
                    {{"open", std::move(open)}, {"line", lineOf(start)}});
    }
    bool tooMuch(XmlMessage message, std::size_t offset, std::size_t limit) {
        return stop(message, offset, {{"limit", std::to_string(limit)}});
    }
    bool stop(XmlMessage message, std::size_t offset, std::vector<model::MessageValue> values = {}) {
        result_.canBuild = false;
        result_.problems.push_back({message, offset, std::move(values)});
        return false;
    }

    const TextFile& file_;
    std::string_view text_;
    const ReadLimits& limits_;
    std::size_t at_ = 0;
    std::size_t elements_ = 0;
    bool hadRoot_ = false;
    std::vector<Name> open_;
    std::vector<std::string_view> attributes_;
    ScanResult result_;
};

}  // namespace

ScanResult scanXml(const TextFile& file, const ReadLimits& limits) { return Scan(file, limits).run(); }

bool isXmlName(std::string_view text) {
    return !text.empty() && text.size() <= ReadLimits{}.nameBytes && isNameStart(text.front()) &&
           std::all_of(text.begin(), text.end(), isNameChar);
}

}  // namespace cota::xml
