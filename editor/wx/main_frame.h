#pragma once
// The main window: menus and tool bar from their tables, the map, the panels around it.

#include <wx/aui/framemanager.h>
#include <wx/filehistory.h>
#include <wx/frame.h>

#include <array>
#include <filesystem>
#include <map>
#include <memory>
#include <string>

#include "editor/answers/answer_overlay.h"
#include "editor/editing/session.h"
#include "editor/tools/actions.h"
#include "editor/tools/choices.h"

class wxMenu;
class wxToolBar;

namespace cota::wx {

class ChoicesPanel;
class FindingsPanel;
class ForcesPanel;
class MapCanvas;
class PropertyPanel;
class SightPanel;
class StartPanel;
class Trace;
struct WrittenMap;

/// The name of the language in the user's settings.
inline constexpr const char* languageKey = "language";

class MainFrame : public wxFrame {
  public:
    /// `catalogues`: the folder of the translations.
    MainFrame(session::Places places, std::filesystem::path catalogues);
    ~MainFrame() override;

    /// Writes events to a folder, for tests that drive the window.
    void traceInto(const std::filesystem::path& folder);
    /// Shows an error if it cannot open the file.
    bool openFile(const std::filesystem::path& path);
    /// Offers to recover work after a crash, first that on `asked`. True if the user accepts.
    bool offerRecovery(const std::filesystem::path& asked);

  private:
    enum StatusField { hexField, overlayField, checkField, statusFields };
    static constexpr int firstToolId = wxID_HIGHEST + 1000;  // the others follow in the order of the toolbox

    void buildPanels();
    void connectCanvas();
    void connectForces(ForcesPanel* forces);
    void connectFindings(PropertyPanel* properties);
    void setLanguage(model::Language language);
    void rebuild();
    void run(const std::string& action);
    void chooseTool(std::size_t row);
    void toggleOverlay(session::OverlayKind kind);
    void showOverlayKind();
    void removeSelected();
    void documentChanged(const session::Changed& what);
    void updateTitle();
    void updateActions();
    void showHex(std::optional<session::Cell> cell);
    void say(const std::string& text);
    void tell(const wxString& text);
    void tellIn(int field, const wxString& text);
    void shareStatusBar();
    wxString helpOfTool() const;
    void DoGiveHelp(const wxString& help, bool isPointed) override;
    void onClose(wxCloseEvent& event);
    void onActivate(wxActivateEvent& event);

    // main_frame_menus.cpp
    void buildMenus();
    wxMenu* buildMenu(tools::Menu which);
    wxMenu* buildToolsMenu();
    wxMenu* buildPanelMenu();
    void buildToolBar();
    void offerTools();

    // main_frame_keys.cpp
    void onCharHook(wxKeyEvent& event);
    bool runByKeys(const wxKeyEvent& event);
    void sayKeys();

    // main_frame_files.cpp
    void newDocument();
    void buildRecent(wxMenu& menu);
    void remember(const std::filesystem::path& path);
    void openAsked();
    void sayOpenElsewhere();
    bool save();
    bool saveAs();
    bool saveWith(const std::function<std::vector<model::Finding>()>& write);
    void print();
    void revert();
    void sayWritten(const WrittenMap& written);
    /// Whether the document can be closed: it is saved, or the user discards it.
    bool mayLeave();
    void sayFindings(const wxString& what, const std::vector<model::Finding>& findings);

    session::Places places_;
    std::filesystem::path catalogues_;
    session::Session session_;
    tools::Choices choices_;
    wxAuiManager panels_;
    wxString firstLayout_;
    wxToolBar* toolBar_ = nullptr;
    MapCanvas* canvas_ = nullptr;
    ChoicesPanel* palette_ = nullptr;
    FindingsPanel* findings_ = nullptr;
    SightPanel* sight_ = nullptr;
    StartPanel* start_ = nullptr;
    std::map<std::string, int> actionIds_;
    wxFileHistory recent_;
    wxMenu* recentMenu_ = nullptr;  // shows recent_; owned by its menu bar
    std::unique_ptr<Trace> trace_;
    std::size_t toolRow_ = 0;  // the row of the active tool
    bool isAsking_ = false;
    std::array<int, statusFields> statusWidths_{};
    std::optional<session::Cell> hexShown_;  // in the status bar
    wxString told_;                          // the text there; menu help hides it temporarily
    bool isSaid_ = false;                    // told_ is a message, shown until the hex changes
    session::Signal<session::Changed>::Connection listening_;
};

}  // namespace cota::wx
