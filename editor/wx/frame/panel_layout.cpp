#include "editor/wx/frame/panel_layout.h"

#include <algorithm>
#include <map>

#include "editor/wx/toolkit/convert.h"

namespace cota::wx {

void PanelLayout::add(wxWindow* panel, const wxString& name, const wxString& caption, Dock dock, int share) {
    const auto* frame = manager_.GetManagedWindow();
    // Use the width of wide screens for what narrow panels cut off.
    const int width = std::clamp(frame->ToDIP(frame->GetSize().x) * 22 / 100, 290, 360);
    const int height = std::clamp(frame->ToDIP(frame->GetSize().y) * 21 / 100, 150, 210);
    auto pane = wxAuiPaneInfo().Name(name).Caption(caption);
    if (dock == Dock::left) pane.Left();
    if (dock == Dock::right) pane.Right();
    if (dock == Dock::below) pane.Bottom();
    pane.BestSize(frame->FromDIP(dock == Dock::below ? wxSize(600, height) : wxSize(width, 300)));
    if (share > 0) pane.dock_proportion = share;
    manager_.AddPane(panel, pane);
}

void PanelLayout::finish() {
    manager_.Update();
    first_ = manager_.SavePerspective();
}

wxString PanelLayout::clear() {
    const wxString layout = manager_.SavePerspective();
    std::vector<wxWindow*> old;
    auto& panes = manager_.GetAllPanes();
    const auto* map = manager_.GetPane("map").window;
    for (std::size_t i = 0; i < panes.GetCount(); ++i) old.push_back(panes[i].window);
    for (auto* window : old) {
        manager_.DetachPane(window);
        if (window != map) window->Destroy();
    }
    return layout;
}

void PanelLayout::restore(const wxString& layout) {
    const auto captions = panels();  // the layout would restore those of the old language
    manager_.LoadPerspective(layout, false);
    for (const auto& [name, caption] : captions) manager_.GetPane(name).Caption(caption);
    manager_.Update();
}

std::vector<std::pair<wxString, wxString>> PanelLayout::panels() {
    std::vector<std::pair<wxString, wxString>> found;
    auto& panes = manager_.GetAllPanes();
    for (std::size_t i = 0; i < panes.GetCount(); ++i)
        if (panes[i].name != "map") found.emplace_back(panes[i].name, panes[i].caption);
    return found;
}

void PanelLayout::show(const wxString& name, bool isShown) {
    auto& pane = manager_.GetPane(name);
    if (pane.IsShown() == isShown) return;
    pane.Show(isShown);
    manager_.Update();
}

std::vector<PanelBox> PanelLayout::boxes() {
    std::vector<PanelBox> found;
    auto& panes = manager_.GetAllPanes();
    for (std::size_t i = 0; i < panes.GetCount(); ++i)
        if (panes[i].IsShown()) found.push_back({fromWx(panes[i].name), panes[i].window->GetScreenRect()});
    return found;
}

}  // namespace cota::wx
