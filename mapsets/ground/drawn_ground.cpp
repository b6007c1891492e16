#include "mapsets/ground/drawn_ground.h"

#include <algorithm>
#include <limits>
#include <utility>

#include "formats/model/geometry/lattice_hexes.h"
#include "formats/model/relief/relief_crossings.h"

namespace cota::mapsets {

using model::GridPoint;
using model::HexCoord;

DrawnGround::DrawnGround(GroundDrawing drawing)
    : drawing_(std::move(drawing)), centres_(centresOf(drawing_)), relief_(drawn(0)) {}

DrawnGround::DrawnGround(GroundDrawing drawing, std::shared_ptr<const model::Relief> relief)
    : drawing_(std::move(drawing)), centres_(centresOf(drawing_)), relief_(std::move(relief)) {}

std::shared_ptr<const DrawnGround> DrawnGround::withOwnAnswers() const {
    return std::shared_ptr<const DrawnGround>(new DrawnGround(drawing_, relief_));
}

std::vector<GridPoint> DrawnGround::centresOf(const GroundDrawing& drawing) {
    std::vector<GridPoint> centres;
    centres.reserve(drawing.hexes.size());
    for (const HexCoord hex : drawing.hexes)
        centres.push_back(model::latticeCentre(drawing.orientation, hex));
    return centres;
}

std::shared_ptr<const model::Relief> DrawnGround::drawn(std::int32_t beyond) const {
    constexpr std::int32_t most = std::numeric_limits<std::int32_t>::max();
    model::ReliefFrame frame{
        {most, most}, {-most, -most}, [this](GridPoint end) { return isAtEdge(end); }, beyond};
    for (const GridPoint centre : centres_) {
        frame.low = {std::min(frame.low.x, centre.x), std::min(frame.low.y, centre.y)};
        frame.high = {std::max(frame.high.x, centre.x), std::max(frame.high.y, centre.y)};
    }
    return std::make_shared<const model::Relief>(drawing_.orientation, drawing_.contours, drawing_.spots,
                                                 frame);
}

bool DrawnGround::isOnMap(HexCoord hex) const {
    const auto byRow = [](HexCoord each) { return std::pair(each.r, each.q); };
    return std::ranges::binary_search(drawing_.hexes, byRow(hex), {}, byRow);
}

/// Whether the place or a place one hex away, in one of the four directions of the paper, is off the map.
bool DrawnGround::isAtEdge(GridPoint place) const {
    const auto isOn = [&](std::int32_t x, std::int32_t y) {
        const auto beside = model::latticeHexesAt(drawing_.orientation, {place.x + x, place.y + y});
        return std::ranges::any_of(beside.all(), [&](HexCoord hex) { return isOnMap(hex); });
    };
    constexpr std::int32_t hex = model::unitsPerHex;
    return !isOn(0, 0) || !isOn(hex, 0) || !isOn(-hex, 0) || !isOn(0, hex) || !isOn(0, -hex);
}

std::shared_ptr<const std::vector<int>> DrawnGround::levels(int metresPerLevel) const {
    return levels_.to(metresPerLevel,
                      [&] { return model::countedLevels(*relief_, centres_, metresPerLevel); });
}

std::shared_ptr<const std::vector<DrawnGround::Crossed>> DrawnGround::crossings(bool eachLineOnce) const {
    return crossings_.to(eachLineOnce, [&] {
        std::vector<Crossed> crossed(centres_.size());
        for (std::size_t hex = 0; hex < crossed.size(); ++hex)
            for (const model::Direction direction : model::allDirections) {
                const HexCoord next = model::neighbour(drawing_.hexes[hex], direction);
                const GridPoint there = model::latticeCentre(drawing_.orientation, next);
                const int count = relief_->solidCrossings(centres_[hex], there, eachLineOnce);
                // Most steps cross none, so the test whether the hex is on the map comes second.
                if (count > 0 && isOnMap(next))
                    crossed[hex][static_cast<std::size_t>(direction)] =
                        static_cast<std::uint8_t>(std::min(count, 255));
            }
        return crossed;
    });
}

std::shared_ptr<const PlaceHeights> DrawnGround::heights(const ContourReading& reading) const {
    return heights_.to(reading, [&] { return PlaceHeights(reliefFor(reading), reading, centres_); });
}

std::shared_ptr<const PlaceHeights> DrawnGround::heightsBy(const ContourReading& reading) const {
    return std::make_shared<const PlaceHeights>(reliefFor(reading), reading, centres_);
}

std::shared_ptr<const model::Relief> DrawnGround::reliefFor(const ContourReading& reading) const {
    return reading.isBeyondEdge ? drawn(model::unitsPerHex) : relief_;
}

}  // namespace cota::mapsets
