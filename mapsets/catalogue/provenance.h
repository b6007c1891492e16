#pragma once
// Where a value of a game comes from. Series rulebooks leave values to each game, references propose
// defaults: neither may ever pass as printed fact, so every value carries this.

#include <optional>
#include <string>
#include <string_view>

#include "formats/model/document/id.h"

namespace cota::mapsets {

enum class Standing {
    rulebook,  // the rulebook cited says so
    derived,   // follows from the rulebook, by the reading the note gives
    external,  // from a source outside the rulebook (EXT in reports)
    proposed,  // our default where the rulebook is silent or contradicts itself
    own        // invented by a game or scenario of the user
};

struct Provenance {
    Standing standing = Standing::rulebook;
    std::string citation;   // paragraph of the rulebook, or the outside source
    model::MapsetId layer;  // the mapset of the chain that wrote the value last
    friend bool operator==(const Provenance&, const Provenance&) = default;
};

const char* textOf(Standing standing);
std::optional<Standing> parseStanding(std::string_view text);

}  // namespace cota::mapsets
