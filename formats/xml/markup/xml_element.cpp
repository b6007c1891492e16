#include "formats/xml/markup/xml_element.h"

#include <charconv>
#include <pugixml.hpp>
#include <utility>

#include "formats/xml/markup/xml_document.h"
#include "formats/xml/markup/xml_nodes.h"

namespace cota::xml {

std::string_view XmlElement::name() const { return nodeAt(node_).name(); }

std::uint32_t XmlElement::offset() const {
    // An element that an upgrade step added has no place in the file; its nearest ancestor from the file has
    // one.
    for (auto node = nodeAt(node_); node; node = node.parent()) {
        const auto found = document_->offsetOf(node.name());
        if (found != XmlDocument::npos && found > 0) return static_cast<std::uint32_t>(found - 1);
    }
    return 0;
}

std::uint32_t XmlElement::offset(std::string_view attribute) const {
    const auto found = attributeOf(node_, attribute);
    const auto place = found ? document_->offsetOf(found.name()) : XmlDocument::npos;
    return place == XmlDocument::npos ? offset() : static_cast<std::uint32_t>(place);
}

model::SourceSpan XmlElement::at() const { return document_->file()->span(offset()); }
model::SourceSpan XmlElement::at(std::string_view attribute) const {
    return document_->file()->span(offset(attribute));
}

bool XmlElement::has(std::string_view name) const { return !attributeOf(node_, name).empty(); }

bool XmlElement::hasChildren() const { return !nodeAt(node_).first_child().empty(); }

XmlElement XmlElement::childAt(void* node) const {
    XmlElement child = *this;
    child.node_ = node;
    return child;
}

bool XmlElement::isBarred(const void* child) const {
    if (document_->knownFormat() == 0 || !document_->hasNeeds()) return false;
    const std::string_view text = nodeAt(child).attribute(needsAttribute).value();
    if (text.empty()) return false;
    int needed = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), needed);
    // An invalid number is from an unknown program and counts as a bar.
    const bool isNumber = error == std::errc{} && end == text.data() + text.size();
    return !isNumber || needed > document_->knownFormat();
}

void XmlElement::isAbout(model::SubjectKind kind, std::string_view attribute) {
    subjectKind_ = kind;
    subjectNode_ = node_;
    subjectAttribute_ = attribute;
}

model::Subject XmlElement::subject() const {
    if (subjectKind_ == model::SubjectKind::none) return {};
    return {subjectKind_, attributeOf(subjectNode_, subjectAttribute_).value(), {}};
}

void XmlElement::report(const model::MessageRow& message, std::vector<model::MessageValue> values,
                        std::optional<model::Subject> about) const {
    if (node_ == nullptr) return;
    document_->report(message, offset(), std::move(values), about ? std::move(*about) : subject());
}

void XmlElement::reportAt(std::string_view attribute, const model::MessageRow& message,
                          std::vector<model::MessageValue> values,
                          std::optional<model::Subject> about) const {
    if (node_ == nullptr) return;
    document_->report(message, offset(attribute), std::move(values), about ? std::move(*about) : subject());
}

}  // namespace cota::xml
