#include "formats/picture/clip_cover.h"

#include <algorithm>
#include <cmath>

namespace cota::picture {

namespace {

constexpr double rowMillimetres = 8;

}  // namespace

std::size_t ClipCover::rowOf(double y) const {
    const auto row = std::floor((y - bounds_.top) / rowMillimetres);
    return static_cast<std::size_t>(std::clamp(row, 0.0, static_cast<double>(rows_.size() - 1)));
}

ClipCover::ClipCover(const Curve& outline, bool evenOdd) : evenOdd_(evenOdd), bounds_(outline.box()) {
    rows_.resize(static_cast<std::size_t>(bounds_.height() / rowMillimetres) + 1);
    for (const auto& run : flattened(outline))
        for (std::size_t i = 0; i < run.points.size(); ++i) {
            Edge edge{run.points[i], run.points[(i + 1) % run.points.size()], {}};
            edge.box.add(edge.from);
            edge.box.add(edge.to);
            for (auto row = rowOf(edge.box.top); row <= rowOf(edge.box.bottom); ++row)
                rows_[row].push_back(edge);
        }
}

bool ClipCover::holds(const Box& box) const {
    if (box.empty() || !bounds_.holds({box.left, box.top}) || !bounds_.holds({box.right, box.bottom}))
        return false;
    for (auto row = rowOf(box.top); row <= rowOf(box.bottom); ++row)
        for (const auto& edge : rows_[row])
            if (edge.box.meets(box)) return false;
    // No edge touches the box, so it is all inside or all outside. Count the edges that a ray to the right
    // crosses.
    int turns = 0, crossings = 0;
    for (const auto& [from, to, bounds] : rows_[rowOf(box.top)]) {
        if ((from.y > box.top) == (to.y > box.top)) continue;
        const double x = from.x + (to.x - from.x) * (box.top - from.y) / (to.y - from.y);
        if (x < box.left) continue;
        ++crossings;
        turns += to.y > from.y ? 1 : -1;
    }
    return evenOdd_ ? crossings % 2 != 0 : turns != 0;
}

}  // namespace cota::picture
