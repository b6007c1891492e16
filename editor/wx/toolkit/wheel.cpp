#include "editor/wx/toolkit/wheel.h"

#include <wx/scrolwin.h>

#include <algorithm>
#include <utility>

namespace cota::wx {

void passWheelOn(wxWindow& window, std::function<bool()> scrollsItself) {
    window.Bind(wxEVT_MOUSEWHEEL, [&window, scrollsItself = std::move(scrollsItself)](wxMouseEvent& event) {
        if (event.GetWheelAxis() != wxMOUSE_WHEEL_VERTICAL || (scrollsItself && scrollsItself()))
            return event.Skip();
        for (auto* above = window.GetParent(); above && !above->IsTopLevel(); above = above->GetParent())
            if (auto* pane = dynamic_cast<wxScrollHelper*>(above)) {
                int none = 0, top = 0;
                pane->GetViewStart(&none, &top);
                const int lines = event.GetWheelRotation() * event.GetLinesPerAction() / event.GetWheelDelta();
                pane->Scroll(-1, std::max(top - lines, 0));
                return;
            }
        event.Skip();
    });
}

}  // namespace cota::wx
