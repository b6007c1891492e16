#pragma once
// How one item of a bar is painted.

#include "editor/wx/toolkit/strip.h"

class wxDC;

namespace cota::wx {

inline constexpr int stripCorner = 6;  // device-independent pixels

struct StripItemPlace {
    wxRect box;
    bool isDown = false;  // the bar goes down
    bool isHovered = false;
    bool showsText = false;
    bool isFirst = false, isLast = false;  // of the segments that touch
};

class StripPainter {
  public:
    StripPainter(const wxWindow& strip, const StripItem& item, const StripItemPlace& place)
        : strip_(strip), item_(item), place_(place) {}
    void paint(wxDC& dc) const;

  private:
    void paintFrame(wxDC& dc) const;
    int paintPicture(wxDC& dc, const wxColour& ink) const;

    const wxWindow& strip_;
    const StripItem& item_;
    StripItemPlace place_;
};

}  // namespace cota::wx
