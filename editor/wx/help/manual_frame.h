#pragma once
// The manual in a window of its own, beside the document.

#include <wx/eventfilter.h>
#include <wx/window.h>

#include <functional>
#include <string>
#include <vector>

#include "formats/model/finding/local_text.h"

namespace cota::wx {

/// Opens the page of the first of these places (manual.h), or shows it in the window that is open. Says where
/// the manual should be if it is not there.
void showManual(wxWindow* parent, const std::vector<std::string>& places, model::Language language);

/// F1 in dialogs: the page about the dialog, whose name is the place.
class DialogHelp : public wxEventFilter {
  public:
    explicit DialogHelp(std::function<model::Language()> language);
    ~DialogHelp() override;
    DialogHelp(const DialogHelp&) = delete;
    DialogHelp& operator=(const DialogHelp&) = delete;
    int FilterEvent(wxEvent& event) override;

  private:
    std::function<model::Language()> language_;
};

}  // namespace cota::wx
