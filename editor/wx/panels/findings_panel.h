#pragma once
// The findings, kept up to date during edits. A click shows the place of a finding, with fixes beside the
// list.

#include <wx/panel.h>

#include <functional>
#include <memory>
#include <set>
#include <vector>

#include "editor/editing/fix_offers.h"
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

    /// Goes to the next finding, from the last to the first.
    void next();
    /// The user selected a finding about this hex; with `isJump`, centre it.
    std::function<void(session::Cell, bool isJump)> onPlace;
    /// All hexes of the selected finding; empty if it has none.
    std::function<void(std::set<session::Cell>)> onHexes;
    /// The value of the finding is in the sheet of the selection; `withKeys`: ready to edit.
    std::function<void(const session::ValueRow&, bool withKeys)> onValue;
    /// Buttons for the ways to fix the selected finding.
    std::function<void(const std::vector<wxWindow*>&)> onOffers;

  private:
    void fill();
    enum class Way { show, jump, change };
    void choose(long item, Way way);
    void goToValue(const session::ValueRow& value);
    void askForOffers(const model::Finding& finding);
    void showOffers(std::uint64_t number, std::vector<session::FixOffer> offers);
    void clearOffers(const wxString& heading);
    void addText(const wxString& text, bool isHeading);
    wxWindow* addButton(const wxString& label, std::function<void()> run);
    void accept();
    const model::Finding* chosen() const;

    session::Session& session_;
    FindingsList* list_ = nullptr;
    wxScrolledWindow* offers_ = nullptr;
    long at_ = -1;
    std::uint64_t asked_ = 0;
    session::Signal<session::Changed>::Connection listening_;
    std::unique_ptr<session::BackgroundFixOffers> background_;  // last: its worker uses the members above
};

/// The first hex of a finding, if it has any.
std::optional<session::Cell> placeOf(const session::JoinedMap& map, const model::Finding& finding);

}  // namespace cota::wx
