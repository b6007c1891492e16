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
            "standard", "how a height follows from the contours", "cómo se obtiene una altura de las curvas"),
    numberRow("step", "5", "metres to which a height between two contours is rounded",
              "metros a los que se redondea una altura entre dos curvas")
        .between(1, 1000),
    row("mark-at-zero", Kind::flag, "", "no",
        "whether a place just above a contour may have the height of that contour",
        "si un lugar justo encima de una curva puede tener la altura de esa curva"),
    wordRow(
        "slope-by", "near-collinear collinear nearest-points", "near-collinear",
        "the line between two contours: the shortest straight line through the place unless it is long "
        "(line-most), that line whatever its length, or the ways to the nearest points; where no straight "
        "line joins two contours, these too",
        "la línea entre dos curvas: la recta más corta por el lugar salvo que sea larga (line-most), esa "
        "recta sea cual sea su longitud, o los caminos a los puntos más próximos; también estos donde "
        "ninguna recta une dos curvas"),
    numberRow("line-most", "150",
              "near-collinear: the longest straight line, in percent of the lengths to the nearest points",
              "near-collinear: la recta más larga, en porcentaje de las distancias a los puntos más próximos")
        .between(100, 10'000),
    wordRow("edge", "map one-hex", "map",
            "how far contours are used: to the edge of the map, or one hex beyond it; a contour that ends "
            "before it is extended straight on",
            "hasta dónde se usan las curvas: hasta el borde del mapa o un hexágono más allá; la que acaba "
            "antes se prolonga en línea recta"),
    numberRow("touch", "10", "distance, in thousandths of a hex, at which a contour touches a place",
              "distancia, en milésimas de hexágono, a la que una curva toca un lugar")
        .between(0, 300),
    wordRow("below-dashed", "interval half", "interval",
            "how far below a dashed contour the simplified method places a hollow",
            "cuánto más baja que una curva discontinua está una hondonada en el método simplificado"),
    numberRow("summit-rise", "0",
              "metres a summit without a spot height rises above its contour; 0: half the interval",
              "metros que una cima sin cota sube sobre su curva; 0: medio intervalo"),
    wordRow("summit-at-edge", "area edge", "area",
            "where a summit or a low point lies in an area cut by the edge of the map: in the middle of the "
            "part on the map, or in the middle of the longest part of the edge",
            "dónde está la cima o el punto más bajo de un área cortada por el borde del mapa: en el centro "
            "de la parte del mapa, o en el centro del tramo más largo del borde"),
    wordRow("low-point-part", "half quarter", "half",
            "part of the interval that a hollow is below its contour",
            "parte del intervalo que una hondonada está por debajo de su curva"),
    tagsRow("water-level", "terrain that is at height 0", "terreno que está a altura 0"),
    tagsRow("raised", "terrain that adds its height to the units in it",
            "terreno que suma su altura a las unidades que están en él"),
    numberRow("coverage-over", "0", "percentage of a hex that a terrain must exceed to be used",
              "porcentaje del hexágono que un terreno debe superar para usarse")
        .between(0, 100),
    wordRow("seams", "union first-board", "union", "terrain of a hex on two boards",
            "terreno de un hexágono en dos tableros"),
    row("seams-confirmed", Kind::words, "", "", "flag of a hex note: the halves are correct as drawn",
        "valor sí/no de un hexágono: las mitades son correctas como están"),
};

constexpr std::array heightReasons = {
    ReasonRow{"touches", {"the {height} contour touches the centre", "la curva de {height} toca el centro"}},
    ReasonRow{"hilltop", {"hilltop inside the {height} contour", "cima dentro de la curva de {height}"}},
    ReasonRow{"bottom", {"hollow inside the {height} contour", "hondonada dentro de la curva de {height}"}},
    ReasonRow{"layer-bottom",
              {"hollow inside the {height} contour, {fall} m lower",
               "hondonada dentro de la curva de {height}, {fall} m más baja"}},
    ReasonRow{"pass",
              {"only between contours of {height}, higher on one side and lower on the other",
               "solo entre curvas de {height}, más alto a un lado y más bajo al otro"}},
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
              {"contour {contour} ends before the edge of the map and is extended straight on to it",
               "la curva {contour} acaba antes del borde del mapa y se prolonga en línea recta hasta él"}},
    ReasonRow{"other-reading", {"{height} with {option}={word}", "{height} con {option}={word}"}},
    ReasonRow{"summit",
              {"{rise} m above the {height} contour, towards the summit of {summit}",
               "{rise} m sobre la curva de {height}, hacia la cima de {summit}"}},
    ReasonRow{"low-point",
              {"{fall} m below the {height} contour, towards the low point of {lowest}",
               "{fall} m bajo la curva de {height}, hacia el punto más bajo, de {lowest}"}},
    ReasonRow{"water-level", {"{terrain} is at height 0", "{terrain}: altura 0"}},
    ReasonRow{"level", {"no contours are drawn; level {level}", "no hay curvas dibujadas; nivel {level}"}},
};

}  // namespace

const StrategyDescription contourHeightsDescription = {"heights", "contours", heightRows, heightReasons};

}  // namespace cota::mapsets
