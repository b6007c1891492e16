#include "editor/wx/toolkit/wheel.h"

#include <wx/scrolwin.h>

#include <utility>

namespace cota::wx {

void passWheelOn(wxWindow& window, std::function<bool()> scrollsItself) {
    window.Bind(wxEVT_MOUSEWHEEL, [&window, scrollsItself = std::move(scrollsItself)](wxMouseEvent& event) {
        if (scrollsItself && scrollsItself()) return event.Skip();
        for (auto* above = window.GetParent(); above && !above->IsTopLevel(); above = above->GetParent())
            if (dynamic_cast<wxScrollHelper*>(above)) {
                wxMouseEvent passed(event);
                passed.SetEventObject(above);
                above->GetEventHandler()->ProcessEvent(passed);
                return;
            }
        event.Skip();
    });
}

}  // namespace cota::wx
