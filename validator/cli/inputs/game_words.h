#pragma once
// Everything a game declares as rows of words, each with the value, how it stands and the layer it comes
// from.

#include <string>
#include <vector>

#include "formats/model/document/scenario.h"
#include "mapsets/catalogue/mapset.h"

namespace cota::cli {

/// One value of one entry of a game.
struct GameWord {
    std::string kind;  // scales, terrain, hexside, feature, path, class, unit, word, part, option, strategy
    std::string id;
    model::LocalText name;  // of the entry
    std::string what;       // "cost foot", "height", "tags" ...
    std::string value;
    mapsets::Provenance from;
    bool byScenario = false;  // the scenario says so; `from` has no paragraph and no layer then
};

/// In the order of the game's files. `scenario` may be null; its switches and costs stand in place of the
/// game's.
std::vector<GameWord> wordsOfGame(const mapsets::Mapset& mapset, const model::Scenario* scenario);

}  // namespace cota::cli
