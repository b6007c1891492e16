#pragma once
// Where the parts of the calendar are, in pixels, and what is below the pointer. The first column and the
// header do not scroll.

#include <functional>
#include <string>
#include <vector>

#include "editor/setup/calendar.h"

namespace cota::session {

struct CalendarBox {
    int x = 0, y = 0, width = 0, height = 0;
    bool contains(int px, int py) const { return px >= x && py >= y && px < x + width && py < y + height; }
    friend bool operator==(const CalendarBox&, const CalendarBox&) = default;
};

struct CalendarMeasures {
    int names = 190;  // width of the first column
    int turn = 28;    // least width of a turn
    int header = 54;  // height of the row of turns
    int lane = 46;    // height of a card with its margin
    int card = 40;    // width and height of a card
    int margin = 3;
    int handle = 6;                                  // at the ends of a bar, to drag them
    std::function<int(const std::string&)> widthOf;  // of a text; empty: 7 a character
};

/// A card, or a bar for dice, and the place of its texts.
struct CardBoxes {
    CalendarBox body;
    CalendarBox label;
};

struct CalendarHit {
    enum class What { nothing, turn, entry, cell, card, cardStart, cardEnd };
    What what = What::nothing;
    std::size_t card = 0;
    CalendarPlace place;  // of a cell or card below the pointer; the turn of a turn, the row of an entry
};

/// Boxes are relative to the corner between header and first column; x before scrolling.
struct CalendarLayout {
    int turnWidth = 0;
    std::vector<CalendarBox> turns;    // in the header
    std::vector<CalendarBox> entries;  // rows over the whole width of the turns
    std::vector<CardBoxes> cards;
    std::vector<CalendarBox> blocks;
    int width = 0;   // of all turns
    int height = 0;  // of all rows
    CalendarMeasures measures;

    /// The card or cell at a point of the window, whose contents are scrolled by (scrollX, scrollY).
    CalendarHit at(const Calendar& calendar, int x, int y, int scrollX, int scrollY) const;
    /// The cell nearest to the point, for drops; nothing outside of the rows.
    std::optional<CalendarPlace> cellAt(const Calendar& calendar, int x, int y, int scrollX,
                                        int scrollY) const;
};

/// What a tooltip says about it.
std::string tipOf(const Calendar& calendar, const CalendarHit& hit);

/// Turns share `width`, but none is narrower than the measure.
CalendarLayout layOut(const Calendar& calendar, int width, CalendarMeasures measures);

}  // namespace cota::session
