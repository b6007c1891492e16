#pragma once
// What a check in the background has found, as a coloured bar: a sentence, a detail, and buttons.

#include <wx/panel.h>

#include <vector>

#include "editor/wx/toolkit/strip.h"
#include "editor/wx/toolkit/theme.h"

namespace cota::wx {

class VerdictBar : public wxPanel {
  public:
    VerdictBar(wxWindow* parent, const wxString& name);

    /// `isOld`: the answer is to a former question; it is shown pale until the next one.
    void show(Tone tone, const wxString& icon, const wxString& text, const wxString& detail, bool isOld);
    void setButtons(std::vector<StripItem> buttons) { buttons_->show(std::move(buttons)); }
    const wxString& text() const { return text_; }

  private:
    std::vector<wxString> lines(const wxString& text) const;
    int left() const;
    void arrange();
    void onPaint();

    Strip* buttons_ = nullptr;
    Tone tone_ = Tone::muted;
    wxString icon_, text_, detail_;
    bool isOld_ = false;
};

}  // namespace cota::wx
