#pragma once
// The turn record as a table that is edited like a spreadsheet: cells, ranges, fill-down, paste. Each change
// is one step of the history.

#include <string>
#include <vector>

#include "editor/documents/turn_clock.h"
#include "editor/editing/property_sheet.h"
#include "editor/scenario/turn_rows.h"

namespace cota::session {

struct TurnColumn {
    enum class Kind { turn, date, time, light, weather, visibility, note, value, range };
    Kind kind = Kind::turn;
    model::Language language = model::Language::english;  // of notes
    std::string name = {};                                // of a value that the game declares
    StepName title = {};                                  // for names of steps
    std::string heading = {};                             // the same in the language of the window
    std::vector<PaletteEntry> choices = {};               // the words of the game; the first one is empty
    bool isOpen = false;                                  // the scenario may use other words

    bool isFixed() const {
        return kind == Kind::turn || kind == Kind::date || kind == Kind::time || kind == Kind::range;
    }
};

/// Rows and columns from 0, both ends included.
struct CellRange {
    int top = 0, left = 0, bottom = 0, right = 0;
};

/// The light that a turn has by the sun: ids of words of the game.
struct LightWords {
    std::string day, night, dawn, dusk;
};
struct Sun {
    int rises = 0, sets = 0;  // minutes after midnight
    int twilight = 0;         // minutes before sunrise and after sunset
    LightWords words;
};

class TurnTable {
  public:
    explicit TurnTable(SheetSource source);

    const std::vector<TurnColumn>& columns() const { return columns_; }
    int rowCount() const { return static_cast<int>(rows_.size()); }
    /// As shown: words by their names.
    std::string text(int row, int column) const;
    /// As stored: words by their ids.
    std::string value(int row, int column) const;
    /// Whether the light of the turn is another one than the game's first, for tinting the row: its place in
    /// the list of the game, 0 for the first or none.
    int lightOf(int row) const;

    /// Sets every cell of the range that can be changed; a word may be given by its id or its name.
    Written set(const CellRange& range, const std::string& value) const;
    /// The first row of the range in all its rows.
    Written filledDown(const CellRange& range) const;
    /// Text from a spreadsheet: lines, and cells separated by tabs, from this cell on. Cells beyond the
    /// table and fixed columns are skipped.
    Written pasted(int row, int column, const std::string& text) const;
    /// The cells as text for a spreadsheet.
    std::string copied(const CellRange& range) const;

    /// The light of every turn from the times of the day; refused without a time of the first turn.
    Written lit(const Sun& sun) const;
    /// The words of the game for it, in the order in which games list them: day, night, dawn, dusk. A game
    /// with fewer words has the nearest one.
    LightWords usualLight() const;
    bool hasNight() const;

  private:
    /// Why the value is refused, or nothing after it was set.
    std::string put(TurnRow& row, const TurnColumn& column, const std::string& value) const;
    std::string putWord(std::string& into, const TurnColumn& column, const std::string& value) const;
    Written step(const StepName& name, const std::vector<TurnRow>& rows) const;
    Written stepOrRefusal(const StepName& name, const std::vector<TurnRow>& rows,
                          const std::string& refusal) const;
    bool isCell(int row, int column) const;
    const TurnColumn& column(int number) const { return columns_[static_cast<std::size_t>(number)]; }
    const TurnRow& row(int number) const { return rows_[static_cast<std::size_t>(number)]; }

    SheetSource source_;
    std::vector<TurnColumn> columns_;
    std::vector<TurnRow> rows_;
};

}  // namespace cota::session
