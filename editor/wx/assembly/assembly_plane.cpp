#include "editor/wx/assembly/assembly_plane.h"

#include <algorithm>
#include <cmath>

namespace cota::wx {

namespace {

constexpr std::int32_t planeMargin = 4 * model::unitsPerHex;

}  // namespace

AssemblyPlane::AssemblyPlane(const wxWindow& window, const model::Document& document)
    : plan_(document), view_(window, [this] { return sheet(); }) {}

model::MapPoint AssemblyPlane::onPlane(double x, double y) const {
    const double along = hexMillimetres / model::unitsPerHex, line = along * std::sqrt(3.0) / 2;
    const bool isFlat = plan_.lines().isFlat();
    return {(x - origin_.x) * (isFlat ? line : along), (y - origin_.y) * (isFlat ? along : line)};
}

wxPoint2DDouble AssemblyPlane::onScreen(double x, double y) const {
    const auto at = view_.viewport().toScreen(onPlane(x, y));
    return {at.x, at.y};
}

void AssemblyPlane::goTo(const std::vector<model::GridPoint>& points) {
    constexpr double leastPixels = 16;
    if (points.empty()) return;
    double x = 0, y = 0;
    for (const auto& point : points) {
        x += point.x;
        y += point.y;
    }
    const auto count = static_cast<double>(points.size());
    if (hexPixels() < leastPixels) view_.zoom(leastPixels / hexPixels());
    view_.centreOn(onPlane(x / count, y / count));
}

model::GridPoint AssemblyPlane::unitsAt(const wxPoint& at) const {
    const auto there = view_.viewport().toMap({static_cast<double>(at.x), static_cast<double>(at.y)});
    const auto one = onPlane(origin_.x + model::unitsPerHex, origin_.y + model::unitsPerHex);
    const auto units = [](double millimetres, double perHex) {
        return static_cast<std::int32_t>(std::lround(millimetres / perHex * model::unitsPerHex));
    };
    return {origin_.x + units(there.x, one.x), origin_.y + units(there.y, one.y)};
}

wxRect AssemblyPlane::screenBox(const session::BoardBox& box) const {
    const auto from = onScreen(box.left, box.top), to = onScreen(box.right, box.bottom);
    return {wxPoint(wxRound(from.m_x), wxRound(from.m_y)), wxPoint(wxRound(to.m_x), wxRound(to.m_y))};
}

wxPoint AssemblyPlane::middleOf(const session::BoardBox& box, model::BoardEdge edge) const {
    using model::BoardEdge;
    const wxRect on = screenBox(box);
    const int x = on.x + on.width / 2, y = on.y + on.height / 2;
    switch (edge) {
        case BoardEdge::top:
            return {x, on.y};
        case BoardEdge::right:
            return {on.GetRight(), y};
        case BoardEdge::bottom:
            return {x, on.GetBottom()};
        case BoardEdge::left:
            break;
    }
    return {on.x, y};
}

std::optional<model::MapSize> AssemblyPlane::sheet() const {
    const auto whole = plan_.whole();
    if (!whole) return std::nullopt;
    const auto end = onPlane(whole->right + planeMargin, whole->bottom + planeMargin);
    return model::MapSize{std::max(1.0, end.x), std::max(1.0, end.y)};
}

void AssemblyPlane::fit() {
    const auto whole = plan_.whole();
    if (!whole) return;
    origin_ = {whole->left - planeMargin, whole->top - planeMargin};
    view_.fit();
    isFitted_ = true;
}

}  // namespace cota::wx
