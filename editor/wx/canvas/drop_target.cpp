#include "editor/wx/canvas/drop_target.h"

#include <memory>
#include <utility>

#include "editor/editing/session.h"
#include "editor/setup/free_hexes.h"
#include "editor/wx/canvas/map_canvas.h"

namespace cota::wx {

bool MapDropTarget::OnDropFiles(wxCoord, wxCoord, const wxArrayString& files) {
    if (onFile && files.size() == 1) onFile(files[0]);
    return true;
}

std::function<void(const session::CounterIds&, const wxPoint&, RowList::Drag)> dragsOntoMap(
    MapCanvas& map, const session::Session& session, std::function<void(const std::string&)> say) {
    return [&map, &session, say = std::move(say), isOver = std::make_shared<bool>(false)](
               const session::CounterIds& units, const wxPoint& screen, RowList::Drag how) {
        const bool wasOver = *isOver;
        const wxPoint at = map.ScreenToClient(screen);
        *isOver = how != RowList::Drag::cancel && !units.empty() && map.IsShownOnScreen() &&
                  map.GetClientRect().Contains(at) && session.map();
        if (!*isOver) {
            if (!wasOver) return;
            map.hover(std::nullopt);
            return say({});
        }
        tools::PointerEvent pointer;
        pointer.at = map.viewport().toMap({static_cast<double>(at.x), static_cast<double>(at.y)});
        const auto cell = session.map()->cellAt(pointer.at);
        if (!cell) return say(session::tr("Drop the unit on a hex."));
        const auto found =
            session::unitsDropped(session.document(), *session.map(), units, *cell, session.language());
        if (how == RowList::Drag::move) {
            map.hover(pointer);
            return say(found.text);
        }
        *isOver = false;
        if (found.step) {
            map.SetFocus();  // the dropped unit is on the map, so the keys are too
            map.commit([&](const tools::ToolContext&) { return found.step; });
        }
        say(found.text);
    };
}

}  // namespace cota::wx
