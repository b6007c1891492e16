#pragma once
// The table in the window, in place of the map: its picture and the marks over it.

#include <wx/window.h>

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "editor/editing/session.h"
#include "editor/table/table_desk.h"
#include "editor/table/table_menu.h"
#include "editor/wx/canvas/scrolled_view.h"
#include "editor/wx/table/table_hand.h"
#include "editor/wx/table/table_pixels.h"
#include "editor/wx/toolkit/places.h"

namespace cota::wx {

class TableCanvas : public wxWindow, public HasPlaces {
  public:
    TableCanvas(wxWindow* parent, session::Session& session, session::TableDesk& desk);

    void zoomBy(double factor) { view_.zoom(factor); }
    void fit() { view_.fit(); }
    void zoomTo(double perMillimetre) { view_.zoom(perMillimetre / view_.viewport().perMillimetre()); }
    void zoomToSelection();
    /// Ends the drag, or clears the selection if nothing is dragged.
    void escape();
    bool cancelDrag() { return hand_.cancel(); }
    void removeSelected();
    void selectAll();
    /// Scrolls to a thing if it is not visible.
    void reveal(const model::Subject& subject);
    /// Opens the menu of the selection, at the thing or at a point.
    void openMenu();
    void openMenuAt(const wxPoint& at);
    /// Whether the viewer sees all; otherwise says why nothing can be changed.
    bool mayChange();
    /// A step on the selection, or the reason why there is none.
    void write(session::Written written);
    /// A message; nothing if it is empty.
    void say(const std::string& text);
    bool isDrawn() const { return pixels_.isDrawn(); }
    /// Things of the selected finding, until the next press or step.
    void pointOut(std::vector<model::Subject> things);

    /// A message: why nothing happened.
    std::function<void(const std::string&)> onMessage;
    /// An entry of the menu that is an action of the window.
    std::function<void(const std::string& action)> onAction;
    /// The screen shows the present table.
    std::function<void()> onDrawn;
    std::function<bool()> showsPins;

    /// "table card-group:p1-us-1", for tests.
    std::vector<ItemPlace> places() const override;

  private:
    void onPaint();
    void paintMarks(cairo_t* surface);
    void changed();
    double pixel() const { return 1 / view_.viewport().perMillimetre(); }
    wxRect screenBox(const picture::Box& box) const;

    session::Session& session_;
    session::TableDesk& desk_;
    // In this order: each part uses those above it.
    ScrolledView view_;
    TablePixels pixels_;
    TableHand hand_;
    std::shared_ptr<const session::TableScene> scene_;
    std::vector<session::TablePin> pins_;
    std::vector<model::Subject> pointed_;
    bool isFitted_ = false;
    session::Signal<>::Connection deskListening_;
    session::Signal<session::Changed>::Connection listening_;
};

}  // namespace cota::wx
