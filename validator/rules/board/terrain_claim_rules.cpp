// Hexes whose name contradicts their terrain.

#include <algorithm>
#include <array>

#include "mapsets/heights/heights.h"
#include "validator/rules/board/board_topics.h"
#include "validator/rules/facts/places.h"

namespace cota::checks {

namespace {

using model::Severity;

constexpr std::array claimWordings{
    Wording{"path",
            {"{hex} is called '{name}', but a path runs through it; drop the word or the path.",
             "{hex} se llama '{name}', pero lo atraviesa un camino; quite la palabra o el camino."}}};

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
    Parameter{"flag", Parameter::Kind::text, nullptr, {"flag of a hex", "indicador de un hexágono"}},
    Parameter{
        "all",
        Parameter::Kind::words,
        nullptr,
        {"tags of which each of its terrains has one", "etiquetas de las que cada terreno suyo tiene una"}},
    Parameter{"paths",
              Parameter::Kind::words,
              "",
              {"tags of paths that do not run there", "etiquetas de caminos que no pasan por él"}}};

constexpr std::array terrainClaimTable{
    Rule{.message =
             {"TERRAIN-006",
              Severity::error,
              {"a hex that is not what it is called", "un hexágono que no es lo que dice"},
              {"{hex} is called '{name}', but also contains {terrain}. Change the name or the terrain.",
               "{hex} se llama '{name}', pero también contiene {terrain}. Cambie el nombre o el terreno."},
              {"Rules go by the word, players by what they see.",
               "Las reglas se guían por la palabra; los jugadores, por lo que ven."},
              {"Make both say the same.", "Haga que digan lo mismo."}},
         .needs = need::battlefield,
         .parameters = claimParameters,
         .variants = claimWordings,
         .example = {"<hex at=\"3.05\" terrain=\"orchard\"><values completely-wooded=\"yes\"/></hex>",
                     "<hex at=\"3.05\" terrain=\"forest\"><values completely-wooded=\"yes\"/></hex>"},
         .run = hexesWithoutClaimedTerrain},
};
static_assert(isSound(terrainClaimTable));

}  // namespace

Topic terrainClaimRules() {
    return {
        "terrain-claim", {"Hexes and what they are called", "Los hexágonos y su nombre"}, terrainClaimTable};
}

}  // namespace cota::checks
