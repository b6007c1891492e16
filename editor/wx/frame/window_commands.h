#pragma once
// Commands on the window itself: the focus from part to part, full screen, zoom, keys, a second window.

#include <functional>
#include <string>

#include "editor/wx/help/manual_frame.h"

class wxTopLevelWindow;

namespace cota::wx {

class CommandPalette;
class Commands;
class DocumentPage;

/// The window that the commands are about.
struct CommandedWindow {
    wxTopLevelWindow& window;
    CommandPalette& palette;
    std::function<DocumentPage&()> page;
    /// A message in the status bar.
    std::function<void(const std::string&)> say;
    /// What the menus show as on or off has changed.
    std::function<void()> shown;
    /// Other keys: all texts with keys are to be made again.
    std::function<void()> keysChanged;
    /// The document is wanted in a second window too.
    std::function<void()> newWindow;
};

class WindowCommands {
  public:
    explicit WindowCommands(CommandedWindow parts);

    void addTo(Commands& commands);
    bool isFullScreen() const;

  private:
    void goToPart(int step);
    void toggleFullScreen();
    void checkNow();
    void openManual();

    CommandedWindow parts_;
    DialogHelp dialogHelp_;
};

}  // namespace cota::wx
