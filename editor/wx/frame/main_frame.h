#pragma once
// The main window. It joins its parts: the document with its pages, the commands and where they are offered
// (menus, bars, keys), and the status line. Each part has a class of its own.

#include <wx/frame.h>

#include <filesystem>
#include <memory>

#include "editor/editing/session.h"
#include "editor/wx/bars/recent_files.h"
#include "editor/wx/frame/commands.h"
#include "editor/wx/frame/map_commands.h"
#include "editor/wx/frame/shortcuts.h"
#include "editor/wx/toolkit/trace.h"

namespace cota::wx {

class CommandPalette;
class DocumentPage;
class Finder;
class FileCommands;
class MenuBar;
class OpenDocuments;
struct SharedSession;
class StatusStrip;
class ThingActions;
class WindowCommands;

/// The name of the language in the user's settings.
inline constexpr const char* languageKey = "language";

class MainFrame : public wxFrame {
  public:
    /// `shown`: the document of another window, to be shown here too.
    explicit MainFrame(session::SessionSettings settings, std::shared_ptr<SharedSession> shown = nullptr);
    ~MainFrame() override;

    /// Writes events to a folder, for tests that drive the window.
    void traceInto(const std::filesystem::path& folder);
    bool openFile(const std::filesystem::path& path);
    bool offerRecovery(const std::filesystem::path& asked);

  private:
    void buildStatus();
    void buildDocuments(std::shared_ptr<SharedSession> shown);
    void openSecondWindow();
    void recoverWork();
    void quit();
    void pageShown();
    void buildMenus();
    void addFileCommands();
    void addEditCommands();
    void addViewCommands();
    void addPageCommands();
    void showSavedLayouts();
    void buildPalette();
    void bindEvents();
    void setLanguage(model::Language language);
    void rebuild();
    void replaceMenus();
    void showActions();
    void showTitle();
    void showCheck();
    void documentChanged(const session::Changed& what);
    void tracePlaces(wxIdleEvent& event);
    void DoGiveHelp(const wxString& help, bool isPointed) override;
    void onClose(wxCloseEvent& event);
    DocumentPage& page() const;
    FileCommands& files() const;
    session::Session& session() const;

    Trace trace_;
    Commands commands_;
    RecentFiles recent_;
    StatusStrip* status_ = nullptr;
    OpenDocuments* documents_ = nullptr;
    std::unique_ptr<Shortcuts> shortcuts_;
    std::unique_ptr<MapCommands> mapCommands_;
    std::unique_ptr<ThingActions> thingActions_;
    MenuBar* menuBar_ = nullptr;
    Finder* finder_ = nullptr;
    std::unique_ptr<CommandPalette> palette_;
    std::unique_ptr<WindowCommands> windowCommands_;
};

}  // namespace cota::wx
