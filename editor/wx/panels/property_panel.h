#pragma once
// The properties of the selection, to edit: the rows of its property sheet, with the findings about them.

#include <wx/panel.h>

#include <functional>
#include <optional>
#include <string>

#include "editor/editing/property_sheet.h"
#include "editor/editing/session.h"

namespace cota::wx {

class FieldList;
class WrappedText;

class PropertyPanel : public wxPanel {
  public:
    PropertyPanel(wxWindow* parent, session::Session& session);
    /// Marks a row of the present sheet; `withKeys`: ready for typing.
    void showRow(std::size_t row, bool withKeys);
    /// The same for the first row that can be changed and has this label; without a label, the first row.
    void showRow(const std::string& label);
    /// The document that is shown instead, without fields: what the viewer of a table sees of it.
    std::function<std::optional<model::Document>()> seen;
    /// The selection is the same, but something else is shown of it.
    void showAgain() { fill(false); }
    /// The row is now marked, and has the focus if requested.
    std::function<void(const std::string& label)> onShown;

  private:
    void fill(bool isOpened);
    bool fillSide(const session::SheetSource& source);
    void fillTable(session::SheetSource source);
    void showNote();

    session::Session& session_;
    session::PropertySheet sheet_;
    session::Selection shown_;
    std::optional<std::size_t> side_;  // the place of the side that is shown, among those of the scenario
    WrappedText* title_ = nullptr;
    FieldList* fields_ = nullptr;
    WrappedText* note_ = nullptr;  // what the user can enter in the active field
    session::Signal<session::Changed>::Connection listening_;
};

}  // namespace cota::wx
