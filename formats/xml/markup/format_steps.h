#pragma once
// The changes from each file format to the next, as data: readers apply them to the tree, and the update of
// a file applies them to its text.

#include <span>
#include <string_view>

#include "formats/xml/markup/versions.h"

namespace cota::xml {

/// A name that changes from format `from` to the next in one kind of file. tests/formats/xml/versions has a
/// sample of every format.
struct FormatStep {
    enum class What {
        attribute,  // of the element; if both names exist, the old one stays and is reported as unknown
        element,
        word  // the value of `attribute`
    };
    FileKind kind = FileKind::unknown;
    int from = 0;
    std::string_view list;     // a child of the root with the elements; empty: the root itself
    std::string_view element;  // name of the elements in that list
    std::string_view before;   // for elements the same as `element`
    std::string_view after;
    What what = What::attribute;
    std::string_view attribute = {};
};

/// In the order in which they are applied.
std::span<const FormatStep> formatSteps();

}  // namespace cota::xml
