#include "mapsets/look/streets.h"

#include <algorithm>
#include <cmath>

#include "mapsets/look/patch.h"
#include "mapsets/look/shapes.h"

namespace cota::look {

namespace {

constexpr double step = 0.4;  // millimetres between the places of a line that are asked

}  // namespace

Streets::Streets(const Scene& scene) {
    for (const auto& patch : patchesOf(scene, {"blocks"}))
        outlines_.push_back({patch.outline.box(), picture::flattened(patch.outline, 4)});
}

bool Streets::hold(Point point) const {
    return std::any_of(outlines_.begin(), outlines_.end(), [&](const Outline& outline) {
        if (!outline.box.holds(point)) return false;
        bool isIn = false;
        for (const auto& run : outline.runs)
            if (isInside(point, run.points)) isIn = !isIn;
        return isIn;
    });
}

picture::Curve Streets::leaveOut(picture::Curve line) const {
    const auto box = line.box();
    if (std::none_of(outlines_.begin(), outlines_.end(), [&](const auto& one) { return one.box.meets(box); }))
        return line;
    picture::Curve left;
    bool isCut = false;
    for (auto run : picture::flattened(line, 8)) {
        if (run.closed && !run.points.empty()) run.points.push_back(run.points.front());
        bool isDrawn = false;
        for (std::size_t i = 0; i < run.points.size(); ++i) {
            const Point from = run.points[i == 0 ? 0 : i - 1], to = run.points[i];
            const int parts = std::max(1, static_cast<int>(std::hypot(to.x - from.x, to.y - from.y) / step));
            for (int part = 1; part <= parts; ++part) {
                const double t = static_cast<double>(part) / parts;
                const Point at{from.x + (to.x - from.x) * t, from.y + (to.y - from.y) * t};
                const bool isIn = hold(at);
                isCut = isCut || isIn;
                if (!isIn && isDrawn) left.line(at);
                if (!isIn && !isDrawn) left.move(at);
                isDrawn = !isIn;
            }
        }
    }
    return isCut ? left : line;
}

}  // namespace cota::look
