#pragma once
// Where the labels, fields and messages of a property sheet are. Labels are wrapped, never cut off. All
// lengths are in pixels.

#include <cstddef>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "editor/editing/property_sheet.h"

namespace cota::fields {

struct Box {
    int x = 0, y = 0, width = 0, height = 0;
    bool holds(int px, int py) const { return px >= x && py >= y && px < x + width && py < y + height; }
    int bottom() const { return y + height; }
    friend bool operator==(const Box&, const Box&) = default;
};

/// The sizes of a list, from the font of the window.
struct Ruler {
    std::function<int(const std::string& text)> width;        // of a text in one line
    std::function<int(const std::string& text)> strong = {};  // the same in the font of headings
    int line = 16;                                            // height of a line of text
    int field = 26;                                           // least height of a field
    int gap = 4;                                              // between rows, and between fields
    int edge = 10;                                            // left and right of everything
};

/// One line of fields with the same label, a heading, or messages at the end of the rows of a heading.
/// Places are relative to the list.
struct FieldRow {
    std::size_t first = 0;  // the first property of the row, in the sheet
    bool isHeading = false;
    bool isFolded = false;  // a heading whose rows are hidden
    bool isWide = false;    // the fields are below the label, over the whole width
    Box box;
    Box label;
    std::vector<std::string> labelLines;
    std::vector<Box> fields;  // of the properties `first`, `first` + 1 ...
    std::vector<Box> units;   // the text after each field; empty boxes if there is none
    Box below;                // the message below the fields; empty if there is none
    std::vector<std::string> belowLines;
};

/// The lines of text below a row, by the first property of the row.
using RoomBelow = std::map<std::size_t, int>;

struct FieldLayout {
    std::vector<FieldRow> rows;
    int divider = 0;  // the x between labels and fields
    int height = 0;
    /// The row of a property; null if it is hidden.
    const FieldRow* rowOf(std::size_t property) const;
    RoomBelow roomBelow() const;
    /// The field of a property; empty if it is hidden.
    Box fieldOf(std::size_t property) const;
};

/// What a list shows besides the sheet.
struct FieldView {
    int width = 300;
    double labelShare = 0.36;           // of the width
    std::set<std::string> folded = {};  // headings
    /// Messages about values that were refused, by property; they replace those of the sheet.
    std::function<std::string(std::size_t property)> refusal = {};
    /// The room below rows while the form is edited, so that no row moves away from the pointer: a message
    /// that does not fit there is shown at the end of the rows of its heading. Empty: each message has its
    /// room.
    std::optional<RoomBelow> kept = {};
};

FieldLayout layoutOf(const std::vector<session::Property>& rows, const FieldView& view, const Ruler& ruler);

/// A text in lines no longer than `width`; a word that is longer is divided.
std::vector<std::string> wrapped(const std::string& text, int width, const Ruler& ruler);

/// What a choice leaves for its name beside its arrow.
int choiceRoom(int width, const Ruler& ruler);

/// The part of a form at a point.
struct FieldHit {
    enum class Part { none, heading, label, field, divider };
    Part part = Part::none;
    std::size_t row = 0;       // in the layout
    std::size_t property = 0;  // in the sheet
};
FieldHit hitAt(const FieldLayout& layout, int x, int y);

/// The field of the sheet before in the new sheet, which may have other rows, of a thing with another id;
/// nothing if it is gone.
std::optional<std::size_t> sameField(const std::vector<session::Property>& before, std::size_t property,
                                     const std::vector<session::Property>& rows);

/// The next visible field that can be edited; `step` is 1 or -1. Nothing beyond the first and last one.
std::optional<std::size_t> nextField(const FieldLayout& layout, const std::vector<session::Property>& rows,
                                     std::optional<std::size_t> from, int step);

}  // namespace cota::fields
