// TIFF, in bands of rows, through the library's conversion to colours. It is loaded when the first such file
// is read. Only the first picture of a file is read, as it is stored: the fit of an underlay turns it.

#include "formats/scans/scan_file.h"

#if defined(COTA_TIFF) && __has_include(<tiffio.h>)

#include <tiffio.h>

#include <algorithm>
#include <cstring>

#include "formats/scans/late_library.h"

namespace cota::scans {

namespace {

struct TiffLibrary {
    template <class Function>
    static Function of(const char* name) {
        return late<Function>(COTA_TIFF, name);
    }
    decltype(&TIFFClientOpen) open = of<decltype(&TIFFClientOpen)>("TIFFClientOpen");
    decltype(&TIFFClose) close = of<decltype(&TIFFClose)>("TIFFClose");
    decltype(&TIFFGetField) field = of<decltype(&TIFFGetField)>("TIFFGetField");
    decltype(&TIFFGetFieldDefaulted) usual = of<decltype(&TIFFGetFieldDefaulted)>("TIFFGetFieldDefaulted");
    decltype(&TIFFIsTiled) isTiled = of<decltype(&TIFFIsTiled)>("TIFFIsTiled");
    decltype(&TIFFRGBAImageOK) isUsable = of<decltype(&TIFFRGBAImageOK)>("TIFFRGBAImageOK");
    decltype(&TIFFRGBAImageBegin) begin = of<decltype(&TIFFRGBAImageBegin)>("TIFFRGBAImageBegin");
    decltype(&TIFFRGBAImageGet) get = of<decltype(&TIFFRGBAImageGet)>("TIFFRGBAImageGet");
    decltype(&TIFFRGBAImageEnd) end = of<decltype(&TIFFRGBAImageEnd)>("TIFFRGBAImageEnd");
    decltype(&TIFFSetErrorHandler) onError = of<decltype(&TIFFSetErrorHandler)>("TIFFSetErrorHandler");
    decltype(&TIFFSetWarningHandler) onWarning =
        of<decltype(&TIFFSetWarningHandler)>("TIFFSetWarningHandler");

    TiffLibrary() {
        if (!isThere()) return;
        onError(nullptr);
        onWarning(nullptr);
    }
    bool isThere() const {
        return open != nullptr && close != nullptr && field != nullptr && usual != nullptr &&
               isTiled != nullptr && isUsable != nullptr && begin != nullptr && get != nullptr &&
               end != nullptr && onError != nullptr && onWarning != nullptr;
    }
};

const TiffLibrary& tiff() {
    static const TiffLibrary library;
    return library;
}

struct TiffBytes {
    std::string_view bytes;
    toff_t at = 0;
};

tmsize_t readTiffBytes(thandle_t handle, void* to, tmsize_t wanted) {
    auto& file = *static_cast<TiffBytes*>(handle);
    if (wanted <= 0 || file.at >= file.bytes.size()) return 0;
    const auto count = std::min(static_cast<std::size_t>(wanted), file.bytes.size() - file.at);
    std::memcpy(to, file.bytes.data() + file.at, count);
    file.at += count;
    return static_cast<tmsize_t>(count);
}
tmsize_t writeNoBytes(thandle_t, void*, tmsize_t) { return 0; }
toff_t seekTiff(thandle_t handle, toff_t offset, int from) {
    auto& file = *static_cast<TiffBytes*>(handle);
    file.at = from == SEEK_CUR ? file.at + offset : from == SEEK_END ? file.bytes.size() + offset : offset;
    return file.at;
}
int closeNothing(thandle_t) { return 0; }
toff_t sizeOfTiff(thandle_t handle) { return static_cast<TiffBytes*>(handle)->bytes.size(); }
int mapNothing(thandle_t, void**, toff_t*) { return 0; }
void unmapNothing(thandle_t, void*, toff_t) {}

struct ClosesTiff {
    void operator()(TIFF* file) const { tiff().close(file); }
};

struct TiffImage : TIFFRGBAImage {
    TiffImage() : TIFFRGBAImage{} {}
    TiffImage(const TiffImage&) = delete;
    TiffImage& operator=(const TiffImage&) = delete;
    bool isBegun = false;
    ~TiffImage() {
        if (isBegun) tiff().end(this);
    }
};

/// The rows that are read at once: whole strips or tiles.
std::uint32_t bandOf(TIFF* file, std::uint32_t rows) {
    constexpr std::uint32_t usualRows = 256;
    std::uint32_t unit = 0;
    if (tiff().isTiled(file) != 0)
        tiff().field(file, TIFFTAG_TILELENGTH, &unit);
    else
        tiff().usual(file, TIFFTAG_ROWSPERSTRIP, &unit);
    if (unit == 0 || unit >= rows) return rows;
    return std::min(rows, (usualRows + unit - 1) / unit * unit);
}

void addBand(ScanBuilder& builder, const std::vector<std::uint32_t>& band, std::uint32_t columns,
             std::uint32_t rows, std::vector<std::uint8_t>& row) {
    for (std::uint32_t y = 0; y < rows; ++y) {
        auto* to = row.data();
        for (std::uint32_t x = 0; x < columns; ++x) {
            const std::uint32_t pixel = band[std::size_t{y} * columns + x];
            // Colours are multiplied by the alpha; the paper is white.
            const unsigned white = 255U - (pixel >> 24U);
            for (const unsigned shift : {0U, 8U, 16U})
                *to++ = static_cast<std::uint8_t>(std::min(255U, (pixel >> shift & 0xFFU) + white));
        }
        builder.addRow(row.data());
    }
}

}  // namespace

bool hasTiffLibrary() { return tiff().isThere(); }

ScanFile readTiffScan(std::string_view bytes, const IsWanted& isWanted) {
    if (!hasTiffLibrary()) return noScan(local("the library that reads TIFF is not installed (libtiff)"));
    TiffBytes source{bytes};
    // "m": never mapped into memory.
    const std::unique_ptr<TIFF, ClosesTiff> file(tiff().open("scan", "rm", &source, readTiffBytes,
                                                             writeNoBytes, seekTiff, closeNothing, sizeOfTiff,
                                                             mapNothing, unmapNothing));
    if (!file) return damagedScan();
    std::uint32_t columns = 0, rows = 0;
    tiff().field(file.get(), TIFFTAG_IMAGEWIDTH, &columns);
    tiff().field(file.get(), TIFFTAG_IMAGELENGTH, &rows);
    if (auto fault = faultOfSize(columns, rows)) return {nullptr, std::move(*fault)};
    char why[1024] = "";
    TiffImage image;
    if (tiff().isUsable(file.get(), why) == 0)
        return noScan(
            local("it is a kind of TIFF that cannot be shown; save it with 8 bits for each colour"));
    image.isBegun = tiff().begin(&image, file.get(), 0, why) != 0;
    if (!image.isBegun) return damagedScan();
    image.req_orientation = image.orientation = ORIENTATION_TOPLEFT;
    const auto band = bandOf(file.get(), rows);
    ScanBuilder builder(static_cast<int>(columns), static_cast<int>(rows), reductionFor(columns, rows));
    std::vector<std::uint32_t> pixels(std::size_t{band} * columns);
    std::vector<std::uint8_t> row(std::size_t{columns} * 3);
    for (std::uint32_t first = 0; first < rows; first += band) {
        if (isWanted && !isWanted()) return {};
        const auto count = std::min(band, rows - first);
        image.row_offset = static_cast<int>(first);
        if (tiff().get(&image, pixels.data(), columns, count) == 0) return damagedScan();
        addBand(builder, pixels, columns, count, row);
    }
    return {std::make_shared<const Scan>(builder.take()), {}};
}

}  // namespace cota::scans

#else

namespace cota::scans {

bool hasTiffLibrary() { return false; }

ScanFile readTiffScan(std::string_view, const IsWanted&) {
    return noScan(local("this program was built without TIFF"));
}

}  // namespace cota::scans

#endif
