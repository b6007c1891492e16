#include "editor/tools/commands/thing_commands.h"

#include <algorithm>
#include <array>

#include "editor/tools/commands/hex_commands.h"
#include "editor/tools/commands/line_commands.h"
#include "editor/tools/commands/unit_commands.h"

namespace cota::tools {

using model::SubjectKind;
using session::BoardThing;

namespace {

bool areSelected(const ToolContext& context, SubjectKind kind) {
    return std::ranges::any_of(context.selection,
                               [kind](const model::Subject& one) { return one.kind == kind; });
}
bool hexesAreSelected(const ToolContext& context) { return areSelected(context, SubjectKind::hex); }
bool unitsAreSelected(const ToolContext& context) {
    return context.document.scenario && areSelected(context, SubjectKind::counter);
}
bool isHexOfScenario(const ToolContext& context) {
    return context.document.scenario && hexesAreSelected(context);
}
bool isZone(const ToolContext& context) {
    return areSelected(context, SubjectKind::zone) || areSelected(context, SubjectKind::objective);
}
bool isOf(const ToolContext& context, BoardThing::Kind kind) {
    return std::ranges::any_of(context.selection, [&](const model::Subject& one) {
        const auto thing = session::thingOf(context.document, one);
        return thing && thing->kind == kind;
    });
}
bool isPath(const ToolContext& context) { return isOf(context, BoardThing::Kind::path); }
bool isContour(const ToolContext& context) { return isOf(context, BoardThing::Kind::contour); }
bool isShape(const ToolContext& context) {
    return isContour(context) || isOf(context, BoardThing::Kind::area);
}

constexpr std::array rowsOfThings{
    ThingCommand{"raise", hexesAreSelected, hexesRaised},
    ThingCommand{"lower", hexesAreSelected, hexesLowered},
    ThingCommand{"new-objective", isHexOfScenario, objectiveMade},
    ThingCommand{"select-same-terrain", hexesAreSelected, sameTerrainSelected},
    ThingCommand{"select-same-level", hexesAreSelected, sameLevelSelected},
    ThingCommand{"select-same-zone", isHexOfScenario, sameZoneSelected},
    ThingCommand{"zone-hexes", isZone, hexesOfZoneSelected},
    ThingCommand{"unload", unitsAreSelected, unitsUnloaded},
    ThingCommand{"make-group", unitsAreSelected, groupMade},
    ThingCommand{"leave-group", unitsAreSelected, unitsOutOfGroups},
    ThingCommand{"set-up-units", unitsAreSelected, unitsSetUp},
    ThingCommand{"line-up", unitsAreSelected, unitsLinedUp},
    ThingCommand{"spread-out", unitsAreSelected, unitsSpreadOut},
    ThingCommand{"bring-to-top", unitsAreSelected, unitsOnTop},
    ThingCommand{"delete-units", unitsAreSelected, unitsDeleted},
    ThingCommand{"path-split", isPath, pathSplit},
    ThingCommand{"path-reverse", isPath, pathReversed},
    ThingCommand{"path-run-off", isPath, pathRunOff},
    ThingCommand{"path-join", isPath, pathJoined},
    ThingCommand{"contour-flip", isContour, contourFlipped},
    ThingCommand{"contour-close", isContour, contourClosed},
    ThingCommand{"contour-split", isContour, contourSplit},
    ThingCommand{"contour-join", isContour, contoursJoined},
    ThingCommand{"simplify", isShape, shapesSimplified},
};

}  // namespace

std::span<const ThingCommand> thingCommands() { return rowsOfThings; }

const ThingCommand* thingCommand(std::string_view id) {
    const auto row =
        std::ranges::find(rowsOfThings, id, [](const ThingCommand& one) { return std::string_view(one.id); });
    return row == rowsOfThings.end() ? nullptr : &*row;
}

std::vector<model::CounterId> selectedUnits(const ToolContext& context) {
    std::vector<model::CounterId> units;
    for (const auto& subject : context.selection)
        if (subject.kind == SubjectKind::counter) units.emplace_back(subject.id);
    return units;
}

std::optional<session::BoardThing> selectedDrawing(const ToolContext& context) {
    if (context.selection.size() != 1) return std::nullopt;
    return session::thingOf(context.document, context.selection.focus());
}

}  // namespace cota::tools
