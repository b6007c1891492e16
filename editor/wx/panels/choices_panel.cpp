#include "editor/wx/panels/choices_panel.h"

#include <wx/checkbox.h>
#include <wx/choice.h>
#include <wx/listctrl.h>
#include <wx/sizer.h>
#include <wx/spinctrl.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

#include <algorithm>
#include <array>

#include "editor/tools/contour_tool.h"
#include "editor/tools/place_tools.h"
#include "editor/wx/toolkit/convert.h"
#include "formats/model/relief/level_contours.h"
#include "mapsets/field/battlefield.h"

namespace cota::wx {

using session::trLater;
using tools::PaletteKind;

namespace {

constexpr int leastList = 150;  // five rows: fewer would hide the choices

wxSizerFlags rowFlags(const wxWindow* panel) {
    constexpr int gap = 4;
    return wxSizerFlags().Expand().Border(wxALL, panel->FromDIP(gap));
}

/// The controls that a palette shows.
struct Shown {
    PaletteKind kind;
    bool list, name, stroke, level, contour, where;
};
constexpr std::array<Shown, 12> shownRows{{
    {PaletteKind::none, false, false, false, false, false, false},
    {PaletteKind::terrains, true, false, true, false, false, false},
    {PaletteKind::levels, false, false, true, true, false, false},
    {PaletteKind::hexsides, true, false, false, false, false, false},
    {PaletteKind::paths, true, false, false, false, false, false},
    {PaletteKind::features, true, false, false, false, false, true},
    {PaletteKind::areas, true, false, false, false, false, false},
    {PaletteKind::zones, true, true, true, false, false, false},
    {PaletteKind::objectives, true, true, false, false, false, false},
    {PaletteKind::counters, true, false, false, false, false, false},
    {PaletteKind::labels, false, true, false, false, false, false},
    {PaletteKind::contours, false, false, false, false, true, false},
}};

const Shown& shownFor(PaletteKind kind) { return *std::ranges::find(shownRows, kind, &Shown::kind); }

}  // namespace

ChoicesPanel::ChoicesPanel(wxWindow* parent, session::Session& session, tools::Choices& choices)
    : wxPanel(parent), session_(session), choices_(choices) {
    SetSizer(new wxBoxSizer(wxVERTICAL));
    title_ = new wxStaticText(this, wxID_ANY, "");
    title_->SetFont(title_->GetFont().Bold());
    GetSizer()->Add(title_, rowFlags(this));
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        wrapGuide();
        event.Skip();
    });
    buildStroke();
    buildLevels();
    buildContours();
    buildNames();
    guide_ = new wxStaticText(this, wxID_ANY, "");  // last, so that settings stay visible if space is short
    GetSizer()->Add(guide_, rowFlags(this));
    listening_ = session_.changed.connect([this](const session::Changed& what) {
        if (what.opened) {
            tools::forgetDocument(choices_, session_.palette());
            name_->ChangeValue("");
            followed_ = {};
            showKind(kind_);
        }
        // Only for a new selection, so that a later choice in the list is kept.
        const bool isOther = what.selection && session_.selection() != followed_;
        if (isOther) followed_ = session_.selection();
        const bool isChosen = isOther && follow();
        if (what.document)
            fillList();
        else if (isChosen)
            selectChosen();
        if (what.document || isChosen) wrapGuide();
    });
    showKind(PaletteKind::none);
}

void ChoicesPanel::buildStroke() {
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    GetSizer()->Add(row, wxSizerFlags().Expand());
    stroke_ = addChoice(*row, trLater("Stroke"), {trLater("Brush"), trLater("Line"), trLater("Fill")});
    stroke_->Bind(wxEVT_CHOICE, [this](wxCommandEvent& event) {
        activeBrush().stroke = static_cast<tools::Stroke>(event.GetSelection());
        showBrush();
    });
    brush_ = addChoice(*row, trLater("Brush"), {trLater("1 hex"), trLater("7 hexes"), trLater("19 hexes")});
    brush_->Bind(wxEVT_CHOICE, [this](wxCommandEvent& event) { activeBrush().size = event.GetSelection(); });
}

/// Each of these tools has its own brush.
tools::HexBrush& ChoicesPanel::activeBrush() {
    if (kind_ == PaletteKind::levels) return choices_.levelBrush;
    if (kind_ == PaletteKind::zones) return choices_.zoneBrush;
    return choices_.terrainBrush;
}

void ChoicesPanel::showBrush() {
    const auto& brush = activeBrush();
    stroke_->SetSelection(static_cast<int>(brush.stroke));
    brush_->SetSelection(brush.size);
    brush_->Enable(brush.hasSize());
}

void ChoicesPanel::buildLevels() {
    level_ = addChoice(*GetSizer(), trLater("Change levels"),
                       {trLater("Raise by"), trLater("Lower by"), trLater("Set to")});
    level_->Bind(wxEVT_CHOICE, [this](wxCommandEvent& event) {
        choices_.levelChange = static_cast<tools::LevelChange>(event.GetSelection());
    });
    amount_ = addNumber(trLater("Levels"), mapsets::highestLevel, choices_.level);
}

void ChoicesPanel::buildContours() {
    contour_ = addChoice(*GetSizer(), trLater("Contours"),
                         {trLater("Draw"), trLater("Edit points"), trLater("Join ends"), trLater("Split"),
                          trLater("Flip higher side"), trLater("Set height"), trLater("Remove")});
    contour_->Bind(wxEVT_CHOICE, [this](wxCommandEvent& event) {
        choices_.contourAction = static_cast<tools::ContourAction>(event.GetSelection());
        wrapGuide();
        if (onMode) onMode();
    });
    metres_ = addNumber(trLater("Height in metres"), model::mostContourMetres, choices_.metres);
}

void ChoicesPanel::buildNames() {
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
        wrapGuide();
    });
    GetSizer()->Add(stamp_, rowFlags(this));
    press_ = new wxStaticText(this, wxID_ANY, "");
    GetSizer()->Add(press_, rowFlags(this));
    list_ = new wxListCtrl(this, wxID_ANY, wxDefaultPosition, wxDefaultSize,
                           wxLC_REPORT | wxLC_NO_HEADER | wxLC_SINGLE_SEL);
    list_->AppendColumn("");
    list_->SetName(words("Palette"));
    list_->Bind(wxEVT_LIST_ITEM_SELECTED, [this](wxListEvent&) { takeEntry(); });
    list_->Bind(wxEVT_LIST_ITEM_RIGHT_CLICK, [this](wxListEvent& event) { showMenu(event.GetIndex()); });
    list_->Bind(wxEVT_LIST_KEY_DOWN, [this](wxListEvent& event) {
        const long row = list_->GetNextItem(-1, wxLIST_NEXT_ALL, wxLIST_STATE_SELECTED);
        if (event.GetKeyCode() != WXK_DELETE || !subjectAt(row)) return event.Skip();
        selectEntry(row);
        if (onRemove) onRemove();
    });
    list_->Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        list_->SetColumnWidth(0, list_->GetClientSize().x);
        event.Skip();
    });
    GetSizer()->Add(list_, rowFlags(this).Proportion(1));
}

void ChoicesPanel::addLabel(wxWindow* control, session::Phrase title) {
    labels_[control] = new wxStaticText(this, wxID_ANY, words(title));
    GetSizer()->Add(labels_[control], rowFlags(this).Border(wxLEFT | wxTOP));
}

wxChoice* ChoicesPanel::addChoice(wxSizer& into, session::Phrase title,
                                  std::initializer_list<session::Phrase> all) {
    auto* choice = new wxChoice(this, wxID_ANY);
    for (const session::Phrase word : all) choice->Append(words(word));
    choice->SetSelection(0);
    choice->SetName(words(title));
    choice->SetToolTip(words(title));
    into.Add(choice, rowFlags(this).Proportion(&into == GetSizer() ? 0 : 1));
    return choice;
}

wxSpinCtrl* ChoicesPanel::addNumber(session::Phrase title, int most, int& value) {
    auto* number = new wxSpinCtrl(this, wxID_ANY);
    addLabel(number, title);
    number->SetRange(-most, most);
    number->SetName(words(title));
    number->SetValue(value);
    number->Bind(wxEVT_SPINCTRL, [&value](wxSpinEvent& event) { value = event.GetPosition(); });
    GetSizer()->Add(number, rowFlags(this));
    return number;
}

void ChoicesPanel::showFor(const tools::ToolRow& tool) {
    title_->SetLabel(words(tool.label) + " (" + wxString(tool.key) + ")");
    guideText_ = words(tool.help);
    if (!guideText_.EndsWith(".")) guideText_ += ".";
    if (tool.guide.english()[0] != '\0') guideText_ = words(tool.guide);
    // Start with a new objective, so that a distant hex does not join an existing one by mistake; a zone is
    // continued.
    if (tool.palette == PaletteKind::objectives) tools::takeThing(choices_, &tools::Choices::objective, "");
    if (tool.palette == PaletteKind::zones)
        tools::takeThing(choices_, &tools::Choices::zone, choices_.zone.text);
    showKind(tool.palette);
}

void ChoicesPanel::wrapGuide() {
    const int width = GetClientSize().x - FromDIP(16);
    if (width < FromDIP(60)) return;
    showWhatAPressDoes();
    press_->Wrap(width);
    const auto all = entries();
    // Lists of zones and objectives always have the entry for a new one.
    const bool isEmpty = all && (all->empty() || all->front().id.empty());
    // Things missing in the document can be made; things missing in the game cannot.
    const bool isMade =
        kind_ == PaletteKind::zones || kind_ == PaletteKind::objectives || kind_ == PaletteKind::counters;
    if (isEmpty && !isMade && session_.game())
        guide_->SetLabel(words("This game has none."));
    else
        guide_->SetLabel((isEmpty ? words("There are none yet.") + " " : wxString()) +
                         (kind_ == PaletteKind::contours ? words(tools::helpOf(choices_.contourAction)) + "."
                                                         : guideText_));
    guide_->SetToolTip(guideText_);
    guide_->Wrap(width);
    Layout();
    // If space is short, only its first paragraph is shown; the tooltip has the whole text.
    const auto end = guideText_.find("\n\n");
    if (isEmpty || end == wxString::npos || !list_->IsShown()) return;
    if (list_->GetSize().y >= FromDIP(leastList)) return;
    guide_->SetLabel(guideText_.Left(end));
    guide_->Wrap(width);
    Layout();
}

void ChoicesPanel::show(wxWindow* control, bool isShown) {
    control->Show(isShown);
    if (const auto it = labels_.find(control); it != labels_.end()) it->second->Show(isShown);
}

void ChoicesPanel::showKind(PaletteKind kind) {
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
    press_->Show(kind == PaletteKind::counters || kind == PaletteKind::objectives);
    const wxString typed =
        kind == PaletteKind::labels ? toWx(choices_.label.in(session_.language())) : toWx(choices_.newName);
    if (shown.name && name_->GetValue() != typed) name_->ChangeValue(typed);
    list_->Show(shown.list);
    showBrush();
    level_->SetSelection(static_cast<int>(choices_.levelChange));
    contour_->SetSelection(static_cast<int>(choices_.contourAction));
    metres_->SetValue(choices_.metres);
    where_->SetSelection(choices_.featureInScenario ? 1 : 0);
    followed_ = session_.selection();
    follow();
    fillList();
    wrapGuide();
}

}  // namespace cota::wx
