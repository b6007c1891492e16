#pragma once
// What changed from one format of our files to the next, as data: readers take the steps on the tree, and who
// brings a file up to date takes them on its text.

#include <span>
#include <string_view>

#include "formats/xml/markup/versions.h"

namespace cota::xml {

/// From format `from` to the next, in one kind of file: an attribute has another name. A sample of every
/// format is in tests/formats/xml/versions.
struct FormatStep {
    FileKind kind = FileKind::unknown;
    int from = 0;
    std::string_view list;     // a child of the root that holds the elements; empty: the root itself
    std::string_view element;  // of those children each of that name
    std::string_view before;
    std::string_view after;  // where this is there already, the old one stays and is reported as unknown
};

/// In the order they are taken.
std::span<const FormatStep> formatSteps();

}  // namespace cota::xml
