#pragma once
// Names that the program gives by itself, in both languages, until somebody gives another one.

#include <optional>
#include <string>

#include "formats/model/finding/local_text.h"
#include "mapsets/catalogue/mapset.h"

namespace cota::session {

inline const model::LocalText newTitle{"New scenario", "Escenario nuevo"};
inline const model::LocalText zoneWord{"Zone", "Zona"};  // "Zone 3"
inline const model::LocalText objectiveWord{"Objective", "Objetivo"};

/// Whether it is one of these, or what the game calls a kind of unit. The game may be null.
bool isMadeName(const model::LocalText& name, const mapsets::Mapset* game);

/// The name with another text in one language. Of a name nobody gave the other half goes, which would hide
/// the new one from all who read in that language.
model::LocalText renamed(const model::LocalText& name, model::Language language, const std::string& text,
                         const mapsets::Mapset* game);

}  // namespace cota::session
