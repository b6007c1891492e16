#pragma once
// The Counters view: types, units and the counter sheet, with the totals below, and cards for new units and
// for tables of other programs.

#include <memory>

#include "editor/wx/views/counter_pictures.h"
#include "editor/wx/views/view.h"

class wxSimplebook;

namespace cota::wx {

class ImportPage;
class NewUnitsCard;
class SheetPage;
class Split;
class TotalsPane;
class TypesPage;
class UnitsPage;

class CountersView : public View {
  public:
    CountersView(wxWindow* parent, const ViewContext& context);

    void refresh() override;
    std::vector<StripItem> options() override;

  private:
    enum class Mode { types, units, sheet, import };
    void show(Mode mode);
    void showCard(bool isShown);
    void addType(wxMenu& menu);
    void import();
    void exportTable();
    void selectUnits(const std::vector<model::CounterId>& units);
    /// The type that new units have at first: the shown one, or that of the selected unit.
    model::CounterTypeId typeAtHand() const;

    CounterPictures pictures_;
    Mode mode_ = Mode::types;
    Split* across_ = nullptr;  // pages | card
    Split* down_ = nullptr;    // page / totals
    wxSimplebook* book_ = nullptr;
    TypesPage* types_ = nullptr;
    UnitsPage* units_ = nullptr;
    SheetPage* sheet_ = nullptr;
    ImportPage* import_ = nullptr;
    TotalsPane* totals_ = nullptr;
    NewUnitsCard* card_ = nullptr;
};

}  // namespace cota::wx
