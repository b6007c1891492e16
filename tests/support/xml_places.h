#pragma once
// The positions of elements and attributes in the text of an XML file, for tests that plant mistakes in it.

#include <cstddef>
#include <string>
#include <vector>

namespace cota::support {

/// Byte ranges, without the quotes of the value.
struct XmlAttribute {
    std::size_t nameFrom = 0, nameTo = 0, valueFrom = 0, valueTo = 0;
};
struct XmlElement {
    std::string path;  // "terrain/cost": without the root
    std::size_t from = 0, nameTo = 0, to = 0;
    std::vector<XmlAttribute> attributes;
};

/// All elements, the root first. The text must be well-formed and without CDATA.
std::vector<XmlElement> xmlElements(const std::string& text);

}  // namespace cota::support
