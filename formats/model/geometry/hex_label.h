#pragma once
// Printed hex numbers: "0507", "A310", "4.05", "AA12", "C-7". A scheme is a value and knows nothing of
// drawing or of hexes; it turns grid columns and rows, counted from 0 at the printed upper left, into text
// and back.

#include <compare>
#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace cota::model {

/// Grid position: column and row, both counted from 0 at the printed upper left.
struct OffsetCoord {
    int column = 0;
    int row = 0;
    friend constexpr auto operator<=>(const OffsetCoord&, const OffsetCoord&) = default;
};

/// How one of the two numbers is written. Letters start at A = 1; after Z come AA, BB, CC (repeated) or AA,
/// AB, AC (spreadsheet).
enum class Numerals { numbers, repeatedLetters, spreadsheetLetters };

enum class LabelOrder { columnFirst, rowFirst };

struct LabelAxis {
    Numerals numerals = Numerals::numbers;
    int first = 1;            // number of the leftmost column (of the topmost row); may be 0
    bool descending = false;  // numbers fall from there to the right (downwards)
    int width = 2;  // numbers are padded with zeros to so many digits; 1: not padded. Letters ignore it.
    /// Added to the numbers of this axis on every second line across it: to the row numbers of the 2nd, 4th,
    /// ... column, to the column numbers of the 2nd, 4th, ... row. -1, 0 or 1; at most one axis of a scheme
    /// has it.
    int alternateShift = 0;
    friend auto operator<=>(const LabelAxis&, const LabelAxis&) = default;
};

struct LabelScheme {
    LabelOrder order = LabelOrder::columnFirst;
    LabelAxis column;
    LabelAxis row;
    std::string separator;  // between the two parts; neither digits nor capital letters
    friend auto operator<=>(const LabelScheme&, const LabelScheme&) = default;
};

/// Whether labels can be read back for sure: something must tell where the first part ends (a separator,
/// letters beside numbers, or a second number of fixed width).
bool isReadable(const LabelScheme& scheme);

/// The scheme with the widths of padded parts grown so that a grid of this size gets labels of one length and
/// none is missing: 120 columns make "00507" of "0507".
LabelScheme widenedFor(LabelScheme scheme, int columns, int rows);

/// The label, or an empty text where the scheme has none: a number below 0 (letters: below A), or a second
/// number too wide to be told from the first.
std::string formatLabel(const LabelScheme& scheme, int column, int row);

/// Reads what formatLabel writes. Also takes leading zeros before a first number that is not padded ("04.05"
/// for "4.05"), and with a separator a first number without its padding ("4.05" for "04.05"). Nothing for
/// other text, for positions left of or above the grid, and for text that can be read in two ways. The
/// position may lie outside of the grid to the right or below; Grid::hexOf checks that.
std::optional<OffsetCoord> parseLabel(const LabelScheme& scheme, std::string_view text);

/// What an assembly puts before the labels of one board: "A" + "" or "3" + "-".
struct BoardPrefix {
    std::string text;
    std::string separator;
    friend auto operator<=>(const BoardPrefix&, const BoardPrefix&) = default;
};

std::string formatLabel(const LabelScheme& scheme, const BoardPrefix& prefix, int column, int row);

/// One way to read a label as prefix + rest. `prefix` is an index into the prefixes given.
struct PrefixMatch {
    std::size_t prefix = 0;
    std::string_view rest;
    friend bool operator==(const PrefixMatch&, const PrefixMatch&) = default;
};

/// All ways to split a label, the longest prefix first. Several results are several readings ("12507" on
/// boards "1" and "12"): the caller keeps those whose rest is a hex of that board. A prefix with no text and
/// no separator always matches. `rest` points into `label`.
std::vector<PrefixMatch> splitPrefix(std::span<const BoardPrefix> prefixes, std::string_view label);

/// Text names: "numbers", "letters-repeated", "letters-spreadsheet"; "column-first", "row-first".
const char* textOf(Numerals numerals);
std::optional<Numerals> parseNumerals(std::string_view text);
const char* textOf(LabelOrder order);
std::optional<LabelOrder> parseLabelOrder(std::string_view text);

}  // namespace cota::model
