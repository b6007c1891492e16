#pragma once
// Marks onto a Cairo surface. Sources of this folder call it; everybody else asks for pixels, PNG, PDF or
// SVG.

#include <vector>

#include "formats/picture/marks.h"

typedef struct _cairo cairo_t;

namespace cota::picture {

/// Paints in millimetres: the caller has scaled the surface.
void paint(cairo_t* surface, const Mark& mark);

/// A picture's marks in order with the box of each, found once: who paints in bands skips what a band does
/// not touch.
class PaintList {
  public:
    /// The picture must outlive the list.
    explicit PaintList(const Picture& picture);
    /// The paper and every mark that touches `window`. May be called from several threads at once.
    void paint(cairo_t* surface, const Box& window) const;

  private:
    struct Entry {
        const Mark* mark;
        Box box;
    };
    Colour paper_;
    std::vector<Entry> entries_;
};

}  // namespace cota::picture
