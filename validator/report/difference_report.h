#pragma once
// Differences for people and programs: lines in which like changes are summed, and JSON with each of them.

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

#include "formats/model/differences/difference.h"
#include "mapsets/catalogue/catalogue.h"

namespace cota::checks {

/// How differences are told. Without a game, things have their ids for names.
struct DifferenceWords {
    const mapsets::Catalogue* game = nullptr;
    model::Language language = model::Language::english;
};

/// One difference: "hex 1204: clear -> woods".
std::string sentenceOf(const model::Difference& difference, const DifferenceWords& words);

/// The lines of a list, like changes of several things in one: "12 hexes: clear -> woods: 0504, 0505, ...".
/// Where `withFiles`, the lines of a file stand below its name.
std::vector<std::string> differenceLines(const std::vector<model::Difference>& differences,
                                         const DifferenceWords& words, bool withFiles);

/// [ { "file", "thing", "id", "name", "of", "change", "property", "value", "before", "after", "text" } ]
nlohmann::ordered_json differencesJson(const std::vector<model::Difference>& differences,
                                       const DifferenceWords& words);

}  // namespace cota::checks
