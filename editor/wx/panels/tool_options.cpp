#include "editor/wx/panels/tool_options.h"

#include <wx/checkbox.h>
#include <wx/choice.h>
#include <wx/sizer.h>
#include <wx/spinctrl.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

#include <algorithm>
#include <array>

#include "editor/wx/toolkit/convert.h"
#include "editor/wx/toolkit/row_flags.h"
#include "formats/model/relief/level_contours.h"
#include "mapsets/field/battlefield.h"

namespace cota::wx {

using session::trLater;
using tools::PaletteKind;

namespace {

/// The options of a palette.
struct Shown {
    PaletteKind kind;
    bool name, stroke, level, contour, where;
};
constexpr std::array<Shown, 12> shownRows{{
    {PaletteKind::none, false, false, false, false, false},
    {PaletteKind::terrains, false, true, false, false, false},
    {PaletteKind::levels, false, true, true, false, false},
    {PaletteKind::hexsides, false, false, false, false, false},
    {PaletteKind::paths, false, false, false, false, false},
    {PaletteKind::features, false, false, false, false, true},
    {PaletteKind::areas, false, false, false, false, false},
    {PaletteKind::zones, true, true, false, false, false},
    {PaletteKind::objectives, true, false, false, false, false},
    {PaletteKind::counters, false, false, false, false, false},
    {PaletteKind::labels, true, false, false, false, false},
    {PaletteKind::contours, false, false, false, true, false},
}};

const Shown& shownFor(PaletteKind kind) { return *std::ranges::find(shownRows, kind, &Shown::kind); }

}  // namespace

ToolOptions::ToolOptions(wxWindow* parent, const session::Session& session, tools::Choices& choices)
    : wxPanel(parent), session_(session), choices_(choices) {
    SetSizer(new wxBoxSizer(wxVERTICAL));
    buildStroke();
    buildLevels();
    buildContours();
    buildNames();
}

void ToolOptions::buildStroke() {
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    GetSizer()->Add(row, wxSizerFlags().Expand());
    stroke_ = addChoice(*row, trLater("Stroke"), {trLater("Brush"), trLater("Line"), trLater("Rectangle"),
                                                trLater("Polygon"), trLater("Fill")});
    stroke_->Bind(wxEVT_CHOICE, [this](wxCommandEvent& event) {
        activeBrush().stroke = static_cast<tools::Stroke>(event.GetSelection());
        showBrush();
    });
    brush_ = addChoice(*row, trLater("Brush"), {trLater("1 hex"), trLater("7 hexes"), trLater("19 hexes")});
    brush_->Bind(wxEVT_CHOICE, [this](wxCommandEvent& event) { activeBrush().size = event.GetSelection(); });
}

/// Each of these tools has its own brush.
tools::HexBrush& ToolOptions::activeBrush() {
    if (kind_ == PaletteKind::levels) return choices_.levelBrush;
    if (kind_ == PaletteKind::zones) return choices_.zoneBrush;
    return choices_.terrainBrush;
}

void ToolOptions::showBrush() {
    const auto& brush = activeBrush();
    stroke_->SetSelection(static_cast<int>(brush.stroke));
    brush_->SetSelection(brush.size);
    brush_->Enable(brush.hasSize());
}

void ToolOptions::buildLevels() {
    level_ = addChoice(*GetSizer(), trLater("Change levels"),
                       {trLater("Raise by"), trLater("Lower by"), trLater("Set to"), trLater("Flatten"),
                        trLater("Smooth"), trLater("Slope")});
    level_->Bind(wxEVT_CHOICE, [this](wxCommandEvent& event) {
        choices_.levelChange = static_cast<tools::LevelChange>(event.GetSelection());
    });
    amount_ = addNumber(trLater("Levels"), mapsets::highestLevel, choices_.level);
}

void ToolOptions::buildContours() {
    contour_ = addChoice(*GetSizer(), trLater("Contours"),
                         {trLater("Draw"), trLater("Edit points"), trLater("Join ends"), trLater("Split"),
                          trLater("Flip higher side"), trLater("Set height"), trLater("Remove")});
    contour_->Bind(wxEVT_CHOICE, [this](wxCommandEvent& event) {
        choices_.contourAction = static_cast<tools::ContourAction>(event.GetSelection());
        onChanged();
        onMode();
    });
    metres_ = addNumber(trLater("Height in metres"), model::mostContourMetres, choices_.metres);
}

void ToolOptions::buildNames() {
    where_ = addChoice(*GetSizer(), trLater("Where"),
                       {trLater("Printed on the board"), trLater("Placed by the scenario")});
    where_->Bind(wxEVT_CHOICE,
                 [this](wxCommandEvent& event) { choices_.featureInScenario = event.GetSelection() == 1; });
    name_ = new wxTextCtrl(this, wxID_ANY);
    name_->SetName(words("Name"));
    name_->SetHint(words("name"));
    name_->Bind(wxEVT_TEXT, [this](wxCommandEvent&) { takeName(); });
    GetSizer()->Add(name_, rowFlags(this));
    stamp_ = new wxCheckBox(this, wxID_ANY, words("Stamp copies"));
    stamp_->SetToolTip(words("Each click places another unit like the selected one"));
    stamp_->Bind(wxEVT_CHECKBOX, [this](wxCommandEvent& event) {
        choices_.stampsCopies = event.IsChecked();
        onChanged();
    });
    GetSizer()->Add(stamp_, rowFlags(this));
}

void ToolOptions::addLabel(wxWindow* control, session::Phrase title) {
    labels_[control] = new wxStaticText(this, wxID_ANY, words(title));
    GetSizer()->Add(labels_[control], rowFlags(this).Border(wxLEFT | wxTOP));
}

wxChoice* ToolOptions::addChoice(wxSizer& into, session::Phrase title,
                                 std::initializer_list<session::Phrase> all) {
    auto* choice = new wxChoice(this, wxID_ANY);
    for (const session::Phrase word : all) choice->Append(words(word));
    choice->SetSelection(0);
    choice->SetName(words(title));
    choice->SetToolTip(words(title));
    into.Add(choice, rowFlags(this).Proportion(&into == GetSizer() ? 0 : 1));
    return choice;
}

wxSpinCtrl* ToolOptions::addNumber(session::Phrase title, int most, int& value) {
    auto* number = new wxSpinCtrl(this, wxID_ANY);
    addLabel(number, title);
    number->SetRange(-most, most);
    number->SetName(words(title));
    number->SetValue(value);
    number->Bind(wxEVT_SPINCTRL, [&value](wxSpinEvent& event) { value = event.GetPosition(); });
    GetSizer()->Add(number, rowFlags(this));
    return number;
}

void ToolOptions::show(wxWindow* control, bool isShown) {
    control->Show(isShown);
    if (const auto it = labels_.find(control); it != labels_.end()) it->second->Show(isShown);
}

void ToolOptions::showFor(PaletteKind kind) {
    kind_ = kind;
    const Shown& shown = shownFor(kind);
    show(stroke_, shown.stroke);
    show(brush_, shown.stroke);
    show(level_, shown.level);
    show(amount_, shown.level);
    show(contour_, shown.contour);
    show(metres_, shown.contour);
    show(where_, shown.where && session_.document().scenario.has_value());
    show(name_, shown.name);
    stamp_->Show(kind == PaletteKind::counters);
    stamp_->SetValue(choices_.stampsCopies);
    const wxString typed =
        kind == PaletteKind::labels ? toWx(choices_.label.in(session_.language())) : toWx(choices_.newName);
    if (shown.name && name_->GetValue() != typed) name_->ChangeValue(typed);
    showBrush();
    level_->SetSelection(static_cast<int>(choices_.levelChange));
    contour_->SetSelection(static_cast<int>(choices_.contourAction));
    metres_->SetValue(choices_.metres);
    where_->SetSelection(choices_.featureInScenario ? 1 : 0);
    InvalidateBestSize();
    Layout();
}

void ToolOptions::readChoices() {
    if (amount_->GetValue() != choices_.level) amount_->SetValue(choices_.level);
    const bool isThing = kind_ == PaletteKind::zones || kind_ == PaletteKind::objectives;
    const wxString typed = toWx(choices_.newName);
    if (isThing && name_->GetValue() != typed) name_->ChangeValue(typed);
}

void ToolOptions::forgetName() { name_->ChangeValue(""); }

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
