#pragma once
// The view of victory and rules: objectives, conditions and what can be had; special rules; introduction.

#include <optional>
#include <string>
#include <vector>

#include "editor/editing/property_sheet.h"
#include "editor/wx/views/view.h"

class wxSimplebook;

namespace cota::wx {

class EntryForm;
class FieldList;
class RowList;
class Strip;
class VictorySumCanvas;

class VictoryView : public View {
  public:
    VictoryView(wxWindow* parent, const ViewContext& context);
    void refresh() override;
    std::vector<StripItem> options() override;

  private:
    wxWindow* makeVictory();
    wxWindow* makeObjectives(wxWindow* parent);
    wxWindow* makeConditions(wxWindow* parent);
    void showObjectives();
    void fillObjective(bool isOther);
    void showObjectiveButtons();
    void addObjective();
    void takeAwaited();
    void removeObjective();
    void showWords();
    void take(session::HistoryEntry step);
    void showPage(std::size_t page);
    session::SheetSource source() const { return session::sheetSourceOf(session()); }

    wxSimplebook* book_ = nullptr;
    RowList* objectives_ = nullptr;
    Strip* objectiveBar_ = nullptr;
    FieldList* objective_ = nullptr;
    EntryForm* conditions_ = nullptr;
    Strip* differ_ = nullptr;  // the words of the condition differ from its fields
    VictorySumCanvas* sums_ = nullptr;
    EntryForm* rules_ = nullptr;
    FieldList* texts_ = nullptr;
    std::optional<std::size_t> awaited_;  // how many objectives there were before one is made on the map
    session::Signal<session::Changed>::Connection listening_;
};

}  // namespace cota::wx
