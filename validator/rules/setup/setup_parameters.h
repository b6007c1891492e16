#pragma once
// Parameters of rules on room for units: who may board whom, what keeps units apart, which features they are
// inside.

#include <array>

#include "validator/engine/rule.h"

namespace cota::checks {

inline constexpr std::array boardingParameters{
    Parameter{"carriers",
              Parameter::Kind::words,
              "",
              {"tags of units that others may board while they set up",
               "etiquetas de unidades a las que otras pueden subir al desplegar"}},
    Parameter{"cargo",
              Parameter::Kind::words,
              "",
              {"tags of units that may board them", "etiquetas de unidades que pueden subir"}},
    Parameter{"aboard",
              Parameter::Kind::integer,
              "0",
              {"units that board one of them, at most", "unidades que suben a una, como mucho"}}};

inline constexpr Parameter mayBoardParameter{
    "may-board",
    Parameter::Kind::text,
    "",
    {"flag of a group whose units may start aboard its carriers; none: all may",
     "indicador de un grupo cuyas unidades pueden empezar a bordo de sus transportes; sin él, todas pueden"}};
inline constexpr std::array crowdParameters{boardingParameters[0], boardingParameters[1],
                                            boardingParameters[2], mayBoardParameter};

inline constexpr std::array setUpParameters{
    boardingParameters[0],
    boardingParameters[1],
    boardingParameters[2],
    mayBoardParameter,
    Parameter{"unless",
              Parameter::Kind::text,
              "",
              {"flag of a group that may stand among enemies",
               "indicador de un grupo que puede estar entre enemigos"}},
    Parameter{
        "away",
        Parameter::Kind::text,
        "",
        {"value of a group with its distance from enemies", "valor de un grupo con su distancia al enemigo"}},
    Parameter{"inside",
              Parameter::Kind::text,
              "",
              {"value of a placement with the fortification the unit is inside",
               "valor de una colocación con la fortificación en que está la unidad"}}};

}  // namespace cota::checks
