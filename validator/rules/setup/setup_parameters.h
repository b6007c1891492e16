#pragma once
// Parameters of rules on room for units: who may board whom, what keeps units apart, which features they are
// inside.

#include <array>

#include "validator/engine/rule.h"

namespace cota::checks {

inline constexpr std::array boardingParameters{
    Parameter{"carriers", Parameter::Kind::words, "",
              local("tags of units that others may board while they set up")},
    Parameter{"cargo", Parameter::Kind::words, "", local("tags of units that may board them")},
    Parameter{"aboard", Parameter::Kind::integer, "0", local("units that board one of them, at most")}};

inline constexpr Parameter mayBoardParameter{
    "may-board", Parameter::Kind::text, "",
    local("flag of a group whose units may start aboard its carriers; none: all may")};
inline constexpr std::array crowdParameters{boardingParameters[0], boardingParameters[1],
                                            boardingParameters[2], mayBoardParameter};

inline constexpr std::array setUpParameters{
    boardingParameters[0],
    boardingParameters[1],
    boardingParameters[2],
    mayBoardParameter,
    Parameter{"unless", Parameter::Kind::text, "", local("flag of a group that may stand among enemies")},
    Parameter{"away", Parameter::Kind::text, "", local("value of a group with its distance from enemies")},
    Parameter{"inside", Parameter::Kind::text, "",
              local("value of a placement with the fortification the unit is inside")}};

}  // namespace cota::checks
