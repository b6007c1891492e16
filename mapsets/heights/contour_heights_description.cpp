// The parameters and reasons of heights from drawn contours.

#include <array>

#include "mapsets/heights/heights.h"
#include "mapsets/strategy/parameter_row.h"

namespace cota::mapsets {

namespace {

using Kind = Parameter::Kind;

constexpr std::array heightRows = {
    wordRow("method",
            "standard simplified topographic topographic-summits topographic-bottoms topographic-full",
            "standard", local("how a height follows from the contours")),
    numberRow("step", "5", local("metres to which a height between two contours is rounded"))
        .between(1, 1000),
    row("mark-at-zero", Kind::flag, "", "no",
        local("whether a place just above a contour may have the height of that contour")),
    wordRow(
        "slope-by", "near-collinear collinear nearest-points", "near-collinear",
        local("the line between two contours: the shortest straight line through the place unless it is long "
              "(line-most), that line whatever its length, or the ways to the nearest points; where no "
              "straight "
              "line joins two contours, these too")),
    numberRow(
        "line-most", "150",
        local("near-collinear: the longest straight line, in percent of the lengths to the nearest points"))
        .between(100, 10'000),
    wordRow(
        "edge", "map one-hex", "map",
        local("how far contours are used: to the edge of the map, or one hex beyond it; a contour that ends "
              "before it is extended straight on")),
    numberRow("touch", "10", local("distance, in thousandths of a hex, at which a contour touches a place"))
        .between(0, 300),
    wordRow("below-dashed", "interval half", "interval",
            local("how far below a dashed contour the simplified method places a hollow")),
    numberRow("summit-rise", "0",
              local("metres a summit without a spot height rises above its contour; 0: half the interval")),
    wordRow(
        "summit-at-edge", "area edge", "area",
        local(
            "where a summit or a low point lies in an area cut by the edge of the map: in the middle of the "
            "part on the map, or in the middle of the longest part of the edge")),
    wordRow("low-point-part", "half quarter", "half",
            local("part of the interval that a hollow is below its contour")),
    tagsRow("water-level", local("terrain that is at height 0")),
    tagsRow("raised", local("terrain that adds its height to the units in it")),
    numberRow("coverage-over", "0", local("percentage of a hex that a terrain must exceed to be used"))
        .between(0, 100),
    wordRow("seams", "union first-board", "union", local("terrain of a hex on two boards")),
    row("seams-confirmed", Kind::words, "", "", local("flag of a hex note: the halves are correct as drawn")),
};

constexpr std::array heightReasons = {
    ReasonRow{"touches", local("the {height} contour touches the centre")},
    ReasonRow{"hilltop", local("hilltop inside the {height} contour")},
    ReasonRow{"bottom", local("hollow inside the {height} contour")},
    ReasonRow{"layer-bottom", local("hollow inside the {height} contour, {fall} m lower")},
    ReasonRow{"pass", local("only between contours of {height}, higher on one side and lower on the other")},
    ReasonRow{"slope",
              local("{part} between {low} and {high}; straight line of {length} m ({low-contour}: {below} m, "
                    "{high-contour}: {above} m)")},
    ReasonRow{"slope-by-points",
              local("{part} between {low} and {high}; by the nearest points ({low-contour}: {below} m, "
                    "{high-contour}: {above} m)")},
    ReasonRow{"slope-no-line",
              local("{part} between {low} and {high}; by the nearest points, as no straight line joins two "
                    "contours ({low-contour}: {below} m, {high-contour}: {above} m)")},
    ReasonRow{"slope-far",
              local("{part} between {low} and {high}; by the nearest points, as no straight line of at most "
                    "{most} % of "
                    "these ways joins two contours ({low-contour}: {below} m, {high-contour}: {above} m)")},
    ReasonRow{"layer",
              local("{low}, the next contour below, of {low} and {high}; straight line of {length} m "
                    "({low-contour}: {below} m, {high-contour}: {above} m)")},
    ReasonRow{
        "layer-by-points",
        local("{low}, the next contour below, of {low} and {high}; by the nearest points ({low-contour}: "
              "{below} m, {high-contour}: {above} m)")},
    ReasonRow{
        "layer-no-line",
        local("{low}, the next contour below, of {low} and {high}; by the nearest points, as no straight "
              "line joins two contours ({low-contour}: {below} m, {high-contour}: {above} m)")},
    ReasonRow{
        "layer-far",
        local("{low}, the next contour below, of {low} and {high}; by the nearest points, as no straight "
              "line of at most {most} % of these ways joins two contours ({low-contour}: {below} m, "
              "{high-contour}: {above} m)")},
    ReasonRow{"led",
              local("contour {contour} ends before the edge of the map and is extended straight on to it")},
    ReasonRow{"other-reading", local("{height} with {option}={word}")},
    ReasonRow{"summit", local("{rise} m above the {height} contour, towards the summit of {summit}")},
    ReasonRow{"low-point", local("{fall} m below the {height} contour, towards the low point of {lowest}")},
    ReasonRow{"water-level", local("{terrain} is at height 0")},
    ReasonRow{"level", local("no contours are drawn; level {level}")},
};

}  // namespace

const StrategyDescription contourHeightsDescription = {"heights", "contours", heightRows, heightReasons};

}  // namespace cota::mapsets
