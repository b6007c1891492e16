#include "editor/wx/main_frame.h"

#include <wx/aboutdlg.h>
#include <wx/aui/auibar.h>
#include <wx/config.h>
#include <wx/menu.h>
#include <wx/notebook.h>
#include <wx/toolbar.h>

#include <algorithm>
#include <array>
#include <utility>

#include "editor/tools/actions.h"
#include "editor/tools/contour_tool.h"
#include "editor/tools/select_tool.h"
#include "editor/tools/toolbox.h"
#include "editor/wx/choices_panel.h"
#include "editor/wx/convert.h"
#include "editor/wx/export_dialog.h"
#include "editor/wx/findings_panel.h"
#include "editor/wx/forces_panel.h"
#include "editor/wx/history_panel.h"
#include "editor/wx/layers_panel.h"
#include "editor/wx/map_canvas.h"
#include "editor/wx/property_panel.h"
#include "editor/wx/sight_panel.h"
#include "editor/wx/start_panel.h"
#include "editor/wx/trace.h"

namespace cota::wx {

namespace {

constexpr double zoomStep = 1.25;
constexpr int leastWidth = 800, leastHeight = 560;  // enough for the content of the panels
}  // namespace

MainFrame::MainFrame(session::Places places, std::filesystem::path catalogues)
    : wxFrame(nullptr, wxID_ANY, "Cota"),
      places_(places),
      catalogues_(std::move(catalogues)),
      session_(std::move(places)) {
    wxSize size = FromDIP(wxSize(1600, 1000));
    size.DecTo(wxGetClientDisplayRect().GetSize());
    SetSize(size);
    SetMinSize(FromDIP(wxSize(leastWidth, leastHeight)));
    Centre();
    CreateStatusBar(statusFields);
    shareStatusBar();
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        shareStatusBar();
        event.Skip();
    });
    buildPanels();
    buildMenus();
    buildToolBar();
    session_.onAnswer([this] { CallAfter([this] { session_.takeAnswer(); }); });
    listening_ = session_.changed.connect([this](const session::Changed& what) { documentChanged(what); });
    Bind(wxEVT_CLOSE_WINDOW, &MainFrame::onClose, this);
    Bind(wxEVT_ACTIVATE, &MainFrame::onActivate, this);
    Bind(wxEVT_CHAR_HOOK, &MainFrame::onCharHook, this);
    Bind(
        wxEVT_TOOL,
        [this](wxCommandEvent& event) { chooseTool(static_cast<std::size_t>(event.GetId() - firstToolId)); },
        firstToolId, firstToolId + static_cast<int>(tools::toolRows().size()) - 1);
    Bind(wxEVT_SHOW, [this](wxShowEvent& event) {
        if (event.IsShown()) tell(helpOfTool());
        event.Skip();
    });
    chooseTool(0);
    updateTitle();
    updateActions();
    canvas_->SetFocus();
}

MainFrame::~MainFrame() {
    session_.onAnswer({});
    panels_.UnInit();
    DestroyChildren();  // they use the session, which the base class outlives
}

void MainFrame::buildPanels() {
    panels_.SetManagedWindow(this);
    if (!canvas_) canvas_ = new MapCanvas(this, session_, choices_);
    palette_ = new ChoicesPanel(this, session_, choices_);
    findings_ = new FindingsPanel(this, session_);
    sight_ = new SightPanel(this, session_);
    auto* forces = new ForcesPanel(this, session_);
    auto* more = new wxNotebook(this, wxID_ANY);
    auto* layers = new LayersPanel(more, session_.language(), canvas_->layers(), canvas_->overlays());
    more->AddPage(layers, words("Layers"));
    more->AddPage(new HistoryPanel(more, session_), words("History"));
    connectCanvas();
    sight_->onSaid = [this](const std::string& verdict) {
        if (trace_) trace_->say("sight " + verdict);
    };
    palette_->onMode = [this] { tell(helpOfTool()); };
    palette_->onRemove = [this] { removeSelected(); };
    connectForces(forces);
    layers->onChange = [this](std::vector<std::string> shown, std::vector<std::string> overlays) {
        canvas_->setLayers(std::move(shown), std::move(overlays));
    };
    if (start_) start_->Destroy();  // it has the old language
    start_ = new StartPanel(canvas_, recent_, [this](const std::string& action) { run(action); });
    start_->onFile = canvas_->onFile;
    start_->showFor(session_);
    // Use the width of wide screens for what narrow panels cut off.
    const auto side = FromDIP(wxSize(std::clamp(ToDIP(GetSize().x) * 22 / 100, 290, 360), 300));
    const auto below = FromDIP(wxSize(600, std::clamp(ToDIP(GetSize().y) * 21 / 100, 150, 210)));
    constexpr int mostOfTheRow = 180000, restOfTheRow = 100000;  // findings are longer than verdicts
    panels_.AddPane(canvas_, wxAuiPaneInfo().Name("map").CentrePane());
    auto palette = wxAuiPaneInfo().Name("palette").Caption(words("Palette")).Left().BestSize(side);
    palette.dock_proportion = restOfTheRow + restOfTheRow / 4;
    panels_.AddPane(palette_, palette);
    panels_.AddPane(forces, wxAuiPaneInfo().Name("forces").Caption(words("Forces")).Left().BestSize(side));
    auto* properties = new PropertyPanel(this, session_);
    connectFindings(properties);
    panels_.AddPane(properties,
                    wxAuiPaneInfo().Name("properties").Caption(words("Properties")).Right().BestSize(side));
    panels_.AddPane(
        more, wxAuiPaneInfo().Name("layers").Caption(words("Layers and history")).Right().BestSize(side));
    auto findings = wxAuiPaneInfo().Name("findings").Caption(words("Findings")).Bottom().BestSize(below);
    findings.dock_proportion = mostOfTheRow;
    auto sight = wxAuiPaneInfo().Name("sight").Caption(words("Line of sight")).Bottom().BestSize(below);
    sight.dock_proportion = restOfTheRow;
    panels_.AddPane(findings_, findings);
    panels_.AddPane(sight_, sight);
    panels_.Update();
    firstLayout_ = panels_.SavePerspective();
}

void MainFrame::connectCanvas() {
    canvas_->onFile = [this](const wxString& file) {
        if (mayLeave()) openFile(fromWx(file));
    };
    canvas_->onHex = [this](std::optional<session::Cell> cell) { showHex(cell); };
    canvas_->onSaid = [this](const std::string& text) { say(text); };
    canvas_->onGesture = [this] {
        sight_->showFor(canvas_->tool());
        palette_->readChoices();
    };
    canvas_->onOverlay = [this](const std::string& text) {
        tellIn(overlayField, toWx(text));
        if (GetMenuBar()) showOverlayKind();
        if (trace_) trace_->say("answer " + text);
    };
}

/// The map shows what is selected there; a new unit goes beside the chosen one.
void MainFrame::connectForces(ForcesPanel* forces) {
    forces->onChosen = [this](const model::Subject& subject) { canvas_->reveal(subject); };
    palette_->onChosen = forces->onChosen;
    forces->onSaid = canvas_->onSaid;
    forces->inHand = [this] {
        const bool isPlacing = tools::toolRows()[toolRow_].palette == tools::PaletteKind::counters;
        if (!isPlacing || choices_.counter.empty()) return session::Selection{};
        return session::Selection{{model::SubjectKind::counter, choices_.counter.text, {}}};
    };
}

/// Selecting a finding shows its place on the map and its value.
void MainFrame::connectFindings(PropertyPanel* properties) {
    findings_->onPlace = [this](session::Cell cell, bool isJump) {
        if (isJump)
            canvas_->show(cell);
        else
            canvas_->reveal({model::SubjectKind::hex, session_.table()->label(cell), {}});
    };
    findings_->onHexes = [this](std::set<session::Cell> hexes) { canvas_->pointOut(std::move(hexes)); };
    findings_->onValue = [this, properties](const session::ValuePlace& value, bool withKeys) {
        auto& pane = panels_.GetPane(properties);
        if (withKeys && !pane.IsShown()) {
            pane.Show();
            panels_.Update();
        }
        properties->showRow(value.row, withKeys);
    };
    findings_->onOffers = [this](const std::vector<wxWindow*>& buttons) {
        if (!trace_) return;
        for (const auto* button : buttons) {
            const auto box = button->GetScreenRect();
            trace_->say("cure " + std::to_string(box.x + box.width / 2) + " " +
                        std::to_string(box.y + box.height / 2) + " " + fromWx(button->GetLabel()));
        }
        trace_->say("cures " + std::to_string(buttons.size()));
    };
    properties->onShown = [this](const std::string& label) {
        if (trace_) trace_->say("value " + label);
    };
}

void MainFrame::setLanguage(model::Language language) {
    if (language == session_.language()) return;
    canvas_->cancelGesture();
    wxConfigBase::Get()->Write(languageKey, toWx(std::string(session::nameOf(language))));
    wxConfigBase::Get()->Flush();
    speak(language, catalogues_);
    session_.setLanguage(language);
    CallAfter([this] { rebuild(); });  // not while its menu is open
}

/// Makes all windows with texts again in the current language; the map is kept.
void MainFrame::rebuild() {
    const wxString layout = panels_.SavePerspective();
    std::vector<wxWindow*> old;
    auto& panes = panels_.GetAllPanes();
    for (std::size_t i = 0; i < panes.GetCount(); ++i) old.push_back(panes[i].window);
    for (auto* window : old) {
        panels_.DetachPane(window);
        if (window != canvas_) window->Destroy();
    }
    auto* bar = GetMenuBar();
    SetMenuBar(nullptr);
    delete bar;
    SetToolBar(nullptr);
    delete toolBar_;
    buildPanels();
    std::map<wxString, wxString> captions;  // the layout would restore those of the old language
    for (std::size_t i = 0; i < panes.GetCount(); ++i) captions[panes[i].name] = panes[i].caption;
    panels_.LoadPerspective(layout, false);
    for (const auto& [name, caption] : captions) panels_.GetPane(name).Caption(caption);
    panels_.Update();
    buildMenus();
    buildToolBar();
    chooseTool(toolRow_);
    canvas_->SetFocus();  // the window with the focus was destroyed
    showOverlayKind();
    documentChanged({true, true, true, true});
}

void MainFrame::chooseTool(std::size_t row) {
    const auto& chosen = tools::toolRows()[row];
    if (const std::string why = tools::whyIdle(chosen, session_); !why.empty()) return say(why);
    toolRow_ = row;
    canvas_->setTool(chosen.make());
    palette_->showFor(chosen);
    canvas_->SetCursor(chosen.palette == tools::PaletteKind::none ? *wxSTANDARD_CURSOR : *wxCROSS_CURSOR);
    toolBar_->ToggleTool(firstToolId + static_cast<int>(row), true);
    tell(helpOfTool());
    if (trace_) trace_->say(std::string("tool ") + chosen.id);
}

void MainFrame::run(const std::string& action) {
    if (action == "new") newDocument();
    if (action == "export") sayWritten(exportMap(this, session_, canvas_->layers()));
    if (action == "print") print();
    if (action == "open") openAsked();
    if (action == "save") save();
    if (action == "save-as") saveAs();
    if (action == "revert") revert();
    if (action == "quit") Close();
    if (action == "undo") session_.undo();
    if (action == "redo") session_.redo();
    if (action == "cancel") canvas_->escape();
    if (action == "finish") canvas_->finishGesture();
    if (action == "delete") removeSelected();
    if (action == "zoom-in") canvas_->zoomBy(zoomStep);
    if (action == "zoom-out") canvas_->zoomBy(1 / zoomStep);
    if (action == "zoom-fit") canvas_->fitMap();
    if (action == "viewshed") toggleOverlay(session::OverlayKind::seen);
    if (action == "reach") toggleOverlay(session::OverlayKind::reached);
    if (action == "next-finding") findings_->next();
    if (action == "keys") sayKeys();
    if (action == "panels") panels_.LoadPerspective(firstLayout_);
    for (const auto& row : tools::actionRows())
        if (row.id == action)
            if (const auto language = tools::languageOf(row)) setLanguage(*language);
    if (action == "about") {
        wxAboutDialogInfo about;
        about.SetName("Cota");
        about.SetVersion(COTA_VERSION);
        about.SetDescription(words("Maps and scenarios for hex wargames, and their validation."));
        wxAboutBox(about, this);
    }
}

void MainFrame::removeSelected() {
    const model::Document before = session_.document();
    const session::Selection removed = session_.selection();
    canvas_->removeSelected();
    if (!session_.table()) return;
    const std::string said = session_.document() == before
                                 ? tools::whyNothingRemoved(*session_.table(), removed, session_.language())
                                 : tools::whatElseWent(before, removed, session_.language());
    say(said);
}

/// Only one overlay at a time, because two would not be legible.
void MainFrame::toggleOverlay(session::OverlayKind kind) {
    const bool isOn = canvas_->overlayKind() == kind;
    canvas_->setOverlay(isOn ? session::OverlayKind::none : kind);
    if (isOn) tellIn(overlayField, "");
    showOverlayKind();
}

void MainFrame::showOverlayKind() {
    GetMenuBar()->Check(actionIds_.at("viewshed"), canvas_->overlayKind() == session::OverlayKind::seen);
    GetMenuBar()->Check(actionIds_.at("reach"), canvas_->overlayKind() == session::OverlayKind::reached);
}

void MainFrame::documentChanged(const session::Changed& what) {
    // A message about a step ends with the next step or undo; callers with a new message show it after this.
    if (what.document && std::exchange(isSaid_, false)) showHex(hexShown_);
    if (what.file) {
        isAsking_ = false;
        start_->showFor(session_);
    }
    if (what.document) offerTools();
    if (what.opened) {
        canvas_->SetFocus();  // the keys go to the map of the new document
        showOverlayKind();
        tell(helpOfTool());
    }
    updateTitle();
    updateActions();
    if (what.document) sight_->showFor(canvas_->tool());
    // A message was about the old selection; an overlay that is still valid is reported again.
    if (what.selection && IsShown()) tellIn(overlayField, "");
    const auto& counts = session_.report().counts;
    wxString text = session_.isCheckCurrent() ? words("errors: %s", std::to_string(counts.error)) + ", " +
                                                    words("warnings: %s", std::to_string(counts.warning))
                                              : words("checking...");
    if (!session_.journalFault().empty()) text = words("Not protected: %s", session_.journalFault());
    tellIn(checkField, text);
    if (trace_) trace_->changed(session_, what);
}

void MainFrame::traceInto(const std::filesystem::path& folder) {
    trace_ = std::make_unique<Trace>(folder);
    canvas_->onDrawn = [this] {
        trace_->drawn(session_.table().get(), canvas_->viewport(), canvas_->GetScreenPosition(), panels_);
    };
}

void MainFrame::updateTitle() {
    const wxString name =
        session_.path().empty() ? words("Untitled") : toWx(session_.path().filename().string());
    SetTitle((session_.isModified() ? "*" : "") + name + " - Cota");
}

void MainFrame::updateActions() {
    for (const auto& row : tools::actionRows()) {
        auto* item = GetMenuBar()->FindItem(actionIds_.at(row.id));
        const bool isEnabled = row.isEnabled(session_);
        item->Enable(isEnabled);
        if (toolBar_ && toolBar_->FindById(item->GetId())) toolBar_->EnableTool(item->GetId(), isEnabled);
        wxString label = toWx(tools::labelOf(row, session_));
        if (row.keys[0] != '\0') label += "\t" + wxString(row.keys);
        if (item->GetItemLabel() != label) item->SetItemLabel(label);
    }
}

}  // namespace cota::wx
