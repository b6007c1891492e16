#include "mapsets/look/symbols/sign_path.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <numbers>
#include <optional>
#include <vector>

namespace cota::look {

namespace {

using picture::Curve;
using picture::Point;

struct SignLetter {
    char letter;
    std::size_t numbers;
};
constexpr std::array signLetters{SignLetter{'M', 2}, SignLetter{'L', 2}, SignLetter{'C', 6},
                                 SignLetter{'Z', 0}, SignLetter{'O', 3}, SignLetter{'P', 4},
                                 SignLetter{'S', 3}};

class SignPathReader {
  public:
    explicit SignPathReader(std::string_view text) : text_(text) {}

    std::variant<Curve, SignPathFault> read() {
        for (skip(); !text_.empty(); skip())
            if (const auto fault = step()) return *fault;
        if (curve_.empty()) return SignPathFault::nothing;
        return std::move(curve_);
    }

  private:
    void skip() {
        const auto next = text_.find_first_not_of(" ,\t\n\r");
        text_.remove_prefix(next == std::string_view::npos ? text_.size() : next);
    }

    std::optional<SignPathFault> step() {
        const SignLetter* found = nullptr;
        for (const auto& one : signLetters)
            if (one.letter == text_[0]) found = &one;
        if (!found) return SignPathFault::unknownLetter;
        text_.remove_prefix(1);
        std::array<double, 6> n{};
        for (std::size_t i = 0; i < found->numbers; ++i)
            if (const auto fault = number(n[i])) return fault;
        return draw(found->letter, n);
    }

    std::optional<SignPathFault> number(double& value) {
        skip();
        const auto [end, fault] = std::from_chars(text_.data(), text_.data() + text_.size(), value);
        if (fault != std::errc() || !std::isfinite(value)) return SignPathFault::missingNumber;
        if (std::abs(value) > mostSignReach) return SignPathFault::outside;
        if (++count_ > mostSignNumbers) return SignPathFault::tooMany;
        text_.remove_prefix(static_cast<std::size_t>(end - text_.data()));
        return std::nullopt;
    }

    std::optional<SignPathFault> draw(char letter, const std::array<double, 6>& n) {
        const bool continues = letter == 'L' || letter == 'C' || letter == 'Z';
        if (continues && !hasBegun_) return SignPathFault::noBeginning;
        hasBegun_ = letter == 'M' || letter == 'L' || letter == 'C';
        switch (letter) {
            case 'M':
                curve_.move({n[0], n[1]});
                break;
            case 'L':
                curve_.line({n[0], n[1]});
                break;
            case 'C':
                curve_.bend({n[0], n[1]}, {n[2], n[3]}, {n[4], n[5]});
                break;
            case 'Z':
                curve_.close();
                break;
            case 'O':
                curve_.add(Curve::circle({n[0], n[1]}, std::abs(n[2])));
                break;
            case 'P': {
                const picture::Box box{std::min(n[0], n[2]), std::min(n[1], n[3]), std::max(n[0], n[2]),
                                       std::max(n[1], n[3])};
                curve_.add(Curve::rectangle(box, std::min(box.width(), box.height()) / 2));
                break;
            }
            default:
                curve_.add(fivePoints({n[0], n[1]}, std::abs(n[2])));
        }
        return std::nullopt;
    }

    std::string_view text_;
    Curve curve_;
    int count_ = 0;
    bool hasBegun_ = false;
};

}  // namespace

std::variant<Curve, SignPathFault> signPath(std::string_view path) { return SignPathReader(path).read(); }

Curve fivePoints(Point middle, double radius) {
    constexpr int corners = 10;
    constexpr double inner = 0.382;
    std::vector<Point> points;
    for (int i = 0; i < corners; ++i) {
        const double angle = 2 * std::numbers::pi * i / corners - std::numbers::pi / 2;
        const double reach = i % 2 == 0 ? radius : radius * inner;
        points.push_back({middle.x + reach * std::cos(angle), middle.y + reach * std::sin(angle)});
    }
    return Curve::polygon(points);
}

}  // namespace cota::look
