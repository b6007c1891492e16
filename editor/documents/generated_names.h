#pragma once
// Names that the program gives in both languages until the user changes them.

#include <optional>
#include <string>

#include "formats/model/finding/local_text.h"
#include "mapsets/catalogue/mapset.h"

namespace cota::session {

inline const model::LocalText newTitle = local("New scenario");
inline const model::LocalText zoneWord = local("Zone");  // "Zone 3"
inline const model::LocalText objectiveWord = local("Objective");
inline const model::LocalText groupWord = local("Group");
inline const model::LocalText sideWord = local("Side");

/// Whether it is one of these, or a unit class of the game with a number. The game may be null.
bool isGeneratedName(const model::LocalText& name, const mapsets::Mapset* game);

/// The name with another text in one language. If the program made the name, the other language is cleared,
/// because it would hide the new name from readers of that language.
model::LocalText renamed(const model::LocalText& name, model::Language language, const std::string& text,
                         const mapsets::Mapset* game);

}  // namespace cota::session
