#include "validator/fixes/xml_text.h"

#include <algorithm>
#include <functional>

namespace cota::fixes {

namespace {

constexpr std::string_view blanks = " \t\r\n";

}  // namespace

XmlText::XmlText(std::string_view text) : text_(text), places_(text) {
    std::vector<std::size_t> open;
    xml::TagScanner scanner(text_);
    while (scanner.next())
        if (scanner.tag().opens() && !scanner.tag().isCutOff)
            start(std::move(scanner.tag()), open);
        else if (scanner.tag().kind == xml::Tag::Kind::end)
            close(scanner.tag(), open);
    for (auto& element : elements_)  // in a text that is cut off
        if (element.end == 0) {
            element.close = element.end = text_.size();
            element.next = elements_.size();
        }
}

void XmlText::start(xml::Tag tag, std::vector<std::size_t>& open) {
    ElementText element;
    element.name = tag.name;
    element.attributes = std::move(tag.attributes);
    element.at = tag.at;
    element.inner = tag.end;
    if (!open.empty()) element.parent = open.back();
    if (tag.kind == xml::Tag::Kind::start) {
        open.push_back(elements_.size());
    } else {
        element.close = element.end = tag.end;
        element.next = elements_.size() + 1;
    }
    elements_.push_back(std::move(element));
}

void XmlText::close(const xml::Tag& tag, std::vector<std::size_t>& open) {
    if (open.empty()) return;
    auto& element = elements_[open.back()];
    element.close = tag.at;
    element.end = tag.end;
    element.next = elements_.size();
    open.pop_back();
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
