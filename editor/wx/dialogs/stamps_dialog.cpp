#include "editor/wx/dialogs/stamps_dialog.h"

#include <wx/button.h>
#include <wx/dialog.h>
#include <wx/listbox.h>
#include <wx/sizer.h>
#include <wx/stattext.h>

#include "editor/wx/toolkit/convert.h"

namespace cota::wx {

namespace {

class StampsDialog : public wxDialog {
  public:
    StampsDialog(wxWindow* parent, const tools::StampLibrary& library)
        : wxDialog(parent, wxID_ANY, words("Stamps"), wxDefaultPosition, wxDefaultSize,
                   wxDEFAULT_DIALOG_STYLE | wxRESIZE_BORDER),
          library_(library) {
        SetName("stamps-dialog");
        auto* all = new wxBoxSizer(wxVERTICAL);
        list_ = new wxListBox(this, wxID_ANY, wxDefaultPosition, FromDIP(wxSize(300, 220)));
        list_->SetName(words("Stamps"));
        list_->Bind(wxEVT_LISTBOX_DCLICK, [this](wxCommandEvent&) { EndModal(wxID_OK); });
        list_->Bind(wxEVT_LISTBOX, [this](wxCommandEvent&) { showButtons(); });
        all->Add(list_, wxSizerFlags(1).Expand().Border(wxALL, FromDIP(12)));
        empty_ = new wxStaticText(this, wxID_ANY,
                                  words("No stamps yet. Select hexes and use Edit / Save as Stamp."));
        empty_->Wrap(FromDIP(300));
        all->Add(empty_, wxSizerFlags().Border(wxLEFT | wxRIGHT, FromDIP(12)));
        remove_ = new wxButton(this, wxID_ANY, words("&Delete Stamp"));
        remove_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) {
            library_.remove(chosen());
            fill();
        });
        all->Add(remove_, wxSizerFlags().Border(wxLEFT | wxRIGHT | wxTOP, FromDIP(12)));
        all->Add(CreateSeparatedButtonSizer(wxOK | wxCANCEL),
                 wxSizerFlags().Expand().Border(wxALL, FromDIP(8)));
        FindWindow(wxID_OK)->SetLabel(words("Use"));
        fill();
        SetSizerAndFit(all);
        CentreOnParent();
        list_->SetFocus();
    }
    std::string chosen() const { return fromWx(list_->GetStringSelection()); }

  private:
    void fill() {
        wxArrayString names;
        for (const auto& name : library_.names()) names.push_back(toWx(name));
        list_->Set(names);
        if (!names.empty()) list_->SetSelection(0);
        empty_->Show(names.empty());
        showButtons();
        Layout();
    }
    void showButtons() {
        remove_->Enable(!chosen().empty());
        FindWindow(wxID_OK)->Enable(!chosen().empty());
    }

    const tools::StampLibrary& library_;
    wxListBox* list_ = nullptr;
    wxStaticText* empty_ = nullptr;
    wxButton* remove_ = nullptr;
};

}  // namespace

std::optional<std::string> askStamp(wxWindow* parent, const tools::StampLibrary& library) {
    StampsDialog dialog(parent, library);
    if (dialog.ShowModal() != wxID_OK || dialog.chosen().empty()) return std::nullopt;
    return dialog.chosen();
}

}  // namespace cota::wx
