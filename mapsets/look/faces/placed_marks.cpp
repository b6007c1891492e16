#include "mapsets/look/faces/placed_marks.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <numbers>

#include "formats/picture/curve_pieces.h"

namespace cota::look {

namespace {

using picture::Curve;

/// By a quarter, clockwise.
void turnRight(picture::Image& image) {
    std::vector<picture::Colour> turned(image.pixels.size());
    for (int row = 0; row < image.rows; ++row)
        for (int column = 0; column < image.columns; ++column)
            turned[static_cast<std::size_t>(column * image.rows + image.rows - 1 - row)] =
                image.pixels[static_cast<std::size_t>(row * image.columns + column)];
    image.pixels = std::move(turned);
    std::swap(image.rows, image.columns);
}

struct MarkPlacer {
    const Placement& to;

    Curve of(const Curve& curve) const {
        Curve made;
        picture::visitPieces(
            curve, [&](picture::Point point) { made.move(to.of(point)); },
            [&](std::span<const picture::Point> piece) {
                if (piece.size() == 3)
                    made.bend(to.of(piece[0]), to.of(piece[1]), to.of(piece[2]));
                else
                    made.line(to.of(piece[0]));
            },
            [&] { made.close(); });
        return made;
    }
    void operator()(picture::Fill& fill) const { fill.shape = of(fill.shape); }
    void operator()(picture::Strewn& strewn) const {
        picture::Strewn::Shapes shapes;
        for (const auto& shape : *strewn.shapes) {
            const Placement turned{{}, to.scale, to.turn};
            shapes.push_back(MarkPlacer{turned}.of(shape));
        }
        strewn.shapes = std::make_shared<const picture::Strewn::Shapes>(std::move(shapes));
        strewn.moveThings([&](picture::Point at) { return to.of(at); });
    }
    void operator()(picture::Stroke& stroke) const {
        stroke.line = of(stroke.line);
        stroke.pen.width *= to.scale;
        for (auto& dash : stroke.pen.dashes) dash *= to.scale;
    }
    void operator()(picture::Text& text) const {
        text.at = to.of(text.at);
        text.turn += to.turn;
        text.font.points *= to.scale;
        text.font.spacing *= to.scale;
        text.halo *= to.scale;
        for (auto& place : text.along) place = to.of(place);
    }
    void operator()(picture::Image& image) const {
        const auto one = to.of({image.at.left, image.at.top}),
                   other = to.of({image.at.right, image.at.bottom});
        image.at = {std::min(one.x, other.x), std::min(one.y, other.y), std::max(one.x, other.x),
                    std::max(one.y, other.y)};
        const int quarters = static_cast<int>(std::lround(to.turn / 90));
        assert(std::abs(to.turn - 90 * quarters) < 1e-9 && "images turn by quarters only");
        for (int i = 0; i < (quarters % 4 + 4) % 4; ++i) turnRight(image);
    }
    void operator()(picture::Group& group) const {
        group.clip = of(group.clip);
        for (auto& mark : group.marks) std::visit(*this, mark.what);
    }
};

}  // namespace

picture::Point Placement::of(picture::Point point) const {
    // Quarter turns are exact, so that upright cards have upright edges.
    const double angle = turn * std::numbers::pi / 180;
    const auto exact = [](double value) { return std::round(value * 1e12) / 1e12; };
    const double along = exact(std::cos(angle)), over = exact(std::sin(angle));
    return {to.x + scale * (point.x * along - point.y * over),
            to.y + scale * (point.x * over + point.y * along)};
}

std::vector<picture::Mark> placed(std::vector<picture::Mark> marks, const Placement& placement) {
    const MarkPlacer placer{placement};
    for (auto& mark : marks) std::visit(placer, mark.what);
    return marks;
}

}  // namespace cota::look
