#pragma once
// The hexes that differ from the picture below them, and what the designer says about each.

#include <wx/panel.h>

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "editor/editing/session.h"
#include "editor/underlay/scan_reader.h"
#include "editor/underlay/sheet_lists.h"

namespace cota::wx {

class RowList;
class Strip;

class UnderlayReview : public wxPanel {
  public:
    /// The reader outlives the window. It wakes whoever shows this when a comparison is ready.
    UnderlayReview(wxWindow* parent, session::Session& session, session::ScanReader& reader);

    /// Compares the board of the sheet with its picture; without a scan the list is empty.
    void show(const session::SheetKey& sheet, std::shared_ptr<const scans::Scan> scan);

    /// The map should show a hex.
    std::function<void(const model::Subject&)> onHex;

  private:
    void showButtons();
    void review(model::ReviewState state, const std::string& note);
    void writeNote();
    const session::OddHexRow* chosenHex() const;

    session::Session& session_;
    session::ScanReader& reader_;
    session::SheetKey sheet_;
    std::vector<session::OddHexRow> odd_;
    std::string text_;
    Strip* line_ = nullptr;  // what was compared
    Strip* bar_ = nullptr;
    RowList* list_ = nullptr;
};

}  // namespace cota::wx
