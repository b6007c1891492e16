// Hexes whose name contradicts their terrain.

#include <algorithm>
#include <array>

#include "mapsets/heights/heights.h"
#include "validator/rules/board/board_topics.h"
#include "validator/rules/facts/places.h"

namespace cota::checks {

namespace {

using model::Severity;

constexpr std::array claimWordings{Wording{
    "path", local("{hex} is called '{name}', but a path runs through it; drop the word or the path.")}};

// TCS 25.2.
void hexesWithoutClaimedTerrain(const CheckContext& context, const Settings& with, FindingSink& out) {
    const auto& field = context.battlefield();
    const Places places(context, {}, with.words("paths"));
    const auto all = with.words("all");
    for (const auto& board : boardsOf(context))
        for (const auto& [at, noted] : board.board->notes) {
            const auto cell = field.resolve(board.hex(at));
            if (!cell ||
                !mapsets::flagOf(context.catalogue().hexAttributes, noted.attributes, with.text("flag"))
                     .value_or(false))
                continue;
            std::vector<std::string> other;
            for (const auto terrain : field.terrainsIn(*cell)) {
                const auto& type = context.catalogue().terrains[terrain];
                if (std::ranges::none_of(all,
                                         [&](const auto& tag) { return mapsets::hasTag(type.tags, tag); }))
                    other.push_back(type.id.text);
            }
            if (other.empty() && !places.hasPath(*cell)) continue;
            auto note = noteAt(board, at,
                               {valueOf("name", ValueKind::attribute, with.text("flag")),
                                valueOf("terrain", ValueKind::onMap, other)});
            if (other.empty()) note.wording = &claimWordings[0];
            out.add(std::move(note));
        }
}

constexpr std::array claimParameters{
    Parameter{"flag", Parameter::Kind::text, nullptr, local("flag of a hex")},
    Parameter{"all", Parameter::Kind::words, nullptr, local("tags of which each of its terrains has one")},
    Parameter{"paths", Parameter::Kind::words, "", local("tags of paths that do not run there")}};

constexpr std::array terrainClaimTable{
    Rule{.message =
             {"TERRAIN-006", Severity::error, local("a hex that is not what it is called"),
              local("{hex} is called '{name}', but also contains {terrain}. Change the name or the terrain."),
              local("Rules go by the word, players by what they see."), local("Make both say the same.")},
         .needs = need::battlefield,
         .parameters = claimParameters,
         .variants = claimWordings,
         .run = hexesWithoutClaimedTerrain},
};
static_assert(isSound(terrainClaimTable));

}  // namespace

Topic terrainClaimRules() {
    return {"terrain-claim", local("Hexes and what they are called"), terrainClaimTable};
}

}  // namespace cota::checks
