#pragma once
// The properties of the selection as rows. The window shows them, and needs to know nothing about games but
// labels, values and lists of choices.

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "editor/answers/joined_map.h"
#include "editor/documents/history.h"
#include "editor/editing/palette.h"
#include "mapsets/catalogue/mapset.h"
#include "mapsets/look/symbols/symbology.h"

namespace cota::session {

/// The result of writing a value: a step of the history, or why it was refused. If both are empty, nothing
/// has changed.
struct Written {
    std::optional<HistoryEntry> step;
    std::string refusal;
};

struct Property {
    /// `lines`: a text of several lines. `flag`: a check box; its values are "yes", "no", and "" for things
    /// that differ. `action`: a button with the label as its text, which writes an empty value.
    enum class Kind { fixed, text, choice, lines, flag, action };
    std::string heading;  // groups the rows that have the same one
    std::string label;
    std::string help;
    Kind kind = Kind::fixed;
    std::string value;  // of a choice: the id of an entry; empty: none
    std::vector<PaletteEntry> choices;
    std::function<Written(const std::string& value)> write = {};  // empty for fixed rows
    model::Subject of = {};                                       // the subject of the value, as in findings
    std::string name = {};      // of a value that the game declares; else empty
    std::string hint = {};      // the value used if this one is empty, and its origin
    std::string unit = {};      // shown after the field: "hexes"
    std::string error = {};     // what is wrong with the value, shown below the field
    std::string language = {};  // "en" or "es", shown in the field; rows with one label share a line
    bool isMixed = false;       // several things with different values; a new value is for all of them
};

struct PropertySheet {
    std::string title;  // empty: nothing to show
    std::vector<Property> rows;
    StepName name;  // the title, for names of steps
};

/// The data a sheet is made from. Rows keep it, so that a value is written to the document it was read from.
struct SheetSource {
    model::Document document;
    std::shared_ptr<const JoinedMap> map;         // null if the document has no map
    std::shared_ptr<const mapsets::Mapset> game;  // may be null
    Palette palette;
    model::Language language = model::Language::english;
    std::shared_ptr<const look::Symbology> look{};  // of the game; null: the sizes of names are unknown
    std::filesystem::path path{};                   // of the main file; empty: it has none
};

/// The rows of a hex, counter, counter type, formation, path, contour, area, name, zone or objective; of the
/// scenario, or of a board alone, for a scenario subject with any id; empty if the subject does not exist.
PropertySheet propertiesOf(const SheetSource& source, const model::Subject& subject);

/// The rows that all selected things have in common; a change of one applies to all of them and is one step.
/// For things of several kinds, the rows that these kinds have in common. Nothing selected: the scenario.
PropertySheet propertiesOf(const SheetSource& source, const Selection& selection);
/// The choice that stands for different values; writing it changes nothing.
inline const std::string mixedChoice = "\x1f";

class Session;
/// The source for sheets of the open document.
SheetSource sheetSourceOf(const Session& session);

/// The row for a value that a finding is about.
struct ValueRow {
    Selection selection;  // the subject of the sheet; empty: the scenario
    std::size_t row = 0;  // in that sheet
    std::string label;    // of the row
    bool isList = false;  // a list of details to add
};
/// The rows of one sheet that can correct a missing or wrong value; empty if no sheet has such a row. For a
/// finding about a whole side or scenario detail, its first row. Printed values are shown with a counter of
/// the type: that of `selection`, if it is of the type.
std::vector<ValueRow> valueRowsOf(const SheetSource& source, const model::Finding& finding,
                                  const Selection& selection = {});
/// The first of them.
std::optional<ValueRow> valueRowOf(const SheetSource& source, const model::Finding& finding,
                                   const Selection& selection = {});

}  // namespace cota::session
