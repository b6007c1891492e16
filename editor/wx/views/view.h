#pragma once
// The base of the pages of the window: the wide forms beside the map (set-up, turns, victory, counters) and
// the tabs of the side panel. A page shows the document and writes steps of its history.

#include <wx/panel.h>

#include <functional>
#include <set>
#include <string>
#include <vector>

#include "editor/editing/session.h"
#include "editor/setup/group_edits.h"
#include "editor/table/table_desk.h"
#include "editor/tools/choices.h"
#include "editor/wx/toolkit/row_list.h"
#include "editor/wx/toolkit/strip.h"
#include "editor/wx/toolkit/trace.h"

namespace cota::wx {

/// What a page may use of the window around it. It outlives the page.
struct ViewContext {
    session::Session& session;
    tools::Choices& choices;
    Trace& trace;
    /// A message in the status bar.
    std::function<void(const std::string& text)> say = {};
    /// Scrolls the map to a thing, without leaving the page.
    std::function<void(const model::Subject&)> reveal = {};
    /// Marks hexes on the map until the next click there; empty: none.
    std::function<void(std::set<session::Cell>)> markHexes = {};
    /// Runs an action of tools::actionRows() by its id, "view-map" shows the map; or takes a tool by its
    /// id, on the map.
    std::function<void(const std::string& action)> run = {};
    /// The unit that a click on the map would place; empty if the active tool places none.
    std::function<session::Selection()> unitToPlace = {};
    /// Shows on the map what would change; null: nothing any more.
    std::function<void(const model::Document* changed)> preview = {};
    /// Units of a list are dragged over a point of the screen, and dropped on the map.
    std::function<void(const session::CounterIds& units, const wxPoint& screen, RowList::Drag how)>
        dragUnits = {};
    /// Removes the selection from the document, and says what else was removed.
    std::function<void()> removeSelected = {};
    /// The table of a game without a map.
    session::TableDesk* table = nullptr;
};

class View : public wxPanel {
  public:
    View(wxWindow* parent, const ViewContext& context);

    /// Fills the page from the document. Called soon after a change if the page is visible, else when it is
    /// shown again; several changes may be one call.
    virtual void refresh() = 0;
    /// What the option bar shows for the page, left of undo and redo. The first item is its name.
    virtual std::vector<StripItem> options() { return {}; }
    /// An empty panel with a sizer for the map, if the page shows it beside its form.
    virtual wxWindow* mapPlace() { return nullptr; }
    /// Call it when options() has changed.
    std::function<void()> onOptions;
    /// The page is visible now; refreshes it if the document has changed meanwhile.
    void shown();

  protected:
    const ViewContext& context() const { return context_; }
    session::Session& session() const { return context_.session; }
    /// Adds a step to the history.
    void commit(session::HistoryEntry step) { session().commit(std::move(step)); }

    /// What a key or a drop works on must be the present document: its event may come before the refresh.
    void freshen();

  private:
    void documentChanged();

    const ViewContext& context_;
    bool isOld_ = true;
    bool isWaiting_ = false;  // refresh() is about to be called
    session::Signal<session::Changed>::Connection listening_;
};

/// A page in a table: where it is offered, and how it is made.
struct PageRow {
    const char* id;  // stable, for actions ("view-" or "side-" before it), settings and tests
    session::Phrase label;
    const char* icon;
    wxWindow* (*make)(wxWindow* parent, const ViewContext& context);  // null: not offered
    bool usesTools = false;                                           // the tool strip is shown beside it
    bool isForm = false;  // of the side panel: it needs the room of Properties
};

}  // namespace cota::wx
