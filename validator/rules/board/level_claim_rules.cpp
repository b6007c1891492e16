// Boards that have both levels and contours.

#include <array>

#include "mapsets/heights/heights.h"
#include "validator/engine/finding_sink.h"
#include "validator/rules/board/board_topics.h"
#include "validator/rules/names/naming.h"

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
    Rule{
        .message =
            {"LEVEL-009", Severity::warning, local("levels beside contours"),
             local("Levels are stated for {hexes} ({count} in all), but heights come from the contours; take "
                   "them away."),
             local("Two heights of one hex sooner or later differ, and nothing reads the second."),
             local("Draw what is missing as a contour.")},
        .needs = need::mapset,
        .run = levelsBesideContours},
};
static_assert(isSound(levelClaimTable));

}  // namespace

Topic levelClaimRules() { return {"level-claim", local("Levels beside contours"), levelClaimTable}; }

}  // namespace cota::checks
