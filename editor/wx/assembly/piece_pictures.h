#pragma once
// The pictures of the boards that lie on the plane, drawn once by a worker, and painted where they lie.

#include <functional>
#include <vector>

#include "editor/editing/session.h"
#include "editor/picture/board_picture.h"
#include "editor/wx/assembly/assembly_plane.h"

typedef struct _cairo cairo_t;

namespace cota::wx {

class PiecePictures {
  public:
    PiecePictures(wxWindow& window, const session::Session& session);

    /// Has the boards drawn that have no picture yet, and forgets those that are not on the plane.
    void request(const session::AssemblyPlan& plan);
    /// A board moved to a box; does nothing as long as it has no picture.
    void paint(cairo_t* surface, const AssemblyPlane& plane, const session::PlannedBoard& board,
               const session::BoardBox& box, double opacity) const;
    std::size_t count() const { return pictures_.size(); }

    std::function<void()> onDrawn;

  private:
    session::BoardPictureRequest requestFor(const session::PlannedBoard& board) const;
    void take(session::BoardPicture picture);

    wxWindow& window_;
    const session::Session& session_;
    std::vector<session::BoardPicture> pictures_;
    session::BoardPictures worker_;  // last: it uses the members above
};

}  // namespace cota::wx
