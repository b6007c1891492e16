#pragma once
// All steps, the latest first, undone ones included; a click goes to that step. While the pointer rests on
// one, the map marks what would change.

#include <wx/panel.h>
#include <wx/timer.h>

#include <functional>
#include <optional>
#include <set>
#include <string>

#include "editor/editing/session.h"

namespace cota::wx {

class RowList;

class HistoryPanel : public wxPanel {
  public:
    HistoryPanel(wxWindow* parent, session::Session& session);
    void SetFocus() override;

    /// Marks these hexes on the map; empty: none.
    std::function<void(std::set<session::Cell>)> onHexes = [](std::set<session::Cell>) {};
    /// What a step has changed, in words.
    std::function<void(const std::string&)> onMessage = [](const std::string&) {};

  private:
    void fill();
    void pointed(const wxPoint& at);
    void leave();
    void showDifference();
    void showMenu(const std::string& id, const wxPoint& at);
    void sayChanges(std::size_t place);
    void nameVersion(std::size_t place);

    session::Session& session_;
    RowList* list_ = nullptr;
    std::string pointed_;
    bool isMarking_ = false;
    wxTimer rest_;
    std::optional<std::size_t> saved_;  // the place of the document in its files, as far as known
    session::Signal<session::Changed>::Connection listening_;
};

}  // namespace cota::wx
