#include "editor/wx/frame/page_trace.h"

#include <string>

#include "editor/wx/bars/page_book.h"
#include "editor/wx/canvas/map_canvas.h"
#include "editor/wx/frame/bottom_panel.h"
#include "editor/wx/frame/commands.h"
#include "editor/wx/frame/side_panel.h"
#include "editor/wx/panels/finding_detail.h"
#include "editor/wx/panels/findings_panel.h"
#include "editor/wx/panels/property_panel.h"
#include "editor/wx/panels/sight_panel.h"

namespace cota::wx {

void beginTrace(Trace& trace, Commands& commands, const session::Session& session,
                const std::filesystem::path& folder) {
    trace.start(folder);
    trace.say("language " + std::string(session::nameOf(session.language())));
    commands.onRun = [&trace](const std::string& action) { trace.say("action " + action); };
}

void traceFixes(Trace& trace, FindingDetail& detail, PropertyPanel& properties) {
    detail.onOffers = [&trace](const std::vector<OfferedFix>& fixes) {
        for (const auto& fix : fixes)
            trace.say("fix " + std::to_string(fix.box.x + fix.box.width / 2) + " " +
                      std::to_string(fix.box.y + fix.box.height / 2) + " " + fix.label);
        trace.say("fixes " + std::to_string(fixes.size()));
    };
    properties.onShown = [&trace](const std::string& label) { trace.say("value " + label); };
}

MapPlace placeOf(const MapCanvas& map, const session::Session& session) {
    return {session.map(), map.view(), map.GetScreenPosition()};
}

std::vector<PanelBox> boxesOf(const SidePanel& side, const BottomPanel& bottom, const PageBook& views,
                              const std::vector<std::pair<const char*, const wxWindow*>>& others) {
    std::vector<PanelBox> found;
    const auto add = [&](const char* name, const wxWindow* window) {
        if (window->IsShownOnScreen()) found.push_back({name, window->GetScreenRect()});
    };
    add("properties", &side.properties());
    add("findings", &bottom.findings());
    add("sight", &bottom.sight());
    for (const auto& page : side.tabs().all()) add(page.row.id, page.window);
    for (const auto& page : views.all())
        if (page.row.make) add(page.row.id, page.window);
    for (const auto& [name, window] : others) add(name, window);
    return found;
}

}  // namespace cota::wx
