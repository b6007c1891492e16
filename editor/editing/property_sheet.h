#pragma once
// What can be changed of the thing selected, as rows: the window shows them, and knows no more of games than
// a label, a value and a list of choices.

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "editor/answers/table.h"
#include "editor/documents/history.h"
#include "editor/editing/palette.h"
#include "mapsets/catalogue/mapset.h"

namespace cota::session {

/// What writing a value came to: a step of the history, or why it was not taken. Neither: it changed nothing.
struct Written {
    std::optional<Moment> step;
    std::string refusal;
};

struct Property {
    enum class Kind { fixed, text, choice };
    std::string heading;  // rows with the same one stand together
    std::string label;
    std::string help;
    Kind kind = Kind::fixed;
    std::string value;  // of a choice the id of an entry; empty: none of them
    std::vector<PaletteEntry> choices;
    std::function<Written(const std::string& value)> write = {};  // empty for fixed ones
    model::Subject of = {};  // the thing the value belongs to, as findings call it
    std::string name = {};   // of a value the game declares; empty: it is none
    std::string hint = {};   // what holds while nothing is written, and where it comes from
};

struct PropertySheet {
    std::string title;  // empty: nothing to show
    std::vector<Property> rows;
    StepName name;  // the title, for names of steps
};

/// What a sheet is made from. Rows keep it, so that a value is written to the very document it was read of.
struct Desk {
    model::Document document;
    std::shared_ptr<const Table> table;           // null where the document has no map
    std::shared_ptr<const mapsets::Mapset> game;  // may be null
    Palette palette;
    model::Language language = model::Language::english;
};

/// The rows of a hex, counter, type of counters, formation, path, contour, area, name, zone or objective; of
/// the scenario, or a board alone, for a subject of that kind with any id; empty for what is not there.
PropertySheet propertiesOf(const Desk& desk, const model::Subject& subject);

class Session;
/// The desk of what is open now.
Desk deskOf(const Session& session);

/// Where the value is given that a finding speaks of.
struct ValuePlace {
    Selection selection;  // whose sheet it is; empty: that of the scenario
    std::size_t row = 0;  // of that sheet
    std::string label;    // of the row
    bool isList = false;  // of what may be added
};
/// The rows of one sheet that could give what the finding misses or finds wrong; empty where no sheet has
/// such a row. Of a finding about a side or statement as a whole it is the first row of that. What counters
/// of a type print is shown with one of them: with that of `selection`, if it is of the type.
std::vector<ValuePlace> valuePlacesOf(const Desk& desk, const model::Finding& finding,
                                      const Selection& selection = {});
/// The first of them.
std::optional<ValuePlace> valuePlaceOf(const Desk& desk, const model::Finding& finding,
                                       const Selection& selection = {});

}  // namespace cota::session
