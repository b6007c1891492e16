#pragma once
// A field to type in, with a list of what matches below it, over the window: the command palette, and long
// choices. It is a child of the window, because pop-up windows are misplaced on some systems.

#include <wx/panel.h>
#include <wx/weakref.h>

#include <functional>
#include <string>
#include <vector>

#include "editor/wx/toolkit/row_list.h"

class wxTextCtrl;

namespace cota::wx {

class Finder : public wxPanel {
  public:
    /// `frame`: the top-level window.
    explicit Finder(wxWindow* frame);

    struct Search {
        /// The rows for what was typed.
        std::function<std::vector<ListRow>(const wxString& typed)> rows;
        std::function<void(const std::string& id)> choose;
        wxString hint;           // in the empty field
        wxString below;          // a line below the list
        std::string first = {};  // the row selected at the beginning
    };
    /// `at`: its upper left corner, in the coordinates of the frame; width in pixels.
    void open(Search search, const wxPoint& at, int width);
    void close();

  private:
    void fill();
    void speakRow();
    void choose(const std::string& id);
    void onKey(wxKeyEvent& event);
    void onLostFocus(wxFocusEvent& event);

    Search search_;
    wxTextCtrl* field_ = nullptr;
    RowList* list_ = nullptr;
    wxWindow* below_ = nullptr;
    wxWeakRef<wxWindow> before_;  // had the focus
    wxPoint at_;
    int width_ = 0;
};

}  // namespace cota::wx
