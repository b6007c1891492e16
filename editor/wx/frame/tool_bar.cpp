#include "editor/wx/frame/tool_bar.h"

#include <wx/artprov.h>

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

#include "editor/tools/actions.h"
#include "editor/tools/toolbox.h"
#include "editor/wx/frame/tool_bitmaps.h"
#include "editor/wx/frame/window_ids.h"
#include "editor/wx/toolkit/convert.h"

namespace cota::wx {

namespace {

/// The first actions of the tool bar, with the platform's icons.
constexpr std::array<std::pair<const char*, const char*>, 5> toolBarActions{{{"new", wxART_NEW},
                                                                             {"open", wxART_FILE_OPEN},
                                                                             {"save", wxART_FILE_SAVE},
                                                                             {"undo", wxART_UNDO},
                                                                             {"redo", wxART_REDO}}};

wxString tipOf(const tools::ToolRow& row, const wxString& help) {
    return words(row.label) + " (" + wxString(row.key) + "): " + help;
}

}  // namespace

ToolBar::ToolBar(wxWindow* frame)
    : wxToolBar(frame, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxTB_HORIZONTAL | wxTB_FLAT) {
    for (const auto& [action, art] : toolBarActions) {
        const auto& row = *std::ranges::find(tools::actionRows(), std::string_view(action),
                                             [](const auto& one) { return std::string_view(one.id); });
        const wxString label = wxControl::RemoveMnemonics(words(row.label));
        AddTool(actionNumber(action), label, wxArtProvider::GetBitmapBundle(art, wxART_TOOLBAR),
                label + " (" + row.keys + "): " + words(row.help));
    }
    AddSeparator();
    int id = toolNumber(0);
    for (const auto& row : tools::toolRows())
        AddRadioTool(id++, words(row.label), toolBitmaps(row.id), {}, tipOf(row, words(row.help)),
                     words(row.help));
    Realize();
}

void ToolBar::showActions(const session::Session& session) {
    for (const auto& row : tools::actionRows())
        if (const int id = actionNumber(row.id); FindById(id)) EnableTool(id, row.isEnabled(session));
}

void ToolBar::showTool(std::size_t row) { ToggleTool(toolNumber(row), true); }

bool ToolBar::offerTool(std::size_t row, bool isOffered, const wxString& help) {
    const int id = toolNumber(row);
    const wxString tip = tipOf(tools::toolRows()[row], help);
    if (GetToolShortHelp(id) == tip) return false;
    EnableTool(id, isOffered);
    SetToolShortHelp(id, tip);
    SetToolLongHelp(id, help);
    return true;
}

}  // namespace cota::wx
