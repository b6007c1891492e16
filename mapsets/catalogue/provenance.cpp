#include "mapsets/catalogue/provenance.h"

#include <array>

namespace cota::mapsets {

namespace {

constexpr std::array<const char*, 5> standings{"rulebook", "derived", "external", "proposed", "own"};

}  // namespace

const char* textOf(Standing standing) { return standings[static_cast<std::size_t>(standing)]; }

std::optional<Standing> parseStanding(std::string_view text) {
    for (std::size_t i = 0; i < standings.size(); ++i)
        if (text == standings[i]) return static_cast<Standing>(i);
    return std::nullopt;
}

}  // namespace cota::mapsets
