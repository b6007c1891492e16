#include "editor/wx/dialogs/kit_dialog.h"

#include <wx/checkbox.h>
#include <wx/choice.h>
#include <wx/dialog.h>
#include <wx/panel.h>
#include <wx/sizer.h>
#include <wx/spinctrl.h>
#include <wx/stattext.h>
#include <wx/utils.h>

#include <algorithm>
#include <array>

#include "editor/answers/newest_first.h"
#include "editor/picture/kit_export.h"
#include "editor/wx/dialogs/page_canvas.h"
#include "editor/wx/toolkit/convert.h"

namespace cota::wx {

namespace {

constexpr std::array<const char*, 2> kitPapers{"a4", "letter"};

/// The pages of a kit as they will be printed, one at a time.
class KitPane : public wxPanel {
  public:
    explicit KitPane(wxWindow* parent);

    /// Draws the pages in the background; a newer request stops an older one.
    void show(const session::KitRequest& request);

  private:
    struct Order {
        int number = 0;  // of the choices; pages of the same choices share the drawn book
        session::KitRequest request;
        int page = 0;
        wxSize room;
    };
    struct Answer {
        int number = 0, pages = 0;
        std::string name;  // of the page
        picture::Pixels pixels;
    };

    void ask();
    void take(const Answer& answer);
    void draw(const Order& order);

    session::KitRequest request_;
    int number_ = 0;
    wxSpinCtrl* page_ = nullptr;
    wxStaticText* count_ = nullptr;
    PageCanvas* canvas_ = nullptr;
    // Used by the worker alone.
    look::KitBook book_;
    int drawn_ = 0;
    session::NewestFirst<Order> worker_;  // last: it uses the members above
};

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

class KitDialog : public wxDialog {
  public:
    KitDialog(wxWindow* parent, session::KitRequest request)
        : wxDialog(parent, wxID_ANY, words("Print the kit"), wxDefaultPosition, wxDefaultSize,
                   wxDEFAULT_DIALOG_STYLE | wxRESIZE_BORDER),
          request_(std::move(request)),
          parts_(session::kitPartsOf(request_)) {
        SetName("kit-dialog");
        auto* rows = new wxFlexGridSizer(2, FromDIP(wxSize(8, 6)));
        rows->AddGrowableCol(1);
        what_ = new wxChoice(this, wxID_ANY);
        what_->Append(words("Everything, with contents"));
        for (const auto& part : parts_) what_->Append(toWx(part.name));
        addRow(*rows, session::trLater("Print"), what_);
        paper_ = new wxChoice(this, wxID_ANY);
        for (const char* name : kitPapers)
            for (const auto& paper : picture::papers())
                if (paper.name == std::string_view(name)) paper_->Append(paperTitle(paper));
        addRow(*rows, session::trLater("Paper"), paper_);
        edge_ = new wxChoice(this, wxID_ANY);
        edge_->Append(words("upright edge (long edge)"));
        edge_->Append(words("level edge (short edge)"));
        addRow(*rows, session::trLater("Backs: turn the paper on its"), edge_);
        for (auto* choice : {what_, paper_, edge_}) {
            choice->SetSelection(0);
            choice->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) { showPages(); });
        }
        open_ = new wxCheckBox(this, wxID_ANY, words("Open the file when it is done"));
        open_->SetName("open-after");
        auto* left = new wxBoxSizer(wxVERTICAL);
        left->Add(rows, wxSizerFlags().Expand());
        left->Add(open_, wxSizerFlags().Border(wxTOP, FromDIP(10)));
        auto* hint = new wxStaticText(
            this, wxID_ANY,
            words(
                "Print the PDF at 100 %, on both sides where it says so. The ruler on the pages must measure "
                "100 mm."));
        hint->Wrap(FromDIP(280));
        left->Add(hint, wxSizerFlags().Border(wxTOP, FromDIP(10)));
        pane_ = new KitPane(this);
        auto* both = new wxBoxSizer(wxHORIZONTAL);
        both->Add(left, wxSizerFlags().Border(wxRIGHT, FromDIP(16)));
        both->Add(pane_, wxSizerFlags(1).Expand());
        auto* all = new wxBoxSizer(wxVERTICAL);
        all->Add(both, wxSizerFlags(1).Expand().Border(wxALL, FromDIP(12)));
        all->Add(exportButtons(*this, false), wxSizerFlags().Expand().Border(wxALL, FromDIP(8)));
        SetSizerAndFit(all);
        CentreOnParent();
        showPages();
    }

    session::KitRequest chosen() const {
        auto request = request_;
        const int what = what_->GetSelection();
        if (what > 0) request.parts = {parts_[static_cast<std::size_t>(what) - 1].id};
        request.paper = kitPapers[static_cast<std::size_t>(paper_->GetSelection())];
        request.turnsOnLevelEdge = edge_->GetSelection() == 1;
        return request;
    }
    bool isToOpen() const { return open_->GetValue(); }

  private:
    void addRow(wxSizer& rows, session::Phrase title, wxWindow* control) {
        rows.Add(new wxStaticText(this, wxID_ANY, words(title)), wxSizerFlags().CentreVertical());
        control->SetName(words(title));
        rows.Add(control, wxSizerFlags().Expand());
    }
    void showPages() { pane_->show(chosen()); }

    session::KitRequest request_;
    std::vector<session::KitPart> parts_;
    wxChoice* what_ = nullptr;
    wxChoice* paper_ = nullptr;
    wxChoice* edge_ = nullptr;
    wxCheckBox* open_ = nullptr;
    KitPane* pane_ = nullptr;
};

}  // namespace

WrittenMap exportKit(wxWindow* parent, const session::Session& session) {
    KitDialog dialog(parent, session::kitRequest(session));
    if (dialog.ShowModal() != wxID_OK) return {};
    const auto request = dialog.chosen();
    const auto make = [&](const picture::Progress& progress) { return session::kitPdf(request, progress); };
    const auto written =
        writePicture(parent, session, {words("Save the kit as"), session::tr("kit"), ".pdf", "PDF", make});
    if (!written.file.empty() && dialog.isToOpen()) wxLaunchDefaultApplication(written.file);
    return written;
}

}  // namespace cota::wx
