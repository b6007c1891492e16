#pragma once
// The findings, kept up to date during edits: a filter and a list in groups; beside it the selected finding,
// with what mends it.

#include <wx/panel.h>

#include <functional>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "editor/editing/property_sheet.h"
#include "editor/editing/session.h"
#include "editor/mending/finding_list.h"
#include "editor/tools/bulk/preview_marks.h"

class wxTextCtrl;

namespace cota::wx {

class FindingDetail;
class RowList;
class Split;
class Strip;

class FindingsPanel : public wxPanel {
  public:
    FindingsPanel(wxWindow* parent, session::Session& session);
    ~FindingsPanel() override;

    /// Goes to the next finding, from the last to the first.
    void next(int step = 1);
    /// By its place in the report.
    void showFinding(std::size_t finding);
    FindingDetail& detail() const { return *detail_; }

    /// The user selected a finding about this hex; with `isJump`, centre it.
    std::function<void(session::Cell, bool isJump)> onPlace;
    /// All hexes of the selected finding; empty if it has none.
    std::function<void(std::set<session::Cell>)> onHexes;
    /// The user selected a finding; on a table it may have a place there.
    std::function<void(const model::Finding&)> onFinding;
    /// Where the listed findings are on the map, with their severity.
    std::function<void(std::vector<tools::FindingPin>)> onPins;
    /// The value of the finding is in the sheet of the selection; `withKeys`: ready to edit.
    std::function<void(const session::ValueRow&, bool withKeys)> onValue;

  private:
    enum class Way { show, jump, change };
    void buildFilter();
    void showFilter();
    void fill();
    void fillGroupsMenu(wxMenu& menu);
    void fillSidesMenu(wxMenu& menu);
    wxString nameOfSide(const std::string& id) const;
    void tellPins();
    void pointOut(const checks::ReportedFinding* reported);
    void unmark();
    void choose(Way way);
    void showMenu(const std::string& id, const wxPoint& at);
    const checks::ReportedFinding* chosen() const;
    const session::SheetSource& source() const;

    session::Session& session_;
    session::FindingFilter filter_;
    session::FindingList found_;
    std::set<std::string> folded_;
    Strip* bar_ = nullptr;
    wxTextCtrl* text_ = nullptr;
    RowList* list_ = nullptr;
    FindingDetail* detail_ = nullptr;
    mutable std::optional<session::SheetSource> source_;  // made once after each change
    session::Selection marked_;                           // the hex selected to show a finding
    std::optional<model::Finding> pointed_;               // whose hexes are pointed out on the map
    std::size_t lastPlace_ = 0;                           // of the selected row, for when its finding is gone
    bool isLeft_ = false;  // the fields of a mended finding have been left; the check is not back
    bool goesOn_ = false;  // the last answer ended with Enter
    bool isKept_ = false;  // a mended finding is still shown, because the person is in its fields
    session::Signal<session::Changed>::Connection listening_;
};

/// The first hex of a finding, if it has any.
std::optional<session::Cell> placeOf(const session::JoinedMap& map, const model::Finding& finding);

}  // namespace cota::wx
