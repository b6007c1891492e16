#pragma once
// How large a text is. Who places names, legends and numbers asks here; who paints them asks the same fonts.

#include <string_view>

#include "formats/picture/marks.h"

namespace cota::picture {

/// Millimetres. The baseline lies `ascent` below the upper edge.
struct TextSize {
    double width = 0;
    double height = 0;
    double ascent = 0;
};

/// A missing family is replaced by the system's nearest. Safe from any thread.
TextSize sizeOf(std::string_view words, const Font& font);

/// Whether the system has the family, so that a replaced font can be told.
bool hasFamily(std::string_view family);

}  // namespace cota::picture
