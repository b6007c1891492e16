#include "formats/model/document/zone.h"

#include <array>

namespace cota::model {

const char* textOf(ZoneTerm::Kind kind) {
    static constexpr std::array names = {"all",     "hexes", "board", "edge", "within", "toward", "terrain",
                                         "feature", "path",  "level", "zone", "any-of", "all-of", "but-not"};
    static_assert(names.size() == static_cast<std::size_t>(ZoneTerm::Kind::butNot) + 1);
    return names[static_cast<std::size_t>(kind)];
}

}  // namespace cota::model
