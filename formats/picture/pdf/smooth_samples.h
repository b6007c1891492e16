#pragma once
// Enlarged images, smoothed here because not every printer smooths them. Only for the sources of this folder.

#include <string>

namespace cota::picture {

/// Bytes of an image, row by row, `parts` for each pixel.
struct Samples {
    int columns = 0, rows = 0, parts = 1;
    std::string bytes;
};

/// Every pixel becomes `times` by `times` pixels that glide into their neighbours. Made and packed in strips,
/// so that the large image is never in memory: the content of a stream with the filter of enlargedFilter().
/// Values are rounded to multiples of `step`, a power of two; a larger one makes less bytes.
std::string enlarged(const Samples& samples, int times, int step = 1);
/// The entries of the stream.
std::string enlargedFilter(const Samples& samples, int times);

}  // namespace cota::picture
