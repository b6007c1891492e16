#pragma once
// Lines and columns of a text. Queries are fast even in a line of millions of characters, because columns
// are not counted from its start.

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

/// The places of one text. Every call gets the text again, because it may have been moved.
class TextPlaces {
  public:
    explicit TextPlaces(std::string_view text);

    /// The position of a byte offset; offsets beyond the end give the end.
    TextPosition position(std::string_view text, std::size_t offset) const;
    /// The byte offset; nothing if the text has no such position.
    std::optional<std::size_t> offsetOf(std::string_view text, TextPosition position) const;

  private:
    std::size_t charactersBefore(std::string_view text, std::size_t offset) const;

    std::vector<std::uint32_t> lineStarts_;
    std::vector<std::uint32_t> characters_;  // number before each stretch of the text
};

}  // namespace cota::xml
