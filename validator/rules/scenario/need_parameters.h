#pragma once
// The parameters of rules on what a side needs.

#include <array>

#include "validator/engine/rule.h"

namespace cota::checks {

inline constexpr Parameter partsParameter{
    "parts", Parameter::Kind::words, nullptr, {"kinds of scenario parts", "clases de partes del escenario"}};
inline constexpr std::array companionParameters{
    Parameter{"if-units",
              Parameter::Kind::words,
              "",
              {"a side that has units with one of these tags ...",
               "un bando con unidades con una de estas etiquetas ..."}},
    Parameter{"if-not", Parameter::Kind::words, "", {"... and without these", "... y sin estas"}},
    Parameter{"if-parts",
              Parameter::Kind::words,
              "",
              {"... or such a scenario part", "... o con una de estas partes"}},
    Parameter{
        "if-flag", Parameter::Kind::text, "", {"... of which this flag is yes", "... cuyo indicador es yes"}},
    Parameter{"if-terrain",
              Parameter::Kind::words,
              "",
              {"only with such terrain on the map", "solo con terreno así en el mapa"}},
    Parameter{"needs-units",
              Parameter::Kind::words,
              nullptr,
              {"needs units with one of these", "necesita unidades con una de estas"}},
    Parameter{"or-parts", Parameter::Kind::words, "", {"or such a part", "o una de estas partes"}},
    Parameter{"least", Parameter::Kind::integer, "1", {"at least so many", "al menos tantas"}}};
inline constexpr std::array unevenParameters{
    Parameter{"units",
              Parameter::Kind::words,
              nullptr,
              {"tags of units that must be carried", "etiquetas de unidades que hay que llevar"}},
    Parameter{"carriers",
              Parameter::Kind::words,
              nullptr,
              {"tags of units that carry", "etiquetas de unidades que llevan"}},
    Parameter{"unless",
              Parameter::Kind::text,
              nullptr,
              {"printed value: above 0 a unit moves by itself",
               "valor impreso: con más de 0 la unidad se mueve sola"}},
    Parameter{"arriving",
              Parameter::Kind::flag,
              "no",
              {"only what arrives later, one carrier for each",
               "solo lo que llega después, un transporte por unidad"}}};
inline constexpr std::array nationParameters{
    Parameter{"units", Parameter::Kind::words, nullptr, {"tags of the units", "etiquetas de las unidades"}},
    Parameter{"parts",
              Parameter::Kind::words,
              "",
              {"scenario parts that stand for them", "partes del escenario que las representan"}},
    Parameter{"nations",
              Parameter::Kind::text,
              nullptr,
              {"tag of the nations that have them", "etiqueta de las naciones que las tienen"}},
    Parameter{
        "list", Parameter::Kind::text, "nation", {"the list with the nations", "la lista con las naciones"}}};
inline constexpr std::array missingPartParameters{
    partsParameter,
    Parameter{"per-side", Parameter::Kind::flag, "no", {"each side needs one", "cada bando necesita una"}},
    Parameter{"if-units", Parameter::Kind::words, "", {"only with such units", "solo con unidades así"}},
    Parameter{"if-terrain",
              Parameter::Kind::words,
              "",
              {"only with such terrain on the map", "solo con terreno así en el mapa"}},
    Parameter{"if-option",
              Parameter::Kind::words,
              "",
              {"only if this option or value of the scenario is this",
               "solo si esta opción o valor del escenario es este"}},
    Parameter{"if-turns",
              Parameter::Kind::words,
              "",
              {"only if turns state it", "solo si lo indican turnos"},
              "weather"},
    Parameter{"if-arrivals",
              Parameter::Kind::flag,
              "no",
              {"only for sides that wait for troops ...", "solo para bandos que esperan tropas ..."}},
    Parameter{"if-named",
              Parameter::Kind::words,
              "",
              {"... or where a part names a word of this list with this tag",
               "... o si una parte nombra una palabra de esta lista con esta etiqueta"}}};
inline constexpr std::array moreParameters{
    partsParameter,
    Parameter{
        "value", Parameter::Kind::text, "count", {"its value with the number", "su valor con el número"}},
    Parameter{"units",
              Parameter::Kind::words,
              nullptr,
              {"tags of the units it may not exceed", "etiquetas de las unidades que no puede superar"}},
    Parameter{"not",
              Parameter::Kind::words,
              "",
              {"tags of those that do not count", "etiquetas de las que no cuentan"}}};

inline constexpr std::array classValueParameters{
    partsParameter,
    Parameter{"flag",
              Parameter::Kind::text,
              "",
              {"flag of the part that asks for them", "indicador de la parte que los pide"}},
    Parameter{"if-terrain",
              Parameter::Kind::words,
              "",
              {"only with such terrain on the map", "solo con terreno así en el mapa"}}};

}  // namespace cota::checks
