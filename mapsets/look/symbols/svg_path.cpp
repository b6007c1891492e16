#include "mapsets/look/symbols/svg_path.h"

#include <algorithm>
#include <cctype>
#include <charconv>
#include <cmath>
#include <numbers>
#include <vector>

namespace cota::look {

namespace {

using picture::Point;

constexpr std::size_t mostPoints = 20'000;
constexpr double pi = std::numbers::pi;

/// Numbers of path data: separated by spaces or commas, or by nothing where a sign or a point begins one.
class PathNumbers {
  public:
    explicit PathNumbers(std::string_view text) : text_(text) {}

    void skip() {
        while (!text_.empty() && (std::isspace(static_cast<unsigned char>(text_[0])) != 0 || text_[0] == ','))
            text_.remove_prefix(1);
    }
    bool atEnd() {
        skip();
        return text_.empty();
    }
    /// The next command; 0 if a number comes.
    char command() {
        skip();
        if (text_.empty() || std::isalpha(static_cast<unsigned char>(text_[0])) == 0) return 0;
        const char letter = text_[0];
        text_.remove_prefix(1);
        return letter;
    }
    double number() {
        skip();
        if (!text_.empty() && text_[0] == '+') text_.remove_prefix(1);
        double value = 0;
        const auto [end, fault] = std::from_chars(text_.data(), text_.data() + text_.size(), value);
        if (fault != std::errc() || !std::isfinite(value) || std::abs(value) > 1e6) {
            isWrong_ = true;
            return 0;
        }
        text_.remove_prefix(static_cast<std::size_t>(end - text_.data()));
        return value;
    }
    /// A flag of an arc, which may have nothing behind it.
    bool flag() {
        skip();
        if (text_.empty() || (text_[0] != '0' && text_[0] != '1')) {
            isWrong_ = true;
            return false;
        }
        const bool isOn = text_[0] == '1';
        text_.remove_prefix(1);
        return isOn;
    }
    bool isWrong() const { return isWrong_; }

  private:
    std::string_view text_;
    bool isWrong_ = false;
};

struct Arc {
    double across, down, turn;
    bool isLarge, isClockwise;
};

/// The signed angle between two directions.
double angleBetween(Point a, Point b) { return std::atan2(a.x * b.y - a.y * b.x, a.x * b.x + a.y * b.y); }

/// An arc of an ellipse as Bezier curves, by the formulas of the SVG standard (F.6).
void addArc(picture::Curve& curve, Point from, Point to, Arc arc) {
    double rx = std::abs(arc.across), ry = std::abs(arc.down);
    if (rx == 0 || ry == 0 || (from.x == to.x && from.y == to.y)) {
        curve.line(to);
        return;
    }
    const double c = std::cos(arc.turn), s = std::sin(arc.turn);
    const double dx = (from.x - to.x) / 2, dy = (from.y - to.y) / 2;
    const Point half{c * dx + s * dy, -s * dx + c * dy};
    const double over = half.x * half.x / (rx * rx) + half.y * half.y / (ry * ry);
    if (over > 1) rx *= std::sqrt(over), ry *= std::sqrt(over);
    const double a = rx * rx * half.y * half.y + ry * ry * half.x * half.x;
    const double share =
        std::sqrt(std::max(0.0, (rx * rx * ry * ry - a) / a)) * (arc.isLarge == arc.isClockwise ? -1 : 1);
    const Point own{share * rx * half.y / ry, -share * ry * half.x / rx};
    const Point centre{c * own.x - s * own.y + (from.x + to.x) / 2,
                       s * own.x + c * own.y + (from.y + to.y) / 2};
    const Point start{(half.x - own.x) / rx, (half.y - own.y) / ry};
    const Point end{(-half.x - own.x) / rx, (-half.y - own.y) / ry};
    const double first = std::atan2(start.y, start.x);
    double sweep = angleBetween(start, end);
    if (!arc.isClockwise && sweep > 0) sweep -= 2 * pi;
    if (arc.isClockwise && sweep < 0) sweep += 2 * pi;
    const int parts = std::max(1, static_cast<int>(std::ceil(std::abs(sweep) / (pi / 2) - 1e-9)));
    const double step = sweep / parts, handle = 4.0 / 3 * std::tan(step / 4);
    const auto at = [&](double x, double y) {
        return Point{centre.x + c * rx * x - s * ry * y, centre.y + s * rx * x + c * ry * y};
    };
    for (int i = 0; i < parts; ++i) {
        const double u = first + step * i, v = u + step;
        curve.bend(at(std::cos(u) - handle * std::sin(u), std::sin(u) + handle * std::cos(u)),
                   at(std::cos(v) + handle * std::sin(v), std::sin(v) - handle * std::cos(v)),
                   i + 1 == parts ? to : at(std::cos(v), std::sin(v)));
    }
}

class PathReader {
  public:
    explicit PathReader(std::string_view text) : numbers_(text) {}

    std::optional<picture::Curve> read() {
        while (!numbers_.atEnd()) {
            if (const char next = numbers_.command())
                letter_ = next;
            else if (letter_ == 0 || letter_ == 'Z' || letter_ == 'z')
                return std::nullopt;
            if (!step() || numbers_.isWrong() || curve_.points().size() > mostPoints) return std::nullopt;
        }
        return std::move(curve_);
    }

  private:
    Point point() {
        const double x = numbers_.number(), y = numbers_.number();
        return isRelative() ? Point{at_.x + x, at_.y + y} : Point{x, y};
    }
    bool isRelative() const { return std::islower(static_cast<unsigned char>(letter_)) != 0; }
    void line(Point to) {
        curve_.line(to);
        at_ = to;
    }
    void bend(Point handle, Point other, Point to) {
        curve_.bend(handle, other, to);
        handle_ = other;
        at_ = to;
    }
    /// The handle of the last curve, mirrored; the present point after anything else.
    Point mirrored(bool isCurve) const {
        return isCurve ? Point{2 * at_.x - handle_.x, 2 * at_.y - handle_.y} : at_;
    }
    void quadratic(Point handle, Point to) {
        bend({at_.x + (handle.x - at_.x) * 2 / 3, at_.y + (handle.y - at_.y) * 2 / 3},
             {to.x + (handle.x - to.x) * 2 / 3, to.y + (handle.y - to.y) * 2 / 3}, to);
        handle_ = handle;
    }

    bool step() {
        const char kind = static_cast<char>(std::toupper(static_cast<unsigned char>(letter_)));
        if (curve_.empty() && kind != 'M') return false;
        // Drawing goes on from the beginning of an outline that was closed.
        if (wasClosed_ && kind != 'M' && kind != 'Z') curve_.move(at_);
        wasClosed_ = kind == 'Z';
        const char before = before_;
        before_ = kind;
        switch (kind) {
            case 'M':
                start_ = at_ = point();
                curve_.move(at_);
                letter_ = isRelative() ? 'l' : 'L';  // further points are lines
                return true;
            case 'L':
                return line(point()), true;
            case 'H':
                return line({numbers_.number() + (isRelative() ? at_.x : 0), at_.y}), true;
            case 'V':
                return line({at_.x, numbers_.number() + (isRelative() ? at_.y : 0)}), true;
            case 'C': {
                const Point handle = point(), other = point();
                return bend(handle, other, point()), true;
            }
            case 'S': {
                const Point handle = mirrored(before == 'C' || before == 'S'), other = point();
                return bend(handle, other, point()), true;
            }
            case 'Q': {
                const Point handle = point();
                return quadratic(handle, point()), true;
            }
            case 'T':
                return quadratic(mirrored(before == 'Q' || before == 'T'), point()), true;
            case 'A': {
                Arc arc{};
                arc.across = numbers_.number();
                arc.down = numbers_.number();
                arc.turn = numbers_.number() * pi / 180;
                arc.isLarge = numbers_.flag();
                arc.isClockwise = numbers_.flag();
                const Point to = point();
                addArc(curve_, at_, to, arc);
                at_ = to;
                return true;
            }
            case 'Z':
                curve_.close();
                at_ = start_;
                return true;
            default:
                return false;
        }
    }

    PathNumbers numbers_;
    picture::Curve curve_;
    Point at_{0, 0}, start_{0, 0}, handle_{0, 0};
    char letter_ = 0, before_ = 0;
    bool wasClosed_ = false;
};

}  // namespace

std::optional<picture::Curve> curveFrom(std::string_view path) { return PathReader(path).read(); }

}  // namespace cota::look
