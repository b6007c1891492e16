#include "editor/wx/dialogs/preview_pane.h"

#include <wx/choice.h>
#include <wx/sizer.h>
#include <wx/spinctrl.h>
#include <wx/stattext.h>

#include <algorithm>
#include <utility>

#include "editor/wx/dialogs/page_canvas.h"
#include "editor/wx/toolkit/convert.h"

namespace cota::wx {

PreviewPane::PreviewPane(wxWindow* parent)
    : wxPanel(parent), worker_([this](const Order& order) { draw(order); }) {
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    const auto centred = wxSizerFlags().CentreVertical().Border(wxRIGHT, FromDIP(6));
    inks_ = new wxChoice(this, wxID_ANY);
    for (const auto& name :
         {words("All inks"), words("Cyan"), words("Magenta"), words("Yellow"), words("Black")})
        inks_->Append(name);
    inks_->SetSelection(0);
    inks_->SetName(words("Inks"));
    page_ = new wxSpinCtrl(this, wxID_ANY);
    page_->SetName(words("Page"));
    page_->SetRange(1, 1);
    page_->Disable();
    count_ = new wxStaticText(this, wxID_ANY, "");
    row->Add(inks_, centred);
    row->Add(new wxStaticText(this, wxID_ANY, words("Page")), centred);
    row->Add(page_, centred);
    row->Add(count_, centred);
    canvas_ = new PageCanvas(this, FromDIP(wxSize(420, 380)), [this] { ask(); });
    remark_ = new wxStaticText(this, wxID_ANY, "\n");
    auto* all = new wxBoxSizer(wxVERTICAL);
    all->Add(row, wxSizerFlags().Border(wxBOTTOM, FromDIP(6)));
    all->Add(canvas_, wxSizerFlags(1).Expand());
    all->Add(remark_, wxSizerFlags().Expand().Border(wxTOP, FromDIP(6)));
    SetSizer(all);
    inks_->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) { ask(); });
    page_->Bind(wxEVT_SPINCTRL, [this](wxSpinEvent&) { ask(); });
}

void PreviewPane::show(const session::ExportRequest& request) {
    request_ = request;
    ++number_;
    inks_->Enable(request.ending == ".pdf");
    if (request.ending != ".pdf") inks_->SetSelection(0);
    ask();
}

void PreviewPane::ask() {
    if (number_ == 0) return;
    const int choice = inks_->GetSelection();
    std::optional<picture::Ink> ink;
    if (choice > 0) ink = static_cast<picture::Ink>(choice - 1);
    worker_.start({number_, request_, std::max(1, page_->GetValue()) - 1, ink,
                   canvas_->GetClientSize() * GetContentScaleFactor()});
}

/// In the thread of the worker.
void PreviewPane::draw(const Order& order) {
    if (!order.request.map || order.room.x < 2 || order.room.y < 2) return;
    if (drawn_ != order.number) {
        preview_ = std::make_unique<session::ExportPreview>(order.request);
        drawn_ = order.number;
        mostInk_ = toWx(order.request.press ? preview_->inkText() : std::string());
    }
    Answer answer;
    answer.number = order.number;
    answer.pages = preview_->pageCount();
    answer.pixels =
        preview_->page(std::min(order.page, answer.pages - 1), order.ink, order.room.x, order.room.y);
    answer.remark = order.ink && !preview_->refusal().empty() ? toWx(preview_->refusal()) : mostInk_;
    if (worker_.isOvertaken()) return;
    CallAfter([this, answer] { take(answer); });
}

void PreviewPane::take(const Answer& answer) {
    if (answer.number != number_) return;
    canvas_->show(toBitmap(answer.pixels, true, GetContentScaleFactor()));
    page_->SetRange(1, answer.pages);
    page_->Enable(answer.pages > 1);
    count_->SetLabel(toWx(session::tr("of %s", std::to_string(answer.pages))));
    // Another height of the remark is another size of the canvas, which asks for the page again.
    const int width = std::max(1, GetClientSize().x);
    if (std::exchange(remarkText_, answer.remark) != answer.remark ||
        std::exchange(remarkWidth_, width) != width) {
        remark_->SetLabel(answer.remark);
        remark_->Wrap(width);
        Layout();
    }
}

}  // namespace cota::wx
