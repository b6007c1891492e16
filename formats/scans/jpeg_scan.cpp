// JPEG, row by row. The library is loaded when the first such file is read.

#include "formats/scans/scan_file.h"

#if defined(COTA_JPEG) && __has_include(<jpeglib.h>)

#include <jpeglib.h>

#include <csetjmp>
#include <cstdio>

#include "formats/scans/late_library.h"

namespace cota::scans {

namespace {

struct JpegLibrary {
    template <class Function>
    static Function of(const char* name) {
        return late<Function>(COTA_JPEG, name);
    }
    decltype(&jpeg_std_error) stdError = of<decltype(&jpeg_std_error)>("jpeg_std_error");
    decltype(&jpeg_CreateDecompress) create = of<decltype(&jpeg_CreateDecompress)>("jpeg_CreateDecompress");
    decltype(&jpeg_mem_src) memory = of<decltype(&jpeg_mem_src)>("jpeg_mem_src");
    decltype(&jpeg_read_header) header = of<decltype(&jpeg_read_header)>("jpeg_read_header");
    decltype(&jpeg_start_decompress) start = of<decltype(&jpeg_start_decompress)>("jpeg_start_decompress");
    decltype(&jpeg_read_scanlines) lines = of<decltype(&jpeg_read_scanlines)>("jpeg_read_scanlines");
    decltype(&jpeg_destroy_decompress) destroy =
        of<decltype(&jpeg_destroy_decompress)>("jpeg_destroy_decompress");

    bool isThere() const {
        return stdError != nullptr && create != nullptr && memory != nullptr && header != nullptr &&
               start != nullptr && lines != nullptr && destroy != nullptr;
    }
};

const JpegLibrary& jpeg() {
    static const JpegLibrary library;
    return library;
}

/// Everything that the library may leave by a long jump is in here, made before.
struct JpegReading {
    jpeg_error_mgr errors{};  // first: the library gets its address
    std::jmp_buf out{};
    jpeg_decompress_struct file{};
    bool isMade = false;
    std::optional<ScanBuilder> builder;
    std::vector<JSAMPLE> row;
    std::optional<model::LocalText> fault;
    const IsWanted* isWanted = nullptr;
    bool isStopped = false;

    ~JpegReading() {
        if (isMade) jpeg().destroy(&file);
    }
};

[[noreturn]] void leaveJpeg(j_common_ptr file) {
    // The errors are the first member of a reading.
    std::longjmp(reinterpret_cast<JpegReading*>(file->err)->out, 1);
}
void ignoreJpeg(j_common_ptr) {}
void ignoreJpegLevel(j_common_ptr, int) {}

void setErrors(JpegReading& reading) {
    reading.file.err = jpeg().stdError(&reading.errors);
    reading.errors.error_exit = leaveJpeg;
    reading.errors.output_message = ignoreJpeg;
    reading.errors.emit_message = ignoreJpegLevel;
}

/// Scans with four inks have no exact colours without a profile: this is the simple sum.
void addCmykRow(JpegReading& reading) {
    const auto* from = reading.row.data();
    auto* to = reading.row.data();
    // Adobe writes the inks inverted, others do not; both are read alike by the library's marker.
    const bool isInverted = reading.file.saw_Adobe_marker != 0;
    for (JDIMENSION column = 0; column < reading.file.output_width; ++column, from += 4, to += 3) {
        const unsigned key = isInverted ? from[3] : 255U - from[3];
        for (int i = 0; i < 3; ++i) {
            const unsigned ink = isInverted ? from[i] : 255U - from[i];
            to[i] = static_cast<JSAMPLE>(ink * key / 255U);
        }
    }
    reading.builder->addRow(reading.row.data());
}

/// False if the file is damaged. There are no objects with destructors here: the library jumps out.
bool readAllJpeg(JpegReading& reading, std::string_view bytes) {
    constexpr JDIMENSION askEvery = 256;
    auto& file = reading.file;
    if (setjmp(reading.out) != 0) return false;
    jpeg().create(&file, JPEG_LIB_VERSION, sizeof file);
    reading.isMade = true;
    jpeg().memory(&file, reinterpret_cast<const unsigned char*>(bytes.data()),
                  static_cast<unsigned long>(bytes.size()));
    if (jpeg().header(&file, TRUE) != JPEG_HEADER_OK) return false;
    reading.fault = faultOfSize(file.image_width, file.image_height);
    if (reading.fault) return true;
    const bool hasInks = file.jpeg_color_space == JCS_CMYK || file.jpeg_color_space == JCS_YCCK;
    file.out_color_space = hasInks ? JCS_CMYK : JCS_RGB;
    jpeg().start(&file);
    reading.builder.emplace(static_cast<int>(file.output_width), static_cast<int>(file.output_height),
                            reductionFor(file.output_width, file.output_height));
    reading.row.resize(std::size_t{file.output_width} * static_cast<std::size_t>(file.output_components));
    while (file.output_scanline < file.output_height) {
        if (file.output_scanline % askEvery == 0 && *reading.isWanted && !(*reading.isWanted)()) {
            reading.isStopped = true;
            return true;
        }
        JSAMPROW row = reading.row.data();
        if (jpeg().lines(&file, &row, 1) != 1) return false;
        if (hasInks)
            addCmykRow(reading);
        else
            reading.builder->addRow(row);
    }
    return true;
}

}  // namespace

bool hasJpegLibrary() { return jpeg().isThere(); }

ScanFile readJpegScan(std::string_view bytes, const IsWanted& isWanted) {
    if (!hasJpegLibrary()) return noScan(local("the library that reads JPEG is not installed (libjpeg)"));
    JpegReading reading;
    reading.isWanted = &isWanted;
    setErrors(reading);
    const bool isRead = readAllJpeg(reading, bytes);
    if (reading.fault) return {nullptr, *reading.fault};
    if (!isRead) return damagedScan();
    if (reading.isStopped) return {};
    return {std::make_shared<const Scan>(reading.builder->take()), {}};
}

}  // namespace cota::scans

#else

namespace cota::scans {

bool hasJpegLibrary() { return false; }

ScanFile readJpegScan(std::string_view, const IsWanted&) {
    return noScan(local("this program was built without JPEG"));
}

}  // namespace cota::scans

#endif
