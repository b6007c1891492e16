#include "mapsets/play/kept_ground.h"

#include <algorithm>

#include "formats/model/outline.h"

namespace cota::mapsets {

namespace {

/// The hexes of a laid board whose centres lie at most a hex outside the box around an outline: all that it
/// can touch. Every outline is asked for its few, not all hexes for every outline.
template <class F>
void eachHexNear(const LaidBoard& laid, const std::vector<model::GridPoint>& outline, F&& f) {
    constexpr std::int32_t reach = model::unitsPerHex;
    const auto [left, right] = std::ranges::minmax(outline, {}, &model::GridPoint::x);
    const auto [top, bottom] = std::ranges::minmax(outline, {}, &model::GridPoint::y);
    const auto place = [](std::int32_t units) { return units / model::unitsPerHex; };
    const KeptPart& kept = laid.kept;
    // A centre lies at its column and row, or half a hex behind.
    for (int row = std::max(kept.firstRow, place(top.y) - 2);
         row <= std::min(kept.lastRow, place(bottom.y) + 2); ++row)
        for (int column = std::max(kept.firstColumn, place(left.x) - 2);
             column <= std::min(kept.lastColumn, place(right.x) + 2); ++column) {
            const model::OffsetCoord at{column, row};
            if (!laid.grid.contains(at)) continue;
            const model::HexCoord hex = laid.grid.hexAt(at);
            const model::GridPoint centre = hexCentre(laid.grid, hex);
            if (centre.x >= left.x - reach && centre.x <= right.x + reach && centre.y >= top.y - reach &&
                centre.y <= bottom.y + reach)
                f(hex);
        }
}

}  // namespace

std::shared_ptr<const DrawnGround> KeptGround::ground(GroundDrawing drawing) {
    if (!ground_ || ground_->drawing() != drawing)
        ground_ = std::make_shared<const DrawnGround>(std::move(drawing));
    return ground_;
}

KeptGround::Shape& KeptGround::shapeOf(const LaidBoard& board) {
    const auto known = std::ranges::find_if(
        shapes_, [&](const Shape& shape) { return shape.grid == board.grid && shape.kept == board.kept; });
    return known != shapes_.end() ? *known : shapes_.emplace_back(Shape{board.grid, board.kept, {}});
}

const std::vector<CoveredHex>& KeptGround::coveredBy(const Outline& outline, const LaidBoard& board) {
    auto& known = shapeOf(board).covered;
    auto at = known.find(outline);
    if (at == known.end()) {
        // Worked out before it is kept: what fails on the way leaves nothing behind that looks like an
        // answer.
        std::vector<CoveredHex> hexes;
        eachHexNear(board, outline, [&](model::HexCoord printed) {
            const model::Rational share = coverageShare(outline, board.grid, printed);
            if (share != model::Rational(0)) hexes.push_back({printed, share});
        });
        at = known.emplace(outline, Covered{std::move(hexes)}).first;
    }
    at->second.isUsed = true;
    return at->second.hexes;
}

void KeptGround::forgetUnused() {
    for (Shape& shape : shapes_) {
        std::erase_if(shape.covered, [](const auto& each) { return !each.second.isUsed; });
        for (auto& [outline, covered] : shape.covered) covered.isUsed = false;
    }
    std::erase_if(shapes_, [](const Shape& shape) { return shape.covered.empty(); });
}

}  // namespace cota::mapsets
