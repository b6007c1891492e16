#pragma once
// One row of a table after the other, entered into a draft of the forces.

#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "editor/counters/csv_cells.h"
#include "editor/counters/csv_type_reader.h"
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

    std::vector<std::string> formationsNamed(const std::string& word);
    void findUnit(CsvRow& row, Wish& wish);
    void readNames(CsvRow& row, Wish& wish) const;
    void readCount(CsvRow& row, Wish& wish) const;
    void readFormation(CsvRow& row, Wish& wish);
    void readSide(CsvRow& row, Wish& wish);
    void readOwn(CsvRow& row, Wish& wish);
    void readPlace(CsvRow& row, Wish& wish);
    void enter(CsvRow& row, Wish& wish);
    void show(CsvRow& row, const Wish& wish);

    const SheetSource& source_;
    CsvCells cells_;
    std::string file_;
    ForcesDraft& draft_;
    CsvTypeReader types_;
    CsvNames sides_, groups_;
    std::set<std::string> expected_;  // ids and folded names of units of all rows
    std::map<std::string, int> lineOfUnit_;
    std::vector<Waiting> waiting_;
    std::size_t rows_ = 0;
};

}  // namespace cota::session
