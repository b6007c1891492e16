#include "editor/tools/bulk/tool_options.h"

#include <set>

#include "editor/documents/file_names.h"
#include "editor/tools/contour_heights.h"
#include "editor/words/words.h"
#include "formats/model/relief/level_contours.h"
#include "mapsets/field/battlefield.h"

namespace cota::tools {

using session::filledIn;
using session::tr;

namespace {

using Options = std::vector<ToolOption>;

/// A choice whose values are an enumeration, in its order.
template <class Value>
ToolOption choiceOf(const char* id, std::string label, std::vector<std::string> values, Value& chosen) {
    ToolOption option{id, std::move(label), ToolOption::Kind::choice, std::move(values)};
    option.value = static_cast<int>(chosen);
    option.set = [&chosen](int value) { chosen = static_cast<Value>(value); };
    return option;
}

ToolOption toggleOf(const char* id, std::string label, bool& isOn) {
    ToolOption option{id, std::move(label), ToolOption::Kind::toggle};
    option.value = isOn ? 1 : 0;
    option.set = [&isOn](int value) { isOn = value != 0; };
    return option;
}

ToolOption numberOf(const char* id, std::string label, int& number, int least, int most) {
    ToolOption option{id, std::move(label), ToolOption::Kind::number, {}, number, least, most};
    option.set = [&number](int value) { number = value; };
    return option;
}

ToolOption actionOf(const char* id, std::string label) {
    return {id, std::move(label), ToolOption::Kind::action};
}

void addBrush(Options& options, HexBrush& brush) {
    options.push_back(choiceOf("stroke", tr("Stroke"),
                               {tr("Brush"), tr("Line"), tr("Rectangle"), tr("Polygon"), tr("Fill")},
                               brush.stroke));
    auto size = choiceOf("brush", tr("Brush"), {tr("1 hex"), tr("7 hexes"), tr("19 hexes")}, brush.size);
    size.isEnabled = brush.hasSize();
    options.push_back(std::move(size));
}

void addSelect(Options& options, Choices& choices) {
    options.push_back(choiceOf("select-how", tr("Select by"),
                               {tr("Click"), tr("Rectangle"), tr("Lasso"), tr("Wand")}, choices.selectHow));
    options.push_back(
        choiceOf("same-by", tr("Alike by"), {tr("Terrain"), tr("Level"), tr("Both")}, choices.sameBy));
    options.back().isMenu = true;
    options.push_back(toggleOf("pick-units", tr("Units"), choices.pick.units));
    options.push_back(toggleOf("pick-hexes", tr("Hexes"), choices.pick.hexes));
    options.push_back(toggleOf("pick-lines", tr("Lines and names"), choices.pick.lines));
    options.push_back(toggleOf("pick-zones", tr("Zones"), choices.pick.zones));
    options.push_back(actionOf("select-same", tr("Select same")));
}

void addTerrain(Options& options, Choices& choices) {
    addBrush(options, choices.terrainBrush);
    options.push_back(choiceOf("paint-mode", tr("Mode"), {tr("Replace"), tr("Add only"), tr("Clear only")},
                               choices.paintMode));
    options.push_back(actionOf("terrain-mix", choices.blend.empty() ? tr("Mix...") : tr("Mix: on...")));
}

void addLevels(Options& options, Choices& choices) {
    options.push_back(
        choiceOf("level-change", tr("Change levels"),
                 {tr("Raise"), tr("Lower"), tr("Set to"), tr("Flatten"), tr("Smooth"), tr("Slope")},
                 choices.levelChange));
    if (choices.levelChange == LevelChange::raise || choices.levelChange == LevelChange::lower ||
        choices.levelChange == LevelChange::set)
        options.push_back(
            numberOf("level", tr("Levels"), choices.level, -mapsets::highestLevel, mapsets::highestLevel));
    if (choices.levelChange != LevelChange::slope) addBrush(options, choices.levelBrush);
}

void addContours(Options& options, Choices& choices, const session::Session& session) {
    options.push_back(choiceOf("contour-action", tr("Contours"),
                               {tr("Draw"), tr("Edit points"), tr("Join ends"), tr("Split"),
                                tr("Flip higher side"), tr("Set height"), tr("Remove")},
                               choices.contour.action));
    const bool isDrawing = choices.contour.action == ContourAction::draw;
    if (isDrawing)
        options.push_back(toggleOf("offers-height", tr("Next height"), choices.contour.offersHeight));
    int shown = choices.contour.metres;
    if (isDrawing && choices.contour.offersHeight && !choices.contour.hasOfferedHeight && session.map()) {
        const auto sheet = session.map()->sheet().size();
        shown = contourAbove(*session.map(), {sheet.width / 2, sheet.height / 2});
    }
    auto metres = numberOf("metres", tr("Height in metres"), shown, -model::mostContourMetres,
                           model::mostContourMetres);
    // A typed height is meant to stay.
    metres.set = [&choices](int value) {
        choices.contour.metres = value;
        choices.contour.offersHeight = false;
    };
    if (isDrawing || choices.contour.action == ContourAction::height) options.push_back(std::move(metres));
    if (isDrawing)
        options.push_back(choiceOf("smoothness", tr("Points"), {tr("Few points"), tr("Some"), tr("Many")},
                                   choices.contour.smoothness));
    options.push_back(actionOf("contours-from-levels", tr("Contours from levels")));
    options.push_back(actionOf("levels-from-contours", tr("Levels from contours")));
}

void addEraser(Options& options, Choices& choices) {
    options.push_back(choiceOf("erasing", tr("Erase"),
                               {tr("Terrain"), tr("Lines"), tr("Features"), tr("Names"), tr("Units")},
                               choices.eraser.what));
    addBrush(options, choices.eraser.brush);
}

/// Whether the tool changes the boards, or only the scenario does.
void addWhere(Options& options, Choices& choices, const session::Session& session) {
    if (!session.document().scenario) return;
    ToolOption option{"change",
                      tr("Whether other scenarios with the board change too"),
                      ToolOption::Kind::choice,
                      {tr("Change: the board"), tr("Change: this scenario only")}};
    option.value = choices.inScenario.ground ? 1 : 0;
    option.isMenu = true;
    option.set = [&choices](int value) { choices.inScenario.ground = value != 0; };
    option.said = [&session](int value) { return value == 0 ? whoElseChanges(session) : std::string(); };
    options.push_back(std::move(option));
}

}  // namespace

std::string whoElseChanges(const session::Session& session) {
    std::set<std::string> others;
    if (!session.path().empty())
        for (const auto& [file, board] : session.document().boards) {
            const auto found = session::scenariosBeside(session.path(), file);
            others.insert(found.begin(), found.end());
        }
    if (others.empty()) return tr("No other scenario of the folder uses these boards.");
    std::string names;
    for (const auto& name : others) names += (names.empty() ? "" : ", ") + name;
    return filledIn(
        tr("Changes of the boards are changes of %s other scenarios too: %s", std::to_string(others.size())),
        names);
}

Options optionsOf(const ToolRow& tool, Choices& choices, const session::Session& session) {
    Options options;
    switch (tool.palette) {
        case PaletteKind::terrains:
            addTerrain(options, choices);
            break;
        case PaletteKind::levels:
            addLevels(options, choices);
            break;
        case PaletteKind::zones:
            addBrush(options, choices.zoneBrush);
            break;
        case PaletteKind::contours:
            addContours(options, choices, session);
            break;
        case PaletteKind::paths:
            options.push_back(choiceOf("path-action", tr("Paths"),
                                       {tr("Draw"), tr("Split"), tr("Turn around"), tr("Run off the edge")},
                                       choices.path.action));
            break;
        case PaletteKind::areas:
            options.push_back(actionOf("outlines-from-hexes", tr("From selected hexes")));
            options.push_back(actionOf("hexes-from-outlines", tr("To hexes")));
            break;
        case PaletteKind::features:
            if (session.document().scenario)
                options.push_back(choiceOf("where", tr("Where"),
                                           {tr("Printed on the board"), tr("Placed by the scenario")},
                                           choices.inScenario.features));
            break;
        case PaletteKind::counters:
            options.push_back(toggleOf("stamp", tr("Stamp copies"), choices.stampsCopies));
            break;
        case PaletteKind::none:
            if (std::string_view(tool.id) == "tool-select") addSelect(options, choices);
            if (std::string_view(tool.id) == "tool-erase") addEraser(options, choices);
            break;
        default:
            break;
    }
    if (tool.make()->changesGround()) addWhere(options, choices, session);
    return options;
}

}  // namespace cota::tools
