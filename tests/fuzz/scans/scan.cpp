// For any bytes: no crash, no hang, and either a scan of a legal size or a reason.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "formats/scans/scan_file.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace cota::scans;
    const auto file = readScan(std::string_view(reinterpret_cast<const char*>(data), size));
    if ((file.scan == nullptr) != !file.fault.empty()) std::abort();
    if (file.scan && faultOfSize(file.scan->columns, file.scan->rows)) std::abort();
    return 0;
}
