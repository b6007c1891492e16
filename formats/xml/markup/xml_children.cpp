#include <algorithm>
#include <pugixml.hpp>

#include "formats/xml/markup/same_name.h"
#include "formats/xml/markup/xml_cursor.h"
#include "formats/xml/markup/xml_document.h"
#include "formats/xml/markup/xml_nodes.h"

namespace cota::xml {

XmlCursor XmlChildren::Iterator::operator*() const { return XmlCursor(range_->parent_->childAt(node_)); }

XmlChildren::Iterator& XmlChildren::Iterator::operator++() {
    node_ = range_->firstFrom(nodeAt(node_).next_sibling().internal_object());
    return *this;
}

XmlChildren::Iterator XmlChildren::begin() const {
    if (parent_->node() == nullptr) return end();
    return {this, firstFrom(nodeAt(parent_->node()).first_child().internal_object())};
}

void* XmlChildren::firstFrom(void* sibling) const {
    for (auto node = nodeAt(sibling); node; node = node.next_sibling()) {
        if (node.type() != pugi::node_element || (!any_ && !isName(node.name(), name_))) continue;
        if (!parent_->isBarred(node.internal_object())) return node.internal_object();
    }
    return nullptr;
}

bool XmlChildren::Iterator::plainValues(std::span<const std::string_view> names,
                                        std::span<const char*> values) const {
    const auto node = nodeAt(node_);
    // A comment before the element is kept with it.
    if (!node.first_child().empty() || node.previous_sibling().type() == pugi::node_comment) return false;
    std::ranges::fill(values, nullptr);
    for (auto attribute = node.first_attribute(); attribute; attribute = attribute.next_attribute()) {
        const auto isThis = [&](std::string_view name) { return isName(attribute.name(), name); };
        const auto found = static_cast<std::size_t>(std::ranges::find_if(names, isThis) - names.begin());
        if (found == names.size() || values[found] != nullptr) return false;
        values[found] = attribute.value();
    }
    return true;
}

std::uint32_t XmlChildren::Iterator::offset() const {
    XmlDocument& document = range_->parent_->document();
    const auto found = document.offsetOf(nodeAt(node_).name());
    const bool isFromFile = found != XmlDocument::npos && found > 0;
    return isFromFile ? static_cast<std::uint32_t>(found - 1) : XmlElement(document, node_).offset();
}

}  // namespace cota::xml
