#pragma once
// The view of the turns: their number and times, and the record of each.

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "editor/wx/views/view.h"

class wxStaticText;

namespace cota::wx {

class FieldList;
class Strip;
class TurnGrid;

class TurnsView : public View {
  public:
    TurnsView(wxWindow* parent, const ViewContext& context);
    void refresh() override;
    std::vector<StripItem> options() override;

  private:
    void take(session::HistoryEntry step);
    void offerToMove(int count);
    void askSun();
    void tell(const std::string& text, bool isRefusal);
    void showBar(const wxString& text, std::vector<StripItem> buttons);

    FieldList* fields_ = nullptr;
    TurnGrid* grid_ = nullptr;
    Strip* bar_ = nullptr;
    wxStaticText* note_ = nullptr;
    std::optional<std::size_t> offeredAt_;  // the step after which the bar asks
    bool isRefused_ = false;                // the note says why a value was refused
};

}  // namespace cota::wx
