#include "validator/rules/facts/places.h"

namespace cota::checks {

bool namePathIn(const CheckContext& context, mapsets::Cell cell, const std::vector<std::string>& tags,
                Note& note) {
    const auto& field = context.battlefield();
    const auto* scenario = context.scenario();
    const auto isMeant = [&](const model::Path& path, model::HexCoord hex) {
        const auto* kind = context.catalogue().pathKind(path.kind);
        return kind != nullptr && std::ranges::count(path.hexes, hex) > 0 &&
               std::ranges::any_of(tags, [&](const auto& tag) { return mapsets::hasTag(kind->tags, tag); });
    };
    for (const auto& here : field.printed(cell)) {
        const auto& boards = context.document().boards;
        const auto found = scenario != nullptr ? boards.find(scenario->assembly.boards[here.placement].file)
                                               : boards.begin();
        if (found == boards.end()) continue;
        for (const auto& path : found->second->paths) {
            if (!isMeant(path, here.hex)) continue;
            note.values.push_back(value("path", path.id));
            note.values.push_back(value("board", field.boards()[here.placement].id));
            addLocal(note.values, "kind", nameOfPathKind(context, path.kind));
            note.item = itemOf(found->first, *found->second, path);
            return true;
        }
    }
    return false;
}

}  // namespace cota::checks
