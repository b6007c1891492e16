#include "editor/wx/panels/tool_options.h"

#include <wx/sizer.h>
#include <wx/textctrl.h>

#include "editor/wx/toolkit/convert.h"
#include "editor/wx/toolkit/theme.h"

namespace cota::wx {

using tools::PaletteKind;

ToolOptions::ToolOptions(wxWindow* parent, const session::Session& session, tools::Choices& choices)
    : wxPanel(parent), session_(session), choices_(choices) {
    SetSizer(new wxBoxSizer(wxVERTICAL));
    name_ = new wxTextCtrl(this, wxID_ANY);
    name_->SetName(words("Name"));
    name_->SetHint(words("name"));
    name_->Bind(wxEVT_TEXT, [this](wxCommandEvent&) { takeName(); });
    GetSizer()->Add(name_, rowFlags(this));
}

bool ToolOptions::isNameOfThing() const {
    return kind_ == PaletteKind::zones || kind_ == PaletteKind::objectives;
}

void ToolOptions::showFor(PaletteKind kind) {
    kind_ = kind;
    name_->Show(isNameOfThing() || kind == PaletteKind::labels);
    const wxString typed =
        kind == PaletteKind::labels ? toWx(choices_.label.in(session_.language())) : toWx(choices_.newName);
    if (name_->IsShown() && name_->GetValue() != typed) name_->ChangeValue(typed);
    InvalidateBestSize();
    Layout();
}

void ToolOptions::readChoices() {
    const wxString typed = toWx(choices_.newName);
    if (isNameOfThing() && name_->GetValue() != typed) name_->ChangeValue(typed);
}

void ToolOptions::forgetName() { name_->ChangeValue(""); }

std::vector<ItemPlace> ToolOptions::places() const {
    if (!name_->IsShown()) return {};
    return {{"field palette/name", name_->GetRect()}};
}

void ToolOptions::takeName() {
    const std::string text = fromWx(name_->GetValue());
    if (kind_ == PaletteKind::labels) {
        const bool isSpanish = session_.language() == model::Language::spanish;
        choices_.label = isSpanish ? model::LocalText{"", text} : model::LocalText{text, ""};
        return;
    }
    choices_.newName = text;
    onNewName();
}

}  // namespace cota::wx
