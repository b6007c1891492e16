#include "editor/wx/frame/main_frame.h"

#include <wx/config.h>
#include <wx/sizer.h>

#include <utility>
#include <vector>

#include "editor/answers/hex_facts.h"
#include "editor/tools/actions.h"
#include "editor/tools/toolbox.h"
#include "editor/wx/bars/status_strip.h"
#include "editor/wx/bars/window_ids.h"
#include "editor/wx/canvas/map_canvas.h"
#include "editor/wx/dialogs/key_list.h"
#include "editor/wx/frame/command_palette.h"
#include "editor/wx/frame/document_page.h"
#include "editor/wx/frame/file_commands.h"
#include "editor/wx/frame/map_menu.h"
#include "editor/wx/frame/menu_bar.h"
#include "editor/wx/frame/open_documents.h"
#include "editor/wx/frame/page_trace.h"
#include "editor/wx/frame/saved_layouts.h"
#include "editor/wx/frame/shared_session.h"
#include "editor/wx/frame/thing_actions.h"
#include "editor/wx/frame/window_commands.h"
#include "editor/wx/table/playfield.h"
#include "editor/wx/toolkit/convert.h"
#include "editor/wx/toolkit/field_list.h"
#include "editor/wx/toolkit/finder.h"
#include "editor/wx/toolkit/icons.h"
#include "editor/wx/toolkit/theme.h"

namespace cota::wx {

namespace {

constexpr int leastWidth = 800, leastHeight = 560;  // enough for the content of the panels
/// The windows that are open.
std::vector<MainFrame*> allFrames() {
    std::vector<MainFrame*> frames;
    for (auto* window : wxTopLevelWindows)
        if (auto* frame = dynamic_cast<MainFrame*>(window); frame && !frame->IsBeingDeleted())
            frames.push_back(frame);
    return frames;
}

}  // namespace

MainFrame::MainFrame(session::SessionSettings settings, std::shared_ptr<SharedSession> shown)
    : wxFrame(nullptr, wxID_ANY, "Cota"), recent_(*this) {
    wxSize size = FromDIP(wxSize(1600, 1000));
    size.DecTo(wxGetClientDisplayRect().GetSize());
    SetSize(size);
    SetMinSize(FromDIP(wxSize(leastWidth, leastHeight)));
    Centre();
    SetSizer(new wxBoxSizer(wxVERTICAL));
    buildStatus();
    documents_ = new OpenDocuments(this, std::move(settings), recent_, trace_, *status_, commands_);
    GetSizer()->Add(documents_, wxSizerFlags(1).Expand());
    GetSizer()->Add(status_, wxSizerFlags().Expand());
    recent_.onFile = [this](const std::filesystem::path& file) { openFile(file); };
    buildDocuments(std::move(shown));
    addFileCommands();
    addEditCommands();
    addViewCommands();
    addPageCommands();
    buildPalette();
    mapCommands_ = std::make_unique<MapCommands>(
        this, MapParts{[this]() -> MapCanvas& { return page().map(); },
                       [this]() -> session::Session& { return session(); },
                       [this]() -> ActiveTool& { return page().tool(); },
                       [this](const std::string& text) { status_->showMessage(text); },
                       [this] { page().removeSelected(); }, [this] { page().choicesChanged(); }});
    mapCommands_->addTo(commands_);
    thingActions_ =
        std::make_unique<ThingActions>([this]() -> DocumentPage& { return page(); },
                                       [this](const std::string& text) { status_->showMessage(text); });
    thingActions_->addTo(commands_);
    buildMenus();
    bindEvents();
    showTitle();
    showActions();
    showCheck();
}

MainFrame::~MainFrame() {
    DestroyChildren();  // they use the settings, which the base class outlives
}

session::Session& MainFrame::session() const { return page().session(); }

void MainFrame::buildStatus() {
    status_ = new StatusStrip(this, trace_);
    status_->toolHelp = [this] {
        const bool isField = documents_ && documents_->count() > 0 && page().isPageShown("view-map");
        if (!isField) return wxString();
        if (page().field().isTable()) return toWx(page().field().help());
        return session().map() ? toWx(page().tool().help()) : wxString();
    };
    status_->hexFacts = [this](session::Cell cell) {
        wxString text;
        if (session().map())
            for (const auto& fact : session::hexFacts(*session().map(), cell, session().language()))
                text += (text.empty() ? "" : "   ") + toWx(fact);
        return text;
    };
    status_->onAction = [this](const std::string& action) { commands_.run(action); };
}

void MainFrame::buildDocuments(std::shared_ptr<SharedSession> shown) {
    documents_->onSwitched = [this] { pageShown(); };
    documents_->onAction = [this](const std::string& action) {
        if (const auto tool = tools::toolNamed(action)) return page().chooseTool(*tool);
        commands_.run(action);
    };
    documents_->onShown = [this] { showActions(); };
    documents_->onChanged = [this](const session::Changed& what) { documentChanged(what); };
    documents_->onNewWindow = [this] { openSecondWindow(); };
    documents_->begin(std::move(shown));
}

/// For another view of the document, or another screen.
void MainFrame::openSecondWindow() {
    auto* other = new MainFrame(documents_->settings(), page().shared());
    other->SetSize(GetSize());
    other->Move(GetPosition() + FromDIP(wxPoint(40, 40)));
    other->Show();
}

void MainFrame::recoverWork() {
    if (session::leftJournals(documents_->settings().recovery).empty())
        return status_->showMessage(session::tr("There is no unsaved work."));
    documents_->showEmpty();
    files().offerRecovery({});
}

/// Another document is shown.
void MainFrame::pageShown() {
    shortcuts_ = std::make_unique<Shortcuts>(session(), commands_, page().tool());
    showTitle();
    showActions();
    showCheck();
    status_->showToolHelp();
    page().takeFocus();
}

DocumentPage& MainFrame::page() const { return documents_->page(); }

FileCommands& MainFrame::files() const { return documents_->files(); }

bool MainFrame::openFile(const std::filesystem::path& path) { return documents_->openFile(path); }

bool MainFrame::offerRecovery(const std::filesystem::path& asked) { return files().offerRecovery(asked); }

void MainFrame::buildMenus() {
    SetMenuBar(nullptr);
    delete menuBar_;
    menuBar_ = new MenuBar(commands_, recent_, session());
    SetMenuBar(menuBar_);
    showSavedLayouts();
}

void MainFrame::bindEvents() {
    Bind(wxEVT_CLOSE_WINDOW, &MainFrame::onClose, this);
    Bind(wxEVT_CHAR_HOOK, [this](wxKeyEvent& event) {
        if (event.GetKeyCode() == WXK_ESCAPE && page().field().cancelDrag()) return;
        if (Shortcuts::isCommand(event)) acceptTyped();
        wxWindow* focus = FindFocus();
        shortcuts_->handle(event, page().map(), focus, !focus || focus == this);
    });
    Bind(wxEVT_MENU_OPEN, [](wxMenuEvent& event) {
        acceptTyped();
        event.Skip();
    });
    for (const auto& row : tools::actionRows())
        Bind(
            wxEVT_MENU, [this, id = row.id](wxCommandEvent&) { commands_.run(id); }, actionNumber(row.id));
    Bind(
        wxEVT_MENU, [this](wxCommandEvent& event) { page().chooseTool(toolOfNumber(event.GetId())); },
        toolNumber(0), toolNumber(tools::toolRows().size() - 1));
    Bind(wxEVT_SYS_COLOUR_CHANGED, [this](wxSysColourChangedEvent& event) {
        forgetColours();
        forgetIcons();
        Refresh();
        event.Skip();
    });
    Bind(wxEVT_IDLE, &MainFrame::tracePlaces, this);
}

void MainFrame::addFileCommands() {
    commands_.add("new", [this] { files().newDocument(session::Beginning::scenario); });
    commands_.add("new-board", [this] { files().newDocument(session::Beginning::board); });
    commands_.add("recover", [this] { recoverWork(); });
    commands_.add("open", [this] { files().open(); });
    commands_.add("save", [this] { files().save(); });
    commands_.add("save-as", [this] { files().saveAs(); });
    commands_.add("revert", [this] { files().revert(); });
    commands_.add("import-heights", [this] { files().importHeights(); });
    commands_.add("import-map", [this] { files().importGround(); });
    commands_.add("export", [this] { files().exportMap(page().map().layers()); });
    commands_.add("heat-page", [this] { files().exportHeatPage(); });
    commands_.add("kit", [this] { files().exportKit(); });
    commands_.add("print", [this] { files().print(page().map().layers()); });
    commands_.add("close", [this] { documents_->closeActive(); });
    commands_.add("next-document", [this] { documents_->showNext(1); });
    commands_.add("quit", [this] { quit(); });
}

/// All windows, this one last: it stays if the user cancels in another.
void MainFrame::quit() {
    for (auto* other : allFrames())
        if (other != this && !other->Close()) return;
    Close();
}

void MainFrame::addEditCommands() {
    commands_.add("undo", [this] { session().undo(); });
    commands_.add("redo", [this] { session().redo(); });
    commands_.add("cancel", [this] { page().field().escape(); });
    commands_.add("finish", [this] { page().map().finishGesture(); });
    commands_.add("delete", [this] { page().removeSelected(); });
}

void MainFrame::addViewCommands() {
    commands_.add("viewshed", [this] { page().toggleOverlay(session::OverlayKind::seen); });
    commands_.add("reach", [this] { page().toggleOverlay(session::OverlayKind::reached); });
    commands_.add("compare-saved", [this] { page().toggleOverlay(session::OverlayKind::changed); });
    commands_.add("next-finding", [this] { page().nextFinding(1); });
    commands_.add("previous-finding", [this] { page().nextFinding(-1); });
    for (const auto& row : tools::actionRows())
        if (const auto language = tools::languageOf(row))
            commands_.add(row.id, [this, language = *language] { setLanguage(language); });
    commands_.add("keys", [this] { showKeyList(this); });
}

void MainFrame::addPageCommands() {
    for (const auto& action : page().offered())
        commands_.add(action, [this, action] { page().showPage(action); });
    commands_.add("side-panel", [this] {
        page().parts().showSide(!page().parts().isSideShown());
        showActions();
    });
    commands_.add("bottom-panel", [this] {
        page().parts().showBottom(!page().parts().isBottomShown());
        showActions();
    });
    commands_.add("panels", [this] { page().apply(usualLayout(page().isCompact())); });
    commands_.add("side-left", [this] {
        auto layout = page().parts().layout();
        layout.isSideLeft = !layout.isSideLeft;
        page().apply(layout);
    });
    addLayoutCommands(commands_, [this]() -> DocumentPage& { return page(); });
    commands_.add("layout-save", [this] {
        if (const auto name = askLayoutName(this); !name.empty())
            saveLayout(name, page().isCompact(), page().parts().layout());
        showSavedLayouts();
    });
    for (const auto& action : tableActions())
        commands_.add(action, [this, action] { page().field().run(action, this); });
}

void MainFrame::showSavedLayouts() {
    menuBar_->showLayouts(
        savedLayouts(page().isCompact()),
        [this](const std::string& name) {
            if (const auto layout = savedLayout(name, page().isCompact())) page().apply(*layout);
        },
        [this](const std::string& name) {
            removeLayout(name, page().isCompact());
            showSavedLayouts();
        });
}

void MainFrame::buildPalette() {
    finder_ = new Finder(this);
    palette_ = std::make_unique<CommandPalette>(*finder_, commands_);
    palette_->onAction = [this](const std::string& action) { commands_.run(action); };
    palette_->onTool = [this](std::size_t row) { page().chooseTool(row); };
    palette_->choices = [this] {
        auto& map = page().map();
        return session().map()
                   ? tools::choicesOf(tools::contextMenu(session(), map.context(), map.pointerAt()))
                   : std::vector<tools::FlatEntry>();
    };
    palette_->onChoice = [this](const tools::MenuEntry& entry) {
        runEntry(page().map(), session(), commands_, entry);
    };
    palette_->onHex = [this](const std::string& label) {
        // Showing the view again would cancel a line that is being drawn.
        page().isPageShown("view-map") ? page().map().SetFocus() : page().showPage("view-map");
        page().map().show(session().map()->field().candidates(label).front());
    };
    palette_->onUnit = [this](const std::string& id) { page().showUnit(id); };
    palette_->onFinding = [this](std::size_t finding) { page().showFinding(finding); };
    commands_.add("palette", [this] { palette_->open(session(), page()); });
    windowCommands_ = std::make_unique<WindowCommands>(CommandedWindow{
        *this, *palette_, [this]() -> DocumentPage& { return page(); },
        [this](const std::string& text) { status_->showMessage(text); }, [this] { showActions(); },
        [] {
            for (auto* frame : allFrames()) frame->CallAfter([frame] { frame->rebuild(); });
        },
        [this] { openSecondWindow(); }});
    windowCommands_->addTo(commands_);
}

void MainFrame::setLanguage(model::Language language) {
    if (language == session().language()) return;
    page().map().cancelGesture();
    wxConfigBase::Get()->Write(languageKey, toWx(std::string(session::nameOf(language))));
    wxConfigBase::Get()->Flush();
    speak(language);
    for (auto* frame : allFrames()) {
        frame->documents_->setLanguage(language);
        frame->CallAfter([frame] { frame->rebuild(); });  // not while its menu is open
    }
}

/// Makes all windows with texts again in the current language; the map is kept.
void MainFrame::rebuild() {
    documents_->rebuild();
    buildMenus();
    Layout();
    showActions();
}

/// The document is one of another kind than those that the menus are for.
void MainFrame::replaceMenus() {
    if (menuBar_->playedOn() == session().playedOn()) return;
    buildMenus();
    showActions();
}

void MainFrame::documentChanged(const session::Changed& what) {
    if (what.opened) status_->showToolHelp();
    showTitle();
    showActions();
    // A message was about the old selection; an overlay that is still valid is reported again.
    if (what.selection && IsShown()) status_->showAnswer("");
    showCheck();
    trace_.changed(session(), what);
}

void MainFrame::showCheck() {
    const auto& counts = session().report().counts;
    status_->showCheck({counts.error, counts.warning, counts.info, session().isCheckCurrent(),
                        !session::filesOf(session().document()).empty(), session().journalFault(),
                        session().playedOn()});
}

void MainFrame::traceInto(const std::filesystem::path& folder) {
    beginTrace(trace_, commands_, session(), folder);
}

/// Tests find the items of our own controls by their names.
void MainFrame::tracePlaces(wxIdleEvent& event) {
    event.Skip();
    if (!trace_.isOn()) return;
    const auto& map = page().map();
    trace_.rested(this, placeOf(map, session()), page().boxes(),
                  session().isCheckCurrent() && session().isJournalWritten() && page().field().isDrawn());
}

void MainFrame::showTitle() {
    const wxString name =
        session().path().empty() ? words("Untitled") : toWx(session().path().filename().string());
    SetTitle((session().isModified() ? "*" : "") + name + " - Cota");
}

void MainFrame::showActions() {
    if (!menuBar_) return;
    // Later: one of its menus may be open.
    if (menuBar_->playedOn() != session().playedOn()) CallAfter([this] { replaceMenus(); });
    menuBar_->showActions(session());
    menuBar_->showOverlay(page().map().overlayKind());
    for (const auto& action : page().offered()) menuBar_->check(action, page().isPageShown(action));
    menuBar_->check("full-screen", windowCommands_->isFullScreen());
    menuBar_->check("side-panel", page().parts().isSideShown());
    menuBar_->check("table-attacks", page().field().desk().areAttacksShown());
    menuBar_->check("hex-facts", page().map().areFactsShown());
    menuBar_->check("bottom-panel", page().parts().isBottomShown());
    const auto rows = tools::toolRows();
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const std::string why = tools::whyUnavailable(rows[i], session());
        menuBar_->offerTool(i, why.empty(), toWx(why.empty() ? session::tr(rows[i].help) : why));
    }
}

void MainFrame::onClose(wxCloseEvent& event) {
    acceptTyped();
    if (event.CanVeto() && !documents_->mayLeaveAll()) return event.Veto();
    // If the system ends the session, the journals stay.
    documents_->endAll(!event.CanVeto());
    event.Skip();
}

void MainFrame::DoGiveHelp(const wxString& help, bool isPointed) { status_->showMenuHelp(help, isPointed); }

}  // namespace cota::wx
