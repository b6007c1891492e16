#pragma once
// Dialogs in which terrains are chosen: a mix to paint with, what unknown terrains become, and a change of
// many hexes.

#include <optional>
#include <utility>
#include <vector>

#include "editor/editing/session.h"
#include "editor/tools/bulk/hex_query.h"
#include "editor/tools/bulk/paste.h"

class wxWindow;

namespace cota::wx {

/// The new mix, empty for none; nothing if the user cancels.
std::optional<std::vector<tools::BlendShare>> askBlend(wxWindow* parent, const session::Session& session,
                                                       const std::vector<tools::BlendShare>& blend);
/// What each of the terrains becomes; nothing if the user cancels. Terrains that are left out are not in it.
std::optional<tools::TerrainMapping> askMapping(wxWindow* parent, const session::Session& session,
                                                const std::vector<model::TerrainId>& unknown);
/// Which hexes to change, and how. The last answer is offered again.
std::optional<std::pair<tools::HexQuery, tools::HexChange>> askChange(
    wxWindow* parent, const session::Session& session, const tools::ToolContext& context,
    const std::pair<tools::HexQuery, tools::HexChange>& last);

}  // namespace cota::wx
