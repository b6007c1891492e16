#pragma once
// What steps and lists call the things of a document: by their names, in the language of the reader.

#include <vector>

#include "editor/documents/step_name.h"
#include "formats/model/document/document.h"
#include "formats/model/finding/finding.h"
#include "mapsets/catalogue/mapset.h"

namespace cota::session {

/// The name of what a subject is; its id where it has none.
StepName subjectName(const model::Document& document, const model::Subject& subject);
/// "Rifle squad (u-r1)".
StepName counterName(const model::Document& document, const model::CounterId& id);

/// "Red wins (major)" for people; files call conditions by ids. Those of a side that look alike are counted.
/// Levels have their names from the game, where there is one.
std::vector<StepName> victoryNames(const model::Scenario& scenario, const mapsets::Mapset* game);

}  // namespace cota::session
