#pragma once
// Marks onto a Cairo surface. Sources of this folder call it; everybody else asks for pixels, PNG, PDF or
// SVG.

#include <vector>

#include "formats/picture/marks.h"

typedef struct _cairo cairo_t;

namespace cota::picture {

/// A picture's marks in order, with what is found out once: the box of each, so that who paints in bands
/// skips what a band does not touch, and which marks their group's outline cuts at all.
class PaintList {
  public:
    /// The picture must outlive the list.
    explicit PaintList(const Picture& picture);
    /// The paper and every mark that touches `window`. The caller has scaled the surface to millimetres. May
    /// be called from several threads at once.
    void paint(cairo_t* surface, const Box& window) const;

    struct Entry {
        const Mark* mark;
        Box box;
        bool isCut = true;          // by the outline of the group it is in
        std::vector<Entry> inside;  // of a group
    };

  private:
    Colour paper_;
    std::vector<Entry> entries_;
};

}  // namespace cota::picture
