#include "editor/picture/games_to_begin.h"

#include <algorithm>

#include "mapsets/loading/game_shelf.h"

namespace cota::session {

GamesToBegin::GamesToBegin(const mapsets::MapsetLibrary& library, model::Language language)
    : library_(library) {
    for (const auto& id : library.list()) {
        const auto game = mapsetOf(id.text);
        auto& some = game && game->catalogue.table.isUsed() ? tables_ : maps_;
        some.push_back({id.text, gameTitle(library, id, language)});
    }
}

std::string GamesToBegin::nearest(const std::string& game, const BeginningRow& beginning) const {
    const auto& some = of(beginning);
    if (some.empty() || std::ranges::find(some, game, &PaletteEntry::id) != some.end()) return game;
    return some.front().id;
}

model::Grid GamesToBegin::gridOf(const std::string& game) const {
    const auto mapset = mapsetOf(game);
    return mapset ? mapset->catalogue.defaultGrid : model::Grid{};
}

std::shared_ptr<const mapsets::Mapset> GamesToBegin::mapsetOf(const std::string& game) const {
    return mapsets::sharedMapset(library_, model::MapsetId(game)).game;
}

}  // namespace cota::session
