#pragma once
// Tables as text with separators, as spreadsheets write them.

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace cota::session {

inline constexpr std::size_t mostCsvBytes = std::size_t{16} << 20;
inline constexpr std::size_t mostCsvLines = 20'000;
inline constexpr std::size_t mostCsvColumns = 200;
inline constexpr std::size_t mostCsvCell = 1000;  // bytes; longer cells are cut

/// A row of the table and the line of the file at which it begins.
struct CsvLine {
    int line = 1;
    std::vector<std::string> cells;  // without blanks around them and without control characters
    friend bool operator==(const CsvLine&, const CsvLine&) = default;
};

struct CsvTable {
    char separator = ',';
    std::vector<CsvLine> lines;  // without those that are blank
    std::string fault;           // why the table is not the whole file; empty if it is

    std::size_t columns() const;
};

/// The text in UTF-8. Bytes that are not UTF-8 are read as UTF-16 if they begin with its mark, else as
/// Windows-1252, the usual encoding of spreadsheets. The mark at the beginning is dropped.
std::string csvText(std::string_view bytes);

/// The separator that splits the first lines into the most equal rows: comma, semicolon, tab or bar.
char separatorOf(std::string_view text);

/// Any text gives a table. Quotes may stand around cells; two quotes in such a cell are one; a quote that is
/// never closed ends with the file.
CsvTable readCsv(std::string_view text, char separator);

/// The rows as text, with quotes where they are needed and lines that end as RFC 4180 has them.
std::string writtenCsv(const std::vector<std::vector<std::string>>& rows, char separator);

}  // namespace cota::session
