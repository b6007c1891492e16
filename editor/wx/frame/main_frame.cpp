#include "editor/wx/frame/main_frame.h"

#include <wx/aboutdlg.h>
#include <wx/config.h>

#include <utility>

#include "editor/answers/hex_facts.h"
#include "editor/tools/actions.h"
#include "editor/tools/toolbox.h"
#include "editor/wx/canvas/map_canvas.h"
#include "editor/wx/dialogs/key_list.h"
#include "editor/wx/frame/menu_bar.h"
#include "editor/wx/frame/status_bar.h"
#include "editor/wx/frame/tool_bar.h"
#include "editor/wx/frame/window_ids.h"
#include "editor/wx/toolkit/convert.h"

namespace cota::wx {

namespace {

constexpr double zoomStep = 1.25;
constexpr int leastWidth = 800, leastHeight = 560;  // enough for the content of the panels

}  // namespace

MainFrame::MainFrame(session::SessionSettings settings)
    : wxFrame(nullptr, wxID_ANY, "Cota"),
      session_(settings),
      activeTool_(session_, choices_),
      shortcuts_(session_, commands_, activeTool_),
      recent_(*this),
      files_(this, session_, std::move(settings), recent_, trace_),
      layout_(this),
      panels_(session_, choices_, trace_) {
    wxSize size = FromDIP(wxSize(1600, 1000));
    size.DecTo(wxGetClientDisplayRect().GetSize());
    SetSize(size);
    SetMinSize(FromDIP(wxSize(leastWidth, leastHeight)));
    Centre();
    buildStatusBar();
    panels_.onFile = [this](const wxString& file) { files_.openInstead(fromWx(file)); };
    panels_.onAction = [this](const std::string& action) { commands_.run(action); };
    panels_.onOverlay = [this] { showOverlay(); };
    recent_.onFile = [this](const std::filesystem::path& file) { files_.openInstead(file); };
    files_.onMessage = [this](const std::string& text) { statusBar_->showMessage(text); };
    activeTool_.onChosen = [this](std::size_t row) { showTool(row); };
    activeTool_.onRefused = files_.onMessage;
    panels_.build(this, layout_, activeTool_, recent_.files());
    buildBars();
    addFileCommands();
    addEditCommands();
    addViewCommands();
    session_.onAnswer([this] { CallAfter([this] { session_.takeAnswer(); }); });
    listening_ = session_.changed.connect([this](const session::Changed& what) { documentChanged(what); });
    bindEvents();
    activeTool_.choose(0);
    showTitle();
    showActions();
    panels_.map().SetFocus();
}

MainFrame::~MainFrame() {
    session_.onAnswer({});
    layout_.end();
    DestroyChildren();  // they use the session, which the base class outlives
}

void MainFrame::buildStatusBar() {
    statusBar_ = new StatusBar(this, trace_);
    statusBar_->toolHelp = [this] { return toWx(activeTool_.help()); };
    statusBar_->hexFacts = [this](session::Cell cell) {
        wxString text;
        if (session_.map())
            for (const auto& fact : session::hexFacts(*session_.map(), cell, session_.language()))
                text += (text.empty() ? "" : "   ") + toWx(fact);
        return text;
    };
    SetStatusBar(statusBar_);
    panels_.report(*statusBar_);
}

void MainFrame::buildBars() {
    menuBar_ = new MenuBar(layout_, recent_, session_.language());
    SetMenuBar(menuBar_);
    toolBar_ = new ToolBar(this);
    SetToolBar(toolBar_);
}

void MainFrame::bindEvents() {
    Bind(wxEVT_CLOSE_WINDOW, &MainFrame::onClose, this);
    Bind(wxEVT_CHAR_HOOK, [this](wxKeyEvent& event) {
        wxWindow* focus = FindFocus();
        const wxWindow* bar = toolBar_;
        shortcuts_.handle(event, panels_.map(), focus, !focus || focus == this || focus == bar);
    });
    for (const auto& row : tools::actionRows())
        Bind(
            wxEVT_MENU, [this, id = row.id](wxCommandEvent&) { commands_.run(id); }, actionNumber(row.id));
    const std::size_t tools = tools::toolRows().size();
    Bind(
        wxEVT_TOOL, [this](wxCommandEvent& event) { activeTool_.choose(toolOfNumber(event.GetId())); },
        toolNumber(0), toolNumber(tools - 1));
    Bind(wxEVT_SHOW, [this](wxShowEvent& event) {
        if (event.IsShown()) statusBar_->showToolHelp();
        event.Skip();
    });
}

void MainFrame::addFileCommands() {
    commands_.add("new", [this] { files_.newDocument(); });
    commands_.add("open", [this] { files_.open(); });
    commands_.add("save", [this] { files_.save(); });
    commands_.add("save-as", [this] { files_.saveAs(); });
    commands_.add("revert", [this] { files_.revert(); });
    commands_.add("export", [this] { files_.exportMap(panels_.map().layers()); });
    commands_.add("print", [this] { files_.print(panels_.map().layers()); });
    commands_.add("quit", [this] { Close(); });
}

void MainFrame::addEditCommands() {
    commands_.add("undo", [this] { session_.undo(); });
    commands_.add("redo", [this] { session_.redo(); });
    commands_.add("cancel", [this] { panels_.map().escape(); });
    commands_.add("finish", [this] { panels_.map().finishGesture(); });
    commands_.add("delete", [this] { panels_.removeSelected(); });
}

void MainFrame::addViewCommands() {
    commands_.add("zoom-in", [this] { panels_.map().zoomBy(zoomStep); });
    commands_.add("zoom-out", [this] { panels_.map().zoomBy(1 / zoomStep); });
    commands_.add("zoom-fit", [this] { panels_.map().fitMap(); });
    commands_.add("viewshed", [this] { panels_.toggleOverlay(session::OverlayKind::seen); });
    commands_.add("reach", [this] { panels_.toggleOverlay(session::OverlayKind::reached); });
    commands_.add("next-finding", [this] { panels_.nextFinding(); });
    commands_.add("panels", [this] { layout_.reset(); });
    for (const auto& row : tools::actionRows())
        if (const auto language = tools::languageOf(row))
            commands_.add(row.id, [this, language = *language] { setLanguage(language); });
    commands_.add("keys", [this] { showKeyList(this); });
    commands_.add("about", [this] { showAbout(); });
}

void MainFrame::setLanguage(model::Language language) {
    if (language == session_.language()) return;
    panels_.map().cancelGesture();
    wxConfigBase::Get()->Write(languageKey, toWx(std::string(session::nameOf(language))));
    wxConfigBase::Get()->Flush();
    speak(language);
    session_.setLanguage(language);
    CallAfter([this] { rebuild(); });  // not while its menu is open
}

/// Makes all windows with texts again in the current language; the map is kept.
void MainFrame::rebuild() {
    const wxString layout = layout_.clear();
    SetMenuBar(nullptr);
    delete std::exchange(menuBar_, nullptr);
    SetToolBar(nullptr);
    delete std::exchange(toolBar_, nullptr);
    panels_.build(this, layout_, activeTool_, recent_.files());
    layout_.restore(layout);
    buildBars();
    activeTool_.choose(activeTool_.row());
    panels_.map().SetFocus();  // the window with the focus was destroyed
    showOverlay();
    documentChanged({true, true, true, true});
}

void MainFrame::showTool(std::size_t row) {
    panels_.showTool(tools::toolRows()[row]);
    toolBar_->showTool(row);
    statusBar_->showToolHelp();
    trace_.say(std::string("tool ") + tools::toolRows()[row].id);
}

void MainFrame::showOverlay() {
    if (menuBar_) menuBar_->showOverlay(panels_.map().overlayKind());
}

/// Disables tools that the game has nothing for; their help gives the reason.
void MainFrame::offerTools() {
    const auto rows = tools::toolRows();
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const std::string why = tools::whyUnavailable(rows[i], session_);
        const wxString help = toWx(why.empty() ? session::tr(rows[i].help) : why);
        if (!toolBar_->offerTool(i, why.empty(), help)) continue;
        menuBar_->offerTool(i, why.empty(), help);
        if (i == activeTool_.row() && !why.empty()) activeTool_.choose(0);
    }
}

void MainFrame::documentChanged(const session::Changed& what) {
    // A message about a step ends with the next step or undo; callers with a new message show it after this.
    if (what.document) statusBar_->endMessage();
    if (what.document) offerTools();
    panels_.documentChanged(what);
    if (what.opened) {
        showOverlay();
        statusBar_->showToolHelp();
    }
    showTitle();
    showActions();
    // A message was about the old selection; an overlay that is still valid is reported again.
    if (what.selection && IsShown()) statusBar_->showAnswer("");
    showCheck();
    trace_.changed(session_, what);
}

void MainFrame::showCheck() {
    const auto& counts = session_.report().counts;
    wxString text = session_.isCheckCurrent() ? words("errors: %s", std::to_string(counts.error)) + ", " +
                                                    words("warnings: %s", std::to_string(counts.warning))
                                              : words("checking...");
    if (!session_.journalFault().empty()) text = words("Not protected: %s", session_.journalFault());
    statusBar_->showCheck(text);
}

void MainFrame::traceInto(const std::filesystem::path& folder) {
    trace_.start(folder);
    auto& map = panels_.map();
    map.onDrawn = [this, &map] {
        trace_.drawn(session_.map().get(), map.viewport(), map.GetScreenPosition(), layout_.boxes());
    };
}

void MainFrame::showTitle() {
    const wxString name =
        session_.path().empty() ? words("Untitled") : toWx(session_.path().filename().string());
    SetTitle((session_.isModified() ? "*" : "") + name + " - Cota");
}

void MainFrame::showActions() {
    menuBar_->showActions(session_);
    toolBar_->showActions(session_);
}

void MainFrame::showAbout() {
    wxAboutDialogInfo about;
    about.SetName("Cota");
    about.SetVersion(COTA_VERSION);
    about.SetDescription(words("Maps and scenarios for hex wargames, and their validation."));
    wxAboutBox(about, this);
}

void MainFrame::onClose(wxCloseEvent& event) {
    if (event.CanVeto() && !files_.mayLeave()) return event.Veto();
    // If the system ends the session, the journal stays, unless nothing would be lost.
    if (event.CanVeto() || !session_.isModified()) session_.close();
    event.Skip();
}

void MainFrame::DoGiveHelp(const wxString& help, bool isPointed) {
    statusBar_->showMenuHelp(help, isPointed);
}

}  // namespace cota::wx
