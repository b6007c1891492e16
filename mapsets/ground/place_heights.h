#pragma once
// How high the drawn ground is at any place, by one way to read contours. Heights are worked out when
// somebody asks, and what may be asked again is kept; any number of threads may ask.

#include <atomic>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "formats/model/relief/relief.h"
#include "mapsets/ground/ground_squares.h"
#include "mapsets/ground/kept_places.h"
#include "mapsets/ground/near_squares.h"

namespace cota::mapsets {

/// How a game reads heights off contours, as the parameters of contourHeightsDescription say.
struct ContourReading {
    bool isSimplified = false;
    bool isPointwise = false;  // lines of sight ask for the ground of the places they pass
    bool asksSummits = false, asksLowPoints = false;
    bool dashedHalf = false;
    bool isBeyondEdge = false;    // contours count up to a hex outside of the map, not up to its edge
    bool isSummitAtEdge = false;  // of areas that the edge cuts
    int touch = 0;                // thousandths of a hex
    model::SlopeReading slope;
    int interval = 1, summitRise = 0, lowPointFall = 0;  // metres
    friend bool operator==(const ContourReading&, const ContourReading&) = default;
};

/// A height and what it comes from, as numbers: reasons are put into words only when somebody asks.
struct FoundHeight {
    const char* reason = "pass";
    int height = 0;
    int contour = 0;  // touching, around a hilltop or a bottom
    int summit = 0;
    model::SlopeLine slope{};
};

class PlaceHeights {
  public:
    /// How far around() looks, in grid units.
    static constexpr std::int32_t placeSlack = 2;

    /// Of a map whose hexes have these centres. It shares the relief, or `relief` outlives it.
    PlaceHeights(std::shared_ptr<const model::Relief> relief, const ContourReading& reading,
                 std::span<const model::GridPoint> centres);

    const model::Relief& relief() const { return *relief_; }
    const ContourReading& reading() const { return reading_; }
    FoundHeight find(model::GridPoint place) const;
    /// The height of the centre of a hex, by its number.
    int atCentre(std::size_t hex) const;

    // As Heights (heights.h) of the same name; the last three where the reading is pointwise.
    int at(model::GridPoint place) const;
    model::HeightSpan boundsAt(model::GridPoint place) const;
    model::HeightSpan around(model::GridPoint place) const;
    model::HeightSpan within(model::Relief::FaceIndex face) const;

  private:
    static constexpr int anyHeight = 100'000;  // no place is higher or lower
    static constexpr int unknown = INT32_MIN;  // of a centre nobody has asked for

    void prepareSquares();
    FoundHeight find(model::GridPoint place, const model::Relief::Near* near) const;
    std::optional<std::uint32_t> touching(model::GridPoint place, const model::Relief::Near* near) const {
        return near && near->free > 2 * reading_.touch ? std::nullopt
                                                       : relief_->touching(place, reading_.touch);
    }
    model::Relief::FaceIndex faceAt(model::GridPoint place, const model::Relief::Near* near) const {
        return near && near->face != model::Relief::Near::several ? near->face : relief_->faceAt(place);
    }
    const model::Relief::Near* nearOnSlope(model::GridPoint place) const;
    const model::Relief::Near* nearTo(model::GridPoint place) const;
    model::HeightSpan boundsOf(model::GridPoint place) const;
    int heightOf(model::GridPoint place) const;
    int heightOn(const model::SlopeLine& line) const {
        if (reading_.isSimplified) return line.low;
        return line.low + (line.high - line.low) * line.mark / line.marks;
    }
    bool isByNearestPoints() const { return reading_.slope.by == model::SlopeReading::By::nearestPoints; }
    FoundHeight onSlope(model::GridPoint place, const model::ReliefFace& face) const;
    FoundHeight onHilltop(model::GridPoint place, model::Relief::FaceIndex index) const;
    FoundHeight inBottom(model::GridPoint place, model::Relief::FaceIndex index) const;
    int part(model::GridPoint place, model::Relief::FaceIndex index, int rise) const;
    /// Where the ground is highest or lowest; the face has such a place.
    model::GridPoint summitPlace(const model::ReliefFace& face) const {
        return reading_.isSummitAtEdge ? face.edgeSummit.value_or(*face.summit) : *face.summit;
    }
    model::HeightSpan spanOf(model::GridPoint middle, std::int32_t half) const;
    static bool reaches(const model::Relief::Piece& piece, model::GridPoint middle, std::int64_t half);
    int summitOf(const model::ReliefFace& face) const;
    int lowestOf(const model::ReliefFace& face) const;

    std::shared_ptr<const model::Relief> relief_;
    ContourReading reading_;
    std::vector<model::GridPoint> centres_;
    mutable std::vector<std::atomic<int>> known_;  // by number of the hex
    std::optional<GroundSquares> squares_;         // where the reading is pointwise
    std::optional<NearSquares> nears_;             // the same
    std::optional<KeptPlaces> places_;             // the same
};

}  // namespace cota::mapsets
