#pragma once
// What the rules find, kept up to date while people draw; a press shows the place, and beside it stands what
// would cure it.

#include <wx/panel.h>

#include <functional>
#include <memory>
#include <set>
#include <vector>

#include "editor/editing/cures.h"
#include "editor/editing/property_sheet.h"
#include "editor/editing/session.h"

class wxBoxSizer;
class wxScrolledWindow;

namespace cota::wx {

class FindingsList;

class FindingsPanel : public wxPanel {
  public:
    FindingsPanel(wxWindow* parent, session::Session& session);
    ~FindingsPanel() override;

    /// To the next finding, from the last on to the first.
    void next();
    /// What a finding is about was chosen here: selected, and with `isJump` to be brought into the middle.
    std::function<void(session::Cell, bool isJump)> onPlace;
    /// All hexes of the finding that was chosen; none where it is not about hexes.
    std::function<void(std::set<session::Cell>)> onHexes;
    /// The value that a finding speaks of was found among those of what is selected now; with the keys where
    /// it is to be changed.
    std::function<void(const session::ValuePlace&, bool withKeys)> onValue;
    /// Buttons for the ways to fix the selected finding.
    std::function<void(const std::vector<wxWindow*>&)> onCures;

  private:
    void fill();
    enum class Way { show, jump, change };
    void choose(long item, Way way);
    void goToValue(const session::ValuePlace& value);
    void askCures(const model::Finding& finding);
    void showCures(std::uint64_t number, std::vector<session::Cure> cures);
    void clearCures(const wxString& heading);
    void addText(const wxString& text, bool isHeading);
    wxWindow* addButton(const wxString& label, std::function<void()> run);
    void accept();
    const model::Finding* chosen() const;

    session::Session& session_;
    FindingsList* list_ = nullptr;
    wxScrolledWindow* cures_ = nullptr;
    long at_ = -1;
    std::uint64_t asked_ = 0;
    session::Signal<session::Changed>::Connection listening_;
    std::unique_ptr<session::BackgroundCures> background_;  // last: its worker speaks to what stands above
};

/// The first hex a finding is about, if it is about one.
std::optional<session::Cell> placeOf(const session::Table& table, const model::Finding& finding);

}  // namespace cota::wx
