#include "validator/fixes/xml_text.h"

#include <algorithm>
#include <functional>

namespace cota::fixes {

namespace {

constexpr std::string_view blanks = " \t\r\n";

/// The end of a comment, instruction or CDATA section that begins at `at`; nothing for an element.
std::optional<std::size_t> behindOther(std::string_view text, std::size_t at) {
    const auto behind = [&](std::string_view end) {
        const auto found = text.find(end, at);
        return found == std::string_view::npos ? text.size() : found + end.size();
    };
    const auto rest = text.substr(at);
    if (rest.starts_with("<!--")) return behind("-->");
    if (rest.starts_with("<![CDATA[")) return behind("]]>");
    if (rest.starts_with("<?")) return behind("?>");
    if (rest.starts_with("<!")) return behind(">");
    return std::nullopt;
}

}  // namespace

const AttributeText* ElementText::attribute(std::string_view called) const {
    const auto found = std::ranges::find(attributes, called, &AttributeText::name);
    return found == attributes.end() ? nullptr : &*found;
}

XmlText::XmlText(std::string_view text) : text_(text), places_(text) {
    std::vector<std::size_t> open;
    std::size_t at = text_.find('<');
    while (at < text_.size()) {
        if (const auto behind = behindOther(text_, at))
            at = *behind;
        else if (text_.substr(at).starts_with("</"))
            closeTag(at, open);
        else
            readTag(at, open);
        at = text_.find('<', at);
    }
    for (auto& element : elements_)  // in a text that is cut off
        if (element.end == 0) {
            element.close = element.end = text_.size();
            element.next = elements_.size();
        }
}

void XmlText::readTag(std::size_t& at, std::vector<std::size_t>& open) {
    ElementText element;
    element.at = at;
    if (!open.empty()) element.parent = open.back();
    std::size_t cursor = std::min(text_.find_first_of(" \t\r\n/>", at), text_.size());
    element.name = text_.substr(at + 1, cursor - at - 1);
    while (true) {
        cursor = text_.find_first_not_of(blanks, cursor);
        if (cursor == std::string_view::npos || text_[cursor] == '/' || text_[cursor] == '>') break;
        AttributeText attribute;
        attribute.at = cursor;
        const auto nameEnd = text_.find_first_of(" \t\r\n=", cursor);
        const auto quote = text_.find_first_of("\"'", cursor);
        const auto end = quote == std::string_view::npos ? quote : text_.find(text_[quote], quote + 1);
        if (nameEnd == std::string_view::npos || end == std::string_view::npos) {
            cursor = std::string_view::npos;
            break;
        }
        attribute.name = text_.substr(cursor, nameEnd - cursor);
        attribute.valueAt = quote + 1;
        attribute.value = text_.substr(quote + 1, end - quote - 1);
        attribute.end = cursor = end + 1;
        element.attributes.push_back(attribute);
    }
    const auto tagEnd = text_.find('>', cursor);
    at = tagEnd == std::string_view::npos ? text_.size() : tagEnd + 1;
    if (tagEnd == std::string_view::npos) return;
    element.inner = at;
    elements_.push_back(std::move(element));
    if (text_[tagEnd - 1] != '/') {
        open.push_back(elements_.size() - 1);
        return;
    }
    elements_.back().close = elements_.back().end = at;
    elements_.back().next = elements_.size();
}

void XmlText::closeTag(std::size_t& at, std::vector<std::size_t>& open) {
    const auto tagEnd = text_.find('>', at);
    const auto behind = tagEnd == std::string_view::npos ? text_.size() : tagEnd + 1;
    if (!open.empty()) {
        auto& element = elements_[open.back()];
        element.close = at;
        element.end = behind;
        element.next = elements_.size();
        open.pop_back();
    }
    at = behind;
}

std::optional<std::size_t> XmlText::elementAt(std::size_t offset) const {
    const auto behind = std::ranges::upper_bound(elements_, offset, {}, &ElementText::at);
    if (behind == elements_.begin()) return std::nullopt;
    auto element = static_cast<std::size_t>(behind - elements_.begin()) - 1;
    while (element != ElementText::none && offset >= elements_[element].end)
        element = elements_[element].parent;
    return element == ElementText::none ? std::nullopt : std::optional(element);
}

std::optional<std::size_t> XmlText::offsetOf(const model::SourceSpan& where) const {
    return places_.offsetOf(text_, {where.line, where.column});
}

model::SourceSpan XmlText::spanOf(std::size_t offset, const std::string& file) const {
    const auto [line, column] = places_.position(text_, offset);
    return {file, line, column};
}

std::string XmlText::said(std::size_t element) const {
    const auto& whole = elements_[element];
    std::string told;
    for (std::size_t i = element; i < whole.next; ++i) {
        const auto& one = elements_[i];
        std::vector<std::pair<std::string_view, std::string_view>> attributes;
        for (const auto& attribute : one.attributes) attributes.emplace_back(attribute.name, attribute.value);
        std::ranges::sort(attributes);
        told.append("<").append(one.name);
        for (const auto& [name, value] : attributes) told.append(" ").append(name).append("=").append(value);
        // The text after the start tag, up to the next tag.
        const auto end = std::min(text_.find('<', one.inner), whole.end);
        const auto text =
            one.close == one.inner ? std::string_view{} : text_.substr(one.inner, end - one.inner);
        const auto first = text.find_first_not_of(blanks);
        told += '>';
        if (first != std::string_view::npos)
            told += text.substr(first, text.find_last_not_of(blanks) - first + 1);
        told +=
            '/' + std::to_string(one.parent == ElementText::none || i == element ? 0 : one.parent - element);
    }
    return told;
}

Twins::Twins(const XmlText& text) : text_(text) {
    for (std::size_t i = 0; i < text.elements().size(); ++i)
        if (text.elements()[i].parent != ElementText::none) alike_[keyOf(i)].push_back(i);
}

std::size_t Twins::keyOf(std::size_t element) const {
    return std::hash<std::string>()(text_.said(element)) ^ text_.elements()[element].parent;
}

std::optional<std::size_t> Twins::of(std::size_t element) const {
    const auto found = alike_.find(keyOf(element));
    if (found == alike_.end()) return std::nullopt;
    const auto& elements = text_.elements();
    for (const auto other : found->second)
        if (other != element && elements[other].parent == elements[element].parent &&
            text_.said(other) == text_.said(element))
            return other;
    return std::nullopt;
}

}  // namespace cota::fixes
