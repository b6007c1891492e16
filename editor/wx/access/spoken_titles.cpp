// The names of lists, forms and bars for screen readers.
#include <algorithm>
#include <array>
#include <string>

#include "editor/words/words.h"
#include "editor/wx/access/spoken.h"

namespace cota::wx {

namespace {

using session::trLater;

struct SpokenTitle {
    std::string_view id;
    session::Phrase title;
};

constexpr std::array titles = std::to_array<SpokenTitle>({
    {"acceptance", trLater("Accept with a reason")},
    {"accepted", trLater("Accepted findings")},
    {"alike", trLater("Findings of the same kind")},
    {"amendments", trLater("Changes of the map")},
    {"answers", trLater("Questions of the finding")},
    {"boards", trLater("Boards")},
    {"assembly", trLater("Boards")},
    {"bottom-tabs", trLater("Panels below the map")},
    {"calendar", trLater("Calendar")},
    {"capacity", trLater("Room for the group")},
    {"checklist", trLater("What the scenario states")},
    {"choices", trLater("Choices of the field")},
    {"columns", trLater("Columns of the table")},
    {"conditions", trLater("Victory conditions")},
    {"documents", trLater("Open documents")},
    {"exits", trLater("Exits")},
    {"expression", trLater("Expression of the zone")},
    {"features", trLater("Fortifications and markers")},
    {"finding", trLater("Findings")},
    {"findings", trLater("Findings")},
    {"findings-filter", trLater("Filter")},
    {"finder", trLater("Found commands and places")},
    {"fixes", trLater("Fixes")},
    {"forces", trLater("Forces")},
    {"grid", trLater("Grid and numbers")},
    {"grid-form", trLater("Grid and numbers")},
    {"ground", trLater("Import Map of the World")},
    {"ground-hexes", trLater("Hexes of the preview")},
    {"ground-preview", trLater("Preview")},
    {"ground-row", trLater("Values of the row")},
    {"ground-table", trLater("Rows of the table")},
    {"group", trLater("Values of the group")},
    {"group-units", trLater("Units of the group")},
    {"groups", trLater("Groups")},
    {"heights", trLater("Import Height Model")},
    {"heights-map", trLater("Board on the height model")},
    {"heights-preview", trLater("Preview")},
    {"history", trLater("History")},
    {"import", trLater("Rows of the table")},
    {"import-rows", trLater("Rows of the table")},
    {"later-turns", trLater("Calendar")},
    {"manual", trLater("Manual")},
    {"new", trLater("New document")},
    {"new-units", trLater("New units")},
    {"objective-form", trLater("Values of the objective")},
    {"objectives", trLater("Objectives")},
    {"options", trLater("Options of the tool and views")},
    {"overlays", trLater("Overlays")},
    {"palette-list", trLater("Palette")},
    {"problems", trLater("Problems of the table")},
    {"properties", trLater("Properties")},
    {"reasons", trLater("Reasons")},
    {"scenario", trLater("Values of the scenario")},
    {"scenario-form", trLater("Values of the scenario")},
    {"seams", trLater("Seams")},
    {"seats", trLater("Seats")},
    {"sheet", trLater("Counter sheet")},
    {"shortcuts", trLater("Commands and their keys")},
    {"side-tabs", trLater("Panels beside the map")},
    {"sides", trLater("Sides")},
    {"sight-pairs", trLater("Sight pairs")},
    {"spaces", trLater("Spaces")},
    {"special-rules", trLater("Special rules")},
    {"start", trLater("Samples and recent files")},
    {"statements", trLater("Statements")},
    {"status-state", trLater("State of the check and size of the map")},
    {"status-toggles", trLater("Findings and panels below the map")},
    {"texts", trLater("Texts")},
    {"tools", trLater("Tools")},
    {"totals", trLater("Totals of units")},
    {"totals-sides", trLater("Side of the totals")},
    {"turn-fields", trLater("Values of all turns")},
    {"type", trLater("Values of the type")},
    {"types", trLater("Types of counters")},
    {"underlay", trLater("Underlay")},
    {"underlay-opacity", trLater("Underlay")},
    {"underlay-hexes", trLater("Hexes that differ from the underlay")},
    {"underlay-points", trLater("Points of the fit")},
    {"underlays", trLater("Pictures under the board")},
    {"unit", trLater("Values of the unit")},
    {"units", trLater("Units")},
    {"words-differ", trLater("Text that says something else than the condition")},
    {"zones", trLater("Zones and objectives")},
});

wxString inWindow(const std::string& text) { return wxString::FromUTF8(text.c_str(), text.size()); }

}  // namespace

void setNames(wxWindow& window, const wxString& id) {
    window.SetName(id);
    setSpokenName(window, spokenTitle(std::string(id.utf8_str())));
}

wxString spokenTitle(std::string_view id) {
    const auto found = std::ranges::find(titles, id, &SpokenTitle::id);
    if (found != titles.end()) return inWindow(session::tr(found->title));
    const auto of = std::ranges::find(titles, id.substr(0, id.rfind('-')), &SpokenTitle::id);
    const std::string list = of == titles.end() ? session::tr("List") : session::tr(of->title);
    if (id.ends_with("-form")) return inWindow(session::tr("Values: %s", list));
    return id.find('-') != id.npos ? inWindow(session::tr("Commands: %s", list)) : inWindow(list);
}

}  // namespace cota::wx
