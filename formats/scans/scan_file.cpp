#include "formats/scans/scan_file.h"

#include <array>
#include <fstream>
#include <iterator>
#include <new>
#include <system_error>

#include "formats/xml/disk/text_file.h"

namespace cota::scans {

namespace fs = std::filesystem;
using namespace std::string_view_literals;

std::optional<ScanKind> scanKind(std::string_view bytes) {
    if (bytes.starts_with("\x89PNG\r\n\x1a\n"sv)) return ScanKind::png;
    if (bytes.starts_with("\xff\xd8\xff"sv)) return ScanKind::jpeg;
    // Little or big endian; 43 is BigTIFF.
    for (const auto start : {"II*\0"sv, "MM\0*"sv, "II+\0"sv, "MM\0+"sv})
        if (bytes.starts_with(start)) return ScanKind::tiff;
    return std::nullopt;
}

bool hasScanEnding(const fs::path& file) {
    std::string ending = file.extension().string();
    for (char& c : ending)
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    constexpr std::array endings{".png"sv, ".jpg"sv, ".jpeg"sv, ".tif"sv, ".tiff"sv};
    for (const auto known : endings)
        if (ending == known) return true;
    return false;
}

ScanFile noScan(const model::LocalLiteral& why) { return {nullptr, model::textOf(why)}; }

ScanFile damagedScan() { return noScan(local("it is damaged")); }

std::optional<model::LocalText> faultOfSize(std::int64_t columns, std::int64_t rows) {
    if (columns <= 0 || rows <= 0) return model::textOf(local("it is damaged"));
    if (columns > mostScanSide || rows > mostScanSide)
        return model::textOf(local("it has more than 32,000 pixels in a line"));
    if (columns * rows > mostScanPixels) return model::textOf(local("it has more than 200 million pixels"));
    return std::nullopt;
}

ScanFile readScan(std::string_view bytes, const IsWanted& isWanted) {
    const auto kind = scanKind(bytes);
    if (!kind) return noScan(local("it is neither PNG, JPEG nor TIFF"));
    try {
        switch (*kind) {
            case ScanKind::png:
                return readPngScan(bytes, isWanted);
            case ScanKind::jpeg:
                return readJpegScan(bytes, isWanted);
            case ScanKind::tiff:
                return readTiffScan(bytes, isWanted);
        }
    } catch (const std::bad_alloc&) {
        return noScan(local("it is too large for the memory of this computer"));
    }
    return damagedScan();
}

ScanFile readScan(const fs::path& path, const IsWanted& isWanted) {
    std::error_code fault;
    if (!fs::exists(path, fault)) return noScan(local("there is no such file"));
    if (fs::is_directory(path, fault) || xml::isSpecialFile(path)) return noScan(local("it is not a file"));
    const auto size = fs::file_size(path, fault);
    if (fault) return noScan(local("it cannot be read"));
    if (size > static_cast<std::uintmax_t>(mostScanBytes)) return noScan(local("it is larger than 512 MiB"));
    std::ifstream file(path, std::ios::binary);
    std::string bytes(static_cast<std::size_t>(size), '\0');
    file.read(bytes.data(), static_cast<std::streamsize>(size));
    if (!file) return noScan(local("it cannot be read"));
    return readScan(std::string_view(bytes), isWanted);
}

}  // namespace cota::scans
