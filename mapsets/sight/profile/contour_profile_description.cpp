// The parameters and reasons of sight by contours and screening terrain.

#include <array>

#include "mapsets/sight/sight.h"

namespace cota::mapsets {

namespace {

using Kind = Parameter::Kind;

constexpr std::array contourProfileParameterRows = {
    Parameter{"blockers", Kind::hexTags, nullptr,
              local("terrain and features that block a line passing through them")},
    Parameter{"clouds", Kind::hexTags, "", local("those whose height is set by cloud-height")},
    Parameter{"cloud-height", Kind::word, "ground",
              local("height of clouds: that of the ground, or unlimited"), "ground always-blocks"},
    Parameter{"always-within", Kind::integer, "1",
              local("distance in hexes within which sight is always clear")},
    Parameter{"overlook", Kind::word, "both",
              local("which ends must be higher than an obstacle to see over it: both, or only the observer"),
              "both observer"},
    Parameter{"relief-blocks", Kind::word, "no", local("whether the terrain of the relief also blocks"),
              "no yes"},
    Parameter{"hexsides", Kind::word, "each",
              local("along hexsides: choose a side at each hexside, or one side for the whole line"),
              "each one-side"},
    Parameter{"vertex", Kind::word, "ignored", local("whether a hex touched at a corner counts as crossed"),
              "ignored counts"},
    Parameter{"profile", Kind::word, "ground",
              local("height between the ends: the ground, or the ground with the terrain that raises it"),
              "ground raised"},
};

constexpr std::array contourProfileReasonRows = {
    ReasonRow{"open-line", local("nothing is in the way")},
    ReasonRow{"adjacent", local("hexes this near always see each other")},
    ReasonRow{"blocking-terrain", local("the line passes through {terrain} in {hex}")},
    ReasonRow{"hexside-pair", local("the line runs between {hex} and {other}, and neither side is clear")},
    ReasonRow{"hexside-screens",
              local("the line runs between {hex} and {other}, and neither side is clear: {terrain}")},
    ReasonRow{"chosen-hex", local("the line runs between {hex} and {other} and uses {hex}")},
    ReasonRow{"overlooked", local("the line passes above {hex} ({terrain})")},
    ReasonRow{"higher-ground", local("{hex} ({height}) is higher than both ends")},
    ReasonRow{
        "two-lines",
        local("the line crosses two elevation lines of {height}, into {hex} and out of {beyond}, and {low} "
              "({lowHeight}) is lower than both")},
    ReasonRow{"crossed", local("contours crossed: {contours}")},
    ReasonRow{"higher-contour",
              local("contour {contour} ({height}), crossed in {hex}, is higher than both ends")},
    ReasonRow{"contour-twice",
              local("the line crosses contour {contour} ({height}) in {hex} and again in {beyond}, and {low} "
                    "({lowHeight}) is lower")},
    ReasonRow{
        "two-contours",
        local("the line crosses two contours of {height}, {contour} in {hex} and {other} in {beyond}, and "
              "{low} ({lowHeight}) is lower than both")},
    ReasonRow{"cloud", local("the line passes through {terrain} in {hex}")},
    ReasonRow{"corner", local("the line only touches {hex} at a corner")},
    ReasonRow{"not-counted", local("{hex} ({terrain}) does not hide what is behind it")},
};

}  // namespace

const StrategyDescription contourProfileDescription = {
    "sight",
    "contour-profile",
    contourProfileParameterRows,
    contourProfileReasonRows,
    {},
    {},
    local("terrain blocks; heights are compared in whole levels along the line")};

}  // namespace cota::mapsets
