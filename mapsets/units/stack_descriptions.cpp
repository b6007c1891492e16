#include <array>

#include "mapsets/strategy/parameter_row.h"
#include "mapsets/strategy/unit_strategies.h"

namespace cota::mapsets {

namespace {

using Kind = Parameter::Kind;

constexpr std::array stackingRows = {
    row("per-side", Kind::flag, "", "yes", "each side is counted separately",
        "cada bando se cuenta por separado"),
    row("at-all-times", Kind::flag, "", "yes", "limits also apply during moves",
        "los límites se aplican también al mover"),
    row("free-most", Kind::word, "one all", "one", "how many units a row leaves uncounted",
        "cuántas unidades deja sin contar una fila"),
    row("uncounted", Kind::tags, "", "", "units that no row counts", "unidades que no cuenta ninguna fila"),
    row("count-uncounted", Kind::flag, "", "no", "... but that are counted anyway",
        "... pero que sí se cuentan"),
};
constexpr std::array limitValues = {
    row("counts", Kind::tags, "", "", "units it counts; empty: all", "unidades que cuenta; vacío: todas"),
    row("not", Kind::tags, "", "", "... but not these", "... salvo estas"),
    row("by-steps", Kind::flag, "", "no", "a unit counts as many times as it has steps",
        "una unidad cuenta tantas veces como pasos tiene"),
    row("most", Kind::integer, "", nullptr, "maximum in a hex", "máximo en un hexágono"),
    row("free", Kind::tags, "", "", "units that are not counted ...", "unidades que no cuentan ..."),
    row("free-in", Kind::tags, "", "", "... in hexes with these tags; empty: everywhere",
        "... en hexágonos con estas etiquetas; vacío: en todos"),
};
constexpr std::array crowdValues = {
    row("counts", Kind::tags, "", "", "units it counts; empty: all", "unidades que cuenta; vacío: todas"),
    row("not", Kind::tags, "", "", "... but not these", "... salvo estas"),
    row("by-steps", Kind::flag, "", "no", "a unit counts as many times as it has steps",
        "una unidad cuenta tantas veces como pasos tiene"),
    row("from", Kind::integer, "", nullptr, "number of units that is a crowd",
        "número de unidades que es una aglomeración"),
    row("free", Kind::tags, "", "", "units that are not counted ...", "unidades que no cuentan ..."),
    row("free-in", Kind::tags, "", "", "... in hexes with these tags; empty: everywhere",
        "... en hexágonos con estas etiquetas; vacío: en todos"),
};
constexpr std::array stackFeatureValues = {
    row("counts", Kind::tags, "", nullptr, "features it counts", "elementos que cuenta"),
    row("most", Kind::integer, "", nullptr, "maximum in a hex", "máximo en un hexágono"),
};
constexpr std::array aloneValues = {
    row("counts", Kind::tags, "", nullptr, "units it counts", "unidades que cuenta"),
    row("unless", Kind::tags, "", "", "states in which sides may share the hex",
        "estados en los que los bandos comparten hexágono"),
};
constexpr Parameter inRows = row("in", Kind::words, "", "", "names of the rows it applies to; empty: all",
                                 "nombres de las filas a las que se aplica; vacío: todas");
constexpr Parameter rowIf = row("if", Kind::words, "", "", "applies only if this parameter ...",
                                "solo se aplica si este parámetro ...");
constexpr Parameter rowIs = row("is", Kind::words, "", "yes", "... has this value", "... tiene este valor");
constexpr std::array weighValues = {
    inRows,
    row("who", Kind::tags, "", "", "units with one of these tags; empty: all",
        "unidades con una de estas etiquetas; vacío: todas"),
    row("and", Kind::tags, "", "", "... and one of these", "... y una de estas"),
    row("steps-from", Kind::integer, "", "0", "... of this number of steps or more",
        "... de este número de pasos o más"),
    row("as", Kind::integer, "", nullptr, "number of steps", "número de pasos"),
    rowIf,
    rowIs,
};
constexpr std::array aboardValues = {
    inRows,
    row("who", Kind::tags, "", "", "units aboard; empty: all", "unidades a bordo; vacío: todas"),
    row("on", Kind::tags, "", "", "... of these carriers; empty: all",
        "... de estos transportes; vacío: todos"),
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
                   {"units that are counted although they are aboard another",
                    "unidades que cuentan aunque van a bordo de otra"}},
    RowDescription{
        "alone", aloneValues, {"sides do not share a hex", "los bandos no comparten un hexágono"}, true},
    RowDescription{"feature",
                   stackFeatureValues,
                   {"a limit of features in one hex", "un límite de elementos en un hexágono"},
                   true},
    RowDescription{"limit", limitValues, {"a limit of one hex", "un límite de un hexágono"}, true},
    RowDescription{"crowd",
                   crowdValues,
                   {"a number that has an effect, but is not forbidden",
                    "un número que tiene efecto, pero no está prohibido"},
                   true},
};
constexpr std::array stackingReasons = {
    ReasonRow{"limit", {"maximum in a hex", "máximo en un hexágono"}},
    ReasonRow{"carried", {"counts inside its carrier", "cuenta dentro de su transporte"}},
    ReasonRow{"free", {"is not counted here", "aquí no cuenta"}},
};

constexpr std::array approachRows = {
    row("any-fire", Kind::words, "", "", "all printed pairs", "todos los pares impresos"),
    row("powerless", Kind::tags, "", "", "enemies that do not keep units away",
        "enemigos que no mantienen lejos a las unidades"),
    row("powerless-restrict", Kind::flag, "", "no", "... but that do", "... pero que sí lo hacen"),
    row("range", Kind::word, "printed extended", "printed", "distance at which fire keeps units away",
        "distancia a la que el fuego mantiene lejos a las unidades"),
    row("metric", Kind::word, "distance line", "distance",
        "whether ranges are in hexes, or in hexes that the line enters",
        "si los alcances son en hexágonos, o en hexágonos que atraviesa la línea"),
    row("extends", Kind::words, "", "", "pairs whose range is half as long again",
        "pares cuyo alcance es una mitad mayor"),
    row("extends-from", Kind::integer, "", "0", "... from this strength", "... a partir de esta fuerza"),
    row("refuge", Kind::tags, "", "", "hexes from which units do not flee",
        "hexágonos de los que las unidades no huyen"),
    row("refuge-in-sight", Kind::flag, "", "yes", "... even within sight and range of an enemy",
        "... ni a la vista y al alcance de un enemigo"),
    row("shelter", Kind::tags, "", "", "hexes from which units never flee",
        "hexágonos de los que las unidades no huyen nunca"),
};
constexpr std::array harmedValues = {
    row("who", Kind::tags, "", "", "moving units; empty: all", "unidades que mueven; vacío: todas"),
    row("by", Kind::words, "", nullptr, "printed pairs that can harm them",
        "pares impresos que pueden dañarlas"),
    row("if", Kind::words, "", "", "a parameter that must be yes", "un parámetro que debe ser yes"),
};
constexpr std::array approachLists = {
    RowDescription{"harmed",
                   harmedValues,
                   {"which units can be harmed by which fire; the first row that fits a unit is used",
                    "qué fuego daña a qué unidades; se usa la primera fila que encaja con la unidad"}},
};
constexpr std::array approachReasons = {
    ReasonRow{"closer",
              {"moves closer to an enemy that can harm it", "se acerca a un enemigo que puede dañarla"}},
    ReasonRow{"enemy-hex", {"enters a hex with enemy fire", "entra en un hexágono con fuego enemigo"}},
};

constexpr std::array controlReasons = {
    ReasonRow{"dark",
              {"enters, in the dark, a hex that its side does not control",
               "entra a oscuras en un hexágono que su bando no controla"}},
};

constexpr std::array commandRows = {
    row("reach", Kind::integer, "", "1", "distance in hexes within which a leader activates units",
        "distancia en hexágonos a la que un líder activa unidades"),
    row("near-states", Kind::tags, "", "", "states in which only the leader's own hex counts",
        "estados en los que solo vale el hexágono del líder"),
    row("mute-states", Kind::tags, "", "", "states in which a leader activates no units",
        "estados en los que un líder no activa a ninguna unidad"),
    row("ranks", Kind::words, "", "", "value and list with the ranks", "valor y lista de las graduaciones"),
};

constexpr std::array leadsValues = {
    row("by", Kind::tags, "", nullptr, "units that lead", "unidades que mandan"),
    row("who", Kind::tags, "", "", "units that are led; empty: all", "unidades mandadas; vacío: todas"),
    row("not", Kind::tags, "", "", "... but not these", "... salvo estas"),
    row("ranks", Kind::flag, "", "no", "higher ranks also lead lower ones",
        "las graduaciones superiores mandan también a las inferiores"),
};
constexpr std::array commandLists = {
    RowDescription{"leads", leadsValues, {"which units lead which", "qué unidades mandan a cuáles"}},
};

constexpr std::array assaultRows = {
    row("counts", Kind::tags, "", "", "units that fight", "unidades que combaten"),
    row("attack-not", Kind::tags, "", "", "states in which they do not attack",
        "estados en los que no atacan"),
    row("defend-not", Kind::tags, "", "", "states in which they do not defend themselves",
        "estados en los que no se defienden"),
};

constexpr std::array rideRows = {
    row("fictive", Kind::integer, "", "0", "movement points of passengers that have none",
        "puntos de movimiento de los pasajeros que no tienen"),
};
constexpr std::array boardingRows = {
    row("carriers", Kind::tags, "", "", "units that carry", "unidades que transportan"),
    row("carriers-not", Kind::tags, "", "", "states in which they do not carry",
        "estados en los que no transportan"),
    row("for-points", Kind::tags, "", "", "units that spend points to load",
        "unidades que gastan puntos para cargarse"),
    row("for-the-move", Kind::tags, "", "", "units whose loading uses up the whole move",
        "unidades cuya carga consume todo el movimiento"),
    row("points", Kind::integer, "", "1", "points that loading or unloading costs",
        "puntos que cuesta cargar o descargar"),
    row("payers", Kind::word, "both carrier", "both", "which of them must have the points",
        "quién debe tener los puntos"),
};
constexpr std::array boardingReasons = {
    ReasonRow{"boards", {"it loads or unloads", "se carga o se descarga"}},
    ReasonRow{"carrier", {"that unit cannot carry it", "esa unidad no puede transportarla"}},
    ReasonRow{"cargo",
              {"this type of unit cannot be carried", "este tipo de unidad no se puede transportar"}},
    ReasonRow{"full", {"it is already carrying another unit", "ya transporta otra unidad"}},
    ReasonRow{"carrier-points",
              {"the carrier has too few movement points", "al transporte le faltan puntos de movimiento"}},
    ReasonRow{"passenger-points",
              {"the passenger has too few movement points", "al pasajero le faltan puntos de movimiento"}},
};

constexpr std::array controlRows = {
    row("by", Kind::tags, "", "", "units that take control", "unidades que toman el control"),
    row("equal", Kind::word, "nobody first-side", "nobody", "hexes equally near to several sides",
        "hexágonos a igual distancia de varios bandos"),
    row("given", Kind::words, "", "", "kind of part with the control of hexes",
        "tipo de parte con el control de los hexágonos"),
    row("unled-light", Kind::words, "", "", "light in which units out of command stay in hexes of their side",
        "luz en la que las unidades fuera de mando no salen de los hexágonos de su bando"),
};

constexpr std::array orderRows = {
    row("divide", Kind::integer, "", "1", "divisor of the difference", "divisor de la diferencia")
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
    {"limits for one hex, by tags of units", "límites de un hexágono, por etiquetas de unidades"}};
const StrategyDescription harmDescription = {
    "approach",
    "harm",
    approachRows,
    approachReasons,
    approachLists,
    {},
    {"enemies that can harm a unit keep it away",
     "los enemigos que pueden dañar a una unidad la mantienen lejos"}};
const StrategyDescription chainDescription = {"command",
                                              "chain",
                                              commandRows,
                                              {},
                                              commandLists,
                                              {},
                                              {"leaders activate units in their hex and near it",
                                               "los líderes activan unidades en su hexágono y cerca de él"}};
const StrategyDescription presentDescription = {
    "assault",
    "present",
    assaultRows,
    {},
    {},
    {},
    {"which units take part in a close assault", "qué unidades participan en un asalto"}};
const StrategyDescription nearestDescription = {"initial-control",
                                                "nearest",
                                                controlRows,
                                                controlReasons,
                                                {},
                                                {},
                                                {"at the start, the nearest side controls a hex",
                                                 "al empezar, el bando más cercano controla el hexágono"}};
const StrategyDescription forPointsDescription = {
    "boarding",
    "for-points",
    boardingRows,
    boardingReasons,
    {},
    {},
    {"loading and unloading costs movement points", "cargar y descargar cuesta puntos de movimiento"}};
const StrategyDescription shareDescription = {
    "ride",
    "share",
    rideRows,
    {},
    {},
    {},
    {"a passenger spends the same fraction of its points as its carrier",
     "un pasajero gasta la misma fracción de sus puntos que su transporte"}};
const StrategyDescription initiativeDescription = {
    "order",
    "initiative",
    orderRows,
    {},
    {},
    {},
    {"which side acts first, from a difference of numbers",
     "qué bando actúa primero, según una diferencia de números"}};

std::vector<StrategyDescription> previewStrategies() {
    return {holesDescription, bandsDescription, sumDescription, twoDiceDescription};
}

std::vector<StrategyDescription> stackStrategies() {
    return {classesDescription,   harmDescription,    chainDescription,     formationCommandDescription,
            presentDescription,   nearestDescription, forPointsDescription, initiativeDescription,
            taskListsDescription, shareDescription};
}

}  // namespace cota::mapsets
