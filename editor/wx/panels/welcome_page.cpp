#include "editor/wx/panels/welcome_page.h"

#include <wx/button.h>
#include <wx/config.h>
#include <wx/filedlg.h>
#include <wx/filename.h>
#include <wx/menu.h>
#include <wx/mstream.h>
#include <wx/sizer.h>
#include <wx/stattext.h>

#include <algorithm>
#include <utility>

#include "editor/documents/journal.h"
#include "editor/documents/recovery_offers.h"
#include "editor/wx/toolkit/card_grid.h"
#include "editor/wx/toolkit/convert.h"
#include "editor/wx/toolkit/keys.h"
#include "editor/wx/toolkit/theme.h"
#include "formats/model/finding/message_value.h"
#include "mapsets/loading/game_shelf.h"

namespace cota::wx {

namespace {

constexpr int pauseBeforeCards = 150;  // milliseconds: a document may be opened at once
constexpr const char* recentStart = "recent/";
constexpr int columnOfButtons = 220;
constexpr const char* lastGameKey = "/new/game";  // of the dialog "New"

session::CardSettings cardSettings(const session::SessionSettings& settings) {
    session::CardSettings made;
    made.mapsets = settings.mapsets;
    made.mapsets.shelf = std::make_shared<mapsets::GameShelf>();  // of the other thread
    if (!settings.recovery.empty()) made.folder = settings.recovery.parent_path() / "thumbnails";
    made.language = settings.language;
    return made;
}

std::string findingsText(const session::MapCard& card) {
    const std::size_t count = card.errors + card.warnings;
    if (count == 0) return session::tr("no errors or warnings");
    return session::filledIn(session::trLater("{count:# finding|# findings}"),
                             {model::MessageValue{"count", std::to_string(count)}});
}

std::string changedText(const wxString& file) {
    const wxDateTime when = wxFileName(file).GetModificationTime();
    return when.IsValid() ? session::timeText(std::chrono::system_clock::from_time_t(when.GetTicks()))
                          : std::string();
}

wxImage imageOf(const std::string& png) {
    wxMemoryInputStream stream(png.data(), png.size());
    return wxImage(stream, wxBITMAP_TYPE_PNG);
}

}  // namespace

WelcomePage::WelcomePage(wxWindow* parent, const wxFileHistory& recent,
                         const session::SessionSettings& settings, WelcomeActions actions)
    : wxPanel(parent),
      recent_(recent),
      settings_(settings),
      actions_(std::move(actions)),
      drawing_(cardSettings(settings),
               [this](const session::MapCard& card) { CallAfter([this, card] { takeCard(card); }); }),
      listing_([this, made = cardSettings(settings)](int) {
          auto offers = std::make_shared<std::vector<session::StartOffer>>(
              session::startOffers(made.mapsets, made.language));
          CallAfter([this, offers] { takeOffers(std::move(*offers)); });
      }) {
    SetName(words("Start"));
    SetBackgroundColour(colours().panel);
    if (!wxImage::FindHandler(wxBITMAP_TYPE_PNG)) wxImage::AddHandler(new wxPNGHandler);
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    auto* column = new wxBoxSizer(wxVERTICAL);
    buildButtons(*column);
    grid_ = new CardGrid(this, "start");
    grid_->onActivate = [this](const std::string& id) { CallAfter([this, id] { activate(id); }); };
    grid_->onLink = [this](const std::string& id, const std::string& link) {
        CallAfter([this, id, link] { followLink(id, link); });
    };
    grid_->onMenu = [this](const std::string& id, const wxPoint& at) { showCardMenu(id, at); };
    row->Add(column, wxSizerFlags().Expand().Border(wxALL, FromDIP(16)));
    row->Add(grid_, wxSizerFlags(1).Expand());
    SetSizer(row);
    soon_.SetOwner(this);
    Bind(wxEVT_TIMER, [this](wxTimerEvent&) { askForCards(); });
}

void WelcomePage::buildButtons(wxBoxSizer& column) {
    auto* title = new wxStaticText(this, wxID_ANY, "Cota");
    title->SetFont(GetFont().Bold().Scaled(1.8F));
    column.Add(title, wxSizerFlags().Border(wxBOTTOM, FromDIP(12)));
    const auto add = [&](const wxString& label, const std::string& action) {
        auto* button = new wxButton(this, wxID_ANY, label, wxDefaultPosition,
                                    wxSize(FromDIP(columnOfButtons), -1), wxBU_LEFT);
        // A long label needs more than the usual width.
        const int width = std::max(FromDIP(columnOfButtons), button->GetBestSize().x);
        button->SetMinSize({width, -1});
        button->SetToolTip(withKeys(label, action));
        button->Bind(wxEVT_BUTTON, [this, action](wxCommandEvent&) {
            CallAfter([this, action] { actions_.run(action); });
        });
        column.Add(button, wxSizerFlags().Expand().Border(wxBOTTOM, FromDIP(8)));
        return button;
    };
    add(words("New scenario..."), "new");
    add(words("New board..."), "new-board");
    add(words("Open..."), "open");
    recover_ = add(words("Recover unsaved work..."), "recover");
    recover_->Hide();
    column.Add(new wxStaticText(this, wxID_ANY, words("or drop a file here")),
               wxSizerFlags().Border(wxTOP, FromDIP(8)));
}

void WelcomePage::appear() {
    recover_->Show(!settings_.recovery.empty() && !session::leftJournals(settings_.recovery).empty());
    fill();
    Layout();
    soon_.StartOnce(pauseBeforeCards);
}

void WelcomePage::disappear() {
    soon_.Stop();
    drawing_.start({});
}

void WelcomePage::SetFocus() { grid_->SetFocus(); }

void WelcomePage::fill() {
    std::vector<CardSection> sections;
    const auto sectionFor = [&](const wxString& title) -> CardSection& {
        if (sections.empty() || sections.back().title != title) sections.push_back({title, {}});
        return sections.back();
    };
    // Templates of the game used last come first.
    const auto last = fromWx(wxConfigBase::Get()->Read(lastGameKey, ""));
    std::stable_partition(offers_.begin(), offers_.end(), [&](const session::StartOffer& one) {
        return !one.document || one.gameId == last;
    });
    for (std::size_t i = 0; i < recent_.GetCount(); ++i) {
        const wxString file = recent_.GetHistoryFile(i);
        const std::string id = recentStart + fromWx(file);
        GridCard card{id, wxFileName(file).GetFullName()};
        card.icon = "scenario";
        card.tip = file;
        const auto known = cards_.find(id);
        if (known != cards_.end() && !known->second.title.empty()) card.title = toWx(known->second.title);
        if (!wxFileName::FileExists(file)) {
            card.isMuted = true;
            card.detail = words("Not found.");
            card.links = {{"locate", words("Locate...")}, {"remove", words("Remove")}};
        } else {
            card.detail = known == cards_.end() ? wxFileName(file).GetFullName() : toWx(known->second.game);
            card.more = toWx(changedText(file));
            if (known != cards_.end())
                card.more +=
                    wxString::FromUTF8(" \u00b7 ") +
                    toWx(known->second.isThere ? findingsText(known->second) : session::tr("cannot be read"));
        }
        sectionFor(words("Recent")).cards.push_back(std::move(card));
    }
    for (const auto& offer : offers_) {
        GridCard card{offer.id, toWx(offer.title)};
        card.tip = toWx(offer.title);
        if (offer.document) {
            card.icon = "add";
        } else {
            card.detail = toWx(offer.game);
            card.more = words("Opens as a copy");
            card.icon = "terrain";
        }
        sectionFor(offer.document ? words("Templates: %s", offer.game) : words("Samples"))
            .cards.push_back(std::move(card));
    }
    grid_->show(std::move(sections));
}

void WelcomePage::askForCards() {
    if (!IsShownOnScreen()) return;
    if (!std::exchange(isListed_, true)) return listing_.start(0);
    std::vector<session::CardRequest> requests;
    for (std::size_t i = 0; i < recent_.GetCount(); ++i) {
        const std::string file = fromWx(recent_.GetHistoryFile(i));
        requests.push_back({recentStart + file, file, {}, true});
    }
    for (const auto& offer : offers_) {
        if (grid_->hasPicture(offer.id)) continue;
        session::CardRequest request{offer.id, offer.file};
        request.document = offer.document;
        requests.push_back(std::move(request));
    }
    drawing_.start(std::move(requests));
}

void WelcomePage::takeOffers(std::vector<session::StartOffer> offers) {
    offers_ = std::move(offers);
    fill();
    askForCards();
}

void WelcomePage::takeCard(const session::MapCard& card) {
    if (!card.png.empty())
        if (const auto image = imageOf(card.png); image.IsOk()) grid_->setPicture(card.id, image);
    if (!card.id.starts_with(recentStart)) return;
    cards_[card.id] = card;
    fill();
}

void WelcomePage::activate(const std::string& id) {
    if (id.starts_with(recentStart)) return actions_.open(id.substr(std::string_view(recentStart).size()));
    const auto offer = std::ranges::find(offers_, id, &session::StartOffer::id);
    if (offer != offers_.end()) actions_.begin(session::StartOffer(*offer));
}

void WelcomePage::followLink(const std::string& id, const std::string& link) {
    const std::filesystem::path file = id.substr(std::string_view(recentStart).size());
    if (link == "remove") {
        actions_.forget(file);
        return fill();
    }
    wxFileDialog dialog(this, words("Where is %s now?", file.filename().string()), "",
                        toWx(file.filename().string()), words("All files") + "|*",
                        wxFD_OPEN | wxFD_FILE_MUST_EXIST);
    if (dialog.ShowModal() != wxID_OK) return;
    actions_.forget(file);
    actions_.open(fromWx(dialog.GetPath()));
}

void WelcomePage::showCardMenu(const std::string& id, const wxPoint& at) {
    wxMenu menu;
    const auto add = [&](const wxString& label, const std::function<void()>& run) {
        const auto* item = menu.Append(wxID_ANY, label);
        menu.Bind(
            wxEVT_MENU, [this, run](wxCommandEvent&) { CallAfter(run); }, item->GetId());
    };
    const bool isRecent = id.starts_with(recentStart);
    const wxString file = isRecent ? toWx(id).Mid(std::string_view(recentStart).size()) : wxString();
    if (isRecent && !wxFileName::FileExists(file)) {
        add(words("&Locate..."), [this, id] { followLink(id, "locate"); });
    } else {
        add(isRecent ? words("&Open") : words("&Open a Copy"), [this, id] { activate(id); });
        if (isRecent)
            add(words("Show in &Folder"), [file] { wxLaunchDefaultApplication(wxFileName(file).GetPath()); });
    }
    if (isRecent) add(words("&Remove from This List"), [this, id] { followLink(id, "remove"); });
    grid_->PopupMenu(&menu, at);
}

}  // namespace cota::wx
