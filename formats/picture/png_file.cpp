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

namespace cota::picture {

namespace {

/// Rows painted together: enough for a thread to be worthwhile, few enough to fit into the cache.
constexpr int bandRows = 128;
constexpr std::size_t bandsAtOnce = 4;

extern "C" void appendToText(png_structp png, png_bytep data, png_size_t size) {
    static_cast<std::string*>(png_get_io_ptr(png))->append(reinterpret_cast<const char*>(data), size);
}
extern "C" void flushNothing(png_structp) {}
extern "C" void failByThrowing(png_structp, png_const_charp why) { throw std::runtime_error(why); }
extern "C" void ignoreWarning(png_structp, png_const_charp) {}

/// libpng as a class. Its errors become exceptions; the only stack frames they pass are those of libpng.
class PngWriter {
  public:
    PngWriter(int columns, int rows, double dotsPerInch, bool hasAlpha)
        : columns_(columns), parts_(hasAlpha ? 4 : 3) {
        png_ = png_create_write_struct(PNG_LIBPNG_VER_STRING, nullptr, failByThrowing, ignoreWarning);
        info_ = png_ != nullptr ? png_create_info_struct(png_) : nullptr;
        if (info_ == nullptr) throw std::bad_alloc();
        png_set_write_fn(png_, &bytes_, appendToText, flushNothing);
        png_set_IHDR(png_, info_, static_cast<png_uint_32>(columns), static_cast<png_uint_32>(rows), 8,
                     hasAlpha ? PNG_COLOR_TYPE_RGBA : PNG_COLOR_TYPE_RGB, PNG_INTERLACE_NONE,
                     PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
        const auto perMetre = static_cast<png_uint_32>(std::lround(dotsPerInch / 0.0254));
        png_set_pHYs(png_, info_, perMetre, perMetre, PNG_RESOLUTION_METER);
        png_set_sRGB(png_, info_, PNG_sRGB_INTENT_PERCEPTUAL);
        // Drawn maps compress almost as well without row filters, and three times as fast.
        png_set_filter(png_, 0, PNG_FILTER_NONE);
        png_set_compression_level(png_, 2);
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
    png_structp png_ = nullptr;
    png_infop info_ = nullptr;
    int columns_;
    std::size_t parts_;
    std::string bytes_;
};

png_byte part(std::uint32_t pixel, unsigned shift) { return static_cast<png_byte>(pixel >> shift & 0xffu); }

std::vector<png_byte> withoutAlpha(const Pixels& pixels) {
    std::vector<png_byte> bytes;
    bytes.reserve(pixels.argb.size() * 3);
    for (const auto pixel : pixels.argb) {
        bytes.push_back(part(pixel, 16));
        bytes.push_back(part(pixel, 8));
        bytes.push_back(part(pixel, 0));
    }
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
std::vector<png_byte> painted(const PaintList& marks, const View& band) {
    if (band.columns <= mostDrawn) return withoutAlpha(raster(marks, band));
    constexpr std::size_t parts = 3;
    constexpr int wide = 16384;
    const auto stride = static_cast<std::size_t>(band.columns) * parts;
    std::vector<png_byte> bytes(stride * static_cast<std::size_t>(band.rows));
    for (int from = 0; from < band.columns; from += wide) {
        View piece = band;
        piece.corner.x = band.corner.x + from / band.perMillimetre;
        piece.columns = std::min(wide, band.columns - from);
        const auto own = withoutAlpha(raster(marks, piece));
        const auto length = static_cast<std::ptrdiff_t>(static_cast<std::size_t>(piece.columns) * parts);
        auto source = own.begin();
        auto target = bytes.begin() + static_cast<std::ptrdiff_t>(static_cast<std::size_t>(from) * parts);
        for (int row = 0; row < band.rows; ++row, source += length)
            std::copy_n(source, length,
                        target + static_cast<std::ptrdiff_t>(stride * static_cast<std::size_t>(row)));
    }
    return bytes;
}

}  // namespace

std::optional<std::string> pngOf(const Picture& picture, double dotsPerInch, const Progress& progress) {
    const auto whole = wholeSheet(picture, dotsPerInch);
    const PaintList marks(picture);
    PngWriter writer(whole.columns, whole.rows, dotsPerInch, false);
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
    const auto paintBand = [&](const View& band) { return painted(marks, band); };
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

std::string pngOf(const Pixels& pixels, double dotsPerInch) {
    PngWriter writer(pixels.columns, pixels.rows, dotsPerInch, true);
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
