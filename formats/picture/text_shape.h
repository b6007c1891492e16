#pragma once
// The size of a text. The code that places text and the code that paints it use the same fonts.

#include <string_view>
#include <vector>

#include "formats/picture/marks.h"

namespace cota::picture {

/// Millimetres. The baseline is `ascent` below the upper edge.
struct TextSize {
    double width = 0;
    double height = 0;
    double ascent = 0;
};

/// A missing family is replaced by the closest one of the system. Safe from any thread.
TextSize sizeOf(std::string_view words, const Font& font);

/// The letters of a text that follows a line, each as a turned text of its own, without spaces. A text that
/// follows no line remains as it is.
std::vector<Text> lettersOf(const Text& text);

}  // namespace cota::picture
