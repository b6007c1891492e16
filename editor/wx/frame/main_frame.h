#pragma once
// The main window. It joins its parts: the document with its panels, the commands and where they are offered
// (menus, tool bar, keys), and the status bar. Each part has a class of its own.

#include <wx/frame.h>

#include <filesystem>

#include "editor/editing/session.h"
#include "editor/tools/choices.h"
#include "editor/wx/frame/active_tool.h"
#include "editor/wx/frame/commands.h"
#include "editor/wx/frame/document_panels.h"
#include "editor/wx/frame/file_commands.h"
#include "editor/wx/frame/panel_layout.h"
#include "editor/wx/frame/recent_files.h"
#include "editor/wx/frame/shortcuts.h"
#include "editor/wx/toolkit/trace.h"

namespace cota::wx {

class MenuBar;
class StatusBar;
class ToolBar;

/// The name of the language in the user's settings.
inline constexpr const char* languageKey = "language";

class MainFrame : public wxFrame {
  public:
    explicit MainFrame(session::SessionSettings settings);
    ~MainFrame() override;

    /// Writes events to a folder, for tests that drive the window.
    void traceInto(const std::filesystem::path& folder);
    bool openFile(const std::filesystem::path& path) { return files_.openFile(path); }
    bool offerRecovery(const std::filesystem::path& asked) { return files_.offerRecovery(asked); }

  private:
    void buildStatusBar();
    void buildBars();
    void addFileCommands();
    void addEditCommands();
    void addViewCommands();
    void bindEvents();
    void setLanguage(model::Language language);
    void rebuild();
    void showTool(std::size_t row);
    void showOverlay();
    void offerTools();
    void showActions();
    void showTitle();
    void showCheck();
    void showAbout();
    void documentChanged(const session::Changed& what);
    void DoGiveHelp(const wxString& help, bool isPointed) override;
    void onClose(wxCloseEvent& event);

    session::Session session_;
    tools::Choices choices_;
    Trace trace_;
    Commands commands_;
    ActiveTool activeTool_;
    Shortcuts shortcuts_;
    RecentFiles recent_;
    FileCommands files_;
    PanelLayout layout_;
    DocumentPanels panels_;
    StatusBar* statusBar_ = nullptr;
    MenuBar* menuBar_ = nullptr;
    ToolBar* toolBar_ = nullptr;
    session::Signal<session::Changed>::Connection listening_;
};

}  // namespace cota::wx
