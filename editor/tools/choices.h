#pragma once
// What a person has chosen to draw with. It belongs to the window, not to a document, and no undo touches it.

#include <algorithm>
#include <string>
#include <vector>

#include "editor/editing/palette.h"
#include "formats/model/document/board.h"
#include "formats/model/document/id.h"

namespace cota::tools {

/// How a gesture becomes a set of hexes.
enum class Stroke { brush, line, fill };
enum class LevelChange { raise, lower, set };
/// What a press on a contour, or beside one, does.
enum class ContourAction { draw, reshape, join, part, turn, height, erase };

/// How a tool that paints hexes collects them.
struct HexBrush {
    Stroke stroke = Stroke::brush;
    int size = 0;  // hexes around the one below the pointer: 0, 1, 2 are brushes of 1, 7, 19 hexes
    /// A fill takes all that is alike.
    bool hasSize() const { return stroke != Stroke::fill; }
};

struct Choices {
    HexBrush terrainBrush, levelBrush, zoneBrush;  // what fills woods is not to raise the whole board
    model::TerrainMix terrain;
    LevelChange levelChange = LevelChange::raise;
    int level = 1;  // the level to set, or the number of levels to raise and lower by
    model::HexsideId hexside;
    model::PathKindId pathKind;
    bool pathAlongSides = false;  // as the game says of the kind
    model::FeatureId feature;
    bool featureInScenario = false;  // put down by the scenario instead of printed on the board
    model::TerrainId area;
    model::ZoneId zone;
    model::ObjectiveId objective;
    bool isNew = false;   // the next zone or objective is one that is not there yet,
    std::string newName;  // of this name; empty: numbered
    std::string gone;     // the zone or objective chosen before, that went
    model::CounterId counter;
    bool stampsCopies = false;  // a press puts a new unit like the counter there
    model::GroupId group;       // empty: the counter's own, or the first one of its side
    model::LocalText label;
    std::string labelStyle;
    ContourAction contourAction = ContourAction::draw;
    int metres = 100;  // of contours
};

/// From now on that zone or objective is drawn; an empty id: one still to be made.
template <class Id>
void takeThing(Choices& choices, Id Choices::*chosen, std::string id) {
    choices.*chosen = Id(std::move(id));
    choices.isNew = (choices.*chosen).empty();
    choices.gone.clear();
}

/// A zone or objective that was chosen and is gone, as where the step that made it was undone, is one still
/// to be made: nobody is to draw into another one unawares. Done again, it is the one chosen, unless another
/// one has been chosen since. True where either happened.
template <class Id>
bool renewGone(Choices& choices, Id Choices::*chosen, const std::vector<session::PaletteEntry>& there) {
    Id& id = choices.*chosen;
    const auto isThere = [&](const std::string& text) {
        return std::ranges::find(there, text, &session::PaletteEntry::id) != there.end();
    };
    if (choices.isNew && !choices.gone.empty() && isThere(choices.gone)) {
        takeThing(choices, chosen, choices.gone);
        return true;
    }
    if (id.empty() || isThere(id.text)) return false;
    choices.gone = id.text;
    id = {};
    choices.isNew = true;
    return true;
}

/// Another document is open: what named things of the former one goes, and words its game does not have.
void forgetDocument(Choices& choices, const session::Palette& palette);

}  // namespace cota::tools
