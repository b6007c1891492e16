#include "editor/wx/sight_panel.h"

#include "editor/tools/sight_tool.h"
#include "editor/wx/convert.h"

namespace cota::wx {

SightPanel::SightPanel(wxWindow* parent, session::Session& session)
    : wxListBox(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, {}, wxLB_HSCROLL), session_(session) {
    SetName(words("Line of sight"));
}

void SightPanel::showFor(const tools::Tool* tool) {
    const auto* sight = dynamic_cast<const tools::SightTool*>(tool);
    if (!sight || !session_.table()) return;
    wxArrayString lines;
    if (const auto answer = sight->answer(*session_.table()))
        for (const auto& line : session::linesOf(*session_.table(), *answer, session_.language()))
            lines.push_back(toWx(line));
    Set(lines);
}

}  // namespace cota::wx
