#include <array>

#include "mapsets/strategy/parameter_row.h"
#include "mapsets/strategy/unit_strategies.h"

namespace cota::mapsets {

namespace {

using Kind = ParameterRow::Kind;

constexpr std::array counterRows = {
    textRow("allowance", "values that hold the movement points", "valores con los puntos de movimiento"),
    textRow("step-value", "value with the steps", "valor con los pasos"),
    tagsRow("turned-by", "states in which the back is up", "estados en los que la ficha está del revés"),
    tagsRow("hurt-by", "those that mean one step less", "los que significan un paso menos"),
    textRow("step-losses", "value of a placement with the steps lost",
            "valor de una colocación con los pasos perdidos"),
    tagsRow("carried-only", "movement classes that do not move by themselves",
            "tipos de movimiento que no se mueven solas"),
    textRow("by-hand", "class in which they do if they have an allowance",
            "clase con la que se mueven si tienen capacidad"),
    textRow("mode", "value of a placement with the mode of a unit",
            "valor de una colocación con el modo de la unidad"),
    textRow("moving-mode", "the mode in which units move", "el modo en que las unidades mueven"),
    tagsRow("mode-kept-by", "units that may not change it", "unidades que no pueden cambiarlo"),
};

constexpr std::array setValues = {
    row("part", Kind::text, "", nullptr, "kind of part of the scenario", "tipo de parte del escenario"),
    row("value", Kind::text, "", nullptr, "its value with the points", "su valor con los puntos"),
    row("who", Kind::tags, "", "", "units it holds for; none named: all",
        "unidades para las que vale; sin ninguna: todas"),
    row("class-in", Kind::text, "", "", "its value that names a movement class it holds for",
        "su valor que nombra el tipo de movimiento para el que vale"),
};
constexpr std::array markValues = {
    row("value", Kind::text, "", nullptr, "the value that is asked", "el valor que se mira"),
    row("is", Kind::text, "", "", "what it must be; without it: a number above 0",
        "lo que debe ser; sin ello: un número mayor que 0"),
    row("word", Kind::text, "", nullptr, "the word such units carry", "la palabra que llevan esas unidades"),
};
constexpr std::array changeValues = {
    row("points", Kind::text, "", nullptr, "points more, or less below 0",
        "puntos más, o menos si es menor que 0"),
    row("who", Kind::text, "", "", "units it holds for; none named: all",
        "unidades para las que vale; sin ninguna: todas"),
    row("with", Kind::text, "", "", "... in one of these states", "... en uno de estos estados"),
};
constexpr std::array haltValues = {
    row("who", Kind::text, "", "", "units it holds for; none named: all",
        "unidades para las que vale; sin ninguna: todas"),
    row("with", Kind::text, "", "", "... in one of these states", "... en uno de estos estados"),
};
constexpr std::array movesValues = {
    row("state", Kind::tags, "", "", "state it is in; none named: any",
        "estado en que está; sin ninguno: cualquiera"),
    row("value", Kind::text, "", nullptr, "printed value with its allowance",
        "valor impreso con su capacidad"),
    row("mobility", Kind::text, "", nullptr, "movement class it then has",
        "tipo de movimiento que tiene entonces"),
};
constexpr std::array modeChangeValues = {
    row("from", Kind::text, "", nullptr, "the mode it leaves", "el modo que deja"),
    row("to", Kind::text, "", nullptr, "the mode it takes", "el modo que toma"),
    row("who", Kind::tags, "", "", "units; none named: all", "unidades; sin ninguna: todas"),
    row("not", Kind::tags, "", "", "... but not these", "... salvo estas"),
    row("mobility", Kind::text, "", "", "... of these movement classes", "... de estos tipos de movimiento"),
    row("share", Kind::text, "", nullptr, "fraction of the allowance it costs",
        "fracción de la capacidad que cuesta"),
    row("of", Kind::text, "", "", "points the fraction is taken of instead",
        "puntos de los que se toma la fracción en su lugar"),
    row("rounding", Kind::word, "nearest down up", "nearest", "how it is rounded", "cómo se redondea"),
    row("if", Kind::text, "", "", "holds only if this parameter ...", "solo vale si este parámetro ..."),
    row("is", Kind::text, "", "yes", "... has this word", "... tiene esta palabra"),
};
constexpr std::array counterLists = {
    RowDescription{"moves",
                   movesValues,
                   {"which of several allowances holds; the first row that fits",
                    "cuál de varias capacidades vale; la primera fila que encaja"}},
    RowDescription{"mode-change",
                   modeChangeValues,
                   {"what changing the mode costs; the first row that fits",
                    "lo que cuesta cambiar de modo; la primera fila que encaja"}},
    RowDescription{
        "mark",
        markValues,
        {"words units carry by a value of theirs", "palabras que llevan las unidades por un valor"}},
    RowDescription{"change", changeValues, {"what changes an allowance", "lo que cambia una capacidad"}},
    RowDescription{"halt", haltValues, {"who has no points left", "a quién no le quedan puntos"}},
    RowDescription{"forbid", haltValues, {"who does not move at all", "quién no se mueve en absoluto"}},
    RowDescription{
        "set", setValues, {"a part that replaces allowances", "una parte que sustituye capacidades"}},
    RowDescription{"add", setValues, {"a part that changes allowances", "una parte que cambia capacidades"}},
};

constexpr std::array movementRows = {
    flagRow("always-one-hex", "no", "a unit may always move one hex",
            "una unidad siempre puede mover un hexágono"),
    row("relief-cost", Kind::word, "whole elevation-line climb none", "whole",
        "where additive terrain is paid", "dónde se paga el terreno aditivo"),
    flagRow("relief-on-paths", "no", "... also along paths", "... también por caminos"),
    flagRow("surcharge-on-paths", "yes", "surcharges of features are paid along paths",
            "los recargos se pagan por caminos"),
    row("surcharges-spread", Kind::word, "neighbours hex-only", "hex-only",
        "surcharges of some features hold in the hexes around them too",
        "los recargos de algunos elementos valen también en los hexágonos contiguos"),
    tagsRow("surcharge-spreads", "which features", "qué elementos"),
    tagsRow("surcharge-once", "features that are paid once together",
            "elementos que se pagan una vez entre todos"),
    textRow("contour-cost", "points for each contour crossed", "puntos por cada curva cruzada"),
    row("contour-count", Kind::word, "crossings lines", "crossings",
        "a contour crossed twice counts twice, or once",
        "una curva cruzada dos veces cuenta dos veces, o una"),
    row("contours-most", Kind::integer, "", "0", "more contours bar the way; 0: none does",
        "más curvas cierran el paso; 0: ninguna"),
    tagsRow("contours-bar", "units they bar", "unidades a las que cierran"),
    row("contours-of", Kind::word, "crossed contained", "crossed",
        "those crossed, or those in the hex entered", "las cruzadas, o las del hexágono al que se entra"),
    flagRow("contours-open", "yes", "they bar nobody along paths", "no cierran a nadie por caminos"),
    tagsRow("paths-no-help", "terrains that are paid even along paths",
            "terrenos que se pagan también por caminos"),
    flagRow("paths-open", "yes", "paths lead through terrain that is closed to the unit",
            "los caminos atraviesan terreno prohibido a la unidad"),
    row("path-price", Kind::word, "on-entry through", "on-entry",
        "a path is paid where it is entered, or only by who stays on it: leaving it or stopping pays the "
        "terrain",
        "un camino se paga al entrar, o solo quien sigue por él: al dejarlo o parar se paga el terreno"),
    row("climb-cost", Kind::word, "dearer added", "added", "rows climb: at least so much, or so much more",
        "filas climb: al menos tanto, o tanto más"),
    flagRow("climb-on-paths", "yes", "... also along paths", "... también por caminos"),
    row("next-by", Kind::word, "any-path first-step", "any-path",
        "rows from-next: how one comes from the hex where the turn began",
        "filas from-next: cómo se llega desde el hexágono donde empezó el turno"),
    flagRow("hindered", "no", "further units pay surcharges", "otras unidades pagan los recargos"),
    tagsRow("hindered-too", "who they are", "cuáles son"),
    textRow("hindered-as", "the movement class whose surcharges they pay",
            "el tipo de movimiento cuyos recargos pagan"),
    tagsRow("one-hex-states", "states of units that move one hex in a turn",
            "estados de unidades que mueven un hexágono por turno"),
    flagRow("doubled", "no", "out of sight units may double their allowance",
            "fuera de la vista se puede doblar la capacidad"),
    row("doubled-path", Kind::word, "whole start", "whole",
        "what must be out of sight: every hex, or where the turn starts",
        "qué debe quedar fuera de la vista: cada hexágono, o el del principio del turno"),
    textRow("leaving-costs", "terrain whose cost is paid to leave the map",
            "terreno cuyo coste se paga al salir del mapa"),
    textRow("scenario-costs", "kind of part and its value that names what costs otherwise in the scenario",
            "tipo de parte y su valor que nombra lo que cuesta de otro modo en el escenario"),
    tagsRow("bonus-paths", "paths along which the last point takes a unit one hex further",
            "caminos por los que el último punto lleva un hexágono más allá"),
    textRow("bonus-classes", "movement classes it is for", "tipos de movimiento para las que vale"),
    row("hurry-adds", Kind::integer, "", "0", "points more for units that hurry",
        "puntos más para las unidades que van a paso ligero"),
    tagsRow("hurry-who", "units that may", "unidades que pueden"),
    tagsRow("hurry-who-too", "... and these, if hurry-who-too-may",
            "... y estas, si lo dice hurry-who-too-may"),
    flagRow("hurry-who-too-may", "no", "whether they may", "si pueden"),
    tagsRow("hurry-not", "states in which they may not", "estados en los que no pueden"),
    row("hurry-away", Kind::integer, "", "0", "hexes they keep away from enemies",
        "hexágonos a los que se mantienen del enemigo"),
    flagRow("hurry-bonus", "yes", "they have the bonus of paths too", "tienen también el hexágono adicional"),
};
constexpr std::array movementReasons = {
    ReasonRow{"terrain", {"terrain", "terreno"}},
    ReasonRow{"added", {"added for relief or hexside", "añadido por relieve o lado"}},
    ReasonRow{"contour", {"contours crossed", "curvas de nivel cruzadas"}},
    ReasonRow{"off-path",
              {"terrain of a hex left off its path", "terreno de un hexágono que se deja fuera del camino"}},
    ReasonRow{"contours", {"too many contours in one step", "demasiadas curvas de nivel en un paso"}},
    ReasonRow{"climb", {"added for the climb", "añadido por subir"}},
    ReasonRow{"cliff", {"a cliff", "un acantilado"}},
    ReasonRow{"feature", {"instead of the terrain", "en vez del terreno"}},
    ReasonRow{"stops", {"goes on no further in this turn", "no sigue más en este turno"}},
    ReasonRow{"from-next",
              {"only by who began the turn next to it", "solo quien empezó el turno junto a él"}},
    ReasonRow{"path", {"along a path, instead of the terrain", "por un camino, en vez del terreno"}},
    ReasonRow{"surcharge", {"surcharge", "recargo"}},
    ReasonRow{"prohibited", {"prohibited terrain", "terreno prohibido"}},
    ReasonRow{"unknown", {"the game gives no cost", "el juego no da el coste"}},
    ReasonRow{"bound", {"this class is bound to its path or terrain", "esta clase no deja su vía o terreno"}},
    ReasonRow{"cannot-move", {"this class does not move by itself", "esta clase no se mueve sola"}},
    ReasonRow{"off-map", {"off the map", "fuera del mapa"}},
};

constexpr std::array climbValues = {
    row("from", Kind::integer, "", "1", "so many levels up, at least",
        "tantos niveles hacia arriba, al menos"),
    row("least", Kind::text, "", "0", "the step costs at least so much", "el paso cuesta al menos tanto")
        .readOnlyWith("climb-cost dearer"),
    row("more", Kind::text, "", "0", "... or so much more, as climb-cost says",
        "... o tanto más, según climb-cost")
        .readOnlyWith("climb-cost added"),
    row("per-level", Kind::flag, "", "no", "so much more for each level", "tanto más por cada nivel")
        .readOnlyWith("climb-cost added"),
    row("who", Kind::tags, "", "", "units it holds for; none named: all",
        "unidades para las que vale; sin ninguna: todas"),
};
constexpr std::array cliffValues = {
    row("from", Kind::integer, "", nullptr, "levels of difference nobody crosses",
        "niveles de diferencia que nadie cruza"),
};
constexpr std::array hexValues = {
    row("in", Kind::tags, "", nullptr, "tags of the hexes", "marcas de los hexágonos"),
    row("who", Kind::text, "", "", "units it holds for; none named: all",
        "unidades para las que vale; sin ninguna: todas"),
    row("not", Kind::text, "", "", "... but not these", "... salvo estas"),
};
constexpr std::array standsForValues = {
    row("terrain", Kind::text, "", nullptr, "the terrain whose cost is open",
        "el terreno cuyo coste está abierto"),
    row("part", Kind::text, "", nullptr, "kind of part of the scenario that decides",
        "tipo de parte del escenario que decide"),
    row("value", Kind::text, "", nullptr, "its value that names another terrain",
        "su valor que nombra otro terreno"),
};
constexpr std::array spendsValues = {
    row("points", Kind::text, "", nullptr, "points it costs", "puntos que cuesta"),
    row("with", Kind::text, "", "", "states in which it is paid before the first step",
        "estados en los que se paga antes del primer paso"),
};
constexpr std::array byPathValues = {
    row("terrain", Kind::text, "", nullptr, "the terrain entered", "el terreno en el que se entra"),
    row("paths", Kind::text, "", nullptr, "words of paths", "marcas de caminos"),
    row("as", Kind::text, "", nullptr, "the terrain whose cost is paid", "el terreno cuyo coste se paga"),
};
constexpr std::array movementLists = {
    RowDescription{
        "by-path",
        byPathValues,
        {"terrain that costs otherwise along a path", "terreno que cuesta otra cosa por un camino"}},
    RowDescription{
        "climb",
        climbValues,
        {"what a step to a higher level costs more", "lo que cuesta más un paso a un nivel superior"}},
    RowDescription{"cliff", cliffValues, {"hexsides nobody crosses", "lados que nadie cruza"}},
    RowDescription{"stop", hexValues, {"hexes that stop who enters", "hexágonos que detienen a quien entra"}},
    RowDescription{"one-hex-out",
                   hexValues,
                   {"hexes that are left for one hex only", "hexágonos de los que solo se sale un hexágono"}},
    RowDescription{"from-next",
                   hexValues,
                   {"hexes entered only by who began the turn next to them",
                    "hexágonos en los que solo entra quien empezó el turno junto a ellos"}},
    RowDescription{"stands-for",
                   standsForValues,
                   {"terrain whose cost the scenario decides", "terreno cuyo coste decide el escenario"}},
    RowDescription{"spends", spendsValues, {"what else points are spent on", "en qué más se gastan puntos"}},
};
constexpr std::array movementValues = {
    ValueDescription{"mobility",
                     textRow("path", "the path a class is bound to", "el camino que no deja una clase")},
    ValueDescription{"mobility", textRow("terrain", "the terrain a class is bound to",
                                         "el terreno que no deja una clase")},
    ValueDescription{"mobility", textRow("part", "kind of part whose hexes hold it too",
                                         "tipo de parte cuyos hexágonos también la llevan")},
};

constexpr std::array riverRows = {
    tagsRow("banks-in", "terrains that are rivers with banks", "terrenos que son ríos con orillas"),
    tagsRow("crossing", "features that let everybody cross", "elementos que dejan cruzar a todos"),
    tagsRow("far-bank-needs-help", "rivers nobody crosses unaided", "ríos que nadie cruza sin ayuda"),
    row("help", Kind::word, "needed-only always", "needed-only", "who needs help at the other rivers",
        "quién necesita ayuda en los demás ríos"),
    tagsRow("helper", "units that help", "unidades que ayudan"),
    tagsRow("helper-not", "states in which they do not", "estados en los que no"),
    flagRow("stop-after-crossing", "no", "who has crossed stops", "quien ha cruzado se detiene"),
    flagRow("crossing-stops", "no", "... by a bridge or ford too", "... también por puente o vado"),
    textRow("crossing-allowed", "kind of part and its flag that forbid crossing",
            "tipo de parte y su indicador que prohíben cruzar"),
    textRow("crossing-costs", "kind of part and its value that names a crossing",
            "tipo de parte y su valor que nombra un paso"),
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
    tagsRow("stop-crosses", "rivers in which a unit that stays has crossed",
            "ríos en los que quien se queda ha cruzado"),
    textRow("closed", "kind of part with hexes where rivers cannot be crossed",
            "tipo de parte con hexágonos donde no se puede cruzar"),
};
constexpr std::array crossingValues = {
    row("features", Kind::text, "", nullptr, "words of features", "marcas de elementos"),
    row("along", Kind::text, "", "", "words of paths by which one crosses without more",
        "marcas de caminos por los que se cruza sin más"),
    row("as", Kind::text, "", "", "terrain whose cost is paid", "terreno cuyo coste se paga"),
    row("classes", Kind::text, "", "", "movement classes it is for; none named: all",
        "tipos de movimiento; sin ninguna: todas"),
    row("roll", Kind::flag, "", "no", "it takes a roll", "exige una tirada"),
    row("passes-only", Kind::flag, "", "no", "whoever crosses so does not stay in the hex",
        "quien cruza así no se queda en el hexágono"),
};
constexpr std::array withinLists = {
    RowDescription{"crossing", crossingValues, {"where anybody crosses", "por dónde cruza cualquiera"}},
};
constexpr std::array withinReasons = {
    ReasonRow{"water-crossed", {"crosses the river", "cruza el río"}},
    ReasonRow{"water-bank", {"cannot reach the other bank here", "aquí no puede llegar a la otra orilla"}},
    ReasonRow{"water-bridge", {"crosses by the bridge", "cruza por el puente"}},
    ReasonRow{"water-closed", {"the scenario closes the river here", "el escenario cierra aquí el río"}},
};

constexpr std::array occupationRows = {
    tagsRow("harmless", "units that hold no hex", "unidades que no ocupan un hexágono"),
    tagsRow("harmless-empty", "... while they carry nothing", "... mientras no llevan nada"),
    row("assault", Kind::word, "never first-step", "never", "how enemy hexes are entered",
        "cómo se entra en hexágonos enemigos"),
    tagsRow("no-assault", "units that never do", "unidades que nunca entran"),
    tagsRow("excludes", "units whose hex only their like may enter",
            "unidades en cuyo hexágono solo entran sus iguales"),
    tagsRow("stop-in", "features that stop who enters", "elementos que detienen a quien entra"),
    tagsRow("overruns", "units that pass through enemy hexes, but do not stay there",
            "unidades que atraviesan hexágonos enemigos, pero no se quedan"),
    textRow("overrun-toll", "points more for each enemy unit in them",
            "puntos más por cada unidad enemiga en ellos"),
    flagRow("toll-for-cargo", "no", "... those aboard others too", "... también las transportadas"),
    tagsRow("unseen", "states of units that hold up nobody, though nobody stays with enemies in them",
            "estados de unidades que no frenan a nadie, aunque ningún enemigo se queda con ellas"),
    flagRow("toll-for-unseen", "no", "... but cost an overrun its points too",
            "... pero también cuestan puntos al arrollar"),
    tagsRow("may-stop-in", "features that may stop who enters", "elementos que pueden detener a quien entra"),
};

}  // namespace

const StrategyDescription printedDescription = {"counters",
                                                "printed",
                                                counterRows,
                                                {},
                                                counterLists,
                                                {},
                                                {"how counters read", "cómo se leen las fichas"}};
const StrategyDescription byTableDescription = {
    "movement",
    "by-table",
    movementRows,
    movementReasons,
    movementLists,
    movementValues,
    {"costs by terrain and movement class", "costes por terreno y tipo de movimiento"}};
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
    {"rivers in hexes one may enter, crossed within the hex",
     "ríos en hexágonos en los que se entra, cruzados dentro"}};
const StrategyDescription occupantsDescription = {
    "occupation",
    "occupants",
    occupationRows,
    {},
    {},
    {},
    {"who may enter a hex with others", "quién puede entrar donde hay otros"}};

std::vector<StrategyDescription> movementStrategies() {
    return {printedDescription, byTableDescription, banksDescription, crossedWithinDescription,
            occupantsDescription};
}

}  // namespace cota::mapsets
