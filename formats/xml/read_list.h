#pragma once
// What the readers of all kinds of files do alike.

#include <string>
#include <string_view>
#include <vector>

#include "formats/model/zone.h"
#include "formats/xml/xml_cursor.h"

namespace cota::xml {

/// Reads the children `name` of the list `listName`; of two such lists both. `read` makes one thing of a
/// cursor; elements that lack what they need are kept as written.
template <class Thing, class Read>
void readList(XmlCursor& parent, std::string_view listName, std::string_view name, std::vector<Thing>& things,
              Read read) {
    for (XmlCursor list : parent.children(listName)) {
        for (XmlCursor element : list.children(name)) {
            Thing thing = read(element);
            if (element.isComplete())
                things.push_back(std::move(thing));
            else
                list.keep(element);
        }
        parent.finishPart(list);
    }
}

inline std::vector<model::HexRef> hexRefs(XmlCursor& cursor, std::string_view attribute) {
    std::vector<model::HexRef> refs;
    for (const std::string_view label : cursor.list(attribute)) refs.push_back({std::string(label)});
    return refs;
}

}  // namespace cota::xml
