// The parameters and reasons of sight by crests.

#include <array>

#include "mapsets/sight/sight.h"
#include "mapsets/strategy/parameter_row.h"

namespace cota::mapsets {

namespace {

using Kind = ParameterRow::Kind;

constexpr std::array crestParameterRows = {
    row("blockers", Kind::tags, ofHexes, nullptr, "terrain that blocks by its height",
        "terreno que bloquea por su altura"),
    row("always-block", Kind::tags, ofHexes, "", "markers that block at any height",
        "marcadores que bloquean a cualquier altura"),
    row("halves", Kind::tags, ofHexes, "", "terrain half a level high", "terreno de medio nivel"),
    row("halves-too", Kind::tags, ofHexes, "", "... and this terrain, if halves-too-count is set",
        "... y este terreno, si se indica halves-too-count"),
    row("halves-too-count", Kind::flag, "", "no", "whether it is included", "si se incluye"),
    row("halves-block-from", Kind::integer, "", "3", "number of hexes of it that block",
        "número de hexágonos que bloquean"),
    row("halves-level", Kind::word, "same any", "same",
        "which of these hexes are counted on a flat line: those on its level, or all",
        "qué hexágonos de estos se cuentan en una línea plana: los de su nivel, o todos"),
    row("halves-on-slope", Kind::word, "off any below", "off",
        "which of these hexes are counted on a slope: none, all, or those at most one level below the "
        "higher "
        "end",
        "qué hexágonos de estos se cuentan en pendiente: ninguno, todos, o los que están como mucho un "
        "nivel "
        "por debajo del extremo alto"),
    row("halves-on-hexside", Kind::integer, "", "1", "value of a hexside between two of these hexes",
        "valor de un lado entre dos de estos hexágonos"),
    row("equal-hills", Kind::word, "pass block", "pass", "bare hills on the level of a flat line",
        "colinas desnudas al nivel de una línea plana"),
    row("crest-by-corner", Kind::word, "any both", "any",
        "a line that leaves through a corner: one crest on the two hexsides is enough, or both must be "
        "crests",
        "una línea que sale por un vértice: basta una cresta en los dos lados, o los dos deben ser crestas"),
    row("hexside-slope", Kind::word, "shadow shadow-blinders ignore", "shadow-blinders",
        "on a slope, an obstacle on only one side of a hexside: blinds, blinds unless it would block, or "
        "has "
        "no effect",
        "en pendiente, un obstáculo a un solo lado de un lado de hexágono: ciega, ciega salvo que bloquee, "
        "o "
        "no tiene efecto"),
    row("blind-higher-next", Kind::word, "blind clear", "blind",
        "a hex as high as the obstacle in front of it",
        "un hexágono tan alto como el obstáculo que tiene delante"),
    row("hill-blinds", Kind::word, "exit any", "exit",
        "bare hills blind only where the line leaves them downhill, or always",
        "las colinas desnudas ciegan solo donde la línea las deja cuesta abajo, o siempre"),
    row("obstacles-on-stairs", Kind::word, "blind pass", "blind", "an obstacle in a hex between two crests",
        "un obstáculo en un hexágono entre dos crestas"),
    row("vertex", Kind::word, "ignored counts", "ignored",
        "whether a hex touched at a corner counts as crossed",
        "si un hexágono tocado en un vértice cuenta como atravesado"),
    row("half-hexes", Kind::word, "pass stop", "pass", "half hexes on the edge of the map",
        "medios hexágonos del borde del mapa"),
    row("off-map", Kind::word, "blocks passes", "blocks", "places without a map", "lugares sin mapa"),
    row("always-within", Kind::integer, "", "1", "distance in hexes within which sight is always clear",
        "distancia en hexágonos a la que siempre hay visión"),
};

constexpr std::array crestReasonRows = {
    ReasonRow{"open-line", {"nothing is in the way", "nada lo impide"}},
    ReasonRow{"adjacent", {"hexes this near always see each other", "hexágonos tan próximos siempre se ven"}},
    ReasonRow{"hindered",
              {"the line crosses {count} {count:hex|hexes} of half-high terrain",
               "la línea cruza {count} {count:hexágono|hexágonos} de terreno de medio nivel"}},
    ReasonRow{"overlooked",
              {"{hex} ({terrain}) hides only the hex right behind it",
               "{hex} ({terrain}) solo oculta el hexágono que tiene detrás"}},
    ReasonRow{"obstacle", {"{hex} is in the way: {terrain}", "se interpone {hex}: {terrain}"}},
    ReasonRow{"high-ground", {"the ground of {hex} is in the way", "se interpone el suelo de {hex}"}},
    ReasonRow{"hexside-pair",
              {"{hex} and {other}, on both sides of the line, are in the way",
               "se interponen {hex} y {other}, a ambos lados de la línea"}},
    ReasonRow{"slope-obstacle",
              {"{hex} ({terrain}) reaches the height of the higher end {high}",
               "{hex} ({terrain}) alcanza la altura del extremo alto {high}"}},
    ReasonRow{"slope-ground",
              {"the ground of {hex} reaches the height of the higher end {high}",
               "el suelo de {hex} alcanza la altura del extremo alto {high}"}},
    ReasonRow{"slope-pair",
              {"{hex} and {other}, on both sides of the line, reach the height of the higher end {high}",
               "{hex} y {other}, a ambos lados de la línea, alcanzan la altura del extremo alto {high}"}},
    ReasonRow{"edge-blocked",
              {"the line runs along the outer edge of the map, where {hex} is in the way",
               "la línea va por el borde exterior del mapa, donde se interpone {hex}"},
              true},
    ReasonRow{"edge",
              {"the line runs along the outer edge of the map, beside {hex}",
               "la línea va por el borde exterior del mapa, junto a {hex}"},
              true},
    ReasonRow{"half-terrain",
              {"with {hex} the line crosses {count} {count:hex|hexes} of half-high terrain",
               "con {hex} la línea cruza {count} {count:hexágono|hexágonos} de terreno de medio nivel"}},
    ReasonRow{"slope-half-terrain",
              {"with {hex} the line crosses {count} {count:hex|hexes} of half-high terrain",
               "con {hex} la línea cruza {count} {count:hexágono|hexágonos} de terreno de medio nivel"}},
    ReasonRow{"counted-half",
              {"{hex} counts as half-high terrain: {terrain}",
               "{hex} cuenta como terreno de medio nivel: {terrain}"}},
    ReasonRow{"marker", {"{hex} blocks: {terrain}", "bloquea {hex}: {terrain}"}},
    ReasonRow{"not-in-crest",
              {"the line does not leave the higher hex {hex} over a crest",
               "la línea no sale del hexágono alto {hex} por una cresta"}},
    ReasonRow{"blinded",
              {"seen from the higher end {high}, {hex} hides {low}, the hex right behind it",
               "visto desde el extremo alto {high}, {hex} oculta {low}, el hexágono que tiene detrás"}},
    ReasonRow{"blinded-pair",
              {"seen from the higher end {high}, {hex} and {other} hide {low}, the hex right behind them",
               "vistos desde el extremo alto {high}, {hex} y {other} ocultan {low}, el hexágono que tienen "
               "detrás"}},
    ReasonRow{"one-side",
              {"of the two hexes beside the line only {hex} is in the way",
               "de los dos hexágonos junto a la línea solo se interpone {hex}"}},
    ReasonRow{"slope-one-side",
              {"of the two hexes beside the line only {hex} is in the way",
               "de los dos hexágonos junto a la línea solo se interpone {hex}"}},
    ReasonRow{"staircase",
              {"the line comes down to {hex} over one crest and leaves over the next",
               "la línea baja a {hex} por una cresta y sale por la siguiente"}},
    ReasonRow{"corner",
              {"the line only touches {hex} at a corner", "la línea solo toca {hex} en un vértice"}},
    ReasonRow{"not-counted", {"{hex} does not count for this line", "{hex} no cuenta para esta línea"}},
    ReasonRow{"no-map", {"part of the line is off the map", "parte de la línea está fuera del mapa"}},
};

}  // namespace

const StrategyDescription crestSightDescription = {
    "sight",
    "by-crests",
    crestParameterRows,
    crestReasonRows,
    {},
    {},
    {"crests on hexsides block and blind lines that cross them",
     "las crestas de los lados bloquean y ciegan las líneas que las cruzan"}};

}  // namespace cota::mapsets
