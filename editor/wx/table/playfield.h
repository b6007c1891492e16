#pragma once
// What the first view of a document shows: its map, or for a game without one its table. Commands on both go
// through here.

#include <functional>
#include <string>
#include <vector>

#include "editor/editing/session.h"
#include "editor/table/table_desk.h"
#include "editor/wx/bars/page_book.h"
#include "editor/wx/toolkit/strip.h"
#include "editor/wx/views/view.h"

namespace cota::wx {

class MapCanvas;
class TableCanvas;

class Playfield {
  public:
    Playfield(session::Session& session, MapCanvas& map);

    /// Makes the table beside the map in the page that shows them. `run`: runs an action of the window.
    wxWindow* build(wxWindow* page, const ViewContext& context, std::function<void(const std::string&)> run);
    bool isTable() const { return session_.playedOn() == session::PlayedOn::table; }
    session::TableDesk& desk() { return desk_; }
    TableCanvas& table() const { return *table_; }
    wxWindow& shown() const;
    /// Shows the one that the game is played on, under its name.
    void choose(PageBook& views, const PageRow& mapRow);
    std::vector<StripItem> options(model::Language language);
    /// What a click does, for the status bar.
    std::string help() const;
    /// What the viewer of the table sees, for forms; nothing while all is seen.
    std::optional<model::Document> seen();

    void zoomBy(double factor);
    void fit();
    void zoomTo(double perMillimetre);
    void zoomToSelection();
    void escape();
    /// Ends a drag over the table, wherever the keys go; true if there was one.
    bool cancelDrag();
    void reveal(const model::Subject& subject);
    bool isDrawn() const;
    /// An action of the menu Table; false if it is none.
    bool run(const std::string& action, wxWindow* window);

    /// Another viewer, arrows or action: what the bars show has changed.
    std::function<void()> onOptions;
    /// The screen shows the present table.
    std::function<void()> onDrawn;

  private:
    session::Session& session_;
    MapCanvas& map_;
    session::TableDesk desk_;
    TableCanvas* table_ = nullptr;
    std::function<void(const std::string&)> run_;
    session::Signal<>::Connection listening_;
};

/// The ids of the actions of the menu Table.
std::vector<std::string> tableActions();

}  // namespace cota::wx
