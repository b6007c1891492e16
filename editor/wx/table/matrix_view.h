#pragma once
// Which group can act on which: the matrix of `cota matrix`, with the reasons of a cell that is clicked.

#include <optional>
#include <utility>

#include "editor/table/table_attacks.h"
#include "editor/wx/views/view.h"

namespace cota::wx {

class MatrixView : public View {
  public:
    MatrixView(wxWindow* parent, const ViewContext& context);
    void refresh() override;
    std::vector<StripItem> options() override;

  private:
    void onPaint();
    void choose(const wxPoint& at);
    model::MapSize paper() const;
    double scale() const;

    wxWindow* drawing_ = nullptr;
    std::optional<session::AttackMatrix> matrix_;
    std::optional<std::pair<std::size_t, std::size_t>> chosen_;  // row and column
    session::Signal<>::Connection deskListening_;
};

}  // namespace cota::wx
