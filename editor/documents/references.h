#pragma once
// Finds the places of a scenario that name a zone, an objective or a carrier, and removes these without
// leaving dangling names.

#include <vector>

#include "editor/documents/step_name.h"
#include "formats/model/document/document.h"
#include "formats/model/finding/finding.h"

namespace cota::session {

/// For the user, "group Red set-up": the groups, exits, scenario details, victory conditions and zones that
/// name the zone or objective, or the units aboard a unit. Empty for other kinds of subjects.
std::vector<StepName> referencesTo(const model::Document& document, const model::Subject& subject);

/// The document without the zone. Groups, scenario details and victory conditions lose their zone; its exits
/// are removed; zones that refer to it keep its hexes.
model::Document withoutZoneNamed(const model::Document& document, const model::ZoneId& id);
/// The document without the objective, also in victory conditions.
model::Document withoutObjectiveNamed(const model::Document& document, const model::ObjectiveId& id);

/// The document without the unit, in its forces and on the map; or only off the map. Units aboard it stay in
/// its hex, or aboard the unit that carried it.
model::Document withoutCounterNamed(const model::Document& document, const model::CounterId& id);
model::Document withoutPlacementNamed(const model::Document& document, const model::CounterId& id);

}  // namespace cota::session
