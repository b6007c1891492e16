#pragma once
// What a file said that this version does not know. It is kept beside the thing it stood in and written back,
// so that a round trip through an older or a poorer program loses nothing.

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

namespace cota::model {

struct ExtrasPart;

struct Extras {
    std::vector<std::pair<std::string, std::string>> attributes;  // name, value: in the order of the file
    std::vector<std::string>
        elements;  // whole child elements, and comments after the last child, as XML text
    std::vector<std::string> comments;  // comments that stood before the element
    /// The same of child elements that are no things of their own: the list <hexes> of a board.
    std::vector<ExtrasPart> parts;

    bool empty() const { return attributes.empty() && elements.empty() && comments.empty() && parts.empty(); }
    /// What is kept of the part called `name`, or null.
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

/// The order of attributes means nothing: a stated default is written among the known ones.
inline bool operator==(const Extras& a, const Extras& b) {
    return a.attributes.size() == b.attributes.size() &&
           std::is_permutation(a.attributes.begin(), a.attributes.end(), b.attributes.begin()) &&
           a.elements == b.elements && a.comments == b.comments && a.parts == b.parts;
}

}  // namespace cota::model
