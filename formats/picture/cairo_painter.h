#pragma once
// Draws marks on a Cairo surface. Only for the sources of this folder; other folders use pixels, PNG, PDF or
// SVG.

#include <vector>

#include "formats/picture/marks.h"

typedef struct _cairo cairo_t;

namespace cota::picture {

/// The marks of a picture in order, with results that are computed once: the box of each mark, so that a
/// band skips marks outside it, and whether the outline of its group cuts it.
class PaintList {
  public:
    /// The picture must outlive the list.
    explicit PaintList(const Picture& picture);
    /// Paints the paper and every mark that touches `window`. The caller has scaled the surface to
    /// millimetres. Several threads may call it at the same time.
    void paint(cairo_t* surface, const Box& window) const;

    struct Entry {
        const Mark* mark;
        Box box;
        bool isCut = true;          // by the outline of its group
        std::vector<Entry> inside;  // of a group
    };

  private:
    Colour paper_;
    std::vector<Entry> entries_;
};

}  // namespace cota::picture
