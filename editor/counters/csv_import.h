#pragma once
// A table as units, types and formations: what each row does, why a row cannot be used, and the document
// afterwards.

#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "editor/counters/csv_columns.h"
#include "editor/counters/csv_text.h"
#include "editor/editing/force_edits.h"
#include "editor/editing/property_sheet.h"

namespace cota::session {

/// What the user decides about a table.
struct CsvChoices {
    bool hasTitles = true;            // the first row has the titles of the columns
    std::vector<std::string> fields;  // by column: the id of a field; empty: ignored
    /// Replacements by field and word of the table: "infantery" is "infantry".
    std::map<std::pair<std::string, std::string>, std::string> words;
    std::set<int> leftOut;  // lines of the file
    ForceTarget target;     // of new units without a formation
};

/// The titles decide about the fields; if none of them is known, the table has no titles.
CsvChoices guessedChoices(const SheetSource& source, const CsvTable& table, const ForceTarget& target);

/// Why a row cannot be used.
struct CsvFault {
    std::string field;  // the id of the field; empty: the whole row
    std::string word;   // the cell
    std::string text;   // a sentence
    std::vector<std::string> suggestions;
};

struct CsvRow {
    enum class Effect { add, change, same, leaveOut };
    int line = 1;  // of the file
    Effect effect = Effect::same;
    int units = 0;  // added; 0 if the row only describes a type
    std::string name, type, formation, place;
    std::vector<std::string> news;  // "new type", "new formation"
    std::vector<CsvFault> faults;
};

/// The same fault in several lines.
struct CsvProblem {
    CsvFault fault;
    std::vector<int> lines;
    /// "Lines 12 and 14: There is no class 'infantery'."
    std::string text(model::Language language) const;
};

struct CsvPlan {
    std::vector<CsvRow> rows;
    std::vector<CsvProblem> problems;
    int added = 0;    // units
    int changed = 0;  // units or types
    int same = 0;     // rows that change nothing
    int leftOut = 0;  // rows
    model::Document document;

    /// "Add 24 units, change 3, leave out 1."
    model::LocalText summary() const;
    /// Nothing if nothing changes.
    std::optional<HistoryEntry> step() const;
};

/// Never fails: rows that cannot be used are left out, with the reasons. Empty cells leave values as they
/// are.
CsvPlan planImport(const SheetSource& source, const CsvTable& table, const CsvChoices& choices);

}  // namespace cota::session
