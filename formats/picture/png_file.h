#pragma once
// Pictures as PNG with their resolution, painted and written in bands, so that a sheet of A0 is never in
// memory as a whole.

#include <cstdint>
#include <optional>
#include <string>

#include "formats/picture/marks.h"
#include "formats/picture/progress.h"
#include "formats/picture/raster.h"

namespace cota::picture {

/// The most pixels that a file may have: beyond it, it would be too large to keep in memory while it is
/// written, and few programs read it.
inline constexpr std::int64_t mostPngPixels = 4'000'000'000;
inline constexpr int mostPngSide = 1'000'000;  // of the library
bool fitsPng(const View& sheet);

/// 24 bits for each pixel, or 8: one of 256 colours chosen for the picture.
enum class PngColours : std::uint8_t { all, palette };

/// The whole sheet, which must fit, as the bytes of a PNG file, on the picture's paper. The same picture
/// gives the same bytes with any number of threads. Returns nothing if `progress` stopped it. Throws
/// std::bad_alloc.
std::optional<std::string> pngOf(const Picture& picture, double dotsPerInch, const Progress& progress = {},
                                 PngColours colours = PngColours::all);
/// Opaque pixels in at most 256 colours, packed as small as the library can, which takes longer.
std::string packedPngOf(const Pixels& pixels, double dotsPerInch);
/// The pixels with their alpha; for small pictures and for tests.
std::string pngOf(const Pixels& pixels, double dotsPerInch);

/// The picture in the bytes of a PNG file, at 0,0 to its size in pixels; with more than `most` pixels in a
/// line, evenly reduced. Nothing if the bytes are no PNG, are damaged, or have more than 4096 in a line.
std::optional<Image> imageFrom(const std::string& png, int most);

}  // namespace cota::picture
