#pragma once
// The calendar of arrivals in the window: turns across, entries down, groups as cards that are dragged with
// the mouse or moved with the keys.

#include <wx/window.h>

#include <functional>
#include <map>
#include <optional>
#include <string>

#include "editor/setup/calendar.h"
#include "editor/setup/calendar_layout.h"
#include "editor/wx/toolkit/hover_tip.h"
#include "editor/wx/toolkit/places.h"
#include "editor/wx/toolkit/theme.h"

namespace cota::wx {

class CalendarCanvas : public wxWindow, public HasPlaces {
  public:
    CalendarCanvas(wxWindow* parent, const wxString& key);

    void show(session::Calendar calendar, std::map<std::string, wxColour> sideColours);
    const session::Calendar& calendar() const { return calendar_; }
    void select(const model::GroupId& group);
    const model::GroupId& selected() const { return selected_; }

    /// What is dragged from elsewhere over a point of the screen: marks its cell; nothing outside of the
    /// cells. `units`: a card takes them.
    std::optional<session::CalendarPlace> hoverDrop(const wxPoint& screen);
    std::optional<model::GroupId> cardAtScreen(const wxPoint& screen) const;
    void endDrop();
    /// What would happen if the dragged card were dropped, below the calendar.
    void setDropText(const wxString& text, Tone tone);

    /// The picture of a unit, for cards.
    std::function<wxBitmap(const model::CounterId&, int size)> onFace;

    enum class Change { move, copy, first, last };
    std::function<void(const model::GroupId&)> onSelect;
    /// A card was dropped there, or the end of its bar.
    std::function<void(const model::GroupId&, session::CalendarPlace, Change)> onDrop;
    /// A card is dragged over another cell; nothing: it left the calendar, or the drag has ended.
    std::function<void(const model::GroupId&, std::optional<session::CalendarPlace>)> onDragOver;
    /// Dropped outside of the calendar.
    std::function<void(const model::GroupId&, const wxPoint& screen)> onDropOutside;
    std::function<void(const model::GroupId&, int turns, int rows)> onStep;
    std::function<void(const model::GroupId&)> onActivate;  // Enter or double click
    std::function<void(const model::GroupId&, const wxPoint& at)> onMenu;
    std::function<void(session::CalendarPlace)> onEmptyCell;  // double click
    std::function<void(int turn)> onTurn;                     // pressed, on a card or beside it

    std::vector<ItemPlace> places() const override;

  private:
    int namesWidth() const;
    session::CalendarMeasures measures() const;
    int footer() const;
    void arrange();
    void scrollBy(int orientation, int position);
    void showSelected();
    void onPaint();
    wxRect onScreen(const session::CalendarBox& box) const;

    void onDown(wxMouseEvent& event);
    void onMotion(wxMouseEvent& event);
    void onUp(wxMouseEvent& event);
    bool isFar(const wxPoint& at) const;
    void onKey(wxKeyEvent& event);
    void endDrag();
    void showTip(const session::CalendarHit& hit);
    session::CalendarHit hitAt(const wxPoint& point) const;
    std::optional<session::CalendarPlace> placeAt(const wxPoint& point) const;
    /// The turn that follows when a card is caught elsewhere than at its first turn.
    std::optional<session::CalendarPlace> targetAt(const wxPoint& point) const;

    struct Drag {
        std::size_t card = 0;
        Change change = Change::move;
        wxPoint from;
        int grabbed = 0;  // turns between the start of the card and the pointer
        bool isMoving = false;
        std::optional<session::CalendarPlace> over;
    };

    session::Calendar calendar_;
    session::CalendarLayout layout_;
    std::map<std::string, wxColour> sides_;
    model::GroupId selected_;
    int scrollX_ = 0, scrollY_ = 0;
    std::optional<Drag> drag_;
    std::optional<session::CalendarPlace> drop_;
    wxString dropText_;
    Tone dropTone_ = Tone::muted;
    HoverTip tip_{*this};
};

}  // namespace cota::wx
