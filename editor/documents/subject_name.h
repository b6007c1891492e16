#pragma once
// Names of the things of a document in steps and lists, in the language of the reader.

#include <vector>

#include "editor/documents/step_name.h"
#include "formats/model/document/document.h"
#include "formats/model/finding/finding.h"
#include "mapsets/catalogue/mapset.h"

namespace cota::session {

/// The name of a subject; its id if it has no name.
StepName subjectName(const model::Document& document, const model::Subject& subject);
/// "Rifle squad 1".
StepName counterName(const model::Document& document, const model::CounterId& id);

/// The name that the game gives to a level of victory; what the file calls it if it gives none.
StepName levelName(const std::string& level, const mapsets::Mapset* game);

/// "Red wins (major)"; files identify conditions by ids. Equal names of one side are numbered. Levels have
/// the names the game gives, if there is a game.
std::vector<StepName> victoryNames(const model::Scenario& scenario, const mapsets::Mapset* game);

}  // namespace cota::session
