#pragma once
// A document with its game and its map. Answers, exports and the window work on it.

#include <memory>

#include "formats/model/document/document.h"
#include "mapsets/play/laid_map.h"

namespace cota::mapsets {

/// Copies share the map.
struct LaidDocument {
    model::Document document;
    std::shared_ptr<const LaidMap> map;  // laid from this document; never null after layDocument()

    /// Whether there is a hex. Without a map, neither field() nor play() may be called.
    bool hasMap() const { return map->field && !map->field->hexes().empty(); }
    const Mapset& game() const { return *map->game; }
    const Battlefield& field() const { return *map->field; }
    const Play& play() const { return *map->play; }
    /// Null for a board or forces alone.
    const model::Scenario* scenario() const { return document.scenario ? &**document.scenario : nullptr; }
};

/// Forces alone have no map, and no findings about it. For the arguments see laid_map.h.
LaidDocument layDocument(model::Document document, std::shared_ptr<const Mapset> game,
                         std::shared_ptr<KeptLines> lines = nullptr, KeptGround* ground = nullptr);

}  // namespace cota::mapsets
