#include "mapsets/look/scene/streets.h"

#include <algorithm>
#include <cmath>

#include "mapsets/look/scene/patch.h"
#include "mapsets/look/scene/shapes.h"

namespace cota::look {

namespace {

constexpr double step = 0.4;  // millimetres between tested points of a line

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

Streets::Parts Streets::partsOf(picture::Curve line) const {
    const auto box = line.box();
    if (std::none_of(outlines_.begin(), outlines_.end(), [&](const auto& one) { return one.box.meets(box); }))
        return {std::move(line), {}};
    Parts parts;
    for (auto run : picture::flattened(line, 8)) {
        if (run.closed && !run.points.empty()) run.points.push_back(run.points.front());
        const picture::Curve* last = nullptr;
        Point before;
        for (std::size_t i = 0; i < run.points.size(); ++i) {
            const Point from = run.points[i == 0 ? 0 : i - 1], to = run.points[i];
            const int steps = std::max(1, static_cast<int>(std::hypot(to.x - from.x, to.y - from.y) / step));
            for (int part = 1; part <= steps; ++part) {
                const double t = static_cast<double>(part) / steps;
                const Point at{from.x + (to.x - from.x) * t, from.y + (to.y - from.y) * t};
                auto& curve = hold(at) ? parts.inside : parts.outside;
                if (last == &curve)
                    curve.line(at);
                else if (last == &parts.outside)
                    curve.move(before).line(at);
                else
                    curve.move(at);
                if (last == &parts.inside && &curve == &parts.outside) parts.inside.line(at);
                last = &curve;
                before = at;
            }
        }
    }
    if (parts.inside.empty()) parts.outside = std::move(line);
    return parts;
}

}  // namespace cota::look
