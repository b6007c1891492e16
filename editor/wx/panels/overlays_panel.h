#pragma once
// The list of answers drawn over the map, such as visible hexes and movement range. Each has a legend,
// numbers and what is not certain. The user can keep, remove and export it.

#include <wx/panel.h>

#include <functional>
#include <string>

#include "editor/answers/shown_overlays.h"
#include "editor/editing/session.h"

class wxMenu;

namespace cota::wx {

class RowList;
class Strip;

class OverlaysPanel : public wxPanel {
  public:
    OverlaysPanel(wxWindow* parent, session::Session& session);

    void show(const session::ShownOverlays& shown);

    /// Changes the list.
    std::function<void(const std::function<void(session::ShownOverlays&)>& by)> onChange;
    /// The id of an action that adds one for the selection.
    std::function<void(const std::string& action)> onAction;
    /// A message for the status bar.
    std::function<void(const std::string&)> onMessage;

  private:
    void fill();
    void showButtons();
    void showMenu(const wxPoint& at);
    void fillQuestions(wxMenu& menu);
    wxString fileNameOf(const session::ShownOverlay& one) const;
    const session::ShownOverlay* chosen() const;
    void remove();
    void toggleKept();
    void toggleRecomputed();
    void exportNumbers();
    void exportPicture();
    void save(const std::string& bytes, const wxString& title, const wxString& types, const char* ending);

    session::Session& session_;
    session::ShownOverlays shown_;
    int latest_ = 0;  // the greatest id of an overlay so far
    Strip* bar_ = nullptr;
    RowList* list_ = nullptr;
};

}  // namespace cota::wx
