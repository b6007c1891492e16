#pragma once
// Helpers of the readers of all kinds of files.

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "formats/model/document/zone.h"
#include "formats/xml/markup/xml_cursor.h"

namespace cota::xml {

/// Adds what was read from an element, and its place; an incomplete element is kept as written.
template <class Thing>
void addOrKeep(XmlCursor& parent, XmlCursor& element, std::vector<Thing>& things,
               std::vector<std::uint32_t>& offsets, Thing thing) {
    if (!element.isComplete()) return parent.keep(element);
    things.push_back(std::move(thing));
    offsets.push_back(element.offset());
}

/// Reads the children `name` of the list `listName`; if there are two such lists, both. `read` makes one
/// object from a cursor; incomplete elements are kept as written. `offsets` gets the place of each object.
template <class Thing, class Read>
void readList(XmlCursor& parent, std::string_view listName, std::string_view name, std::vector<Thing>& things,
              std::vector<std::uint32_t>& offsets, Read read) {
    for (XmlCursor list : parent.children(listName)) {
        for (XmlCursor element : list.children(name))
            addOrKeep(list, element, things, offsets, read(element));
        parent.finishPart(list);
    }
}

/// The same, for objects that have no findings of their own.
template <class Thing, class Read>
void readList(XmlCursor& parent, std::string_view listName, std::string_view name, std::vector<Thing>& things,
              Read read) {
    std::vector<std::uint32_t> offsets;
    readList(parent, listName, name, things, offsets, read);
}

inline std::vector<model::HexRef> hexRefs(XmlCursor& cursor, std::string_view attribute) {
    std::vector<model::HexRef> refs;
    for (const std::string_view label : cursor.list(attribute)) refs.push_back({std::string(label)});
    return refs;
}

}  // namespace cota::xml
