#pragma once
// Lines and columns of a text as people count them. A text of one line of millions of characters has as many
// places as any other: none of them is counted from the start of its line.

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "formats/model/finding/utf8.h"

namespace cota::xml {

/// Line and column, both counted from 1; columns in code points.
struct TextPosition {
    int line = 1;
    int column = 1;
    friend bool operator==(const TextPosition&, const TextPosition&) = default;
};

using model::isContinuation;

/// Of one text, which is given again with every question: it may have been moved meanwhile.
class TextPlaces {
  public:
    explicit TextPlaces(std::string_view text);

    /// Of a byte offset; offsets behind the end are the end.
    TextPosition position(std::string_view text, std::size_t offset) const;
    /// The byte offset; nothing where the text has no such place.
    std::optional<std::size_t> offsetOf(std::string_view text, TextPosition position) const;

  private:
    std::size_t charactersBefore(std::string_view text, std::size_t offset) const;

    std::vector<std::uint32_t> lineStarts_;
    std::vector<std::uint32_t> characters_;  // before each stretch of the text
};

}  // namespace cota::xml
