#pragma once
// What of a scenario names a zone, an objective or a unit that carries others, and how those are removed
// without leaving a name that leads nowhere.

#include <vector>

#include "editor/documents/step_name.h"
#include "formats/model/document/document.h"
#include "formats/model/finding/finding.h"

namespace cota::session {

/// In words for people, "group Red set-up": the groups, exits, parts, victory conditions and zones that name
/// the zone or objective, the units aboard a unit. Nothing for other kinds of things.
std::vector<StepName> mentionsOf(const model::Document& document, const model::Subject& subject);

/// The document without the zone. Groups, parts and victory conditions name none then; its exits go; zones
/// made from it keep the hexes it gave them.
model::Document withoutZoneNamed(const model::Document& document, const model::ZoneId& id);
/// The document without the objective, which no victory condition names any more.
model::Document withoutObjectiveNamed(const model::Document& document, const model::ObjectiveId& id);

/// The document without the unit, in its forces and on the map; or only off the map. Units aboard it stand in
/// its hex then, or go over to what it was aboard itself.
model::Document withoutCounterNamed(const model::Document& document, const model::CounterId& id);
model::Document withoutPlacementNamed(const model::Document& document, const model::CounterId& id);

}  // namespace cota::session
