#pragma once
// Text in columns, for people: as wide as the widest cell, no colours, no trailing blanks.

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace cota::cli {

class Table {
  public:
    enum class Align { left, right };

    void indent(std::size_t blanks) { indent_ = blanks; }
    /// Columns are left-aligned by default.
    void align(std::vector<Align> columns) { align_ = std::move(columns); }
    /// The first row, underlined.
    void head(std::vector<std::string> cells) { head_ = std::move(cells); }
    /// Control characters in cells are replaced by words.
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

/// The number of terminal columns for UTF-8 text in the scripts that we use.
std::size_t displayWidth(std::string_view text);

/// Breaks `text` at blanks into lines of at most `width`, each after `indent` blanks and with a line end.
std::string wrapped(std::string_view text, std::size_t width, std::size_t indent);

}  // namespace cota::cli
