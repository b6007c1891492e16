#pragma once
// The words of a victory condition, proposed from its fields, and the names of forms, quantities and times.

#include <string>
#include <vector>

#include "editor/documents/step_name.h"
#include "editor/editing/palette.h"
#include "formats/model/document/document.h"
#include "mapsets/catalogue/mapset.h"

namespace cota::session {

/// A sentence in both languages; empty for a condition in words only. `game` may be null.
model::LocalText wordsFor(const model::Scenario& scenario, const model::VictoryCondition& condition,
                          const mapsets::Mapset* game);

/// Whether the text is still the one proposed from the fields, or empty.
bool hasProposedWords(const model::Scenario& scenario, const model::VictoryCondition& condition,
                      const mapsets::Mapset* game);

// Choices of the fields; the ids are those of the file format.

std::vector<PaletteEntry> victoryForms();
std::vector<PaletteEntry> victoryQuantities(model::VictoryCondition::Form form);
std::vector<PaletteEntry> victoryTimes();
/// What a count can be of, as the game limits it: hexes, units, steps, points.
std::vector<PaletteEntry> countedThings(const mapsets::Mapset* game);
/// The levels of victory that the game has, and those that the scenario names.
std::vector<PaletteEntry> victoryLevels(const model::Scenario& scenario, const mapsets::Mapset* game,
                                        model::Language language);

/// Whether the game has levels of its own.
bool hasLevels(const mapsets::Mapset* game);
/// Whether a condition may name a level that is in no list, although the game lists some.
bool areLevelsOpen(const mapsets::Mapset* game);

/// What a condition on victory points counts.
inline constexpr const char* textOfPoints = "points";
/// A number counts these if the condition names nothing.
inline constexpr const char* textOfUnits = "units";

/// "Terrain", "New path": what an amendment does.
StepName amendmentKindName(model::Amendment::Action action);

}  // namespace cota::session
