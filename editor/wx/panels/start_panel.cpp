#include "editor/wx/panels/start_panel.h"

#include <wx/button.h>
#include <wx/filename.h>
#include <wx/settings.h>
#include <wx/sizer.h>
#include <wx/stattext.h>

#include <vector>

#include "editor/documents/document_parts.h"
#include "editor/wx/toolkit/convert.h"

namespace cota::wx {

namespace {

constexpr std::size_t mostFiles = 5;

/// The most recent files that still exist.
std::vector<wxString> filesOpenedLast(const wxFileHistory& recent) {
    std::vector<wxString> files;
    for (std::size_t i = 0; i < recent.GetCount() && files.size() < mostFiles; ++i)
        if (const wxString file = recent.GetHistoryFile(i); wxFileName::FileExists(file))
            files.push_back(file);
    return files;
}

/// With its folder, because many files have the same name.
wxString labelOf(const wxFileName& file) {
    const auto& folders = file.GetDirs();
    wxString label = file.GetFullName();
    if (!folders.empty()) label += wxString::FromUTF8("  \u2013  ") + folders.back();
    return wxControl::EscapeMnemonics(label);
}

}  // namespace

StartPanel::StartPanel(wxWindow* map, const wxFileHistory& recent,
                       std::function<void(const std::string&)> run)
    : wxPanel(map), recent_(recent), run_(std::move(run)) {
    SetName(words("Start"));
    SetBackgroundColour(wxSystemSettings::GetColour(wxSYS_COLOUR_FRAMEBK));
    SetSizer(new wxBoxSizer(wxVERTICAL));
    map->Bind(wxEVT_SIZE, &StartPanel::stayInTheMiddle,
              this);  // lasts as long as the panel, which is destroyed before the map
}

void StartPanel::stayInTheMiddle(wxSizeEvent& event) {
    CentreOnParent();
    event.Skip();
}

void StartPanel::showFor(const session::Session& session) {
    Show(!session.map());
    if (IsShown()) build(!session::partsOf(session.document()).empty());
}

void StartPanel::build(bool hasDocument) {
    DestroyChildren();
    const auto gap = wxSizerFlags().Expand().Border(wxALL, FromDIP(6));
    const auto addButton = [&](const wxString& label, const wxString& help, std::function<void()> press) {
        auto* button = new wxButton(this, wxID_ANY, label);
        button->SetToolTip(help);
        button->Bind(wxEVT_BUTTON, [this, press = std::move(press)](wxCommandEvent&) { CallAfter(press); });
        GetSizer()->Add(button, gap);
    };
    auto* title =
        new wxStaticText(this, wxID_ANY, hasDocument ? words("This document has no map.") : words("Start"));
    title->SetFont(title->GetFont().Bold().Larger());
    GetSizer()->Add(title, gap);
    addButton(words("New document or copy of a sample..."), "Ctrl+N", [this] { run_("new"); });
    addButton(words("Open a file..."), "Ctrl+O", [this] { run_("open"); });
    GetSizer()->Add(new wxStaticText(this, wxID_ANY, words("or drop a file here")), gap);
    const auto files = filesOpenedLast(recent_);
    if (!files.empty()) GetSizer()->Add(new wxStaticText(this, wxID_ANY, words("Recent:")), gap);
    for (const auto& file : files)
        addButton(labelOf(wxFileName(file)), file, [this, file] {
            if (onFile) onFile(file);
        });
    SetSize(GetSizer()->GetMinSize());
    Layout();
    CentreOnParent();
}

}  // namespace cota::wx
