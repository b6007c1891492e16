#pragma once
// Parts of a scenario file with their own source files: assembly, groups and turns, victory.

#include "formats/model/document/scenario.h"
#include "formats/xml/documents/scenario_reader.h"
#include "formats/xml/markup/source_map.h"
#include "formats/xml/markup/xml_cursor.h"
#include "formats/xml/markup/xml_pen.h"

namespace cota::xml {

inline constexpr IntRange anyTurn{.min = 1, .max = 10'000};

model::Assembly readAssembly(XmlCursor& scenario, FilePlaces& places, FileReferences& references);
model::TurnTrack readTurns(XmlCursor& scenario, FilePlaces& places);
void readVictory(XmlCursor& scenario, FilePlaces& places, model::Scenario& to);
void readForceParts(XmlCursor& scenario, FilePlaces& places, model::Scenario& to);

}  // namespace cota::xml
