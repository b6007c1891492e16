#include "editor/wx/help/manual_frame.h"

#include <wx/dialog.h>
#include <wx/frame.h>
#include <wx/html/htmlwin.h>
#include <wx/msgdlg.h>
#include <wx/panel.h>
#include <wx/sizer.h>
#include <wx/stdpaths.h>
#include <wx/utils.h>

#include <filesystem>
#include <functional>
#include <utility>

#include "editor/help/manual.h"
#include "editor/wx/access/spoken.h"
#include "editor/wx/toolkit/convert.h"
#include "editor/wx/toolkit/strip.h"
#include "editor/wx/toolkit/theme.h"

namespace cota::wx {

namespace {

constexpr const char* manualName = "manual";

class ManualPage : public wxHtmlWindow {
  public:
    using wxHtmlWindow::wxHtmlWindow;
    std::function<void(const std::string& link)> onLink;
    /// Does nothing if no heading has the name.
    void jumpTo(const wxString& heading) {
        if (GetInternalRepresentation()->Find(wxHTML_COND_ISANCHOR, &heading)) ScrollToAnchor(heading);
    }

  private:
    void OnLinkClicked(const wxHtmlLinkInfo& link) override { onLink(fromWx(link.GetHref())); }
};

wxSize manualSize(const wxWindow& parent) { return parent.FromDIP(wxSize(820, 720)); }

/// The page and its bar, in a frame or a dialog.
class ManualView : public wxPanel {
  public:
    ManualView(wxTopLevelWindow& window, std::filesystem::path folder)
        : wxPanel(&window), window_(window), folder_(std::move(folder)) {
        SetBackgroundColour(colours().panel);
        auto* all = new wxBoxSizer(wxVERTICAL);
        bar_ = new Strip(this, "manual-bar", Strip::Way::across);
        bar_->setInner(true);
        bar_->setEdges(wxBOTTOM);
        page_ = new ManualPage(this, wxID_ANY);
        setSpokenName(*page_, words("Page of the manual"));
        page_->SetBorders(FromDIP(16));
        page_->onLink = [this](const std::string& link) { CallAfter([this, link] { follow(link); }); };
        all->Add(bar_, wxSizerFlags().Expand());
        all->Add(page_, wxSizerFlags(1).Expand());
        SetSizer(all);
        window_.Bind(wxEVT_CHAR_HOOK, &ManualView::onKey, this);
    }

    void show(const std::vector<std::string>& places, model::Language language) {
        language_ = language;
        go({session::manualPage(folder_, places, language), {}});
        page_->SetFocus();
    }

  private:
    struct Place {
        std::filesystem::path page;
        std::string heading;
        bool operator==(const Place&) const = default;
    };

    void go(const Place& place) {
        if (!visited_.empty()) visited_.resize(at_ + 1);
        if (visited_.empty() || visited_.back() != place) visited_.push_back(place);
        at_ = visited_.size() - 1;
        fill();
    }
    void step(bool isBack) {
        if (isBack ? at_ == 0 : at_ + 1 >= visited_.size()) return;
        at_ = isBack ? at_ - 1 : at_ + 1;
        fill();
    }
    void contents() { go({session::manualPage(folder_, {}, language_), {}}); }

    void fill() {
        const auto& place = visited_[at_];
        const auto colour = [](const wxColour& one) { return fromWx(one.GetAsString(wxC2S_HTML_SYNTAX)); };
        page_->SetPage(toWx("<html><body bgcolor=\"" + colour(colours().field) + "\" text=\"" +
                            colour(colours().text) + "\" link=\"" + colour(colours().accent) + "\">" +
                            session::manualHtml(place.page) + "</body></html>"));
        window_.SetTitle(toWx(session::manualTitle(place.page)) + " - " + words("Manual"));
        if (!place.heading.empty()) page_->jumpTo(toWx(place.heading));
        showBar();
    }
    void follow(const std::string& link) {
        const auto to = session::manualLink(visited_[at_].page, link);
        if (to.page.empty())
            wxLaunchDefaultBrowser(toWx(to.address));
        else
            go({to.page, to.heading});
    }
    void showBar() {
        std::vector<StripItem> items;
        const auto add = [&](const char* id, const wxString& text, const wxString& tip, bool isEnabled,
                             std::function<void()> run) {
            StripItem item{id, StripItem::Kind::button, text};
            item.tip = tip;
            item.isEnabled = isEnabled;
            item.run = [this, run = std::move(run)] { CallAfter(run); };
            items.push_back(std::move(item));
        };
        add("manual-contents", words("Contents"), words("All pages"), true, [this] { contents(); });
        add("manual-back", words("Back"), words("The page before (Alt+Left)"), at_ > 0,
            [this] { step(true); });
        add("manual-forward", words("Forward"), words("The page after (Alt+Right)"),
            at_ + 1 < visited_.size(), [this] { step(false); });
        bar_->show(std::move(items));
    }
    void onKey(wxKeyEvent& event) {
        const int key = event.GetKeyCode();
        if (key == WXK_ESCAPE) return static_cast<void>(window_.Close());
        if (event.AltDown() && (key == WXK_LEFT || key == WXK_RIGHT)) return step(key == WXK_LEFT);
        if (key == WXK_BACK) return step(true);
        event.Skip();
    }

    wxTopLevelWindow& window_;
    std::filesystem::path folder_;
    model::Language language_ = model::Language::english;
    Strip* bar_ = nullptr;
    ManualPage* page_ = nullptr;
    std::vector<Place> visited_;
    std::size_t at_ = 0;
};

class ManualFrame : public wxFrame {
  public:
    ManualFrame(wxWindow* parent, std::filesystem::path folder)
        : wxFrame(parent, wxID_ANY, words("Manual"), wxDefaultPosition, manualSize(*parent)),
          view(new ManualView(*this, std::move(folder))) {
        SetName(manualName);
    }
    ManualView* const view;
};

/// While a dialog waits for its answer, only another dialog gets mouse and keys.
void showManualOver(wxDialog& dialog, const std::filesystem::path& folder,
                    const std::vector<std::string>& places, model::Language language) {
    wxDialog over(&dialog, wxID_ANY, words("Manual"), wxDefaultPosition, manualSize(dialog),
                  wxDEFAULT_DIALOG_STYLE | wxRESIZE_BORDER);
    over.SetName("manual-dialog");
    auto* all = new wxBoxSizer(wxVERTICAL);
    auto* view = new ManualView(over, folder);
    all->Add(view, wxSizerFlags(1).Expand());
    over.SetSizer(all);
    over.Layout();
    view->show(places, language);
    over.ShowModal();
}

}  // namespace

void showManual(wxWindow* parent, const std::vector<std::string>& places, model::Language language) {
    const auto folder = session::manualFolder(fromWx(wxStandardPaths::Get().GetExecutablePath()));
    if (!folder) {
        wxMessageBox(
            words("The manual is not installed. It belongs into share/cota/docs beside the program."),
            words("Manual"), wxICON_INFORMATION, parent);
        return;
    }
    if (auto* dialog = dynamic_cast<wxDialog*>(parent); dialog != nullptr && dialog->IsModal())
        return showManualOver(*dialog, *folder, places, language);
    auto* open = dynamic_cast<ManualFrame*>(wxWindow::FindWindowByName(manualName));
    if (open == nullptr) open = new ManualFrame(parent, *folder);
    open->Show();
    open->Raise();
    open->view->show(places, language);
}

DialogHelp::DialogHelp(std::function<model::Language()> language) : language_(std::move(language)) {
    wxEvtHandler::AddFilter(this);
}

DialogHelp::~DialogHelp() { wxEvtHandler::RemoveFilter(this); }

int DialogHelp::FilterEvent(wxEvent& event) {
    if (event.GetEventType() != wxEVT_CHAR_HOOK) return Event_Skip;
    const auto& key = static_cast<const wxKeyEvent&>(event);
    if (key.GetKeyCode() != WXK_F1 || key.HasAnyModifiers()) return Event_Skip;
    auto* window = dynamic_cast<wxWindow*>(event.GetEventObject());
    auto* dialog = dynamic_cast<wxDialog*>(window ? wxGetTopLevelParent(window) : nullptr);
    if (dialog == nullptr || !dialog->IsModal() || dialog->GetName() == "manual-dialog") return Event_Skip;
    showManual(dialog, {fromWx(dialog->GetName())}, language_());
    return Event_Processed;
}

}  // namespace cota::wx
