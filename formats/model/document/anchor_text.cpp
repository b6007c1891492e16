#include "formats/model/document/anchor_text.h"

#include <algorithm>

namespace cota::model {

namespace {

bool isDigit(char c) { return c >= '0' && c <= '9'; }
bool isLetter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }

}  // namespace

std::optional<std::int64_t> measureOf(std::string_view text, MeasureRange range) {
    constexpr std::size_t mostDigits = 9, decimals = 3;
    const bool isNegative = text.starts_with('-');
    if (isNegative) text.remove_prefix(1);
    const auto point = std::min(text.find('.'), text.size());
    const auto whole = text.substr(0, point);
    const auto part = point < text.size() ? text.substr(point + 1) : std::string_view("0");
    if (whole.empty() || whole.size() > mostDigits || part.empty() || part.size() > decimals ||
        !std::ranges::all_of(whole, isDigit) || !std::ranges::all_of(part, isDigit))
        return std::nullopt;
    std::int64_t value = 0;
    for (const char c : whole) value = value * 10 + (c - '0');
    for (std::size_t i = 0; i < decimals; ++i) value = value * 10 + (i < part.size() ? part[i] - '0' : 0);
    if (isNegative) value = -value;
    if (value < range.least || value > range.most) return std::nullopt;
    return value;
}

bool isSystemCode(std::string_view text) {
    constexpr std::size_t longest = 40;
    const auto colon = text.find(':');
    if (colon == std::string_view::npos || colon == 0 || text.size() > longest) return false;
    const auto code = text.substr(colon + 1);
    return !code.empty() && std::ranges::all_of(text.substr(0, colon), isLetter) &&
           std::ranges::all_of(code, [](char c) { return isDigit(c) || isLetter(c); });
}

}  // namespace cota::model
