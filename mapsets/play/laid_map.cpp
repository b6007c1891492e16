#include "mapsets/play/laid_map.h"

#include "mapsets/field/battlefield_builder.h"
#include "mapsets/play/laid_document.h"

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

LaidDocument layDocument(model::Document document, std::shared_ptr<const Mapset> game,
                         std::shared_ptr<KeptLines> lines, KeptGround* ground) {
    LaidDocument laid;
    if (document.scenario || !document.boards.empty()) {
        laid.map = layMap(document, std::move(game), std::move(lines), ground);
    } else {
        auto empty = std::make_shared<LaidMap>();
        empty->game = std::move(game);
        laid.map = std::move(empty);
    }
    laid.document = std::move(document);
    return laid;
}

}  // namespace cota::mapsets
