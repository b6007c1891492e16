// The parameters and reasons of sight by the straight line between two heights.

#include <array>

#include "mapsets/sight/sight.h"
#include "mapsets/strategy/parameter_row.h"

namespace cota::mapsets {

namespace {

using Kind = ParameterRow::Kind;

constexpr std::array reliefSightRows = {
    row("symbols", Kind::tags, ofHexes, nullptr,
        "terrain that is in the way only where the line meets its drawn outline",
        "terreno que estorba solo donde la línea toca su contorno dibujado"),
    row("whole-hexes", Kind::tags, ofHexes, "",
        "terrain and features that are in the way in their whole hex, sides and corners included",
        "terrenos y elementos que estorban en todo su hexágono, lados y vértices incluidos"),
    row("sides", Kind::tags, ofHexsides, "", "hexside kinds that are in the way",
        "tipos de lado que estorban"),
    row("clouds", Kind::tags, ofHexes, "", "terrain and features of endless height",
        "terrenos y elementos de altura sin límite"),
    row("spreading-clouds", Kind::tags, ofHexes, "", "those that fill the neighbouring hexes too",
        "los que llenan también los hexágonos vecinos"),
    wordRow("no-outline", "whole-hex none", "whole-hex",
            "a hex with such terrain and no outline of it: all of it is in the way, or nothing",
            "hexágono con tal terreno y sin contorno: estorba entero, o nada"),
    numberRow("always-within", "1", "hexes up to which sight is always clear",
              "hexágonos hasta los que siempre se ve"),
    wordRow(
        "side-ends", "two-hexes third-hex", "two-hexes",
        "a line through the end of such a side: the side counts in the two hexes beside it, or in the third "
        "hex at the corner too",
        "una línea por el extremo de tal lado: el lado cuenta en los dos hexágonos contiguos, o también en "
        "el tercero del vértice"),
    wordRow("hexsides", "either both", "either",
            "along a hexside: blocked if either hex blocks, or only if both do",
            "a lo largo de un lado: bloquea uno cualquiera de los dos, o solo ambos"),
    wordRow("vertex", "counts obstacles ignored", "counts",
            "a hex touched at a corner counts whole, with its obstacles only, or not at all",
            "un hexágono tocado en un vértice cuenta entero, solo con sus obstáculos, o nada"),
    wordRow("distance", "hex point", "hex", "the line has its height by whole hexes, or at the very point",
            "la línea toma su altura por hexágonos enteros, o en el punto mismo"),
    wordRow("points", "highest all", "highest",
            "topographic: the highest point of the line in a hex with the tallest thing there, or each point "
            "alone",
            "topográfico: el punto más alto de la línea en el hexágono con lo más alto, o cada punto solo"),
};

constexpr std::array sightReasons = {
    ReasonRow{"open-line", {"nothing rises above the line", "nada sobresale de la línea"}},
    ReasonRow{"adjacent", {"hexes this near always see each other", "hexágonos tan próximos siempre se ven"}},
    ReasonRow{"higher-ground",
              {"the ground in {hex} reaches {height}, the line there is at {line}",
               "el suelo en {hex} llega a {height}; la línea pasa a {line}"}},
    ReasonRow{"obstacle",
              {"{hex} ({terrain}) reaches {height}, the line there is at {line}",
               "{hex} ({terrain}) llega a {height}; la línea pasa a {line}"}},
    ReasonRow{"higher-point",
              {"the ground in {hex} reaches {height} at the point {along} m from {from}, {off} m from the "
               "centre; the line there is at {line}",
               "el suelo en {hex} llega a {height} en el punto a {along} m de {from}, a {off} m del centro; "
               "la línea pasa a {line}"}},
    ReasonRow{"obstacle-point",
              {"{hex} ({terrain}) reaches {height} with the ground of the point {along} m from {from}, {off} "
               "m from the centre; the line there is at {line}",
               "{hex} ({terrain}) llega a {height} con el suelo del punto a {along} m de {from}, a {off} m "
               "del centro; la línea pasa a {line}"}},
    ReasonRow{"overlooked-point",
              {"{terrain} reaches {height} with the ground of the point {along} m from {from}, {off} m from "
               "the centre; no higher than the line",
               "{terrain} llega a {height} con el suelo del punto a {along} m de {from}, a {off} m del "
               "centro; no más que la línea"}},
    ReasonRow{"point",
              {"ground of {height} at the point {along} m from {from}, {off} m from the centre",
               "suelo de {height} en el punto a {along} m de {from}, a {off} m del centro"}},
    ReasonRow{"avoided", {"the line must not go by {hex}", "la línea no puede ir por {hex}"}},
    ReasonRow{"cloud",
              {"the line passes through {terrain} in {hex}", "la línea atraviesa {terrain} en {hex}"}},
    ReasonRow{
        "spread-cloud",
        {"the line passes through {hex}, next to {terrain}", "la línea atraviesa {hex}, junto a {terrain}"}},
    ReasonRow{"overlooked",
              {"{hex} ({terrain}) reaches {height}, no higher than the line, which is at {line} there",
               "{hex} ({terrain}) llega a {height}, no más alto que la línea, que pasa a {line}"}},
    ReasonRow{"beside",
              {"the line passes beside the outline in {hex} ({terrain})",
               "la línea pasa junto al contorno en {hex} ({terrain})"}},
    ReasonRow{"one-side",
              {"of the two hexes beside the line only {hex} hides, and {other} lets it pass",
               "de los dos hexágonos junto a la línea solo oculta {hex}, y {other} la deja pasar"}},
    ReasonRow{"corner",
              {"the line only touches {hex} at a corner", "la línea solo toca {hex} en un vértice"}},
    ReasonRow{"below", {"the line passes above {hex}", "la línea pasa por encima de {hex}"}},
};

}  // namespace

const StrategyDescription straightLineDescription = {"sight", "straight-line", reliefSightRows, sightReasons};

}  // namespace cota::mapsets
