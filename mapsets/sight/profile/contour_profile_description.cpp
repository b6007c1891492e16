// The parameters and reasons of sight by contours and screening terrain.

#include <array>

#include "mapsets/sight/sight.h"

namespace cota::mapsets {

namespace {

using Kind = ParameterRow::Kind;

constexpr std::array contourProfileParameterRows = {
    ParameterRow{"blockers",
                 Kind::tags,
                 ofHexes,
                 nullptr,
                 {"terrain and features that block a line passing through them",
                  "terrenos y elementos que bloquean una línea que los atraviesa"}},
    ParameterRow{"clouds",
                 Kind::tags,
                 ofHexes,
                 "",
                 {"those whose height is set by cloud-height", "aquellos cuya altura fija cloud-height"}},
    ParameterRow{"cloud-height",
                 Kind::word,
                 "ground always-blocks",
                 "ground",
                 {"height of clouds: that of the ground, or unlimited",
                  "altura de las nubes: la del suelo, o ilimitada"}},
    ParameterRow{"always-within",
                 Kind::integer,
                 "",
                 "1",
                 {"distance in hexes within which sight is always clear",
                  "distancia en hexágonos a la que siempre hay visión"}},
    ParameterRow{"overlook",
                 Kind::word,
                 "both observer",
                 "both",
                 {"which ends must be higher than an obstacle to see over it: both, or only the observer",
                  "qué extremos deben estar más altos que un obstáculo para ver por encima: los dos, o solo "
                  "el observador"}},
    ParameterRow{
        "relief-blocks",
        Kind::word,
        "no yes",
        "no",
        {"whether the terrain of the relief also blocks", "si el terreno del relieve también bloquea"}},
    ParameterRow{"hexsides",
                 Kind::word,
                 "each one-side",
                 "each",
                 {"along hexsides: choose a side at each hexside, or one side for the whole line",
                  "a lo largo de lados de hexágono: elegir en cada uno, o un mismo lado para toda la línea"}},
    ParameterRow{"vertex",
                 Kind::word,
                 "ignored counts",
                 "ignored",
                 {"whether a hex touched at a corner counts as crossed",
                  "si un hexágono tocado en un vértice cuenta como atravesado"}},
    ParameterRow{"profile",
                 Kind::word,
                 "ground raised",
                 "ground",
                 {"height between the ends: the ground, or the ground with the terrain that raises it",
                  "altura entre los extremos: el suelo, o el suelo con el terreno que lo eleva"}},
};

constexpr std::array contourProfileReasonRows = {
    ReasonRow{"open-line", {"nothing is in the way", "nada lo impide"}},
    ReasonRow{"adjacent", {"hexes this near always see each other", "hexágonos tan próximos siempre se ven"}},
    ReasonRow{"blocking-terrain", {"the line passes through {terrain} in {hex}", "bloquea {hex}: {terrain}"}},
    ReasonRow{"hexside-pair",
              {"the line runs between {hex} and {other}, and neither side is clear",
               "la línea pasa entre {hex} y {other}, y ningún lado está despejado"}},
    ReasonRow{"hexside-screens",
              {"the line runs between {hex} and {other}, and neither side is clear: {terrain}",
               "la línea pasa entre {hex} y {other}, y ningún lado está despejado: {terrain}"}},
    ReasonRow{"chosen-hex",
              {"the line runs between {hex} and {other} and uses {hex}",
               "la línea pasa entre {hex} y {other} y usa {hex}"}},
    ReasonRow{"overlooked",
              {"the line passes above {hex} ({terrain})", "la línea pasa por encima de {hex} ({terrain})"}},
    ReasonRow{
        "higher-ground",
        {"{hex} ({height}) is higher than both ends", "{hex} ({height}) está más alto que ambos extremos"}},
    ReasonRow{"two-lines",
              {"the line crosses two elevation lines of {height}, into {hex} and out of {beyond}, and {low} "
               "({lowHeight}) is lower than both",
               "la línea cruza dos curvas de nivel de {height}, al entrar en {hex} y al salir de {beyond}, y "
               "{low} ({lowHeight}) está más bajo que ambas"}},
    ReasonRow{"crossed", {"contours crossed: {contours}", "curvas cruzadas: {contours}"}},
    ReasonRow{"higher-contour",
              {"contour {contour} ({height}), crossed in {hex}, is higher than both ends",
               "la curva {contour} ({height}), cruzada en {hex}, está más alta que ambos extremos"}},
    ReasonRow{"contour-twice",
              {"the line crosses contour {contour} ({height}) in {hex} and again in {beyond}, and {low} "
               "({lowHeight}) is lower",
               "la línea cruza la curva {contour} ({height}) en {hex} y otra vez en {beyond}, y {low} "
               "({lowHeight}) está más bajo"}},
    ReasonRow{"two-contours",
              {"the line crosses two contours of {height}, {contour} in {hex} and {other} in {beyond}, and "
               "{low} ({lowHeight}) is lower than both",
               "la línea cruza dos curvas de {height}, {contour} en {hex} y {other} en {beyond}, y {low} "
               "({lowHeight}) está más bajo que ambas"}},
    ReasonRow{"cloud", {"the line passes through {terrain} in {hex}", "bloquea {hex}: {terrain}"}},
    ReasonRow{"corner",
              {"the line only touches {hex} at a corner", "la línea solo toca {hex} en un vértice"}},
    ReasonRow{"not-counted",
              {"{hex} ({terrain}) does not hide what is behind it",
               "{hex} ({terrain}) no oculta lo que hay detrás"}},
};

}  // namespace

const StrategyDescription contourProfileDescription = {
    "sight",
    "contour-profile",
    contourProfileParameterRows,
    contourProfileReasonRows,
    {},
    {},
    {"terrain blocks; heights are compared in whole levels along the line",
     "el terreno bloquea; las alturas se comparan en niveles enteros a lo largo de la línea"}};

}  // namespace cota::mapsets
