#pragma once
// Printed hex numbers: "0507", "A310", "4.05", "AA12", "C-7". A scheme is a value, independent of drawing
// and of hexes; it converts grid columns and rows, counted from 0 at the printed upper left, to text and
// back.

#include <compare>
#include <optional>
#include <string>
#include <string_view>

namespace cota::model {

/// Grid position: column and row, both counted from 0 at the printed upper left.
struct OffsetCoord {
    int column = 0;
    int row = 0;
    friend constexpr auto operator<=>(const OffsetCoord&, const OffsetCoord&) = default;
};

/// The form of one of the two numbers. Letters start at A = 1; after Z come AA, BB, CC (repeated) or AA, AB,
/// AC (spreadsheet).
enum class Numerals { numbers, repeatedLetters, spreadsheetLetters };

enum class LabelOrder { columnFirst, rowFirst };

struct LabelAxis {
    Numerals numerals = Numerals::numbers;
    int first = 1;            // number of the leftmost column (of the topmost row); may be 0
    bool descending = false;  // numbers decrease from there to the right (downwards)
    int width = 2;  // numbers are padded with zeros to this width; 1: not padded. Not used for letters.
    /// Added to the numbers of this axis on every second line across it: to the row numbers of the 2nd, 4th,
    /// ... column, or to the column numbers of the 2nd, 4th, ... row. -1, 0 or 1; at most one axis of a
    /// scheme has it.
    int alternateShift = 0;
    friend auto operator<=>(const LabelAxis&, const LabelAxis&) = default;
};

struct LabelScheme {
    LabelOrder order = LabelOrder::columnFirst;
    LabelAxis column;
    LabelAxis row;
    std::string separator;  // between the two parts; no digits or capital letters
    friend auto operator<=>(const LabelScheme&, const LabelScheme&) = default;
};

/// Whether every label can be read back. The end of the first part must be known: from a separator, from
/// letters next to numbers, or from a second number of fixed width.
bool isReadable(const LabelScheme& scheme);

/// The scheme with padded parts widened, so that all labels of a grid of this size exist and have the same
/// length: 120 columns turn "0507" into "00507".
LabelScheme widenedFor(LabelScheme scheme, int columns, int rows);

/// The label; empty if the scheme has none: a number below 0 (letters: below A), or a second number too wide
/// to be separated from the first.
std::string formatLabel(const LabelScheme& scheme, int column, int row);

/// Reads what formatLabel writes. Also accepts leading zeros before a first number that is not padded
/// ("04.05" for "4.05") and, with a separator, a first number without its padding ("4.05" for "04.05").
/// Returns nothing for other text, for positions left of or above the grid, and for ambiguous text. The
/// position may be beyond the right or lower edge of the grid; Grid::hexOf checks that.
std::optional<OffsetCoord> parseLabel(const LabelScheme& scheme, std::string_view text);

/// The text that an assembly puts before the labels of one board: "A" + "" or "3" + "-".
struct BoardPrefix {
    std::string text;
    std::string separator;
    friend auto operator<=>(const BoardPrefix&, const BoardPrefix&) = default;
};

std::string formatLabel(const LabelScheme& scheme, const BoardPrefix& prefix, int column, int row);

/// Text names: "numbers", "letters-repeated", "letters-spreadsheet"; "column-first", "row-first".
const char* textOf(Numerals numerals);
const char* textOf(LabelOrder order);

}  // namespace cota::model
