#include "editor/wx/frame/thing_actions.h"

#include <wx/clipbrd.h>
#include <wx/config.h>
#include <wx/dataobj.h>

#include <algorithm>

#include "editor/tools/commands/thing_commands.h"
#include "editor/tools/select_tool.h"
#include "editor/tools/sight_tool.h"
#include "editor/tools/toolbox.h"
#include "editor/wx/bars/page_book.h"
#include "editor/wx/canvas/map_canvas.h"
#include "editor/wx/dialogs/board_size.h"
#include "editor/wx/frame/commands.h"
#include "editor/wx/frame/document_page.h"
#include "editor/wx/frame/map_menu.h"
#include "editor/wx/frame/side_panel.h"
#include "editor/wx/panels/property_panel.h"
#include "editor/wx/scenario/scenario_view.h"
#include "editor/wx/table/playfield.h"
#include "editor/wx/toolkit/convert.h"

namespace cota::wx {

using model::SubjectKind;

void ThingActions::addTo(Commands& commands) {
    addSteps(commands);
    commands.add("sight-here", [this] { beginSight(); });
    commands.add("explain", [this] { page_().map().explain(); });
    commands.add("hex-facts", [this] { page_().map().setFactsShown(!page_().map().areFactsShown()); });
    commands.add("zoom-selection", [this] { page_().field().zoomToSelection(); });
    commands.add("select-deeper", [this] { selectDeeper(); });
    commands.add("rename", [this] { showValue(session::tr("Name")); });
    commands.add("properties", [this] { showValue({}); });
    commands.add("copy-number", [this] { copyNumber(); });
    commands.add("show-in-forces", [this] {
        if (const auto* unit = selected(SubjectKind::counter)) page_().showUnit(unit->id);
    });
    commands.add("zone-edit", [this] { page_().showPage("side-zones"); });
    commands.add("zone-paint", [this] { drawZone(); });
    commands.add("objective-add", [this] { drawObjective(); });
    commands.add("map-boards", [this] { showBoards(); });
    commands.add("map-size", [this] { changeSize(); });
    commands.add("context-menu", [this, &commands] {
        showMapMenu(page_().map(), page_().session(), commands, std::nullopt);
    });
}

void ThingActions::addSteps(Commands& commands) {
    for (const auto& command : tools::thingCommands())
        commands.add(command.id, [this, &command] {
            auto& map = page_().map();
            map.commit([&](const tools::ToolContext& context) -> std::optional<session::HistoryEntry> {
                if (!command.isFor(context)) {
                    context.say(session::tr("Nothing that this is for is selected on the map."));
                    return std::nullopt;
                }
                return command.step(context, map.pointerAt());
            });
        });
}

const model::Subject* ThingActions::selected(SubjectKind kind) const {
    const auto& selection = page_().session().selection();
    if (!selection.empty() && selection.focus().kind == kind) return &selection.focus();
    const auto found = std::ranges::find(selection, kind, &model::Subject::kind);
    return found == selection.end() ? nullptr : &*found;
}

/// A value of the selection, ready for typing; without a label, the first one.
void ThingActions::showValue(const std::string& label) {
    page_().parts().showSide(true);
    page_().side().makeRoomForProperties();
    page_().side().properties().showRow(label);
}

void ThingActions::showBoards() {
    page_().showPage("side-scenario");
    if (auto* view = dynamic_cast<ScenarioView*>(page_().side().tabs().window("scenario"))) view->open("map");
}

void ThingActions::beginSight() {
    const auto* hex = selected(SubjectKind::hex);
    const auto cell = hex ? page_().session().map()->field().resolve(hex->id) : std::nullopt;
    const auto row = tools::toolNamed("tool-sight");
    if (!cell || !row) return;
    page_().chooseTool(*row);
    if (auto* tool = dynamic_cast<tools::SightTool*>(page_().map().tool())) tool->startAt(*cell);
    page_().map().Refresh();
    say_(session::tr("Click the hex where the line of sight ends."));
}

void ThingActions::copyNumber() {
    std::string text;
    for (const auto& thing : page_().session().selection())
        if (thing.kind == SubjectKind::hex) text += (text.empty() ? "" : " ") + thing.id;
    const wxClipboardLocker open;
    if (text.empty() || !open) return;
    wxTheClipboard->SetData(new wxTextDataObject(toWx(text)));
    say_(session::tr("Copied: %s", text));
}

void ThingActions::selectDeeper() {
    auto& map = page_().map();
    map.commit(
        [&](const tools::ToolContext& context) { return tools::selectedDeeper(context, map.pointerAt()); });
}

void ThingActions::drawZone() {
    const auto* zone = selected(SubjectKind::zone);
    if (!zone) return;
    const std::string id = zone->id;
    page_().chooseTool(tools::toolWith(tools::PaletteKind::zones));
    tools::chooseThing(page_().map().context().choices, &tools::Choices::zone, id);
    page_().choicesChanged();
}

void ThingActions::drawObjective() {
    const auto* objective = selected(SubjectKind::objective);
    if (!objective) return;
    const std::string id = objective->id;
    page_().chooseTool(tools::toolWith(tools::PaletteKind::objectives));
    tools::chooseThing(page_().map().context().choices, &tools::Choices::objective, id);
    page_().choicesChanged();
}

void ThingActions::changeSize() {
    auto& session = page_().session();
    if (auto step = askBoardSize(&page_(), session, page_().map().pointerAt()))
        session.commit(std::move(*step));
}

}  // namespace cota::wx
