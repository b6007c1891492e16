#include "editor/session/palette.h"

#include "editor/session/names.h"

namespace cota::session {

namespace {

template <class T>
std::vector<PaletteEntry> entriesOf(const std::vector<T>& things, model::Language language) {
    std::vector<PaletteEntry> entries;
    for (const auto& thing : things) entries.push_back({thing.id.text, nameOf(thing, language)});
    return entries;
}

std::vector<PaletteEntry> countersOf(const model::Document& document, model::Language language) {
    std::vector<PaletteEntry> entries;
    for (const auto& [file, forces] : document.forces)
        for (const auto& counter : forces->counters)
            entries.push_back({counter.id.text, nameOf(*forces, counter, language)});
    return entries;
}

}  // namespace

Palette paletteOf(const model::Document& document, const mapsets::Mapset* game, model::Language language) {
    Palette palette;
    palette.counters = countersOf(document, language);
    if (document.scenario) {
        palette.zones = entriesOf((*document.scenario)->zones, language);
        palette.objectives = entriesOf((*document.scenario)->objectives, language);
    }
    if (!game) return palette;
    palette.terrains = entriesOf(game->catalogue.terrains, language);
    palette.edges = entriesOf(game->catalogue.edges, language);
    palette.pathKinds = entriesOf(game->catalogue.pathKinds, language);
    for (const auto& feature : game->catalogue.features)
        if (feature.printed || document.scenario)
            palette.features.push_back({feature.id.text, nameOf(feature, language)});
    return palette;
}

}  // namespace cota::session
