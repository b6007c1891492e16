#pragma once
// Everything that a game declares, as rows: each value with its state and the layer that it comes from.

#include <string>
#include <vector>

#include "formats/model/document/scenario.h"
#include "mapsets/catalogue/mapset.h"

namespace cota::cli {

/// One value of one entry of a game.
struct GameWord {
    /// scales, terrain, hexside, feature, path, class, unit, word, part, attribute, option, strategy; of a
    /// table: space, marker, relation, phase, term, group-kind, action, must, score, set-up.
    std::string kind;
    std::string id;
    model::LocalText name;  // of the entry
    std::string what;       // "cost foot", "height", "tags" ...
    std::string value;
    mapsets::Provenance from;
    bool byScenario = false;  // set by the scenario; `from` then has no paragraph and no layer
};

/// In the order of the game's files. `scenario` may be null; its options and costs replace those of the
/// game.
std::vector<GameWord> wordsOfGame(const mapsets::Mapset& mapset, const model::Scenario* scenario);

}  // namespace cota::cli
