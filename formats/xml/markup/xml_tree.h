#pragma once
// A whole XML text as plain values, for formats that contain our files.

#include <string>
#include <utility>
#include <vector>

#include "formats/xml/markup/xml_document.h"

namespace cota::xml {

struct XmlNode {
    enum class Kind { element, text, comment, instruction };
    Kind kind = Kind::element;
    std::string name;                                             // of an element or an instruction
    std::string text;                                             // of everything except elements
    std::vector<std::pair<std::string, std::string>> attributes;  // in the order of the file
    std::vector<XmlNode> children;
};

/// The top level: comments and the root element. Requires document.ok(); the limits of the document bound
/// the depth. White space between elements is left out.
std::vector<XmlNode> treeOf(const XmlDocument& document);

}  // namespace cota::xml
