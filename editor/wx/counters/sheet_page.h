#pragma once
// The counter sheet as a list: how many counters of each type it has, and how many are used.

#include "editor/wx/views/counter_pictures.h"
#include "editor/wx/views/view.h"

namespace cota::wx {

class FieldList;

class SheetPage : public wxPanel {
  public:
    SheetPage(wxWindow* parent, const ViewContext& context, CounterPictures& pictures);
    void refresh();

  private:
    const ViewContext& context_;
    FieldList* list_ = nullptr;
};

}  // namespace cota::wx
