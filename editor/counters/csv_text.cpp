#include "editor/counters/csv_text.h"

#include <algorithm>
#include <array>
#include <map>

#include "editor/words/words.h"
#include "formats/model/finding/utf8.h"

namespace cota::session {

namespace {

constexpr std::string_view utf8Mark = "\xEF\xBB\xBF";
constexpr std::string_view littleMark = "\xFF\xFE";
constexpr std::string_view bigMark = "\xFE\xFF";
constexpr char32_t replacement = 0xFFFD;

void append(std::string& text, char32_t code) {
    const auto tail = [&](unsigned shift) { text += static_cast<char>(0x80U | ((code >> shift) & 0x3FU)); };
    if (code < 0x80) {
        text += static_cast<char>(code);
    } else if (code < 0x800) {
        text += static_cast<char>(0xC0U | (code >> 6U));
        tail(0);
    } else if (code < 0x10000) {
        text += static_cast<char>(0xE0U | (code >> 12U));
        tail(6);
        tail(0);
    } else {
        text += static_cast<char>(0xF0U | (code >> 18U));
        tail(12);
        tail(6);
        tail(0);
    }
}

bool isUtf8(std::string_view text) {
    while (!text.empty()) {
        const auto length = model::characterLength(text);
        if (length == 0) return false;
        text.remove_prefix(length);
    }
    return true;
}

std::string fromUtf16(std::string_view bytes, bool isLittle) {
    std::string text;
    const auto unit = [&](std::size_t i) {
        const auto low = static_cast<unsigned char>(bytes[i + (isLittle ? 0 : 1)]);
        const auto high = static_cast<unsigned char>(bytes[i + (isLittle ? 1 : 0)]);
        return static_cast<char32_t>((static_cast<unsigned>(high) << 8U) | low);
    };
    for (std::size_t i = 0; i + 1 < bytes.size(); i += 2) {
        char32_t code = unit(i);
        const bool isHigh = code >= 0xD800 && code < 0xDC00;
        if (isHigh && i + 3 < bytes.size() && unit(i + 2) >= 0xDC00 && unit(i + 2) < 0xE000) {
            code = 0x10000 + ((code - 0xD800) << 10U) + (unit(i + 2) - 0xDC00);
            i += 2;
        } else if (code >= 0xD800 && code < 0xE000) {
            code = replacement;
        }
        append(text, code);
    }
    return text;
}

/// The characters of Windows-1252 from 0x80 to 0x9F; the others are those of Latin-1.
constexpr std::array<char32_t, 32> windows{
    0x20AC,      replacement, 0x201A, 0x0192, 0x201E, 0x2026,      0x2020, 0x2021,
    0x02C6,      0x2030,      0x0160, 0x2039, 0x0152, replacement, 0x017D, replacement,
    replacement, 0x2018,      0x2019, 0x201C, 0x201D, 0x2022,      0x2013, 0x2014,
    0x02DC,      0x2122,      0x0161, 0x203A, 0x0153, replacement, 0x017E, 0x0178};

std::string fromWindows(std::string_view bytes) {
    std::string text;
    for (const char c : bytes) {
        const auto byte = static_cast<unsigned char>(c);
        append(text, byte >= 0x80 && byte < 0xA0 ? windows[byte - 0x80U] : byte);
    }
    return text;
}

/// A cell as it can be a name in a file: control characters are blanks, and none are at its ends.
std::string cleaned(std::string cell) {
    for (char& c : cell)
        if (static_cast<unsigned char>(c) < 0x20 || c == 0x7F) c = ' ';
    const auto begin = cell.find_first_not_of(' ');
    if (begin == std::string::npos) return {};
    cell = cell.substr(begin, cell.find_last_not_of(' ') - begin + 1);
    if (cell.size() <= mostCsvCell) return cell;
    std::size_t end = mostCsvCell;
    while (end > 0 && model::isContinuation(cell[end])) --end;
    cell.resize(end);
    while (cell.ends_with(' ')) cell.pop_back();
    return cell;
}

/// Reads a table character by character.
class CsvReader {
  public:
    CsvReader(std::string_view text, char separator) : text_(text) { table_.separator = separator; }

    CsvTable table() && {
        if (text_.size() > mostCsvBytes) {
            text_ = text_.substr(0, mostCsvBytes);
            table_.fault = tr("The file is larger than 16 MB. Only its beginning is read.");
        }
        while (at_ < text_.size() && table_.lines.size() < mostCsvLines) readRow();
        if (at_ < text_.size() && table_.fault.empty())
            table_.fault = tr("The file has more than %s rows. Only the first ones are read.",
                              std::to_string(mostCsvLines));
        if (hasWideRow_ && table_.fault.empty())
            table_.fault = tr("A row has more than %s columns. Only the first ones are read.",
                              std::to_string(mostCsvColumns));
        return std::move(table_);
    }

  private:
    bool isAt(char c) const { return at_ < text_.size() && text_[at_] == c; }
    bool isAtEnd() const { return at_ >= text_.size() || text_[at_] == '\n' || text_[at_] == '\r'; }

    void readRow() {
        CsvLine row{line_, {}};
        for (;;) {
            auto cell = cleaned(readCell());
            if (row.cells.size() < mostCsvColumns)
                row.cells.push_back(std::move(cell));
            else
                hasWideRow_ = hasWideRow_ || !cell.empty();
            if (!isAt(table_.separator)) break;
            ++at_;
        }
        if (isAt('\r')) ++at_;
        if (isAt('\n')) {
            ++at_;
            ++line_;
        } else if (at_ > 0 && at_ <= text_.size() && text_[at_ - 1] == '\r') {
            ++line_;
        }
        while (!row.cells.empty() && row.cells.back().empty()) row.cells.pop_back();
        if (!row.cells.empty()) table_.lines.push_back(std::move(row));
    }

    std::string readCell() {
        std::size_t begin = at_;
        while (begin < text_.size() && text_[begin] == ' ' && table_.separator != ' ') ++begin;
        if (begin < text_.size() && text_[begin] == '"') {
            at_ = begin + 1;
            return readQuoted();
        }
        begin = at_;
        while (!isAtEnd() && text_[at_] != table_.separator) ++at_;
        return std::string(text_.substr(begin, at_ - begin));
    }

    std::string readQuoted() {
        std::string cell;
        while (at_ < text_.size()) {
            if (text_[at_] == '"') {
                ++at_;
                if (!isAt('"')) break;
            }
            if (text_[at_] == '\n') ++line_;
            cell += text_[at_++];
        }
        // What follows the closing quote belongs to the cell too.
        while (!isAtEnd() && text_[at_] != table_.separator) cell += text_[at_++];
        return cell;
    }

    std::string_view text_;
    CsvTable table_;
    std::size_t at_ = 0;
    int line_ = 1;
    bool hasWideRow_ = false;
};

bool needsQuotes(const std::string& cell, char separator) {
    return cell.find(separator) != std::string::npos || cell.find_first_of("\"\r\n") != std::string::npos ||
           cell.starts_with(' ') || cell.ends_with(' ');
}

}  // namespace

std::size_t CsvTable::columns() const {
    std::size_t most = 0;
    for (const auto& line : lines) most = std::max(most, line.cells.size());
    return most;
}

std::string csvText(std::string_view bytes) {
    if (bytes.starts_with(littleMark)) return fromUtf16(bytes.substr(littleMark.size()), true);
    if (bytes.starts_with(bigMark)) return fromUtf16(bytes.substr(bigMark.size()), false);
    if (bytes.starts_with(utf8Mark)) bytes.remove_prefix(utf8Mark.size());
    return isUtf8(bytes) ? std::string(bytes) : fromWindows(bytes);
}

char separatorOf(std::string_view text) {
    constexpr std::size_t mostLooked = 64 * 1024;
    constexpr std::size_t mostRows = 20;
    constexpr std::string_view separators = ",;\t|";
    char best = separators.front();
    std::size_t bestScore = 0;
    for (const char separator : separators) {
        const auto table = readCsv(text.substr(0, mostLooked), separator);
        std::map<std::size_t, std::size_t> rowsOfWidth;
        for (std::size_t i = 0; i < std::min(table.lines.size(), mostRows); ++i)
            ++rowsOfWidth[table.lines[i].cells.size()];
        for (const auto& [width, rows] : rowsOfWidth) {
            const std::size_t score = width < 2 ? 0 : rows * 100 + width;
            if (score > bestScore) {
                bestScore = score;
                best = separator;
            }
        }
    }
    return best;
}

CsvTable readCsv(std::string_view text, char separator) { return CsvReader(text, separator).table(); }

std::string writtenCsv(const std::vector<std::vector<std::string>>& rows, char separator) {
    std::string text;
    for (const auto& row : rows) {
        for (std::size_t i = 0; i < row.size(); ++i) {
            if (i > 0) text += separator;
            if (!needsQuotes(row[i], separator)) {
                text += row[i];
                continue;
            }
            text += '"';
            for (const char c : row[i]) text += c == '"' ? std::string("\"\"") : std::string(1, c);
            text += '"';
        }
        text += "\r\n";
    }
    return text;
}

}  // namespace cota::session
