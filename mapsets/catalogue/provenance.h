#pragma once
// Where a value of a game comes from. Series rulebooks leave values to each game, and references propose
// defaults. Neither may be mistaken for a printed rule, so every value has a provenance.

#include <optional>
#include <string>
#include <string_view>

#include "formats/model/document/id.h"

namespace cota::mapsets {

enum class Standing {
    rulebook,  // stated in the rulebook cited
    derived,   // follows from the rulebook, as read in the note
    external,  // from a source outside the rulebook (EXT in reports)
    proposed,  // our default, if the rulebook is silent or contradicts itself
    own        // invented by the user for a game or scenario
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
