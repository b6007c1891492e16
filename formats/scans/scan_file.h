#pragma once
// Reads pictures of printed maps. Files come from strangers: their sizes are limited, and a damaged file is
// refused with a reason.

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "formats/model/finding/local_text.h"
#include "formats/scans/scan.h"

namespace cota::scans {

/// Of a file. A sheet of A0 at 300 dots per inch has 9933 x 14043 pixels.
inline constexpr std::int64_t mostScanBytes = std::int64_t{512} << 20U;
inline constexpr std::int64_t mostScanSide = 32'000;
inline constexpr std::int64_t mostScanPixels = 200'000'000;

enum class ScanKind { png, jpeg, tiff };
/// By the content, never by the ending of the name.
std::optional<ScanKind> scanKind(std::string_view bytes);
/// The endings of files that may be scans, with the point, in small letters.
bool hasScanEnding(const std::filesystem::path& file);

struct ScanFile {
    std::shared_ptr<const Scan> scan;  // null: `fault` says why
    model::LocalText fault{};
};

/// `isWanted` is asked now and then; if it says no, the answer has neither a scan nor a fault.
ScanFile readScan(std::string_view bytes, const std::function<bool()>& isWanted = {});
ScanFile readScan(const std::filesystem::path& file, const std::function<bool()>& isWanted = {});

// --- the kinds. Each reads rows into a builder, and says why it cannot.
using IsWanted = std::function<bool()>;
ScanFile readPngScan(std::string_view bytes, const IsWanted& isWanted);
ScanFile readJpegScan(std::string_view bytes, const IsWanted& isWanted);
ScanFile readTiffScan(std::string_view bytes, const IsWanted& isWanted);
bool hasJpegLibrary();
bool hasTiffLibrary();

/// A fault if a picture of this size is not read.
std::optional<model::LocalText> faultOfSize(std::int64_t columns, std::int64_t rows);
ScanFile noScan(const model::LocalLiteral& why);
ScanFile damagedScan();

}  // namespace cota::scans
