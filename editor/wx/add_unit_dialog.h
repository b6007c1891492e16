#pragma once
// What unit is added, to which side and formation.

#include <optional>

#include "editor/editing/force_edits.h"
#include "editor/editing/session.h"

class wxWindow;

namespace cota::wx {

/// Asks; `target` is chosen at first. The step that adds the unit, or nothing where the person does not want
/// it or there is nothing to add.
std::optional<session::Moment> askNewUnit(wxWindow* parent, const session::Session& session,
                                          const session::ForceTarget& target);

}  // namespace cota::wx
