#include "mapsets/look/scene/print_scale.h"

#include "formats/model/geometry/hex_layout.h"

namespace cota::look {

double hexMillimetresOf(const mapsets::Battlefield& field) {
    for (const auto& board : field.boards())
        if (board.grid.hexMicrometres > 0) return static_cast<double>(board.grid.hexMicrometres) / 1000;
    return model::defaultHexMillimetres;
}

}  // namespace cota::look
