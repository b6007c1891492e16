#include "editor/session/palette.h"

namespace cota::session {

namespace {

template <class T>
PaletteEntry entryOf(const T& thing, model::Language language) {
    const std::string& name = thing.name.in(language);
    return {thing.id.text, name.empty() ? thing.id.text : name};
}

template <class T>
std::vector<PaletteEntry> entriesOf(const std::vector<T>& things, model::Language language) {
    std::vector<PaletteEntry> entries;
    for (const auto& thing : things) entries.push_back(entryOf(thing, language));
    return entries;
}

/// A counter is called as its type where it has no name of its own.
std::vector<PaletteEntry> countersOf(const model::Document& document, model::Language language) {
    std::vector<PaletteEntry> entries;
    for (const auto& [file, forces] : document.forces)
        for (const auto& counter : forces->counters) {
            PaletteEntry entry = entryOf(counter, language);
            if (counter.name.empty())
                for (const auto& type : forces->types)
                    if (type.id == counter.type && !type.name.empty())
                        entry.name = type.name.in(language) + " (" + counter.id.text + ")";
            entries.push_back(std::move(entry));
        }
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
        if (feature.printed || document.scenario) palette.features.push_back(entryOf(feature, language));
    return palette;
}

}  // namespace cota::session
