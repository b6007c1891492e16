#include "editor/wx/dialogs/recovery_dialog.h"

#include <wx/msgdlg.h>

#include <algorithm>
#include <chrono>
#include <optional>
#include <system_error>
#include <utility>
#include <vector>

#include "editor/documents/recovery_text.h"
#include "editor/wx/toolkit/convert.h"

namespace cota::wx {

namespace {

/// When the journal was last written.
std::chrono::system_clock::time_point writtenAt(const std::filesystem::path& journal) {
    std::error_code ignored;
    const auto when = std::filesystem::last_write_time(journal, ignored);
    return std::chrono::time_point_cast<std::chrono::system_clock::duration>(
        std::chrono::file_clock::to_sys(when));
}

/// A description of what can be recovered, for the user to decide.
wxString questionAbout(const session::Recovered& recovered, const std::filesystem::path& journal,
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

bool offerRecovery(wxWindow* parent, session::Session& session, const std::filesystem::path& folder,
                   const std::filesystem::path& asked) {
    if (folder.empty()) return false;
    std::vector<std::pair<std::filesystem::path, std::optional<session::Recovered>>> left;
    for (const auto& journal : session::leftJournals(folder))
        left.emplace_back(journal, session::recover(journal));
    const auto isAsked = [&](const auto& one) {
        return one.second && isSame(one.second->origin.file, asked);
    };
    if (!asked.empty()) std::stable_partition(left.begin(), left.end(), isAsked);
    for (auto& [journal, recovered] : left) {
        if (!recovered) {
            offerUnreadable(parent, journal);
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
        wxMessageDialog ask(parent, questionAbout(*recovered, journal, session.language()), "Cota",
                            wxYES_NO | wxCANCEL | wxICON_QUESTION);
        ask.SetYesNoCancelLabels(words("&Recover"), words("&Discard"), words("&Later"));
        const int answer = ask.ShowModal();
        if (answer == wxID_NO) std::filesystem::remove(journal, ignored);
        if (answer != wxID_YES) continue;
        session.resume(journal, std::move(*recovered));
        return true;
    }
    return false;
}

}  // namespace cota::wx
