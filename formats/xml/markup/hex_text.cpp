#include "formats/xml/markup/hex_text.h"

#include <array>
#include <charconv>

#include "formats/xml/markup/xml_cursor.h"

namespace cota::xml {

namespace {

constexpr std::array<std::string_view, 6> flatSides = {"n", "ne", "se", "s", "sw", "nw"};
constexpr std::array<std::string_view, 6> pointedSides = {"nw", "ne", "e", "se", "sw", "w"};
constexpr int farthest = 100'000;

const std::array<std::string_view, 6>& sidesOf(const model::Grid& grid) {
    return grid.isFlat() ? flatSides : pointedSides;
}

std::optional<int> parseNumber(std::string_view text) {
    int value = 0;
    const auto end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(text.data(), end, value);
    if (error != std::errc{} || stop != end || value > farthest || value < -farthest) return std::nullopt;
    return value;
}

bool isDigits(std::string_view text) {
    return text.find_first_not_of("0123456789") == std::string_view::npos;
}

}  // namespace

std::optional<model::HexCoord> HexText::hex(std::string_view text) const {
    if (!text.starts_with('@')) return grid_->hexOf(text);
    const auto comma = text.find(',');
    if (comma == std::string_view::npos) return std::nullopt;
    const auto q = parseNumber(text.substr(1, comma - 1));
    const auto r = parseNumber(text.substr(comma + 1));
    if (!q || !r) return std::nullopt;
    return model::HexCoord{*q, *r};
}

std::string HexText::text(model::HexCoord hex, model::Direction direction) const {
    return text(hex) + "/" + std::string(sidesOf(*grid_)[static_cast<std::size_t>(direction)]);
}

std::string HexText::text(const model::HexSide& side) const {
    // Uses the hex that is on the board, if only one of the two is.
    if (!grid_->contains(side.hex) && grid_->contains(side.other())) return textFromOther(side);
    return text(side.hex, side.direction);
}

std::string HexText::textFromOther(const model::HexSide& side) const {
    return text(side.other(), model::opposite(side.direction));
}

std::optional<model::HexSide> HexText::side(std::string_view text) const {
    const auto slash = text.rfind('/');
    if (slash == std::string_view::npos) return std::nullopt;
    const auto where = hex(text.substr(0, slash));
    const auto word = text.substr(slash + 1);
    if (!where) return std::nullopt;
    for (const model::Direction direction : model::allDirections)
        if (sidesOf(*grid_)[static_cast<std::size_t>(direction)] == word)
            return model::HexSide::of(*where, direction);
    return std::nullopt;
}

std::vector<std::string_view> HexText::sideWords() const {
    const auto& sides = sidesOf(*grid_);
    return {sides.begin(), sides.end()};
}

std::optional<std::int64_t> parseThousandths(std::string_view text) {
    const bool isNegative = text.starts_with('-');
    if (isNegative) text.remove_prefix(1);
    const auto point = text.find('.');
    const auto whole = text.substr(0, point);
    if (whole.empty() || whole.size() > 6 || !isDigits(whole)) return std::nullopt;
    std::int64_t value = 0;
    for (const char digit : whole) value = value * 10 + (digit - '0');
    value *= 1000;
    if (point != std::string_view::npos) {
        const auto decimals = text.substr(point + 1);
        if (decimals.empty() || decimals.size() > 3 || !isDigits(decimals)) return std::nullopt;
        std::int64_t unit = 100;
        for (const char digit : decimals) {
            value += unit * (digit - '0');
            unit /= 10;
        }
    }
    return isNegative ? -value : value;
}

std::optional<model::GridPoint> parsePoint(std::string_view text) {
    const auto comma = text.find(',');
    if (comma == std::string_view::npos) return std::nullopt;
    const auto x = parseThousandths(text.substr(0, comma));
    const auto y = parseThousandths(text.substr(comma + 1));
    if (!x || !y) return std::nullopt;
    return model::GridPoint{static_cast<std::int32_t>(*x), static_cast<std::int32_t>(*y)};
}

std::optional<model::TerrainShare> parseTerrainShare(std::string_view word) {
    const auto colon = word.find(':');
    model::TerrainShare share;
    const auto id = word.substr(0, colon);
    if (!isIdText(id)) return std::nullopt;
    share.terrain = model::TerrainId(id);
    if (colon == std::string_view::npos) return share;
    const auto digits = word.substr(colon + 1);
    int percent = 0;
    const auto end = digits.data() + digits.size();
    const auto [stop, error] = std::from_chars(digits.data(), end, percent);
    if (error != std::errc{} || stop != end || percent < 1 || percent > 100) return std::nullopt;
    share.percent = percent;
    return share;
}

}  // namespace cota::xml
