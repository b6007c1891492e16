#pragma once
// What of a scenario names a zone or an objective, and how those are removed without leaving a name that
// leads nowhere.

#include <vector>

#include "editor/session/step_name.h"
#include "formats/model/document.h"
#include "formats/model/finding.h"

namespace cota::session {

/// In words for people, "group Red set-up": the groups, exits, parts, victory conditions and zones that name
/// the zone or objective. Nothing for other kinds of things.
std::vector<StepName> mentionsOf(const model::Document& document, const model::Subject& subject);

/// The document without the zone. Groups, parts and victory conditions name none then; its exits go; zones
/// made from it keep the hexes it gave them.
model::Document withoutZoneNamed(const model::Document& document, const model::ZoneId& id);
/// The document without the objective, which no victory condition names any more.
model::Document withoutObjectiveNamed(const model::Document& document, const model::ObjectiveId& id);

}  // namespace cota::session
