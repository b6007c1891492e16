#pragma once
// The units of a side counted by formation and class, with the counter sheet.

#include <functional>
#include <vector>

#include "editor/counters/totals.h"
#include "editor/wx/views/view.h"

namespace cota::wx {

class TableList;

class TotalsPane : public wxPanel {
  public:
    TotalsPane(wxWindow* parent, const ViewContext& context);

    /// Shows the side that uses the type, unless the user has chosen one.
    void refresh(const model::CounterTypeId& type);

    /// A number was clicked: the units that it counts.
    std::function<void(const std::vector<model::CounterId>&)> onUnits;

  private:
    void fill();
    void fillSides();
    void choose(const std::string& row, int column);

    const ViewContext& context_;
    model::CounterTypeId type_;
    model::SideId side_, chosen_;
    session::Totals totals_;
    Strip* sides_ = nullptr;
    TableList* table_ = nullptr;
    bool hasMoreColumns_ = false;
};

}  // namespace cota::wx
