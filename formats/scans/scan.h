#pragma once
// A picture of a printed map in memory: opaque colours, at most as many as the window can use, with smaller
// copies for smaller scales. Places in it are pixels of the file, whatever was kept of them.

#include <cstddef>
#include <cstdint>
#include <vector>

#include "formats/picture/colour.h"

namespace cota::scans {

/// 0xRRGGBB, row by row from the upper left.
struct ScanLevel {
    int columns = 0;
    int rows = 0;
    std::vector<std::uint32_t> colours;

    std::uint32_t at(int column, int row) const {
        return colours[static_cast<std::size_t>(row) * static_cast<std::size_t>(columns) +
                       static_cast<std::size_t>(column)];
    }
    friend bool operator==(const ScanLevel&, const ScanLevel&) = default;
};

constexpr std::uint32_t packed(unsigned red, unsigned green, unsigned blue) {
    return red << 16U | green << 8U | blue;
}

struct Scan {
    int columns = 0;  // of the file
    int rows = 0;
    int reduced = 1;                // pixels of the file that are one of the first level, in each direction
    std::vector<ScanLevel> levels;  // each half as large as the one before

    /// The colour at a place of the file, smoothed, from the level whose pixels are nearest to `perPixel`
    /// pixels of the file. White outside.
    picture::Colour colourAt(double column, double row, double perPixel) const;
    bool contains(double column, double row) const {
        return column >= 0 && row >= 0 && column < columns && row < rows;
    }
    friend bool operator==(const Scan&, const Scan&) = default;
};

/// The most pixels that are kept of a file.
inline constexpr std::int64_t mostKeptPixels = 25'000'000;
/// The least reduction with which a file of this size is kept.
int reductionFor(std::int64_t columns, std::int64_t rows, std::int64_t most = mostKeptPixels);

/// Puts rows of a file together, reduced: each kept pixel is the mean of those it stands for.
class ScanBuilder {
  public:
    ScanBuilder(int columns, int rows, int reduced);
    /// The next row: three bytes for each pixel.
    void addRow(const std::uint8_t* rgb);
    /// The scan with its smaller copies. Missing rows, of a damaged file, are white.
    Scan take();

  private:
    void finishRow();

    Scan scan_;
    std::vector<std::uint32_t> sums_;  // red, green, blue and count of the kept pixels of a row
    int rowsRead_ = 0, rowsKept_ = 0;
};

}  // namespace cota::scans
