#include "formats/xml/markup/xml_pen.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <charconv>

#include "formats/xml/disk/text_file.h"

namespace cota::xml {

namespace {

const model::Extras noExtras;

constexpr std::string_view replacement = "\xEF\xBF\xBD";

// Far below the number of attributes that readers accept in an element.
constexpr std::size_t mostFreeAttributes = 100;
constexpr std::size_t longestFreeName = 64;

std::string_view escaped(char c, bool inAttribute) {
    switch (c) {
        case '&':
            return "&amp;";
        case '<':
            return "&lt;";
        case '>':
            return "&gt;";
        case '\r':
            return "&#13;";
        case '"':
            return inAttribute ? "&quot;" : "";
        case '\n':
            return inAttribute ? "&#10;" : "";
        case '\t':
            return inAttribute ? "&#9;" : "";
        default:
            return static_cast<unsigned char>(c) < 0x20 ? replacement : "";
    }
}

void append(std::string& out, std::string_view text, bool inAttribute) {
    std::size_t plain = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const auto instead = escaped(text[i], inAttribute);
        if (instead.empty()) continue;
        out.append(text.substr(plain, i - plain)).append(instead);
        plain = i + 1;
    }
    out.append(text.substr(plain));
}

bool isAsciiName(std::string_view name) {
    const auto isStart = [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'; };
    const auto isInner = [&](char c) { return isStart(c) || (c >= '0' && c <= '9') || c == '-' || c == '.'; };
    return !name.empty() && name.size() <= longestFreeName && isStart(name[0]) &&
           std::all_of(name.begin(), name.end(), isInner) && !name.starts_with("xml") && name != "needs";
}

}  // namespace

void appendText(std::string& out, std::string_view text) { append(out, text, false); }
void appendAttribute(std::string& out, std::string_view text) { append(out, text, true); }

void appendComment(std::string& out, std::string_view text) {
    out += "<!--";
    char before = ' ';
    for (const char c : text) {
        if (c == '-' && before == '-') out += ' ';
        const bool isWritable = static_cast<unsigned char>(c) >= 0x20 || c == '\n' || c == '\t';
        if (isWritable)
            out += c;
        else
            out += replacement;
        before = c;
    }
    if (before == '-') out += ' ';
    out += "-->";
}

XmlPen::XmlPen() : out_("<?xml version=\"1.0\" encoding=\"UTF-8\"?>") {}

void XmlPen::open(std::string_view name, const model::Extras& extras) { begin(name, extras, false, false); }
void XmlPen::openLine(std::string_view name, const model::Extras& extras) {
    begin(name, extras, true, false);
}

void XmlPen::openPart(std::string_view name, bool always) { begin(name, partOf(name), false, !always); }

void XmlPen::openPartLine(std::string_view name, std::string_view key, bool always) {
    std::string place(name);
    if (!key.empty()) place.append(":").append(key);
    begin(name, partOf(place), true, !always);
}

const model::Extras& XmlPen::partOf(std::string_view name) {
    Level& level = levels_.back();
    if (level.parts.empty())
        for (const model::ExtrasPart& part : level.extras->parts)
            level.parts.emplace(part.name, &part.extras);
    const auto it = level.parts.find(name);
    return it == level.parts.end() ? noExtras : *it->second;
}

void XmlPen::openIfAny(std::string_view name, const model::Extras& extras) {
    begin(name, extras, false, true);
}

void XmlPen::begin(std::string_view name, const model::Extras& extras, bool isLine, bool isPart) {
    Level level;
    level.name = name;
    level.extras = &extras;
    level.isLine = isLine || (!levels_.empty() && levels_.back().isLine);
    level.isPart = isPart;
    level.start = out_.size();
    level.parentTagOpen = !levels_.empty() && levels_.back().isTagOpen;
    endTag();
    for (const std::string& comment : extras.comments) {
        breakLine();
        appendComment(out_, comment);
    }
    breakLine();
    out_.append("<").append(name);
    levels_.push_back(std::move(level));
}

void XmlPen::breakLine() {
    if (!levels_.empty() && levels_.back().isLine) return;
    out_.append("\n").append(2 * levels_.size(), ' ');
}

// Unknown attributes come last; if a name has been written since, it is known now, and the new value is
// used.
void XmlPen::endTag() {
    if (levels_.empty() || !levels_.back().isTagOpen) return;
    Level& level = levels_.back();
    const std::size_t known = level.names.size();
    for (const auto& [name, value] : level.extras->attributes)
        if (std::find(level.names.begin(), level.names.end(), name) == level.names.end())
            attribute(name, value);
    level.names.resize(known);  // the tag may be reopened for an empty part
    out_ += '>';
    level.isTagOpen = false;
}

void XmlPen::attribute(std::string_view name, std::string_view value) {
    Level& level = levels_.back();
    assert(level.isTagOpen);
    level.hasAttributes = true;
    if (!level.extras->attributes.empty()) level.names.push_back(name);
    out_.append(" ").append(name).append("=\"");
    appendAttribute(out_, value);
    out_ += '"';
}

void XmlPen::number(std::string_view name, std::int64_t value) {
    std::array<char, 24> digits{};
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), value).ptr;
    attribute(name, std::string_view(digits.data(), static_cast<std::size_t>(end - digits.data())));
}

void XmlPen::always(std::string_view name, std::string_view value, bool isUsual) {
    const auto& kept = levels_.back().extras->attributes;
    const auto isName = [&](const auto& attribute) { return attribute.first == name; };
    if (!isUsual || std::find_if(kept.begin(), kept.end(), isName) == kept.end()) attribute(name, value);
}

namespace {

const std::string* keptValue(const model::Extras& extras, std::string_view name) {
    for (const auto& [kept, value] : extras.attributes)
        if (kept == name) return &value;
    return nullptr;
}

}  // namespace

void XmlPen::unless(std::int64_t usual, std::string_view name, std::int64_t value) {
    const auto* stated = keptValue(*levels_.back().extras, name);
    if (value != usual || (stated && *stated == std::to_string(value))) number(name, value);
}

void XmlPen::unless(bool isUsual, std::string_view name, std::string_view value) {
    const auto* stated = keptValue(*levels_.back().extras, name);
    if (!isUsual || (stated && *stated == value)) attribute(name, value);
}

void XmlPen::hexes(std::string_view name, const std::vector<model::HexRef>& refs) {
    std::string text;
    for (const model::HexRef& ref : refs) text.append(text.empty() ? "" : " ").append(ref.label);
    given(name, text);
}

void XmlPen::content(std::string_view text) {
    endTag();
    levels_.back().isLine = true;
    appendText(out_, text);
}

void XmlPen::close() {
    Level& level = levels_.back();
    if (level.isPart && level.isTagOpen && !level.hasAttributes && level.extras->empty()) {
        out_.resize(level.start);
        const bool wasOpen = level.parentTagOpen;
        levels_.pop_back();
        if (!levels_.empty()) levels_.back().isTagOpen = wasOpen;
        return;
    }
    const bool isEmpty = level.isTagOpen && level.extras->elements.empty();
    endTag();
    if (isEmpty) {
        out_.back() = '/';
        out_ += '>';
        levels_.pop_back();
        return;
    }
    for (const std::string& element : level.extras->elements) {
        breakLine();
        out_ += element;
    }
    const std::string_view name = level.name;
    const bool isLine = level.isLine;
    levels_.pop_back();
    if (!isLine) out_.append("\n").append(2 * levels_.size(), ' ');
    out_.append("</").append(name).append(">");
}

void XmlPen::freeAttributes(const model::Attributes& values) {
    // Values for which a reader kept extras stay elements.
    const auto isPlain = [&](const std::string& name) {
        return isAsciiName(name) && partOf("value:" + name).empty();
    };
    std::size_t written = 0;
    std::vector<const std::pair<const std::string, std::string>*> others;
    for (const auto& entry : values) {
        if (isPlain(entry.first) && written < mostFreeAttributes) {
            attribute(entry.first, entry.second);
            ++written;
        } else {
            others.push_back(&entry);
        }
    }
    for (const auto* entry : others) {
        openPartLine("value", entry->first, true);
        attribute("name", entry->first);
        if (!entry->second.empty()) content(entry->second);
        close();
    }
}

void XmlPen::localContent(const model::LocalText& text) {
    const auto write = [&](std::string_view name, const std::string& words) {
        openPart(name);
        if (!words.empty()) content(words);
        close();
    };
    write("en", text.en);
    write("es", text.es);
}

void XmlPen::values(const model::Attributes& values, std::string_view name) {
    openPartLine(name, {}, false);
    freeAttributes(values);
    close();
}

std::string XmlPen::take() {
    assert(levels_.empty());
    out_ += '\n';
    return cleanUtf8(std::move(out_));
}

}  // namespace cota::xml
