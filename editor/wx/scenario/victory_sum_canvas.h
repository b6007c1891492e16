#pragma once
// What each side can have in victory points, drawn: a bar for each side with its thresholds, and what is
// wrong with them.

#include <wx/scrolwin.h>

#include "editor/scenario/victory_sums.h"

namespace cota::wx {

class VictorySumCanvas : public wxScrolledCanvas {
  public:
    explicit VictorySumCanvas(wxWindow* parent);
    void show(session::VictorySums sums);

  private:
    int paint(wxDC& dc, int width) const;
    int paintSide(wxDC& dc, const session::SideSum& sum, int top, int width) const;
    int paintText(wxDC& dc, const wxString& text, const wxColour& colour, int top, int width) const;

    session::VictorySums sums_;
};

}  // namespace cota::wx
