#pragma once
// The folders of tests/rules: one for each rule, with documents named after their purpose.

#include <filesystem>
#include <memory>
#include <string>

#include "mapsets/catalogue/mapset.h"

namespace cota::rule_tests {

std::filesystem::path rulesRoot();
/// "bad", "good", ... of a rule, as any kind of file; empty if there is none.
std::filesystem::path documentOf(const std::string& rule, const std::string& which);
/// A game is read once for all cases that use it; one beside the documents has priority over installed ones.
std::shared_ptr<const mapsets::Mapset> gameOf(const std::filesystem::path& folder, const model::MapsetId& id);
std::string contentOf(const std::filesystem::path& path);

}  // namespace cota::rule_tests
