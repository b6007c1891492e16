#pragma once
// The questions about work that a crash has left behind.

#include <wx/window.h>

#include <filesystem>

#include "editor/editing/session.h"

namespace cota::wx {

/// Offers each journal in `folder`, first that on `asked`. True if the user recovers one; the session then
/// continues it.
bool offerRecovery(wxWindow* parent, session::Session& session, const std::filesystem::path& folder,
                   const std::filesystem::path& asked);

}  // namespace cota::wx
