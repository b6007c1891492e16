#include "formats/picture/png_file.h"

#include <oneapi/tbb/parallel_pipeline.h>
#include <png.h>

#include <algorithm>
#include <atomic>
#include <cmath>
#include <memory>
#include <new>
#include <stdexcept>
#include <vector>

#include "formats/picture/palette.h"

namespace cota::picture {

namespace {

/// Rows painted together: enough for a thread to be worthwhile, few enough to fit into the cache, and into
/// memory on a very wide sheet.
constexpr int mostBandRows = 128, leastBandRows = 16;
constexpr int bandPixels = mostBandRows * 16384;
constexpr std::size_t bandsAtOnce = 4;

extern "C" void appendToText(png_structp png, png_bytep data, png_size_t size) {
    static_cast<std::string*>(png_get_io_ptr(png))->append(reinterpret_cast<const char*>(data), size);
}
extern "C" void flushNothing(png_structp) {}
extern "C" void failByThrowing(png_structp, png_const_charp why) { throw std::runtime_error(why); }
extern "C" void ignoreWarning(png_structp, png_const_charp) {}

constexpr int quickLevel = 2, hardLevel = 9;

png_byte part(std::uint32_t pixel, unsigned shift) { return static_cast<png_byte>(pixel >> shift & 0xffu); }

/// libpng as a class. Its errors become exceptions; the only stack frames they pass are those of libpng.
class PngWriter {
  public:
    enum class Kind : std::uint8_t { indexed = 1, plain = 3, transparent = 4 };  // bytes for each pixel

    /// `palette`: only for indexed pixels.
    PngWriter(int columns, int rows, double dotsPerInch, Kind kind, const Palette* palette = nullptr,
              int level = quickLevel)
        : columns_(columns), parts_(static_cast<std::size_t>(kind)) {
        png_ = png_create_write_struct(PNG_LIBPNG_VER_STRING, nullptr, failByThrowing, ignoreWarning);
        info_ = png_ != nullptr ? png_create_info_struct(png_) : nullptr;
        if (info_ == nullptr) throw std::bad_alloc();
        png_set_write_fn(png_, &bytes_, appendToText, flushNothing);
        png_set_IHDR(png_, info_, static_cast<png_uint_32>(columns), static_cast<png_uint_32>(rows), 8,
                     kind == Kind::transparent ? PNG_COLOR_TYPE_RGBA
                     : kind == Kind::plain     ? PNG_COLOR_TYPE_RGB
                                               : PNG_COLOR_TYPE_PALETTE,
                     PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
        if (palette != nullptr) setPalette(*palette);
        const auto perMetre = static_cast<png_uint_32>(std::lround(dotsPerInch / 0.0254));
        png_set_pHYs(png_, info_, perMetre, perMetre, PNG_RESOLUTION_METER);
        png_set_sRGB(png_, info_, PNG_sRGB_INTENT_PERCEPTUAL);
        // Drawn maps compress almost as well without row filters, and three times as fast.
        png_set_filter(png_, 0, PNG_FILTER_NONE);
        png_set_compression_level(png_, level);
        png_write_info(png_, info_);
    }
    ~PngWriter() { png_destroy_write_struct(&png_, &info_); }
    PngWriter(const PngWriter&) = delete;
    PngWriter& operator=(const PngWriter&) = delete;

    /// Writes rows with as many bytes for each pixel as the file has channels.
    void rows(const std::vector<png_byte>& band) {
        const auto stride = static_cast<std::size_t>(columns_) * parts_;
        for (std::size_t at = 0; at < band.size(); at += stride) png_write_row(png_, band.data() + at);
    }

    std::string finish() {
        png_write_end(png_, info_);
        return std::move(bytes_);
    }

  private:
    void setPalette(const Palette& palette) {
        std::vector<png_color> entries;
        for (const auto colour : palette.colours())
            entries.push_back({part(colour, 16), part(colour, 8), part(colour, 0)});
        png_set_PLTE(png_, info_, entries.data(), static_cast<int>(entries.size()));
    }

    png_structp png_ = nullptr;
    png_infop info_ = nullptr;
    int columns_;
    std::size_t parts_;
    std::string bytes_;
};

std::vector<png_byte> withoutAlpha(const Pixels& pixels) {
    std::vector<png_byte> bytes;
    bytes.resize(pixels.argb.size() * 3);
    auto* to = bytes.data();
    for (const auto pixel : pixels.argb)
        for (const unsigned shift : {16u, 8u, 0u}) *to++ = part(pixel, shift);
    return bytes;
}

std::vector<png_byte> withPalette(const Pixels& pixels, const Palette& palette) {
    std::vector<png_byte> bytes;
    bytes.reserve(pixels.argb.size());
    for (const auto pixel : pixels.argb) bytes.push_back(palette.nearest(pixel));
    return bytes;
}

std::vector<png_byte> withAlpha(const Pixels& pixels) {
    std::vector<png_byte> bytes;
    bytes.reserve(pixels.argb.size() * 4);
    for (const auto pixel : pixels.argb) {
        const unsigned alpha = part(pixel, 24);
        for (const unsigned shift : {16u, 8u, 0u}) {
            const unsigned value = part(pixel, shift);
            bytes.push_back(alpha == 0
                                ? png_byte{0}
                                : static_cast<png_byte>(std::min(255u, (value * 255 + alpha / 2) / alpha)));
        }
        bytes.push_back(static_cast<png_byte>(alpha));
    }
    return bytes;
}

}  // namespace

namespace {

/// The bytes of a band, painted in several pieces if it is too wide for Cairo.
std::vector<png_byte> painted(const PaintList& marks, const View& band, const Palette* palette) {
    const auto bytesOf = [&](const View& view) {
        const auto pixels = raster(marks, view);
        return palette != nullptr ? withPalette(pixels, *palette) : withoutAlpha(pixels);
    };
    if (band.columns <= mostDrawn) return bytesOf(band);
    const std::size_t parts = palette != nullptr ? 1 : 3;
    constexpr int wide = 16384;
    const auto stride = static_cast<std::size_t>(band.columns) * parts;
    std::vector<png_byte> bytes(stride * static_cast<std::size_t>(band.rows));
    for (int from = 0; from < band.columns; from += wide) {
        View piece = band;
        piece.corner.x = band.corner.x + from / band.perMillimetre;
        piece.columns = std::min(wide, band.columns - from);
        const auto own = bytesOf(piece);
        const auto length = static_cast<std::ptrdiff_t>(static_cast<std::size_t>(piece.columns) * parts);
        auto source = own.begin();
        auto target = bytes.begin() + static_cast<std::ptrdiff_t>(static_cast<std::size_t>(from) * parts);
        for (int row = 0; row < band.rows; ++row, source += length)
            std::copy_n(source, length,
                        target + static_cast<std::ptrdiff_t>(stride * static_cast<std::size_t>(row)));
    }
    return bytes;
}

/// The colours of a sheet: of all of it, if it is small, else of the whole drawn small, which shows every
/// thing, and of places all over it, which show their fine lines.
Palette paletteOf(const PaintList& marks, const View& whole) {
    constexpr double mostSampled = 4e6;
    constexpr int placesAcross = 4, placePixels = 512;
    ColourCount count;
    const double pixels = static_cast<double>(whole.columns) * whole.rows;
    if (pixels <= mostSampled && std::max(whole.columns, whole.rows) <= mostDrawn) {
        count.add(raster(marks, whole));
        return Palette(count);
    }
    View small = whole;
    const double share = std::min(std::sqrt(mostSampled / pixels),
                                  static_cast<double>(mostDrawn) / std::max(whole.columns, whole.rows));
    small.perMillimetre *= share;
    small.columns = std::max(1, static_cast<int>(whole.columns * share));
    small.rows = std::max(1, static_cast<int>(whole.rows * share));
    count.add(raster(marks, small));
    for (int across = 0; across < placesAcross; ++across)
        for (int down = 0; down < placesAcross; ++down) {
            View place = whole;
            place.columns = std::min(placePixels, whole.columns);
            place.rows = std::min(placePixels, whole.rows);
            const auto start = [](int length, int own, int number) {
                return (length - own) * ((number + 0.5) / placesAcross);
            };
            place.corner.x += std::floor(start(whole.columns, place.columns, across)) / whole.perMillimetre;
            place.corner.y += std::floor(start(whole.rows, place.rows, down)) / whole.perMillimetre;
            count.add(raster(marks, place));
        }
    return Palette(count);
}

}  // namespace

bool fitsPng(const View& sheet) {
    return sheet.columns <= mostPngSide && sheet.rows <= mostPngSide &&
           std::int64_t{sheet.columns} * sheet.rows <= mostPngPixels;
}

std::optional<std::string> pngOf(const Picture& picture, double dotsPerInch, const Progress& progress,
                                 PngColours colours) {
    const auto whole = wholeSheet(picture, dotsPerInch);
    const PaintList marks(picture);
    std::optional<Palette> palette;
    if (colours == PngColours::palette) palette = paletteOf(marks, whole);
    const auto* const chosen = palette ? &*palette : nullptr;
    PngWriter writer(whole.columns, whole.rows, dotsPerInch,
                     chosen != nullptr ? PngWriter::Kind::indexed : PngWriter::Kind::plain, chosen);
    const int bandRows = std::clamp(bandPixels / whole.columns, leastBandRows, mostBandRows);
    int nextRow = 0, written = 0;
    std::atomic<bool> isStopped = false;
    const auto nextBand = [&](tbb::flow_control& flow) {
        View band = whole;
        if (nextRow >= whole.rows || isStopped) {
            flow.stop();
            return band;
        }
        band.corner.y = nextRow / whole.perMillimetre;
        band.rows = std::min(bandRows, whole.rows - nextRow);
        nextRow += band.rows;
        return band;
    };
    const auto paintBand = [&](const View& band) { return painted(marks, band, chosen); };
    const auto writeBand = [&](const std::vector<png_byte>& bytes) {
        writer.rows(bytes);
        written = std::min(whole.rows, written + bandRows);
        if (progress && !progress(static_cast<double>(written) / whole.rows)) isStopped = true;
    };
    tbb::parallel_pipeline(
        bandsAtOnce,
        tbb::make_filter<void, View>(tbb::filter_mode::serial_in_order, nextBand) &
            tbb::make_filter<View, std::vector<png_byte>>(tbb::filter_mode::parallel, paintBand) &
            tbb::make_filter<std::vector<png_byte>, void>(tbb::filter_mode::serial_in_order, writeBand));
    if (isStopped) return std::nullopt;
    return writer.finish();
}

std::string packedPngOf(const Pixels& pixels, double dotsPerInch) {
    ColourCount count;
    count.add(pixels);
    const Palette palette(count);
    PngWriter writer(pixels.columns, pixels.rows, dotsPerInch, PngWriter::Kind::indexed, &palette, hardLevel);
    writer.rows(withPalette(pixels, palette));
    return writer.finish();
}

std::string pngOf(const Pixels& pixels, double dotsPerInch) {
    PngWriter writer(pixels.columns, pixels.rows, dotsPerInch, PngWriter::Kind::transparent);
    writer.rows(withAlpha(pixels));
    return writer.finish();
}

namespace {

/// Every pixel of the smaller picture is the mean of those it covers; transparent ones have no colour.
Image reduced(const Image& image, int most) {
    const int times = (std::max(image.columns, image.rows) + most - 1) / most;
    if (times <= 1) return image;
    Image small;
    small.columns = std::max(1, image.columns / times);
    small.rows = std::max(1, image.rows / times);
    for (int row = 0; row < small.rows; ++row)
        for (int column = 0; column < small.columns; ++column) {
            unsigned red = 0, green = 0, blue = 0, alpha = 0, count = 0;
            for (int y = row * times; y < std::min((row + 1) * times, image.rows); ++y)
                for (int x = column * times; x < std::min((column + 1) * times, image.columns); ++x) {
                    const auto& pixel =
                        image.pixels[static_cast<std::size_t>(y) * static_cast<std::size_t>(image.columns) +
                                     static_cast<std::size_t>(x)];
                    red += pixel.red * pixel.alpha;
                    green += pixel.green * pixel.alpha;
                    blue += pixel.blue * pixel.alpha;
                    alpha += pixel.alpha;
                    ++count;
                }
            const auto mean = [&](unsigned sum) {
                return static_cast<std::uint8_t>(alpha == 0 ? 0 : (sum + alpha / 2) / alpha);
            };
            small.pixels.push_back({mean(red), mean(green), mean(blue),
                                    static_cast<std::uint8_t>(count == 0 ? 0 : alpha / count)});
        }
    return small;
}

}  // namespace

std::optional<Image> imageFrom(const std::string& png, int most) {
    constexpr png_uint_32 mostPixels = 4096;
    png_image reader{};
    reader.version = PNG_IMAGE_VERSION;
    if (png_image_begin_read_from_memory(&reader, png.data(), png.size()) == 0) return std::nullopt;
    if (reader.width == 0 || reader.height == 0 || std::max(reader.width, reader.height) > mostPixels) {
        png_image_free(&reader);
        return std::nullopt;
    }
    reader.format = PNG_FORMAT_RGBA;
    std::vector<png_byte> bytes(PNG_IMAGE_SIZE(reader));
    if (png_image_finish_read(&reader, nullptr, bytes.data(), 0, nullptr) == 0) return std::nullopt;
    Image image;
    image.columns = static_cast<int>(reader.width);
    image.rows = static_cast<int>(reader.height);
    image.pixels.reserve(bytes.size() / 4);
    for (std::size_t i = 0; i + 3 < bytes.size(); i += 4)
        image.pixels.push_back({bytes[i], bytes[i + 1], bytes[i + 2], bytes[i + 3]});
    image = reduced(image, most);
    image.at = {0, 0, static_cast<double>(image.columns), static_cast<double>(image.rows)};
    return image;
}

}  // namespace cota::picture
