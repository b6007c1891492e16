#include "editor/wx/dialogs/picture_file.h"

#include <wx/button.h>
#include <wx/evtloop.h>
#include <wx/filedlg.h>
#include <wx/msgdlg.h>
#include <wx/progdlg.h>
#include <wx/sizer.h>
#include <wx/utils.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <future>
#include <system_error>

#include "editor/documents/document_files.h"
#include "editor/wx/toolkit/convert.h"
#include "editor/wx/toolkit/wrapped_text.h"
#include "formats/xml/disk/system_reason.h"
#include "formats/xml/disk/text_file.h"

namespace cota::wx {

namespace {

/// Makes the file. After a moment, a dialog shows the progress and can stop it.
session::Exported madeWith(wxWindow* parent, const PictureFile& file, const std::filesystem::path& path) {
    using namespace std::chrono_literals;
    const wxBusyCursor busy;
    std::atomic<double> done = 0;
    std::atomic<bool> isStopped = false;
    auto made = std::async(std::launch::async, [&] {
        return file.make([&](double share) {
            done = share;
            return !isStopped;
        });
    });
    // The window goes on painting itself; keys and clicks wait.
    const auto soon = std::chrono::steady_clock::now() + 800ms;
    while (std::chrono::steady_clock::now() < soon) {
        if (made.wait_for(20ms) == std::future_status::ready) return made.get();
        if (auto* loop = wxEventLoopBase::GetActive()) loop->YieldFor(wxEVT_CATEGORY_UI);
    }
    constexpr int steps = 1000;
    wxProgressDialog dialog(toWx(path.filename().string()), words("Making the file"), steps, parent,
                            wxPD_APP_MODAL | wxPD_CAN_ABORT);
    while (made.wait_for(30ms) != std::future_status::ready)
        if (!dialog.Update(std::min(steps - 1, static_cast<int>(done * steps)))) isStopped = true;
    return made.get();
}

}  // namespace

WrittenMap writePicture(wxWindow* parent, const session::Session& session, const PictureFile& file) {
    const auto proposed =
        session::exportName(session.path(), session.document(), session.language(), file.what, file.ending);
    wxFileDialog ask(parent, file.title, toWx(session.path().parent_path().string()), toWx(proposed),
                     file.formatName + " (*" + toWx(file.ending) + ")|*" + toWx(file.ending),
                     wxFD_SAVE | wxFD_OVERWRITE_PROMPT);
    if (ask.ShowModal() != wxID_OK) return {};
    std::string path = fromWx(ask.GetPath());
    if (!path.ends_with(file.ending)) {
        path += file.ending;
        if (!mayWriteOver(parent, path)) return {};
    }
    const auto made = madeWith(parent, file, path);
    if (made.isStopped) return {};
    wxString refusal = toWx(made.refusal), lost;
    try {
        if (refusal.empty())
            for (const auto& sentence : xml::sentencesOn(xml::saveAtomically(path, made.bytes),
                                                         std::filesystem::path(path).filename().string()))
                lost += " " + toWx(sentence.in(session.language()));
    } catch (const std::system_error& error) {
        refusal = toWx(xml::savingReason(error).in(session.language()));
    }
    if (refusal.empty()) return {toWx(path), lost};
    wxMessageBox(words("The image was not saved.") + "\n\n" + refusal, "Cota", wxICON_ERROR, parent);
    return {};
}

wxString paperTitle(const picture::Paper& paper) {
    const wxString name = toWx(paper.name);
    return name.Left(1).Upper() + name.Mid(1) +
           wxString::Format(wxString::FromUTF8(" (%g × %g mm)"), paper.size.width, paper.size.height);
}

wxSizer* exportButtons(wxDialog& dialog, bool isPrint) {
    if (!isPrint) {
        auto* made = dialog.CreateSeparatedButtonSizer(wxOK | wxCANCEL);
        setVerb(dialog, words("&Export..."));
        return made;
    }
    auto* row = dialog.CreateStdDialogButtonSizer(wxOK | wxCANCEL);
    row->GetAffirmativeButton()->SetLabel(words("&Print..."));
    auto* file = new wxButton(&dialog, wxID_SAVE, words("As P&DF..."));
    row->Insert(0, file, wxSizerFlags().CentreVertical());
    file->Bind(wxEVT_BUTTON, [&dialog](wxCommandEvent&) { dialog.EndModal(wxID_SAVE); });
    return dialog.CreateSeparatedSizer(row);
}

bool mayWriteOver(wxWindow* parent, const std::filesystem::path& path) {
    std::error_code ignored;
    return !std::filesystem::exists(path, ignored) ||
           wxMessageBox(words("This file already exists. Replace it?") + "\n\n" + toWx(path.string()), "Cota",
                        wxYES_NO | wxNO_DEFAULT | wxICON_WARNING, parent) == wxYES;
}

}  // namespace cota::wx
