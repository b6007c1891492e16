#include "editor/wx/panels/choices_panel.h"

#include <wx/sizer.h>
#include <wx/stattext.h>

#include "editor/tools/contour_tool.h"
#include "editor/tools/modifiers.h"
#include "editor/tools/place_tools.h"
#include "editor/wx/panels/palette_list.h"
#include "editor/wx/panels/tool_options.h"
#include "editor/wx/toolkit/convert.h"
#include "editor/wx/toolkit/theme.h"

namespace cota::wx {

using tools::PaletteKind;

namespace {

constexpr int leastList = 150;  // five rows: fewer would hide the choices

}  // namespace

ChoicesPanel::ChoicesPanel(wxWindow* parent, session::Session& session, tools::Choices& choices)
    : wxPanel(parent), session_(session), choices_(choices), choice_(session, choices) {
    auto* rows = new wxBoxSizer(wxVERTICAL);
    auto* whole = new wxBoxSizer(wxVERTICAL);
    whole->Add(rows, wxSizerFlags(1).Expand().Border(wxLEFT | wxRIGHT, FromDIP(4)));
    SetSizer(whole);
    title_ = new wxStaticText(this, wxID_ANY, "");
    title_->SetFont(title_->GetFont().Bold());
    options_ = new ToolOptions(this, session, choices);
    clickEffect_ = new wxStaticText(this, wxID_ANY, "");
    list_ = new PaletteList(this, session, choice_);
    guide_ = new wxStaticText(this, wxID_ANY, "");  // last, so that settings stay visible if space is short
    rows->Add(title_, rowFlags(this));
    rows->Add(options_, wxSizerFlags().Expand());
    rows->Add(clickEffect_, rowFlags(this));
    rows->Add(list_, rowFlags(this).Proportion(1));
    rows->Add(guide_, rowFlags(this));
    connectOptions();
    connectList();
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        showGuide();
        event.Skip();
    });
    listening_ = session_.changed.connect([this](const session::Changed& what) { documentChanged(what); });
    showKind(PaletteKind::none);
}

void ChoicesPanel::SetFocus() { list_->SetFocus(); }

void ChoicesPanel::connectOptions() {
    options_->onNewName = [this] {
        if (!choices_.newName.empty()) {
            choice_.choose("");
            list_->selectChosen();
        }
        showGuide();
    };
}

void ChoicesPanel::connectList() {
    list_->onChosen = [this] { showGuide(); };
    // Selected, so that the map outlines it and Properties shows it.
    list_->onSubject = [this](const model::Subject& subject) {
        followed_ = {subject};  // chosen here, so it need not be followed
        session_.select({subject});
        if (onChosen) onChosen(subject);
    };
    list_->onRemove = [this] {
        if (onRemove) onRemove();
    };
}

void ChoicesPanel::documentChanged(const session::Changed& what) {
    if (what.opened) {
        tools::forgetDocument(choices_, session_.palette());
        options_->forgetName();
        followed_ = {};
        showKind(choice_.kind());
    }
    // Only for a new selection, so that a later choice in the list is kept.
    const bool isOther = what.selection && session_.selection() != followed_;
    if (isOther) followed_ = session_.selection();
    const bool isChosen = isOther && choice_.follow(followed_);
    if (what.document)
        list_->fill();
    else if (isChosen)
        list_->selectChosen();
    if (what.document || isChosen) showGuide();
    if (isChosen) sayEffect();
}

void ChoicesPanel::showFor(const tools::ToolRow& tool) {
    title_->SetLabel(words(tool.label) + " (" + wxString(tool.key) + ")");
    guideText_ = words(tool.help);
    if (!guideText_.EndsWith(".")) guideText_ += ".";
    if (tool.guide.english()[0] != '\0') guideText_ = words(tool.guide);
    // What a click does now stands above the list.
    if (tool.palette == PaletteKind::objectives) guideText_.clear();
    if (const auto keys = tools::keyHints(tool.id); !keys.empty()) guideText_ += "\n";
    for (const auto& hint : tools::keyHints(tool.id))
        guideText_ += "\n" + toWx(hint.key) + ": " + toWx(hint.effect);
    guideText_.Trim(false);
    // Start with a new objective, so that a distant hex does not join an existing one by mistake; a zone is
    // continued.
    if (tool.palette == PaletteKind::objectives) tools::chooseThing(choices_, &tools::Choices::objective, "");
    if (tool.palette == PaletteKind::zones)
        tools::chooseThing(choices_, &tools::Choices::zone, choices_.zone.text);
    showKind(tool.palette);
    sayEffect();
}

/// What the next click places.
void ChoicesPanel::sayEffect() {
    if (choice_.kind() != PaletteKind::counters || !onSaid) return;
    const auto effect = tools::clickEffect(session_.document(), choices_, session_.language());
    if (!effect.empty()) onSaid(effect);
}

void ChoicesPanel::showKind(PaletteKind kind) {
    choice_.setKind(kind);
    options_->showFor(kind);
    clickEffect_->Show(kind == PaletteKind::counters || kind == PaletteKind::objectives);
    list_->Show(choice_.entries().has_value());
    followed_ = session_.selection();
    choice_.follow(followed_);
    list_->fill();
    showGuide();
}

void ChoicesPanel::showClickEffect(int width) {
    const auto& document = session_.document();
    if (choice_.kind() == PaletteKind::counters)
        clickEffect_->SetLabel(toWx(tools::clickEffect(document, choices_, session_.language())));
    if (choice_.kind() == PaletteKind::objectives)
        clickEffect_->SetLabel(toWx(tools::objectiveClickEffect(document, choices_, session_.language())));
    clickEffect_->Wrap(width);
}

void ChoicesPanel::showGuide() {
    const int width = GetClientSize().x - FromDIP(16);
    if (width < FromDIP(60)) return;
    showClickEffect(width);
    const auto all = choice_.entries();
    // Lists of zones and objectives always have the entry for a new one.
    const bool isEmpty = all && (all->empty() || all->front().id.empty());
    // Things missing in the document can be made; things missing in the game cannot.
    const bool isMade = choice_.isMadeByDrawing() || choice_.kind() == PaletteKind::counters;
    if (isEmpty && !isMade && session_.game())
        guide_->SetLabel(words("This game has none."));
    else
        guide_->SetLabel((isEmpty ? words("There are none yet.") + " " : wxString()) +
                         (choice_.kind() == PaletteKind::contours ? contourGuide() : guideText_));
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

/// What the chosen action does, with its keys.
wxString ChoicesPanel::contourGuide() const {
    wxString text = words(tools::helpOf(choices_.contour.action));
    if (!text.EndsWith(".")) text += ".";
    const auto keys = guideText_.find("\n\n");
    return keys == wxString::npos ? text : text + guideText_.Mid(keys);
}

void ChoicesPanel::readChoices() {
    options_->readChoices();
    list_->selectChosen();
    if (choice_.isMadeByDrawing()) showGuide();
}

}  // namespace cota::wx
