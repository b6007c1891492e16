#include "formats/picture/colour.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cmath>

namespace cota::picture {

namespace {

std::optional<std::uint8_t> byteFrom(std::string_view digits) {
    unsigned value = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), value, 16);
    if (error != std::errc{} || end != digits.data() + digits.size()) return std::nullopt;
    return static_cast<std::uint8_t>(value);
}

std::uint8_t between(std::uint8_t a, std::uint8_t b, double share) {
    return static_cast<std::uint8_t>(std::lround(a + (b - a) * std::clamp(share, 0.0, 1.0)));
}

}  // namespace

std::optional<Colour> colourFrom(std::string_view text) {
    if ((text.size() != 7 && text.size() != 9) || text[0] != '#') return std::nullopt;
    Colour colour;
    std::uint8_t* const parts[] = {&colour.red, &colour.green, &colour.blue, &colour.alpha};
    for (std::size_t i = 0; i * 2 + 1 < text.size(); ++i) {
        const auto part = byteFrom(text.substr(i * 2 + 1, 2));
        if (!part) return std::nullopt;
        *parts[i] = *part;
    }
    return colour;
}

std::string textOf(Colour colour) {
    auto text = fmt::format("#{:02x}{:02x}{:02x}", colour.red, colour.green, colour.blue);
    return colour.alpha == 255 ? text : text + fmt::format("{:02x}", colour.alpha);
}

Colour mixed(Colour a, Colour b, double share) {
    return {between(a.red, b.red, share), between(a.green, b.green, share), between(a.blue, b.blue, share),
            between(a.alpha, b.alpha, share)};
}

Colour faded(Colour colour, double share) {
    colour.alpha = between(0, colour.alpha, share);
    return colour;
}

}  // namespace cota::picture
