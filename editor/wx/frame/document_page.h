#pragma once
// An open document with everything that shows it: option bar, tools, map and other views, the panel beside
// the map and the one below it. All parts show the same selection.

#include <wx/filehistory.h>
#include <wx/panel.h>

#include <filesystem>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "editor/answers/answer_overlay.h"
#include "editor/editing/session.h"
#include "editor/picture/start_offers.h"
#include "editor/tools/choices.h"
#include "editor/wx/frame/active_tool.h"
#include "editor/wx/frame/page_events.h"
#include "editor/wx/frame/page_parts.h"
#include "editor/wx/frame/shared_session.h"
#include "editor/wx/toolkit/trace.h"
#include "editor/wx/views/view.h"

namespace cota::wx {

class BottomPanel;
class ChoicesPanel;
class DiskNotice;
class FindingsPanel;
class MapCanvas;
class OptionBar;
class PageBook;
class Playfield;
class SidePanel;
class StartPanel;
class StatusStrip;
class ToolItems;
class ToolStrip;
class WelcomePage;

class DocumentPage : public wxPanel, public PageEvents {
  public:
    /// `settings`: for the page that is shown while there is no document.
    DocumentPage(wxWindow* parent, std::shared_ptr<SharedSession> shared,
                 const session::SessionSettings& settings, const wxFileHistory& recent, Trace& trace,
                 StatusStrip& status);
    ~DocumentPage() override;

    session::Session& session() { return session_; }
    const std::shared_ptr<SharedSession>& shared() const { return shared_; }
    bool isOnlyOne() const { return shared_->pages == 1; }
    /// The page is about to be closed: it does not count any more.
    void leave();
    MapCanvas& map() const { return *map_; }
    Playfield& field() const { return *field_; }
    ActiveTool& tool() { return tool_; }
    /// The page is shown: the status bar is about it.
    void activate();
    void saveLayout() const;
    /// To the map, or to the cards while there is no document.
    void takeFocus();
    /// Makes everything but the map again, in the current language.
    void rebuild();

    void chooseTool(std::size_t row);  // by its place in tools::toolRows(); shows the map
    /// Selects a unit or formation and shows it on the map.
    void showUnit(const std::string& id);
    SidePanel& side() const { return *side_; }
    void showFinding(std::size_t finding);  // by its place in the report
    void nextFinding(int step);             // the one after the selected one, or with -1 the one before
    void choicesChanged();                  // an option of the tool was changed elsewhere
    /// Removes the selection from the map, and says what else was removed or why nothing was.
    void removeSelected();
    /// The overlay that follows the selection.
    void toggleOverlay(session::OverlayKind kind);

    /// The pages that exist, as ids of actions: "view-map", "side-forces", "bottom-findings" ...
    std::vector<std::string> offered() const { return parts_.offered(); }
    /// Shows one of them; the open tab of the panel below the map is closed by it.
    void showPage(const std::string& action);
    bool isPageShown(const std::string& action) const { return parts_.isPageShown(action); }
    PageParts& parts() { return parts_; }
    bool isCompact() const { return isCompact_; }
    void apply(const PageLayout& layout);

    std::vector<PanelBox> boxes() const;  // the visible parts, with their names for tests

  private:
    void build();
    void buildSide();
    void buildWelcome();
    void connectMap();
    void connectPalette();
    void connectFindings();
    void placeWithMouse(const model::CounterId& id);
    void fillContext();
    void showTool(std::size_t row);
    void showParts();
    void showOptions();
    void documentChanged(const session::Changed& what);
    void offerTools();
    void resized();

    std::shared_ptr<SharedSession> shared_;
    session::Session& session_;
    session::SessionSettings settings_;
    tools::Choices choices_;
    const wxFileHistory& recent_;
    Trace& trace_;
    StatusStrip& status_;
    ActiveTool tool_;
    ViewContext context_;
    PageParts parts_;
    OptionBar* options_ = nullptr;
    std::unique_ptr<ToolItems> toolItems_;
    DiskNotice* notice_ = nullptr;
    ToolStrip* tools_ = nullptr;
    PageBook* views_ = nullptr;
    SidePanel* side_ = nullptr;
    BottomPanel* bottom_ = nullptr;
    MapCanvas* map_ = nullptr;
    std::unique_ptr<Playfield> field_;
    ChoicesPanel* palette_ = nullptr;
    StartPanel* start_ = nullptr;
    WelcomePage* welcome_ = nullptr;
    bool isCompact_ = false, hasLeft_ = false;
    session::Signal<session::Changed>::Connection listening_;
};

}  // namespace cota::wx
