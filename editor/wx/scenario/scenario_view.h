#pragma once
// The tab of the scenario: a checklist of what it must and may state, and below it the form of the chosen
// row.

#include <string>
#include <vector>

#include "editor/scenario/checklist.h"
#include "editor/wx/views/view.h"

class wxSimplebook;

namespace cota::wx {

class EntryForm;
class FieldList;
class MapForm;
class RowList;
class Split;
class StatementForm;
class Strip;
struct EntryKind;

class ScenarioView : public View {
  public:
    ScenarioView(wxWindow* parent, const ViewContext& context);
    void refresh() override;
    /// Chooses a row of the checklist.
    void open(const std::string& row);

  private:
    using Form = session::ChecklistItem::Form;
    void makeForms();
    void showList();
    void showForm(bool isOther);
    void followSide();
    void showFields(session::PropertySheet sheet, bool isOther);
    void showEntries(EntryForm& form);
    void showPlace(const char* action, const wxString& text);
    void showPage(const wxWindow* page);
    void openMenu(const wxPoint& at);
    void showMap();
    void showForces(bool isOther);
    void addForces();
    void take(session::HistoryEntry step);
    const session::ChecklistItem* chosen() const;
    session::SheetSource source() const { return session::sheetSourceOf(session()); }

    session::Checklist list_;
    std::string chosen_;  // the id of a row
    bool showsOptional_ = false;
    Strip* progress_ = nullptr;
    Split* sash_ = nullptr;
    RowList* rows_ = nullptr;
    wxSimplebook* book_ = nullptr;
    FieldList* fields_ = nullptr;
    bool followsSide_ = true;  // the list of sides may choose the row
    EntryForm *sides_ = nullptr, *exits_ = nullptr, *pairs_ = nullptr, *accepted_ = nullptr,
              *spaces_ = nullptr, *seats_ = nullptr, *features_ = nullptr;
    StatementForm* statements_ = nullptr;
    MapForm* map_ = nullptr;
};

}  // namespace cota::wx
