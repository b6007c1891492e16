#pragma once
// What a right click offers, as ids of actions: first the frequent ones, then those of the kind of thing.
// Each is also in the menus.

#include <string>
#include <vector>

#include "editor/editing/session.h"

namespace cota::tools {

/// "-" is a separator. Actions that the window does not have are to be left out.
std::vector<std::string> contextActions(const session::Selection& selection);

}  // namespace cota::tools
