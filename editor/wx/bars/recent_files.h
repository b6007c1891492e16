#pragma once
// The files opened last, in the menu and in the user's settings.

#include <wx/filehistory.h>

#include <filesystem>
#include <functional>

class wxEvtHandler;
class wxMenu;

namespace cota::wx {

class RecentFiles {
  public:
    /// The menu that showIn() fills belongs to this frame.
    explicit RecentFiles(wxEvtHandler& frame);

    /// Fills the menu of a new menu bar, and forgets the one before.
    void showIn(wxMenu& menu);
    void add(const std::filesystem::path& path);
    void forget(const std::filesystem::path& path);
    const wxFileHistory& files() const { return files_; }

    /// The user chose one in the menu.
    std::function<void(const std::filesystem::path&)> onFile;

  private:
    void save();

    wxFileHistory files_;
    wxMenu* menu_ = nullptr;  // owned by its menu bar
};

}  // namespace cota::wx
