#pragma once
// What the user has chosen to draw with. It belongs to the window, not to a document, so undo does not
// change it.

#include <algorithm>
#include <string>
#include <vector>

#include "editor/editing/palette.h"
#include "editor/tools/freehand.h"
#include "formats/model/document/board.h"
#include "formats/model/document/id.h"

namespace cota::tools {

/// How a drag becomes a set of hexes.
enum class Stroke { brush, line, rectangle, polygon, fill };
/// Which of these hexes are painted: all, only plain ground, or only those that have the chosen terrain,
/// which become plain ground.
enum class PaintMode { replace, addOnly, clearOnly };
/// flatten: all get the level of the first hex; smooth: each gets the mean of its neighbours; slope: an even
/// slope from the first hex to the last.
enum class LevelChange { raise, lower, set, flatten, smooth, slope };
/// How the selection grows, and by what the wand and Select Same compare hexes.
enum class SelectHow { click, rectangle, lasso, wand };
enum class SameBy { terrain, level, both };
/// The kinds that a click, an outline or the wand may select.
struct PickKinds {
    bool units = true, hexes = true, lines = true, zones = true;
    friend bool operator==(const PickKinds&, const PickKinds&) = default;
};
/// What a click on a road or river does.
enum class PathAction { draw, split, reverse, runOff };
/// What a click on or beside a contour does.
enum class ContourAction { draw, reshape, join, split, turn, height, erase };

/// What the eraser removes from hexes.
enum class Erasing { terrain, lines, features, names, units };

/// Which changes of the map the scenario makes, instead of the boards.
struct ScenarioOnly {
    bool features = false;  // new features are placed by the scenario
    bool ground = false;    // other changes of the ground are amendments of the scenario
    friend bool operator==(const ScenarioOnly&, const ScenarioOnly&) = default;
};

/// How a tool that paints hexes collects them.
struct HexBrush {
    Stroke stroke = Stroke::brush;
    int size = 0;  // radius in hexes: 0, 1, 2 are brushes of 1, 7, 19 hexes
    /// Outlines and fills cover what they cover, so they have no size.
    bool hasSize() const { return stroke == Stroke::brush || stroke == Stroke::line; }
};

struct EraserChoice {
    Erasing what = Erasing::terrain;
    HexBrush brush;
};

/// Several terrains that a stroke mixes at random, with their shares in parts of the sum.
struct BlendShare {
    model::TerrainId terrain;
    int parts = 1;
    friend bool operator==(const BlendShare&, const BlendShare&) = default;
};

struct PathChoice {
    PathAction action = PathAction::draw;
    bool alongHexsides = false;  // whether the game draws the kind along hexsides
};

struct ContourChoice {
    ContourAction action = ContourAction::draw;
    int metres = 100;               // the height of lines
    bool offersHeight = true;       // each line begins at the next height above the ground there
    bool hasOfferedHeight = false;  // at the pointer; until then that in the middle of the map is shown
    Smoothness smoothness = Smoothness::some;
};

struct Choices {
    SelectHow selectHow = SelectHow::click;
    SameBy sameBy = SameBy::terrain;
    PickKinds pick;
    EraserChoice eraser;
    HexBrush terrainBrush, levelBrush, zoneBrush;  // separate: a fill for woods must not affect levels
    model::TerrainMix terrain;
    PaintMode paintMode = PaintMode::replace;
    std::vector<BlendShare> blend;  // painted instead of `terrain`; empty: `terrain` alone
    LevelChange levelChange = LevelChange::raise;
    int level = 1;  // the level to set, or the number of levels to raise and lower by
    model::HexsideId hexside;
    model::PathKindId pathKind;
    PathChoice path;
    model::FeatureId feature;
    ScenarioOnly inScenario;
    model::TerrainId area;
    model::ZoneId zone;
    model::ObjectiveId objective;
    bool isNew = false;   // the next zone or objective is a new one
    std::string newName;  // with this name; empty: numbered
    std::string removed;  // the chosen zone or objective that was removed
    model::CounterId counter;
    bool stampsCopies = false;  // a click places a new unit like the chosen counter
    model::GroupId group;       // empty: the group of the counter, or the first one of its side
    model::LocalText label;
    std::string labelStyle;  // a style of the game's lettering; empty: the usual one
    ContourChoice contour;
    int strokes = 0;  // counts gestures, so that a double click can join the step of its first click
};

/// Chooses the zone or objective to draw; an empty id chooses a new one.
template <class Id>
void chooseThing(Choices& choices, Id Choices::*chosen, std::string id) {
    choices.*chosen = Id(std::move(id));
    choices.isNew = (choices.*chosen).empty();
    choices.removed.clear();
}

/// If the chosen zone or objective was removed, for example by undo, chooses a new one, so that the user
/// does not draw into another one by mistake. If it exists again, for example after redo, it is chosen
/// again, unless the user has chosen another one meanwhile. Returns whether the choice changed.
template <class Id>
bool replaceRemoved(Choices& choices, Id Choices::*chosen, const std::vector<session::PaletteEntry>& there) {
    Id& id = choices.*chosen;
    const auto isThere = [&](const std::string& text) {
        return std::ranges::find(there, text, &session::PaletteEntry::id) != there.end();
    };
    if (choices.isNew && !choices.removed.empty() && isThere(choices.removed)) {
        chooseThing(choices, chosen, choices.removed);
        return true;
    }
    if (id.empty() || isThere(id.text)) return false;
    choices.removed = id.text;
    id = {};
    choices.isNew = true;
    return true;
}

/// After another document is opened: drops choices that refer to the old document or are unknown to the new
/// game.
void forgetDocument(Choices& choices, const session::Palette& palette);

}  // namespace cota::tools
