#include "editor/wx/dialogs/heights_dialog.h"

#include <wx/button.h>
#include <wx/dcbuffer.h>
#include <wx/dialog.h>
#include <wx/filedlg.h>
#include <wx/msgdlg.h>
#include <wx/mstream.h>
#include <wx/sizer.h>
#include <wx/textdlg.h>

#include <algorithm>
#include <utility>

#include "editor/answers/newest_first.h"
#include "editor/picture/heights_draft.h"
#include "editor/picture/map_card.h"
#include "editor/wx/access/spoken.h"
#include "editor/wx/dialogs/heights_map.h"
#include "editor/wx/toolkit/convert.h"
#include "editor/wx/toolkit/field_list.h"
#include "editor/wx/toolkit/theme.h"
#include "editor/wx/toolkit/wrapped_text.h"

namespace cota::wx {

namespace {

constexpr int previewColumns = 560, previewRows = 460;

class HeightsDialog : public wxDialog {
  public:
    HeightsDialog(wxWindow* parent, session::HeightsDraft& draft, const mapsets::MapsetLibrary& library,
                  model::Language language)
        : wxDialog(parent, wxID_ANY, words("Import Height Model"), wxDefaultPosition, wxDefaultSize,
                   wxDEFAULT_DIALOG_STYLE | wxRESIZE_BORDER),
          draft_(draft),
          cards_{library, {}, language},
          worker_([this](const session::HeightsOrder& order) { work(order); }) {
        SetName("heights-dialog");
        SetBackgroundColour(colours().panel);
        fields_ = new FieldList(this, "heights");
        fields_->SetMinSize(FromDIP(wxSize(420, 380)));
        fields_->onEnter = [this] { accept(); };
        refusal_ = new WrappedText(this);
        refusal_->SetMinSize(wxSize(-1, 2 * GetCharHeight() + FromDIP(4)));
        fields_->onRefusal = [this](const std::string& text) { refusal_->show(toWx(text), Tone::error); };
        map_ = new HeightsMap(this, session::pixelsOf(draft.picture()), draft.aspect());
        map_->onMove = [this](session::MapSpot from, session::MapSpot to) {
            draft_.move(from, to);
            refresh();
        };
        map_->onResize = [this](std::size_t corner, session::MapSpot to) {
            draft_.resize(corner, to);
            refresh();
        };
        preview_ = new wxWindow(this, wxID_ANY);
        setNames(*preview_, "heights-preview");
        preview_->SetBackgroundStyle(wxBG_STYLE_PAINT);
        preview_->SetMinSize(FromDIP(wxSize(420, 380)));
        preview_->Bind(wxEVT_PAINT, [this](wxPaintEvent&) { paint(); });
        summary_ = new WrappedText(this);
        summary_->SetMinSize(wxSize(-1, 5 * GetCharHeight()));
        make_ = new wxButton(this, wxID_OK, words("C&reate"));
        make_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { accept(); });
        layOut();
        refresh();
    }

    const std::optional<session::HeightsPreview>& made() const { return made_; }

  private:
    void layOut() {
        auto* left = new wxBoxSizer(wxVERTICAL);
        left->Add(fields_, wxSizerFlags(3).Expand());
        left->Add(refusal_, wxSizerFlags().Expand());
        left->Add(map_, wxSizerFlags(2).Expand());
        auto* right = new wxBoxSizer(wxVERTICAL);
        right->Add(preview_, wxSizerFlags(1).Expand());
        right->Add(summary_, wxSizerFlags().Expand().Border(wxTOP, FromDIP(8)));
        auto* sides = new wxBoxSizer(wxHORIZONTAL);
        sides->Add(left, wxSizerFlags(2).Expand());
        sides->Add(right, wxSizerFlags(3).Expand().Border(wxLEFT, FromDIP(12)));
        auto* buttons = new wxStdDialogButtonSizer;
        buttons->AddButton(make_);
        buttons->AddButton(new wxButton(this, wxID_CANCEL, words("&Cancel")));
        buttons->Realize();
        auto* whole = new wxBoxSizer(wxVERTICAL);
        whole->Add(sides, wxSizerFlags(1).Expand().Border(wxALL, FromDIP(12)));
        whole->Add(buttons, wxSizerFlags().Expand().Border(wxALL, FromDIP(12)));
        SetSizerAndFit(whole);
        CentreOnParent();
    }

    void refresh() {
        auto rows = draft_.rows();
        for (auto& row : rows)
            row.write = [this, write = row.write](const std::string& text) {
                auto written = write(text);
                CallAfter([this] { refresh(); });
                return written;
            };
        fields_->show(std::move(rows));
        map_->show(draft_.outline(), draft_.isFixed());
        make_->SetLabel(draft_.isFixed() ? words("&Replace Heights") : words("C&reate"));
        made_.reset();
        make_->Disable();
        if (auto order = draft_.order()) {
            worker_.start(std::move(*order));
        } else {
            summary_->show(words("This game cannot be used. Run 'cota check' on its folder to see why."),
                           Tone::error);
        }
        Layout();
    }

    /// In the thread of the worker.
    void work(const session::HeightsOrder& order) {
        const auto isStopped = [this] { return worker_.isOvertaken(); };
        auto preview = previewer_.make(order, isStopped);
        if (isStopped()) return;
        CallAfter([this, preview] { take(preview); });
        if (!preview.result) return;
        session::CardRequest request{"preview", {}, session::shownBoard(preview)};
        request.columns = previewColumns;
        request.rows = previewRows;
        request.crossed = publish::withoutHeights(preview.order.board.grid, *preview.result);
        const auto card = session::cardOf(request, cards_, [&] { return !isStopped(); });
        if (isStopped()) return;
        CallAfter([this, png = card.png] { show(png); });
    }

    void take(const session::HeightsPreview& preview) {
        summary_->show(toWx(draft_.summary(preview)), preview.result ? Tone::plain : Tone::error);
        if (preview.result) made_ = preview;
        make_->Enable(made_.has_value());
        if (!preview.result) show({});
        Layout();
    }

    void show(const std::string& png) {
        if (!wxImage::FindHandler(wxBITMAP_TYPE_PNG)) wxImage::AddHandler(new wxPNGHandler);
        wxMemoryInputStream in(png.data(), png.size());
        wxImage image;
        shown_ = !png.empty() && image.LoadFile(in, wxBITMAP_TYPE_PNG) ? wxBitmap(image) : wxBitmap();
        preview_->Refresh();
    }

    void paint() {
        wxAutoBufferedPaintDC dc(preview_);
        dc.SetBackground(wxBrush(mixed(colours().text, colours().panel, 0.25)));
        dc.Clear();
        if (!shown_.IsOk()) return;
        const auto room = preview_->GetClientSize();
        dc.DrawBitmap(shown_, (room.x - shown_.GetWidth()) / 2, (room.y - shown_.GetHeight()) / 2);
    }

    void accept() {
        if (fields_->acceptNow() && !fields_->hasRefusal() && made_) EndModal(wxID_OK);
    }

    session::HeightsDraft& draft_;
    session::CardSettings cards_;
    session::HeightsPreviewer previewer_;          // used by the worker alone
    std::optional<session::HeightsPreview> made_;  // of the values as shown
    wxBitmap shown_;
    FieldList* fields_ = nullptr;
    HeightsMap* map_ = nullptr;
    wxWindow* preview_ = nullptr;
    WrappedText *refusal_ = nullptr, *summary_ = nullptr;
    wxButton* make_ = nullptr;
    session::NewestFirst<session::HeightsOrder> worker_;  // last: it uses the members above
};

/// Opens the file; asks for its system if it names none.
std::unique_ptr<session::HeightsDraft> opened(wxWindow* parent, const std::filesystem::path& file,
                                              const session::Session& session,
                                              const mapsets::MapsetLibrary& library) {
    std::string system;
    for (;;) {
        earth::EarthProblem problem;
        auto draft =
            session::HeightsDraft::open(file, system, library, session.language(), session.document(),
                                        session.document().mapset().text, problem);
        if (draft) return draft;
        const bool canAsk = problem.fault == earth::EarthFault::noSystem ||
                            (problem.fault == earth::EarthFault::unknownSystem && !system.empty());
        if (!canAsk) {
            wxMessageBox(toWx(earth::textOf(problem, file.filename().string()).in(session.language())),
                         words("Import Height Model"), wxICON_ERROR, parent);
            return nullptr;
        }
        wxTextEntryDialog ask(
            parent,
            words("%s does not name its system of coordinates. Enter the code, such as EPSG:4326 "
                  "for degrees:",
                  file.filename().string()),
            words("System of coordinates"), toWx(system));
        ask.SetName("heights-system-dialog");
        if (ask.ShowModal() != wxID_OK || ask.GetValue().empty()) return nullptr;
        system = fromWx(ask.GetValue());
    }
}

}  // namespace

std::optional<HeightsMade> askHeights(wxWindow* parent, const session::Session& session,
                                      const mapsets::MapsetLibrary& library) {
    wxFileDialog dialog(parent, words("Open Height Model"), toWx(session.path().parent_path().string()), "",
                        words("Height models") +
                            " (*.tif, *.tiff, *.asc, *.hgt)|*.tif;*.tiff;*.asc;*.hgt;*.TIF;*.ASC;*.HGT|" +
                            words("All files") + "|*",
                        wxFD_OPEN | wxFD_FILE_MUST_EXIST);
    if (dialog.ShowModal() != wxID_OK) return std::nullopt;
    const auto draft = opened(parent, fromWx(dialog.GetPath()), session, library);
    if (!draft) return std::nullopt;
    HeightsDialog form(parent, *draft, library, session.language());
    if (form.ShowModal() != wxID_OK || !form.made()) return std::nullopt;
    return HeightsMade{draft->emptyDocument(*form.made()), draft->step(*form.made())};
}

}  // namespace cota::wx
