// Boards that have both levels and contours.

#include <array>

#include "mapsets/heights/heights.h"
#include "validator/rules/board/board_topics.h"

namespace cota::checks {

namespace {

using model::Severity;

// If heights come from contours, stated levels are redundant or contradict them.
void levelsBesideContours(const CheckContext& context, const Settings&, FindingSink& out) {
    const auto* heights = context.catalogue().strategy("heights");
    if (!heights || heights->strategy != mapsets::contourHeightsDescription.name) return;
    for (const auto& board : boardsOf(context)) {
        if (board.board->contours.empty()) continue;
        std::vector<model::HexCoord> hexes;
        for (const auto at : board.board->grid.hexes())
            if (const auto index = board.board->grid.index(at);
                index < board.board->level->size() && (*board.board->level)[index] != 0)
                hexes.push_back(at);
        if (!hexes.empty()) out.add(noteOfMany(board, hexes));
    }
}

constexpr std::array levelClaimTable{
    Rule{.message =
             {"LEVEL-009",
              Severity::warning,
              {"levels beside contours", "niveles además de curvas"},
              {"Levels are stated for {hexes} ({count} in all), but heights come from the contours; take "
               "them away.",
               "Se indican niveles en {hexes} ({count} en total), pero las alturas salen de las curvas; "
               "quítelos."},
              {"Two heights of one hex sooner or later differ, and nothing reads the second.",
               "Dos alturas de un hexágono acaban por diferir, y nada lee la segunda."},
              {"Draw what is missing as a contour.", "Dibuje como curva lo que falte."}},
         .needs = need::mapset,
         .example = {"<hex at=\"3.05\" terrain=\"orchard\" level=\"20\"/>",
                     "<hex at=\"3.05\" terrain=\"orchard\"/>"},
         .run = levelsBesideContours},
};
static_assert(isSound(levelClaimTable));

}  // namespace

Topic levelClaimRules() {
    return {"level-claim", {"Levels beside contours", "Niveles y curvas"}, levelClaimTable};
}

}  // namespace cota::checks
