#pragma once
// What is drawn over the boards on their plane: frames and names, handles to crop, the place where a dragged
// board would snap, findings of seams.

#include <array>
#include <cstddef>
#include <optional>
#include <vector>

#include "editor/assembly/board_moves.h"
#include "editor/assembly/seam_check.h"
#include "editor/wx/assembly/assembly_plane.h"

class wxDC;
class wxWindow;

namespace cota::wx {

inline constexpr std::array allEdges{model::BoardEdge::top, model::BoardEdge::right, model::BoardEdge::bottom,
                                     model::BoardEdge::left};

/// The handle on an edge of a board.
wxRect handleOf(const wxWindow& window, const AssemblyPlane& plane, const session::BoardBox& box,
                model::BoardEdge edge);

void paintFrames(wxDC& dc, const wxWindow& window, const AssemblyPlane& plane,
                 std::optional<std::size_t> chosen, bool hasHandles);
/// `from`: the box that a crop changes; nothing if the board moves as it is.
void paintMove(wxDC& dc, const wxWindow& window, const AssemblyPlane& plane, const session::BoardMove& move,
               const std::optional<session::BoardBox>& from);
void paintSeams(wxDC& dc, const wxWindow& window, const AssemblyPlane& plane,
                const std::vector<session::SeamFinding>& seams, std::optional<std::size_t> shown);

}  // namespace cota::wx
