#pragma once
// A row of a RowList.

#include <wx/bitmap.h>
#include <wx/string.h>
#include <wx/window.h>

#include <optional>
#include <string>
#include <vector>

#include "editor/wx/toolkit/theme.h"

namespace cota::wx {

struct ListBadge {
    wxString text;
    Tone tone = Tone::muted;
};

struct ListRow {
    enum class Fold { none, open, closed };
    std::string id;        // stable; unique in the list
    wxString text;         // wrapped
    wxString detail = {};  // small and grey, below the text
    wxString right = {};   // grey, at the end of the first line
    std::string icon = {};
    Tone tone = Tone::plain;  // of the icon
    Tone ink = Tone::plain;   // of the text
    wxBitmap picture = {};    // shown instead of the icon
    wxColour swatch = {};     // a small square before the text
    enum class Swatch { full, rising, falling, ring } swatchForm = Swatch::full;  // or lines in it, or a ring
    std::vector<ListBadge> badges = {};
    int level = 0;                   // indentation
    bool isInTree = false;           // has room for the sign that folds, even without one
    Fold fold = Fold::none;          // the row has rows below it
    bool isHeading = false;          // bold, on a band
    bool isStrong = false;           // bold
    std::optional<bool> check = {};  // a check box at the start
    wxString tip = {};
    bool canSelect = true;
};

/// What a screen reader says of a row: its text and everything that is shown beside it.
wxString spokenText(const ListRow& row);
/// Tells it about the row of a list that has the keys; null: there is none.
void speakRow(wxWindow& list, const ListRow* row, const wxString& emptyText);

}  // namespace cota::wx
