#pragma once
// The selected finding: its sentence, fixes to click, fields whose answer mends it, and the rule explained.
// Its parts are refilled, never destroyed, so that the focus stays where it is.

#include <wx/scrolwin.h>

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "editor/editing/fix_offers.h"
#include "editor/editing/property_sheet.h"
#include "editor/editing/session.h"
#include "validator/engine/report.h"

namespace cota::wx {

class FieldList;
class RowList;
class Strip;
class WrappedText;

/// A fix that was offered, and its place on the screen.
struct OfferedFix {
    std::string label;
    wxRect box;
};

class FindingDetail : public wxScrolledWindow {
  public:
    FindingDetail(wxWindow* parent, session::Session& session);
    ~FindingDetail() override;

    /// Null: none is selected.
    void show(const checks::ReportedFinding* reported, const session::SheetSource& source);

    /// Adds the first fixes, the explanation and the acceptance to the menu of the finding.
    void addTo(wxMenu& menu);

    /// The user wants to see the value or place.
    std::function<void()> onGoTo;
    /// A fix was made.
    std::function<void()> onMended;
    /// The fixes are shown.
    std::function<void(const std::vector<OfferedFix>&)> onOffers;
    /// Wants to place a unit with the mouse.
    std::function<void(const model::CounterId&)> onPlaceUnit;

  private:
    /// A click would scroll what was clicked away.
    bool ShouldScrollToChildOnFocus(wxWindow*) override { return false; }
    void showNothing();
    void showQuestions(const session::SheetSource& source, const checks::ReportedFinding& reported);
    void showOffers(std::uint64_t number, std::vector<session::FixOffer> offers);
    void reportOffers();
    void fillFixes();
    void run(const std::string& id);
    void showActions();
    void toggleReason();
    void arrange();

    session::Session& session_;
    std::optional<model::Finding> finding_;
    std::string shownId_;
    WrappedText *title_ = nullptr, *rule_ = nullptr, *reason_ = nullptr, *state_ = nullptr;
    RowList* fixes_ = nullptr;
    FieldList* questions_ = nullptr;
    Strip* actions_ = nullptr;
    std::vector<session::FixOffer> offers_;
    bool canPlace_ = false, isExplained_ = false, isSearching_ = false;
    std::uint64_t asked_ = 0;
    std::unique_ptr<session::BackgroundFixOffers> background_;  // last: its worker uses the members above
};

}  // namespace cota::wx
