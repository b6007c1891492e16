#include "editor/wx/views/view.h"

#include <utility>

#include "editor/wx/toolkit/theme.h"

namespace cota::wx {

View::View(wxWindow* parent, const ViewContext& context)
    : wxPanel(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxTAB_TRAVERSAL), context_(context) {
    SetBackgroundColour(colours().panel);
    listening_ = session().changed.connect([this](const session::Changed&) { documentChanged(); });
}

void View::documentChanged() {
    isOld_ = true;
    if (!IsShownOnScreen() || std::exchange(isWaiting_, true)) return;
    CallAfter([this] {
        isWaiting_ = false;
        if (IsShownOnScreen()) shown();
    });
}

void View::freshen() {
    if (std::exchange(isOld_, false)) refresh();
}

void View::shown() {
    freshen();
    if (onOptions) onOptions();
}

}  // namespace cota::wx
