#pragma once
// What a special rule of a scenario can override, and what the rulebook says there.

#include <string>
#include <vector>

#include "editor/editing/property_sheet.h"

namespace cota::session {

struct Overridable {
    std::string id;
    std::string name;  // "Option: height method"
    std::string says;  // the rulebook, as far as the game's data has it
};

/// Options, details and values of the game, and what every game has.
std::vector<Overridable> overridable(const SheetSource& source);
/// What the rulebook says about it; empty for nothing.
std::string rulebookOn(const SheetSource& source, const std::string& id);

}  // namespace cota::session
