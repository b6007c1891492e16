#pragma once
// The tab of zones and objectives, with the expression of the chosen zone.

#include <optional>
#include <string>
#include <vector>

#include "editor/scenario/zone_tree.h"
#include "editor/wx/views/view.h"

class wxMenu;

namespace cota::wx {

class RowList;
class Split;
class Strip;
class ZonePanel;

class ZonesView : public View {
  public:
    ZonesView(wxWindow* parent, const ViewContext& context);
    void refresh() override;

  private:
    void showBar();
    void addMenu(wxMenu& menu);
    void addZone(const std::string& kind);
    void choose();
    void rename(const std::string& row, const wxString& name);
    void remove();
    void rowMenu(const std::string& row, const wxPoint& at);
    std::vector<model::HexRef> selectedHexes() const;
    std::optional<model::ZoneId> zone() const;
    void giveRoom();
    session::SheetSource source() const { return session::sheetSourceOf(session()); }

    Strip* bar_ = nullptr;
    Split* sash_ = nullptr;
    RowList* list_ = nullptr;
    ZonePanel* panel_ = nullptr;
    bool isSized_ = false;  // the person has moved the line above the expression
    std::string chosen_;    // "zone ID" or "objective ID"
};

}  // namespace cota::wx
