#include "editor/wx/frame/main_frame.h"

#include <wx/aboutdlg.h>
#include <wx/config.h>
#include <wx/sizer.h>
#include <wx/textdlg.h>

#include <algorithm>
#include <cmath>
#include <utility>

#include "editor/answers/hex_facts.h"
#include "editor/tools/actions.h"
#include "editor/tools/toolbox.h"
#include "editor/wx/canvas/map_canvas.h"
#include "editor/wx/dialogs/key_list.h"
#include "editor/wx/frame/command_palette.h"
#include "editor/wx/frame/document_page.h"
#include "editor/wx/frame/menu_bar.h"
#include "editor/wx/frame/saved_layouts.h"
#include "editor/wx/frame/status_strip.h"
#include "editor/wx/frame/window_ids.h"
#include "editor/wx/toolkit/convert.h"
#include "editor/wx/toolkit/finder.h"
#include "editor/wx/toolkit/icons.h"
#include "editor/wx/toolkit/theme.h"

namespace cota::wx {

namespace {

constexpr double zoomStep = 1.25;
constexpr int leastWidth = 800, leastHeight = 560;  // enough for the content of the panels

}  // namespace

MainFrame::MainFrame(session::SessionSettings settings)
    : wxFrame(nullptr, wxID_ANY, "Cota"), settings_(std::move(settings)), recent_(*this) {
    wxSize size = FromDIP(wxSize(1600, 1000));
    size.DecTo(wxGetClientDisplayRect().GetSize());
    SetSize(size);
    SetMinSize(FromDIP(wxSize(leastWidth, leastHeight)));
    Centre();
    SetSizer(new wxBoxSizer(wxVERTICAL));
    buildStatus();
    buildPage();
    GetSizer()->Add(page_, wxSizerFlags(1).Expand());
    GetSizer()->Add(status_, wxSizerFlags().Expand());
    recent_.onFile = [this](const std::filesystem::path& file) { files_->openInstead(file); };
    addFileCommands();
    addEditCommands();
    addViewCommands();
    addPageCommands();
    buildPalette();
    buildMenus();
    bindEvents();
    showTitle();
    showActions();
    showCheck();
    page_->map().SetFocus();
}

MainFrame::~MainFrame() {
    DestroyChildren();  // they use the settings, which the base class outlives
}

session::Session& MainFrame::session() const { return page_->session(); }

void MainFrame::buildStatus() {
    status_ = new StatusStrip(this, trace_);
    status_->toolHelp = [this] { return page_ ? toWx(page_->tool().help()) : wxString(); };
    status_->hexFacts = [this](session::Cell cell) {
        wxString text;
        if (session().map())
            for (const auto& fact : session::hexFacts(*session().map(), cell, session().language()))
                text += (text.empty() ? "" : "   ") + toWx(fact);
        return text;
    };
    status_->onAction = [this](const std::string& action) { commands_.run(action); };
}

void MainFrame::buildPage() {
    page_ = new DocumentPage(this, settings_, recent_.files(), trace_, *status_);
    files_ = std::make_unique<FileCommands>(this, session(), settings_, recent_, trace_);
    files_->onMessage = [this](const std::string& text) { status_->showMessage(text); };
    shortcuts_ = std::make_unique<Shortcuts>(session(), commands_, page_->tool());
    page_->onFile = [this](const wxString& file) { files_->openInstead(fromWx(file)); };
    page_->onAction = [this](const std::string& action) { commands_.run(action); };
    page_->onShown = [this] { showActions(); };
    page_->onChanged = [this](const session::Changed& what) { documentChanged(what); };
    page_->onDrawn = [this] {
        auto& map = page_->map();
        trace_.drawn(session().map().get(), map.viewport(), map.GetScreenPosition(), page_->boxes());
        constexpr double perMillimetreAtFullSize = 96 / picture::millimetresPerInch;
        status_->showZoom(
            static_cast<int>(std::lround(map.viewport().perMillimetre() / perMillimetreAtFullSize * 100)));
    };
}

void MainFrame::buildMenus() {
    menuBar_ = new MenuBar(commands_, recent_, session().language());
    SetMenuBar(menuBar_);
    showSavedLayouts();
}

void MainFrame::bindEvents() {
    Bind(wxEVT_CLOSE_WINDOW, &MainFrame::onClose, this);
    Bind(wxEVT_CHAR_HOOK, [this](wxKeyEvent& event) {
        wxWindow* focus = FindFocus();
        shortcuts_->handle(event, page_->map(), focus, !focus || focus == this);
    });
    for (const auto& row : tools::actionRows())
        Bind(
            wxEVT_MENU, [this, id = row.id](wxCommandEvent&) { commands_.run(id); }, actionNumber(row.id));
    const std::size_t tools = tools::toolRows().size();
    Bind(
        wxEVT_MENU, [this](wxCommandEvent& event) { page_->chooseTool(toolOfNumber(event.GetId())); },
        toolNumber(0), toolNumber(tools - 1));
    Bind(wxEVT_SYS_COLOUR_CHANGED, [this](wxSysColourChangedEvent& event) {
        forgetColours();
        forgetIcons();
        Refresh();
        event.Skip();
    });
    Bind(wxEVT_IDLE, &MainFrame::tracePlaces, this);
}

void MainFrame::addFileCommands() {
    commands_.add("new", [this] { files_->newDocument(); });
    commands_.add("open", [this] { files_->open(); });
    commands_.add("save", [this] { files_->save(); });
    commands_.add("save-as", [this] { files_->saveAs(); });
    commands_.add("revert", [this] { files_->revert(); });
    commands_.add("export", [this] { files_->exportMap(page_->map().layers()); });
    commands_.add("print", [this] { files_->print(page_->map().layers()); });
    commands_.add("quit", [this] { Close(); });
}

void MainFrame::addEditCommands() {
    commands_.add("undo", [this] { session().undo(); });
    commands_.add("redo", [this] { session().redo(); });
    commands_.add("cancel", [this] { page_->map().escape(); });
    commands_.add("finish", [this] { page_->map().finishGesture(); });
    commands_.add("delete", [this] { page_->removeSelected(); });
}

void MainFrame::addViewCommands() {
    commands_.add("zoom-in", [this] { page_->map().zoomBy(zoomStep); });
    commands_.add("zoom-out", [this] { page_->map().zoomBy(1 / zoomStep); });
    commands_.add("zoom-fit", [this] { page_->map().fitMap(); });
    commands_.add("viewshed", [this] { page_->toggleOverlay(session::OverlayKind::seen); });
    commands_.add("reach", [this] { page_->toggleOverlay(session::OverlayKind::reached); });
    commands_.add("next-finding", [this] { page_->nextFinding(); });
    for (const auto& row : tools::actionRows())
        if (const auto language = tools::languageOf(row))
            commands_.add(row.id, [this, language = *language] { setLanguage(language); });
    commands_.add("keys", [this] { showKeyList(this); });
    commands_.add("about", [this] { showAbout(); });
}

void MainFrame::addPageCommands() {
    for (const auto& action : page_->offered())
        commands_.add(action, [this, action] { page_->showPage(action); });
    commands_.add("side-panel", [this] {
        page_->parts().showSide(!page_->parts().isSideShown());
        showActions();
    });
    commands_.add("bottom-panel", [this] {
        page_->parts().showBottom(!page_->parts().isBottomShown());
        showActions();
    });
    commands_.add("panels", [this] { page_->apply(usualLayout(page_->isCompact())); });
    commands_.add("side-left", [this] {
        auto layout = page_->parts().layout();
        layout.isSideLeft = !layout.isSideLeft;
        page_->apply(layout);
    });
    addLayoutCommands();
}

/// The supplied layouts are the usual one with what the work needs.
void MainFrame::addLayoutCommands() {
    commands_.add("layout-drawing", [this] {
        auto layout = usualLayout(page_->isCompact());
        layout.properties = 0;
        page_->apply(layout);
    });
    commands_.add("layout-checking", [this] {
        auto layout = usualLayout(page_->isCompact());
        layout.isBottomShown = true;
        page_->apply(layout);
    });
    if (commands_.has("view-victory"))
        commands_.add("layout-writing", [this] {
            auto layout = usualLayout(page_->isCompact());
            layout.view = "victory";
            page_->apply(layout);
        });
    commands_.add("layout-save", [this] {
        wxTextEntryDialog ask(this, words("Name of the layout"), words("Save Layout"));
        if (ask.ShowModal() != wxID_OK || ask.GetValue().empty()) return;
        saveLayout(fromWx(ask.GetValue()), page_->isCompact(), page_->parts().layout());
        showSavedLayouts();
    });
}

void MainFrame::showSavedLayouts() {
    menuBar_->showLayouts(
        savedLayouts(page_->isCompact()),
        [this](const std::string& name) {
            if (const auto layout = savedLayout(name, page_->isCompact())) page_->apply(*layout);
        },
        [this](const std::string& name) {
            removeLayout(name, page_->isCompact());
            showSavedLayouts();
        });
}

void MainFrame::buildPalette() {
    finder_ = new Finder(this);
    palette_ = std::make_unique<CommandPalette>(*finder_, commands_);
    palette_->onAction = [this](const std::string& action) { commands_.run(action); };
    palette_->onTool = [this](std::size_t row) { page_->chooseTool(row); };
    palette_->onHex = [this](const std::string& label) {
        page_->showPage("view-map");
        page_->map().show(session().map()->field().candidates(label).front());
    };
    palette_->onUnit = [this](const std::string& id) { page_->showUnit(id); };
    palette_->onFinding = [this](std::size_t finding) { page_->showFinding(finding); };
    commands_.add("palette", [this] { palette_->open(session(), *page_); });
}

void MainFrame::setLanguage(model::Language language) {
    if (language == session().language()) return;
    page_->map().cancelGesture();
    wxConfigBase::Get()->Write(languageKey, toWx(std::string(session::nameOf(language))));
    wxConfigBase::Get()->Flush();
    speak(language);
    session().setLanguage(language);
    settings_.language = language;
    CallAfter([this] { rebuild(); });  // not while its menu is open
}

/// Makes all windows with texts again in the current language; the map is kept.
void MainFrame::rebuild() {
    SetMenuBar(nullptr);
    delete std::exchange(menuBar_, nullptr);
    page_->rebuild();
    buildMenus();
    Layout();
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
    status_->showCheck({counts.error, counts.warning, session().isCheckCurrent(), session().journalFault()});
}

void MainFrame::traceInto(const std::filesystem::path& folder) { trace_.start(folder); }

/// Tests find the items of our own controls by their names.
void MainFrame::tracePlaces(wxIdleEvent& event) {
    event.Skip();
    if (trace_.isOn()) trace_.items(this);
}

void MainFrame::showTitle() {
    const wxString name =
        session().path().empty() ? words("Untitled") : toWx(session().path().filename().string());
    SetTitle((session().isModified() ? "*" : "") + name + " - Cota");
}

void MainFrame::showActions() {
    if (!menuBar_) return;
    menuBar_->showActions(session());
    menuBar_->showOverlay(page_->map().overlayKind());
    for (const auto& action : page_->offered()) menuBar_->check(action, page_->isPageShown(action));
    menuBar_->check("side-panel", page_->parts().isSideShown());
    menuBar_->check("bottom-panel", page_->parts().isBottomShown());
    const auto rows = tools::toolRows();
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const std::string why = tools::whyUnavailable(rows[i], session());
        menuBar_->offerTool(i, why.empty(), toWx(why.empty() ? session::tr(rows[i].help) : why));
    }
}

void MainFrame::showAbout() {
    wxAboutDialogInfo about;
    about.SetName("Cota");
    about.SetVersion(COTA_VERSION);
    about.SetDescription(words("Maps and scenarios for hex wargames, and their validation."));
    wxAboutBox(about, this);
}

void MainFrame::onClose(wxCloseEvent& event) {
    if (event.CanVeto() && !files_->mayLeave()) return event.Veto();
    // If the system ends the session, the journal stays, unless nothing would be lost.
    if (event.CanVeto() || !session().isModified()) session().close();
    if (page_->map().IsShownOnScreen() && session().map())
        saveLastLayout(page_->isCompact(), page_->parts().layout());
    event.Skip();
}

void MainFrame::DoGiveHelp(const wxString& help, bool isPointed) { status_->showMenuHelp(help, isPointed); }

}  // namespace cota::wx
