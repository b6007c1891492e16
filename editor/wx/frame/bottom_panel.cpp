#include "editor/wx/frame/bottom_panel.h"

#include <wx/sizer.h>

#include <utility>

#include "editor/tools/commands/offers.h"
#include "editor/wx/bars/page_book.h"
#include "editor/wx/canvas/map_canvas.h"
#include "editor/wx/panels/finding_detail.h"
#include "editor/wx/panels/findings_panel.h"
#include "editor/wx/panels/overlays_panel.h"
#include "editor/wx/panels/sight_panel.h"
#include "editor/wx/panels/underlay_panel.h"
#include "editor/wx/table/reasons_panel.h"
#include "editor/wx/toolkit/convert.h"
#include "editor/wx/toolkit/strip.h"
#include "editor/wx/toolkit/theme.h"

namespace cota::wx {

using session::trLater;

namespace {

constexpr PageRow findingsRow{"findings", trLater("Findings"), "findings", nullptr};
constexpr PageRow sightRow{"sight", trLater("Line of sight"), "sight", nullptr};
constexpr PageRow reasonsRow{"reasons", trLater("Reasons"), "rules", nullptr};
constexpr PageRow overlaysRow{"overlays", trLater("Overlays"), "overlays", nullptr};
constexpr PageRow underlayRow{"underlay", trLater("Underlay"), "layers", nullptr};

}  // namespace

BottomPanel::BottomPanel(wxWindow* parent, const ViewContext& context) : wxPanel(parent) {
    SetBackgroundColour(colours().panel);
    SetSizer(new wxBoxSizer(wxVERTICAL));
    row_ = new Strip(this, "bottom-tabs", Strip::Way::across);
    row_->setInner(true);
    row_->setEdges(wxBOTTOM);
    tabs_ = new PageBook(this, "bottom");
    GetSizer()->Add(row_, wxSizerFlags().Expand());
    GetSizer()->Add(tabs_, wxSizerFlags(1).Expand());
    findings_ = new FindingsPanel(tabs_->pages(), context.session);
    findings_->detail().hold().onSaid = context.say;
    sight_ = new SightPanel(tabs_->pages(), context.session);
    tabs_->add(findingsRow, findings_);
    tabs_->add(sightRow, sight_);
    overlays_ = new OverlaysPanel(tabs_->pages(), context.session);
    tabs_->add(overlaysRow, overlays_);
    underlay_ = new UnderlayPanel(tabs_->pages(), context.session);
    tabs_->add(underlayRow, underlay_);
    tabs_->add(reasonsRow, new ReasonsPanel(tabs_->pages(), *context.table));
    showTabs();
}

void BottomPanel::show(const std::string& id) {
    tabs_->show(id);
    showTabs();
    if (onShown) onShown();
}

void BottomPanel::offer(session::PlayedOn on) {
    for (const auto& page : tabs_->all())
        tabs_->offer(page.row.id, tools::isOffered(std::string("bottom-") + page.row.id, on));
    showTabs();
}

void BottomPanel::connect(MapCanvas& map, const ViewContext& context, std::function<void()> changed) {
    findings_->onPlace = [&map, &context](session::Cell cell, bool isJump) {
        if (isJump)
            map.show(cell);
        else
            map.reveal({model::SubjectKind::hex, context.session.map()->label(cell), {}});
    };
    findings_->onHexes = [&map](std::set<session::Cell> hexes) { map.pointOut(std::move(hexes)); };
    overlays_->onChange = [&map, changed = std::move(changed)](const auto& by) {
        map.overlay().change(by);
        changed();
    };
    overlays_->onAction = context.run;
    overlays_->onMessage = context.say;
    map.overlay().onShown = [this, &map] { overlays_->show(map.overlay().shown()); };
    overlays_->show(map.overlay().shown());
    underlay_->onMessage = context.say;
    underlay_->onHex = [&map](const model::Subject& hex) { map.reveal(hex); };
    underlay_->onUnderlays = [&map](UnderlayPanel::Placed placed) { map.setUnderlays(std::move(placed)); };
    underlay_->onTool = [&map](std::unique_ptr<tools::Tool> tool) {
        if (tool) {
            map.setTool(std::move(tool));
            map.onToolDone = [&map] { map.onSelectTool(); };
        } else {
            map.onSelectTool();
        }
    };
    underlay_->refresh();
}

void BottomPanel::showTabs() {
    auto items = tabs_->items(StripItem::Kind::toggle, false, [this](const std::string& id) { show(id); });
    items.push_back({"", StripItem::Kind::space, ""});
    StripItem close{"bottom-close", StripItem::Kind::button, words("Close")};
    close.tip = tipOfAction("bottom-panel", words("Close the panel"));
    close.run = [this] { onClose(); };
    items.push_back(std::move(close));
    row_->show(std::move(items));
}

}  // namespace cota::wx
