#pragma once
// The pixels of the table, drawn by a worker; until it has drawn the present view, the last ones are shown,
// scaled.

#include <cstdint>
#include <functional>
#include <memory>

#include "editor/table/table_picture.h"
#include "editor/wx/canvas/scrolled_view.h"

class wxWindow;
typedef struct _cairo cairo_t;

namespace cota::wx {

class TablePixels {
  public:
    TablePixels(wxWindow& window, const ScrolledView& view);

    /// Has a table drawn in the present view; does nothing for null.
    void request(const std::shared_ptr<const session::TableScene>& scene);
    void paint(cairo_t* surface) const;
    /// Whether the last request was drawn.
    bool isDrawn() const { return drawn_ == requested_; }

    std::function<void()> onDrawn;

  private:
    void take(session::TablePictureAnswer answer);

    wxWindow& window_;
    const ScrolledView& view_;
    picture::Pixels pixels_;
    picture::View pixelsView_;  // what pixels_ shows
    std::uint64_t requested_ = 0, drawn_ = 0;
    session::TablePicture worker_;  // last: it uses the members above
};

}  // namespace cota::wx
