// What is being typed when a button, a menu or a key is used.
#include <wx/app.h>
#include <wx/grid.h>

#include "editor/wx/toolkit/field_list.h"

namespace cota::wx {

bool acceptFocusedField(const wxWindow& button) {
    for (auto* window = wxWindow::FindFocus(); window; window = window->GetParent())
        if (auto* list = dynamic_cast<FieldList*>(window))
            return list->acceptNow() || list->GetParent() != button.GetParent();
    return true;
}

void acceptTyped() {
    for (auto* window = wxWindow::FindFocus(); window; window = window->GetParent()) {
        if (auto* grid = dynamic_cast<wxGrid*>(window); grid && grid->IsCellEditControlShown())
            grid->SaveEditControlValue();
        if (auto* list = dynamic_cast<FieldList*>(window); list && list->isChanging() && list->acceptNow())
            break;
        if (window->IsTopLevel()) return;
    }
    // The step was put off until the list is idle.
    if (wxTheApp) wxTheApp->ProcessPendingEvents();
}

}  // namespace cota::wx
