#include "editor/wx/frame/disk_notice.h"

#include <wx/button.h>

#include <algorithm>
#include <vector>

#include "editor/documents/recovery_offers.h"
#include "editor/wx/toolkit/convert.h"

namespace cota::wx {

namespace {

constexpr int milliseconds = 400;

}  // namespace

DiskNotice::DiskNotice(wxWindow* parent, session::Session& session)
    : wxInfoBar(parent), session_(session), timer_(this) {
    const int keep = wxWindow::NewControlId(), load = wxWindow::NewControlId();
    AddButton(keep, words("Keep Mine"));
    AddButton(load, words("Load Theirs"));
    Bind(
        wxEVT_BUTTON, [this](wxCommandEvent&) { take(session::Keep::mine); }, keep);
    Bind(
        wxEVT_BUTTON, [this](wxCommandEvent&) { take(session::Keep::theirs); }, load);
    Bind(wxEVT_TIMER, [this](wxTimerEvent&) { look(); });
    timer_.Start(milliseconds);
}

void DiskNotice::look() {
    if (watch_.hasChanged(session_.files())) {
        isDue_ = true;
        return;
    }
    if (!isDue_) return;
    isDue_ = false;
    if (session_.changedOnDisk().empty()) return Dismiss();
    const auto changes = session_.diskChanges();
    if (!changes) {
        ShowMessage(words("%s can no longer be read. Saving writes it again.",
                          session_.changedOnDisk().front().filename().string()),
                    wxICON_WARNING);
    } else if (changes->both.empty()) {
        loadAtOnce(*changes);
    } else {
        ask(*changes);
    }
}

wxString DiskNotice::namesOf(const session::DiskChanges& changes) const {
    wxString names;
    for (const auto* parts : {&changes.both, &changes.theirs})
        for (const auto& part : *parts) {
            const auto name = part.key.empty() ? session_.path().filename().string() : part.key;
            names += (names.empty() ? "" : ", ") + toWx(name);
        }
    return names;
}

void DiskNotice::loadAtOnce(const session::DiskChanges& changes) {
    Dismiss();
    const auto before = session_.document();
    if (!session_.takeFromDisk(session::Keep::mine)) return;
    const auto counts = session::differenceCounts(before, session_.document(), session_.language());
    if (counts.empty()) return;
    onMessage(fromWx(words("%s was changed by another program and loaded again", fromWx(namesOf(changes)))) +
              " (" + counts + ")");
}

void DiskNotice::ask(const session::DiskChanges& changes) {
    ShowMessage(words("%s was changed by another program, and you have changes there that are not saved.",
                      fromWx(namesOf(changes))),
                wxICON_WARNING);
}

void DiskNotice::take(session::Keep keep) {
    Dismiss();
    session_.takeFromDisk(keep);
}

}  // namespace cota::wx
