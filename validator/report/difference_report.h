#pragma once
// Differences for readers, in lines that combine equal changes, and for programs, as JSON with each change.

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

#include "formats/model/differences/difference.h"
#include "mapsets/catalogue/catalogue.h"

namespace cota::checks {

/// How differences are written. Without a game, ids are used as names.
struct DifferenceWords {
    const mapsets::Catalogue* game = nullptr;
    model::Language language = model::Language::english;
};

/// One difference: "hex 1204: clear -> woods".
std::string sentenceOf(const model::Difference& difference, const DifferenceWords& words);

/// The lines of a list; equal changes of several items share a line: "12 hexes: clear -> woods: 0504, 0505,
/// ...". With `withFiles`, the lines are grouped below the names of their files.
std::vector<std::string> differenceLines(const std::vector<model::Difference>& differences,
                                         const DifferenceWords& words, bool withFiles);

/// [ { "file", "thing", "id", "name", "of", "change", "property", "value", "before", "after", "text" } ]
nlohmann::ordered_json differencesJson(const std::vector<model::Difference>& differences,
                                       const DifferenceWords& words);

}  // namespace cota::checks
