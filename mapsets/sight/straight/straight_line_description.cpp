// The parameters and reasons of sight by the straight line between two heights.

#include <array>

#include "mapsets/sight/sight.h"
#include "mapsets/strategy/parameter_row.h"

namespace cota::mapsets {

namespace {

using Kind = Parameter::Kind;

constexpr std::array reliefSightRows = {
    row("symbols", Kind::hexTags, "", nullptr,
        local("terrain that blocks only where the line meets its drawn outline")),
    row("whole-hexes", Kind::hexTags, "", "",
        local("terrain and features that block in their whole hex, including its sides and corners")),
    row("sides", Kind::hexsideTags, "", "", local("kinds of hexsides that block")),
    row("clouds", Kind::hexTags, "", "", local("terrain and features of unlimited height")),
    row("spreading-clouds", Kind::hexTags, "", "", local("those that also fill the adjacent hexes")),
    wordRow("no-outline", "whole-hex none", "whole-hex",
            local("a hex with such terrain but no outline: the whole hex blocks, or nothing in it")),
    numberRow("always-within", "1", local("distance in hexes within which sight is always clear")),
    wordRow(
        "side-ends", "two-hexes third-hex", "two-hexes",
        local("a line through the end of such a hexside: the hexside blocks in the two hexes beside it, or "
              "also in the third hex at the corner")),
    wordRow("hexsides", "either both", "either",
            local("along a hexside: blocked if either hex blocks, or only if both do")),
    wordRow("vertex", "counts obstacles ignored", "counts",
            local("a hex touched at a corner is used completely, only with its obstacles, or not at all")),
    wordRow("distance", "hex point", "hex",
            local("the height of the line is taken for whole hexes, or at each point")),
    wordRow(
        "points", "highest all", "highest",
        local("topographic: the highest point of the line in a hex with the tallest obstacle there, or each "
              "point separately")),
};

constexpr std::array sightReasons = {
    ReasonRow{"open-line", local("nothing rises above the line")},
    ReasonRow{"adjacent", local("hexes this near always see each other")},
    ReasonRow{"higher-ground", local("the ground in {hex} reaches {height}, the line there is at {line}")},
    ReasonRow{"obstacle", local("{hex} ({terrain}) reaches {height}, the line there is at {line}")},
    ReasonRow{
        "higher-point",
        local("the ground in {hex} reaches {height} at the point {along} m from {from}, {off} m from the "
              "centre; the line there is at {line}")},
    ReasonRow{
        "obstacle-point",
        local("{hex} ({terrain}) reaches {height} with the ground of the point {along} m from {from}, {off} "
              "m from the centre; the line there is at {line}")},
    ReasonRow{
        "overlooked-point",
        local("{terrain} reaches {height} with the ground of the point {along} m from {from}, {off} m from "
              "the centre; no higher than the line")},
    ReasonRow{"point",
              local("ground of {height} at the point {along} m from {from}, {off} m from the centre")},
    ReasonRow{"avoided", local("the line cannot pass beside {hex}")},
    ReasonRow{"cloud", local("the line passes through {terrain} in {hex}")},
    ReasonRow{"spread-cloud", local("the line passes through {hex}, next to {terrain}")},
    ReasonRow{"overlooked",
              local("{hex} ({terrain}) reaches {height}, no higher than the line, which is at {line} there")},
    ReasonRow{"beside", local("the line passes beside the outline in {hex} ({terrain})")},
    ReasonRow{"one-side", local("of the two hexes beside the line only {hex} hides, and {other} does not")},
    ReasonRow{"corner", local("the line only touches {hex} at a corner")},
    ReasonRow{"below", local("the line passes above {hex}")},
};

}  // namespace

const StrategyDescription straightLineDescription = {"sight", "straight-line", reliefSightRows, sightReasons};

}  // namespace cota::mapsets
