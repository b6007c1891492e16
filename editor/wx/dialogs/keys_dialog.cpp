#include "editor/wx/dialogs/keys_dialog.h"

#include <wx/button.h>
#include <wx/dialog.h>
#include <wx/sizer.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

#include <string>
#include <utility>
#include <vector>

#include "editor/wx/access/spoken.h"
#include "editor/wx/toolkit/convert.h"
#include "editor/wx/toolkit/keys.h"
#include "editor/wx/toolkit/row_list.h"
#include "editor/wx/toolkit/wrapped_text.h"

namespace cota::wx {

namespace {

class KeysDialog : public wxDialog {
  public:
    explicit KeysDialog(wxWindow* parent)
        : wxDialog(parent, wxID_ANY, words("Keyboard Shortcuts"), wxDefaultPosition, wxDefaultSize,
                   wxDEFAULT_DIALOG_STYLE | wxRESIZE_BORDER) {
        SetName("shortcuts-dialog");
        const auto side = wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxTOP, FromDIP(12));
        auto* all = new wxBoxSizer(wxVERTICAL);
        find_ = new wxTextCtrl(this, wxID_ANY);
        setSpokenName(*find_, words("Find a command"));
        find_->SetHint(words("Find a command by its name or keys"));
        find_->Bind(wxEVT_TEXT, [this](wxCommandEvent&) { fill(); });
        all->Add(find_, side);
        list_ = new RowList(this, "shortcuts");
        list_->SetMinSize(FromDIP(wxSize(560, 320)));
        list_->setEmptyText(words("Nothing matches."));
        list_->onSelect = [this] { showChosen(); };
        list_->onActivate = [this](const std::string&) { field_->SetFocus(); };
        list_->onKey = [this](wxKeyEvent& event) {
            if (event.GetKeyCode() != WXK_DELETE) return false;
            give("");
            return true;
        };
        all->Add(list_, wxSizerFlags(1).Expand().Border(wxLEFT | wxRIGHT | wxTOP, FromDIP(12)));
        addField(*all);
        addButtons(*all);
        SetSizerAndFit(all);
        Bind(wxEVT_CHAR_HOOK, &KeysDialog::onKey, this);
        fill();
        CentreOnParent();
        find_->SetFocus();
    }
    bool isChanged() const { return isChanged_; }

  private:
    void addField(wxSizer& all) {
        auto* row = new wxBoxSizer(wxHORIZONTAL);
        const auto inRow = wxSizerFlags().CentreVertical().Border(wxRIGHT, FromDIP(8));
        row->Add(new wxStaticText(this, wxID_ANY, words("New keys:")), inRow);
        field_ =
            new wxTextCtrl(this, wxID_ANY, "", wxDefaultPosition, FromDIP(wxSize(180, -1)), wxTE_READONLY);
        field_->SetHint(words("Press the keys"));
        setSpokenName(*field_, words("New keys"));
        row->Add(field_, wxSizerFlags(1).CentreVertical().Border(wxRIGHT, FromDIP(8)));
        give_ = new wxButton(this, wxID_ANY, words("&Set"));
        give_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { give(pressed_); });
        row->Add(give_, wxSizerFlags().CentreVertical());
        all.Add(row, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxTOP, FromDIP(12)));
        says_ = new WrappedText(this);
        says_->SetMinSize(wxSize(-1, 2 * GetCharHeight() + FromDIP(4)));
        all.Add(says_, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxTOP, FromDIP(12)));
    }
    void addButtons(wxSizer& all) {
        auto* row = new wxBoxSizer(wxHORIZONTAL);
        const auto add = [&](const wxString& label, void (KeysDialog::*run)()) {
            auto* button = new wxButton(this, wxID_ANY, label);
            button->Bind(wxEVT_BUTTON, [this, run](wxCommandEvent&) { (this->*run)(); });
            row->Add(button, wxSizerFlags().Border(wxRIGHT, FromDIP(8)));
            return button;
        };
        remove_ = add(words("&Remove Keys"), &KeysDialog::remove);
        reset_ = add(words("R&eset"), &KeysDialog::reset);
        resetAll_ = add(words("Reset &All"), &KeysDialog::resetAll);
        row->AddStretchSpacer();
        row->Add(new wxButton(this, wxID_CLOSE, words("&Close")), wxSizerFlags());
        SetEscapeId(wxID_CLOSE);
        all.Add(row, wxSizerFlags().Expand().Border(wxALL, FromDIP(12)));
    }

    void fill() {
        std::vector<ListRow> rows;
        std::string path;
        for (const auto& one : tools::keyRows(keyMap(), fromWx(find_->GetValue()))) {
            if (std::exchange(path, one.path) != one.path) {
                ListRow heading{"menu " + one.path + std::to_string(rows.size()), toWx(one.path)};
                heading.isHeading = true;
                heading.canSelect = false;
                rows.push_back(std::move(heading));
            }
            ListRow row{one.id, toWx(one.name)};
            row.right = toWx(one.keys);
            if (one.isChanged) row.badges.push_back({words("changed"), Tone::accent});
            if (one.isFixed) row.ink = Tone::muted;
            rows.push_back(std::move(row));
        }
        list_->show(std::move(rows));
        if (chosen().empty())
            for (const auto& row : list_->rows())
                if (row.canSelect) {
                    list_->select({row.id});
                    break;
                }
        showChosen();
    }
    std::string chosen() const { return list_->selection().empty() ? "" : *list_->selection().begin(); }
    wxString nameOf(const std::string& id) const {
        for (const auto& one : tools::keyRows(keyMap(), ""))
            if (one.id == id) return toWx(one.name);
        return {};
    }
    bool isFixed() const {
        for (const auto& one : tools::keyRows(keyMap(), ""))
            if (one.id == chosen()) return one.isFixed;
        return true;
    }

    void showChosen() {
        pressed_.clear();
        field_->ChangeValue("");
        showState();
    }
    /// What would happen, and which buttons have an effect.
    void showState() {
        const std::string id = chosen();
        const bool canChange = !id.empty() && !isFixed();
        wxString said;
        bool canGive = canChange && !pressed_.empty();
        if (!id.empty() && !canChange) said = words("These keys are fixed: all programs use them like this.");
        if (canGive) {
            const std::string reserved = tools::whyReserved(pressed_), owner = keyMap().ownerOf(pressed_);
            canGive = reserved.empty() && owner != id;
            if (!reserved.empty())
                said = toWx(reserved);
            else if (owner == id)
                said = words("It has these keys already.");
            else if (!owner.empty())
                said = words("%s has these keys now, and would lose them.", fromWx(nameOf(owner)));
            else
                said = words("These keys are free.");
        } else if (canChange) {
            said = words("Click the field and press the new keys for: %s", fromWx(nameOf(id)));
        }
        says_->show(said);
        field_->Enable(canChange);
        give_->Enable(canGive);
        remove_->Enable(canChange && !keyMap().keysOf(id).empty());
        reset_->Enable(canChange && keyMap().isChanged(id));
        resetAll_->Enable(!keyMap().changes().empty());
        Layout();
    }
    void onKey(wxKeyEvent& event) {
        const std::string keys = wx::keysOf(event);
        const bool isForDialog = keys == "Esc" || keys == "Tab" || keys == "Shift+Tab" || keys == "Enter";
        if (FindFocus() != field_ || keys.empty() || isForDialog) {
            if (keys == "Enter" && FindFocus() == field_ && give_->IsEnabled()) return give(pressed_);
            return event.Skip();
        }
        pressed_ = keys;
        field_->ChangeValue(toWx(tools::KeyMap::shown(keys)));
        showState();
    }

    void change(tools::KeyMap keys) {
        setKeyMap(std::move(keys));
        isChanged_ = true;
        const std::string id = chosen();
        // A disabled button keeps no focus, and the dialog would get no keys.
        if (FindFocus() != find_) list_->SetFocus();
        fill();
        list_->select({id});
        showChosen();
    }
    void give(const std::string& keys) {
        if (chosen().empty() || isFixed()) return;
        tools::KeyMap changed = keyMap();
        changed.set(chosen(), keys);
        change(std::move(changed));
    }
    void remove() { give(""); }
    void reset() {
        tools::KeyMap changed = keyMap();
        changed.reset(chosen());
        change(std::move(changed));
    }
    void resetAll() { change({}); }

    wxTextCtrl* find_ = nullptr;
    RowList* list_ = nullptr;
    wxTextCtrl* field_ = nullptr;
    WrappedText* says_ = nullptr;
    wxButton *give_ = nullptr, *remove_ = nullptr, *reset_ = nullptr, *resetAll_ = nullptr;
    std::string pressed_;
    bool isChanged_ = false;
};

}  // namespace

bool editKeys(wxWindow* parent) {
    KeysDialog dialog(parent);
    dialog.ShowModal();
    return dialog.isChanged();
}

}  // namespace cota::wx
