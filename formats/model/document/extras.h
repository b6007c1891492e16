#pragma once
// Content of a file that this version does not know. It is kept with its element and written back, so that
// nothing is lost if an older or more limited program saves the file.

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

namespace cota::model {

struct ExtrasPart;

struct Extras {
    std::vector<std::pair<std::string, std::string>> attributes;  // name, value: in the order of the file
    std::vector<std::string> elements;  // unknown child elements and comments after the last child, as XML
    std::vector<std::string> comments;  // comments before the element
    /// The extras of child elements that are not objects in the model, such as the list <hexes> of a board.
    std::vector<ExtrasPart> parts;

    bool empty() const { return attributes.empty() && elements.empty() && comments.empty() && parts.empty(); }
    /// The extras of the part `name`, or null.
    const Extras* part(const std::string& name) const;
    friend bool operator==(const Extras& a, const Extras& b);
};

struct ExtrasPart {
    std::string name;
    Extras extras;
    friend bool operator==(const ExtrasPart&, const ExtrasPart&) = default;
};

inline const Extras* Extras::part(const std::string& name) const {
    for (const ExtrasPart& part : parts)
        if (part.name == name) return &part.extras;
    return nullptr;
}

/// The order of attributes does not matter: stated defaults are written among the known attributes.
inline bool operator==(const Extras& a, const Extras& b) {
    return a.attributes.size() == b.attributes.size() &&
           std::is_permutation(a.attributes.begin(), a.attributes.end(), b.attributes.begin()) &&
           a.elements == b.elements && a.comments == b.comments && a.parts == b.parts;
}

}  // namespace cota::model
