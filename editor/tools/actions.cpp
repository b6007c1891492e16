#include "editor/tools/actions.h"

#include <array>
#include <string_view>

#include "editor/session/words.h"

namespace cota::tools {

using session::Session;

namespace {

bool always(const Session&) { return true; }
bool hasMap(const Session& session) { return session.table() != nullptr; }
bool hasFile(const Session& session) { return !session.path().empty(); }
bool hasDocument(const Session& session) { return !session::partsOf(session.document()).empty(); }
bool canUndo(const Session& session) { return session.history().canUndo(); }
bool canRedo(const Session& session) { return session.history().canRedo(); }
bool canSave(const Session& session) {
    return hasDocument(session) && session.isModified() && !session.isReadOnly();
}
bool canRevert(const Session& session) { return hasFile(session) && session.isModified(); }
bool hasSelection(const Session& session) { return hasMap(session) && !session.selection().empty(); }
bool hasFindings(const Session& session) { return !session.report().findings.empty(); }

constexpr std::string_view undoId = "undo";
constexpr std::string_view redoId = "redo";

constexpr std::array<ActionRow, 20> rows{{
    {"new", Menu::file, "&New...", "Begin a board, a scenario or a copy of a sample", "Ctrl+N", always},
    {"open", Menu::file, "&Open...", "Open a scenario, a board or forces", "Ctrl+O", always, true},
    {"save", Menu::file, "&Save", "Write what has changed", "Ctrl+S", canSave},
    {"save-as", Menu::file, "Save &As...", "Write to another file", "Ctrl+Shift+S", hasDocument},
    {"revert", Menu::file, "&Revert to Saved", "Go back to what is on disk; can be undone", "", canRevert,
     true},
    {"export", Menu::file, "&Export...", "The map as PDF, PNG or SVG, for print and web", "Ctrl+P", hasMap,
     true},
    {"quit", Menu::file, "&Quit", "Close the window", "Ctrl+Q", always},
    {undoId.data(), Menu::edit, "&Undo", "Take the last step back", "Ctrl+Z", canUndo},
    {redoId.data(), Menu::edit, "&Redo", "Take the step again", "Ctrl+Shift+Z", canRedo, true},
    {"delete", Menu::edit, "&Delete", "Take what is selected off the map (Delete, with the map in hand)", "",
     hasSelection, true},
    {"cancel", Menu::edit, "&Cancel Gesture", "Forget what is being drawn", "", hasMap},
    {"finish", Menu::edit, "&Finish Line", "End the line or outline being drawn", "", hasMap},
    {"zoom-in", Menu::view, "Zoom &In", "Larger", "Ctrl++", hasMap},
    {"zoom-out", Menu::view, "Zoom &Out", "Smaller", "Ctrl+-", hasMap},
    {"zoom-fit", Menu::view, "Whole &Map", "The whole sheet", "Ctrl+0", hasMap, true},
    {"viewshed", Menu::view, "What the Selected Hex &Sees", "Darkens what cannot be seen from there",
     "Ctrl+E", hasMap, false, true},
    {"reach", Menu::view, "Where the Selected Unit &Gets", "Tints the hexes by the turn they are reached in",
     "Ctrl+R", hasMap, true, true},
    {"next-finding", Menu::view, "&Next Finding", "Go to the next finding", "F8", hasFindings},
    {"panels", Menu::view, "&Reset Panels", "All panels where they were at first", "", always},
    {"about", Menu::help, "&About Cota", "Version and licence", "", always},
}};

}  // namespace

std::span<const ActionRow> actionRows() { return rows; }

std::string labelOf(const ActionRow& row, const Session& session) {
    const std::string label = session::tr(row.label);
    const auto& history = session.history();
    if (row.id == undoId && history.canUndo()) return label + " " + history.undoLabel();
    if (row.id == redoId && history.canRedo()) return label + " " + history.redoLabel();
    return label;
}

}  // namespace cota::tools
