#pragma once
// The board that a new document will have, on its sheet.

#include <wx/window.h>

#include "formats/model/geometry/grid.h"
#include "formats/model/geometry/hex_layout.h"

class wxDC;

namespace cota::wx {

/// The board as it will be printed: its hexes on the sheet, with room for title and legend.
class BoardPreview : public wxWindow {
  public:
    explicit BoardPreview(wxWindow* parent);
    void show(const model::Grid& grid, bool hasBoard, const model::MapSize& sheet);

  private:
    void paint();
    void paintHexes(wxDC& dc, const model::HexLayout& layout, const wxRect& hexes, double scale) const;

    model::Grid grid_;
    bool hasBoard_ = false;
    model::MapSize sheet_;
};

}  // namespace cota::wx
