#pragma once
// What the rules find, kept up to date while people draw; a press shows the place.

#include <wx/listctrl.h>

#include <functional>

#include "editor/session/session.h"

namespace cota::wx {

class FindingsPanel : public wxListCtrl {
  public:
    FindingsPanel(wxWindow* parent, session::Session& session);

    /// To the next finding, from the last on to the first.
    void next();
    std::function<void(session::Cell)> onPlace;

  private:
    wxString OnGetItemText(long item, long column) const override;
    void fill();
    void showPlace(long item);

    session::Session& session_;
    long at_ = -1;
    session::Signal<session::Changed>::Connection listening_;
};

/// The first hex a finding is about, if it is about one.
std::optional<session::Cell> placeOf(const session::Table& table, const model::Finding& finding);

}  // namespace cota::wx
