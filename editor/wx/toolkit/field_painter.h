#pragma once
// How a FieldList looks.

#include <wx/dc.h>
#include <wx/window.h>

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "editor/editing/property_sheet.h"
#include "editor/fields/field_layout.h"
#include "editor/fields/refused_values.h"
#include "editor/wx/toolkit/drawing.h"
#include "editor/wx/toolkit/places.h"

namespace cota::wx {

/// The sizes of fields in the font of a window.
fields::Ruler fieldRuler(const wxWindow& window, int fieldHeight);

class FieldPainter {
  public:
    struct Shown {
        const std::vector<session::Property>& rows;
        const fields::RefusedValues& refused;
        std::optional<std::size_t> active = {}, hover = {};
        bool hasFocus = false;
    };
    FieldPainter(const wxWindow& window, const Shown& shown, const fields::Ruler& ruler)
        : window_(window), shown_(shown), ruler_(ruler) {}

    void paintRow(wxDC& dc, const fields::FieldRow& row) const;
    /// All rows in sight.
    void paint(wxDC& dc, const fields::FieldLayout& layout, int top, int room) const {
        for (const auto& row : layout.rows)
            if (row.box.bottom() >= top && row.box.y <= top + room) paintRow(dc, row);
        if (shown_.hasFocus && !shown_.active)
            drawFocus(dc, window_, wxRect(0, top, window_.GetClientSize().x, room));
    }

    struct Text {
        wxString text;
        bool isHint = false;  // shown in grey: it is not the value of this field
    };
    static Text textOf(const Shown& shown, std::size_t property);

  private:
    void paintLabel(wxDC& dc, const fields::FieldRow& row) const;
    void paintField(wxDC& dc, std::size_t property, const wxRect& box) const;
    void paintFlag(wxDC& dc, std::size_t property, const wxRect& box) const;
    void paintFrame(wxDC& dc, std::size_t property, const wxRect& box) const;
    int paintMarks(wxDC& dc, const session::Property& row, const wxRect& box) const;
    void paintText(wxDC& dc, std::size_t property, const wxRect& box, int room) const;

    const wxWindow& window_;
    const Shown& shown_;
    const fields::Ruler& ruler_;
};

/// The visible fields, and the editor over one, by their names. `seen`: the part of the form in the window.
std::vector<ItemPlace> placesOfFields(const std::string& form, const std::vector<session::Property>& rows,
                                      const fields::FieldLayout& layout, const wxRect& seen,
                                      std::optional<std::size_t> edited);
/// What the field cannot show, and what can be entered.
wxString tipOf(const session::Property& row, const wxString& text, bool isCut);

}  // namespace cota::wx
