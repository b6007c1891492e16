#include "editor/wx/dialogs/kit_pane.h"

#include <wx/sizer.h>
#include <wx/spinctrl.h>
#include <wx/stattext.h>

#include <algorithm>

#include "editor/wx/dialogs/page_canvas.h"
#include "editor/wx/toolkit/convert.h"

namespace cota::wx {

KitPane::KitPane(wxWindow* parent) : wxPanel(parent), worker_([this](const Order& order) { draw(order); }) {
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    const auto centred = wxSizerFlags().CentreVertical().Border(wxRIGHT, FromDIP(6));
    page_ = new wxSpinCtrl(this, wxID_ANY);
    page_->SetName(words("Page"));
    page_->SetRange(1, 1);
    page_->Disable();
    count_ = new wxStaticText(this, wxID_ANY, "");
    row->Add(new wxStaticText(this, wxID_ANY, words("Page")), centred);
    row->Add(page_, centred);
    row->Add(count_, wxSizerFlags(1).CentreVertical());
    canvas_ = new PageCanvas(this, FromDIP(wxSize(420, 520)), [this] { ask(); });
    auto* all = new wxBoxSizer(wxVERTICAL);
    all->Add(row, wxSizerFlags().Expand().Border(wxBOTTOM, FromDIP(6)));
    all->Add(canvas_, wxSizerFlags(1).Expand());
    SetSizer(all);
    page_->Bind(wxEVT_SPINCTRL, [this](wxSpinEvent&) { ask(); });
}

void KitPane::show(const session::KitRequest& request) {
    request_ = request;
    ++number_;
    ask();
}

void KitPane::ask() {
    if (number_ == 0) return;
    worker_.start({number_, request_, std::max(1, page_->GetValue()) - 1,
                   canvas_->GetClientSize() * GetContentScaleFactor()});
}

/// In the thread of the worker.
void KitPane::draw(const Order& order) {
    if (order.room.x < 2 || order.room.y < 2) return;
    if (drawn_ != order.number) {
        book_ = session::kitBookOf(order.request, [this](double) { return !worker_.isOvertaken(); });
        if (worker_.isOvertaken()) return;  // the book may lack sections
        drawn_ = order.number;
    }
    Answer answer;
    answer.number = order.number;
    answer.pages = static_cast<int>(book_.pages.size());
    if (answer.pages > 0) {
        const auto& page = book_.pages[static_cast<std::size_t>(std::min(order.page, answer.pages - 1))];
        answer.name = page.name;
        answer.pixels = session::pixelsOf(page.picture, order.room.x, order.room.y);
    }
    if (worker_.isOvertaken()) return;
    CallAfter([this, answer] { take(answer); });
}

void KitPane::take(const Answer& answer) {
    if (answer.number != number_) return;
    const bool isEmpty = answer.pages == 0;
    if (isEmpty)
        canvas_->show(words("Nothing to print"));
    else
        canvas_->show(toBitmap(answer.pixels, true, GetContentScaleFactor()));
    page_->SetRange(1, std::max(1, answer.pages));
    page_->Enable(answer.pages > 1);
    const auto count = session::tr("of %s", std::to_string(answer.pages));
    count_->SetLabel(toWx(isEmpty ? std::string() : count + ": " + answer.name));
}

}  // namespace cota::wx
