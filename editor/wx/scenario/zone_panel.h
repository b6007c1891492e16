#pragma once
// An expression over hexes as a tree of lines with their counts, and the fields of the chosen line.

#include <wx/panel.h>

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "editor/scenario/zone_tree.h"
#include "editor/wx/views/view.h"

class wxMenu;

namespace cota::wx {

class FieldList;
class RowList;
class Split;
class Strip;

class ZonePanel : public wxPanel {
  public:
    /// `key`: its stable name, for tests.
    ZonePanel(wxWindow* parent, const ViewContext& context, const std::string& key);

    /// The expression of a zone or group; nothing: the panel is empty.
    void show(std::optional<session::TermHome> home);
    void refresh();

  private:
    void showBar();
    void showLines();
    void fillFields(bool isOther);
    void addMenu(wxMenu& menu);
    void moreMenu(wxMenu& menu);
    void add(const std::string& kind);
    void change(const model::ZoneTerm& whole, const session::TermPath& chosen);
    void remove();
    void shift(int by);
    void showOnMap();
    bool isKey(wxKeyEvent& event);
    void drag(const std::string& id, const wxPoint& screen, bool isDropped);
    void take(std::optional<session::HistoryEntry> step);
    std::optional<session::TermPath> chosen() const;
    const model::ZoneTerm* whole() const;
    std::vector<model::HexRef> selectedHexes() const;
    session::SheetSource source() const { return session::sheetSourceOf(context_.session); }

    const ViewContext& context_;
    std::string key_;
    std::optional<session::TermHome> home_;
    Strip* bar_ = nullptr;
    Strip* twice_ = nullptr;  // listed hexes that other lines give anyway
    RowList* lines_ = nullptr;
    Split* sash_ = nullptr;
    FieldList* fields_ = nullptr;
};

}  // namespace cota::wx
