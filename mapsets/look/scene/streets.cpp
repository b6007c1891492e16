#include "mapsets/look/scene/streets.h"

#include <algorithm>
#include <cmath>
#include <span>

#include "formats/picture/curve_pieces.h"
#include "mapsets/look/scene/patch.h"

namespace cota::look {

namespace {

constexpr double streetStep = 0.4;  // millimetres between tested points of a line
constexpr double rowMillimetres = 20;

}  // namespace

Streets::Streets(const Scene& scene) {
    picture::Box all;
    for (const auto& patch : patchesOf(scene, {"blocks"})) {
        outlines_.emplace_back(patch.outline, 4);
        all.add(outlines_.back().box);
    }
    top_ = all.top;
    rows_.resize(outlines_.empty() ? 0 : static_cast<std::size_t>(all.height() / rowMillimetres) + 1);
    for (std::size_t i = 0; i < outlines_.size(); ++i) {
        const auto [first, end] = rowsOf(outlines_[i].box.top, outlines_[i].box.bottom);
        for (auto row = first; row < end; ++row) rows_[row].push_back(i);
    }
}

std::pair<std::size_t, std::size_t> Streets::rowsOf(double top, double bottom) const {
    const auto row = [&](double y) {
        return static_cast<std::size_t>(
            std::clamp((y - top_) / rowMillimetres, 0.0, static_cast<double>(rows_.size())));
    };
    return {row(top), std::min(row(bottom) + 1, rows_.size())};
}

bool Streets::meet(const picture::Box& box) const {
    const auto [first, end] = rowsOf(box.top, box.bottom);
    for (auto row = first; row < end; ++row)
        for (const auto i : rows_[row])
            if (outlines_[i].box.meets(box)) return true;
    return false;
}

bool Streets::hold(Point point) const {
    const auto [first, end] = rowsOf(point.y, point.y);
    return first < end &&
           std::ranges::any_of(rows_[first], [&](std::size_t i) { return outlines_[i].holds(point); });
}

namespace {

/// Builds two curves from the pieces of one line.
class LineDivider {
  public:
    explicit LineDivider(Streets::Parts& parts) : parts_(parts) {}
    void begin() { last_ = nullptr; }
    void add(bool isInside, Point from, std::span<const Point> piece) {
        auto& curve = isInside ? parts_.inside : parts_.outside;
        if (last_ != &curve) curve.move(from);
        last_ = &curve;
        picture::append(curve, piece);
    }

  private:
    Streets::Parts& parts_;
    const picture::Curve* last_ = nullptr;
};

}  // namespace

Streets::Parts Streets::partsOf(picture::Curve line) const {
    if (!meet(line.box())) return {std::move(line), {}};
    Parts parts;
    LineDivider divider(parts);
    // Only pieces near streets become short straight lines.
    const auto add = [&](Point from, std::span<const Point> piece) {
        picture::Box box;
        box.add(from);
        for (const auto point : piece) box.add(point);
        if (!meet(box)) return divider.add(false, from, piece);
        picture::Curve own;
        own.move(from);
        picture::append(own, piece);
        Point before = from;
        bool wasIn = hold(from);
        const auto runs = picture::flattened(own, 8);
        for (const auto to : runs.front().points) {
            const Point start = before;
            const int steps =
                std::max(1, static_cast<int>(std::hypot(to.x - start.x, to.y - start.y) / streetStep));
            for (int part = 1; part <= steps; ++part) {
                const double t = static_cast<double>(part) / steps;
                const Point at{start.x + (to.x - start.x) * t, start.y + (to.y - start.y) * t};
                const bool isIn = hold(at);
                if (at != before) divider.add(wasIn || isIn, before, std::span(&at, 1));
                before = at;
                wasIn = isIn;
            }
        }
    };
    Point first{}, last{};
    picture::visitPieces(
        line,
        [&](Point point) {
            first = last = point;
            divider.begin();
        },
        [&](std::span<const Point> piece) {
            add(last, piece);
            last = piece.back();
        },
        [&] {
            if (last != first) add(last, std::span(&first, 1));
            last = first;
        });
    if (parts.inside.empty()) parts.outside = std::move(line);
    return parts;
}

}  // namespace cota::look
