#include "editor/wx/frame/document_page.h"

#include <wx/cursor.h>
#include <wx/sizer.h>

#include <algorithm>
#include <array>
#include <set>
#include <utility>

#include "editor/documents/force_tree.h"
#include "editor/tools/select_tool.h"
#include "editor/wx/bars/option_bar.h"
#include "editor/wx/bars/page_book.h"
#include "editor/wx/bars/status_strip.h"
#include "editor/wx/bars/tool_items.h"
#include "editor/wx/bars/tool_strip.h"
#include "editor/wx/canvas/drop_target.h"
#include "editor/wx/canvas/map_canvas.h"
#include "editor/wx/frame/bottom_panel.h"
#include "editor/wx/frame/disk_notice.h"
#include "editor/wx/frame/map_holder.h"
#include "editor/wx/frame/page_table.h"
#include "editor/wx/frame/page_trace.h"
#include "editor/wx/frame/saved_layouts.h"
#include "editor/wx/frame/side_panel.h"
#include "editor/wx/panels/choices_panel.h"
#include "editor/wx/panels/finding_detail.h"
#include "editor/wx/panels/findings_panel.h"
#include "editor/wx/panels/layers_panel.h"
#include "editor/wx/panels/overlays_panel.h"
#include "editor/wx/panels/property_panel.h"
#include "editor/wx/panels/sight_panel.h"
#include "editor/wx/panels/start_panel.h"
#include "editor/wx/panels/welcome_page.h"
#include "editor/wx/table/playfield.h"
#include "editor/wx/table/table_canvas.h"
#include "editor/wx/toolkit/convert.h"
#include "editor/wx/toolkit/theme.h"

namespace cota::wx {

namespace {

constexpr PageRow layersRow{"layers", session::trLater("Layers"), "layers", nullptr};
constexpr PageRow paletteRow{"palette", session::trLater("Palette"), "palette", nullptr};

// Device-independent pixels.
constexpr int compactWidth = 1440, compactHeight = 900;

}  // namespace

DocumentPage::DocumentPage(wxWindow* parent, std::shared_ptr<SharedSession> shared,
                           const session::SessionSettings& settings, const wxFileHistory& recent,
                           Trace& trace, StatusStrip& status)
    : wxPanel(parent),
      shared_(std::move(shared)),
      session_(shared_->session),
      settings_(settings),
      recent_(recent),
      trace_(trace),
      status_(status),
      tool_(session_, choices_),
      context_{session_, choices_, trace_},
      parts_(this) {
    ++shared_->pages;
    fillContext();
    map_ = new MapCanvas(this, session_, choices_);
    field_ = std::make_unique<Playfield>(session_, *map_);
    field_->onDrawn = [this] { onDrawn(); };
    field_->onOptions = [this] { CallAfter([this] { showOptions(), side_->showAgain(), onShown(); }); };
    context_.table = &field_->desk();
    connectMap();
    tool_.onRefused = context_.say, tool_.onChosen = [this](std::size_t row) { showTool(row); };
    SetSizer(new wxBoxSizer(wxVERTICAL));
    build();
    listening_ = session_.changed.connect([this](const session::Changed& what) { documentChanged(what); });
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        event.Skip();
        resized();
    });
    tool_.choose(0);
}

void DocumentPage::leave() {
    if (!std::exchange(hasLeft_, true)) --shared_->pages;
}

DocumentPage::~DocumentPage() {
    leave();
    DestroyChildren();  // they use the session
}

void DocumentPage::activate() {
    parts_.onBottom();
    status_.showHex(std::nullopt);
    status_.showAnswer("");
}

void DocumentPage::saveLayout() const {
    if (options_->IsShown()) saveLastLayout(isCompact_, parts_.layout());
}

void DocumentPage::fillContext() {
    context_.say = [this](const std::string& text) { status_.showMessage(text); };
    context_.reveal = [this](const model::Subject& subject) { field_->reveal(subject); };
    context_.markHexes = [this](std::set<session::Cell> hexes) { map_->pointOut(std::move(hexes)); };
    context_.run = [this](const std::string& action) { onAction(action); };
    context_.preview = [this](const model::Document* changed) { map_->propose(changed); };
    context_.unitToPlace = [this] { return tool_.unitToPlace(); };
    context_.removeSelected = [this] { removeSelected(); };
}

void DocumentPage::build() {
    options_ = new OptionBar(this);
    toolItems_ = std::make_unique<ToolItems>(options_);
    toolItems_->onAction = options_->onAction = [this](const std::string& action) { onAction(action); };
    toolItems_->onSaid = context_.say;
    // Later: the item that was clicked is replaced.
    toolItems_->onChanged = [this] { CallAfter([this] { choicesChanged(); }); };
    auto* body = new wxBoxSizer(wxHORIZONTAL);
    notice_ = new DiskNotice(this, session_);
    notice_->onMessage = context_.say;
    GetSizer()->Add(options_, wxSizerFlags().Expand());
    GetSizer()->Add(notice_, wxSizerFlags().Expand());
    GetSizer()->Add(body, wxSizerFlags(1).Expand());
    buildWelcome();
    tools_ = new ToolStrip(this);
    tools_->onTool = [this](std::size_t row) { chooseTool(row); };
    tools_->onChoices = [this] { choicesChanged(); };
    body->Add(tools_, wxSizerFlags().Expand());
    body->Add(parts_.window(), wxSizerFlags(1).Expand());
    side_ = new SidePanel(parts_.parentOfSide(), context_);
    views_ = new PageBook(parts_.parentOfViews(), "view");
    bottom_ = new BottomPanel(parts_.parentOfViews(), context_);
    parts_.set(views_, side_, bottom_);
    parts_.onBottom = [this] {
        status_.showOpened(parts_.isBottomShown() ? bottom_->tabs().shown() : std::string());
    };
    views_->add(mapRow, field_->build(holderOf(*map_, *views_), context_,
                                      [this](const std::string& action) { onAction(action); }));
    views_->onShown = [this] { placeMap(*map_, *views_); };
    for (const auto& row : viewRows()) views_->add(row, context_);
    for (const auto& page : views_->all())
        if (auto* view = dynamic_cast<View*>(page.window))
            view->onOptions = [this, view] {
                if (views_->shownWindow() == view) showOptions();
            };
    buildSide();
    start_ = new StartPanel(map_, [this](const std::string& action) { onAction(action); });
    start_->showFor(session_);
    connectPalette();
    connectFindings();
    bottom_->connect(*map_, context_, [this] {
        if (map_->overlayKind() == session::OverlayKind::none) status_.showAnswer("");
        onShown();
    });
    traceFixes(trace_, bottom_->findings().detail(), side_->properties());
    showParts();
    Layout();
}

void DocumentPage::buildWelcome() {
    settings_.language = session_.language();
    welcome_ = new WelcomePage(this, recent_, settings_,
                               {[this](const std::string& action) { onAction(action); },
                                [this](const std::filesystem::path& file) { onFile(toWx(file.string())); },
                                [this](const session::StartOffer& offer) { onBegin(offer); },
                                [this](const std::filesystem::path& file) { onForget(file); }});
    GetSizer()->Add(welcome_, wxSizerFlags(1).Expand());
    welcome_->Hide();
}

void DocumentPage::takeFocus() { welcome_->IsShown() ? welcome_->SetFocus() : field_->shown().SetFocus(); }

void DocumentPage::buildSide() {
    auto* layers = new LayersPanel(side_->tabs().pages(), session_, map_->layers(), map_->overlays());
    layers->onChange = [this](std::vector<std::string> shown, std::vector<std::string> overlays) {
        map_->setLayers(std::move(shown), std::move(overlays));
    };
    palette_ = new ChoicesPanel(side_->tabs().pages(), session_, choices_);
    for (const auto& row : sideRows()) {
        if (std::string_view(row.id) == "history") side_->add(layersRow, layers);
        if (row.make) side_->add(row, row.make(side_->tabs().pages(), context_));
    }
    side_->add(paletteRow, palette_);
    side_->properties().seen = [this] { return field_->seen(); };
}

void DocumentPage::rebuild() {
    const PageLayout layout = parts_.layout();
    takeMapOut(*map_, *this);
    start_->Destroy();
    for (wxWindow* part : std::array<wxWindow*, 5>{options_, tools_, notice_, parts_.window(), welcome_})
        part->Destroy();
    GetSizer()->Clear();
    parts_ = PageParts(this);
    build();
    apply(layout);
    tool_.choose(tool_.row());
    takeFocus();  // the window with the focus was destroyed
    documentChanged({true, true, true, true});
}

void DocumentPage::connectMap() {
    context_.dragUnits = dragsOntoMap(*map_, session_, context_.say);
    map_->onFile = [this](const wxString& file) { onFile(file); };
    map_->onHex = [this](std::optional<session::Cell> cell) { status_.showHex(cell); };
    map_->onMessage = [this](const std::string& text) { status_.showMessage(text); };
    map_->onDrawn = [this] { onDrawn(); };
    map_->onGesture = [this] {
        bottom_->sight().showFor(map_->tool());
        palette_->readChoices();
        if (views_->shown() == mapRow.id && !field_->isTable() &&
            toolItems_->isOld(tool_.tool(), choices_, session_))
            showOptions();
    };
    map_->stages().onShown = [this](const std::string& text) { trace_.say("stages " + text); };
    map_->onFacts = [this](const std::string& hex) { trace_.say("facts " + hex); };
    map_->onSpoken = [this](const std::string& text) { trace_.say("spoken " + text); };
    map_->onSelectTool = [this] { tool_.choose(0); };
    map_->onOverlay = [this](const std::string& text) {
        status_.showAnswer(toWx(text));
        onShown();
        trace_.say("answer " + text);
    };
}

void DocumentPage::connectPalette() {
    palette_->onRemove = context_.removeSelected;
    palette_->onSaid = context_.say;
    palette_->onChosen = [this](const model::Subject& subject) { map_->reveal(subject); };
    bottom_->onClose = [this] { parts_.showBottom(false); };
    bottom_->onShown = [this] { parts_.onBottom(), map_->Refresh(); };
    bottom_->sight().onMessage = [this](const std::string& verdict) {
        trace_.say("sight " + verdict);
        if (bottom_->sight().hasLine()) status_.showMessage(verdict);  // the panel may be closed
    };
}

void DocumentPage::connectFindings() {
    auto& findings = bottom_->findings();
    showFindingsOn(*map_, findings);
    showFindingsOn(*field_, findings, session_);
    findings.detail().onPlaceUnit = [this](const model::CounterId& id) { placeWithMouse(id); };
    findings.detail().onDraw = [this](std::size_t row) { chooseTool(row); };
    findings.onValue = [this](const session::ValueRow& value, bool withKeys) {
        if (withKeys) parts_.showSide(true), side_->makeRoomForProperties();
        side_->properties().showRow(value.row, withKeys);
    };
}

void DocumentPage::showTool(std::size_t row) {
    const auto& tool = tools::toolRows()[row];
    map_->setTool(tool.make());
    palette_->showFor(tool);
    map_->SetCursor(tool.palette == tools::PaletteKind::none ? *wxSTANDARD_CURSOR : *wxCROSS_CURSOR);
    tools_->showTools(session_, row, choices_);
    showOptions();
    if (tool.palette != tools::PaletteKind::none) side_->show(paletteRow.id);
    status_.showNewTool();
    trace_.say(std::string("tool ") + tool.id);
}

/// The next click on the map places the unit.
void DocumentPage::placeWithMouse(const model::CounterId& id) {
    session_.select({{model::SubjectKind::counter, id.text, {}}});
    chooseTool(tools::toolWith(tools::PaletteKind::counters));
    choices_.counter = id;
    palette_->readChoices();
    status_.showMessage(session::tr("Click a hex to place the unit."));
}

/// Without a document only the start page is there.
void DocumentPage::showParts() {
    const bool hasDocument = !session::filesOf(session_.document()).empty();
    const bool wasShown = options_->IsShown();
    options_->Show(hasDocument);
    field_->choose(*views_, mapRow);
    tools_->Show(hasDocument && views_->usesTools() && !field_->isTable());
    parts_.offer(session_.playedOn());
    if (hasDocument && !wasShown) {
        auto layout = lastLayout(isCompact_).value_or(usualLayout(isCompact_));
        layout.view = views_->shown();
        parts_.apply(layout);
    }
    if (!hasDocument) parts_.showSide(false), parts_.showBottom(false);
    parts_.window()->Show(hasDocument);
    if (welcome_->IsShown() == hasDocument) {
        welcome_->Show(!hasDocument);
        hasDocument ? welcome_->disappear() : welcome_->appear();
    }
    Layout();
}

void DocumentPage::showOptions() {
    std::vector<StripItem> items;
    if (auto* view = dynamic_cast<View*>(views_->shownWindow()))
        items = view->options();
    else if (field_->isTable())
        items = field_->options(session_.language());
    else
        items = toolItems_->items(tool_.tool(), choices_, session_);
    options_->showOptions(std::move(items), session_, *views_, isCompact_);
}

void DocumentPage::choicesChanged() {
    showOptions();
    palette_->modeChanged();
    status_.showToolHelp();
    map_->Refresh();
}

void DocumentPage::resized() {
    const wxSize size = ToDIP(GetClientSize());
    constexpr int frameHeight = 80;  // menus, status bar, and the title of the window
    const bool isCompact = size.x < compactWidth || size.y < compactHeight - frameHeight;
    if (isCompact == isCompact_) return;
    isCompact_ = isCompact;
    const bool hasDocument = options_->IsShown();
    auto layout = lastLayout(isCompact).value_or(usualLayout(isCompact));
    layout.view = views_->shown();
    if (!hasDocument) layout.isSideShown = layout.isBottomShown = false;
    apply(layout);
}

void DocumentPage::chooseTool(std::size_t row) {
    if (!map_->IsShownOnScreen()) showPage("view-map");
    tool_.choose(row);
    map_->SetFocus();
}

void DocumentPage::showUnit(const std::string& id) {
    const auto subject = session::subjectOfForces(session_.document(), id);
    session_.select({subject});
    side_->show("forces");
    parts_.showSide(true);
    map_->reveal(subject);
}

void DocumentPage::showFinding(std::size_t finding) { parts_.showFindings().showFinding(finding); }
void DocumentPage::nextFinding(int step) { parts_.showFindings().next(step); }

void DocumentPage::removeSelected() { removeFrom(*field_, *map_, session_, context_.say); }

void DocumentPage::toggleOverlay(session::OverlayKind kind) {
    const bool isOn = map_->overlayKind() == kind;
    map_->setOverlay(isOn ? session::OverlayKind::none : kind);
    if (isOn) status_.showAnswer("");
    onShown();
}

void DocumentPage::showPage(const std::string& action) {
    if (action.starts_with("view-")) {
        const std::string id = action.substr(action.find('-') + 1);
        map_->cancelGesture();
        views_->show(id);
        showParts();
        showOptions();
        (views_->shown() == mapRow.id ? &field_->shown() : views_->shownWindow())->SetFocus();
        status_.showToolHelp();
        trace_.say("view " + id);
    } else {
        if (action == "side-palette" && !views_->usesTools()) showPage("view-map");
        parts_.showTab(action);
    }
    onShown();
}

void DocumentPage::apply(const PageLayout& layout) {
    parts_.apply(layout), showParts(), showOptions(), onShown();
}

std::vector<PanelBox> DocumentPage::boxes() const {
    return boxesOf(*side_, *bottom_, *views_,
                   {{"map", map_}, {"table", &field_->table()}, {"notice", notice_}});
}

/// Disables tools that the game has nothing for.
void DocumentPage::offerTools() {
    if (!tools::whyUnavailable(tool_.tool(), session_).empty()) return tool_.choose(0);
    tools_->showTools(session_, tool_.row(), choices_);
}

void DocumentPage::documentChanged(const session::Changed& what) {
    // A message about a step ends with the next step or undo; callers with a new message show it after this.
    if (what.document) status_.endMessage();
    if (what.file) {
        start_->showFor(session_);
        showParts();
    }
    if (what.document || what.file) offerTools(), showOptions();
    if (what.opened) field_->shown().SetFocus();  // the keys go to the map of the new document
    if (what.document) bottom_->sight().showFor(map_->tool());
    onChanged(what);
}

}  // namespace cota::wx
