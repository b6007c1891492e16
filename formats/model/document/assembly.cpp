#include "formats/model/document/assembly.h"

#include <array>

namespace cota::model {

const char* textOf(Amendment::Action action) {
    static constexpr std::array names = {"terrain",        "level",       "add-feature",
                                         "remove-feature", "add-path",    "remove-path",
                                         "path-kind",      "add-hexside", "remove-hexside"};
    static_assert(names.size() == static_cast<std::size_t>(Amendment::Action::removeHexside) + 1);
    return names[static_cast<std::size_t>(action)];
}

const char* textOf(North north) {
    static constexpr std::array names = {"unset",  "top",         "top-right", "right",   "bottom-right",
                                         "bottom", "bottom-left", "left",      "top-left"};
    static_assert(names.size() == static_cast<std::size_t>(North::topLeft) + 1);
    return names[static_cast<std::size_t>(north)];
}

}  // namespace cota::model
