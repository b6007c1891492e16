#pragma once
// A small laid document, and helpers for its exports.

#include <memory>
#include <string>

#include "mapsets/play/laid_document.h"
#include "tests/support/small_game.h"
#include "validator/publish/cota_export.h"

namespace cota::publish {

/// Has everything that an export needs.
struct SmallExport {
    explicit SmallExport(model::Document made)
        : laid(mapsets::layDocument(std::move(made),
                                    std::make_shared<const mapsets::Mapset>(support::smallGame()))) {}

    std::string text() const {
        return cotaExport(laid, interchange::filesOf(laid.document, "s.scenario.xml", "mine"), {"cota", "1"});
    }
    Json json() const { return Json::parse(text()); }
    const mapsets::Battlefield& field() const { return laid.field(); }

    mapsets::LaidDocument laid;
};

/// The first entry whose `key` is `value`; null if there is none.
inline Json entryOf(const Json& list, const char* key, const Json& value) {
    for (const Json& entry : list)
        if (entry.contains(key) && entry[key] == value) return entry;
    return nullptr;
}

/// Two boards of 3 by 2 hexes side by side, the second turned by 180 degrees, with a road, a wall and a
/// bridge, a zone with a hole, and two counters, one of which arrives later.
model::Document twoBoards();

}  // namespace cota::publish
