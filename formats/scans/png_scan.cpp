// PNG, row by row; interlaced files as a whole.

#include <png.h>

#include <csetjmp>
#include <cstring>

#include "formats/scans/scan_file.h"

namespace cota::scans {

namespace {

/// Everything that the library may leave by a long jump is in here, made before.
struct PngReading {
    std::string_view bytes;
    std::size_t at = 0;
    png_structp png = nullptr;
    png_infop info = nullptr;
    std::optional<ScanBuilder> builder;
    std::vector<png_byte> rows;  // one, or all of an interlaced file
    std::optional<model::LocalText> fault;
    const IsWanted* isWanted = nullptr;
    bool isStopped = false;

    ~PngReading() { png_destroy_read_struct(&png, &info, nullptr); }
};

void readBytes(png_structp png, png_bytep to, std::size_t count) {
    auto& reading = *static_cast<PngReading*>(png_get_io_ptr(png));
    if (count > reading.bytes.size() - reading.at) png_error(png, "the file ends too early");
    std::memcpy(to, reading.bytes.data() + reading.at, count);
    reading.at += count;
}

[[noreturn]] void leave(png_structp png, png_const_charp) { png_longjmp(png, 1); }
void ignore(png_structp, png_const_charp) {}

void wantRgb(PngReading& reading) {
    const png_color_16 white{0, 0xFF, 0xFF, 0xFF, 0xFF};
    png_set_expand(reading.png);
    png_set_scale_16(reading.png);
    png_set_gray_to_rgb(reading.png);
    png_set_background(reading.png, &white, PNG_BACKGROUND_GAMMA_SCREEN, 0, 1);
    png_set_strip_alpha(reading.png);
}

void readRows(PngReading& reading, std::size_t columns, std::size_t rows) {
    constexpr std::size_t askEvery = 256;
    const auto isStopped = [&](std::size_t row) {
        return row % askEvery == 0 && *reading.isWanted && !(*reading.isWanted)();
    };
    const int passes = png_set_interlace_handling(reading.png);
    png_read_update_info(reading.png, reading.info);
    const std::size_t stride = png_get_rowbytes(reading.png, reading.info);
    if (stride < columns * 3) png_error(reading.png, "an unexpected format");
    reading.rows.resize(passes > 1 ? stride * rows : stride);
    for (int pass = 0; pass < passes; ++pass)
        for (std::size_t row = 0; row < rows; ++row) {
            if (isStopped(row)) {
                reading.isStopped = true;
                return;
            }
            png_byte* const at = reading.rows.data() + (passes > 1 ? row * stride : 0);
            png_read_row(reading.png, at, nullptr);
            if (passes == 1) reading.builder->addRow(at);
        }
    for (std::size_t row = 0; passes > 1 && row < rows; ++row)
        reading.builder->addRow(reading.rows.data() + row * stride);
}

/// False if the file is damaged. There are no objects with destructors here: the library jumps out.
bool readAll(PngReading& reading) {
    if (setjmp(png_jmpbuf(reading.png)) != 0) return false;
    png_read_info(reading.png, reading.info);
    const auto columns = png_get_image_width(reading.png, reading.info);
    const auto rows = png_get_image_height(reading.png, reading.info);
    reading.fault = faultOfSize(columns, rows);
    if (reading.fault) return true;
    wantRgb(reading);
    reading.builder.emplace(static_cast<int>(columns), static_cast<int>(rows), reductionFor(columns, rows));
    readRows(reading, columns, rows);
    return true;
}

}  // namespace

ScanFile readPngScan(std::string_view bytes, const IsWanted& isWanted) {
    PngReading reading;
    reading.bytes = bytes;
    reading.isWanted = &isWanted;
    reading.png = png_create_read_struct(PNG_LIBPNG_VER_STRING, nullptr, leave, ignore);
    if (reading.png != nullptr) reading.info = png_create_info_struct(reading.png);
    if (reading.info == nullptr) throw std::bad_alloc();
    png_set_user_limits(reading.png, static_cast<png_uint_32>(mostScanSide),
                        static_cast<png_uint_32>(mostScanSide));
    png_set_read_fn(reading.png, &reading, readBytes);
    const bool isRead = readAll(reading);
    if (reading.fault) return {nullptr, *reading.fault};
    if (!isRead) return damagedScan();
    if (reading.isStopped) return {};
    return {std::make_shared<const Scan>(reading.builder->take()), {}};
}

}  // namespace cota::scans
