#include "editor/wx/frame/side_panel.h"

#include <wx/sizer.h>

#include <algorithm>
#include <string_view>

#include "editor/tools/commands/offers.h"
#include "editor/wx/bars/page_book.h"
#include "editor/wx/panels/property_panel.h"
#include "editor/wx/toolkit/convert.h"
#include "editor/wx/toolkit/split.h"
#include "editor/wx/toolkit/strip.h"
#include "editor/wx/toolkit/theme.h"

namespace cota::wx {

SidePanel::SidePanel(wxWindow* parent, const ViewContext& context) : wxPanel(parent) {
    SetBackgroundColour(colours().panel);
    SetSizer(new wxBoxSizer(wxVERTICAL));
    sash_ = new Split(this, Split::Way::below);
    GetSizer()->Add(sash_, wxSizerFlags(1).Expand());
    top_ = new wxPanel(sash_);
    top_->SetSizer(new wxBoxSizer(wxVERTICAL));
    row_ = new Strip(top_, "side-tabs", Strip::Way::across);
    row_->setInner(true);
    row_->setEdges(wxBOTTOM);
    tabs_ = new PageBook(top_, "side");
    top_->GetSizer()->Add(row_, wxSizerFlags().Expand());
    top_->GetSizer()->Add(tabs_, wxSizerFlags(1).Expand());
    properties_ = new PropertyPanel(sash_, context.session);
    constexpr int leastProperties = 60, usualProperties = 390;
    constexpr double mostProperties = 0.8;
    sash_->set(top_, properties_);
    sash_->setSize(usualProperties);
    sash_->setLimits(leastProperties, 100000, mostProperties);
    showTabs();
}

void SidePanel::add(const PageRow& row, wxWindow* page) {
    tabs_->add(row, page);
    showTabs();
}

void SidePanel::show(const std::string& id) {
    tabs_->show(id);
    showTabs();
}

void SidePanel::offer(const std::string& id, bool isOffered) {
    tabs_->offer(id, isOffered);
    showTabs();
}

void SidePanel::offer(session::PlayedOn on, bool usesTools) {
    constexpr std::string_view palette = "palette";
    for (const auto& page : tabs_->all())
        tabs_->offer(page.row.id, tools::isOffered(std::string("side-") + page.row.id, on) &&
                                      (page.row.id != palette || usesTools));
    showTabs();
}

void SidePanel::showAgain() { properties_->showAgain(); }

void SidePanel::makeRoomForProperties() {
    if (!sash_->isSecondShown()) show(tabs_->all().front().row.id);
}

void SidePanel::showTabs() {
    const auto& all = tabs_->all();
    const auto shown = std::ranges::find(all, tabs_->shown(), [](const auto& page) { return page.row.id; });
    sash_->showSecond(shown == all.end() || !shown->row.isForm);
    row_->show(tabs_->items(StripItem::Kind::toggle, true, [this](const std::string& id) { show(id); }));
}

}  // namespace cota::wx
