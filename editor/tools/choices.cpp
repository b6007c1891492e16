#include "editor/tools/choices.h"

#include <algorithm>

namespace cota::tools {

namespace {

using Entries = std::vector<session::PaletteEntry>;

template <class Id>
void keepIfKnown(Id& id, const Entries& entries) {
    if (std::ranges::find(entries, id.text, &session::PaletteEntry::id) == entries.end()) id = {};
}

}  // namespace

void forgetDocument(Choices& choices, const session::Palette& palette) {
    choices.zone = {};
    choices.objective = {};
    choices.isNew = false;
    choices.newName.clear();
    choices.removed.clear();
    choices.counter = {};
    choices.stampsCopies = false;
    choices.group = {};
    choices.label = {};
    choices.labelStyle.clear();
    auto& shares = choices.terrain.shares;
    if (std::ranges::any_of(shares, [&](const auto& share) {
            return std::ranges::find(palette.terrains, share.terrain.text, &session::PaletteEntry::id) ==
                   palette.terrains.end();
        }))
        shares.clear();
    std::erase_if(choices.blend, [&](const BlendShare& share) {
        return std::ranges::find(palette.terrains, share.terrain.text, &session::PaletteEntry::id) ==
               palette.terrains.end();
    });
    keepIfKnown(choices.area, palette.terrains);
    keepIfKnown(choices.hexside, palette.hexsides);
    keepIfKnown(choices.feature, palette.features);
    keepIfKnown(choices.pathKind, palette.pathKinds);
    if (choices.pathKind.empty()) choices.path.alongHexsides = false;
}

}  // namespace cota::tools
