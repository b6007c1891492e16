#include "formats/model/geometry/rational.h"

#include <charconv>

namespace cota::model {

std::string Rational::text() const {
    return den_ == 1 ? std::to_string(num_) : std::to_string(num_) + "/" + std::to_string(den_);
}

namespace {

// Nine digits after the sign: no game has longer numbers, and sums of such numbers stay exact.
std::optional<std::int64_t> wholeNumber(std::string_view text) {
    std::int64_t value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc{} || end != text.data() + text.size() || text.size() > (value < 0 ? 10u : 9u))
        return std::nullopt;
    return value;
}

}  // namespace

std::optional<Rational> Rational::parse(std::string_view text) {
    const auto slash = text.find('/');
    const auto num = wholeNumber(text.substr(0, slash));
    if (!num) return std::nullopt;
    if (slash == std::string_view::npos) return Rational(*num);
    const auto den = wholeNumber(text.substr(slash + 1));
    if (!den || *den <= 0) return std::nullopt;
    return Rational(*num, *den);
}

}  // namespace cota::model
