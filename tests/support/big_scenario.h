#pragma once
// Large documents of Panzer Grenadier for benchmarks and stress tests: believable terrain from a fixed
// formula, legal set-up. The same numbers give the same document.

#include <filesystem>

#include "formats/model/document/document.h"

namespace cota::support {

/// Rolling ground with woods, fields, villages, roads and a river; every hex differs from the ground or not
/// as the formula says, about half of them do.
model::Board bigBoard(int columns, int rows);

/// That board with two sides that set up `counters` infantry platoons and leaders, three to a hex.
model::Document bigScenario(int columns, int rows, int counters);

/// That board with `zones` zones that overlap, half of them of either side, into which `counters` infantry
/// platoons and leaders set up as they like; every fifth zone is full to its last hex.
model::Document zonedScenario(int columns, int rows, int counters, int zones);

/// Writes the files of a document into `folder`; the scenario as "big.scenario.xml". Returns its path.
std::filesystem::path saveInto(const model::Document& document, const std::filesystem::path& folder);

}  // namespace cota::support
