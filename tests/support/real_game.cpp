#include "tests/support/real_game.h"

#include <stdexcept>

#include "mapsets/loading/game_shelf.h"

namespace cota::support {

mapsets::Mapset realGame(const std::string& id) {
    const auto shared = mapsets::sharedMapset(realGames(), model::MapsetId(id));
    if (!shared.game) throw std::runtime_error("no game " + id);
    return *shared.game;
}

mapsets::MapsetLibrary realGames() {
    static const auto shelf = std::make_shared<mapsets::GameShelf>();
    return {{std::filesystem::path(COTA_SOURCE_DIR) / "mapsets/systems"}, shelf};
}

}  // namespace cota::support
