// The parameters and reasons of sight by crests.

#include <array>

#include "mapsets/sight/sight.h"
#include "mapsets/strategy/parameter_row.h"

namespace cota::mapsets {

namespace {

using Kind = Parameter::Kind;

constexpr std::array crestParameterRows = {
    row("blockers", Kind::hexTags, "", nullptr, local("terrain that blocks by its height")),
    row("always-block", Kind::hexTags, "", "", local("markers that block at any height")),
    row("halves", Kind::hexTags, "", "", local("terrain half a level high")),
    row("halves-too", Kind::hexTags, "", "", local("... and this terrain, if halves-too-count is set")),
    row("halves-too-count", Kind::flag, "", "no", local("whether it is included")),
    row("halves-block-from", Kind::integer, "", "3", local("number of hexes of it that block")),
    row("halves-level", Kind::word, "same any", "same",
        local("which of these hexes are counted on a flat line: those on its level, or all")),
    row("halves-on-slope", Kind::word, "off any below", "off",
        local("which of these hexes are counted on a slope: none, all, or those at most one level below the "
              "higher "
              "end")),
    row("halves-on-hexside", Kind::integer, "", "1", local("value of a hexside between two of these hexes")),
    row("equal-hills", Kind::word, "pass block", "pass", local("bare hills on the level of a flat line")),
    row("crest-by-corner", Kind::word, "any both", "any",
        local("a line that leaves through a corner: one crest on the two hexsides is enough, or both must be "
              "crests")),
    row("hexside-slope", Kind::word, "shadow shadow-blinders ignore", "shadow-blinders",
        local(
            "on a slope, an obstacle on only one side of a hexside: blinds, blinds unless it would block, or "
            "has "
            "no effect")),
    row("blind-higher-next", Kind::word, "blind clear", "blind",
        local("a hex as high as the obstacle in front of it")),
    row("hill-blinds", Kind::word, "exit any", "exit",
        local("bare hills blind only where the line leaves them downhill, or always")),
    row("obstacles-on-stairs", Kind::word, "blind pass", "blind",
        local("an obstacle in a hex between two crests")),
    row("vertex", Kind::word, "ignored counts", "ignored",
        local("whether a hex touched at a corner counts as crossed")),
    row("half-hexes", Kind::word, "pass stop", "pass", local("half hexes on the edge of the map")),
    row("off-map", Kind::word, "blocks passes", "blocks", local("places without a map")),
    row("always-within", Kind::integer, "", "1",
        local("distance in hexes within which sight is always clear")),
};

constexpr std::array crestReasonRows = {
    ReasonRow{"open-line", local("nothing is in the way")},
    ReasonRow{"adjacent", local("hexes this near always see each other")},
    ReasonRow{"hindered", local("the line crosses {count} {count:hex|hexes} of half-high terrain")},
    ReasonRow{"overlooked", local("{hex} ({terrain}) hides only the hex right behind it")},
    ReasonRow{"obstacle", local("{hex} is in the way: {terrain}")},
    ReasonRow{"high-ground", local("the ground of {hex} is in the way")},
    ReasonRow{"hexside-pair", local("{hex} and {other}, on both sides of the line, are in the way")},
    ReasonRow{"slope-obstacle", local("{hex} ({terrain}) reaches the height of the higher end {high}")},
    ReasonRow{"slope-ground", local("the ground of {hex} reaches the height of the higher end {high}")},
    ReasonRow{
        "slope-pair",
        local("{hex} and {other}, on both sides of the line, reach the height of the higher end {high}")},
    ReasonRow{"edge-blocked",
              local("the line runs along the outer edge of the map, where {hex} is in the way"), true},
    ReasonRow{"edge", local("the line runs along the outer edge of the map, beside {hex}"), true},
    ReasonRow{"half-terrain",
              local("with {hex} the line crosses {count} {count:hex|hexes} of half-high terrain")},
    ReasonRow{"slope-half-terrain",
              local("with {hex} the line crosses {count} {count:hex|hexes} of half-high terrain")},
    ReasonRow{"counted-half", local("{hex} counts as half-high terrain: {terrain}")},
    ReasonRow{"marker", local("{hex} blocks: {terrain}")},
    ReasonRow{"not-in-crest", local("the line does not leave the higher hex {hex} over a crest")},
    ReasonRow{"blinded",
              local("seen from the higher end {high}, {hex} hides {low}, the hex right behind it")},
    ReasonRow{
        "blinded-pair",
        local("seen from the higher end {high}, {hex} and {other} hide {low}, the hex right behind them")},
    ReasonRow{"one-side", local("of the two hexes beside the line only {hex} is in the way")},
    ReasonRow{"slope-one-side", local("of the two hexes beside the line only {hex} is in the way")},
    ReasonRow{"staircase", local("the line comes down to {hex} over one crest and leaves over the next")},
    ReasonRow{"corner", local("the line only touches {hex} at a corner")},
    ReasonRow{"not-counted", local("{hex} does not count for this line")},
    ReasonRow{"no-map", local("part of the line is off the map")},
};

}  // namespace

const StrategyDescription crestSightDescription = {
    "sight",
    "by-crests",
    crestParameterRows,
    crestReasonRows,
    {},
    {},
    local("crests on hexsides block and blind lines that cross them")};

}  // namespace cota::mapsets
