#pragma once
// The declared values a finding speaks of: called in the window as the property sheet calls them, and given
// by the cures as the game, or the rest of the document, would have them.

#include <string>
#include <vector>

#include "editor/editing/cures.h"
#include "editor/editing/property_sheet.h"

namespace cota::session {

/// The names of the declared values the finding is about: the one it names, those of which one is missing, or
/// those of a sum, what they are to make first. Empty where it is about none.
std::vector<std::string> valuesNamed(const Desk& desk, const model::Finding& finding);

/// The sentence of the finding, with the values called as on the property sheet.
std::string sentenceOf(const Desk& desk, const model::Finding& finding);

/// Edits that add the statement the finding misses, with all the game asks of it. Nothing is tried out.
std::vector<Cure> partsToGive(const Desk& desk, const model::Finding& finding);

/// Edits that give such a value: the words the game knows, what other things of the kind have there (the most
/// frequent first), what holds where nothing is written. Nothing is tried out.
std::vector<Cure> valuesToGive(const Desk& desk, const model::Finding& finding);

}  // namespace cota::session
