#pragma once
// Large Panzer Grenadier documents for benchmarks and stress tests: plausible terrain from a fixed formula,
// legal set-up. The same numbers give the same document.

#include <filesystem>

#include "formats/model/document/document.h"

namespace cota::support {

/// Rolling ground with woods, fields, villages, roads and a river; about half of the hexes differ from the
/// ground.
model::Board bigBoard(int columns, int rows);

/// The same board with two sides that set up `counters` infantry platoons and leaders, three in a hex.
model::Document bigScenario(int columns, int rows, int counters);

/// The same board with `zones` overlapping zones, half of them for each side, in which `counters` infantry
/// platoons and leaders set up freely; every fifth zone is completely full.
model::Document zonedScenario(int columns, int rows, int counters, int zones);

/// Writes the files of a document into `folder`; the scenario as "big.scenario.xml". Returns its path.
std::filesystem::path saveInto(const model::Document& document, const std::filesystem::path& folder);

}  // namespace cota::support
