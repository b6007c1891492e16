// Text that is still being typed when a button, menu or key is used, or when the form changes.
#include <wx/app.h>
#include <wx/grid.h>

#include <utility>

#include "editor/fields/choice_meant.h"
#include "editor/wx/toolkit/field_list.h"

namespace cota::wx {

using session::Property;

/// A value of the form may have changed which fields it has, while the person is in the next one already.
bool FieldList::showKept(std::vector<Property>& rows) {
    if (!active_ || !isInField()) return false;
    const auto kept = fields::sameField(rows_, *active_, rows);
    if (!kept || !rows[*kept].write) return false;
    refused_.keepOnly(*active_, *kept);
    const bool isOther = refused_.isEmpty() && fields::differs(rows_[*active_], rows[*kept], isChanging());
    if (written_) written_ = fields::sameField(rows_, *written_, rows);
    active_ = kept;
    rows_ = std::move(rows);
    view_.kept.reset();
    arrange();
    view_.kept = layout_.roomBelow();
    scrollTo(*active_);
    if (isOther) fillEditor(*active_);
    refusalsChanged();
    if (onActive) onActive(active_);
    return true;
}

bool FieldList::hasKeys() const {
    const auto* focus = FindFocus();
    return focus && (focus == this || IsDescendant(const_cast<wxWindow*>(focus)));
}

bool acceptFocusedField(const wxWindow& button) {
    for (auto* window = wxWindow::FindFocus(); window; window = window->GetParent())
        if (auto* list = dynamic_cast<FieldList*>(window))
            return list->acceptNow() || list->GetParent() != button.GetParent();
    return true;
}

bool isInForm(const wxWindow* window) {
    while (window && !dynamic_cast<const FieldList*>(window)) window = window->GetParent();
    return window != nullptr;
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
