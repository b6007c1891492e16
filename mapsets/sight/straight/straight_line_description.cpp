// The parameters and reasons of sight by the straight line between two heights.

#include <array>

#include "mapsets/sight/sight.h"
#include "mapsets/strategy/parameter_row.h"

namespace cota::mapsets {

namespace {

using Kind = ParameterRow::Kind;

constexpr std::array reliefSightRows = {
    row("symbols", Kind::tags, ofHexes, nullptr,
        "terrain that blocks only where the line meets its drawn outline",
        "terreno que bloquea solo donde la línea toca su contorno dibujado"),
    row("whole-hexes", Kind::tags, ofHexes, "",
        "terrain and features that block in their whole hex, including its sides and corners",
        "terrenos y elementos que bloquean en todo su hexágono, con sus lados y vértices"),
    row("sides", Kind::tags, ofHexsides, "", "kinds of hexsides that block", "clases de lados que bloquean"),
    row("clouds", Kind::tags, ofHexes, "", "terrain and features of unlimited height",
        "terrenos y elementos de altura ilimitada"),
    row("spreading-clouds", Kind::tags, ofHexes, "", "those that also fill the adjacent hexes",
        "los que llenan también los hexágonos adyacentes"),
    wordRow("no-outline", "whole-hex none", "whole-hex",
            "a hex with such terrain but no outline: the whole hex blocks, or nothing in it",
            "hexágono con ese terreno y sin contorno: bloquea todo el hexágono, o nada"),
    numberRow("always-within", "1", "distance in hexes within which sight is always clear",
              "distancia en hexágonos a la que siempre hay visión"),
    wordRow("side-ends", "two-hexes third-hex", "two-hexes",
            "a line through the end of such a hexside: the hexside blocks in the two hexes beside it, or "
            "also in the third hex at the corner",
            "una línea por el extremo de uno de estos lados: el lado bloquea en los dos hexágonos contiguos, "
            "o también en el tercero del vértice"),
    wordRow(
        "hexsides", "either both", "either",
        "along a hexside: blocked if either hex blocks, or only if both do",
        "a lo largo de un lado: bloqueada si bloquea uno de los dos hexágonos, o solo si bloquean los dos"),
    wordRow("vertex", "counts obstacles ignored", "counts",
            "a hex touched at a corner is used completely, only with its obstacles, or not at all",
            "un hexágono tocado en un vértice se usa entero, solo con sus obstáculos, o no se usa"),
    wordRow("distance", "hex point", "hex",
            "the height of the line is taken for whole hexes, or at each point",
            "la altura de la línea se toma por hexágonos enteros, o en cada punto"),
    wordRow("points", "highest all", "highest",
            "topographic: the highest point of the line in a hex with the tallest obstacle there, or each "
            "point separately",
            "topográfico: el punto más alto de la línea en un hexágono con el obstáculo más alto, o cada "
            "punto por separado"),
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
    ReasonRow{"avoided", {"the line cannot pass beside {hex}", "la línea no puede pasar junto a {hex}"}},
    ReasonRow{"cloud", {"the line passes through {terrain} in {hex}", "bloquea {hex}: {terrain}"}},
    ReasonRow{"spread-cloud",
              {"the line passes through {hex}, next to {terrain}",
               "la línea atraviesa {hex}, junto a este terreno: {terrain}"}},
    ReasonRow{"overlooked",
              {"{hex} ({terrain}) reaches {height}, no higher than the line, which is at {line} there",
               "{hex} ({terrain}) llega a {height}, no más alto que la línea, que pasa a {line}"}},
    ReasonRow{"beside",
              {"the line passes beside the outline in {hex} ({terrain})",
               "la línea pasa junto al contorno en {hex} ({terrain})"}},
    ReasonRow{"one-side",
              {"of the two hexes beside the line only {hex} hides, and {other} does not",
               "de los dos hexágonos junto a la línea solo oculta {hex}, y {other} no"}},
    ReasonRow{"corner",
              {"the line only touches {hex} at a corner", "la línea solo toca {hex} en un vértice"}},
    ReasonRow{"below", {"the line passes above {hex}", "la línea pasa por encima de {hex}"}},
};

}  // namespace

const StrategyDescription straightLineDescription = {"sight", "straight-line", reliefSightRows, sightReasons};

}  // namespace cota::mapsets
