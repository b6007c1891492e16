#pragma once
// The list of what the active tool can draw, with samples.

#include <wx/listctrl.h>

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "editor/tools/bulk/palette_choice.h"

namespace cota::wx {

class PaletteList : public wxListCtrl {
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
    int fillImages();
    void takeRow();
    void showMenu(long row);
    void onKey(wxListEvent& event);
    void fitColumn(wxSizeEvent& event);
    void widen();
    long selectedRow() const { return GetNextItem(-1, wxLIST_NEXT_ALL, wxLIST_STATE_SELECTED); }
    std::optional<model::Subject> subjectAt(long row) const;

    const session::Session& session_;
    tools::PaletteChoice& choice_;
    std::vector<session::PaletteEntry> filled_;  // what the list shows, to avoid filling it again
    int longest_ = 0;                            // of the rows, in pixels
    tools::PaletteKind filledKind_ = tools::PaletteKind::none;
    std::shared_ptr<const look::Symbology> filledLook_;
    bool isFilling_ = false;
};

}  // namespace cota::wx
