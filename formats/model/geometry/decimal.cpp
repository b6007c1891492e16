#include "formats/model/geometry/decimal.h"

namespace cota::model {

std::string decimalText(Rational value, Language language) {
    if (value.isInteger()) return std::to_string(value.num());
    const bool isBelow = value < Rational(0);
    const Rational size = isBelow ? Rational(0) - value : value;
    const std::int64_t tenths = (size * Rational(10) + Rational(1, 2)).floor();
    const char* point = language == Language::spanish ? "," : ".";
    return (isBelow ? "-" : "") + std::to_string(tenths / 10) + point + std::to_string(tenths % 10);
}

}  // namespace cota::model
