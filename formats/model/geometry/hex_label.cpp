#include "formats/model/geometry/hex_label.h"

#include <algorithm>
#include <array>

namespace cota::model {

namespace {

constexpr int lettersInAlphabet = 26;
constexpr std::size_t maxDigits = 6;
constexpr std::size_t maxLetters = 64;

bool isDigit(char c) { return c >= '0' && c <= '9'; }
bool isCapital(char c) { return c >= 'A' && c <= 'Z'; }
bool isNumeric(const LabelAxis& axis) { return axis.numerals == Numerals::numbers; }

const LabelAxis& firstPart(const LabelScheme& scheme) {
    return scheme.order == LabelOrder::columnFirst ? scheme.column : scheme.row;
}
const LabelAxis& secondPart(const LabelScheme& scheme) {
    return scheme.order == LabelOrder::columnFirst ? scheme.row : scheme.column;
}

/// The number printed for a position. `across` is the position on the other axis.
int numberAt(const LabelAxis& axis, int position, int across) {
    const int shift = (across & 1) != 0 ? axis.alternateShift : 0;
    return axis.first + (axis.descending ? -position : position) + shift;
}

std::string digits(int number, int width) {
    std::string text = std::to_string(number);
    if (const auto wanted = static_cast<std::size_t>(std::max(width, 1)); text.size() < wanted)
        text.insert(0, wanted - text.size(), '0');
    return text;
}

std::string letters(Numerals numerals, int number) {
    if (numerals == Numerals::repeatedLetters) {
        const int index = number - 1;
        return std::string(static_cast<std::size_t>(index / lettersInAlphabet + 1),
                           static_cast<char>('A' + index % lettersInAlphabet));
    }
    std::string text;
    for (int rest = number; rest > 0; rest = (rest - 1) / lettersInAlphabet)
        text.insert(text.begin(), static_cast<char>('A' + (rest - 1) % lettersInAlphabet));
    return text;
}

std::optional<std::string> formatPart(const LabelAxis& axis, int number) {
    if (isNumeric(axis)) {
        if (number < 0) return std::nullopt;
        return digits(number, axis.width);
    }
    if (number < 1) return std::nullopt;
    return letters(axis.numerals, number);
}

std::optional<int> readLetters(Numerals numerals, std::string_view text) {
    if (text.empty() || text.size() > maxLetters || !std::all_of(text.begin(), text.end(), isCapital))
        return std::nullopt;
    if (numerals == Numerals::repeatedLetters) {
        if (text.find_first_not_of(text[0]) != std::string_view::npos) return std::nullopt;
        return static_cast<int>(text.size() - 1) * lettersInAlphabet + (text[0] - 'A') + 1;
    }
    if (text.size() > 4) return std::nullopt;  // far beyond any grid, and the product could overflow
    int number = 0;
    for (const char c : text) number = number * lettersInAlphabet + (c - 'A') + 1;
    return number;
}

/// Deviations from the canonical digits that are accepted.
struct Leniency {
    bool moreZeros = false;
    bool fewerDigits = false;
};

/// The number of `count` digits at `text`; -1 if one of them is not a digit.
int numberOf(const char* text, std::size_t count) {
    int number = 0;
    for (std::size_t i = 0; i < count; ++i) {
        if (!isDigit(text[i])) return -1;
        number = number * 10 + (text[i] - '0');
    }
    return number;
}

std::optional<int> readDigits(std::string_view text, int width, Leniency leniency) {
    if (text.empty() || text.size() > maxDigits) return std::nullopt;
    const auto wanted = static_cast<std::size_t>(std::max(width, 1));
    if (text.size() < wanted && !leniency.fewerDigits) return std::nullopt;
    if (text.size() > wanted && text[0] == '0' && !leniency.moreZeros) return std::nullopt;
    const int number = numberOf(text.data(), text.size());
    return number < 0 ? std::nullopt : std::optional(number);
}

std::optional<int> readPart(const LabelAxis& axis, std::string_view text, Leniency leniency) {
    return isNumeric(axis) ? readDigits(text, axis.width, leniency) : readLetters(axis.numerals, text);
}

/// Whether the second part must have exactly its width, because nothing else shows where the first part
/// ends.
bool isFixedWidth(const LabelScheme& scheme) {
    return scheme.separator.empty() && isNumeric(scheme.column) && isNumeric(scheme.row);
}

/// The position of an unshifted number; negative if the axis does not have it.
int stepsTo(const LabelAxis& axis, int number) {
    return axis.descending ? axis.first - number : number - axis.first;
}

std::optional<int> positionOf(const LabelAxis& axis, int number, int across) {
    const int position = stepsTo(axis, number - (across != 0 ? axis.alternateShift : 0));
    if (position < 0) return std::nullopt;
    return position;
}

/// The grid position of two numbers; the parity of each axis may shift the numbers of the other one.
std::optional<OffsetCoord> solve(const LabelScheme& scheme, int columnNumber, int rowNumber) {
    if (scheme.column.alternateShift == 0 && scheme.row.alternateShift == 0) {
        const OffsetCoord at{stepsTo(scheme.column, columnNumber), stepsTo(scheme.row, rowNumber)};
        return at.column >= 0 && at.row >= 0 ? std::optional(at) : std::nullopt;
    }
    std::optional<OffsetCoord> found;
    for (int oddColumn = 0; oddColumn < 2; ++oddColumn)
        for (int oddRow = 0; oddRow < 2; ++oddRow) {
            const auto column = positionOf(scheme.column, columnNumber, oddRow);
            const auto row = positionOf(scheme.row, rowNumber, oddColumn);
            if (!column || !row || (*column & 1) != oddColumn || (*row & 1) != oddRow) continue;
            if (found) return std::nullopt;
            found = OffsetCoord{*column, *row};
        }
    return found;
}

std::optional<OffsetCoord> readSplit(const LabelScheme& scheme, std::string_view first,
                                     std::string_view second) {
    const LabelAxis& one = firstPart(scheme);
    const auto a = readPart(one, first, {one.width <= 1, !scheme.separator.empty()});
    if (!a) return std::nullopt;
    const auto b = readPart(secondPart(scheme), second, {});
    if (!b) return std::nullopt;
    return scheme.order == LabelOrder::columnFirst ? solve(scheme, *a, *b) : solve(scheme, *b, *a);
}

/// Reads two numbers of which the second has a fixed width. Boards have a label of this kind in each of their
/// hexes, so this is written for speed.
std::optional<OffsetCoord> readFixed(const LabelScheme& scheme, std::string_view text) {
    const LabelAxis& one = firstPart(scheme);
    const auto wanted = static_cast<std::size_t>(std::max(one.width, 1));
    const auto width = static_cast<std::size_t>(std::max(secondPart(scheme).width, 1));
    if (text.size() <= width || width > maxDigits || text.size() - width > maxDigits) return std::nullopt;
    const std::size_t length = text.size() - width;
    if (length < wanted || (length > wanted && one.width > 1 && text[0] == '0')) return std::nullopt;
    const int first = numberOf(text.data(), length);
    const int second = numberOf(text.data() + length, width);
    if (first < 0 || second < 0) return std::nullopt;
    return scheme.order == LabelOrder::columnFirst ? solve(scheme, first, second)
                                                   : solve(scheme, second, first);
}

int digitsNeeded(const LabelAxis& axis, int count) {
    const int last = numberAt(axis, count - 1, 0);
    const int greatest = std::max(axis.first, last) + std::max(axis.alternateShift, 0);
    return static_cast<int>(std::to_string(std::max(greatest, 0)).size());
}

constexpr std::array numeralNames = {"numbers", "letters-repeated", "letters-spreadsheet"};
constexpr std::array orderNames = {"column-first", "row-first"};

}  // namespace

bool isReadable(const LabelScheme& scheme) {
    const auto confusing = [](char c) { return isDigit(c) || isCapital(c); };
    if (std::any_of(scheme.separator.begin(), scheme.separator.end(), confusing)) return false;
    if (scheme.column.alternateShift != 0 && scheme.row.alternateShift != 0) return false;
    return !scheme.separator.empty() || isNumeric(scheme.column) || isNumeric(scheme.row);
}

LabelScheme widenedFor(LabelScheme scheme, int columns, int rows) {
    const bool fixed = isFixedWidth(scheme);
    const auto grow = [fixed](LabelAxis& axis, int count, bool isSecond) {
        if (isNumeric(axis) && (axis.width > 1 || (fixed && isSecond)))
            axis.width = std::max(axis.width, digitsNeeded(axis, count));
    };
    grow(scheme.column, columns, scheme.order == LabelOrder::rowFirst);
    grow(scheme.row, rows, scheme.order == LabelOrder::columnFirst);
    return scheme;
}

std::string formatLabel(const LabelScheme& scheme, int column, int row) {
    const auto columnText = formatPart(scheme.column, numberAt(scheme.column, column, row));
    const auto rowText = formatPart(scheme.row, numberAt(scheme.row, row, column));
    if (!columnText || !rowText) return {};
    const bool columnFirst = scheme.order == LabelOrder::columnFirst;
    const std::string& second = columnFirst ? *rowText : *columnText;
    if (isFixedWidth(scheme) &&
        second.size() > static_cast<std::size_t>(std::max(secondPart(scheme).width, 1)))
        return {};
    return (columnFirst ? *columnText : *rowText) + scheme.separator + second;
}

std::optional<OffsetCoord> parseLabel(const LabelScheme& scheme, std::string_view text) {
    if (isFixedWidth(scheme)) return readFixed(scheme, text);
    const std::string_view separator = scheme.separator;
    std::optional<OffsetCoord> found;
    for (std::size_t split = 1; split + separator.size() < text.size(); ++split) {
        if (text.substr(split, separator.size()) != separator) continue;
        const auto here = readSplit(scheme, text.substr(0, split), text.substr(split + separator.size()));
        if (!here) continue;
        if (found) return std::nullopt;
        found = here;
    }
    return found;
}

std::string formatLabel(const LabelScheme& scheme, const BoardPrefix& prefix, int column, int row) {
    const std::string label = formatLabel(scheme, column, row);
    return label.empty() ? label : prefix.text + prefix.separator + label;
}

const char* textOf(Numerals numerals) { return numeralNames[static_cast<std::size_t>(numerals)]; }
const char* textOf(LabelOrder order) { return orderNames[static_cast<std::size_t>(order)]; }

}  // namespace cota::model
