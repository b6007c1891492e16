#pragma once
// Nodes of the tree of an XML file, only for the sources of this folder, which include pugixml.hpp.

#include <cstddef>
#include <string_view>

namespace pugi {
class xml_attribute;
class xml_node;
}  // namespace pugi

namespace cota::xml {

pugi::xml_node nodeAt(const void* node);
/// Attribute `name` and its index in the element.
pugi::xml_attribute attributeOf(const void* node, std::string_view name, std::size_t& index);
pugi::xml_attribute attributeOf(const void* node, std::string_view name);
bool isText(const pugi::xml_node& node);

}  // namespace cota::xml
