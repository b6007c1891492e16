#pragma once
// The manual in a window of its own, beside the document.

#include <wx/window.h>

#include <string>
#include <vector>

#include "formats/model/finding/local_text.h"

namespace cota::wx {

/// Opens the page of the first of these places (manual.h), or shows it in the window that is open. Says where
/// the manual should be if it is not there.
void showManual(wxWindow* parent, const std::vector<std::string>& places, model::Language language);

}  // namespace cota::wx
