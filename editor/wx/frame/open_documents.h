#pragma once
// The documents that are open, one page each, and the row of tabs above them while there are several.

#include <wx/panel.h>

#include <filesystem>
#include <functional>
#include <memory>
#include <vector>

#include "editor/editing/session.h"
#include "editor/wx/toolkit/trace.h"

class wxSimplebook;

namespace cota::wx {

class Commands;
class DocumentPage;
class FileCommands;
class RecentFiles;
struct SharedSession;
class StatusStrip;
class Strip;

class OpenDocuments : public wxPanel {
  public:
    OpenDocuments(wxWindow* frame, session::SessionSettings settings, RecentFiles& recent, Trace& trace,
                  StatusStrip& status, const Commands& commands);
    ~OpenDocuments() override;

    /// The first page, of a document that another window shows or an empty one; connect the callbacks
    /// before.
    void begin(std::shared_ptr<SharedSession> shown = nullptr);
    const session::SessionSettings& settings() const { return settings_; }
    DocumentPage& page() const { return *open_[at_].page; }
    FileCommands& files() const { return *open_[at_].files; }
    std::size_t count() const { return open_.size(); }

    /// Shows a page without a document, which is made if there is none.
    void showEmpty();
    /// Shows the file, in its page if it is open. Shows an error if it cannot be opened.
    bool openFile(const std::filesystem::path& path);
    /// Asks about unsaved work; the last page becomes an empty one.
    void closeActive();
    void showNext(int step);
    /// Whether all can be closed: each is saved, or the user discards its changes.
    bool mayLeaveAll();
    /// Nothing can be recovered after it.
    void endAll(bool keepsModified);

    void setLanguage(model::Language language);
    /// Makes all windows again in the present language.
    void rebuild();

    /// Another page is shown.
    std::function<void()> onSwitched;
    /// The shown document has changed.
    std::function<void(const session::Changed&)> onChanged;
    std::function<void(const std::string& action)> onAction;
    /// The document is wanted in a second window too.
    std::function<void()> onNewWindow;
    /// Another part of the page, or another overlay, is shown.
    std::function<void()> onShown;

  private:
    struct Open {
        DocumentPage* page;
        std::unique_ptr<FileCommands> files;
    };
    void add(std::shared_ptr<SharedSession> shown = nullptr);
    void connect(DocumentPage& page);
    void show(std::size_t at);
    void close(std::size_t at);
    void showTabs();
    void fillMenu(wxMenu& menu, std::size_t at);
    void drawn();

    wxWindow* frame_;
    session::SessionSettings settings_;
    RecentFiles& recent_;
    Trace& trace_;
    StatusStrip& status_;
    const Commands& commands_;
    Strip* tabs_ = nullptr;
    wxSimplebook* book_ = nullptr;
    std::vector<Open> open_;
    std::size_t at_ = 0;
};

}  // namespace cota::wx
