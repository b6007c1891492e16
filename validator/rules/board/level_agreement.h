#pragma once
// Compares levels with contours.

#include <array>
#include <vector>

#include "validator/engine/rule.h"
#include "validator/rules/names/naming.h"

namespace cota::checks {

inline constexpr std::array levelAgreementWordings{
    Wording{
        "unseen",
        local(
            "Contour '{contour}' ({metres}) holds no centre of a hex: levels cannot show it, and sight that "
            "reads levels passes over it. Move it, or leave it out.")},
    Wording{
        "drawn",
        local("This scenario reads heights from contours. On board {board} the level stated differs from the "
              "drawn one in {count} {count:hex|hexes} ({hexes}), first in {hex}: level {level}, drawn "
              "{drawn}.")}};

/// A hexside where the contours between two neighbours do not match the step between their levels.
struct DisagreeingSide {
    model::HexCoord hex, other;
    int rise = 0, lines = 0;
};
/// One note for each region of hexes joined by such hexsides. It names the few hexes that have them all: the
/// wrong hex, not its six neighbours.
void noteRegions(const NamedBoard& board, const std::vector<DisagreeingSide>& sides, FindingSink& out);

/// Whether the scenario reads levels from contours.
bool levelsAreDrawn(const CheckContext& context);
/// Closed contours that no level can represent.
void findUnseenContours(const CheckContext& context, FindingSink& out);
/// Hexes whose stated level differs from the drawn one; none on boards without any levels.
void findUnaskedLevels(const CheckContext& context, FindingSink& out);

}  // namespace cota::checks
