#include "editor/wx/frame/document_panels.h"

#include <wx/cursor.h>
#include <wx/notebook.h>

#include <set>
#include <utility>
#include <vector>

#include "editor/tools/select_tool.h"
#include "editor/wx/canvas/map_canvas.h"
#include "editor/wx/frame/active_tool.h"
#include "editor/wx/frame/panel_layout.h"
#include "editor/wx/frame/status_bar.h"
#include "editor/wx/panels/choices_panel.h"
#include "editor/wx/panels/findings_panel.h"
#include "editor/wx/panels/forces_panel.h"
#include "editor/wx/panels/history_panel.h"
#include "editor/wx/panels/layers_panel.h"
#include "editor/wx/panels/property_panel.h"
#include "editor/wx/panels/sight_panel.h"
#include "editor/wx/panels/start_panel.h"
#include "editor/wx/toolkit/convert.h"
#include "editor/wx/toolkit/trace.h"

namespace cota::wx {

DocumentPanels::DocumentPanels(session::Session& session, tools::Choices& choices, Trace& trace)
    : session_(session), choices_(choices), trace_(trace) {}

void DocumentPanels::report(StatusBar& status) { status_ = &status; }

void DocumentPanels::build(wxWindow* frame, PanelLayout& layout, const ActiveTool& tool,
                           const wxFileHistory& recent) {
    if (!map_) map_ = new MapCanvas(frame, session_, choices_);
    palette_ = new ChoicesPanel(frame, session_, choices_);
    findings_ = new FindingsPanel(frame, session_);
    sight_ = new SightPanel(frame, session_);
    forces_ = new ForcesPanel(frame, session_);
    connectMap();
    connectPalette();
    connectForces(tool);
    sight_->onMessage = [this](const std::string& verdict) { trace_.say("sight " + verdict); };
    if (start_) start_->Destroy();  // it has the old language
    start_ = new StartPanel(map_, recent, [this](const std::string& action) { onAction(action); });
    start_->onFile = map_->onFile;
    start_->showFor(session_);
    place(frame, layout);
    connectFindings(layout);
    traceFixes();
}

void DocumentPanels::place(wxWindow* frame, PanelLayout& layout) {
    constexpr int mostOfTheRow = 180000, restOfTheRow = 100000;  // findings are longer than verdicts
    using Dock = PanelLayout::Dock;
    auto* more = new wxNotebook(frame, wxID_ANY);
    auto* layers = new LayersPanel(more, session_.language(), map_->layers(), map_->overlays());
    layers->onChange = [this](std::vector<std::string> shown, std::vector<std::string> overlays) {
        map_->setLayers(std::move(shown), std::move(overlays));
    };
    more->AddPage(layers, words("Layers"));
    more->AddPage(new HistoryPanel(more, session_), words("History"));
    properties_ = new PropertyPanel(frame, session_);
    layout.addMap(map_);
    layout.add(palette_, "palette", words("Palette"), Dock::left, restOfTheRow + restOfTheRow / 4);
    layout.add(forces_, "forces", words("Forces"), Dock::left);
    layout.add(properties_, "properties", words("Properties"), Dock::right);
    layout.add(more, "layers", words("Layers and history"), Dock::right);
    layout.add(findings_, "findings", words("Findings"), Dock::below, mostOfTheRow);
    layout.add(sight_, "sight", words("Line of sight"), Dock::below, restOfTheRow);
    layout.finish();
}

void DocumentPanels::connectMap() {
    map_->onFile = [this](const wxString& file) { onFile(file); };
    map_->onHex = [this](std::optional<session::Cell> cell) { status_->showHex(cell); };
    map_->onMessage = [this](const std::string& text) { status_->showMessage(text); };
    map_->onGesture = [this] {
        sight_->showFor(map_->tool());
        palette_->readChoices();
    };
    map_->onOverlay = [this](const std::string& text) {
        status_->showAnswer(toWx(text));
        onOverlay();
        trace_.say("answer " + text);
    };
}

void DocumentPanels::connectPalette() {
    palette_->onMode = [this] { status_->showToolHelp(); };
    palette_->onRemove = [this] { removeSelected(); };
    palette_->onChosen = [this](const model::Subject& subject) { map_->reveal(subject); };
}

/// The map shows what is selected there; a new unit goes beside the chosen one.
void DocumentPanels::connectForces(const ActiveTool& tool) {
    forces_->onChosen = [this](const model::Subject& subject) { map_->reveal(subject); };
    forces_->onMessage = [this](const std::string& text) { status_->showMessage(text); };
    forces_->unitToPlace = [&tool] { return tool.unitToPlace(); };
}

/// Selecting a finding shows its place on the map and its value.
void DocumentPanels::connectFindings(PanelLayout& layout) {
    findings_->onPlace = [this](session::Cell cell, bool isJump) {
        if (isJump)
            map_->show(cell);
        else
            map_->reveal({model::SubjectKind::hex, session_.map()->label(cell), {}});
    };
    findings_->onHexes = [this](std::set<session::Cell> hexes) { map_->pointOut(std::move(hexes)); };
    findings_->onValue = [this, &layout](const session::ValueRow& value, bool withKeys) {
        if (withKeys) layout.show("properties", true);
        properties_->showRow(value.row, withKeys);
    };
}

/// Tests press the buttons of the fixes.
void DocumentPanels::traceFixes() {
    findings_->onOffers = [this](const std::vector<wxWindow*>& buttons) {
        for (const auto* button : buttons) {
            const auto box = button->GetScreenRect();
            trace_.say("fix " + std::to_string(box.x + box.width / 2) + " " +
                       std::to_string(box.y + box.height / 2) + " " + fromWx(button->GetLabel()));
        }
        trace_.say("fixes " + std::to_string(buttons.size()));
    };
    properties_->onShown = [this](const std::string& label) { trace_.say("value " + label); };
}

void DocumentPanels::showTool(const tools::ToolRow& tool) {
    map_->setTool(tool.make());
    palette_->showFor(tool);
    map_->SetCursor(tool.palette == tools::PaletteKind::none ? *wxSTANDARD_CURSOR : *wxCROSS_CURSOR);
}

void DocumentPanels::nextFinding() { findings_->next(); }

void DocumentPanels::removeSelected() {
    const model::Document before = session_.document();
    const session::Selection removed = session_.selection();
    map_->removeSelected();
    if (!session_.map()) return;
    status_->showMessage(session_.document() == before
                             ? tools::whyNothingRemoved(*session_.map(), removed, session_.language())
                             : tools::whatElseWasRemoved(before, removed, session_.language()));
}

void DocumentPanels::toggleOverlay(session::OverlayKind kind) {
    const bool isOn = map_->overlayKind() == kind;
    map_->setOverlay(isOn ? session::OverlayKind::none : kind);
    if (isOn) status_->showAnswer("");
    onOverlay();
}

void DocumentPanels::documentChanged(const session::Changed& what) {
    if (what.file) start_->showFor(session_);
    if (what.opened) map_->SetFocus();  // the keys go to the map of the new document
    if (what.document) sight_->showFor(map_->tool());
}

}  // namespace cota::wx
