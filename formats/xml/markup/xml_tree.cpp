#include "formats/xml/markup/xml_tree.h"

#include <pugixml.hpp>

namespace cota::xml {

namespace {

XmlNode::Kind treeKindOf(pugi::xml_node node) {
    switch (node.type()) {
        case pugi::node_element:
            return XmlNode::Kind::element;
        case pugi::node_comment:
            return XmlNode::Kind::comment;
        case pugi::node_pi:
            return XmlNode::Kind::instruction;
        default:
            return XmlNode::Kind::text;
    }
}

std::vector<XmlNode> childrenOf(pugi::xml_node parent) {
    std::vector<XmlNode> children;
    for (const auto& child : parent.children()) {
        if (child.type() == pugi::node_declaration) continue;
        XmlNode& node = children.emplace_back();
        node.kind = treeKindOf(child);
        node.name = child.name();
        node.text = child.value();
        for (const auto& attribute : child.attributes())
            node.attributes.emplace_back(attribute.name(), attribute.value());
        node.children = childrenOf(child);
    }
    return children;
}

}  // namespace

std::vector<XmlNode> treeOf(const XmlDocument& document) {
    const pugi::xml_node root(static_cast<pugi::xml_node_struct*>(document.rootNode()));
    return childrenOf(root.parent());
}

}  // namespace cota::xml
