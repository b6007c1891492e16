#pragma once
// Pictures as PNG with their resolution, painted and written in bands: a sheet of A0 never lies in memory
// whole.

#include <optional>
#include <string>

#include "formats/picture/marks.h"
#include "formats/picture/progress.h"
#include "formats/picture/raster.h"

namespace cota::picture {

/// The whole sheet as the bytes of a PNG file, 24 bits a pixel on the picture's paper. Nothing where
/// `progress` stopped it. The same picture gives the same bytes, on however many cores. Throws
/// std::bad_alloc.
std::optional<std::string> pngOf(const Picture& picture, double dotsPerInch, const Progress& progress = {});
/// Pixels as they are, with their alpha; for small pictures and for tests.
std::string pngOf(const Pixels& pixels, double dotsPerInch);

}  // namespace cota::picture
