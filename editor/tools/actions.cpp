#include "editor/tools/actions.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

#include "editor/words/words.h"

namespace cota::tools {

using session::Phrase;  // each language is shown under its own name
using session::Session;
using session::trLater;

namespace {

bool always(const Session&) { return true; }
bool hasMap(const Session& session) { return session.map() != nullptr; }
bool hasTable(const Session& session) {
    return session.playedOn() == session::PlayedOn::table && session.document().scenario &&
           (*session.document().scenario)->tableau.has_value();
}
/// Boards can be joined.
bool hasBoardsToJoin(const Session& session) { return session.document().scenario.has_value(); }
/// The map or the table is shown.
bool hasSheet(const Session& session) { return hasMap(session) || hasTable(session); }
bool hasHeat(const Session& session) { return hasMap(session) && session.document().scenario.has_value(); }
bool hasKit(const Session& session) {
    return session.game() && (hasSheet(session) || !session.document().forces.empty());
}
bool hasChosen(const Session& session) { return hasSheet(session) && !session.selection().empty(); }
bool hasFile(const Session& session) { return !session.path().empty(); }
bool hasDocument(const Session& session) { return !session::filesOf(session.document()).empty(); }
bool canUndo(const Session& session) { return session.history().canUndo(); }
bool canRedo(const Session& session) { return session.history().canRedo(); }
bool canSave(const Session& session) {
    return hasDocument(session) && session.isModified() && !session.isReadOnly();
}
bool canRevert(const Session& session) { return hasFile(session) && session.isModified(); }
bool hasSelection(const Session& session) { return hasMap(session) && !session.selection().empty(); }
template <model::SubjectKind kind>
bool isSelected(const Session& session) {
    return hasMap(session) && std::ranges::any_of(session.selection(),
                                                  [](const model::Subject& one) { return one.kind == kind; });
}
constexpr auto areHexes = isSelected<model::SubjectKind::hex>;
constexpr auto areUnits = isSelected<model::SubjectKind::counter>;
constexpr auto arePaths = isSelected<model::SubjectKind::path>;
constexpr auto areShapes = isSelected<model::SubjectKind::shape>;
constexpr auto areZones = isSelected<model::SubjectKind::zone>;
constexpr auto areObjectives = isSelected<model::SubjectKind::objective>;
bool isZoneOrObjective(const Session& session) { return areZones(session) || areObjectives(session); }
bool areHexesOfScenario(const Session& session) { return session.document().scenario && areHexes(session); }
bool hasFindings(const Session& session) { return !session.report().findings.empty(); }

constexpr std::string_view undoId = "undo";
constexpr std::string_view redoId = "redo";

constexpr std::array rows = std::to_array<ActionRow>({
    {"new", Menu::file, trLater("&New..."), trLater("Create a board, a scenario or a copy of a sample"),
     "Ctrl+N", always},
    {"open", Menu::file, trLater("&Open..."), trLater("Open a scenario, a board or forces"), "Ctrl+O", always,
     true},
    {"save", Menu::file, trLater("&Save"), trLater("Save the changed files"), "Ctrl+S", canSave},
    {"save-as", Menu::file, trLater("Save &As..."), trLater("Save to another file"), "Ctrl+Shift+S",
     hasDocument},
    {"revert", Menu::file, trLater("Re&vert to Saved"), trLater("Reload the saved files. You can undo this."),
     "", canRevert},
    {"recover", Menu::file, trLater("Recover &Unsaved Work..."),
     trLater("Go on with work that a crash has left"), "", always, true},
    {"import-heights", Menu::file, trLater("&Import Height Model..."),
     trLater("Make a board, or the heights of this one, from a height model: GeoTIFF, ASC or HGT"), "",
     always},
    {"import-map", Menu::file, trLater("Import &Map of the World..."),
     trLater("Put woods, towns, roads and rivers of a map file onto this board: OpenStreetMap, GeoPackage, "
             "Shapefile or GeoJSON"),
     "", hasMap, true},
    {"print", Menu::file, trLater("&Print..."),
     trLater("Print the map or table at actual size, or save it as a PDF for another printer"), "Ctrl+P",
     hasSheet},
    {"export", Menu::file, trLater("&Export..."),
     trLater("Export the map or table as PDF, PNG or SVG for print and web"), "Ctrl+Shift+E", hasSheet},
    {"heat-page", Menu::file, trLater("&Heat Page of the Scenario..."),
     trLater("Write a page with what each side sees and reaches, choke points and strength by turn"), "",
     hasHeat},
    {"kit", Menu::file, trLater("Print the &Kit..."),
     trLater("Write counters, scenario card, map and charts as one PDF, or one of them"), "", hasKit, true},
    {"close", Menu::file, trLater("&Close"), trLater("Close the document"), "Ctrl+W", hasDocument},
    {"quit", Menu::file, trLater("&Quit"), trLater("Close the program"), "Ctrl+Q", always},
    {undoId.data(), Menu::edit, trLater("&Undo"), trLater("Undo the last change"), "Ctrl+Z", canUndo},
    {redoId.data(), Menu::edit, trLater("&Redo"), trLater("Redo the change you undid"), "Ctrl+Shift+Z",
     canRedo, true, false, "Ctrl+Y"},
    {"delete", Menu::edit, trLater("&Delete"),
     trLater("Remove the selection from the map (Delete key, when the map has the focus)"), "", hasChosen,
     true, false, "", trLater("Del")},
    {"cut", Menu::edit, trLater("Cu&t"), trLater("Copy the selection and remove it from the map"), "",
     hasSelection, false, false, "", trLater("Ctrl+X")},
    {"copy", Menu::edit, trLater("C&opy"),
     trLater("Copy the selected hexes with everything on them, and the selected units"), "", hasSelection,
     false, false, "", trLater("Ctrl+C")},
    {"paste", Menu::edit, trLater("&Paste"), trLater("Paste on the map; R turns it, F mirrors it"), "",
     hasMap, false, false, "", trLater("Ctrl+V")},
    {"duplicate", Menu::edit, trLater("Dup&licate"), trLater("Put down a copy of the selection"), "",
     hasSelection, true, false, "", trLater("Ctrl+D")},
    {"select-all", Menu::edit, trLater("Select &All"),
     trLater("Select everything of the kind that is selected, or all hexes"), "", hasMap, false, false, "",
     trLater("Ctrl+A")},
    {"select-none", Menu::edit, trLater("Select &None"), trLater("Clear the selection"), "", hasChosen, false,
     false, "", trLater("Ctrl+Shift+A")},
    {"select-invert", Menu::edit, trLater("&Invert Selection"),
     trLater("Select what is not selected, of the same kind"), "", hasMap, false, false, "",
     trLater("Ctrl+I")},
    {"select-same", Menu::edit, trLater("Select &Same"),
     trLater("Select everything that is like the thing selected last"), "", hasSelection, true},
    {"stamp-save", Menu::edit, trLater("Sav&e as Stamp..."),
     trLater("Keep the selected hexes as a stamp, to put them down again and again"), "", hasSelection},
    {"stamps", Menu::edit, trLater("Sta&mps..."), trLater("Choose a stamp to put down"), "", hasMap, true},
    {"cancel", Menu::edit, trLater("&Cancel"), trLater("Cancel the current drawing, or clear the selection"),
     "", hasSheet, false, false, "", trLater("Esc")},
    {"finish", Menu::edit, trLater("&Finish Line"), trLater("Finish the line or outline you are drawing"), "",
     hasMap, true, false, "", trLater("Enter")},
    {"shortcuts", Menu::edit, trLater("&Keyboard Shortcuts..."),
     trLater("Change the keys of commands and tools"), "", always},
    {"zoom-in", Menu::view, trLater("Zoom &In"), trLater("Enlarge the map"), "Ctrl++", hasSheet},
    {"zoom-out", Menu::view, trLater("Zoom &Out"), trLater("Reduce the map"), "Ctrl+-", hasSheet},
    {"zoom-selection", Menu::view, trLater("Zoom to Selectio&n"),
     trLater("Show the selected things as large as possible"), "Ctrl+Shift+0", hasChosen},
    {"hex-facts", Menu::view, trLater("Hex &Facts"),
     trLater("Show what the rules say about a hex when the pointer rests on it"), "", hasMap, false, true},
    {"zoom-fit", Menu::view, trLater("Whole &Map"), trLater("Show the whole sheet"), "Ctrl+0", hasSheet},
    {"go-to", Menu::view, trLater("Go to He&x, Unit or Name..."),
     trLater("Show a hex, a unit or a named place on the map"), "Ctrl+G", hasMap},
    {"full-screen", Menu::view, trLater("F&ull Screen"), trLater("Use the whole screen"), "F11", always, true,
     true},
    {"viewshed", Menu::view, trLater("&Visible Hexes"),
     trLater("Darken the hexes that the selected hex or unit cannot see"), "Ctrl+E", hasMap, false, true},
    {"reach", Menu::view, trLater("Movement Ran&ge"),
     trLater("Show the hexes the selected unit can reach in two turns, one tint per turn"), "Ctrl+R", hasMap,
     false, true},
    {"compare-saved", Menu::view, trLater("Compare &with Saved"),
     trLater("Mark the hexes in which something has changed since the document was saved"), "", hasMap, true,
     true},
    {"view-map", Menu::view, trLater("Ma&p"), trLater("Show the map"), "Ctrl+1", hasDocument, false, true},
    {"view-setup", Menu::view, trLater("&Set-up"),
     trLater("Show the groups, where they set up and when they arrive"), "Ctrl+2", hasDocument, false, true},
    {"view-turns", Menu::view, trLater("&Turns"), trLater("Show the turn record"), "Ctrl+3", hasDocument,
     false, true},
    {"view-victory", Menu::view, trLater("Victor&y and Rules"),
     trLater("Show how the scenario is won, and its special rules"), "Ctrl+4", hasDocument, false, true},
    {"view-counters", Menu::view, trLater("&Counters"), trLater("Show the types of counters and all units"),
     "Ctrl+5", hasDocument, false, true},
    {"view-assembly", Menu::view, trLater("&Assembly"),
     trLater("Lay the boards of the scenario side by side: drag, turn and crop them"), "Ctrl+7",
     hasBoardsToJoin, true, true},
    {"view-matrix", Menu::view, trLater("Mat&rix"), trLater("Show which groups can act on which"), "Ctrl+6",
     hasTable, true, true},
    {"side-forces", Menu::window, trLater("&Forces"), trLater("Show the forces beside the map"),
     "Ctrl+Shift+1", hasDocument, false, true},
    {"side-zones", Menu::window, trLater("&Zones and Objectives"),
     trLater("Show the zones and objectives beside the map"), "Ctrl+Shift+2", hasDocument, false, true},
    {"side-scenario", Menu::window, trLater("&Scenario"),
     trLater("Show what the scenario states and what is missing"), "Ctrl+Shift+3", hasDocument, false, true},
    {"side-layers", Menu::window, trLater("&Layers"), trLater("Show the layers of the map"), "Ctrl+Shift+4",
     hasDocument, false, true},
    {"side-history", Menu::window, trLater("&History"), trLater("Show all steps"), "Ctrl+Shift+5",
     hasDocument, true, true},
    {"side-palette", Menu::window, trLater("&Palette"), trLater("Show what the active tool can draw"), "",
     hasDocument, true, true},
    {"side-panel", Menu::window, trLater("Panel &Beside the Map"),
     trLater("Show or hide the panel beside the map"), "F9", hasDocument, false, true},
    {"bottom-panel", Menu::window, trLater("Panel Belo&w the Map"),
     trLater("Show or hide the panel below the map"), "F12", hasDocument, false, true},
    {"side-left", Menu::window, trLater("Panel on the Lef&t or Right"),
     trLater("Move the panel beside the map to the other side"), "", hasDocument, true},
    {"panels", Menu::layouts, trLater("&Default"), trLater("Restore the default panel layout"), "",
     hasDocument},
    {"layout-drawing", Menu::layouts, trLater("D&rawing"), trLater("More room for the map"), "", hasDocument},
    {"layout-checking", Menu::layouts, trLater("&Checking"), trLater("The findings below the map"), "",
     hasDocument},
    {"layout-writing", Menu::layouts, trLater("&Writing"), trLater("Victory and special rules"), "",
     hasDocument},
    {"layout-save", Menu::layouts, trLater("&Save Layout As..."),
     trLater("Keep the present layout under a name"), "", hasDocument},
    {"bottom-findings", Menu::check, trLater("&Findings"), trLater("Show the findings below the map"), "",
     hasDocument, false, true},
    {"bottom-sight", Menu::check, trLater("&Line of Sight"),
     trLater("Show the last line of sight below the map"), "", hasDocument, false, true},
    {"bottom-overlays", Menu::check, trLater("&Overlays"),
     trLater("Show what is drawn over the map, with its numbers"), "", hasDocument, false, true},
    {"bottom-underlay", Menu::check, trLater("&Underlay"),
     trLater("Show the pictures that the boards are drawn from, and how they fit"), "", hasDocument, true,
     true},
    {"bottom-reasons", Menu::check, trLater("&Reasons"),
     trLater("Show below the table why something may be done or not"), "", hasTable, true, true},
    {"check-now", Menu::check, trLater("&Check Now"), trLater("Check the document again"), "F5", hasDocument},
    {"next-finding", Menu::check, trLater("&Next Finding"), trLater("Go to the next finding"), "F8",
     hasFindings},
    {"previous-finding", Menu::check, trLater("&Previous Finding"), trLater("Go to the finding before"),
     "Shift+F8", hasFindings},
    {"new-window", Menu::window, trLater("New Win&dow for This Document"),
     trLater("Show the document in a second window too, for example on another screen"), "", hasDocument},
    {"next-part", Menu::window, trLater("Ne&xt Part of the Window"),
     trLater("Move the focus to the next panel, bar or list"), "F6", hasDocument},
    {"previous-part", Menu::window, trLater("Pre&vious Part of the Window"),
     trLater("Move the focus to the panel, bar or list before"), "Shift+F6", hasDocument},
    {"next-document", Menu::window, trLater("&Next Document"), trLater("Show the next open document"), "",
     hasDocument, false, false, "Ctrl+Tab"},
    {"palette", Menu::window, trLater("&Commands..."),
     trLater("Find and run any command, or go to a hex, a unit or a finding"), "Ctrl+Shift+P", always, true},
    {"language-en", Menu::language, Phrase("&English"), trLater("Speak English"), "", always},
    {"language-es", Menu::language, Phrase("E&spañol"), trLater("Speak Spanish"), "", always},
    {"change-hexes", Menu::map, trLater("Change &Hexes..."),
     trLater("Find hexes by terrain and level, and change all of them"), "Ctrl+H", hasMap, false},
    {"terrain-mix", Menu::map, trLater("&Mix of Terrains..."),
     trLater("Choose the terrains that the Terrain tool mixes at random"), "", hasMap, true},
    {"contours-from-levels", Menu::map, trLater("&Contours from Levels"),
     trLater("Draw contours for the levels of the hexes"), "", hasMap},
    {"levels-from-contours", Menu::map, trLater("&Levels from Contours"),
     trLater("Give all hexes the levels that the contours show"), "", hasMap},
    {"level-disagreements", Menu::map, trLater("Show &Disagreements"),
     trLater("Mark the hexes whose level is not that of the contours"), "", hasMap, true},
    {"outlines-from-hexes", Menu::map, trLater("&Outlines from Hexes"),
     trLater("Draw outlines around the selected hexes"), "", hasSelection},
    {"hexes-from-outlines", Menu::map, trLater("Hexes from O&utlines"),
     trLater("Paint the hexes that the selected outlines cover at least half"), "", hasSelection},
    {"map-boards", Menu::map, trLater("&Boards and Grid..."),
     trLater("Add, move, turn or crop boards, and change their hex numbers"), "",
     [](const Session& session) { return hasMap(session) && session.document().scenario; }},
    {"map-size", Menu::map, trLater("Columns and Ro&ws..."),
     trLater("Give a board more columns or rows, or fewer"), "", hasMap, true},
    {"select-deeper", Menu::selection, trLater("Select What Is &Below"),
     trLater("Select the next thing below the pointer or the hex cursor"), "", hasMap, false, false, "",
     trLater("B")},
    {"rename", Menu::selection, trLater("Re&name"), trLater("Change the name of the selected thing"), "",
     hasSelection, false, false, "", trLater("F2")},
    {"properties", Menu::selection, trLater("&Properties"), trLater("Go to the form of the selection"), "",
     hasSheet, false, false, "", trLater("F4")},
    {"context-menu", Menu::selection, trLater("&Menu of the Selection"),
     trLater("Show what can be done with the selection"), "", hasMap, true, false, "", trLater("Shift+F10")},
    {"select-same-terrain", Menu::selection, trLater("Same &Terrain"),
     trLater("Select all hexes with the terrain of the hex selected last"), "", areHexes},
    {"select-same-level", Menu::selection, trLater("Same &Level"),
     trLater("Select all hexes with the level of the hex selected last"), "", areHexes},
    {"select-same-zone", Menu::selection, trLater("Same &Zone"),
     trLater("Select all hexes of the zones that the selected hexes are in"), "", areHexesOfScenario},
    {"zone-hexes", Menu::selection, trLater("&Hexes of the Zone"),
     trLater("Select the hexes of the selected zone or objective"), "", isZoneOrObjective},
    {"show-in-forces", Menu::selection, trLater("Show in &Forces"),
     trLater("Show the selected unit in the forces"), "", areUnits},
    {"copy-number", Menu::selection, trLater("&Copy Hex Number"),
     trLater("Copy the number of the selected hex as text"), "", areHexes},
    {"sight-here", Menu::hexes, trLater("Line of &Sight from Here"),
     trLater("Begin a line of sight in the selected hex; click where it ends"), "", areHexes},
    {"explain", Menu::hexes, trLater("&Explain Hex"),
     trLater("Show what the rules say about the hex, with the paragraphs"), "", hasMap, true, false, "",
     trLater("Shift+F1")},
    {"new-objective", Menu::hexes, trLater("New &Objective"),
     trLater("Make an objective of the selected hexes"), "", areHexesOfScenario},
    {"raise", Menu::hexes, trLater("&Raise"), trLater("Raise the selected hexes by one level"), "", areHexes},
    {"lower", Menu::hexes, trLater("&Lower"), trLater("Lower the selected hexes by one level"), "", areHexes},
    {"unload", Menu::units, trLater("&Unload"),
     trLater("Take the selected units off their carriers, and unload what they carry"), "", areUnits},
    {"make-group", Menu::units, trLater("Make &Group"), trLater("Put the selected units into a new group"),
     "", areUnits},
    {"leave-group", Menu::units, trLater("Remove from Gr&oups"),
     trLater("The selected units belong to no group any more"), "", areUnits},
    {"set-up-units", Menu::units, trLater("&Set Up Legally"),
     trLater("Place the groups of the selected units in hexes that the rules allow"), "", areUnits, true},
    {"line-up", Menu::units, trLater("&Line Up"),
     trLater("Place the selected units evenly on the line between the two farthest ones"), "", areUnits},
    {"spread-out", Menu::units, trLater("S&pread Out"),
     trLater("Give each unit of the stack, or each selected unit, a hex of its own"), "", areUnits},
    {"bring-to-top", Menu::units, trLater("Bring to &Top"),
     trLater("Put the selected units above the others in their hexes"), "", areUnits, true},
    {"delete-units", Menu::units, trLater("&Delete Units"),
     trLater("Delete the selected units from the forces"), "", areUnits},
    {"path-split", Menu::lines, trLater("&Split Path Here"),
     trLater("Split the selected road or river at the pointer"), "", arePaths},
    {"path-reverse", Menu::lines, trLater("&Reverse Path"),
     trLater("Reverse the direction of the selected road or river"), "", arePaths},
    {"path-run-off", Menu::lines, trLater("Continue to the Map &Edge"),
     trLater("Continue the selected road or river over the edge of the map"), "", arePaths},
    {"path-join", Menu::lines, trLater("&Join Paths"),
     trLater("Join the selected road or river with the one that continues it"), "", arePaths, true},
    {"contour-flip", Menu::lines, trLater("&Flip Higher Side"),
     trLater("Make the other side of the selected contour the higher one"), "", areShapes},
    {"contour-close", Menu::lines, trLater("&Close or Open Contour"),
     trLater("Join the ends of the selected contour, or open it"), "", areShapes},
    {"contour-split", Menu::lines, trLater("S&plit Contour Here"),
     trLater("Split the selected contour at the pointer"), "", areShapes},
    {"contour-join", Menu::lines, trLater("Jo&in Contours"),
     trLater("Join two selected contours of the same height"), "", areShapes},
    {"simplify", Menu::lines, trLater("Si&mplify"),
     trLater("Give the selected contours and areas fewer points"), "", areShapes},
    {"zone-paint", Menu::zones, trLater("&Paint Zone"), trLater("Paint hexes of the selected zone"), "",
     areZones},
    {"zone-edit", Menu::zones, trLater("&Edit Expression"),
     trLater("Show what the hexes of the selected zone are made of"), "", areZones},
    {"objective-add", Menu::zones, trLater("&Add Hexes to Objective"),
     trLater("Click hexes to add them to the selected objective"), "", areObjectives},
    {"table-turn", Menu::table, trLater("&Turn Sideways or Upright"),
     trLater("Lay the selected cards sideways, or upright again"), "", hasChosen},
    {"table-end", Menu::table, trLater("Other &End Up"),
     trLater("Turn the selected cards to their other end"), "", hasChosen},
    {"table-face", Menu::table, trLater("Turn &Face Down or Up"), trLater("Turn the selected cards over"), "",
     hasChosen},
    {"table-group", Menu::table, trLater("Make a &Group"),
     trLater("Put the selected cards into a group of their own"), "", hasChosen, true},
    {"table-shuffle", Menu::table, trLater("&Shuffle..."), trLater("Shuffle the selected pile by a seed"), "",
     hasTable},
    {"table-deal", Menu::table, trLater("&Deal..."),
     trLater("Shuffle a pile by a seed and deal cards to every player"), "", hasTable},
    {"table-setup", Menu::table, trLater("Set &Up by Seed..."),
     trLater("Set up the whole table as the game says, with the chance of a seed"), "", hasTable, true},
    {"table-attacks", Menu::table, trLater("Show &Attacks"),
     trLater("Show arrows from the selected group to those it can act on"), "Ctrl+T", hasTable, false, true},
    {"table-viewer", Menu::table, trLater("See as the Next &Player"),
     trLater("Show the table as the next player sees it; after the last one, all of it"), "", hasTable, true},
    {"table-all", Menu::table, trLater("Select A&ll Groups"), trLater("Select all groups on the table"), "",
     hasTable},
    {"table-selection", Menu::table, trLater("&Menu of the Selection"),
     trLater("Show what can be done with the selection"), "", hasTable},
    {"manual", Menu::help, trLater("&Manual"), trLater("Open the page of the manual about what is in hand"),
     "F1", always},
    {"keys", Menu::help, trLater("&Keyboard and Tools"), trLater("Show what each tool does, and every key"),
     "Ctrl+F1", always, true},
    {"about", Menu::help, trLater("&About Cota"), trLater("Show the version and the licence"), "", always},
});

/// Labels of actions that show the map or, in these words, the table.
constexpr std::array<std::pair<std::string_view, Phrase>, 2> tableLabels{
    {{"view-map", trLater("Ta&ble")}, {"zoom-fit", trLater("Whole &Table")}}};

struct SubmenuRow {
    const char* id;
    Phrase label;
};
constexpr std::array<SubmenuRow, 8> submenus{{{"recent", trLater("Open &Recent")},
                                              {"language", trLater("&Language")},
                                              {"layouts", trLater("La&youts")},
                                              {"selection", trLater("&Selection")},
                                              {"hexes", trLater("He&xes")},
                                              {"units", trLater("U&nits")},
                                              {"lines", trLater("L&ines and Outlines")},
                                              {"zones", trLater("&Zones and Objectives")}}};

}  // namespace

std::span<const ActionRow> actionRows() { return rows; }

Phrase submenuLabel(std::string_view id) {
    for (const auto& row : submenus)
        if (row.id == id) return row.label;
    return {};
}

std::optional<model::Language> languageOf(const ActionRow& row) {
    if (row.menu != Menu::language) return std::nullopt;
    const std::string_view id = row.id;
    return session::languageNamed(id.substr(id.find('-') + 1));
}

std::string labelOf(const ActionRow& row, const Session& session) {
    std::string label = session::tr(row.label);
    const auto& history = session.history();
    if (row.id == undoId && history.canUndo())
        return label + " " + history.undoLabel().in(session.language());
    if (row.id == redoId && history.canRedo())
        return label + " " + history.redoLabel().in(session.language());
    if (session.playedOn() == session::PlayedOn::table)
        for (const auto& [id, other] : tableLabels)
            if (row.id == id) return session::tr(other);
    return label;
}

}  // namespace cota::tools
