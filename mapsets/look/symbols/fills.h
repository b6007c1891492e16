#pragma once
// The colour of the ground of a terrain.

#include "mapsets/look/symbols/symbology.h"

namespace cota::look {

/// The fill of a terrain. Of one whose drawing has none, because something else shows it, that of plain
/// ground.
inline picture::Colour fillOf(const Symbology& look, std::string_view terrain) {
    for (const Symbol* symbol : {&look.symbol("terrain", terrain), &look.symbol("terrain")})
        for (const auto& parameter : symbol->description().parameters)
            if (std::string_view(parameter.name) == "fill") return symbol->colour("fill");
    return {};
}

}  // namespace cota::look
