// The parameters and reasons of sight by the nearest obstruction.

#include <array>

#include "mapsets/sight/sight.h"
#include "mapsets/strategy/parameter_row.h"

namespace cota::mapsets {

namespace {

using Kind = Parameter::Kind;

constexpr std::array nearestObstructionParameterRows = {
    row("blockers", Kind::hexTags, "", nullptr, local("terrain and features that block or cast a shadow")),
    row("always-within", Kind::integer, "", "1",
        local("distance in hexes within which sight is always clear")),
    row("blind-hexes", Kind::integer, "", "0",
        local("blind hexes behind an obstruction, for a difference of one level")),
    row("blind-less", Kind::integer, "", "0", local("number fewer for each further level")),
    row("plateau", Kind::flag, "", "no",
        local("the higher end sees nothing lower beyond an adjacent hex of its own level")),
    row("low-obstacles", Kind::word, "always if-level", "always",
        local("whether terrain below both ends still blocks")),
    row("relief-obstructs", Kind::word, "above-lower any", "above-lower",
        local("ground that casts a shadow: only above the lower end, or all terrain of the relief")),
    row("vertex", Kind::word, "ignored counts", "ignored",
        local("whether a hex touched at a corner is on its side of the line")),
    row("blind-count", Kind::word, "distance traversed", "distance",
        local("blind hexes: as distance, or as hexes the line passes through")),
    row("off-map-side", Kind::word, "free barred", "free",
        local("a line along the edge of the map may use the side without hexes")),
};

constexpr std::array nearestObstructionReasonRows = {
    ReasonRow{"open-line", local("nothing is in the way")},
    ReasonRow{"adjacent", local("hexes this near always see each other")},
    ReasonRow{"blocking-terrain", local("the line passes through {terrain} in {hex}")},
    ReasonRow{"higher-ground", local("{hex} (level {level}) is higher than both ends")},
    ReasonRow{"plateau", local("{hex} is as high as the higher end and next to it: it hides lower hexes")},
    ReasonRow{
        "blind-hex",
        local("the lower end is in the shadow of {terrain} in {hex} ({blind} blind {blind:hex|hexes})")},
    ReasonRow{"overlooked",
              local("the lower end is {far} {far:hex|hexes} behind {hex} ({terrain}), of which {blind:only # "
                    "is|only # are|none is} blind")},
    ReasonRow{"chosen-side", local("the line runs between {hex} and {other} and uses the side of {hex}")},
    ReasonRow{
        "chosen-overlooked",
        local("the line uses the side of {hex} ({terrain}); the lower end is {far} {far:hex|hexes} behind "
              "it, of which {blind:only # is|only # are|none is} blind")},
    ReasonRow{"free-side", local("the line uses the side of {hex} that has no hexes in play")},
    ReasonRow{"edge-side", local("the line runs along the outer edge of the map and uses the side of {hex}"),
              true},
    ReasonRow{"both-sides", local("{hex} is in the way on one side of the line, {other} on the other")},
    ReasonRow{"barred-side", local("the line cannot use the side of {hex}")},
    ReasonRow{"corner", local("the line only touches {hex} at a corner")},
    ReasonRow{"not-counted", local("{hex} ({terrain}) does not hide what is behind it")},
};

}  // namespace

const StrategyDescription nearestObstructionDescription = {
    "sight", "nearest-obstruction", nearestObstructionParameterRows, nearestObstructionReasonRows};

}  // namespace cota::mapsets
