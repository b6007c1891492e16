#pragma once
// Where mapsets for tests lie, and reading them.

#include <filesystem>
#include <string>
#include <vector>

#include "formats/model/finding/finding.h"
#include "mapsets/catalogue/mapset.h"

namespace cota::mapsets::test {

std::filesystem::path systemsFolder();
std::filesystem::path testFolder(const std::string& name);  // below tests/mapsets/data

/// A game of mapsets/systems; fails the test and gives an empty one if it cannot be read.
Mapset readGame(const std::string& id);

/// Findings one per line, "MAPSET-001 file:line:column sentence"; empty for none.
std::string listed(const std::vector<model::Finding>& findings);

}  // namespace cota::mapsets::test
