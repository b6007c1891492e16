// In every scheme, a label that can be read gives a position that is written as a label that reads the same.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "formats/model/geometry/hex_label.h"

namespace {

using namespace cota::model;

constexpr std::size_t schemeBytes = 8;

LabelAxis axisFrom(const std::uint8_t* bytes) {
    LabelAxis axis;
    axis.numerals = static_cast<Numerals>(bytes[0] % 3);
    axis.descending = (bytes[0] & 0x80) != 0;
    axis.first = bytes[1] % 100;
    axis.width = 1 + bytes[2] % 4;
    return axis;
}

LabelScheme schemeFrom(const std::uint8_t* bytes) {
    constexpr std::string_view separators[] = {"", ".", "-", ":"};
    LabelScheme scheme;
    scheme.column = axisFrom(bytes);
    scheme.row = axisFrom(bytes + 3);
    scheme.order = bytes[6] % 2 == 0 ? LabelOrder::columnFirst : LabelOrder::rowFirst;
    scheme.separator = separators[bytes[6] / 2 % 4];
    auto& shifted = bytes[7] % 2 == 0 ? scheme.column : scheme.row;
    shifted.alternateShift = bytes[7] / 2 % 3 - 1;
    return scheme;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size < schemeBytes) return 0;
    const auto scheme = schemeFrom(data);
    const std::string_view text(reinterpret_cast<const char*>(data) + schemeBytes, size - schemeBytes);
    const auto position = parseLabel(scheme, text);
    if (!position) return 0;
    if (position->column < 0 || position->row < 0) std::abort();
    const auto written = formatLabel(scheme, position->column, position->row);
    if (written.empty() || !isReadable(scheme)) return 0;
    if (parseLabel(scheme, written) != position) std::abort();
    return 0;
}
