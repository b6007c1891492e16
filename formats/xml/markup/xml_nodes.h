#pragma once
// Nodes of the tree of an XML file, only for the sources of this folder that read it.

#include <cstddef>
#include <pugixml.hpp>
#include <string_view>

#include "formats/xml/markup/same_name.h"

namespace cota::xml {

inline pugi::xml_node nodeAt(const void* node) {
    return pugi::xml_node(static_cast<pugi::xml_node_struct*>(const_cast<void*>(node)));
}

/// Attribute `name` and its index in the element.
inline pugi::xml_attribute attributeOf(const void* node, std::string_view name, std::size_t& index) {
    index = 0;
    for (auto attribute = nodeAt(node).first_attribute(); attribute; attribute = attribute.next_attribute()) {
        if (isName(attribute.name(), name)) return attribute;
        ++index;
    }
    return {};
}

inline pugi::xml_attribute attributeOf(const void* node, std::string_view name) {
    std::size_t ignored = 0;
    return attributeOf(node, name, ignored);
}

inline bool isText(pugi::xml_node node) {
    return node.type() == pugi::node_pcdata || node.type() == pugi::node_cdata;
}

}  // namespace cota::xml
