#pragma once
// What a file said that this version does not know. It is kept beside the thing it stood in and written back,
// so that a round trip through an older or a poorer program loses nothing.

#include <string>
#include <utility>
#include <vector>

namespace cota::model {

struct Extras {
    std::vector<std::pair<std::string, std::string>> attributes;  // name, value: in the order of the file
    std::vector<std::string> elements;                            // whole child elements, as XML text
    std::vector<std::string> comments;                            // comments that stood before the element

    bool empty() const { return attributes.empty() && elements.empty() && comments.empty(); }
    friend bool operator==(const Extras&, const Extras&) = default;
};

}  // namespace cota::model
