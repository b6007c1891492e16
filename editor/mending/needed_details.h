#pragma once
// What a side or scenario needs and does not have: details to add to it. None is tried here.

#include <vector>

#include "editor/editing/fix_offers.h"
#include "editor/editing/property_sheet.h"

namespace cota::session {

/// Edits that add the scenario detail that is missing, with all values the game requires. A detail of a
/// formation is proposed for each formation that could be meant: those of the units that need it first.
std::vector<FixOffer> detailsToAdd(const SheetSource& source, const model::Finding& finding);

/// The unit that makes the side need something; empty if none does.
model::CounterId unitBehindNeed(const model::Finding& finding);

}  // namespace cota::session
