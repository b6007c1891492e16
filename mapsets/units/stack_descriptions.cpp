#include <array>

#include "mapsets/strategy/parameter_row.h"
#include "mapsets/strategy/unit_strategies.h"

namespace cota::mapsets {

namespace {

using Kind = Parameter::Kind;

constexpr std::array stackingRows = {
    row("per-side", Kind::flag, "", "yes", local("each side is counted separately")),
    row("at-all-times", Kind::flag, "", "yes", local("limits also apply during moves")),
    row("free-most", Kind::word, "one all", "one", local("how many units a row leaves uncounted")),
    row("uncounted", Kind::tags, "", "", local("units that no row counts")),
    row("count-uncounted", Kind::flag, "", "no", local("... but that are counted anyway")),
};
constexpr std::array limitValues = {
    row("counts", Kind::tags, "", "", local("units it counts; empty: all")),
    row("not", Kind::tags, "", "", local("... but not these")),
    row("by-steps", Kind::flag, "", "no", local("a unit counts as many times as it has steps")),
    row("most", Kind::integer, "", nullptr, local("maximum in a hex")),
    row("free", Kind::tags, "", "", local("units that are not counted ...")),
    row("free-in", Kind::tags, "", "", local("... in hexes with these tags; empty: everywhere")),
};
constexpr std::array crowdValues = {
    row("counts", Kind::tags, "", "", local("units it counts; empty: all")),
    row("not", Kind::tags, "", "", local("... but not these")),
    row("by-steps", Kind::flag, "", "no", local("a unit counts as many times as it has steps")),
    row("from", Kind::integer, "", nullptr, local("number of units that is a crowd")),
    row("free", Kind::tags, "", "", local("units that are not counted ...")),
    row("free-in", Kind::tags, "", "", local("... in hexes with these tags; empty: everywhere")),
};
constexpr std::array stackFeatureValues = {
    row("counts", Kind::tags, "", nullptr, local("features it counts")),
    row("most", Kind::integer, "", nullptr, local("maximum in a hex")),
};
constexpr std::array aloneValues = {
    row("counts", Kind::tags, "", nullptr, local("units it counts")),
    row("unless", Kind::tags, "", "", local("states in which sides may share the hex")),
};
constexpr Parameter inRows =
    row("in", Kind::words, "", "", local("names of the rows it applies to; empty: all"));
constexpr Parameter rowIf = row("if", Kind::words, "", "", local("applies only if this parameter ..."));
constexpr Parameter rowIs = row("is", Kind::words, "", "yes", local("... has this value"));
constexpr std::array weighValues = {
    inRows,
    row("who", Kind::tags, "", "", local("units with one of these tags; empty: all")),
    row("and", Kind::tags, "", "", local("... and one of these")),
    row("steps-from", Kind::integer, "", "0", local("... of this number of steps or more")),
    row("as", Kind::integer, "", nullptr, local("number of steps")),
    rowIf,
    rowIs,
};
constexpr std::array aboardValues = {
    inRows,
    row("who", Kind::tags, "", "", local("units aboard; empty: all")),
    row("on", Kind::tags, "", "", local("... of these carriers; empty: all")),
    rowIf,
    rowIs,
};
constexpr std::array stackingLists = {
    RowDescription{"weigh", weighValues, local("units that count as another number of steps")},
    RowDescription{"aboard", aboardValues, local("units that are counted although they are aboard another")},
    RowDescription{"alone", aloneValues, local("sides do not share a hex"), true},
    RowDescription{"feature", stackFeatureValues, local("a limit of features in one hex"), true},
    RowDescription{"limit", limitValues, local("a limit of one hex"), true},
    RowDescription{"crowd", crowdValues, local("a number that has an effect, but is not forbidden"), true},
};
constexpr std::array stackingReasons = {
    ReasonRow{"limit", local("maximum in a hex")},
    ReasonRow{"carried", local("counts inside its carrier")},
    ReasonRow{"free", local("is not counted here")},
};

constexpr std::array approachRows = {
    row("any-fire", Kind::words, "", "", local("all printed pairs")),
    row("powerless", Kind::tags, "", "", local("enemies that do not keep units away")),
    row("powerless-restrict", Kind::flag, "", "no", local("... but that do")),
    row("range", Kind::word, "printed extended", "printed", local("distance at which fire keeps units away")),
    row("metric", Kind::word, "distance line", "distance",
        local("whether ranges are in hexes, or in hexes that the line enters")),
    row("extends", Kind::words, "", "", local("pairs whose range is half as long again")),
    row("extends-from", Kind::integer, "", "0", local("... from this strength")),
    row("refuge", Kind::tags, "", "", local("hexes from which units do not flee")),
    row("refuge-in-sight", Kind::flag, "", "yes", local("... even within sight and range of an enemy")),
    row("shelter", Kind::tags, "", "", local("hexes from which units never flee")),
};
constexpr std::array harmedValues = {
    row("who", Kind::tags, "", "", local("moving units; empty: all")),
    row("by", Kind::words, "", nullptr, local("printed pairs that can harm them")),
    row("if", Kind::words, "", "", local("a parameter that must be yes")),
};
constexpr std::array approachLists = {
    RowDescription{"harmed", harmedValues,
                   local("which units can be harmed by which fire; the first row that fits a unit is used")},
};
constexpr std::array approachReasons = {
    ReasonRow{"closer", local("moves closer to an enemy that can harm it")},
    ReasonRow{"enemy-hex", local("enters a hex with enemy fire")},
};

constexpr std::array controlReasons = {
    ReasonRow{"dark", local("enters, in the dark, a hex that its side does not control")},
};

constexpr std::array commandRows = {
    row("reach", Kind::integer, "", "1", local("distance in hexes within which a leader activates units")),
    row("near-states", Kind::tags, "", "", local("states in which only the leader's own hex counts")),
    row("mute-states", Kind::tags, "", "", local("states in which a leader activates no units")),
    row("ranks", Kind::words, "", "", local("value and list with the ranks")),
};

constexpr std::array leadsValues = {
    row("by", Kind::tags, "", nullptr, local("units that lead")),
    row("who", Kind::tags, "", "", local("units that are led; empty: all")),
    row("not", Kind::tags, "", "", local("... but not these")),
    row("ranks", Kind::flag, "", "no", local("higher ranks also lead lower ones")),
};
constexpr std::array commandLists = {
    RowDescription{"leads", leadsValues, local("which units lead which")},
};

constexpr std::array assaultRows = {
    row("counts", Kind::tags, "", "", local("units that fight")),
    row("attack-not", Kind::tags, "", "", local("states in which they do not attack")),
    row("defend-not", Kind::tags, "", "", local("states in which they do not defend themselves")),
};

constexpr std::array rideRows = {
    row("fictive", Kind::integer, "", "0", local("movement points of passengers that have none")),
};
constexpr std::array boardingRows = {
    row("carriers", Kind::tags, "", "", local("units that carry")),
    row("carriers-not", Kind::tags, "", "", local("states in which they do not carry")),
    row("for-points", Kind::tags, "", "", local("units that spend points to load")),
    row("for-the-move", Kind::tags, "", "", local("units whose loading uses up the whole move")),
    row("points", Kind::integer, "", "1", local("points that loading or unloading costs")),
    row("payers", Kind::word, "both carrier", "both", local("which of them must have the points")),
};
constexpr std::array boardingReasons = {
    ReasonRow{"boards", local("it loads or unloads")},
    ReasonRow{"carrier", local("that unit cannot carry it")},
    ReasonRow{"cargo", local("this type of unit cannot be carried")},
    ReasonRow{"full", local("it is already carrying another unit")},
    ReasonRow{"carrier-points", local("the carrier has too few movement points")},
    ReasonRow{"passenger-points", local("the passenger has too few movement points")},
};

constexpr std::array controlRows = {
    row("by", Kind::tags, "", "", local("units that take control")),
    row("equal", Kind::word, "nobody first-side", "nobody", local("hexes equally near to several sides")),
    row("given", Kind::words, "", "", local("kind of part with the control of hexes")),
    row("unled-light", Kind::words, "", "",
        local("light in which units out of command stay in hexes of their side")),
};

constexpr std::array orderRows = {
    row("divide", Kind::integer, "", "1", local("divisor of the difference")).between(1, 1000),
    row("rounding", Kind::word, "up down", "up", local("how the result is rounded")),
};

}  // namespace

const StrategyDescription classesDescription = {"stacking",
                                                "classes",
                                                stackingRows,
                                                stackingReasons,
                                                stackingLists,
                                                {},
                                                local("limits for one hex, by tags of units")};
const StrategyDescription harmDescription = {"approach",
                                             "harm",
                                             approachRows,
                                             approachReasons,
                                             approachLists,
                                             {},
                                             local("enemies that can harm a unit keep it away")};
const StrategyDescription chainDescription = {"command",
                                              "chain",
                                              commandRows,
                                              {},
                                              commandLists,
                                              {},
                                              local("leaders activate units in their hex and near it")};
const StrategyDescription presentDescription = {
    "assault", "present", assaultRows, {}, {}, {}, local("which units take part in a close assault")};
const StrategyDescription nearestDescription = {"initial-control",
                                                "nearest",
                                                controlRows,
                                                controlReasons,
                                                {},
                                                {},
                                                local("at the start, the nearest side controls a hex")};
const StrategyDescription forPointsDescription = {"boarding",
                                                  "for-points",
                                                  boardingRows,
                                                  boardingReasons,
                                                  {},
                                                  {},
                                                  local("loading and unloading costs movement points")};
const StrategyDescription shareDescription = {
    "ride",
    "share",
    rideRows,
    {},
    {},
    {},
    local("a passenger spends the same fraction of its points as its carrier")};
const StrategyDescription initiativeDescription = {
    "order",
    "initiative",
    orderRows,
    {},
    {},
    {},
    local("which side acts first, from a difference of numbers")};

std::vector<StrategyDescription> previewStrategies() {
    return {holesDescription, bandsDescription, sumDescription, twoDiceDescription, weaponsDescription};
}

std::vector<StrategyDescription> stackStrategies() {
    return {classesDescription,   harmDescription,    chainDescription,     formationCommandDescription,
            presentDescription,   nearestDescription, forPointsDescription, initiativeDescription,
            taskListsDescription, shareDescription};
}

}  // namespace cota::mapsets
