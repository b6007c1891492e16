#pragma once
// The verb on the button that ends a dialog of the toolkit, instead of "OK".

#include <wx/button.h>
#include <wx/dialog.h>
#include <wx/sizer.h>

namespace cota::wx {

inline void setVerb(wxDialog& dialog, const wxString& verb) {
    auto* button = dialog.FindWindow(wxID_OK);
    if (!button) return;
    button->SetLabel(verb);
    if (dialog.GetSizer()) dialog.GetSizer()->SetSizeHints(&dialog);
}

}  // namespace cota::wx
