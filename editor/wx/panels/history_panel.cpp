#include "editor/wx/panels/history_panel.h"

#include <wx/datetime.h>
#include <wx/menu.h>
#include <wx/sizer.h>
#include <wx/textdlg.h>
#include <wx/utils.h>

#include <utility>
#include <vector>

#include "editor/answers/changed_hexes.h"
#include "editor/documents/recovery_offers.h"
#include "editor/wx/toolkit/convert.h"
#include "editor/wx/toolkit/row_list.h"
#include "editor/wx/toolkit/theme.h"
#include "editor/wx/toolkit/wrapped_text.h"

namespace cota::wx {

namespace {

constexpr int restBeforeMarking = 300;  // milliseconds

/// The time today, or the day.
wxString timeOf(std::chrono::system_clock::time_point when) {
    if (when == std::chrono::system_clock::time_point{}) return {};
    const wxDateTime time(std::chrono::system_clock::to_time_t(when));
    return time.IsSameDate(wxDateTime::Now()) ? time.Format("%H:%M") : time.Format("%Y-%m-%d");
}

}  // namespace

HistoryPanel::HistoryPanel(wxWindow* parent, session::Session& session) : wxPanel(parent), session_(session) {
    SetName(words("History"));
    SetBackgroundColour(colours().window);
    SetSizer(new wxBoxSizer(wxVERTICAL));
    list_ = new RowList(this, "history");
    GetSizer()->Add(list_, wxSizerFlags(1).Expand());
    list_->onSelect = [this] {
        // A right click only opens the menu of the step.
        if (list_->isForMenu()) return;
        if (list_->selection().empty()) return;
        session_.goTo(std::stoul(*list_->selection().begin()));
    };
    list_->onMenu = [this](const std::string& id, const wxPoint& at) { showMenu(id, at); };
    list_->Bind(wxEVT_MOTION, [this](wxMouseEvent& event) {
        event.Skip();
        pointed(list_->ClientToScreen(event.GetPosition()));
    });
    list_->Bind(wxEVT_LEAVE_WINDOW, [this](wxMouseEvent& event) {
        event.Skip();
        leave();
    });
    rest_.SetOwner(this);
    Bind(wxEVT_TIMER, [this](wxTimerEvent&) { showDifference(); });
    listening_ = session_.changed.connect([this](const session::Changed& what) {
        if (what.opened) saved_.reset();
        const bool isOther = what.selection || what.findings;
        if (what.document || what.file || !isOther) fill();
    });
    fill();
}

void HistoryPanel::SetFocus() { list_->SetFocus(); }

void HistoryPanel::fill() {
    const auto& history = session_.history();
    const auto& entries = history.entries();
    if (!session_.path().empty() && !session_.isModified()) saved_ = history.position();
    if (saved_ && *saved_ >= entries.size()) saved_.reset();
    std::vector<ListRow> rows;
    for (std::size_t i = entries.size(); i-- > 0;) {
        const auto& entry = entries[i];
        ListRow row{std::to_string(i), i == 0 ? words("Opened") : toWx(entry.label.in(session_.language()))};
        row.right = timeOf(entry.when);
        row.isStrong = i == history.position();
        if (i > history.position()) row.ink = Tone::muted;
        if (!entry.version.empty()) row.badges.push_back({toWx(entry.version), Tone::accent});
        if (saved_ == i) row.badges.push_back({words("saved"), Tone::passed});
        rows.push_back(std::move(row));
    }
    pointed_.clear();
    list_->show(std::move(rows));
    list_->select({std::to_string(history.position())});
}

void HistoryPanel::pointed(const wxPoint& at) {
    const std::string now = list_->rowAtScreen(at);
    if (now == pointed_) return;
    leave();
    pointed_ = now;
    if (!now.empty()) rest_.StartOnce(restBeforeMarking);
}

void HistoryPanel::leave() {
    rest_.Stop();
    pointed_.clear();
    if (std::exchange(isMarking_, false)) onHexes({});
}

/// Between the document now and that of the step below the pointer.
void HistoryPanel::showDifference() {
    const auto& entries = session_.history().entries();
    const std::size_t place = pointed_.empty() ? entries.size() : std::stoul(pointed_);
    if (place >= entries.size() || place == session_.history().position() || !session_.map()) return;
    auto hexes = session::changedHexes(*session_.map(), session_.document(), entries[place].document);
    isMarking_ = !hexes.empty();
    if (isMarking_) onHexes(std::move(hexes));
}

void HistoryPanel::showMenu(const std::string& id, const wxPoint& at) {
    if (id.empty()) return;
    const std::size_t place = std::stoul(id);
    wxMenu menu;
    const auto add = [&](const wxString& label, bool isEnabled, const std::function<void()>& run) {
        auto* item = menu.Append(wxID_ANY, label);
        item->Enable(isEnabled);
        menu.Bind(
            wxEVT_MENU, [this, run](wxCommandEvent&) { CallAfter(run); }, item->GetId());
    };
    add(words("&Go Here"), place != session_.history().position(), [this, place] { session_.goTo(place); });
    add(words("&What Changed"), place > 0, [this, place] { sayChanges(place); });
    add(words("&Name a Version..."), true, [this, place] { nameVersion(place); });
    list_->PopupMenu(&menu, at);
    list_->select({std::to_string(session_.history().position())}, false);
}

/// By this step alone. The marks stay until the next click on the map.
void HistoryPanel::sayChanges(std::size_t place) {
    const auto& entries = session_.history().entries();
    if (place == 0 || place >= entries.size()) return;
    const auto &before = entries[place - 1].document, &after = entries[place].document;
    const auto counts = session::differenceCounts(before, after, session_.language());
    onMessage(counts.empty() ? session::tr("This step has changed nothing that can be counted.")
                             : session::tr("This step has changed: %s", counts));
    isMarking_ = false;
    if (session_.map()) onHexes(session::changedHexes(*session_.map(), before, after));
}

void HistoryPanel::nameVersion(std::size_t place) {
    const auto& entries = session_.history().entries();
    if (place >= entries.size()) return;
    wxTextEntryDialog ask(this, words("Name of the version (empty: none)"), words("Name a Version"),
                          toWx(entries[place].version));
    ask.SetName("version-name-dialog");
    setVerb(ask, words("&Save"));
    if (ask.ShowModal() == wxID_OK) session_.nameVersion(place, fromWx(ask.GetValue()));
}

}  // namespace cota::wx
