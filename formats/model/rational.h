#pragma once
// Exact fractions for movement points and shares. Always reduced, denominator positive.

#include <compare>
#include <cstdint>
#include <numeric>
#include <optional>
#include <string>
#include <string_view>

namespace cota::model {

class Rational {
   public:
    constexpr Rational() = default;
    /// `den` must not be zero. Both stay far below 2^31 in every caller, so products fit in 64 bits.
    constexpr Rational(std::int64_t num, std::int64_t den = 1) : num_(num), den_(den) { reduce(); }

    constexpr std::int64_t num() const { return num_; }
    constexpr std::int64_t den() const { return den_; }
    constexpr bool isInteger() const { return den_ == 1; }

    friend constexpr Rational operator+(Rational a, Rational b) {
        return {a.num_ * b.den_ + b.num_ * a.den_, a.den_ * b.den_};
    }
    friend constexpr Rational operator-(Rational a, Rational b) {
        return {a.num_ * b.den_ - b.num_ * a.den_, a.den_ * b.den_};
    }
    friend constexpr Rational operator*(Rational a, Rational b) { return {a.num_ * b.num_, a.den_ * b.den_}; }
    friend constexpr bool operator==(Rational a, Rational b) { return a.num_ == b.num_ && a.den_ == b.den_; }
    friend constexpr std::strong_ordering operator<=>(Rational a, Rational b) {
        return a.num_ * b.den_ <=> b.num_ * a.den_;
    }

    /// Rounds up, as most wargames do with fractions.
    constexpr std::int64_t ceil() const { return num_ > 0 ? (num_ + den_ - 1) / den_ : -(-num_ / den_); }
    constexpr std::int64_t floor() const { return num_ >= 0 ? num_ / den_ : -((-num_ + den_ - 1) / den_); }

    /// "2", "2/3", "-1/2".
    std::string text() const;
    /// Reads what text() writes, and nothing else: "0.5", "1/0", " 1" give nothing.
    static std::optional<Rational> parse(std::string_view text);

   private:
    constexpr void reduce() {
        if (den_ < 0) {
            num_ = -num_;
            den_ = -den_;
        }
        const std::int64_t g = std::gcd(num_, den_);
        if (g > 1) {
            num_ /= g;
            den_ /= g;
        }
    }
    std::int64_t num_ = 0;
    std::int64_t den_ = 1;
};

}  // namespace cota::model
