#include <array>

#include "mapsets/strategy/parameter_row.h"
#include "mapsets/strategy/unit_strategies.h"

namespace cota::mapsets {

namespace {

using Kind = ParameterRow::Kind;

constexpr std::array stackingRows = {
    row("per-side", Kind::flag, "", "yes", "each side is counted for itself", "cada bando cuenta aparte"),
    row("at-all-times", Kind::flag, "", "yes", "limits hold during moves too",
        "los límites valen también al mover"),
    row("free-most", Kind::word, "one all", "one", "how many units a row lets go free",
        "cuántas unidades deja libres una fila"),
    row("uncounted", Kind::tags, "", "", "units that no row counts", "unidades que no cuenta ninguna fila"),
    row("count-uncounted", Kind::flag, "", "no", "... but they are counted", "... pero sí se cuentan"),
};
constexpr std::array limitValues = {
    row("counts", Kind::tags, "", "", "units it counts; none named: all",
        "unidades que cuenta; sin ninguna: todas"),
    row("not", Kind::tags, "", "", "... but not these", "... salvo estas"),
    row("by-steps", Kind::flag, "", "no", "a unit counts as many times as it has steps",
        "una unidad cuenta tantas veces como pasos tiene"),
    row("most", Kind::integer, "", nullptr, "the most a hex holds", "lo más que cabe en un hexágono"),
    row("free", Kind::tags, "", "", "units that are left out ...", "unidades que no cuentan ..."),
    row("free-in", Kind::tags, "", "", "... in hexes with these tags; none named: everywhere",
        "... en hexágonos con estas marcas; sin ninguna: en todos"),
};
constexpr std::array crowdValues = {
    row("counts", Kind::tags, "", "", "units it counts; none named: all",
        "unidades que cuenta; sin ninguna: todas"),
    row("not", Kind::tags, "", "", "... but not these", "... salvo estas"),
    row("by-steps", Kind::flag, "", "no", "a unit counts as many times as it has steps",
        "una unidad cuenta tantas veces como pasos tiene"),
    row("from", Kind::integer, "", nullptr, "so many of them are a crowd", "tantas son una aglomeración"),
    row("free", Kind::tags, "", "", "units that are left out ...", "unidades que no cuentan ..."),
    row("free-in", Kind::tags, "", "", "... in hexes with these tags; none named: everywhere",
        "... en hexágonos con estas marcas; sin ninguna: en todos"),
};
constexpr std::array stackFeatureValues = {
    row("counts", Kind::tags, "", nullptr, "features it counts", "elementos que cuenta"),
    row("most", Kind::integer, "", nullptr, "the most a hex holds", "lo más que cabe en un hexágono"),
};
constexpr std::array aloneValues = {
    row("counts", Kind::tags, "", nullptr, "units it counts", "unidades que cuenta"),
    row("unless", Kind::tags, "", "", "states in which sides may share the hex",
        "estados en los que los bandos comparten hexágono"),
};
constexpr ParameterRow inRows = row("in", Kind::text, "", "", "names of the rows it is for; none named: all",
                                    "nombres de las filas para las que vale; sin ninguno: todas");
constexpr ParameterRow rowIf =
    row("if", Kind::text, "", "", "holds only if this parameter ...", "solo vale si este parámetro ...");
constexpr ParameterRow rowIs =
    row("is", Kind::text, "", "yes", "... has this word", "... tiene esta palabra");
constexpr std::array weighValues = {
    inRows,
    row("who", Kind::tags, "", "", "units with one of these tags; none named: all",
        "unidades con una de estas marcas; sin ninguna: todas"),
    row("and", Kind::tags, "", "", "... and one of these", "... y una de estas"),
    row("steps-from", Kind::integer, "", "0", "... of so many steps or more", "... de tantos pasos o más"),
    row("as", Kind::integer, "", nullptr, "so many steps", "tantos pasos"),
    rowIf,
    rowIs,
};
constexpr std::array aboardValues = {
    inRows,
    row("who", Kind::tags, "", "", "units aboard; none named: all", "unidades a bordo; sin ninguna: todas"),
    row("on", Kind::tags, "", "", "... of these carriers; none named: all",
        "... de estos transportes; sin ninguno: todos"),
    rowIf,
    rowIs,
};
constexpr std::array stackingLists = {
    RowDescription{
        "weigh",
        weighValues,
        {"units that count as another number of steps", "unidades que cuentan como otro número de pasos"}},
    RowDescription{"aboard",
                   aboardValues,
                   {"units that count although they are aboard another",
                    "unidades que cuentan aunque van a bordo de otra"}},
    RowDescription{
        "alone", aloneValues, {"sides do not share a hex", "los bandos no comparten hexágono"}, true},
    RowDescription{"feature",
                   stackFeatureValues,
                   {"a limit of features in one hex", "un límite de elementos en un hexágono"},
                   true},
    RowDescription{"limit", limitValues, {"a limit of one hex", "un límite de un hexágono"}, true},
    RowDescription{"crowd",
                   crowdValues,
                   {"a number that has an effect, without being forbidden",
                    "un número que tiene efecto sin estar prohibido"},
                   true},
};
constexpr std::array stackingReasons = {
    ReasonRow{"limit", {"the most a hex holds", "el máximo de un hexágono"}},
    ReasonRow{"carried", {"counts inside its carrier", "cuenta dentro de su transporte"}},
    ReasonRow{"free", {"is not counted here", "aquí no cuenta"}},
};

constexpr std::array approachRows = {
    row("any-fire", Kind::text, "", "", "all printed pairs", "todos los pares impresos"),
    row("powerless", Kind::tags, "", "", "enemies that keep nobody away", "enemigos que no frenan a nadie"),
    row("powerless-restrict", Kind::flag, "", "no", "... but they do", "... pero sí frenan"),
    row("range", Kind::word, "printed extended", "printed", "how far fire keeps away",
        "hasta dónde frena el fuego"),
    row("metric", Kind::word, "distance line", "distance", "ranges in hexes, or in hexes the line enters",
        "alcances en hexágonos, o en los que atraviesa la línea"),
    row("extends", Kind::text, "", "", "pairs that reach half as far again",
        "pares que llegan una mitad más"),
    row("extends-from", Kind::integer, "", "0", "... from this strength on", "... desde esta fuerza"),
    row("refuge", Kind::tags, "", "", "hexes nobody flees from", "hexágonos de los que nadie huye"),
    row("refuge-in-sight", Kind::flag, "", "yes", "... even in sight and range of an enemy",
        "... aunque el enemigo los vea y alcance"),
    row("shelter", Kind::tags, "", "", "hexes nobody ever flees from",
        "hexágonos de los que nadie huye nunca"),
};
constexpr std::array harmedValues = {
    row("who", Kind::tags, "", "", "moving units; none named: all",
        "unidades que mueven; sin ninguna: todas"),
    row("by", Kind::text, "", nullptr, "printed pairs that can hurt them",
        "pares impresos que pueden dañarlas"),
    row("if", Kind::text, "", "", "a parameter of yes and no that must say yes",
        "un parámetro de yes y no que debe decir yes"),
};
constexpr std::array approachLists = {
    RowDescription{"harmed",
                   harmedValues,
                   {"who is hurt by what; the first row that fits a unit holds",
                    "a quién daña qué; vale la primera fila que encaja con la unidad"}},
};
constexpr std::array approachReasons = {
    ReasonRow{"closer",
              {"comes closer to an enemy that can hurt it", "se acerca a un enemigo que puede dañarla"}},
    ReasonRow{"enemy-hex", {"enters a hex with enemy fire", "entra en un hexágono con fuego enemigo"}},
};

constexpr std::array controlReasons = {
    ReasonRow{"dark",
              {"enters in the dark a hex its side does not control",
               "entra a oscuras en un hexágono que su bando no controla"}},
};

constexpr std::array commandRows = {
    row("reach", Kind::integer, "", "1", "hexes a leader reaches", "hexágonos que alcanza un líder"),
    row("near-states", Kind::tags, "", "", "states in which only his own", "estados en los que solo el suyo"),
    row("mute-states", Kind::tags, "", "", "states in which he leads nobody",
        "estados en los que no manda a nadie"),
    row("ranks", Kind::text, "", "", "value and list with the ranks", "valor y lista de las graduaciones"),
};

constexpr std::array leadsValues = {
    row("by", Kind::tags, "", nullptr, "who leads", "quién manda"),
    row("who", Kind::tags, "", "", "who is led; none named: all", "a quién manda; sin ninguna: a todas"),
    row("not", Kind::tags, "", "", "... but not these", "... salvo estas"),
    row("ranks", Kind::flag, "", "no", "higher ranks lead lower ones too",
        "las graduaciones mayores mandan también a las menores"),
};
constexpr std::array commandLists = {
    RowDescription{"leads", leadsValues, {"who leads whom", "quién manda a quién"}},
};

constexpr std::array assaultRows = {
    row("counts", Kind::tags, "", "", "units that fight", "unidades que combaten"),
    row("attack-not", Kind::tags, "", "", "states in which they do not attack",
        "estados en los que no atacan"),
    row("defend-not", Kind::tags, "", "", "states in which they do not defend themselves",
        "estados en los que no se defienden"),
};

constexpr std::array rideRows = {
    row("fictive", Kind::integer, "", "0", "points of passengers without any",
        "puntos de los pasajeros que no tienen"),
};
constexpr std::array boardingRows = {
    row("carriers", Kind::tags, "", "", "units that carry", "unidades que transportan"),
    row("carriers-not", Kind::tags, "", "", "states in which they do not", "estados en los que no"),
    row("for-points", Kind::tags, "", "", "units that board for points",
        "unidades que se cargan gastando puntos"),
    row("for-the-move", Kind::tags, "", "", "units whose loading takes the whole move",
        "unidades cuya carga consume todo el movimiento"),
    row("points", Kind::integer, "", "1", "points that boarding or leaving costs",
        "puntos que cuesta cargar o descargar"),
    row("payers", Kind::word, "both carrier", "both", "who must have them", "quién debe tenerlos"),
};
constexpr std::array boardingReasons = {
    ReasonRow{"boards", {"it boards, or leaves", "se carga, o descarga"}},
    ReasonRow{"carrier", {"that unit does not carry it", "esa unidad no la transporta"}},
    ReasonRow{"cargo", {"such a unit is not carried", "no se transporta a unidades así"}},
    ReasonRow{"full", {"it carries another unit already", "ya lleva otra unidad"}},
    ReasonRow{"carrier-points",
              {"the carrier has too few movement points", "al transporte le faltan puntos de movimiento"}},
    ReasonRow{"passenger-points",
              {"the passenger has too few movement points", "al pasajero le faltan puntos de movimiento"}},
};

constexpr std::array controlRows = {
    row("by", Kind::tags, "", "", "units that take control", "unidades que toman el control"),
    row("equal", Kind::word, "nobody first-side", "nobody", "hexes equally near to several sides",
        "hexágonos a igual distancia de varios bandos"),
    row("given", Kind::text, "", "", "kind of part that says who controls what",
        "tipo de parte que dice quién controla qué"),
    row("unled-light", Kind::text, "", "", "light in which the unled stay in hexes of their side",
        "luz en la que quien no va mandado no sale de los hexágonos de su bando"),
};

constexpr std::array orderRows = {
    row("divide", Kind::integer, "", "1", "by which the difference is divided",
        "entre cuánto se divide la diferencia")
        .between(1, 1000),
    row("rounding", Kind::word, "up down", "up", "how the result is rounded",
        "cómo se redondea el resultado"),
};

}  // namespace

const StrategyDescription classesDescription = {
    "stacking",
    "classes",
    stackingRows,
    stackingReasons,
    stackingLists,
    {},
    {"limits by tags of units, for one hex", "límites por marcas de unidades, para un hexágono"}};
const StrategyDescription harmDescription = {
    "approach",
    "harm",
    approachRows,
    approachReasons,
    approachLists,
    {},
    {"enemies that can hurt a unit keep it away",
     "los enemigos que pueden dañar a una unidad la mantienen lejos"}};
const StrategyDescription chainDescription = {"command",
                                              "chain",
                                              commandRows,
                                              {},
                                              commandLists,
                                              {},
                                              {"leaders make units of their hex and near it act",
                                               "los líderes activan unidades en su hexágono y cerca"}};
const StrategyDescription presentDescription = {
    "assault",
    "present",
    assaultRows,
    {},
    {},
    {},
    {"who takes part in a close assault", "quién participa en un asalto"}};
const StrategyDescription nearestDescription = {
    "initial-control",
    "nearest",
    controlRows,
    controlReasons,
    {},
    {},
    {"at the start a hex is the nearest side's", "al empezar, un hexágono es del bando más cercano"}};
const StrategyDescription forPointsDescription = {
    "boarding",
    "for-points",
    boardingRows,
    boardingReasons,
    {},
    {},
    {"boarding and leaving carriers costs movement points",
     "subir a transportes y bajar cuesta puntos de movimiento"}};
const StrategyDescription shareDescription = {
    "ride",
    "share",
    rideRows,
    {},
    {},
    {},
    {"a passenger spends the part of its points that its carrier spends",
     "un pasajero gasta la parte de sus puntos que gasta su transporte"}};
const StrategyDescription initiativeDescription = {
    "order",
    "initiative",
    orderRows,
    {},
    {},
    {},
    {"who acts first, by a difference of numbers", "quién actúa primero, por una diferencia de números"}};

std::vector<StrategyDescription> previewStrategies() {
    return {holesDescription, bandsDescription, sumDescription, twoDiceDescription};
}

std::vector<StrategyDescription> stackStrategies() {
    return {classesDescription,   harmDescription,    chainDescription,     formationCommandDescription,
            presentDescription,   nearestDescription, forPointsDescription, initiativeDescription,
            taskListsDescription, shareDescription};
}

}  // namespace cota::mapsets
