#pragma once
// What there is to know of one hex, as the status bar and a screen reader say it.

#include <string>
#include <vector>

#include "editor/answers/table.h"
#include "formats/model/finding/local_text.h"

namespace cota::session {

/// Short facts, the most important first: label, terrains drawn and painted, level, height, ways, what stands
/// there, who stands there.
std::vector<std::string> hexFacts(const Table& table, Cell cell, model::Language language);

/// The terrains drawn over a hex with what they cover of it: "woods 84 %"; empty where none is.
std::string areasOver(const Table& table, Cell cell, model::Language language);

/// The counters placed in a hex, the one drawn on top first; those nobody has come last.
std::vector<model::CounterId> countersIn(const Table& table, Cell cell);

}  // namespace cota::session
