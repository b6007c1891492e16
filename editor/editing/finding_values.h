#pragma once
// The declared values that a finding is about: their labels on the property sheet, and edits that enter them
// as the game, or the rest of the document, suggests.

#include <string>
#include <vector>

#include "editor/editing/fix_offers.h"
#include "editor/editing/property_sheet.h"

namespace cota::session {

/// The names of the declared values that the finding is about: the one it names, those of which one is
/// missing, or those of a sum with the required total first. Empty if there are none.
std::vector<std::string> valuesNamed(const SheetSource& source, const model::Finding& finding);

/// The names that the details of a kind have, those of a side. Only for a document with a scenario.
std::vector<std::string> namesOfDetails(const model::Document& document, const model::PartKindId& kind,
                                        const model::SideId& side);

/// The sentence of the finding, with the labels that the values have on the property sheet.
std::string sentenceOf(const SheetSource& source, const model::Finding& finding);

/// Edits that enter such a value: the words the game allows, values of other things of the kind (the most
/// frequent first), and the default; never the texts of others. `of`: whose value it is, if that is not the
/// title of its form. None is tried yet.
std::vector<FixOffer> valuesToEnter(const SheetSource& source, const model::Finding& finding,
                                    const StepName& of = {});

}  // namespace cota::session
