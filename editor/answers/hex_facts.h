#pragma once
// The facts about one hex that the status bar shows and a screen reader reads.

#include <string>
#include <vector>

#include "editor/answers/joined_map.h"
#include "formats/model/finding/local_text.h"

namespace cota::session {

/// Short facts, the most important first: label, terrains drawn and painted, level, height, paths, features,
/// units.
std::vector<std::string> hexFacts(const JoinedMap& map, Cell cell, model::Language language);

/// The terrains drawn over a hex with the share they cover: "woods 84 %"; empty if there are none.
std::string areasOver(const JoinedMap& map, Cell cell, model::Language language);

/// The counters placed in a hex, the top one first; counters that are not in the orders of battle come last.
std::vector<model::CounterId> countersIn(const JoinedMap& map, Cell cell);

}  // namespace cota::session
