#pragma once
// Exact fractions for movement points and shares. Always reduced, denominator positive. A result whose
// numerator or denominator does not fit into 64 bits is rounded, and limited to the largest number; no sum
// wraps.

#include <compare>
#include <cstdint>
#include <limits>
#include <numeric>
#include <optional>
#include <string>
#include <string_view>

namespace cota::model {

class Rational {
  public:
    constexpr Rational() = default;
    /// `den` must not be zero.
    constexpr Rational(std::int64_t num, std::int64_t den = 1) : Rational(reduced(num, den)) {}

    constexpr std::int64_t num() const { return num_; }
    constexpr std::int64_t den() const { return den_; }
    constexpr bool isInteger() const { return den_ == 1; }

    friend constexpr Rational operator+(Rational a, Rational b) {
        return reduced(Wide{a.num_} * b.den_ + Wide{b.num_} * a.den_, Wide{a.den_} * b.den_);
    }
    friend constexpr Rational operator-(Rational a, Rational b) {
        return reduced(Wide{a.num_} * b.den_ - Wide{b.num_} * a.den_, Wide{a.den_} * b.den_);
    }
    friend constexpr Rational operator*(Rational a, Rational b) {
        return reduced(Wide{a.num_} * b.num_, Wide{a.den_} * b.den_);
    }
    friend constexpr bool operator==(Rational a, Rational b) { return a.num_ == b.num_ && a.den_ == b.den_; }
    friend constexpr std::strong_ordering operator<=>(Rational a, Rational b) {
        return Wide{a.num_} * b.den_ <=> Wide{b.num_} * a.den_;
    }

    /// Rounds up, as most wargames do with fractions.
    constexpr std::int64_t ceil() const { return num_ / den_ + (num_ % den_ > 0 ? 1 : 0); }
    constexpr std::int64_t floor() const { return num_ / den_ - (num_ % den_ < 0 ? 1 : 0); }

    /// "2", "2/3", "-1/2".
    std::string text() const;
    /// Reads what text() writes, and nothing else. Returns nothing for "0.5", "1/0", " 1" and numbers of
    /// more than nine digits.
    static std::optional<Rational> parse(std::string_view text);

  private:
    __extension__ using Wide = __int128;  // every sum and product of two fractions fits
    static constexpr std::int64_t most = std::numeric_limits<std::int64_t>::max();

    static constexpr Rational reduced(Wide num, Wide den) {
        if (den < 0) {
            num = -num;
            den = -den;
        }
        const bool isNegative = num < 0;
        if (isNegative) num = -num;
        Wide a = num;
        Wide b = den;
        const Wide small = std::numeric_limits<std::uint32_t>::max();
        if (a <= small && b <= small) {
            const auto g = std::gcd(static_cast<std::uint32_t>(a), static_cast<std::uint32_t>(b));
            return made(isNegative ? -(num / g) : num / g, den / g);
        }
        while (b != 0) {
            const Wide rest = a % b;
            a = b;
            b = rest;
        }
        num /= a;
        den /= a;
        while ((num > most || den > most) && den > 1) {
            num >>= 1;
            den >>= 1;
        }
        if (num > most) num = most;
        return made(isNegative ? -num : num, den);
    }
    static constexpr Rational made(Wide num, Wide den) {
        Rational value;
        value.num_ = static_cast<std::int64_t>(num);
        value.den_ = static_cast<std::int64_t>(den);
        return value;
    }

    std::int64_t num_ = 0;
    std::int64_t den_ = 1;
};

}  // namespace cota::model
