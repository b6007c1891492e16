#include "mapsets/play/laid_map.h"

#include "mapsets/field/battlefield_builder.h"

namespace cota::mapsets {

std::shared_ptr<const LaidMap> layMap(const model::Document& document, std::shared_ptr<const Mapset> game,
                                      std::shared_ptr<KeptLines> lines, KeptGround* ground) {
    auto map = std::make_shared<LaidMap>();
    map->game = std::move(game);
    auto built = buildBattlefield(document, *map->game, ground);
    map->findings = std::move(built.findings);
    if (!built.value) return map;
    map->field.emplace(std::move(*built.value));
    map->play = std::make_unique<const Play>(*map->field, std::move(lines));
    map->others = std::make_unique<const OtherSights>(*map->field, document);
    return map;
}

}  // namespace cota::mapsets
