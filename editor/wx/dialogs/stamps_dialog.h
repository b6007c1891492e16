#pragma once
// The list of the user's stamps.

#include <optional>
#include <string>

#include "editor/tools/bulk/stamps.h"

class wxWindow;

namespace cota::wx {

/// The name of the stamp to use; nothing if the user cancels. Stamps can be deleted in the list.
std::optional<std::string> askStamp(wxWindow* parent, const tools::StampLibrary& library);

}  // namespace cota::wx
