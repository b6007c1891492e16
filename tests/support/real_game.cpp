#include "tests/support/real_game.h"

#include <stdexcept>

#include "mapsets/mapset_reader.h"

namespace cota::support {

mapsets::Mapset realGame(const std::string& id) {
    const mapsets::MapsetLibrary library{{std::filesystem::path(COTA_SOURCE_DIR) / "mapsets/systems"}};
    auto loaded = mapsets::readMapset(library, model::MapsetId(id));
    if (!loaded.value) throw std::runtime_error("no game " + id);
    return std::move(*loaded.value);
}

}  // namespace cota::support
