#include "mapsets/field/kept_ground.h"

#include <oneapi/tbb/parallel_for.h>

#include <algorithm>
#include <utility>

#include "formats/model/geometry/outline.h"

namespace cota::mapsets {

namespace {

/// The hexes of a board whose centres are at most one hex outside the box around an outline: all it can
/// touch. Looping over these few is faster than testing all hexes for every outline.
template <class F>
void eachHexNear(const LaidBoard& laid, const std::vector<model::GridPoint>& outline, F&& f) {
    constexpr std::int32_t reach = model::unitsPerHex;
    const auto [left, right] = std::ranges::minmax(outline, {}, &model::GridPoint::x);
    const auto [top, bottom] = std::ranges::minmax(outline, {}, &model::GridPoint::y);
    const auto place = [](std::int32_t units) { return units / model::unitsPerHex; };
    const KeptPart& kept = laid.kept;
    // A centre is at its column and row, or half a hex farther.
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

void KeptGround::cover(std::span<const Outline* const> outlines, const LaidBoard& board) {
    auto& known = shapeOf(board).covered;
    std::vector<std::pair<const Outline*, std::vector<CoveredHex>>> made;
    for (const Outline* outline : outlines)
        if (!known.contains(*outline)) made.emplace_back(outline, std::vector<CoveredHex>());
    // Results are stored only when all are computed, so that an exception leaves no incomplete ones.
    oneapi::tbb::parallel_for(std::size_t{0}, made.size(), [&](std::size_t i) {
        eachHexNear(board, *made[i].first, [&](model::HexCoord printed) {
            const model::Rational share = coverageShare(*made[i].first, board.grid, printed);
            if (share != model::Rational(0)) made[i].second.push_back({printed, share});
        });
    });
    for (auto& each : made) known.try_emplace(*each.first, Covered{std::move(each.second)});
}

const std::vector<CoveredHex>& KeptGround::coveredBy(const Outline& outline, const LaidBoard& board) {
    const Outline* one = &outline;
    cover({&one, 1}, board);
    Covered& covered = shapeOf(board).covered.at(outline);
    covered.isUsed = true;
    return covered.hexes;
}

void KeptGround::forgetUnused() {
    for (Shape& shape : shapes_) {
        std::erase_if(shape.covered, [](const auto& each) { return !each.second.isUsed; });
        for (auto& [outline, covered] : shape.covered) covered.isUsed = false;
    }
    std::erase_if(shapes_, [](const Shape& shape) { return shape.covered.empty(); });
}

}  // namespace cota::mapsets
