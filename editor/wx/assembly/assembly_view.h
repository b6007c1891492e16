#pragma once
// The view of the boards of a scenario: the pieces on their plane, the list of boards with their values, and
// what the rules say of the seams of the chosen board.

#include "editor/assembly/seam_check.h"
#include "editor/wx/views/view.h"

namespace cota::wx {

class AssemblyCanvas;
class EntryForm;
class RowList;
class Strip;

class AssemblyView : public View {
  public:
    AssemblyView(wxWindow* parent, const ViewContext& context);
    void refresh() override;
    std::vector<StripItem> options() override;

  private:
    void makeBoards(wxWindow* parent);
    void showSeams(const std::vector<session::SeamFinding>& findings, bool isApart);
    void follow();
    void addBoard();
    void remove();

    AssemblyCanvas* canvas_ = nullptr;
    EntryForm* boards_ = nullptr;
    RowList* seams_ = nullptr;
    Strip* heading_ = nullptr;
    Strip* said_ = nullptr;
    bool isFollowing_ = false;  // list and plane choose the same board
};

}  // namespace cota::wx
