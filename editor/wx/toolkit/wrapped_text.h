#pragma once
// Texts of dialogs: one that is wrapped to the width of its place, whatever that is, and is as high as its
// lines; and the verb on the button that ends a dialog.

#include <wx/control.h>
#include <wx/dialog.h>

#include <string>
#include <vector>

#include "editor/wx/toolkit/theme.h"

namespace cota::wx {

class WrappedText : public wxControl {
  public:
    enum class Look { plain, title, strong, small, code };
    explicit WrappedText(wxWindow* parent, Look look = Look::plain);

    void show(const wxString& text, Tone tone = Tone::plain);
    const wxString& text() const { return text_; }

  private:
    bool AcceptsFocus() const override { return false; }
    wxSize DoGetBestClientSize() const override;
    wxFont font() const;
    void wrap(int width);
    void makeRoom();
    void paint();

    Look look_;
    Tone tone_ = Tone::plain;
    wxString text_;
    std::vector<wxString> lines_;
    int wrappedTo_ = 0;
};

/// Instead of "OK"; the dialog gets room for it.
void setVerb(wxDialog& dialog, const wxString& verb);

}  // namespace cota::wx
