#include "editor/wx/choices_panel.h"

#include <wx/choice.h>
#include <wx/imaglist.h>
#include <wx/listctrl.h>
#include <wx/sizer.h>
#include <wx/spinctrl.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

#include <algorithm>
#include <array>

#include "editor/session/palette_samples.h"
#include "editor/tools/place_tools.h"
#include "editor/wx/convert.h"
#include "formats/model/level_contours.h"

namespace cota::wx {

using session::trLater;
using tools::PaletteKind;

namespace {

constexpr int mostLevels = 1000;  // a battlefield counts no more

wxSizerFlags rowFlags(const wxWindow* panel) {
    constexpr int gap = 4;
    return wxSizerFlags().Expand().Border(wxALL, panel->FromDIP(gap));
}

/// What a palette shows beside its list.
struct Shown {
    PaletteKind kind;
    bool list, name, stroke, level, contour, where;
};
constexpr std::array<Shown, 12> shownRows{{
    {PaletteKind::none, false, false, false, false, false, false},
    {PaletteKind::terrains, true, false, true, false, false, false},
    {PaletteKind::levels, false, false, true, true, false, false},
    {PaletteKind::edges, true, false, false, false, false, false},
    {PaletteKind::paths, true, false, false, false, false, false},
    {PaletteKind::features, true, false, false, false, false, true},
    {PaletteKind::areas, true, false, false, false, false, false},
    {PaletteKind::zones, true, true, true, false, false, false},
    {PaletteKind::objectives, true, true, false, false, false, false},
    {PaletteKind::counters, true, false, false, false, false, false},
    {PaletteKind::labels, false, true, false, false, false, false},
    {PaletteKind::contours, false, false, false, false, true, false},
}};

/// The kind of look.xml that samples of a palette are drawn by; empty: there are none.
std::string_view sampleKind(PaletteKind kind) {
    switch (kind) {
        case PaletteKind::terrains:
        case PaletteKind::areas:
            return "terrain";
        case PaletteKind::edges:
            return "edge";
        case PaletteKind::paths:
            return "path";
        case PaletteKind::features:
            return "feature";
        default:
            return {};
    }
}

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
    guide_ = new wxStaticText(this, wxID_ANY, "");  // last: where room is short, settings go before words
    GetSizer()->Add(guide_, rowFlags(this));
    listening_ = session_.changed.connect([this](const session::Changed& what) {
        if (what.opened) {
            tools::forgetDocument(choices_, session_.palette());
            name_->ChangeValue("");
            followed_ = {};
            showKind(kind_);
        }
        // Only when it is another one: what is chosen in the list afterwards stays.
        const bool isOther = what.selection && session_.selection() != followed_;
        if (isOther) followed_ = session_.selection();
        const bool isChosen =
            isOther && tools::chooseUnplaced(choices_, session_.document(), followed_);
        if (what.document)
            fillList();
        else if (isChosen)
            selectChosen();
        if (what.document) wrapGuide();
    });
    showKind(PaletteKind::none);
}

void ChoicesPanel::buildStroke() {
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    GetSizer()->Add(row, wxSizerFlags().Expand());
    stroke_ = addChoice(*row, trLater("Stroke"), {trLater("Brush"), trLater("Line"), trLater("Fill")});
    stroke_->Bind(wxEVT_CHOICE, [this](wxCommandEvent& event) {
        choices_.stroke = static_cast<tools::Stroke>(event.GetSelection());
    });
    brush_ = addChoice(*row, trLater("Brush"), {trLater("1 hex"), trLater("7 hexes"), trLater("19 hexes")});
    brush_->Bind(wxEVT_CHOICE, [this](wxCommandEvent& event) { choices_.brush = event.GetSelection(); });
}

void ChoicesPanel::buildLevels() {
    level_ = addChoice(*GetSizer(), trLater("Change of levels"),
                       {trLater("Raise by"), trLater("Lower by"), trLater("Set to")});
    level_->Bind(wxEVT_CHOICE, [this](wxCommandEvent& event) {
        choices_.levelChange = static_cast<tools::LevelChange>(event.GetSelection());
    });
    amount_ = addNumber(trLater("Levels"), mostLevels, choices_.level);
}

void ChoicesPanel::buildContours() {
    contour_ = addChoice(*GetSizer(), trLater("Contours"),
                         {trLater("Draw"), trLater("Reshape"), trLater("Join ends"), trLater("Part"),
                          trLater("Turn high side"), trLater("Set height"), trLater("Remove")});
    contour_->Bind(wxEVT_CHOICE, [this](wxCommandEvent& event) {
        choices_.contourAction = static_cast<tools::ContourAction>(event.GetSelection());
    });
    metres_ = addNumber(trLater("Height in metres"), model::mostContourMetres, choices_.metres);
}

void ChoicesPanel::buildNames() {
    where_ = addChoice(*GetSizer(), trLater("Where"),
                       {trLater("Printed on the board"), trLater("Put down by the scenario")});
    where_->Bind(wxEVT_CHOICE,
                 [this](wxCommandEvent& event) { choices_.featureInScenario = event.GetSelection() == 1; });
    name_ = new wxTextCtrl(this, wxID_ANY);
    name_->SetName(words("Name"));
    name_->SetHint(words("name"));
    name_->Bind(wxEVT_TEXT, [this](wxCommandEvent&) { takeName(); });
    GetSizer()->Add(name_, rowFlags(this));
    list_ = new wxListCtrl(this, wxID_ANY, wxDefaultPosition, wxDefaultSize,
                           wxLC_REPORT | wxLC_NO_HEADER | wxLC_SINGLE_SEL);
    list_->AppendColumn("");
    list_->SetName(words("Palette"));
    list_->Bind(wxEVT_LIST_ITEM_SELECTED, [this](wxListEvent&) { takeEntry(); });
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
    guideText_ = words(tool.help) + ".";
    if (tool.guide.english()[0] != '\0') guideText_ = words(tool.guide);
    showKind(tool.palette);
}

void ChoicesPanel::wrapGuide() {
    const int width = GetClientSize().x - FromDIP(16);
    if (width < FromDIP(60)) return;
    const auto* all = entries();
    const bool isEmpty = all && all->empty();
    guide_->SetLabel((isEmpty ? words("There is nothing of the kind here yet.") + " " : wxString()) +
                     guideText_);
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
    list_->Show(shown.list);
    stroke_->SetSelection(static_cast<int>(choices_.stroke));
    brush_->SetSelection(choices_.brush);
    level_->SetSelection(static_cast<int>(choices_.levelChange));
    contour_->SetSelection(static_cast<int>(choices_.contourAction));
    metres_->SetValue(choices_.metres);
    where_->SetSelection(choices_.featureInScenario ? 1 : 0);
    fillList();
    wrapGuide();
}

const std::vector<session::PaletteEntry>* ChoicesPanel::entries() const {
    const auto& palette = session_.palette();
    switch (kind_) {
        case PaletteKind::terrains:
        case PaletteKind::areas:
            return &palette.terrains;
        case PaletteKind::edges:
            return &palette.edges;
        case PaletteKind::paths:
            return &palette.pathKinds;
        case PaletteKind::features:
            return &palette.features;
        case PaletteKind::zones:
            return &palette.zones;
        case PaletteKind::objectives:
            return &palette.objectives;
        case PaletteKind::counters:
            return &palette.counters;
        default:
            return nullptr;
    }
}

std::string ChoicesPanel::chosen() const {
    switch (kind_) {
        case PaletteKind::terrains:
            return choices_.terrain.shares.empty() ? "" : choices_.terrain.shares.front().terrain.text;
        case PaletteKind::areas:
            return choices_.area.text;
        case PaletteKind::edges:
            return choices_.edge.text;
        case PaletteKind::paths:
            return choices_.pathKind.text;
        case PaletteKind::features:
            return choices_.feature.text;
        case PaletteKind::zones:
            return choices_.zone.text;
        case PaletteKind::objectives:
            return choices_.objective.text;
        case PaletteKind::counters:
            return choices_.counter.text;
        default:
            return {};
    }
}

void ChoicesPanel::choose(const std::string& id) {
    switch (kind_) {
        case PaletteKind::terrains:
            choices_.terrain = {{{model::TerrainId(id), {}}}};
            break;
        case PaletteKind::areas:
            choices_.area = model::TerrainId(id);
            break;
        case PaletteKind::edges:
            choices_.edge = model::EdgeId(id);
            break;
        case PaletteKind::paths: {
            choices_.pathKind = model::PathKindId(id);
            const auto* kind =
                session_.game() ? session_.game()->catalogue.pathKind(choices_.pathKind) : nullptr;
            choices_.pathAlongSides = kind && kind->alongSides;
            break;
        }
        case PaletteKind::features:
            choices_.feature = model::FeatureId(id);
            break;
        case PaletteKind::zones:
            choices_.zone = model::ZoneId(id);
            break;
        case PaletteKind::objectives:
            choices_.objective = model::ObjectiveId(id);
            break;
        case PaletteKind::counters:
            choices_.counter = model::CounterId(id);
            break;
        default:
            break;
    }
}

void ChoicesPanel::fillList() {
    const auto* all = entries();
    if (all && (kind_ != filledKind_ || *all != filled_ || session_.look() != filledLook_)) {
        filledKind_ = kind_;
        filled_ = *all;
        filledLook_ = session_.look();
        list_->DeleteAllItems();
        fillImages();
        for (std::size_t i = 0; i < filled_.size(); ++i) {
            const int row = static_cast<int>(i);
            list_->InsertItem(row, toWx(filled_[i].name), sampleKind(kind_).empty() ? -1 : row);
        }
    }
    selectChosen();
}

void ChoicesPanel::fillImages() {
    constexpr double width = 9, height = 6;  // millimetres of the sample
    const wxSize size = FromDIP(wxSize(36, 24));
    auto* images = new wxImageList(size.x, size.y, false);
    if (const auto kind = sampleKind(kind_); !kind.empty() && session_.table())
        for (const auto& sample :
             session::samplesOf(*session_.table(), *session_.look(), kind, filled_, width, height))
            images->Add(toBitmap(picture::raster(sample, {{0, 0}, size.x / width, size.x, size.y}), true));
    list_->AssignImageList(images, wxIMAGE_LIST_SMALL);
}

/// Something is always in hand, so that the first press does something; a zone that is not there yet may be,
/// too.
void ChoicesPanel::selectChosen() {
    const auto* all = entries();
    if (!all) return;
    auto it = std::ranges::find(*all, chosen(), &session::PaletteEntry::id);
    const bool mayBeNew = shownFor(kind_).name && !chosen().empty();
    if (it == all->end() && !all->empty() && !mayBeNew) {
        // The first terrain is what boards are made of: painting it on a new one would show nothing.
        const bool isGround = kind_ == PaletteKind::terrains || kind_ == PaletteKind::areas;
        it = isGround && all->size() > 1 ? all->begin() + 1 : all->begin();
        choose(it->id);
    }
    const long now = list_->GetNextItem(-1, wxLIST_NEXT_ALL, wxLIST_STATE_SELECTED);
    const long row = it == all->end() ? -1 : static_cast<long>(it - all->begin());
    if (now == row) return;
    if (now >= 0) list_->SetItemState(now, 0, wxLIST_STATE_SELECTED);
    if (row >= 0) list_->SetItemState(row, wxLIST_STATE_SELECTED, wxLIST_STATE_SELECTED);
}

void ChoicesPanel::readChoices() {
    if (amount_->GetValue() != choices_.level) amount_->SetValue(choices_.level);
    selectChosen();
}

void ChoicesPanel::takeEntry() {
    const auto* all = entries();
    const long at = list_->GetNextItem(-1, wxLIST_NEXT_ALL, wxLIST_STATE_SELECTED);
    if (all && at >= 0 && static_cast<std::size_t>(at) < all->size())
        choose((*all)[static_cast<std::size_t>(at)].id);
}

void ChoicesPanel::takeName() {
    const std::string text = fromWx(name_->GetValue());
    if (kind_ == PaletteKind::labels)
        choices_.label = {text, ""};
    else if (!text.empty())
        choose(text);
}

}  // namespace cota::wx
