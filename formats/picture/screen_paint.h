#pragma once
// Paints on a surface that another program part has made, such as the window's, without copies in between.

#include <span>

#include "formats/picture/marks.h"
#include "formats/picture/raster.h"

typedef struct _cairo cairo_t;

namespace cota::picture {

/// Paints marks of the sheet over a surface that shows `view`.
void paintOver(cairo_t* surface, std::span<const Mark> marks, const View& view);

/// Paints opaque pixels with their upper left corner at a place, each `scale` pixels of the surface wide.
/// Enlarged or reduced pixels are smoothed only as much as is quick.
void paintPixels(cairo_t* surface, const Pixels& pixels, double left, double top, double scale);

/// Paints pixels into a box of the surface with their own transparency, and all of them with `opacity`.
void paintThrough(cairo_t* surface, const Pixels& pixels, const Box& into, double opacity);

}  // namespace cota::picture
