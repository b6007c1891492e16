#include "editor/wx/bars/recent_files.h"

#include <wx/config.h>
#include <wx/event.h>
#include <wx/menu.h>

#include <system_error>

#include "editor/wx/toolkit/convert.h"

namespace cota::wx {

namespace {

constexpr const char* settings = "/recent/";

}  // namespace

RecentFiles::RecentFiles(wxEvtHandler& frame) {
    auto* config = wxConfigBase::Get();
    const wxConfigPathChanger there(config, settings);
    files_.Load(*config);
    frame.Bind(
        wxEVT_MENU,
        [this](wxCommandEvent& event) {
            const wxString file = files_.GetHistoryFile(static_cast<std::size_t>(event.GetId() - wxID_FILE1));
            if (onFile) onFile(fromWx(file));
        },
        wxID_FILE1, wxID_FILE9);
}

void RecentFiles::showIn(wxMenu& menu) {
    if (menu_) files_.RemoveMenu(menu_);
    menu_ = &menu;
    files_.UseMenu(&menu);
    files_.AddFilesToMenu();
}

void RecentFiles::add(const std::filesystem::path& path) {
    std::error_code ignored;
    files_.AddFileToHistory(toWx(std::filesystem::absolute(path, ignored).lexically_normal().string()));
    save();
}

void RecentFiles::forget(const std::filesystem::path& path) {
    for (std::size_t i = files_.GetCount(); i-- > 0;)
        if (fromWx(files_.GetHistoryFile(i)) == path.string()) files_.RemoveFileFromHistory(i);
    save();
}

void RecentFiles::save() {
    auto* config = wxConfigBase::Get();
    config->DeleteGroup(settings);
    const wxConfigPathChanger there(config, settings);
    files_.Save(*config);
    config->Flush();
}

}  // namespace cota::wx
