#include "editor/wx/frame/file_commands.h"

#include <wx/filedlg.h>
#include <wx/msgdlg.h>

#include <algorithm>
#include <system_error>
#include <utility>
#include <vector>

#include "editor/documents/document_title.h"
#include "editor/wx/bars/recent_files.h"
#include "editor/wx/dialogs/export_dialog.h"
#include "editor/wx/dialogs/ground_dialog.h"
#include "editor/wx/dialogs/heat_dialog.h"
#include "editor/wx/dialogs/heights_dialog.h"
#include "editor/wx/dialogs/kit_dialog.h"
#include "editor/wx/dialogs/new_dialog.h"
#include "editor/wx/dialogs/recovery_dialog.h"
#include "editor/wx/dialogs/table_export_dialog.h"
#include "editor/wx/help/manual_frame.h"
#include "editor/wx/toolkit/convert.h"
#include "editor/wx/toolkit/trace.h"
#include "formats/xml/disk/system_reason.h"
#include "validator/rules/all_rules.h"

namespace cota::wx {

namespace {

constexpr std::size_t mostShown = 8;

wxString fileTypes() {
    return words("Cota documents") +
           " (*.scenario.xml, *.board.xml, *.forces.xml)|*.scenario.xml;*.board.xml;*.forces.xml|" +
           words("All files") + "|*";
}

}  // namespace

FileCommands::FileCommands(wxWindow* frame, session::Session& session, session::SessionSettings settings,
                           RecentFiles& recent, Trace& trace)
    : frame_(frame), session_(session), settings_(std::move(settings)), recent_(recent), trace_(trace) {}

void FileCommands::showFindings(const wxString& what, const std::vector<model::Finding>& findings) {
    wxString text = what;
    for (std::size_t i = 0; i < std::min(findings.size(), mostShown); ++i)
        text += "\n\n" + toWx(checks::allMessages().text(findings[i], session_.language()));
    wxMessageBox(text, "Cota", wxICON_ERROR, frame_);
}

bool FileCommands::openFile(const std::filesystem::path& path) {
    if (session_.open(path)) {
        recent_.add(path);
        reportOpenElsewhere();
        return true;
    }
    showFindings(words("This file cannot be shown:") + " " + toWx(path.string()), session_.readFindings());
    return false;
}

/// As soon as the journal is written, because journals tell which windows have a file open.
void FileCommands::reportOpenElsewhere() {
    constexpr int pause = 50;  // milliseconds
    elsewhere_.isDone = [this] {
        if (!session_.isJournalWritten()) return false;
        elsewhere_.Stop();
        tellOpenElsewhere();
        return true;
    };
    if (!elsewhere_.isDone()) elsewhere_.Start(pause);
}

/// Two windows do not know each other's steps.
void FileCommands::tellOpenElsewhere() {
    wxString names;
    for (const auto& file : session_.openElsewhere())
        names += (names.empty() ? "" : ", ") + toWx(file.filename().string());
    if (names.empty()) return;
    wxMessageDialog warning(frame_, words("Also open in another Cota window: %s.", fromWx(names)), "Cota",
                            wxOK | wxICON_WARNING);
    warning.SetExtendedMessage(
        words("If both windows save, the last one overwrites the other. Close one of them."));
    warning.ShowModal();
}

std::optional<OpenBoard> FileCommands::openBoard() {
    const auto& document = session_.document();
    if (document.scenario || document.boards.size() != 1) return std::nullopt;
    return OpenBoard{*document.boards.begin()->second, [this] {
                         const bool isSaved = !session_.path().empty() && !session_.isModified();
                         return isSaved || save() ? session_.path() : std::filesystem::path();
                     }};
}

void FileCommands::newDocument(session::Beginning what) {
    auto made = askNew(frame_, settings_.mapsets, session_.language(), what, openBoard());
    if (made) emptySession().create(std::move(made->document), made->gamesBeside);
}

void FileCommands::begin(const session::StartOffer& offer) {
    if (offer.document) return emptySession().create(*offer.document);
    auto opened = session::openDocument(offer.file);
    if (!opened.document) return showFindings(words("%s was not opened.", offer.title), opened.findings);
    emptySession().create(std::move(*opened.document), offer.file);
}

void FileCommands::open() {
    wxFileDialog dialog(frame_, words("Open"), toWx(session_.path().parent_path().string()), "", fileTypes(),
                        wxFD_OPEN | wxFD_FILE_MUST_EXIST);
    if (dialog.ShowModal() == wxID_OK) onFile(fromWx(dialog.GetPath()));
}

std::string FileCommands::nameOfDocument() const {
    return session_.path().empty() ? session::titleOf(session_.document(), session_.language())
                                   : session_.path().filename().string();
}

bool FileCommands::saveWith(const std::function<std::vector<model::Finding>()>& write) {
    try {
        const auto findings = write();
        if (findings.empty()) {
            onMessage(session_.savedText());
            trace_.say("written " + session_.path().filename().string());
            return true;
        }
        showFindings(words("%s was not saved.", nameOfDocument()), findings);
    } catch (const std::system_error& error) {
        wxMessageBox(
            words("%s was not saved. It is still open; save it to another place.", nameOfDocument()) +
                "\n\n" + toWx(xml::savingReason(error).in(session_.language())),
            "Cota", wxICON_ERROR, frame_);
    }
    return false;
}

bool FileCommands::mayOverwrite(const std::vector<std::filesystem::path>& changed) {
    wxString names;
    for (const auto& file : changed) names += (names.empty() ? "" : ", ") + toWx(file.filename().string());
    wxMessageDialog ask(frame_, words("Another program changed %s. Overwrite its changes?", fromWx(names)),
                        "Cota", wxYES_NO | wxNO_DEFAULT | wxICON_WARNING);
    ask.SetYesNoLabels(words("&Overwrite"), words("&Cancel"));
    return ask.ShowModal() == wxID_YES;
}

bool FileCommands::save() {
    if (session_.path().empty()) return saveAs();
    if (const auto changed = session_.changedOnDisk(); !changed.empty() && !mayOverwrite(changed))
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
        old += (old.empty() ? "" : ", ") + toWx(one.file.key);
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

bool FileCommands::saveAs() {
    wxFileDialog dialog(
        frame_, words("Save as"), toWx(session_.path().parent_path().string()),
        toWx(session_.path().empty() ? session::proposedName(session_.document(), session_.language())
                                     : session_.path().filename().string()),
        fileTypes(), wxFD_SAVE | wxFD_OVERWRITE_PROMPT);
    if (dialog.ShowModal() != wxID_OK) return false;
    const std::filesystem::path asked = fromWx(dialog.GetPath());
    const auto path = session::withEnding(asked, session_.document());
    if (path != asked && !mayWriteOver(frame_, path)) return false;
    const auto others = askForCopies(frame_, session_, path);
    if (!others) return false;
    const bool isSaved = saveWith([&] { return session_.saveAs(path, *others); });
    if (isSaved) recent_.add(path);
    return isSaved;
}

/// Reports a finished export in the status bar.
void FileCommands::reportWritten(const WrittenMap& written) {
    const std::string file = fromWx(written.file);
    if (file.empty()) return;
    onMessage(session::tr("Saved: %s", file) + fromWx(written.lost));
    trace_.say("written " + std::filesystem::path(file).filename().string());
}

void FileCommands::importHeights() {
    auto made = askHeights(frame_, session_, settings_.mapsets);
    if (!made) return;
    session::Session& target = made->document ? emptySession() : session_;
    if (made->document) target.create(std::move(*made->document));
    target.commit(std::move(made->step));
    trace_.say("heights");
}

void FileCommands::importGround() {
    const auto help = [this](wxWindow* dialog) { showManual(dialog, {"import-map"}, session_.language()); };
    auto step = askGround(frame_, session_, settings_.mapsets, help);
    if (!step) return;
    session_.commit(std::move(*step));
    trace_.say("ground");
}

void FileCommands::exportMap(const std::vector<std::string>& layers) {
    reportWritten(session_.map() ? wx::exportMap(frame_, session_, layers) : exportTable(frame_, session_));
}

void FileCommands::exportKit() { reportWritten(wx::exportKit(frame_, session_)); }

void FileCommands::exportHeatPage() { reportWritten(exportHeat(frame_, session_)); }

void FileCommands::print(const std::vector<std::string>& layers) {
    const auto printed = session_.map() ? printMap(frame_, session_, layers) : printTable(frame_, session_);
    reportWritten(printed.written);
    if (printed.pages == 0) return;
    onMessage(session::tr("Sent to the printer; pages: %s", std::to_string(printed.pages)));
    trace_.say("printed " + std::to_string(printed.pages));
}

void FileCommands::revert() {
    if (!session_.revert())
        showFindings(words("%s can no longer be read. The document is unchanged.", nameOfDocument()),
                     session_.readFindings());
}

bool FileCommands::mayLeave() {
    // A new document without a change of the user holds no work.
    const bool isUntouched = session_.path().empty() && session_.history().entries().size() == 1;
    if (!session_.isModified() || isUntouched || session::filesOf(session_.document()).empty()) return true;
    wxMessageDialog ask(frame_, words("Save the changes to %s first?", nameOfDocument()), "Cota",
                        wxYES_NO | wxCANCEL | wxICON_QUESTION);
    ask.SetExtendedMessage(toWx(session_.unsavedText()));
    ask.SetYesNoCancelLabels(words("&Save"), words("&Discard Changes"), words("&Cancel"));
    const int answer = ask.ShowModal();
    if (answer == wxID_YES) return save();
    return answer == wxID_NO;
}

bool FileCommands::offerRecovery(const std::filesystem::path& asked) {
    if (!wx::offerRecovery(frame_, session_, settings_.recovery, asked)) return false;
    reportOpenElsewhere();
    std::error_code none;
    if (!asked.empty() && !std::filesystem::equivalent(session_.path(), asked, none))
        onMessage(session::tr("Recovered; %s was not opened.", asked.filename().string()));
    return true;
}

}  // namespace cota::wx
