#include "formats/picture/marks.h"

#include <algorithm>

namespace cota::picture {

namespace {

struct BoxOf {
    Box operator()(const Fill& fill) const { return fill.shape.box(); }

    Box operator()(const Strewn& strewn) const {
        Box box, around;
        for (const auto place : strewn.things->places) box.add(place);
        if (box.empty()) return box;
        for (const auto& shape : *strewn.shapes) around.add(shape.box());
        return {box.left + around.left, box.top + around.top, box.right + around.right,
                box.bottom + around.bottom};
    }

    Box operator()(const Stroke& stroke) const {
        // Mitres extend at most ten half widths (Cairo's limit), round and cut joins one.
        const double reach = stroke.pen.join == Join::miter ? 5 : 0.75;
        return stroke.line.box().grown(stroke.pen.width * reach);
    }

    /// A square around the anchor that contains the text at any turn. A letter is hardly wider than its
    /// size.
    Box operator()(const Text& text) const {
        const double size = millimetres(text.font.points);
        const double reach =
            static_cast<double>(text.words.size()) * (size + text.font.spacing) + size * 1.5 + text.halo;
        if (text.along.empty()) return Box{text.at.x, text.at.y, text.at.x, text.at.y}.grown(reach);
        Box line;
        for (const auto point : text.along) line.add(point);
        const double over = (reach - Walk(text.along).length()) / 2;
        return line.grown(std::max(0.0, over) + size * 1.5 + text.halo);
    }

    Box operator()(const Image& image) const { return image.at; }

    Box operator()(const Group& group) const {
        if (!group.clip.empty()) return group.clip.box();
        Box box;
        for (const auto& mark : group.marks) box.add(mark.box());
        return box;
    }
};

}  // namespace

// Not defaulted, because clang 14 crashes on a default here, where the type is still incomplete.
bool operator==(const Group& a, const Group& b) {
    return a.clip == b.clip && a.evenOdd == b.evenOdd && a.opacity == b.opacity && a.blend == b.blend &&
           a.marks == b.marks;
}

Curve Strewn::outlines() const {
    Curve all;
    for (std::size_t i = 0; i < things->places.size(); ++i) {
        const auto at = things->places[i];
        all.add(shapeOf(i).shifted(at.x, at.y));
    }
    return all;
}

bool operator==(const Strewn& a, const Strewn& b) {
    const auto areSame = [](const auto& one, const auto& other) {
        return one == other || (one && other && *one == *other);
    };
    return a.colour == b.colour && areSame(a.things, b.things) && areSame(a.shapes, b.shapes);
}

Box Mark::box() const { return std::visit(BoxOf{}, what); }

}  // namespace cota::picture
