#include "mapsets/look/scene/hex_weights.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdlib>

namespace cota::look {

namespace {

constexpr int samples = 48;  // of a hex width, for the average over a hexagon

/// The square of the length; the unit is that of the coordinates.
std::int64_t squareOf(FinePlace place) {
    const std::int64_t q = place.q, r = place.r;
    return q * q + q * r + r * r;
}

/// One of the twelve places that differ only by a turn or a mirror image, as two of its three coordinates.
FinePlace canonical(FinePlace place) {
    std::array<int, 3> cube{place.q, place.r, -place.q - place.r};
    std::array<int, 3> opposite{-cube[0], -cube[1], -cube[2]};
    std::ranges::sort(cube, std::greater{});
    std::ranges::sort(opposite, std::greater{});
    const auto& chosen = std::max(cube, opposite);
    return {chosen[0], -chosen[2]};  // both at least 0
}

struct WeighedPlace {
    FinePlace at;
    double share;
};

/// The places in a hexagon of width `samples`; those on its rim belong to several hexagons in equal shares.
std::vector<WeighedPlace> placesInHexagon() {
    std::vector<WeighedPlace> places;
    for (int q = -samples; q <= samples; ++q)
        for (int r = -samples; r <= samples; ++r) {
            const auto own = squareOf({q, r});
            int nearest = 1;
            bool isInside = true;
            for (const auto [dq, dr] : {FinePlace{1, 0}, {0, 1}, {-1, 1}, {-1, 0}, {0, -1}, {1, -1}}) {
                const auto other = squareOf({q - dq * samples, r - dr * samples});
                isInside = isInside && other >= own;
                nearest += other == own ? 1 : 0;
            }
            if (isInside) places.push_back({{q, r}, 1.0 / nearest});
        }
    return places;
}

int rounded(int value, int by) { return (value + (value >= 0 ? by / 2 : -by / 2)) / by; }

}  // namespace

FinePlace nearestHex(FinePlace place, int perHex) {
    const FinePlace guess{rounded(place.q, perHex), rounded(place.r, perHex)};
    FinePlace best = guess;
    std::int64_t least = -1;
    for (int dq = -1; dq <= 1; ++dq)
        for (int dr = -1; dr <= 1; ++dr) {
            const FinePlace hex{guess.q + dq, guess.r + dr};
            const auto square = squareOf({place.q - hex.q * perHex, place.r - hex.r * perHex});
            if (least < 0 || square < least) best = hex, least = square;
        }
    return best;
}

HexBell::HexBell(int perHex, double radius)
    : reach_(static_cast<int>(std::ceil((radius + 0.6) * perHex * 1.2))),
      rings_(static_cast<int>(std::floor((radius + 1.1548) / 0.8660))),
      weights_(static_cast<std::size_t>((reach_ + 1) * (reach_ + 1))) {
    const auto hexagon = placesInHexagon();
    const int scale = samples / perHex;
    const double square = radius * radius * samples * samples;
    for (int a = 0; a <= reach_; ++a)
        for (int b = 0; b <= a; ++b) {
            const FinePlace place{a, b - a};  // canonical: coordinates a, b - a, -b
            if (canonical(place) != FinePlace{a, b}) continue;
            double sum = 0;
            for (const auto& [at, share] : hexagon) {
                const double far =
                    static_cast<double>(squareOf({place.q * scale - at.q, place.r * scale - at.r})) / square;
                if (far < 1) sum += share * (1 - far) * (1 - far);
            }
            weights_[static_cast<std::size_t>(a * (reach_ + 1) + b)] = sum;
        }
}

double HexBell::at(FinePlace fromCentre) const {
    const auto [a, b] = canonical(fromCentre);
    if (a > reach_ || b > reach_) return 0;
    return weights_[static_cast<std::size_t>(a * (reach_ + 1) + b)];
}

}  // namespace cota::look
