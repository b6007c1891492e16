#include "editor/tools/bulk/palette_choice.h"

#include <algorithm>

#include "editor/tools/place_tools.h"
#include "editor/words/words.h"

namespace cota::tools {

namespace {

/// The list with an entry at its end for making a new one.
std::vector<session::PaletteEntry> withNew(std::vector<session::PaletteEntry> entries,
                                           const std::string& name) {
    entries.push_back({"", name});
    return entries;
}

}  // namespace

std::optional<std::vector<session::PaletteEntry>> PaletteChoice::entries() const {
    const auto& palette = session_.palette();
    switch (kind_) {
        case PaletteKind::terrains:
        case PaletteKind::areas:
            return palette.terrains;
        case PaletteKind::hexsides:
            return palette.hexsides;
        case PaletteKind::paths:
            return palette.pathKinds;
        case PaletteKind::features:
            return palette.features;
        case PaletteKind::zones:
            if (!session_.document().scenario) return palette.zones;
            return withNew(palette.zones, session::tr("+ New zone"));
        case PaletteKind::objectives:
            if (!session_.document().scenario) return palette.objectives;
            return withNew(palette.objectives, session::tr("+ New objective"));
        case PaletteKind::counters:
            return palette.counters;
        default:
            return std::nullopt;
    }
}

std::string PaletteChoice::chosen() const {
    switch (kind_) {
        case PaletteKind::terrains:
            return choices_.terrain.shares.empty() ? "" : choices_.terrain.shares.front().terrain.text;
        case PaletteKind::areas:
            return choices_.area.text;
        case PaletteKind::hexsides:
            return choices_.hexside.text;
        case PaletteKind::paths:
            return choices_.pathKind.text;
        case PaletteKind::features:
            return choices_.feature.text;
        case PaletteKind::zones:
            return choices_.isNew ? "" : choices_.zone.text;
        case PaletteKind::objectives:
            return choices_.isNew ? "" : choices_.objective.text;
        case PaletteKind::counters:
            return choices_.counter.text;
        default:
            return {};
    }
}

void PaletteChoice::choose(const std::string& id) {
    switch (kind_) {
        case PaletteKind::terrains:
            choices_.terrain = {{{model::TerrainId(id), {}}}};
            break;
        case PaletteKind::areas:
            choices_.area = model::TerrainId(id);
            break;
        case PaletteKind::hexsides:
            choices_.hexside = model::HexsideId(id);
            break;
        case PaletteKind::paths: {
            choices_.pathKind = model::PathKindId(id);
            const auto* kind =
                session_.game() ? session_.game()->catalogue.pathKind(choices_.pathKind) : nullptr;
            choices_.path.alongHexsides = kind && kind->alongSides;
            break;
        }
        case PaletteKind::features:
            choices_.feature = model::FeatureId(id);
            break;
        case PaletteKind::zones:
            chooseThing(choices_, &Choices::zone, id);
            break;
        case PaletteKind::objectives:
            chooseThing(choices_, &Choices::objective, id);
            break;
        case PaletteKind::counters:
            choices_.counter = model::CounterId(id);
            break;
        default:
            break;
    }
}

bool PaletteChoice::replaceRemoved() {
    if (!session_.document().scenario) return false;
    if (kind_ == PaletteKind::zones)
        return tools::replaceRemoved(choices_, &Choices::zone, session_.palette().zones);
    if (kind_ == PaletteKind::objectives)
        return tools::replaceRemoved(choices_, &Choices::objective, session_.palette().objectives);
    return false;
}

std::optional<std::size_t> PaletteChoice::ensureChosen() {
    const auto all = entries();
    if (!all) return std::nullopt;
    replaceRemoved();
    auto it = std::ranges::find(*all, chosen(), &session::PaletteEntry::id);
    const bool mayBeNew = isMadeByDrawing() && choices_.isNew;
    if ((it == all->end() || (it->id.empty() && !mayBeNew)) && !all->empty()) {
        // The first terrain is the ground of new boards, so painting it there would show nothing.
        const bool isGround = kind_ == PaletteKind::terrains || kind_ == PaletteKind::areas;
        it = isGround && all->size() > 1 ? all->begin() + 1 : all->begin();
        choose(it->id);
    }
    if (it == all->end()) return std::nullopt;
    return static_cast<std::size_t>(it - all->begin());
}

bool PaletteChoice::follow(const session::Selection& selection) {
    // Undo also restores an older selection, which the user did not choose here.
    if (replaceRemoved()) return true;
    for (const auto& subject : selection) {
        // An objective grows only if it was chosen in the list, because one made by a click is also
        // selected.
        const bool isKind = subject.kind == model::SubjectKind::zone && kind_ == PaletteKind::zones;
        if (!isKind || chosen() == subject.id) continue;
        choose(subject.id);
        return true;
    }
    return chooseSelected(choices_, session_.document(), selection);
}

std::optional<model::Subject> PaletteChoice::subjectOf(const std::string& id) const {
    if (id.empty()) return std::nullopt;
    switch (kind_) {
        case PaletteKind::zones:
            return model::Subject{model::SubjectKind::zone, id, {}};
        case PaletteKind::objectives:
            return model::Subject{model::SubjectKind::objective, id, {}};
        case PaletteKind::counters:
            return model::Subject{model::SubjectKind::counter, id, {}};
        default:
            return std::nullopt;
    }
}

}  // namespace cota::tools
