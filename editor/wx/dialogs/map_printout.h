#pragma once
// Prints on a local printer, at full size.

#include <wx/window.h>

#include <functional>
#include <optional>
#include <vector>

#include "formats/model/geometry/hex_layout.h"
#include "formats/picture/marks.h"

namespace cota::wx {

struct PrintJob {
    std::optional<model::MapSize> paper;  // preset, upright
    bool isLying = false;                 // the first page
    /// The pages for paper of this size, which may be another one.
    std::function<std::vector<picture::Picture>(model::MapSize paper)> pagesFor;
};
/// Shows the system's print dialog with the paper preset, and prints on the paper chosen there. Returns the
/// number of pages sent; 0 if the user cancels or the printer fails, which is reported.
int sendToPrinter(wxWindow* parent, const PrintJob& job);

}  // namespace cota::wx
