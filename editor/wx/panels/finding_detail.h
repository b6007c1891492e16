#pragma once
// The selected finding: its sentence, fixes to click, fields whose answer mends it, and the rule explained.
// Its parts are refilled, never destroyed, so that the focus stays where it is.

#include <wx/scrolwin.h>

#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "editor/editing/property_sheet.h"
#include "editor/editing/session.h"
#include "editor/mending/finding_fixes.h"
#include "editor/mending/fix_question.h"
#include "editor/wx/panels/clicked_fix.h"
#include "validator/engine/report.h"

class wxMenu;

namespace cota::wx {

class AlikePane;
class FieldList;
class RowList;
class RulePane;
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
    /// `isChosen`: by the person; else the window goes on to it, because the one before is mended.
    void show(const checks::ReportedFinding* reported, const session::SheetSource& source,
              bool isChosen = false);

    /// The finding is mended by a first answer, but the person is in the next field of it: its fields stay,
    /// with the present values. False if it is not so, or nothing is left to answer.
    bool keep(const session::SheetSource& source);
    /// Adds the first fixes, the explanation and the acceptance to the menu of the finding.
    void addTo(wxMenu& menu);

    /// The user wants to see the value or place.
    std::function<void()> onGoTo;
    /// Ready for typing the first answer, if there is a field for one.
    void takeKeys();
    /// A fix was made, or a field answered.
    std::function<void(bool isAnswer)> onMended;
    /// The keys have left the fields.
    std::function<void()> onLeft;
    FixHold& hold() { return hold_; }
    /// The fixes are shown.
    std::function<void(const std::vector<OfferedFix>&)> onOffers;
    /// What a fix would change, for the map; null: nothing any more.
    std::function<void(const model::Document*)> onPreview;
    /// Wants to see the hexes in which a unit has room.
    std::function<void(std::set<session::Cell>)> onFreeHexes;
    /// Wants to place a unit with the mouse.
    std::function<void(const model::CounterId&)> onPlaceUnit;
    /// Wants the tool that draws what is wrong, by its place in toolRows.
    std::function<void(std::size_t)> onDraw;

  private:
    /// A click would scroll what was clicked away.
    bool ShouldScrollToChildOnFocus(wxWindow*) override { return false; }
    void putTogether();
    void showNothing();
    bool isAnswering() const;
    void showQuestions(const session::SheetSource& source, const checks::ReportedFinding& reported);
    void showOffers(std::uint64_t number, std::vector<session::FixOffer> offers);
    void showFixes();
    void reportOffers();
    void askForFixes(const checks::ReportedFinding& reported, const session::SheetSource& source);
    void fillFixes();
    void run(const std::string& id);
    void draw();
    void preview(const std::string& id);
    model::CounterId placedUnit() const;
    void showFreeHexes();
    void showActions();
    void toggleReason();
    void fillAlikeMenu(wxMenu& menu);
    void arrange();

    session::Session& session_;
    std::optional<model::Finding> finding_;
    WrappedText *title_ = nullptr, *rule_ = nullptr, *state_ = nullptr;
    RulePane* reason_ = nullptr;
    AlikePane* alike_ = nullptr;
    RowList* fixes_ = nullptr;
    FieldList *questions_ = nullptr, *acceptance_ = nullptr;
    Strip* actions_ = nullptr;
    std::vector<session::FixOffer> offers_;
    std::size_t offersAt_ = 0;  // the place in the history of the document that they mend
    bool canPlace_ = false, isExplained_ = false, isSearching_ = false;
    session::FixQuestion question_;
    FixHold hold_;
    std::unique_ptr<ClickedFix> clicked_;
    std::unique_ptr<session::BackgroundFixOffers> background_;  // last: its worker uses the members above
};

}  // namespace cota::wx
