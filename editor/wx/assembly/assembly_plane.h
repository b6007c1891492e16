#pragma once
// The plane on which the boards of a scenario lie, as the window shows it: scrolled and zoomed. Points are
// grid units of the whole map; a hex has no size in print here.

#include <wx/gdicmn.h>
#include <wx/geometry.h>

#include <optional>

#include "editor/assembly/assembly_plan.h"
#include "editor/wx/canvas/scrolled_view.h"

namespace cota::wx {

class AssemblyPlane {
  public:
    AssemblyPlane(const wxWindow& window, const model::Document& document);

    const session::AssemblyPlan& plan() const { return plan_; }
    void show(const model::Document& document) { plan_ = session::AssemblyPlan(document); }
    ScrolledView& view() { return view_; }
    /// Shows all boards. Their plane does not move under the hand before the next call.
    void fit();
    bool isFitted() const { return isFitted_; }
    /// Brings these points to the middle, with hexes large enough to tell them apart.
    void goTo(const std::vector<model::GridPoint>& points);
    /// Across a hex.
    double hexPixels() const { return hexMillimetres * view_.viewport().perMillimetre(); }

    model::GridPoint unitsAt(const wxPoint& at) const;
    wxPoint2DDouble onScreen(double x, double y) const;
    wxRect screenBox(const session::BoardBox& box) const;
    /// The middle of an edge of a box.
    wxPoint middleOf(const session::BoardBox& box, model::BoardEdge edge) const;

  private:
    static constexpr double hexMillimetres = 10;
    model::MapPoint onPlane(double x, double y) const;
    std::optional<model::MapSize> sheet() const;

    session::AssemblyPlan plan_;
    ScrolledView view_;
    model::GridPoint origin_;
    bool isFitted_ = false;
};

}  // namespace cota::wx
