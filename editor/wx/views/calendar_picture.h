#pragma once
// Paints the calendar of arrivals.

#include <wx/bitmap.h>
#include <wx/dc.h>
#include <wx/window.h>

#include <functional>
#include <map>
#include <optional>
#include <string>

#include "editor/setup/calendar.h"
#include "editor/setup/calendar_layout.h"
#include "editor/wx/toolkit/theme.h"

namespace cota::wx {

struct CalendarPicture {
    const wxWindow& window;
    const session::Calendar& calendar;
    const session::CalendarLayout& layout;
    const std::map<std::string, wxColour>& sides;
    const model::GroupId& selected;
    const std::function<wxBitmap(const model::CounterId&, int size)>& face;
    int scrollX = 0, scrollY = 0;
    int footer = 0;  // height of the line below; 0: none
    wxString footerText = {};
    Tone tone = Tone::muted;                          // of that line and of the marked cell
    std::optional<session::CalendarPlace> over = {};  // the cell where what is dragged would go
    std::optional<std::size_t> dragged = {};          // the card that is dragged ...
    bool isWhole = true;                              // ... and not only an end of it

    void paint(wxDC& dc) const;

  private:
    void paintRows(wxDC& dc, const wxRect& area) const;
    void paintNames(wxDC& dc) const;
    void paintHeader(wxDC& dc) const;
    void paintBlocks(wxDC& dc) const;
    void paintCard(wxDC& dc, std::size_t card, const session::CardBoxes& boxes, bool isGhost) const;
    void paintDrop(wxDC& dc) const;
    void paintFooter(wxDC& dc) const;
    wxRect onScreen(const session::CalendarBox& box) const;
    wxColour colourOfSide(const model::SideId& side) const;
};

}  // namespace cota::wx
