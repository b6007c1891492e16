#pragma once
// Mouse and keys on the table: clicks select, drags move things, frame groups or scroll.

#include <wx/gdicmn.h>

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "editor/editing/session.h"
#include "editor/table/table_desk.h"
#include "editor/table/table_drag.h"
#include "editor/table/table_marks.h"
#include "editor/wx/canvas/scrolled_view.h"

class wxKeyEvent;
class wxMouseEvent;

namespace cota::wx {

class TableCanvas;

class TableHand {
  public:
    TableHand(TableCanvas& canvas, session::Session& session, session::TableDesk& desk, ScrolledView& view);

    /// Ends the drag without a step; true if there was one.
    bool cancel();
    /// What is shown of the drag, over everything else.
    session::TableMarks marks(const session::TableScene& scene) const;

  private:
    void bindMouse();
    void bindKeys();
    void onLeftDown(wxMouseEvent& event);
    void onRightDown(wxMouseEvent& event);
    void onMotion(wxMouseEvent& event);
    void onLeftUp(wxMouseEvent& event);
    void onWheel(wxMouseEvent& event);
    void onKeyDown(wxKeyEvent& event);
    void goBeside(int right, int down);
    void choose(const std::vector<model::Subject>& things, bool isToggled);
    void beginDrag();
    void followDrag(const wxMouseEvent& event);
    void drop();
    std::vector<model::Subject> thingsAt(const wxPoint& at) const;
    picture::Point pointAt(const wxPoint& at) const;
    double pixel() const { return 1 / view_.viewport().perMillimetre(); }

    TableCanvas& canvas_;
    session::Session& session_;
    session::TableDesk& desk_;
    ScrolledView& view_;
    std::optional<wxPoint> pressed_, panFrom_;
    std::vector<model::Subject> below_;       // where the button was pressed
    std::optional<model::Subject> narrowed_;  // selected by the release of a click without a drag
    wxPoint pointer_;
    std::optional<session::TableDrag> drag_;
    std::optional<picture::Box> band_;
    bool isSpaceDown_ = false;
};

}  // namespace cota::wx
