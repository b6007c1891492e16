#pragma once
// A whole XML text as plain values, for formats that carry our files inside their own.

#include <string>
#include <utility>
#include <vector>

#include "formats/xml/markup/xml_document.h"

namespace cota::xml {

struct XmlNode {
    enum class Kind { element, text, comment, instruction };
    Kind kind = Kind::element;
    std::string name;                                             // of an element or an instruction
    std::string text;                                             // of everything but elements
    std::vector<std::pair<std::string, std::string>> attributes;  // in the order of the file
    std::vector<XmlNode> children;
};

/// Everything that stands at the top: comments and the root element. Only if document.ok(); as deep as its
/// limits allow. White space between elements is layout and left out.
std::vector<XmlNode> treeOf(const XmlDocument& document);

}  // namespace cota::xml
