#pragma once
// Opening, saving, closing and recovering the document of a window, with the questions to the user.

#include <wx/timer.h>

#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "editor/editing/beginnings.h"
#include "editor/editing/session.h"
#include "editor/picture/start_offers.h"

class wxWindow;
class wxString;

namespace cota::wx {

class RecentFiles;
class Trace;
struct OpenBoard;
struct WrittenMap;

/// Asks again and again until something is done.
class RepeatedTry : public wxTimer {
  public:
    std::function<bool()> isDone;
    void Notify() override { isDone(); }
};

class FileCommands {
  public:
    FileCommands(wxWindow* frame, session::Session& session, session::SessionSettings settings,
                 RecentFiles& recent, Trace& trace);

    /// A message for the status bar.
    std::function<void(const std::string&)> onMessage;

    /// A session without a document, in another page if this one has a document.
    std::function<session::Session&()> emptySession;
    /// The user chose a file to open.
    std::function<void(const std::filesystem::path&)> onFile;

    /// Asks what to begin with; first a scenario or a board.
    void newDocument(session::Beginning what);
    /// A copy of a sample, or a template.
    void begin(const session::StartOffer& offer);
    void open();
    /// Shows an error if it cannot open the file.
    bool openFile(const std::filesystem::path& path);
    bool save();
    bool saveAs();
    void revert();
    /// A board from a height model: a new document, or a step of this one.
    void importHeights();
    void importGround();
    void exportMap(const std::vector<std::string>& layers);
    void print(const std::vector<std::string>& layers);
    void exportHeatPage();
    void exportKit();
    /// Whether the document can be closed: it is saved, or the user discards it.
    bool mayLeave();
    /// Offers to recover work after a crash, first that on `asked`. True if the user accepts.
    bool offerRecovery(const std::filesystem::path& asked);

  private:
    /// The name of its file, or its title if it has none yet.
    std::string nameOfDocument() const;
    /// If the document is one board.
    std::optional<OpenBoard> openBoard();
    bool mayOverwrite(const std::vector<std::filesystem::path>& changed);
    bool saveWith(const std::function<std::vector<model::Finding>()>& write);
    void reportOpenElsewhere();
    void tellOpenElsewhere();
    void reportWritten(const WrittenMap& written);
    void showFindings(const wxString& what, const std::vector<model::Finding>& findings);

    wxWindow* frame_;
    session::Session& session_;
    session::SessionSettings settings_;
    RecentFiles& recent_;
    Trace& trace_;
    RepeatedTry elsewhere_;
};

}  // namespace cota::wx
