#include "editor/editing/palette.h"

#include <algorithm>

#include "editor/documents/force_tree.h"
#include "editor/documents/names.h"
#include "editor/words/words.h"
#include "formats/model/document/formation_tree.h"

namespace cota::session {

namespace {

template <class T>
std::vector<PaletteEntry> entriesOf(const std::vector<T>& things, model::Language language) {
    std::vector<PaletteEntry> entries;
    for (const auto& thing : things) entries.push_back({thing.id.text, nameOf(thing, language)});
    return entries;
}

/// "0403  –  " or "not placed, Soviet  –  ", to distinguish units of the same name. It comes first, because a
/// narrow panel cuts off the end of a long name; so the side of a unit that has a place is left out.
std::string whereOf(const model::Document& document, const Placements& placements,
                    const model::FormationTree& tree, const model::Counter& counter,
                    model::Language language) {
    if (!document.scenario) return {};
    const auto& sides = (*document.scenario)->sides;
    const auto side = std::ranges::find(sides, tree.sideOf(counter), &model::Side::id);
    const std::string place = placeOf(placements, counter.id, language);
    if (!place.empty()) return place + "  \u2013  ";
    return tr("not placed") + (side == sides.end() ? std::string() : ", " + nameOf(*side, language)) +
           "  \u2013  ";
}

std::vector<PaletteEntry> countersOf(const model::Document& document, model::Language language) {
    std::vector<PaletteEntry> entries;
    const Placements placements = placementsOf(document);
    const model::FormationTree tree(document);
    for (const auto& [file, forces] : document.forces)
        for (const auto& counter : forces->counters)
            entries.push_back({counter.id.text, whereOf(document, placements, tree, counter, language) +
                                                    nameOf(*forces, counter, language)});
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
    palette.hexsides = entriesOf(game->catalogue.hexsides, language);
    palette.pathKinds = entriesOf(game->catalogue.pathKinds, language);
    for (const auto& feature : game->catalogue.features)
        if (feature.printed || document.scenario)
            palette.features.push_back({feature.id.text, nameOf(feature, language)});
    return palette;
}

}  // namespace cota::session
