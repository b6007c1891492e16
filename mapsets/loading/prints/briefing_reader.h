#pragma once
// Reads card.xml: what the scenario card of a game shows, in which order and in which words. A game's file is
// read after those of the games it extends, and the one beside a document last. docs/scenario-card.md has the
// language.

#include <filesystem>
#include <vector>

#include "formats/model/finding/loaded.h"
#include "formats/xml/documents/document_texts.h"
#include "mapsets/catalogue/mapset.h"
#include "mapsets/look/briefing/briefing_plan.h"

namespace cota::mapsets {

/// The name of the file in the folder of a mapset, and beside documents; the file is optional.
inline constexpr const char* briefingFile = "card.xml";

/// Always returns a plan, the usual one if there is no file. `texts` replace files, as in MapsetLibrary.
/// `after`: files read after those of the game.
model::Loaded<look::BriefingPlan> readBriefing(const Mapset& mapset, const xml::TextsByFile& texts = {},
                                               const std::vector<std::filesystem::path>& after = {});

/// The card.xml beside a document: a designer's own. Empty if there is none, or if the folder is that of a
/// game.
std::filesystem::path briefingBeside(const std::filesystem::path& document);

}  // namespace cota::mapsets
