#include "formats/model/document/board_text.h"

#include <algorithm>

namespace cota::model {

namespace {

bool isFigure(char c) { return c >= '0' && c <= '9'; }
bool isLatinLetter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }

}  // namespace

std::string axialText(HexCoord hex) { return "@" + std::to_string(hex.q) + "," + std::to_string(hex.r); }

std::string hexText(const Grid& grid, HexCoord hex) {
    if (grid.contains(hex)) {
        std::string label = grid.label(hex);
        const bool isPlain = !label.empty() && label.find_first_of("@/ \t\r\n") == std::string::npos;
        if (isPlain && grid.hexOf(label) == hex) return label;
    }
    return axialText(hex);
}

std::string terrainText(const TerrainMix& mix) {
    std::string text;
    for (const TerrainShare& share : mix.shares) {
        if (!text.empty()) text += ' ';
        text += share.terrain.text;
        if (share.percent) text.append(":").append(std::to_string(*share.percent));
    }
    return text;
}

std::string thousandthsText(std::int64_t thousandths) {
    const auto size = static_cast<std::uint64_t>(thousandths < 0 ? -thousandths : thousandths);
    std::string text = (thousandths < 0 ? "-" : "") + std::to_string(size / 1000);
    if (size % 1000 == 0) return text;
    std::string decimals = std::to_string(1000 + size % 1000).substr(1);
    while (decimals.back() == '0') decimals.pop_back();
    return text + "." + decimals;
}

std::string pointText(GridPoint point) { return thousandthsText(point.x) + "," + thousandthsText(point.y); }

std::optional<std::int64_t> measureOf(std::string_view text, MeasureRange range) {
    constexpr std::size_t mostDigits = 9, decimals = 3;
    const bool isNegative = text.starts_with('-');
    if (isNegative) text.remove_prefix(1);
    const auto point = std::min(text.find('.'), text.size());
    const auto whole = text.substr(0, point);
    const auto part = point < text.size() ? text.substr(point + 1) : std::string_view("0");
    if (whole.empty() || whole.size() > mostDigits || part.empty() || part.size() > decimals ||
        !std::ranges::all_of(whole, isFigure) || !std::ranges::all_of(part, isFigure))
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
    return !code.empty() && std::ranges::all_of(text.substr(0, colon), isLatinLetter) &&
           std::ranges::all_of(code, [](char c) { return isFigure(c) || isLatinLetter(c); });
}

}  // namespace cota::model
