#include <array>

#include "mapsets/strategy/parameter_row.h"
#include "mapsets/strategy/unit_strategies.h"

namespace cota::mapsets {

namespace {

using Kind = Parameter::Kind;

constexpr std::array counterRows = {
    namesRow("allowance", local("values with the movement points")),
    namesRow("step-value", local("value with the steps")),
    tagsRow("turned-by", local("states in which the counter shows its back")),
    tagsRow("hurt-by", local("states that mean one step less")),
    namesRow("step-losses", local("value of a placement with the steps lost")),
    tagsRow("carried-only", local("movement types that cannot move on their own")),
    namesRow("by-hand", local("movement type they use if they have an allowance")),
    namesRow("mode", local("value of a placement with the mode of a unit")),
    namesRow("moving-mode", local("the mode in which units move")),
    tagsRow("mode-kept-by", local("units that may not change their mode")),
};

constexpr std::array setValues = {
    row("part", Kind::words, "", nullptr, local("kind of part of the scenario")),
    row("value", Kind::words, "", nullptr, local("value of the part with the points")),
    row("who", Kind::tags, "", "", local("units it applies to; empty: all")),
    row("class-in", Kind::words, "", "", local("value of the part with a movement type")),
};
constexpr std::array markValues = {
    row("value", Kind::words, "", nullptr, local("the value that is checked")),
    row("is", Kind::words, "", "", local("what the value must be; empty: a number above 0")),
    row("word", Kind::words, "", nullptr, local("the tag that such units get")),
};
constexpr std::array changeValues = {
    row("points", Kind::words, "", nullptr, local("extra points; below 0: fewer points")),
    row("who", Kind::words, "", "", local("units it applies to; empty: all")),
    row("with", Kind::words, "", "", local("... in one of these states")),
};
constexpr std::array haltValues = {
    row("who", Kind::words, "", "", local("units it applies to; empty: all")),
    row("with", Kind::words, "", "", local("... in one of these states")),
};
constexpr std::array movesValues = {
    row("state", Kind::tags, "", "", local("state of the unit; empty: any")),
    row("value", Kind::words, "", nullptr, local("printed value with the allowance")),
    row("mobility", Kind::words, "", nullptr, local("movement type used then")),
};
constexpr std::array modeChangeValues = {
    row("from", Kind::words, "", nullptr, local("mode before the change")),
    row("to", Kind::words, "", nullptr, local("mode after the change")),
    row("who", Kind::tags, "", "", local("units; empty: all")),
    row("not", Kind::tags, "", "", local("... but not these")),
    row("mobility", Kind::words, "", "", local("... of these movement types")),
    row("share", Kind::words, "", nullptr, local("cost as a fraction of the allowance")),
    row("of", Kind::words, "", "", local("points used instead of the allowance")),
    row("rounding", Kind::word, "nearest down up", "nearest", local("how it is rounded")),
    row("if", Kind::words, "", "", local("applies only if this parameter ...")),
    row("is", Kind::words, "", "yes", local("... has this value")),
};
constexpr std::array strengthValues = {
    row("value", Kind::words, "", nullptr, local("value of a unit: a printed pair, or a whole number")),
    row("range", Kind::words, "", "", local("value with its range; a printed pair has its own")),
    row("per-step", Kind::flag, "", "no", local("the value is that of one step")),
    row("figures", Kind::flag, "", "no",
        local("a unit made of figures has the sum of theirs, and the lowest of their ranges")),
};
constexpr std::array counterLists = {
    RowDescription{"moves", movesValues, local("which allowance is used; the first row that fits")},
    RowDescription{"mode-change", modeChangeValues,
                   local("cost of changing the mode; the first row that fits")},
    RowDescription{"mark", markValues, local("tags that units get from a value")},
    RowDescription{"change", changeValues, local("changes to an allowance")},
    RowDescription{"halt", haltValues, local("units without points left")},
    RowDescription{"forbid", haltValues, local("units that do not move at all")},
    RowDescription{"set", setValues, local("a part that replaces allowances")},
    RowDescription{"add", setValues, local("a part that changes allowances")},
    RowDescription{"strength", strengthValues, local("values that add up to the strength of a side"), true},
};

constexpr std::array movementRows = {
    flagRow("always-one-hex", "no", local("a unit may always move one hex")),
    row("relief-cost", Kind::word, "whole elevation-line climb none", "whole",
        local("where additive terrain costs points")),
    flagRow("relief-on-paths", "no", local("... also along paths")),
    flagRow("surcharge-on-paths", "yes", local("surcharges of features also apply along paths")),
    row("surcharges-spread", Kind::word, "neighbours hex-only", "hex-only",
        local("surcharges of some features also apply in adjacent hexes")),
    tagsRow("surcharge-spreads", local("which features")),
    tagsRow("surcharge-once", local("features whose surcharge is paid only once for all of them")),
    namesRow("contour-cost", local("points for each contour crossed")),
    row("contour-count", Kind::word, "crossings lines", "crossings",
        local("whether a contour crossed twice is counted twice or once")),
    row("contours-most", Kind::integer, "", "0", local("most contours that may be crossed; 0: no limit")),
    tagsRow("contours-bar", local("units this limit applies to")),
    row("contours-of", Kind::word, "crossed contained", "crossed",
        local("contours that are counted: those crossed, or those in the hex entered")),
    flagRow("contours-open", "yes", local("the limit does not apply along paths")),
    tagsRow("paths-no-help", local("terrains whose cost is paid even along paths")),
    flagRow("paths-open", "yes", local("paths lead through terrain that the unit cannot enter")),
    row("path-price", Kind::word, "on-entry through", "on-entry",
        local("pay for a path on entry, or only while staying on it: leaving it or stopping costs the "
              "terrain")),
    row("climb-cost", Kind::word, "dearer added", "added",
        local("whether rows climb give a minimum cost or an extra cost")),
    flagRow("climb-on-paths", "yes", local("... also along paths")),
    row("next-by", Kind::word, "any-path first-step", "any-path",
        local("rows from-next: how the unit may enter from the hex where it began the turn")),
    flagRow("hindered", "no", local("other units also pay surcharges")),
    tagsRow("hindered-too", local("which units")),
    namesRow("hindered-as", local("the movement type whose surcharges they pay")),
    tagsRow("one-hex-states", local("states of units that move one hex in a turn")),
    flagRow("doubled", "no", local("units out of sight may double their allowance")),
    row("doubled-path", Kind::word, "whole start", "whole",
        local("which hexes must be out of sight: all of them, or only the first of the turn")),
    namesRow("leaving-costs", local("terrain whose cost is paid to leave the map")),
    namesRow("scenario-costs",
             local("kind of part, and its value that names what has another cost in the scenario")),
    tagsRow("bonus-paths", local("paths along which a unit moves one hex further with its last point")),
    namesRow("bonus-classes", local("movement types it applies to")),
    row("hurry-adds", Kind::integer, "", "0", local("extra points for units that hurry")),
    tagsRow("hurry-who", local("units that may hurry")),
    tagsRow("hurry-who-too", local("... and these, if hurry-who-too-may is set")),
    flagRow("hurry-who-too-may", "no", local("whether they may hurry")),
    tagsRow("hurry-not", local("states in which units may not hurry")),
    row("hurry-away", Kind::integer, "", "0", local("minimum distance to enemies, in hexes")),
    flagRow("hurry-bonus", "yes", local("units that hurry have the bonus of paths too")),
};
constexpr std::array movementReasons = {
    ReasonRow{"terrain", local("terrain")},
    ReasonRow{"added", local("surcharge for relief or hexside")},
    ReasonRow{"contour", local("contours crossed")},
    ReasonRow{"off-path", local("terrain of a hex left off its path")},
    ReasonRow{"contours", local("too many contours in one step")},
    ReasonRow{"climb", local("surcharge for the climb")},
    ReasonRow{"cliff", local("a cliff")},
    ReasonRow{"feature", local("instead of the terrain")},
    ReasonRow{"stops", local("ends its movement for this turn")},
    ReasonRow{"from-next", local("only if the unit began the turn next to it")},
    ReasonRow{"path", local("along a path, instead of the terrain")},
    ReasonRow{"surcharge", local("surcharge")},
    ReasonRow{"prohibited", local("prohibited terrain")},
    ReasonRow{"unknown", local("the game gives no cost")},
    ReasonRow{"bound", local("cannot leave its path or terrain")},
    ReasonRow{"cannot-move", local("cannot move on its own")},
    ReasonRow{"off-map", local("off the map")},
};

constexpr std::array climbValues = {
    row("from", Kind::integer, "", "1", local("minimum number of levels up")),
    row("least", Kind::words, "", "0", local("minimum cost of the step")).readOnlyWith("climb-cost dearer"),
    row("more", Kind::words, "", "0", local("... or extra cost, as climb-cost says"))
        .readOnlyWith("climb-cost added"),
    row("per-level", Kind::flag, "", "no", local("extra cost for each level"))
        .readOnlyWith("climb-cost added"),
    row("who", Kind::tags, "", "", local("units it applies to; empty: all")),
};
constexpr std::array cliffValues = {
    row("from", Kind::integer, "", nullptr,
        local("difference in levels at which a hexside cannot be crossed")),
};
constexpr std::array hexValues = {
    row("in", Kind::tags, "", nullptr, local("tags of the hexes")),
    row("who", Kind::words, "", "", local("units it applies to; empty: all")),
    row("not", Kind::words, "", "", local("... but not these")),
};
constexpr std::array standsForValues = {
    row("terrain", Kind::words, "", nullptr, local("the terrain with an open cost")),
    row("part", Kind::words, "", nullptr, local("kind of part of the scenario that sets the cost")),
    row("value", Kind::words, "", nullptr, local("value of the part that names another terrain")),
};
constexpr std::array spendsValues = {
    row("points", Kind::words, "", nullptr, local("cost in points")),
    row("with", Kind::words, "", "", local("states in which it is paid before the first step")),
};
constexpr std::array byPathValues = {
    row("terrain", Kind::words, "", nullptr, local("the terrain entered")),
    row("paths", Kind::words, "", nullptr, local("tags of paths")),
    row("as", Kind::words, "", nullptr, local("the terrain whose cost is paid")),
};
constexpr std::array movementLists = {
    RowDescription{"by-path", byPathValues, local("terrain that has another cost along a path")},
    RowDescription{"climb", climbValues, local("extra cost of a step to a higher level")},
    RowDescription{"cliff", cliffValues, local("hexsides that cannot be crossed")},
    RowDescription{"stop", hexValues, local("hexes that stop units that enter them")},
    RowDescription{"one-hex-out", hexValues, local("hexes from which units move only one hex")},
    RowDescription{"from-next", hexValues, local("hexes entered only from where the turn began")},
    RowDescription{"stands-for", standsForValues, local("terrain whose cost the scenario sets")},
    RowDescription{"spends", spendsValues, local("other uses of movement points")},
};
constexpr std::array movementValues = {
    ValueDescription{"mobility", namesRow("path", local("the path that a movement type cannot leave"))},
    ValueDescription{"mobility", namesRow("terrain", local("the terrain that a movement type cannot leave"))},
    ValueDescription{"mobility", namesRow("part", local("kind of part whose hexes also have it"))},
};

constexpr std::array riverRows = {
    tagsRow("banks-in", local("terrains that are rivers with banks")),
    tagsRow("crossing", local("features at which all units may cross")),
    tagsRow("far-bank-needs-help", local("rivers that no unit crosses without help")),
    row("help", Kind::word, "needed-only always", "needed-only",
        local("which units need help at other rivers")),
    tagsRow("helper", local("units that help")),
    tagsRow("helper-not", local("states in which they do not help")),
    flagRow("stop-after-crossing", "no", local("a unit that has crossed stops")),
    flagRow("crossing-stops", "no", local("... also when it crosses by a bridge or ford")),
    namesRow("crossing-allowed", local("kind of part, and its flag that forbids crossing")),
    namesRow("crossing-costs", local("kind of part, and its value that names a crossing")),
};
constexpr std::array riverReasons = {
    ReasonRow{"water-entry", local("enters only with help")},
    ReasonRow{"water-barred", local("the scenario forbids crossing")},
    ReasonRow{"water-far-bank", local("reaches the far bank only with help")},
    ReasonRow{"water-stop", local("stops after crossing")},
};

constexpr std::array withinRows = {
    tagsRow("banks-in", local("terrains that are rivers with banks")),
    tagsRow("stop-crosses", local("rivers that a unit staying in the hex has crossed")),
    namesRow("closed", local("kind of part with hexes where rivers cannot be crossed")),
};
constexpr std::array crossingValues = {
    row("features", Kind::words, "", nullptr, local("tags of features")),
    row("along", Kind::words, "", "", local("tags of paths along which units cross at no extra cost")),
    row("as", Kind::words, "", "", local("terrain whose cost is paid")),
    row("classes", Kind::words, "", "", local("movement types it applies to; empty: all")),
    row("roll", Kind::flag, "", "no", local("a die roll is needed")),
    row("passes-only", Kind::flag, "", "no", local("a unit that crosses this way cannot stay in the hex")),
};
constexpr std::array withinLists = {
    RowDescription{"crossing", crossingValues, local("where all units may cross")},
};
constexpr std::array withinReasons = {
    ReasonRow{"water-crossed", local("crosses the river")},
    ReasonRow{"water-bank", local("cannot reach the other bank here")},
    ReasonRow{"water-bridge", local("crosses by the bridge")},
    ReasonRow{"water-closed", local("the scenario closes the river here")},
};

constexpr std::array occupationRows = {
    tagsRow("harmless", local("units that do not hold a hex")),
    tagsRow("harmless-empty", local("... as long as they carry nothing")),
    row("assault", Kind::word, "never first-step", "never", local("how enemy hexes are entered")),
    tagsRow("no-assault", local("units that never enter them")),
    tagsRow("excludes", local("units whose hex only units of the same kind may enter")),
    tagsRow("stop-in", local("features that stop units that enter")),
    tagsRow("overruns", local("units that may pass through enemy hexes, but not stay there")),
    namesRow("overrun-toll", local("extra points for each enemy unit in them")),
    flagRow("toll-for-cargo", "no", local("... including units aboard others")),
    tagsRow("unseen", local("states of units that do not stop others, but in whose hex no enemy may stay")),
    flagRow("toll-for-unseen", "no", local("... but also cost points in an overrun")),
    tagsRow("may-stop-in", local("features that may stop units that enter")),
};

}  // namespace

const StrategyDescription printedDescription = {
    "counters", "printed", counterRows, {}, counterLists, {}, local("how values of counters are read")};
const StrategyDescription byTableDescription = {"movement",
                                                "by-table",
                                                movementRows,
                                                movementReasons,
                                                movementLists,
                                                movementValues,
                                                local("costs by terrain and movement type")};
const StrategyDescription banksDescription = {
    "rivers", "banks", riverRows, riverReasons, {}, {}, local("rivers that fill hexes and have two banks")};
const StrategyDescription crossedWithinDescription = {
    "rivers",
    "crossed-within",
    withinRows,
    withinReasons,
    withinLists,
    {},
    local("rivers in hexes that units may enter, crossed within the hex")};
const StrategyDescription occupantsDescription = {
    "occupation", "occupants", occupationRows, {}, {}, {}, local("which units may enter a hex with others")};

std::vector<StrategyDescription> movementStrategies() {
    return {printedDescription, byTableDescription, banksDescription, crossedWithinDescription,
            occupantsDescription};
}

}  // namespace cota::mapsets
