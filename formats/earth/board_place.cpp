#include "formats/earth/board_place.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace cota::earth {

namespace {

constexpr double thousandths = 1000;
constexpr double halfTurn = 180;

}  // namespace

BoardPlace::BoardPlace(const model::Grid& grid, const model::Anchor& anchor) {
    const auto first = model::hexCentre(grid, grid.hexAt(model::OffsetCoord{0, 0}));
    first_ = {static_cast<double>(first.x), static_cast<double>(first.y)};
    origin_ = {static_cast<double>(anchor.east) / thousandths,
               static_cast<double>(anchor.north) / thousandths};
    // Columns of a flat grid, and rows of a pointed one, are closer together than hexes in them.
    const double hex = static_cast<double>(anchor.hexSize) / thousandths / model::unitsPerHex;
    const double narrow = hex * std::numbers::sqrt3 / 2;
    unitX_ = grid.isFlat() ? narrow : hex;
    unitY_ = grid.isFlat() ? hex : narrow;
    const double angle = anchor.turn / thousandths / halfTurn * std::numbers::pi;
    const double sine = std::sin(angle), cosine = std::cos(angle);
    perColumn_ = {unitX_ * cosine, -unitX_ * sine};
    perRow_ = {-unitY_ * sine, -unitY_ * cosine};
}

BoardPoint BoardPlace::board(EarthPoint point) const {
    const double east = point.east - origin_.east, north = point.north - origin_.north;
    return {first_.x + (east * perColumn_.east + north * perColumn_.north) / (unitX_ * unitX_),
            first_.y + (east * perRow_.east + north * perRow_.north) / (unitY_ * unitY_)};
}

model::GridPoint BoardPlace::gridPoint(EarthPoint point) const {
    const double limit = model::maxGridUnits;
    const auto unit = [limit](double value) {
        return std::isnan(value) ? 0
                                 : static_cast<std::int32_t>(std::lround(std::clamp(value, -limit, limit)));
    };
    const BoardPoint at = board(point);
    return {unit(at.x), unit(at.y)};
}

}  // namespace cota::earth
