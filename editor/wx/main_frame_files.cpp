// What the window does with files: opening, saving, closing, and recovery after a crash.
#include <wx/config.h>
#include <wx/filedlg.h>
#include <wx/filename.h>
#include <wx/menu.h>
#include <wx/msgdlg.h>
#include <wx/utils.h>

#include <algorithm>
#include <chrono>
#include <system_error>
#include <utility>
#include <vector>

#include "editor/documents/recovery_text.h"
#include "editor/wx/convert.h"
#include "editor/wx/export_dialog.h"
#include "editor/wx/main_frame.h"
#include "editor/wx/map_canvas.h"
#include "editor/wx/new_dialog.h"
#include "editor/wx/start_panel.h"
#include "editor/wx/trace.h"
#include "formats/xml/disk/system_reason.h"
#include "validator/rules/all_rules.h"

namespace cota::wx {

namespace {

constexpr std::size_t mostSaid = 8;

wxString fileTypes() {
    return words("Cota documents") +
           " (*.scenario.xml, *.board.xml, *.forces.xml)|*.scenario.xml;*.board.xml;*.forces.xml|" +
           words("All files") + "|*";
}

}  // namespace

void MainFrame::sayFindings(const wxString& what, const std::vector<model::Finding>& findings) {
    wxString text = what;
    for (std::size_t i = 0; i < std::min(findings.size(), mostSaid); ++i)
        text += "\n\n" + toWx(checks::allMessages().text(findings[i], session_.language()));
    wxMessageBox(text, "Cota", wxICON_ERROR, this);
}

bool MainFrame::openFile(const std::filesystem::path& path) {
    if (session_.open(path)) {
        remember(path);
        sayOpenElsewhere();
        return true;
    }
    sayFindings(words("This file cannot be shown:") + " " + toWx(path.string()), session_.readFindings());
    return false;
}

/// Two windows do not know each other's steps.
void MainFrame::sayOpenElsewhere() {
    wxString names;
    for (const auto& file : session_.openElsewhere())
        names += (names.empty() ? "" : ", ") + toWx(file.filename().string());
    if (names.empty()) return;
    wxMessageDialog told(this, words("Also open in another Cota window: %s.", fromWx(names)), "Cota",
                         wxOK | wxICON_WARNING);
    told.SetExtendedMessage(
        words("If both windows save, the last one overwrites the other. Close one of them."));
    told.ShowModal();
}

void MainFrame::newDocument() {
    if (!mayLeave()) return;
    auto made = askNew(this, places_.mapsets, session_.language());
    if (made) session_.create(std::move(made->document), made->gamesBeside);
}

void MainFrame::buildRecent(wxMenu& menu) {
    auto* config = wxConfigBase::Get();
    const wxConfigPathChanger there(config, "/recent/");
    if (recentMenu_)
        recent_.RemoveMenu(recentMenu_);  // belonged to the destroyed window
    else
        Bind(
            wxEVT_MENU,
            [this](wxCommandEvent& event) {
                const wxString file =
                    recent_.GetHistoryFile(static_cast<std::size_t>(event.GetId() - wxID_FILE1));
                if (mayLeave()) openFile(fromWx(file));
            },
            wxID_FILE1, wxID_FILE9);
    recentMenu_ = &menu;
    recent_.Load(*config);
    recent_.UseMenu(&menu);
    recent_.AddFilesToMenu();
    start_->showFor(session_);  // it shows the recent files too
}

void MainFrame::remember(const std::filesystem::path& path) {
    std::error_code ignored;
    auto* config = wxConfigBase::Get();
    const wxConfigPathChanger there(config, "/recent/");
    recent_.AddFileToHistory(toWx(std::filesystem::absolute(path, ignored).lexically_normal().string()));
    recent_.Save(*config);
    config->Flush();
}

void MainFrame::openAsked() {
    if (!mayLeave()) return;
    wxFileDialog dialog(this, words("Open"), toWx(session_.path().parent_path().string()), "", fileTypes(),
                        wxFD_OPEN | wxFD_FILE_MUST_EXIST);
    if (dialog.ShowModal() == wxID_OK) openFile(fromWx(dialog.GetPath()));
}

bool MainFrame::saveWith(const std::function<std::vector<model::Finding>()>& write) {
    try {
        const auto findings = write();
        if (findings.empty()) {
            say(session_.savedText());
            if (trace_) trace_->say("written " + session_.path().filename().string());
            return true;
        }
        sayFindings(words("The document was not saved."), findings);
    } catch (const std::system_error& error) {
        wxMessageBox(words("The document was not saved. It is still open; save it to another place.") +
                         "\n\n" + toWx(xml::savingReason(error).in(session_.language())),
                     "Cota", wxICON_ERROR, this);
    }
    return false;
}

bool MainFrame::save() {
    if (session_.path().empty()) return saveAs();
    if (!session_.changedOnDisk().empty() &&
        wxMessageBox(words("Another program changed these files. Overwrite its changes?"), "Cota",
                     wxYES_NO | wxNO_DEFAULT | wxICON_WARNING, this) != wxYES)
        return false;
    return saveWith([this] { return session_.save(); });
}

namespace {

/// Asks whether a scenario saved under another name gets copies of its boards and forces; nothing if the
/// user cancels.
std::optional<session::OtherFiles> askForCopies(wxWindow* parent, const session::Session& session,
                                                const std::filesystem::path& path) {
    const auto copies = session.copiesFor(path);
    if (copies.empty()) return session::OtherFiles::shared;
    wxString old, fresh;
    for (const auto& one : copies) {
        old += (old.empty() ? "" : ", ") + toWx(one.part.key);
        fresh += (fresh.empty() ? "" : ", ") + toWx(one.name);
    }
    wxMessageDialog ask(parent,
                        words("Make separate copies of the map and forces for %s?", path.filename().string()),
                        "Cota", wxYES_NO | wxCANCEL | wxICON_QUESTION);
    ask.SetExtendedMessage(
        words("Own copies: %s are written; the other scenario does not change.", fromWx(fresh)) + "\n\n" +
        words("Keep sharing: both scenarios use %s, and a change there affects both.", fromWx(old)));
    ask.SetYesNoCancelLabels(words("&Own copies"), words("&Keep sharing"), words("&Cancel"));
    const int answer = ask.ShowModal();
    if (answer == wxID_CANCEL) return std::nullopt;
    return answer == wxID_YES ? session::OtherFiles::copied : session::OtherFiles::shared;
}

}  // namespace

bool MainFrame::saveAs() {
    wxFileDialog dialog(this, words("Save as"), toWx(session_.path().parent_path().string()),
                        toWx(session_.path().empty() ? session::proposedName(session_.document())
                                                     : session_.path().filename().string()),
                        fileTypes(), wxFD_SAVE | wxFD_OVERWRITE_PROMPT);
    if (dialog.ShowModal() != wxID_OK) return false;
    const std::filesystem::path asked = fromWx(dialog.GetPath());
    const auto path = session::withEnding(asked, session_.document());
    if (path != asked && !mayWriteOver(this, path)) return false;
    const auto others = askForCopies(this, session_, path);
    if (!others) return false;
    const bool isSaved = saveWith([&] { return session_.saveAs(path, *others); });
    if (isSaved) remember(path);
    return isSaved;
}

/// Reports a finished export in the status bar.
void MainFrame::sayWritten(const WrittenMap& written) {
    const std::string file = fromWx(written.file);
    if (file.empty()) return;
    say(session::tr("Saved: %s", file) + fromWx(written.lost));
    if (trace_) trace_->say("written " + std::filesystem::path(file).filename().string());
}

void MainFrame::print() {
    const auto printed = printMap(this, session_, canvas_->layers());
    sayWritten(printed.written);
    if (printed.pages == 0) return;
    say(session::tr("Sent to the printer; pages: %s", std::to_string(printed.pages)));
    if (trace_) trace_->say("printed " + std::to_string(printed.pages));
}

void MainFrame::revert() {
    if (!session_.revert())
        sayFindings(words("The file can no longer be read. The document is unchanged."),
                    session_.readFindings());
}

bool MainFrame::mayLeave() {
    if (!session_.isModified() || session::partsOf(session_.document()).empty()) return true;
    const std::string title = session::titleOf(session_.document(), session_.language());
    const std::string name = session_.path().empty() ? title : session_.path().filename().string();
    wxMessageDialog ask(this, words("Save the changes to %s first?", name), "Cota",
                        wxYES_NO | wxCANCEL | wxICON_QUESTION);
    ask.SetExtendedMessage(toWx(session_.unsavedText()));
    ask.SetYesNoCancelLabels(words("&Save"), words("&Discard"), words("&Cancel"));
    const int answer = ask.ShowModal();
    if (answer == wxID_YES) return save();
    return answer == wxID_NO;
}

void MainFrame::onClose(wxCloseEvent& event) {
    if (event.CanVeto() && !mayLeave()) return event.Veto();
    // If the system ends the session, the journal stays, unless nothing would be lost.
    if (event.CanVeto() || !session_.isModified()) session_.close();
    event.Skip();
}

void MainFrame::onActivate(wxActivateEvent& event) {
    event.Skip();
    if (!event.GetActive() || isAsking_ || session_.path().empty() || session_.isModified()) return;
    if (session_.changedOnDisk().empty()) return;
    isAsking_ = true;
    CallAfter([this] {
        const int answer = wxMessageBox(words("Another program changed these files. Reload them?"), "Cota",
                                        wxYES_NO | wxICON_QUESTION, this);
        if (answer == wxYES) revert();
        isAsking_ = answer != wxYES;  // do not ask again after "No"
    });
}

namespace {

/// When the journal was last written.
std::chrono::system_clock::time_point writtenAt(const std::filesystem::path& journal) {
    std::error_code ignored;
    const auto when = std::filesystem::last_write_time(journal, ignored);
    return std::chrono::time_point_cast<std::chrono::system_clock::duration>(
        std::chrono::file_clock::to_sys(when));
}

/// A description of what can be recovered, for the user to decide.
wxString told(const session::Recovered& recovered, const std::filesystem::path& journal,
              model::Language language) {
    wxString text = words("Unsaved work was found:") + "\n\n" +
                    toWx(session::recoveryText(recovered, writtenAt(journal), language));
    if (recovered.isTorn) text += "\n\n" + words("Later changes were not saved completely and are lost.");
    if (!session::DocumentFiles(recovered.origin).changedOnDisk().empty())
        text += "\n\n" + words("The files on disk have changed since then. Recovery does not touch them.");
    return text;
}

bool isSame(const std::filesystem::path& one, const std::filesystem::path& other) {
    std::error_code none;
    return std::filesystem::equivalent(one, other, none);
}

/// Asks whether to delete a journal that cannot be read; otherwise it would stay there forever.
void offerUnreadable(wxWindow* parent, const std::filesystem::path& journal) {
    wxMessageDialog ask(
        parent, words("Unsaved work was found, but it cannot be read:") + " " + toWx(journal.string()),
        "Cota", wxYES_NO | wxNO_DEFAULT | wxICON_WARNING);
    ask.SetYesNoLabels(words("&Discard"), words("&Later"));
    std::error_code ignored;
    if (ask.ShowModal() == wxID_YES) std::filesystem::remove(journal, ignored);
}

}  // namespace

bool MainFrame::offerRecovery(const std::filesystem::path& asked) {
    if (places_.recovery.empty()) return false;
    std::vector<std::pair<std::filesystem::path, std::optional<session::Recovered>>> left;
    for (const auto& journal : session::leftJournals(places_.recovery))
        left.emplace_back(journal, session::recover(journal));
    const auto isAsked = [&](const auto& one) {
        return one.second && isSame(one.second->origin.file, asked);
    };
    if (!asked.empty()) std::stable_partition(left.begin(), left.end(), isAsked);
    for (auto& [journal, recovered] : left) {
        if (!recovered) {
            offerUnreadable(this, journal);
            continue;
        }
        std::error_code ignored;
        // The saved files may be missing now, so that the journal has the only copy.
        const bool isUntouched = !session::holdsWork(*recovered) &&
                                 session::DocumentFiles(recovered->origin).changedOnDisk().empty();
        if (isUntouched || session::isAllOnDisk(*recovered)) {
            std::filesystem::remove(journal, ignored);
            continue;
        }
        wxMessageDialog ask(this, told(*recovered, journal, session_.language()), "Cota",
                            wxYES_NO | wxCANCEL | wxICON_QUESTION);
        ask.SetYesNoCancelLabels(words("&Recover"), words("&Discard"), words("&Later"));
        const int answer = ask.ShowModal();
        if (answer == wxID_NO) std::filesystem::remove(journal, ignored);
        if (answer != wxID_YES) continue;
        session_.resume(journal, std::move(*recovered));
        sayOpenElsewhere();
        if (!asked.empty() && !isSame(session_.path(), asked))
            say(session::tr("Recovered; %s was not opened.", asked.filename().string()));
        return true;
    }
    return false;
}

}  // namespace cota::wx
