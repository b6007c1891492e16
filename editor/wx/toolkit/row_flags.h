#pragma once
// The gap around the rows of a panel.

#include <wx/sizer.h>
#include <wx/window.h>

namespace cota::wx {

inline wxSizerFlags rowFlags(const wxWindow* panel) {
    constexpr int gap = 4;
    return wxSizerFlags().Expand().Border(wxALL, panel->FromDIP(gap));
}

}  // namespace cota::wx
