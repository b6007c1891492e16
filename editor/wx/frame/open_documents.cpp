#include "editor/wx/frame/open_documents.h"

#include <wx/menu.h>
#include <wx/simplebook.h>
#include <wx/sizer.h>
#include <wx/utils.h>

#include <cmath>
#include <system_error>
#include <utility>

#include "editor/documents/document_title.h"
#include "editor/documents/files_of_document.h"
#include "editor/wx/bars/recent_files.h"
#include "editor/wx/bars/status_strip.h"
#include "editor/wx/canvas/map_canvas.h"
#include "editor/wx/frame/document_page.h"
#include "editor/wx/frame/file_commands.h"
#include "editor/wx/frame/map_menu.h"
#include "editor/wx/frame/page_trace.h"
#include "editor/wx/frame/shared_session.h"
#include "editor/wx/toolkit/convert.h"
#include "editor/wx/toolkit/strip.h"
#include "editor/wx/toolkit/theme.h"
#include "formats/picture/raster.h"

namespace cota::wx {

namespace {

bool isEmpty(const session::Session& session) {
    return session::filesOf(session.document()).empty() && session.path().empty();
}

wxString titleOf(const session::Session& session) {
    if (isEmpty(session)) return words("Start");
    std::string title = session::titleOf(session.document(), session.language());
    if (title.empty()) title = session.path().filename().string();
    constexpr std::size_t most = 32;
    wxString shown = toWx(title);
    if (shown.length() > most) shown = shown.Left(most) + wxString::FromUTF8("\u2026");
    return shown;
}

}  // namespace

OpenDocuments::OpenDocuments(wxWindow* frame, session::SessionSettings settings, RecentFiles& recent,
                             Trace& trace, StatusStrip& status, const Commands& commands)
    : wxPanel(frame),
      frame_(frame),
      settings_(std::move(settings)),
      recent_(recent),
      trace_(trace),
      status_(status),
      commands_(commands) {
    SetSizer(new wxBoxSizer(wxVERTICAL));
    tabs_ = new Strip(this, "documents", Strip::Way::across);
    tabs_->setInner(true);
    tabs_->Hide();
    book_ = new wxSimplebook(this);
    GetSizer()->Add(tabs_, wxSizerFlags().Expand());
    GetSizer()->Add(book_, wxSizerFlags(1).Expand());
}

OpenDocuments::~OpenDocuments() { DestroyChildren(); }

void OpenDocuments::begin(std::shared_ptr<SharedSession> shown) {
    add(std::move(shown));
    show(0);
}

void OpenDocuments::add(std::shared_ptr<SharedSession> shown) {
    if (!shown) shown = newSharedSession(settings_);
    auto* page = new DocumentPage(book_, std::move(shown), settings_, recent_.files(), trace_, status_);
    auto files = std::make_unique<FileCommands>(frame_, page->session(), settings_, recent_, trace_);
    files->onMessage = [this](const std::string& text) { status_.showMessage(text); };
    files->emptySession = [this]() -> session::Session& {
        showEmpty();
        return this->page().session();
    };
    files->onFile = [this](const std::filesystem::path& path) { openFile(path); };
    open_.push_back({page, std::move(files)});
    book_->AddPage(page, "");
    connect(*page);
}

void OpenDocuments::connect(DocumentPage& connected) {
    auto* page = &connected;
    page->onFile = [this](const wxString& file) { openFile(fromWx(file)); };
    page->onBegin = [this](const session::StartOffer& offer) { files().begin(offer); };
    page->onForget = [this](const std::filesystem::path& file) { recent_.forget(file); };
    page->onAction = [this](const std::string& action) { onAction(action); };
    page->map().Bind(wxEVT_RIGHT_DOWN, [this, page](wxMouseEvent& event) {
        page->map().SetFocus();
        showMapMenu(page->map(), page->session(), commands_, toPointer(event, page->map().viewport()));
    });
    page->onShown = [this] { onShown(); };
    page->onChanged = [this, page](const session::Changed& what) {
        if (what.file || what.document) showTabs();
        if (page == &this->page()) onChanged(what);
    };
    page->onDrawn = [this, page] {
        if (page == &this->page()) drawn();
    };
}

void OpenDocuments::drawn() {
    const auto& map = page().map();
    if (trace_.isOn()) trace_.drawn(placeOf(map, page().session()), page().boxes());
    constexpr double fullSize = 96 / picture::millimetresPerInch;  // pixels in a millimetre
    status_.showZoom(static_cast<int>(std::lround(map.viewport().perMillimetre() / fullSize * 100)));
}

void OpenDocuments::show(std::size_t at) {
    at_ = at;
    book_->ChangeSelection(at);
    page().activate();
    showTabs();
    onSwitched();
}

void OpenDocuments::showNext(int step) {
    const auto count = static_cast<int>(open_.size());
    if (count > 1) show(static_cast<std::size_t>((static_cast<int>(at_) + step + count) % count));
}

void OpenDocuments::showEmpty() {
    for (std::size_t i = 0; i < open_.size(); ++i)
        if (isEmpty(open_[i].page->session())) return show(i);
    add();
    show(open_.size() - 1);
}

bool OpenDocuments::openFile(const std::filesystem::path& path) {
    std::error_code none;
    for (std::size_t i = 0; i < open_.size(); ++i) {
        const auto& other = open_[i].page->session().path();
        if (other.empty() || !std::filesystem::equivalent(other, path, none)) continue;
        show(i);
        return true;
    }
    const std::size_t before = at_;
    showEmpty();
    if (files().openFile(path)) return true;
    if (open_.size() > 1 && before != at_) {
        const std::size_t empty = at_;
        show(before);
        close(empty);
    }
    return false;
}

void OpenDocuments::closeActive() {
    if (page().isOnlyOne() && !files().mayLeave()) return;
    close(at_);
}

void OpenDocuments::close(std::size_t at) {
    if (open_[at].page->isOnlyOne()) open_[at].page->session().close();
    open_[at].page->leave();
    if (open_.size() == 1) add();
    const std::size_t next = at + 1 < open_.size() ? at + 1 : at - 1;
    if (at == at_) show(next);
    open_[at].page->Hide();
    auto closed = std::move(open_[at]);
    open_.erase(open_.begin() + static_cast<std::ptrdiff_t>(at));
    if (at_ > at) --at_;
    book_->RemovePage(at);
    book_->ChangeSelection(at_);
    // The button that was clicked may belong to the page.
    CallAfter([page = closed.page] { page->Destroy(); });
    showTabs();
}

bool OpenDocuments::mayLeaveAll() {
    for (std::size_t i = 0; i < open_.size(); ++i) {
        if (!open_[i].page->isOnlyOne() || !open_[i].page->session().isModified()) continue;
        if (i != at_) show(i);
        if (!files().mayLeave()) return false;
    }
    return true;
}

void OpenDocuments::endAll(bool keepsModified) {
    page().saveLayout();
    for (auto& one : open_) {
        if (one.page->isOnlyOne() && (!keepsModified || !one.page->session().isModified()))
            one.page->session().close();
        one.page->leave();
    }
}

void OpenDocuments::setLanguage(model::Language language) {
    settings_.language = language;
    for (auto& one : open_) one.page->session().setLanguage(language);
}

void OpenDocuments::rebuild() {
    for (auto& one : open_) one.page->rebuild();
    showTabs();
}

/// With a single document the row is not needed.
void OpenDocuments::showTabs() {
    std::vector<StripItem> items;
    for (std::size_t i = 0; i < open_.size(); ++i) {
        const auto& session = open_[i].page->session();
        const std::string number = std::to_string(i + 1);
        StripItem tab{"document-" + number, StripItem::Kind::toggle,
                      (session.isModified() ? wxString::FromUTF8("\u25cf ") : wxString()) + titleOf(session)};
        tab.isOn = i == at_;
        tab.tip = session.path().empty() ? wxString() : toWx(session.path().string());
        tab.run = [this, i] { show(i); };
        tab.menu = [this, i](wxMenu& menu) { fillMenu(menu, i); };
        items.push_back(std::move(tab));
        StripItem close{"close-document-" + number, StripItem::Kind::button, wxString::FromUTF8("\u00d7")};
        close.tip = words("Close");
        close.run = [this, i] {
            show(i);
            closeActive();
        };
        items.push_back(std::move(close));
        items.push_back({"", StripItem::Kind::line, ""});
    }
    tabs_->show(std::move(items));
    if (tabs_->IsShown() == (open_.size() > 1)) return;
    tabs_->Show(open_.size() > 1);
    Layout();
}

void OpenDocuments::fillMenu(wxMenu& menu, std::size_t at) {
    const auto add = [&](const wxString& label, bool isEnabled, std::function<void()> run) {
        auto* item = menu.Append(wxID_ANY, label);
        item->Enable(isEnabled);
        menu.Bind(
            wxEVT_MENU, [this, run = std::move(run)](wxCommandEvent&) { CallAfter(run); }, item->GetId());
    };
    const auto& session = open_[at].page->session();
    add(words("&Save"), session.isModified(), [this, at] {
        show(at);
        files().save();
    });
    add(words("Show in &Folder"), !session.path().empty(), [this, at] {
        wxLaunchDefaultApplication(toWx(open_[at].page->session().path().parent_path().string()));
    });
    if (onNewWindow)
        add(words("&New Window"), !isEmpty(session), [this, at] {
            show(at);
            onNewWindow();
        });
    add(words("&Close"), true, [this, at] {
        show(at);
        closeActive();
    });
    add(words("Close &Others"), open_.size() > 1, [this, at] {
        show(at);
        for (std::size_t i = open_.size(); i-- > 0;) {
            if (open_[i].page == &page()) continue;
            auto* kept = &page();
            show(i);
            if (page().isOnlyOne() && !files().mayLeave()) return;
            close(i);
            for (std::size_t k = 0; k < open_.size(); ++k)
                if (open_[k].page == kept) show(k);
        }
    });
}

}  // namespace cota::wx
