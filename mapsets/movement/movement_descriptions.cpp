#include <array>

#include "mapsets/strategy/parameter_row.h"
#include "mapsets/strategy/unit_strategies.h"

namespace cota::mapsets {

namespace {

using Kind = Parameter::Kind;

constexpr std::array counterRows = {
    namesRow("allowance", "values with the movement points", "valores con los puntos de movimiento"),
    namesRow("step-value", "value with the steps", "valor con los pasos"),
    tagsRow("turned-by", "states in which the counter shows its back",
            "estados en los que la ficha está por el reverso"),
    tagsRow("hurt-by", "states that mean one step less", "estados que significan un paso menos"),
    namesRow("step-losses", "value of a placement with the steps lost",
             "valor de una colocación con los pasos perdidos"),
    tagsRow("carried-only", "movement types that cannot move on their own",
            "tipos de movimiento que no se mueven sin ayuda"),
    namesRow("by-hand", "movement type they use if they have an allowance",
             "tipo de movimiento que usan si tienen capacidad"),
    namesRow("mode", "value of a placement with the mode of a unit",
             "valor de una colocación con el modo de la unidad"),
    namesRow("moving-mode", "the mode in which units move", "el modo en que las unidades mueven"),
    tagsRow("mode-kept-by", "units that may not change their mode", "unidades que no pueden cambiar de modo"),
};

constexpr std::array setValues = {
    row("part", Kind::words, "", nullptr, "kind of part of the scenario", "tipo de parte del escenario"),
    row("value", Kind::words, "", nullptr, "value of the part with the points",
        "valor de la parte con los puntos"),
    row("who", Kind::tags, "", "", "units it applies to; empty: all",
        "unidades a las que se aplica; vacío: todas"),
    row("class-in", Kind::words, "", "", "value of the part with a movement type",
        "valor de la parte con un tipo de movimiento"),
};
constexpr std::array markValues = {
    row("value", Kind::words, "", nullptr, "the value that is checked", "el valor que se comprueba"),
    row("is", Kind::words, "", "", "what the value must be; empty: a number above 0",
        "lo que debe ser el valor; vacío: un número mayor que 0"),
    row("word", Kind::words, "", nullptr, "the tag that such units get",
        "la etiqueta que reciben esas unidades"),
};
constexpr std::array changeValues = {
    row("points", Kind::words, "", nullptr, "extra points; below 0: fewer points",
        "puntos más; si es menor que 0: puntos menos"),
    row("who", Kind::words, "", "", "units it applies to; empty: all",
        "unidades a las que se aplica; vacío: todas"),
    row("with", Kind::words, "", "", "... in one of these states", "... en uno de estos estados"),
};
constexpr std::array haltValues = {
    row("who", Kind::words, "", "", "units it applies to; empty: all",
        "unidades a las que se aplica; vacío: todas"),
    row("with", Kind::words, "", "", "... in one of these states", "... en uno de estos estados"),
};
constexpr std::array movesValues = {
    row("state", Kind::tags, "", "", "state of the unit; empty: any",
        "estado de la unidad; vacío: cualquiera"),
    row("value", Kind::words, "", nullptr, "printed value with the allowance",
        "valor impreso con la capacidad"),
    row("mobility", Kind::words, "", nullptr, "movement type used then",
        "tipo de movimiento que se usa entonces"),
};
constexpr std::array modeChangeValues = {
    row("from", Kind::words, "", nullptr, "mode before the change", "modo anterior al cambio"),
    row("to", Kind::words, "", nullptr, "mode after the change", "modo posterior al cambio"),
    row("who", Kind::tags, "", "", "units; empty: all", "unidades; vacío: todas"),
    row("not", Kind::tags, "", "", "... but not these", "... salvo estas"),
    row("mobility", Kind::words, "", "", "... of these movement types", "... de estos tipos de movimiento"),
    row("share", Kind::words, "", nullptr, "cost as a fraction of the allowance",
        "coste como fracción de la capacidad"),
    row("of", Kind::words, "", "", "points used instead of the allowance",
        "puntos que se usan en vez de la capacidad"),
    row("rounding", Kind::word, "nearest down up", "nearest", "how it is rounded", "cómo se redondea"),
    row("if", Kind::words, "", "", "applies only if this parameter ...",
        "solo se aplica si este parámetro ..."),
    row("is", Kind::words, "", "yes", "... has this value", "... tiene este valor"),
};
constexpr std::array counterLists = {
    RowDescription{"moves",
                   movesValues,
                   {"which allowance is used; the first row that fits",
                    "qué capacidad se usa; la primera fila que encaja"}},
    RowDescription{"mode-change",
                   modeChangeValues,
                   {"cost of changing the mode; the first row that fits",
                    "coste de cambiar de modo; la primera fila que encaja"}},
    RowDescription{"mark",
                   markValues,
                   {"tags that units get from a value", "etiquetas que reciben las unidades por un valor"}},
    RowDescription{"change", changeValues, {"changes to an allowance", "cambios de una capacidad"}},
    RowDescription{"halt", haltValues, {"units without points left", "unidades sin puntos"}},
    RowDescription{"forbid", haltValues, {"units that do not move at all", "unidades que no se mueven"}},
    RowDescription{
        "set", setValues, {"a part that replaces allowances", "una parte que sustituye capacidades"}},
    RowDescription{"add", setValues, {"a part that changes allowances", "una parte que cambia capacidades"}},
};

constexpr std::array movementRows = {
    flagRow("always-one-hex", "no", "a unit may always move one hex",
            "una unidad siempre puede mover un hexágono"),
    row("relief-cost", Kind::word, "whole elevation-line climb none", "whole",
        "where additive terrain costs points", "dónde cuesta puntos el terreno aditivo"),
    flagRow("relief-on-paths", "no", "... also along paths", "... también por caminos"),
    flagRow("surcharge-on-paths", "yes", "surcharges of features also apply along paths",
            "los recargos se pagan también por caminos"),
    row("surcharges-spread", Kind::word, "neighbours hex-only", "hex-only",
        "surcharges of some features also apply in adjacent hexes",
        "los recargos de algunos elementos se aplican también en los hexágonos adyacentes"),
    tagsRow("surcharge-spreads", "which features", "qué elementos"),
    tagsRow("surcharge-once", "features whose surcharge is paid only once for all of them",
            "elementos cuyo recargo se paga una sola vez entre todos"),
    namesRow("contour-cost", "points for each contour crossed", "puntos por cada curva cruzada"),
    row("contour-count", Kind::word, "crossings lines", "crossings",
        "whether a contour crossed twice is counted twice or once",
        "si una curva cruzada dos veces se cuenta dos veces o una"),
    row("contours-most", Kind::integer, "", "0", "most contours that may be crossed; 0: no limit",
        "máximo de curvas que se cruzan; 0: sin límite"),
    tagsRow("contours-bar", "units this limit applies to", "unidades a las que se aplica este límite"),
    row("contours-of", Kind::word, "crossed contained", "crossed",
        "contours that are counted: those crossed, or those in the hex entered",
        "curvas que se cuentan: las cruzadas, o las del hexágono al que se entra"),
    flagRow("contours-open", "yes", "the limit does not apply along paths",
            "el límite no se aplica por caminos"),
    tagsRow("paths-no-help", "terrains whose cost is paid even along paths",
            "terrenos cuyo coste se paga también por caminos"),
    flagRow("paths-open", "yes", "paths lead through terrain that the unit cannot enter",
            "los caminos atraviesan terreno en el que la unidad no puede entrar"),
    row("path-price", Kind::word, "on-entry through", "on-entry",
        "pay for a path on entry, or only while staying on it: leaving it or stopping costs the terrain",
        "un camino se paga al entrar, o solo al seguir por él: dejarlo o parar cuesta el terreno"),
    row("climb-cost", Kind::word, "dearer added", "added",
        "whether rows climb give a minimum cost or an extra cost",
        "si las filas climb dan un coste mínimo o un coste adicional"),
    flagRow("climb-on-paths", "yes", "... also along paths", "... también por caminos"),
    row("next-by", Kind::word, "any-path first-step", "any-path",
        "rows from-next: how the unit may enter from the hex where it began the turn",
        "filas from-next: cómo se entra desde el hexágono donde empezó el turno"),
    flagRow("hindered", "no", "other units also pay surcharges", "otras unidades también pagan recargos"),
    tagsRow("hindered-too", "which units", "qué unidades"),
    namesRow("hindered-as", "the movement type whose surcharges they pay",
             "el tipo de movimiento cuyos recargos pagan"),
    tagsRow("one-hex-states", "states of units that move one hex in a turn",
            "estados de unidades que mueven un hexágono por turno"),
    flagRow("doubled", "no", "units out of sight may double their allowance",
            "fuera de la vista se puede doblar la capacidad"),
    row("doubled-path", Kind::word, "whole start", "whole",
        "which hexes must be out of sight: all of them, or only the first of the turn",
        "qué hexágonos deben estar fuera de la vista: todos, o solo el primero del turno"),
    namesRow("leaving-costs", "terrain whose cost is paid to leave the map",
             "terreno cuyo coste se paga al salir del mapa"),
    namesRow("scenario-costs", "kind of part, and its value that names what has another cost in the scenario",
             "tipo de parte, y su valor que nombra lo que tiene otro coste en el escenario"),
    tagsRow("bonus-paths", "paths along which a unit moves one hex further with its last point",
            "caminos por los que una unidad mueve un hexágono más con su último punto"),
    namesRow("bonus-classes", "movement types it applies to", "tipos de movimiento a los que se aplica"),
    row("hurry-adds", Kind::integer, "", "0", "extra points for units that hurry",
        "puntos más para las unidades a paso ligero"),
    tagsRow("hurry-who", "units that may hurry", "unidades que pueden ir a paso ligero"),
    tagsRow("hurry-who-too", "... and these, if hurry-who-too-may is set",
            "... y estas, si se indica hurry-who-too-may"),
    flagRow("hurry-who-too-may", "no", "whether they may hurry", "si pueden ir a paso ligero"),
    tagsRow("hurry-not", "states in which units may not hurry",
            "estados en los que no se puede ir a paso ligero"),
    row("hurry-away", Kind::integer, "", "0", "minimum distance to enemies, in hexes",
        "distancia mínima al enemigo, en hexágonos"),
    flagRow("hurry-bonus", "yes", "units that hurry have the bonus of paths too",
            "las unidades a paso ligero tienen también la bonificación de caminos"),
};
constexpr std::array movementReasons = {
    ReasonRow{"terrain", {"terrain", "terreno"}},
    ReasonRow{"added", {"surcharge for relief or hexside", "recargo por relieve o lado"}},
    ReasonRow{"contour", {"contours crossed", "curvas de nivel cruzadas"}},
    ReasonRow{"off-path",
              {"terrain of a hex left off its path", "terreno de un hexágono que se deja fuera del camino"}},
    ReasonRow{"contours", {"too many contours in one step", "demasiadas curvas de nivel en un paso"}},
    ReasonRow{"climb", {"surcharge for the climb", "recargo por la subida"}},
    ReasonRow{"cliff", {"a cliff", "un acantilado"}},
    ReasonRow{"feature", {"instead of the terrain", "en vez del terreno"}},
    ReasonRow{"stops", {"ends its movement for this turn", "termina su movimiento de este turno"}},
    ReasonRow{"from-next",
              {"only if the unit began the turn next to it", "solo si la unidad empezó el turno al lado"}},
    ReasonRow{"path", {"along a path, instead of the terrain", "por un camino, en vez del terreno"}},
    ReasonRow{"surcharge", {"surcharge", "recargo"}},
    ReasonRow{"prohibited", {"prohibited terrain", "terreno prohibido"}},
    ReasonRow{"unknown", {"the game gives no cost", "el juego no da el coste"}},
    ReasonRow{"bound", {"cannot leave its path or terrain", "no puede salir de su vía o terreno"}},
    ReasonRow{"cannot-move", {"cannot move on its own", "no puede moverse sin ayuda"}},
    ReasonRow{"off-map", {"off the map", "fuera del mapa"}},
};

constexpr std::array climbValues = {
    row("from", Kind::integer, "", "1", "minimum number of levels up",
        "número mínimo de niveles hacia arriba"),
    row("least", Kind::words, "", "0", "minimum cost of the step", "coste mínimo del paso")
        .readOnlyWith("climb-cost dearer"),
    row("more", Kind::words, "", "0", "... or extra cost, as climb-cost says",
        "... o coste adicional, según climb-cost")
        .readOnlyWith("climb-cost added"),
    row("per-level", Kind::flag, "", "no", "extra cost for each level", "coste adicional por cada nivel")
        .readOnlyWith("climb-cost added"),
    row("who", Kind::tags, "", "", "units it applies to; empty: all",
        "unidades a las que se aplica; vacío: todas"),
};
constexpr std::array cliffValues = {
    row("from", Kind::integer, "", nullptr, "difference in levels at which a hexside cannot be crossed",
        "diferencia de niveles con la que no se puede cruzar un lado"),
};
constexpr std::array hexValues = {
    row("in", Kind::tags, "", nullptr, "tags of the hexes", "etiquetas de los hexágonos"),
    row("who", Kind::words, "", "", "units it applies to; empty: all",
        "unidades a las que se aplica; vacío: todas"),
    row("not", Kind::words, "", "", "... but not these", "... salvo estas"),
};
constexpr std::array standsForValues = {
    row("terrain", Kind::words, "", nullptr, "the terrain with an open cost", "el terreno con coste abierto"),
    row("part", Kind::words, "", nullptr, "kind of part of the scenario that sets the cost",
        "tipo de parte del escenario que fija el coste"),
    row("value", Kind::words, "", nullptr, "value of the part that names another terrain",
        "valor de la parte que nombra otro terreno"),
};
constexpr std::array spendsValues = {
    row("points", Kind::words, "", nullptr, "cost in points", "coste en puntos"),
    row("with", Kind::words, "", "", "states in which it is paid before the first step",
        "estados en los que se paga antes del primer paso"),
};
constexpr std::array byPathValues = {
    row("terrain", Kind::words, "", nullptr, "the terrain entered", "el terreno en el que se entra"),
    row("paths", Kind::words, "", nullptr, "tags of paths", "etiquetas de caminos"),
    row("as", Kind::words, "", nullptr, "the terrain whose cost is paid", "el terreno cuyo coste se paga"),
};
constexpr std::array movementLists = {
    RowDescription{
        "by-path",
        byPathValues,
        {"terrain that has another cost along a path", "terreno que tiene otro coste por un camino"}},
    RowDescription{
        "climb",
        climbValues,
        {"extra cost of a step to a higher level", "coste adicional de un paso a un nivel superior"}},
    RowDescription{
        "cliff", cliffValues, {"hexsides that cannot be crossed", "lados que no se pueden cruzar"}},
    RowDescription{
        "stop",
        hexValues,
        {"hexes that stop units that enter them", "hexágonos que detienen a las unidades que entran"}},
    RowDescription{"one-hex-out",
                   hexValues,
                   {"hexes from which units move only one hex", "hexágonos desde los que solo se mueve uno"}},
    RowDescription{"from-next",
                   hexValues,
                   {"hexes entered only from where the turn began",
                    "hexágonos en los que solo se entra desde donde empezó el turno"}},
    RowDescription{"stands-for",
                   standsForValues,
                   {"terrain whose cost the scenario sets", "terreno cuyo coste fija el escenario"}},
    RowDescription{
        "spends", spendsValues, {"other uses of movement points", "otros usos de los puntos de movimiento"}},
};
constexpr std::array movementValues = {
    ValueDescription{"mobility", namesRow("path", "the path that a movement type cannot leave",
                                          "el camino del que no puede salir un tipo de movimiento")},
    ValueDescription{"mobility", namesRow("terrain", "the terrain that a movement type cannot leave",
                                          "el terreno del que no puede salir un tipo de movimiento")},
    ValueDescription{"mobility", namesRow("part", "kind of part whose hexes also have it",
                                          "tipo de parte cuyos hexágonos también lo tienen")},
};

constexpr std::array riverRows = {
    tagsRow("banks-in", "terrains that are rivers with banks", "terrenos que son ríos con orillas"),
    tagsRow("crossing", "features at which all units may cross",
            "elementos por los que pueden cruzar todas las unidades"),
    tagsRow("far-bank-needs-help", "rivers that no unit crosses without help",
            "ríos que ninguna unidad cruza sin ayuda"),
    row("help", Kind::word, "needed-only always", "needed-only", "which units need help at other rivers",
        "qué unidades necesitan ayuda en los demás ríos"),
    tagsRow("helper", "units that help", "unidades que ayudan"),
    tagsRow("helper-not", "states in which they do not help", "estados en los que no ayudan"),
    flagRow("stop-after-crossing", "no", "a unit that has crossed stops",
            "una unidad que ha cruzado se detiene"),
    flagRow("crossing-stops", "no", "... also when it crosses by a bridge or ford",
            "... también si cruza por puente o vado"),
    namesRow("crossing-allowed", "kind of part, and its flag that forbids crossing",
             "tipo de parte, y su valor sí/no que prohíbe cruzar"),
    namesRow("crossing-costs", "kind of part, and its value that names a crossing",
             "tipo de parte, y su valor que nombra un paso"),
};
constexpr std::array riverReasons = {
    ReasonRow{"water-entry", {"enters only with help", "solo entra con ayuda"}},
    ReasonRow{"water-barred", {"the scenario forbids crossing", "el escenario prohíbe cruzar"}},
    ReasonRow{"water-far-bank",
              {"reaches the far bank only with help", "llega a la otra orilla solo con ayuda"}},
    ReasonRow{"water-stop", {"stops after crossing", "se detiene tras cruzar"}},
};

constexpr std::array withinRows = {
    tagsRow("banks-in", "terrains that are rivers with banks", "terrenos que son ríos con orillas"),
    tagsRow("stop-crosses", "rivers that a unit staying in the hex has crossed",
            "ríos que ha cruzado una unidad que permanece en el hexágono"),
    namesRow("closed", "kind of part with hexes where rivers cannot be crossed",
             "tipo de parte con hexágonos donde no se pueden cruzar los ríos"),
};
constexpr std::array crossingValues = {
    row("features", Kind::words, "", nullptr, "tags of features", "etiquetas de elementos"),
    row("along", Kind::words, "", "", "tags of paths along which units cross at no extra cost",
        "etiquetas de caminos por los que se cruza sin más coste"),
    row("as", Kind::words, "", "", "terrain whose cost is paid", "terreno cuyo coste se paga"),
    row("classes", Kind::words, "", "", "movement types it applies to; empty: all",
        "tipos de movimiento a los que se aplica; vacío: todos"),
    row("roll", Kind::flag, "", "no", "a die roll is needed", "exige una tirada"),
    row("passes-only", Kind::flag, "", "no", "a unit that crosses this way cannot stay in the hex",
        "una unidad que cruza así no puede permanecer en el hexágono"),
};
constexpr std::array withinLists = {
    RowDescription{"crossing",
                   crossingValues,
                   {"where all units may cross", "por dónde pueden cruzar todas las unidades"}},
};
constexpr std::array withinReasons = {
    ReasonRow{"water-crossed", {"crosses the river", "cruza el río"}},
    ReasonRow{"water-bank", {"cannot reach the other bank here", "aquí no puede llegar a la otra orilla"}},
    ReasonRow{"water-bridge", {"crosses by the bridge", "cruza por el puente"}},
    ReasonRow{"water-closed", {"the scenario closes the river here", "el escenario cierra aquí el río"}},
};

constexpr std::array occupationRows = {
    tagsRow("harmless", "units that do not hold a hex", "unidades que no ocupan un hexágono"),
    tagsRow("harmless-empty", "... as long as they carry nothing", "... mientras no transportan nada"),
    row("assault", Kind::word, "never first-step", "never", "how enemy hexes are entered",
        "cómo se entra en hexágonos enemigos"),
    tagsRow("no-assault", "units that never enter them", "unidades que nunca entran en ellos"),
    tagsRow("excludes", "units whose hex only units of the same kind may enter",
            "unidades en cuyo hexágono solo entran unidades iguales"),
    tagsRow("stop-in", "features that stop units that enter",
            "elementos que detienen a las unidades que entran"),
    tagsRow("overruns", "units that may pass through enemy hexes, but not stay there",
            "unidades que atraviesan hexágonos enemigos, pero no permanecen en ellos"),
    namesRow("overrun-toll", "extra points for each enemy unit in them",
             "puntos más por cada unidad enemiga en ellos"),
    flagRow("toll-for-cargo", "no", "... including units aboard others", "... también por las transportadas"),
    tagsRow("unseen", "states of units that do not stop others, but in whose hex no enemy may stay",
            "estados de unidades que no detienen a otras, pero con las que ningún enemigo permanece"),
    flagRow("toll-for-unseen", "no", "... but also cost points in an overrun",
            "... pero también cuestan puntos al arrollar"),
    tagsRow("may-stop-in", "features that may stop units that enter",
            "elementos que pueden detener a las unidades que entran"),
};

}  // namespace

const StrategyDescription printedDescription = {
    "counters",
    "printed",
    counterRows,
    {},
    counterLists,
    {},
    {"how values of counters are read", "cómo se leen los valores de las fichas"}};
const StrategyDescription byTableDescription = {
    "movement",
    "by-table",
    movementRows,
    movementReasons,
    movementLists,
    movementValues,
    {"costs by terrain and movement type", "costes por terreno y tipo de movimiento"}};
const StrategyDescription banksDescription = {
    "rivers",
    "banks",
    riverRows,
    riverReasons,
    {},
    {},
    {"rivers that fill hexes and have two banks", "ríos que llenan hexágonos y tienen dos orillas"}};
const StrategyDescription crossedWithinDescription = {
    "rivers",
    "crossed-within",
    withinRows,
    withinReasons,
    withinLists,
    {},
    {"rivers in hexes that units may enter, crossed within the hex",
     "ríos en hexágonos en los que se puede entrar, cruzados dentro del hexágono"}};
const StrategyDescription occupantsDescription = {
    "occupation",
    "occupants",
    occupationRows,
    {},
    {},
    {},
    {"which units may enter a hex with others", "qué unidades pueden entrar en un hexágono con otras"}};

std::vector<StrategyDescription> movementStrategies() {
    return {printedDescription, byTableDescription, banksDescription, crossedWithinDescription,
            occupantsDescription};
}

}  // namespace cota::mapsets
