#pragma once
// All units in a table that is sorted and filtered, and the fields of the selected ones.

#include <functional>
#include <string>
#include <vector>

#include "editor/counters/unit_edits.h"
#include "editor/wx/toolkit/places.h"
#include "editor/wx/views/counter_pictures.h"
#include "editor/wx/views/view.h"

class wxTextCtrl;
class wxStaticText;

namespace cota::wx {

class FieldList;
class Split;
class TableList;

class UnitsPage : public wxPanel, public HasPlaces {
  public:
    UnitsPage(wxWindow* parent, const ViewContext& context, CounterPictures& pictures);

    std::vector<ItemPlace> places() const override;

    void refresh();
    void clearFilter();

    /// A table was pasted: its text.
    std::function<void(const std::string& text)> onPaste;

  private:
    void fillTable();
    void fillFields();
    session::Units selectedUnits() const;
    void selectionChanged();
    void sortBy(int column);
    void fillDown(int column);
    void remove();
    void paste();
    void openMenu(const wxPoint& screen);
    bool runKey(wxKeyEvent& event);
    void take(session::Written written);

    const ViewContext& context_;
    CounterPictures& pictures_;
    wxTextCtrl* filter_ = nullptr;
    wxStaticText* count_ = nullptr;
    TableList* table_ = nullptr;
    wxStaticText* note_ = nullptr;  // why there is no row
    Split* split_ = nullptr;
    wxStaticText* title_ = nullptr;
    FieldList* fields_ = nullptr;
    std::vector<session::UnitRow> rows_;
    int sorted_ = -1;
    bool isDescending_ = false;
    session::Units shown_;  // whose fields are shown
};

}  // namespace cota::wx
