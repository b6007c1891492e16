#pragma once
// The cells of one row of a table by the fields of their columns, and the faults found in them.

#include <map>
#include <string>
#include <vector>

#include "editor/counters/csv_import.h"
#include "editor/counters/csv_names.h"

namespace cota::session {

class CsvCells {
  public:
    /// All must outlive it.
    CsvCells(const SheetSource& source, const std::vector<CsvField>& fields, const CsvChoices& choices)
        : source_(source), fields_(fields), choices_(choices) {}

    /// The next row; words of the table are replaced as the user has chosen.
    void take(const CsvLine& line);

    const SheetSource& source() const { return source_; }
    const std::vector<CsvField>& fields() const { return fields_; }
    const CsvChoices& choices() const { return choices_; }
    const std::map<std::string, std::string>& all() const { return cells_; }
    bool has(const std::string& field) const { return cells_.contains(field); }
    /// Empty if the row does not have it.
    std::string at(const std::string& field) const;

    void fault(CsvRow& row, const std::string& field, std::string text,
               std::vector<std::string> suggestions = {}) const;
    /// Names like the word; only for the first wrong words of a table.
    std::vector<std::string> near(const std::string& word, const CsvNames& names) const;
    /// The id of the thing that a cell names. Empty if the cell is empty, or, with a fault, if it names none
    /// or several.
    std::string oneOf(CsvRow& row, const char* field, const CsvNames& names, std::string unknown) const;
    /// The value of a cell as files have it; empty, with a fault, if it is not valid.
    std::string value(CsvRow& row, const CsvField& field, const mapsets::AttributeType& type) const;

  private:
    std::vector<std::string> nearOrWith(const std::string& word, const CsvNames& names) const;

    const SheetSource& source_;
    const std::vector<CsvField>& fields_;
    const CsvChoices& choices_;
    std::map<std::string, std::string> cells_;  // with replaced words
    std::map<std::string, std::string> raw_;    // as in the file
    mutable std::size_t compared_ = 0;          // words that were compared with all names
};

}  // namespace cota::session
