#pragma once
// The small map of a height model, with the outline of the board to drag.

#include <wx/bitmap.h>
#include <wx/image.h>
#include <wx/window.h>

#include <array>
#include <functional>
#include <optional>

#include "editor/picture/heights_draft.h"

namespace cota::wx {

class HeightsMap : public wxWindow {
  public:
    /// `aspect`: width of the ground by its height.
    HeightsMap(wxWindow* parent, const picture::Pixels& pixels, double aspect);

    void show(const std::array<session::MapSpot, 4>& outline, bool isFixed);
    /// The outline was dragged, or moved by an arrow key.
    std::function<void(session::MapSpot from, session::MapSpot to)> onMove;
    std::function<void(std::size_t corner, session::MapSpot to)> onResize;

  private:
    /// Brings the file and the outline into sight.
    void frame();
    /// Where the file is drawn.
    wxRect field() const;
    session::MapSpot spotAt(wxPoint at) const;
    wxPoint pointOf(session::MapSpot spot) const;
    std::optional<std::size_t> cornerAt(wxPoint at) const;
    void paint();
    void press(wxMouseEvent& event);
    void drag(wxMouseEvent& event);
    void endDrag();
    void onKey(wxKeyEvent& event);

    wxImage image_;
    wxBitmap scaled_;
    double aspect_;
    double left_ = 0, right_ = 1, top_ = 0, bottom_ = 1;  // what is in sight; the file is from 0 to 1
    std::array<session::MapSpot, 4> outline_{};
    bool isFixed_ = false;
    std::optional<std::size_t> corner_;        // that is being dragged
    std::optional<session::MapSpot> dragged_;  // where the last motion was
};

}  // namespace cota::wx
