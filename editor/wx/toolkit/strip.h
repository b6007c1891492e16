#pragma once
// A bar of buttons, toggles, choices and fields, drawn by itself. What does not fit loses its text first, and
// then moves into a menu at the end; nothing is cut off.

#include <wx/bitmap.h>
#include <wx/control.h>
#include <wx/timer.h>

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "editor/wx/access/key_stops.h"
#include "editor/wx/toolkit/hover_tip.h"
#include "editor/wx/toolkit/places.h"
#include "editor/wx/toolkit/theme.h"

class wxMenu;

namespace cota::wx {

class StripFit;
struct StripItemPlace;

struct StripItem {
    /// `segment`: a toggle that touches the segments beside it. `drop`: a button with a menu. `window`: a
    /// real control. `space` pushes the items after it to the end of the bar.
    enum class Kind { label, button, toggle, segment, drop, check, window, line, space };
    std::string id;  // stable, for tests
    Kind kind = Kind::button;
    wxString text;
    std::string icon = {};
    wxString tip = {};  // name, key, and a sentence, or why it is disabled
    bool isOn = false;
    bool isEnabled = true;
    bool isPrimary = false;   // the button for what a user most probably wants
    bool isIconOnly = false;  // the text is shown in the tooltip and in the menu of hidden items only
    std::function<void()> run = {};
    std::function<void(wxMenu&)> menu =
        {};  // of a `drop` (without it `run` opens one); of others, opened by right click or a long press
    wxWindow* window = nullptr;  // a child of the strip
    wxBitmap picture = {};       // shown instead of the icon
    Tone tone = Tone::plain;     // of the icon
    bool startsGroup = false;    // a segment that does not touch the one before
};

class Strip : public wxControl, public HasPlaces {
  public:
    enum class Way { across, down };
    Strip(wxWindow* parent, const wxString& name, Way way);

    void show(std::vector<StripItem> items);
    const std::vector<StripItem>& items() const { return items_; }
    /// Lines at the edges of the bar: wxBOTTOM, wxRIGHT ...
    void setEdges(int edges) { edges_ = edges; }
    /// The bar is part of a panel: smaller gaps.
    void setInner(bool isInner) { isInner_ = isInner; }

    /// The bar is as long as its items, not as its place.
    void setHugging(bool isHugging) { isHugging_ = isHugging; }

    /// Where an item is on the screen; empty if it is hidden.
    wxRect screenBox(const std::string& id) const;

    /// Adds what can be pressed to a menu: the context menu of the list below the bar.
    void fillMenu(wxMenu& menu, bool isHiddenOnly = false);

    /// Where keys stop: the items that can be pressed, and behind the last item the menu of the hidden ones.
    std::vector<KeyStop> stops() const;
    /// Presses what is at a stop; `opensMenu`: opens its menu if it has one.
    void press(std::size_t stop, bool opensMenu);

    std::vector<ItemPlace> places() const override;
    bool AcceptsFocusFromKeyboard() const override { return false; }

  private:
    wxSize DoGetBestClientSize() const override;
    bool AcceptsFocus() const override { return false; }
    void arrange();
    StripFit fit() const;
    wxSize sizeOf(const StripItem& item, bool isShort) const;
    bool showsText(const StripItem& item, bool isShort) const;
    int thickness() const;
    int height() const;
    int textWidth(const wxString& text, bool isBold) const;
    void onPaint();
    StripItemPlace placeOf(std::size_t item) const;
    void paintMore(wxDC& dc) const;
    std::optional<std::size_t> itemAt(const wxPoint& point) const;
    bool isMoreAt(const wxPoint& point) const { return hasMore_ && more_.Contains(point); }
    void onMotion(wxMouseEvent& event);
    void onDown(wxMouseEvent& event);
    void onUp(wxMouseEvent& event);
    void openMenu(std::size_t item);
    void openMore();
    void run(std::size_t item);

    Way way_;
    int edges_ = 0;
    bool isInner_ = false, isHugging_ = false;
    std::vector<StripItem> items_;
    std::vector<wxRect> boxes_;   // empty for hidden items
    std::vector<bool> areShort_;  // items whose text beside the icon is left out
    std::vector<bool> areHidden_;
    int cut_ = 0;  // what the title at the beginning lacks
    bool hasMore_ = false;
    wxRect more_;
    std::optional<std::size_t> hover_, pressed_;
    wxRect pressedBox_;     // where the item was when it was pressed
    std::string openMenu_;  // the item whose menu is open
    bool isMoreHovered_ = false;
    HoverTip tip_{*this};
    KeyStops keys_{*this, [this] { return stops(); },
                   [this](std::size_t stop, bool opensMenu) { press(stop, opensMenu); }};
    wxTimer longPress_;
    // Asking the toolkit for these takes longer than all the rest, and most steps show the same items again.
    mutable int height_ = 0;
    mutable std::map<std::pair<wxString, bool>, int> textWidths_;
};

}  // namespace cota::wx
