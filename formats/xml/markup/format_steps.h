#pragma once
// What changed from one format of our files to the next, as data: readers take the steps on the tree, and who
// brings a file up to date takes them on its text.

#include <span>
#include <string_view>

#include "formats/xml/markup/versions.h"

namespace cota::xml {

/// From format `from` to the next, in one kind of file: something has another name. A sample of every format
/// is in tests/formats/xml/versions.
struct FormatStep {
    enum class What {
        attribute,  // of the element; where it has the new name too, the old one stays, reported as unknown
        element,
        word  // the value of `attribute`
    };
    FileKind kind = FileKind::unknown;
    int from = 0;
    std::string_view list;     // a child of the root that holds the elements; empty: the root itself
    std::string_view element;  // of those children each of that name
    std::string_view before;   // of elements the same as `element`
    std::string_view after;
    What what = What::attribute;
    std::string_view attribute = {};
};

/// In the order they are taken.
std::span<const FormatStep> formatSteps();

}  // namespace cota::xml
