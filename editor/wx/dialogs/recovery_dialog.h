#pragma once
// The dialog about work that crashes have left behind.

#include <wx/window.h>

#include <filesystem>

#include "editor/editing/session.h"

namespace cota::wx {

/// Offers the journals in `folder`, first that on `asked`, in one dialog. True if the user recovers one; the
/// session then continues it.
bool offerRecovery(wxWindow* parent, session::Session& session, const std::filesystem::path& folder,
                   const std::filesystem::path& asked);

}  // namespace cota::wx
