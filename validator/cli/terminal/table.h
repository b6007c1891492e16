#pragma once
// Text in columns, for people: as wide as its widest cell, no colours, no trailing blanks.

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace cota::cli {

class Table {
  public:
    enum class Align { left, right };

    void indent(std::size_t blanks) { indent_ = blanks; }
    /// Columns are left-aligned where nothing is said.
    void align(std::vector<Align> columns) { align_ = std::move(columns); }
    /// The first row, underlined.
    void head(std::vector<std::string> cells) { head_ = std::move(cells); }
    /// Control characters of the cells are told in words.
    void row(std::vector<std::string> cells);
    bool empty() const { return rows_.empty(); }
    std::string text() const;

  private:
    std::string line(const std::vector<std::string>& cells, const std::vector<std::size_t>& widths) const;
    std::size_t indent_ = 0;
    std::vector<Align> align_;
    std::vector<std::string> head_;
    std::vector<std::vector<std::string>> rows_;
};

/// Columns a terminal needs for UTF-8 text of the scripts we write in.
std::size_t displayWidth(std::string_view text);

/// Breaks `text` at blanks into lines of at most `width`, each after `indent` blanks, each ending in a new
/// line.
std::string wrapped(std::string_view text, std::size_t width, std::size_t indent);

}  // namespace cota::cli
