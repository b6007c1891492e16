#include "formats/xml/markup/xml_nodes.h"

#include <pugixml.hpp>

#include "formats/xml/markup/same_name.h"

namespace cota::xml {

pugi::xml_node nodeAt(const void* node) {
    return pugi::xml_node(static_cast<pugi::xml_node_struct*>(const_cast<void*>(node)));
}

pugi::xml_attribute attributeOf(const void* node, std::string_view name, std::size_t& index) {
    index = 0;
    for (auto attribute = nodeAt(node).first_attribute(); attribute; attribute = attribute.next_attribute()) {
        if (isName(attribute.name(), name)) return attribute;
        ++index;
    }
    return {};
}

pugi::xml_attribute attributeOf(const void* node, std::string_view name) {
    std::size_t ignored = 0;
    return attributeOf(node, name, ignored);
}

bool isText(const pugi::xml_node& node) {
    return node.type() == pugi::node_pcdata || node.type() == pugi::node_cdata;
}

}  // namespace cota::xml
