#pragma once
// A small laid document, and helpers for its exports.

#include <memory>
#include <string>

#include "mapsets/play/play.h"
#include "tests/support/small_game.h"
#include "validator/publish/cota_export.h"

namespace cota::publish {

/// Cannot move; has everything that an export needs.
struct LaidDocument {
    explicit LaidDocument(model::Document made)
        : document(std::move(made)), field(support::fieldOf(document)), play(*field.battlefield) {}

    ExportTable table() const { return {document, *field.game, field.battlefield.get(), &play}; }
    std::string text() const {
        return cotaExport(table(), interchange::filesOf(document, "s.scenario.xml", "mine"), {"cota", "1"});
    }
    Json json() const { return Json::parse(text()); }

    model::Document document;
    support::Field field;
    mapsets::Play play;
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
