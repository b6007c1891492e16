#pragma once
// The parameters of rules on what a side needs.

#include <array>

#include "validator/engine/rule.h"

namespace cota::checks {

inline constexpr Parameter partsParameter{"parts", Parameter::Kind::words, nullptr,
                                          local("kinds of scenario parts")};
inline constexpr std::array companionParameters{
    Parameter{"if-units", Parameter::Kind::words, "",
              local("a side that has units with one of these tags ...")},
    Parameter{"if-not", Parameter::Kind::words, "", local("... and without these")},
    Parameter{"if-parts", Parameter::Kind::words, "", local("... or such a scenario part")},
    Parameter{"if-flag", Parameter::Kind::text, "", local("... of which this flag is yes")},
    Parameter{"if-terrain", Parameter::Kind::words, "", local("only with such terrain on the map")},
    Parameter{"needs-units", Parameter::Kind::words, nullptr, local("needs units with one of these")},
    Parameter{"or-parts", Parameter::Kind::words, "", local("or such a part")},
    Parameter{"least", Parameter::Kind::integer, "1", local("least number")}};
inline constexpr std::array unevenParameters{
    Parameter{"units", Parameter::Kind::words, nullptr, local("tags of units that must be carried")},
    Parameter{"carriers", Parameter::Kind::words, nullptr, local("tags of units that carry")},
    Parameter{"unless", Parameter::Kind::text, nullptr,
              local("printed value: above 0 a unit moves by itself")},
    Parameter{"arriving", Parameter::Kind::flag, "no",
              local("only what arrives later, one carrier for each")}};
inline constexpr std::array nationParameters{
    Parameter{"units", Parameter::Kind::words, nullptr, local("tags of the units")},
    Parameter{"parts", Parameter::Kind::words, "", local("scenario parts that stand for them")},
    Parameter{"nations", Parameter::Kind::text, nullptr, local("tag of the nations that have them")},
    Parameter{"list", Parameter::Kind::text, "nation", local("the list with the nations")}};
inline constexpr std::array missingPartParameters{
    partsParameter,
    Parameter{"per-side", Parameter::Kind::flag, "no", local("each side needs one")},
    Parameter{"if-units", Parameter::Kind::words, "", local("only with such units")},
    Parameter{"if-terrain", Parameter::Kind::words, "", local("only with such terrain on the map")},
    Parameter{"if-option", Parameter::Kind::words, "",
              local("only if this option or value of the scenario is this")},
    Parameter{"if-turns", Parameter::Kind::words, "", local("only if turns state it"), "weather"},
    Parameter{"if-arrivals", Parameter::Kind::flag, "no", local("only for sides that wait for troops ...")},
    Parameter{"if-named", Parameter::Kind::words, "",
              local("... or where a part names a word of this list with this tag")}};
inline constexpr std::array moreParameters{
    partsParameter, Parameter{"value", Parameter::Kind::text, "count", local("its value with the number")},
    Parameter{"units", Parameter::Kind::words, nullptr, local("tags of the units it may not exceed")},
    Parameter{"not", Parameter::Kind::words, "", local("tags of those that do not count")}};

inline constexpr std::array classValueParameters{
    partsParameter,
    Parameter{"flag", Parameter::Kind::text, "", local("flag of the part that asks for them")},
    Parameter{"if-terrain", Parameter::Kind::words, "", local("only with such terrain on the map")}};

}  // namespace cota::checks
