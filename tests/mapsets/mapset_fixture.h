#pragma once
// The folders of mapsets for tests, and functions to read them.

#include <filesystem>
#include <string>
#include <vector>

#include "formats/model/finding/finding.h"
#include "mapsets/catalogue/mapset.h"

namespace cota::mapsets::test {

std::filesystem::path systemsFolder();
std::filesystem::path testFolder(const std::string& name);  // below tests/mapsets/data

/// A game of mapsets/systems; if it cannot be read, the test fails and the result is empty.
Mapset readGame(const std::string& id);

/// Findings one per line, "MAPSET-001 file:line:column sentence"; empty for none.
std::string listed(const std::vector<model::Finding>& findings);

}  // namespace cota::mapsets::test
