// What a game may say of heights from drawn contours and of sight by the straight line between two heights.

#include <array>

#include "mapsets/play/heights.h"
#include "mapsets/play/parameter_row.h"
#include "mapsets/play/sight.h"

namespace cota::mapsets {

namespace {

using Kind = ParameterRow::Kind;

constexpr ParameterRow word(const char* name, const char* words, const char* fallback, const char* en,
                            const char* es) {
    return row(name, Kind::word, words, fallback, en, es);
}
constexpr ParameterRow reliefTags(const char* name, const char* en, const char* es) {
    return row(name, Kind::tags, "", "", en, es);
}
constexpr ParameterRow number(const char* name, const char* fallback, const char* en, const char* es) {
    return row(name, Kind::integer, "", fallback, en, es);
}

constexpr std::array heightRows = {
    word("method", "standard simplified topographic topographic-summits topographic-bottoms topographic-full",
         "standard", "how a height follows from the contours", "cómo se obtiene una altura de las curvas"),
    number("step", "5", "metres to which a height between two contours is worked out",
           "metros a los que se redondea una altura entre dos curvas")
        .between(1, 1000),
    row("mark-at-zero", Kind::flag, "", "no", "whether a place just above a contour may have its height",
        "si un lugar justo sobre una curva puede tener su altura"),
    word("slope-by", "near-collinear collinear nearest-points", "near-collinear",
         "the line between two contours: the shortest straight line through the place unless it is long "
         "(line-most), that line whatever its length, or the ways to the nearest points; where no straight "
         "line joins two contours, these too",
         "la línea entre dos curvas: la recta más corta por el lugar salvo que sea larga (line-most), esa "
         "recta sea cual sea su longitud, o los caminos a los puntos más próximos; también estos donde "
         "ninguna recta une dos curvas"),
    number("line-most", "150",
           "near-collinear: the longest straight line, in percent of the ways to the nearest points",
           "near-collinear: la recta más larga, en porcentaje de los caminos a los puntos más próximos")
        .between(100, 10'000),
    word("edge", "map one-hex", "map",
         "how far contours count: to the edge of the map, or one hex beyond it; one that stops short goes "
         "straight on",
         "hasta dónde cuentan las curvas: hasta el borde del mapa o un hexágono más allá; la que acaba antes "
         "sigue recta"),
    number("touch", "10", "thousandths of a hex within which a contour touches a place",
           "milésimas de hexágono a las que una curva toca un lugar")
        .between(0, 300),
    word("below-dashed", "interval half", "interval",
         "how far below a dashed contour the simplified method puts a bottom",
         "cuánto más bajo que una curva discontinua pone un fondo el método simplificado"),
    number("summit-rise", "0",
           "metres a summit without a spot height rises above its contour; 0: half the interval",
           "metros que una cima sin cota sube sobre su curva; 0: medio intervalo"),
    word("summit-at-edge", "area edge", "area",
         "where a summit or a low point lies in an area that the edge of the map cuts: in the middle of what "
         "is on the map, or in the middle of its longest stretch of the edge",
         "dónde está la cima o el punto más bajo de un área que corta el borde del mapa: en el centro de lo "
         "que hay en el mapa, o en el centro de su tramo más largo del borde"),
    word("low-point-part", "half quarter", "half", "part of the interval a bottom falls below its contour",
         "parte del intervalo que un fondo baja de su curva"),
    reliefTags("water-level", "terrain that lies at height 0", "terreno que está a altura 0"),
    reliefTags("raised", "terrain whose height those who stand in it have too",
               "terreno cuya altura tienen también quienes están en él"),
    number("coverage-over", "0", "percent of a hex a terrain must cover more than to count",
           "porcentaje del hexágono que un terreno debe superar para contar")
        .between(0, 100),
    word("seams", "union first-board", "union", "terrain of a hex on two boards",
         "terreno de un hexágono en dos tableros"),
    row("seams-confirmed", Kind::text, "", "", "flag of a hex note: the halves are as drawn",
        "marca de un hexágono: las mitades son correctas"),
};

constexpr std::array heightReasons = {
    ReasonRow{"touches", {"the {height} contour touches the centre", "la curva de {height} toca el centro"}},
    ReasonRow{"hilltop", {"hilltop inside the {height} contour", "cima dentro de la curva de {height}"}},
    ReasonRow{"bottom", {"bottom inside the {height} contour", "fondo dentro de la curva de {height}"}},
    ReasonRow{"layer-bottom",
              {"bottom inside the {height} contour, {fall} m lower",
               "fondo dentro de la curva de {height}, {fall} m más bajo"}},
    ReasonRow{"pass",
              {"between contours of {height} only, higher on one side and lower on another",
               "solo entre curvas de {height}, más alto a un lado y más bajo a otro"}},
    ReasonRow{"slope",
              {"{part} between {low} and {high}; straight line of {length} m ({low-contour}: {below} m, "
               "{high-contour}: {above} m)",
               "{part} entre {low} y {high}; recta de {length} m ({low-contour}: {below} m, {high-contour}: "
               "{above} m)"}},
    ReasonRow{"slope-by-points",
              {"{part} between {low} and {high}; by the nearest points ({low-contour}: {below} m, "
               "{high-contour}: {above} m)",
               "{part} entre {low} y {high}; por los puntos más próximos ({low-contour}: {below} m, "
               "{high-contour}: {above} m)"}},
    ReasonRow{"slope-no-line",
              {"{part} between {low} and {high}; by the nearest points, as no straight line joins two "
               "contours ({low-contour}: {below} m, {high-contour}: {above} m)",
               "{part} entre {low} y {high}; por los puntos más próximos, pues ninguna recta une dos curvas "
               "({low-contour}: {below} m, {high-contour}: {above} m)"}},
    ReasonRow{
        "slope-far",
        {"{part} between {low} and {high}; by the nearest points, as no straight line of at most {most} % of "
         "these ways joins two contours ({low-contour}: {below} m, {high-contour}: {above} m)",
         "{part} entre {low} y {high}; por los puntos más próximos, pues ninguna recta de hasta el {most} % "
         "de esos caminos une dos curvas ({low-contour}: {below} m, {high-contour}: {above} m)"}},
    ReasonRow{"layer",
              {"{low}, the next contour below, of {low} and {high}; straight line of {length} m "
               "({low-contour}: {below} m, {high-contour}: {above} m)",
               "{low}, la siguiente curva inferior, de {low} y {high}; recta de {length} m ({low-contour}: "
               "{below} m, {high-contour}: {above} m)"}},
    ReasonRow{"layer-by-points",
              {"{low}, the next contour below, of {low} and {high}; by the nearest points ({low-contour}: "
               "{below} m, {high-contour}: {above} m)",
               "{low}, la siguiente curva inferior, de {low} y {high}; por los puntos más próximos "
               "({low-contour}: {below} m, {high-contour}: {above} m)"}},
    ReasonRow{"layer-no-line",
              {"{low}, the next contour below, of {low} and {high}; by the nearest points, as no straight "
               "line joins two contours ({low-contour}: {below} m, {high-contour}: {above} m)",
               "{low}, la siguiente curva inferior, de {low} y {high}; por los puntos más próximos, pues "
               "ninguna recta une dos curvas ({low-contour}: {below} m, {high-contour}: {above} m)"}},
    ReasonRow{"layer-far",
              {"{low}, the next contour below, of {low} and {high}; by the nearest points, as no straight "
               "line of at most {most} % of these ways joins two contours ({low-contour}: {below} m, "
               "{high-contour}: {above} m)",
               "{low}, la siguiente curva inferior, de {low} y {high}; por los puntos más próximos, pues "
               "ninguna recta de hasta el {most} % de esos caminos une dos curvas ({low-contour}: {below} m, "
               "{high-contour}: {above} m)"}},
    ReasonRow{"led",
              {"contour {contour} stops short of the edge of the map and goes straight on to it",
               "la curva {contour} acaba antes del borde del mapa y sigue recta hasta él"}},
    ReasonRow{"other-reading", {"{height} with {option}={word}", "{height} con {option}={word}"}},
    ReasonRow{"summit",
              {"{rise} m above the {height} contour, towards the summit of {summit}",
               "{rise} m sobre la curva de {height}, hacia la cima de {summit}"}},
    ReasonRow{"low-point",
              {"{fall} m below the {height} contour, towards the low point of {lowest}",
               "{fall} m bajo la curva de {height}, hacia el punto más bajo, de {lowest}"}},
    ReasonRow{"water-level", {"{terrain} lies at height 0", "{terrain} está a altura 0"}},
    ReasonRow{"level", {"no contours are drawn; level {level}", "no hay curvas dibujadas; nivel {level}"}},
};

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
    word("no-outline", "whole-hex none", "whole-hex",
         "a hex with such terrain and no outline of it: all of it is in the way, or nothing",
         "hexágono con tal terreno y sin contorno: estorba entero, o nada"),
    number("always-within", "1", "hexes up to which sight is always clear",
           "hexágonos hasta los que siempre se ve"),
    word("side-ends", "two-hexes third-hex", "two-hexes",
         "a line through the end of such a side: the side counts in the two hexes beside it, or in the third "
         "hex at the corner too",
         "una línea por el extremo de tal lado: el lado cuenta en los dos hexágonos contiguos, o también en "
         "el tercero del vértice"),
    word("hexsides", "either both", "either",
         "along a hexside: blocked if either hex blocks, or only if both do",
         "a lo largo de un lado: bloquea uno cualquiera de los dos, o solo ambos"),
    word("vertex", "counts obstacles ignored", "counts",
         "a hex touched at a corner counts whole, with its obstacles only, or not at all",
         "un hexágono tocado en un vértice cuenta entero, solo con sus obstáculos, o nada"),
    word("distance", "hex point", "hex", "the line has its height by whole hexes, or at the very point",
         "la línea toma su altura por hexágonos enteros, o en el punto mismo"),
    word("points", "highest all", "highest",
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

const StrategyDescription contourHeightsDescription = {"heights", "contours", heightRows, heightReasons};
const StrategyDescription straightLineDescription = {"sight", "straight-line", reliefSightRows, sightReasons};

}  // namespace cota::mapsets
