#pragma once
// The columns of a table that describe the type of a unit.

#include <map>
#include <optional>
#include <string>
#include <utility>

#include "editor/counters/csv_cells.h"
#include "editor/counters/forces_draft.h"

namespace cota::session {

class CsvTypeReader {
  public:
    /// Both must outlive it.
    CsvTypeReader(const CsvCells& cells, ForcesDraft& draft);

    /// The type of the row, as the row describes it: one of the draft or a new one. `now`: that of an
    /// existing unit, for rows that name none; empty for new units. Nothing if there is none.
    std::optional<model::CounterType> read(CsvRow& row, const std::string& now);

  private:
    std::optional<model::CounterType> named(CsvRow& row, const std::string& word, bool& isNew);
    void readValues(CsvRow& row, model::CounterType& type, bool isNew);
    void leaveToBase(model::CounterType& type, const model::CounterType& before) const;
    void compare(CsvRow& row, const model::CounterType& type);
    void readSheet(CsvRow& row, model::CounterType& type) const;
    void readNation(CsvRow& row, model::CounterType& type) const;
    void readFace(CsvRow& row, model::CounterType& type, const mapsets::UnitClass& unitClass) const;

    const CsvCells& cells_;
    ForcesDraft& draft_;
    CsvNames classes_;
    /// What earlier rows say about a type: the value by type and field, and its line.
    std::map<std::pair<std::string, std::string>, std::pair<std::string, int>> said_;
};

}  // namespace cota::session
