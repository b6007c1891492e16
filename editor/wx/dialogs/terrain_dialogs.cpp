#include "editor/wx/dialogs/terrain_dialogs.h"

#include <wx/button.h>
#include <wx/checkbox.h>
#include <wx/choice.h>
#include <wx/dialog.h>
#include <wx/sizer.h>
#include <wx/spinctrl.h>
#include <wx/stattext.h>

#include <algorithm>
#include <array>

#include "editor/wx/toolkit/convert.h"
#include "mapsets/field/battlefield.h"

namespace cota::wx {

namespace {

using Entries = std::vector<session::PaletteEntry>;

/// A choice of terrains; its first entry stands for none.
class TerrainChoice {
  public:
    TerrainChoice(wxWindow* parent, const Entries& terrains, const wxString& none, const wxString& name)
        : terrains_(terrains), choice_(new wxChoice(parent, wxID_ANY)) {
        choice_->Append(none);
        for (const auto& terrain : terrains_) choice_->Append(toWx(terrain.name));
        choice_->SetName(name);
        choice_->SetSelection(0);
    }
    wxChoice* window() const { return choice_; }
    void choose(const model::TerrainId& id) {
        const auto it = std::ranges::find(terrains_, id.text, &session::PaletteEntry::id);
        choice_->SetSelection(it == terrains_.end() ? 0 : static_cast<int>(it - terrains_.begin()) + 1);
    }
    model::TerrainId chosen() const {
        const int at = choice_->GetSelection();
        return at <= 0 ? model::TerrainId()
                       : model::TerrainId(terrains_[static_cast<std::size_t>(at - 1)].id);
    }

  private:
    Entries terrains_;
    wxChoice* choice_;
};

/// A dialog with rows of labels and fields.
class RowsDialog : public wxDialog {
  protected:
    /// `name`: a stable one, for tests.
    RowsDialog(wxWindow* parent, const wxString& title, const wxString& name)
        : wxDialog(parent, wxID_ANY, title, wxDefaultPosition, wxDefaultSize,
                   wxDEFAULT_DIALOG_STYLE | wxRESIZE_BORDER, name) {
        SetSizer(new wxBoxSizer(wxVERTICAL));
        rows_ = new wxFlexGridSizer(2, FromDIP(wxSize(12, 8)));
        rows_->AddGrowableCol(1);
        GetSizer()->Add(rows_, wxSizerFlags(1).Expand().Border(wxALL, FromDIP(12)));
    }
    void add(wxWindow* label, wxWindow* field) {
        rows_->Add(label, wxSizerFlags().CentreVertical());
        rows_->Add(field, wxSizerFlags().Expand());
    }
    void add(const wxString& label, wxWindow* field) { add(new wxStaticText(this, wxID_ANY, label), field); }
    void finish(const wxString& verb) {
        auto* buttons = CreateSeparatedButtonSizer(wxOK | wxCANCEL);
        FindWindow(wxID_OK)->SetLabel(verb);
        GetSizer()->Add(buttons, wxSizerFlags().Expand().Border(wxALL, FromDIP(8)));
        SetSizerAndFit(GetSizer());
        CentreOnParent();
    }

  private:
    wxFlexGridSizer* rows_ = nullptr;
};

class BlendDialog : public RowsDialog {
  public:
    BlendDialog(wxWindow* parent, const session::Session& session,
                const std::vector<tools::BlendShare>& blend)
        : RowsDialog(parent, words("Mix of Terrains"), "mix-dialog") {
        add(words("Terrain"), new wxStaticText(this, wxID_ANY, words("Share")));
        for (std::size_t i = 0; i < terrains_.size(); ++i) {
            terrains_[i].emplace(this, session.palette().terrains, words("(none)"), words("Terrain"));
            shares_[i] = new wxSpinCtrl(this, wxID_ANY);
            shares_[i]->SetRange(1, mostShare);
            shares_[i]->SetName(words("Share"));
            shares_[i]->SetValue(i < blend.size() ? blend[i].parts : 1);
            if (i < blend.size()) terrains_[i]->choose(blend[i].terrain);
            add(terrains_[i]->window(), shares_[i]);
        }
        auto* help = new wxStaticText(this, wxID_ANY,
                                      words("With shares 3 and 1, three hexes of four get the first terrain. "
                                            "Without a terrain nothing is mixed."));
        help->Wrap(FromDIP(320));
        GetSizer()->Add(help, wxSizerFlags().Border(wxLEFT | wxRIGHT, FromDIP(12)));
        finish(words("Use"));
    }
    std::vector<tools::BlendShare> blend() const {
        std::vector<tools::BlendShare> made;
        for (std::size_t i = 0; i < terrains_.size(); ++i)
            if (const auto terrain = terrains_[i]->chosen(); !terrain.empty())
                made.push_back({terrain, shares_[i]->GetValue()});
        return made;
    }

  private:
    static constexpr int mostShare = 100;
    std::array<std::optional<TerrainChoice>, 3> terrains_;
    std::array<wxSpinCtrl*, 3> shares_{};
};

class MappingDialog : public RowsDialog {
  public:
    MappingDialog(wxWindow* parent, const session::Session& session,
                  const std::vector<model::TerrainId>& unknown)
        : RowsDialog(parent, words("Terrains of Another Game"), "mapping-dialog"), unknown_(unknown) {
        for (const auto& id : unknown_) {
            choices_.emplace_back(this, session.palette().terrains, words("(leave out)"), toWx(id.text));
            add(words("%s becomes", id.text), choices_.back().window());
        }
        finish(words("Paste"));
    }
    tools::TerrainMapping mapping() const {
        tools::TerrainMapping made;
        for (std::size_t i = 0; i < unknown_.size(); ++i)
            if (const auto terrain = choices_[i].chosen(); !terrain.empty()) made[unknown_[i]] = terrain;
        return made;
    }

  private:
    std::vector<model::TerrainId> unknown_;
    std::vector<TerrainChoice> choices_;
};

class ChangeDialog : public RowsDialog {
  public:
    ChangeDialog(wxWindow* parent, const session::Session& session, const tools::ToolContext& context,
                 const std::pair<tools::HexQuery, tools::HexChange>& last)
        : RowsDialog(parent, words("Change Hexes"), "change-hexes-dialog"),
          context_(context),
          from_(this, session.palette().terrains, words("(any terrain)"), words("Hexes with")),
          to_(this, session.palette().terrains, words("(as it is)"), words("Terrain becomes")) {
        add(words("Hexes with"), from_.window());
        add(hasLeast_ = box(words("From level")), least_ = spin(words("From level")));
        add(hasMost_ = box(words("Up to level")), most_ = spin(words("Up to level")));
        onlySelected_ = box(words("Only selected hexes"));
        add(onlySelected_, count_ = new wxStaticText(this, wxID_ANY, ""));
        add(words("Terrain becomes"), to_.window());
        add(hasLevel_ = box(words("Level becomes")), level_ = spin(words("Level becomes")));
        add(words("Raise by"), raised_ = spin(words("Raise by")));
        show(last);
        from_.window()->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) { showCount(); });
        to_.window()->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) { showCount(); });
        finish(words("Change"));
        showCount();
    }
    std::pair<tools::HexQuery, tools::HexChange> answer() const {
        tools::HexQuery query{from_.chosen(), {}, {}, onlySelected_->IsChecked()};
        if (hasLeast_->IsChecked()) query.levelFrom = least_->GetValue();
        if (hasMost_->IsChecked()) query.levelTo = most_->GetValue();
        tools::HexChange change{to_.chosen(), {}, raised_->GetValue()};
        if (hasLevel_->IsChecked()) change.level = level_->GetValue();
        return {query, change};
    }

  private:
    wxCheckBox* box(const wxString& text) {
        auto* made = new wxCheckBox(this, wxID_ANY, text);
        made->Bind(wxEVT_CHECKBOX, [this](wxCommandEvent&) { showCount(); });
        return made;
    }
    wxSpinCtrl* spin(const wxString& name) {
        auto* made = new wxSpinCtrl(this, wxID_ANY);
        made->SetRange(-mapsets::highestLevel, mapsets::highestLevel);
        made->SetName(name);
        made->Bind(wxEVT_SPINCTRL, [this](wxSpinEvent&) { showCount(); });
        return made;
    }
    void show(const std::pair<tools::HexQuery, tools::HexChange>& last) {
        const auto& [query, change] = last;
        from_.choose(query.terrain);
        hasLeast_->SetValue(query.levelFrom.has_value());
        least_->SetValue(query.levelFrom.value_or(0));
        hasMost_->SetValue(query.levelTo.has_value());
        most_->SetValue(query.levelTo.value_or(0));
        onlySelected_->SetValue(query.isSelectedOnly);
        to_.choose(change.terrain);
        hasLevel_->SetValue(change.level.has_value());
        level_->SetValue(change.level.value_or(0));
        raised_->SetValue(change.raisedBy);
    }
    void showCount() {
        if (!FindWindow(wxID_OK)) return;
        least_->Enable(hasLeast_->IsChecked());
        most_->Enable(hasMost_->IsChecked());
        level_->Enable(hasLevel_->IsChecked());
        const auto [query, change] = answer();
        const auto count = tools::hexesWhere(context_, query).size();
        count_->SetLabel(count == 1 ? words("1 hex") : words("%s hexes", std::to_string(count)));
        FindWindow(wxID_OK)->Enable(count > 0 && change.changesAnything());
    }

    const tools::ToolContext& context_;
    TerrainChoice from_, to_;
    wxCheckBox *hasLeast_ = nullptr, *hasMost_ = nullptr, *onlySelected_ = nullptr, *hasLevel_ = nullptr;
    wxSpinCtrl *least_ = nullptr, *most_ = nullptr, *level_ = nullptr, *raised_ = nullptr;
    wxStaticText* count_ = nullptr;
};

}  // namespace

std::optional<std::vector<tools::BlendShare>> askBlend(wxWindow* parent, const session::Session& session,
                                                       const std::vector<tools::BlendShare>& blend) {
    BlendDialog dialog(parent, session, blend);
    if (dialog.ShowModal() != wxID_OK) return std::nullopt;
    return dialog.blend();
}

std::optional<tools::TerrainMapping> askMapping(wxWindow* parent, const session::Session& session,
                                                const std::vector<model::TerrainId>& unknown) {
    MappingDialog dialog(parent, session, unknown);
    if (dialog.ShowModal() != wxID_OK) return std::nullopt;
    return dialog.mapping();
}

std::optional<std::pair<tools::HexQuery, tools::HexChange>> askChange(
    wxWindow* parent, const session::Session& session, const tools::ToolContext& context,
    const std::pair<tools::HexQuery, tools::HexChange>& last) {
    ChangeDialog dialog(parent, session, context, last);
    if (dialog.ShowModal() != wxID_OK) return std::nullopt;
    return dialog.answer();
}

}  // namespace cota::wx
