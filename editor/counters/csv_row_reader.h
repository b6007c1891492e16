#pragma once
// One row of a table after the other, entered into a draft of the forces.

#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "editor/counters/csv_import.h"
#include "editor/counters/forces_draft.h"

namespace cota::session {

class CsvRowReader {
  public:
    /// `file`: of new units; it exists in the draft. All must outlive the reader.
    CsvRowReader(const SheetSource& source, const std::vector<CsvField>& fields, const CsvChoices& choices,
                 std::string file, ForcesDraft& draft);

    /// Before all rows: units that a row may name before they are there.
    void expect(const CsvLine& line);
    CsvRow read(const CsvLine& line);
    /// After all rows: units aboard others, which may be in later rows.
    void load(std::vector<CsvRow>& rows);

  private:
    /// What a row says, before anything is changed.
    struct Wish {
        std::string unit;  // of an existing unit
        std::string file;
        std::optional<model::CounterType> type;  // changed or new
        std::optional<model::Formation> newFormation;
        model::Counter counter;
        int count = 1;
        std::optional<ForcesDraft::Post> post;
    };
    struct Waiting {
        std::size_t row;
        std::string unit, carrier;
    };

    void take(const CsvLine& line);
    std::string cell(const char* field) const;
    void fault(CsvRow& row, const std::string& field, std::string text,
               std::vector<std::string> suggestions = {}) const;
    std::string oneOf(CsvRow& row, const char* field, const CsvNames& names, std::string unknown) const;
    std::vector<std::string> near(const std::string& word, const CsvNames& names) const;

    void findUnit(CsvRow& row, Wish& wish);
    void readNames(CsvRow& row, Wish& wish) const;
    void readCount(CsvRow& row, Wish& wish) const;
    void readFormation(CsvRow& row, Wish& wish);
    void readSide(CsvRow& row, Wish& wish);
    void readType(CsvRow& row, Wish& wish);
    void readTypeValues(CsvRow& row, model::CounterType& type, bool isNew);
    void readFace(CsvRow& row, model::CounterType& type, const mapsets::UnitClass& unitClass);
    std::string valueOf(CsvRow& row, const CsvField& field, const mapsets::AttributeType& type) const;
    void readOwn(CsvRow& row, Wish& wish);
    void readPlace(CsvRow& row, Wish& wish);
    void enter(CsvRow& row, Wish& wish);
    void show(CsvRow& row, const Wish& wish);

    const SheetSource& source_;
    const std::vector<CsvField>& fields_;
    const CsvChoices& choices_;
    std::string file_;
    ForcesDraft& draft_;
    std::map<std::string, std::string> cells_;  // of the row, by field, with replaced words
    std::map<std::string, std::string> raw_;    // the same as in the file
    CsvNames classes_, sides_, groups_;
    std::set<std::string> expected_;  // ids and folded names of units of all rows
    std::map<std::string, int> lineOfUnit_;
    /// What earlier rows say about a type: its value by field, and their line.
    std::map<std::pair<std::string, std::string>, std::pair<std::string, int>> typeCells_;
    std::vector<Waiting> waiting_;
    std::size_t rows_ = 0;
    mutable std::size_t compared_ = 0;  // words that were compared with all names
};

}  // namespace cota::session
