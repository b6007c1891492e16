#pragma once
// The list of what the active tool can draw, with samples.

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "editor/tools/bulk/palette_choice.h"
#include "editor/wx/toolkit/row_list.h"

namespace cota::wx {

class PaletteList : public RowList {
  public:
    PaletteList(wxWindow* parent, const session::Session& session, tools::PaletteChoice& choice);

    /// After a change of the document, the game or the tool.
    void fill();
    /// After the choice was changed elsewhere.
    void selectChosen();

    /// The user chose an entry.
    std::function<void()> onChosen;
    /// The user chose a thing of the document with a menu or a key, or an entry that is one.
    std::function<void(const model::Subject&)> onSubject;
    /// The user wants to remove it.
    std::function<void()> onRemove;

  private:
    std::vector<wxBitmap> samples() const;
    void takeRow();
    void showMenu(const wxPoint& at);
    bool takeKey(const wxKeyEvent& event);
    std::optional<std::size_t> selectedEntry() const;
    std::optional<model::Subject> selectedSubject() const;

    const session::Session& session_;
    tools::PaletteChoice& choice_;
    std::vector<session::PaletteEntry> filled_;  // what the list shows, to avoid filling it again
    tools::PaletteKind filledKind_ = tools::PaletteKind::none;
    std::shared_ptr<const look::Symbology> filledLook_;
};

}  // namespace cota::wx
