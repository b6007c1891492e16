#include "formats/picture/press/mark_copies.h"

#include <algorithm>
#include <cmath>

namespace cota::picture {

namespace {

struct MarkMover {
    double right, down;
    Point point(Point p) const { return {p.x + right, p.y + down}; }
    void operator()(Fill& fill) const { fill.shape = fill.shape.shifted(right, down); }
    void operator()(Strewn& strewn) const {
        strewn.moveThings([&](Point at) { return point(at); });
    }
    void operator()(Stroke& stroke) const { stroke.line = stroke.line.shifted(right, down); }
    void operator()(Text& text) const {
        text.at = point(text.at);
        for (auto& place : text.along) place = point(place);
    }
    void operator()(Image& image) const { image.at = shifted(image.at, right, down); }
    void operator()(Group& group) const {
        group.clip = group.clip.shifted(right, down);
        moveMarks(group.marks, right, down);
    }
};

/// Mirrors at upright and level lines; a coordinate of an axis that is not used stays.
struct Mirror {
    double across = NAN, down = NAN;  // x of an upright axis, y of a level one

    Point of(Point p) const {
        return {std::isnan(across) ? p.x : 2 * across - p.x, std::isnan(down) ? p.y : 2 * down - p.y};
    }
    Box of(const Box& box) const {
        Box mirrored;
        mirrored.add(of(Point{box.left, box.top}));
        mirrored.add(of(Point{box.right, box.bottom}));
        return mirrored;
    }
    Curve of(const Curve& curve) const {
        Curve mirrored;
        const auto points = curve.points();
        std::size_t next = 0;
        for (const auto step : curve.steps()) switch (step) {
                case Curve::Step::move:
                    mirrored.move(of(points[next++]));
                    break;
                case Curve::Step::line:
                    mirrored.line(of(points[next++]));
                    break;
                case Curve::Step::bend:
                    mirrored.bend(of(points[next]), of(points[next + 1]), of(points[next + 2]));
                    next += 3;
                    break;
                case Curve::Step::close:
                    mirrored.close();
                    break;
            }
        return mirrored;
    }
    void operator()(Fill& fill) const { fill.shape = of(fill.shape); }
    void operator()(Strewn& strewn) const {
        strewn.moveThings([&](Point at) { return of(at); });
        // Around their origin.
        const Mirror own{std::isnan(across) ? NAN : 0, std::isnan(down) ? NAN : 0};
        Strewn::Shapes shapes;
        for (const auto& shape : *strewn.shapes) shapes.push_back(own.of(shape));
        strewn.shapes = std::make_shared<const Strewn::Shapes>(std::move(shapes));
    }
    void operator()(Stroke& stroke) const { stroke.line = of(stroke.line); }
    void operator()(Text&) const {}  // left out before
    void operator()(Image& image) const {
        image.at = of(image.at);
        const auto columns = static_cast<std::ptrdiff_t>(image.columns);
        if (columns == 0) return;
        if (!std::isnan(down))
            for (std::ptrdiff_t top = 0, last = image.rows - 1; top < last; ++top, --last)
                std::swap_ranges(image.pixels.begin() + top * columns,
                                 image.pixels.begin() + (top + 1) * columns,
                                 image.pixels.begin() + last * columns);
        if (!std::isnan(across))
            for (std::ptrdiff_t row = 0; row < image.rows; ++row)
                std::reverse(image.pixels.begin() + row * columns,
                             image.pixels.begin() + (row + 1) * columns);
    }
    void operator()(Group& group) const {
        group.clip = of(group.clip);
        all(group.marks);
    }
    void all(std::vector<Mark>& marks) const {
        std::erase_if(marks, [](const Mark& mark) { return std::holds_alternative<Text>(mark.what); });
        for (auto& mark : marks) std::visit(*this, mark.what);
    }
};

/// The pixels of an image that a part of the sheet needs, with those next to them, which are blended in.
Image cropped(const Image& image, const Box& part) {
    if (image.columns < 1 || image.rows < 1) return image;
    constexpr int around = 2;
    const double wide = image.at.width() / image.columns, tall = image.at.height() / image.rows;
    const auto placeOf = [](double at, double from, double size, int count, int more) {
        return std::clamp(static_cast<int>(std::floor((at - from) / size)) + more, 0, count);
    };
    const int left = placeOf(part.left, image.at.left, wide, image.columns, -around);
    const int right = placeOf(part.right, image.at.left, wide, image.columns, around + 1);
    const int top = placeOf(part.top, image.at.top, tall, image.rows, -around);
    const int bottom = placeOf(part.bottom, image.at.top, tall, image.rows, around + 1);
    if (right <= left || bottom <= top || (right - left == image.columns && bottom - top == image.rows))
        return image;
    Image made;
    made.at = {image.at.left + left * wide, image.at.top + top * tall, image.at.left + right * wide,
               image.at.top + bottom * tall};
    made.columns = right - left;
    made.rows = bottom - top;
    made.blend = image.blend;
    made.pixels.reserve(static_cast<std::size_t>(made.columns) * static_cast<std::size_t>(made.rows));
    for (int row = top; row < bottom; ++row) {
        const auto first = image.pixels.begin() + (static_cast<std::ptrdiff_t>(row) * image.columns + left);
        made.pixels.insert(made.pixels.end(), first, first + made.columns);
    }
    return made;
}

}  // namespace

Box shifted(const Box& box, double right, double down) {
    return {box.left + right, box.top + down, box.right + right, box.bottom + down};
}

void moveMarks(std::vector<Mark>& marks, double right, double down) {
    const MarkMover mover{right, down};
    for (auto& mark : marks) std::visit(mover, mark.what);
}

void moveAll(Picture& picture, double right, double down) {
    for (auto& layer : picture.layers) {
        moveMarks(layer.marks, right, down);
        for (auto& box : layer.whole) box = shifted(box, right, down);
    }
    for (auto* box : {&picture.trim, &picture.bleed})
        if (!box->empty()) *box = shifted(*box, right, down);
}

void copyPart(const std::vector<Mark>& marks, const Box& part, bool cropsImages, std::vector<Mark>& into) {
    for (const auto& mark : marks) {
        if (!mark.box().meets(part)) continue;
        const auto* group = std::get_if<Group>(&mark.what);
        const auto* image = std::get_if<Image>(&mark.what);
        if (image != nullptr && cropsImages) {
            into.emplace_back().what = cropped(*image, part);
            continue;
        }
        if (group == nullptr) {
            into.push_back(mark);
            continue;
        }
        Group kept{group->clip, group->evenOdd, group->opacity, group->blend, {}};
        copyPart(group->marks, part, cropsImages, kept.marks);
        into.emplace_back().what = std::move(kept);
    }
}

std::vector<Mark> mirroredInto(const std::vector<Mark>& marks, const Box& trim, double bleed) {
    std::vector<Mark> all;
    const double most = std::min({bleed, trim.width(), trim.height()});
    if (most <= 0) return all;
    for (const int right : {-1, 0, 1})
        for (const int down : {-1, 0, 1}) {
            if (right == 0 && down == 0) continue;
            Mirror mirror;
            Box outside = trim;
            if (right != 0) {
                mirror.across = right < 0 ? trim.left : trim.right;
                outside.left = right < 0 ? trim.left - most : trim.right;
                outside.right = outside.left + most;
            }
            if (down != 0) {
                mirror.down = down < 0 ? trim.top : trim.bottom;
                outside.top = down < 0 ? trim.top - most : trim.bottom;
                outside.bottom = outside.top + most;
            }
            Group there{.clip = Curve::rectangle(outside), .marks = {}};
            copyPart(marks, mirror.of(outside), true, there.marks);
            mirror.all(there.marks);
            if (!there.marks.empty()) all.emplace_back().what = std::move(there);
        }
    return all;
}

}  // namespace cota::picture
