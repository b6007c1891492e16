#pragma once
// Whole numbers wider than 64 bits, for geometry that must not round: the sign of a difference of products,
// and whole square roots.

#include <cmath>
#include <cstdint>

namespace cota::model {

__extension__ typedef __int128 Wide;
__extension__ typedef unsigned __int128 WideUnsigned;

constexpr int signOf(Wide number) { return number < 0 ? -1 : (number > 0 ? 1 : 0); }

/// 256 bits, the product of two numbers of 128 bits.
struct WideProduct {
    WideUnsigned high = 0;
    WideUnsigned low = 0;
    friend constexpr auto operator<=>(const WideProduct&, const WideProduct&) = default;
};

constexpr WideProduct productOf(WideUnsigned a, WideUnsigned b) {
    const WideUnsigned mask = ~std::uint64_t{0};
    const WideUnsigned low = (a & mask) * (b & mask);
    const WideUnsigned cross = (a >> 64) * (b & mask) + (low >> 64);
    const WideUnsigned other = (a & mask) * (b >> 64) + (cross & mask);
    return {(a >> 64) * (b >> 64) + (cross >> 64) + (other >> 64), (other << 64) | (low & mask)};
}

/// The sign of a * b - c * d. Exact; no factor may be the smallest value of Wide.
constexpr int compareProducts(Wide a, Wide b, Wide c, Wide d) {
    const int left = signOf(a) * signOf(b);
    const int right = signOf(c) * signOf(d);
    if (left != right) return left < right ? -1 : 1;
    if (left == 0) return 0;
    constexpr Wide small = Wide{1} << 63;
    const auto isSmall = [](Wide number) { return -small < number && number < small; };
    if (isSmall(a) && isSmall(b) && isSmall(c) && isSmall(d)) return signOf(a * b - c * d);
    const auto size = [](Wide number) { return static_cast<WideUnsigned>(number < 0 ? -number : number); };
    const WideProduct one = productOf(size(a), size(b));
    const WideProduct two = productOf(size(c), size(d));
    if (one == two) return 0;
    return (one < two ? -1 : 1) * left;
}

/// The largest whole number whose square is not greater than `number`, which must be below 2^126.
inline std::uint64_t wholeRoot(WideUnsigned number) {
    // The floating-point root is off by a few at most; whole numbers correct it.
    auto root = static_cast<std::uint64_t>(std::sqrt(static_cast<long double>(number)));
    while (WideUnsigned{root} * root > number) --root;
    while (WideUnsigned{root + 1} * (root + 1) <= number) ++root;
    return root;
}

/// The same for numbers below 2^62.
inline std::uint64_t wholeRoot(std::uint64_t number) {
    auto root = static_cast<std::uint64_t>(std::sqrt(static_cast<double>(number)));
    while (root * root > number) --root;
    while ((root + 1) * (root + 1) <= number) ++root;
    return root;
}

}  // namespace cota::model
