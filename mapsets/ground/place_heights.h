#pragma once
// Heights of the drawn ground at any place, for one way to read contours. Heights are computed on request,
// and those likely to be needed again are kept; any number of threads may call.

#include <atomic>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "formats/model/relief/slope.h"
#include "mapsets/ground/ground_squares.h"
#include "mapsets/ground/kept_places.h"
#include "mapsets/ground/near_squares.h"

namespace cota::mapsets {

/// How a game reads heights from contours; the parameters of contourHeightsDescription.
struct ContourReading {
    bool isSimplified = false;
    bool isPointwise = false;  // lines of sight use the ground at the places they pass
    bool asksSummits = false, asksLowPoints = false;
    bool dashedHalf = false;
    bool isBeyondEdge = false;    // contours count up to one hex outside the map, not only up to its edge
    bool isSummitAtEdge = false;  // for areas cut by the edge
    int touch = 0;                // thousandths of a hex
    model::SlopeReading slope;
    int interval = 1, summitRise = 0, lowPointFall = 0;  // metres
    friend bool operator==(const ContourReading&, const ContourReading&) = default;
};

/// A height and its source as numbers; the text of a reason is made only on request.
struct FoundHeight {
    const char* reason = "pass";
    int height = 0;
    int contour = 0;  // touched, or around a hilltop or bottom
    int summit = 0;
    model::SlopeLine slope{};
};

class PlaceHeights {
  public:
    /// The reach of around(), in grid units.
    static constexpr std::int32_t placeSlack = 2;

    /// `centres` are those of the hexes of the map. Shares the relief.
    PlaceHeights(std::shared_ptr<const model::Relief> relief, const ContourReading& reading,
                 std::span<const model::GridPoint> centres);

    const model::Relief& relief() const { return *relief_; }
    const ContourReading& reading() const { return reading_; }
    /// True: both give every place the same height. False: they may not, or have reliefs of their own.
    bool isSameGround(const PlaceHeights& other) const {
        return relief_ == other.relief_ && reading_ == other.reading_;
    }
    FoundHeight find(model::GridPoint place) const;
    /// The height of the centre of a hex, by its number.
    int atCentre(std::size_t hex) const;

    /// Height of the ground at a point of the map's lattice.
    int at(model::GridPoint place) const;
    // The following only if the reading is pointwise.
    /// Bounds of the ground at a place, which can be found faster than its height.
    model::HeightSpan boundsAt(model::GridPoint place) const;
    /// Bounds of the ground at all places at most `placeSlack` grid units from this one in x and in y, as
    /// narrow as can be found quickly.
    model::HeightSpan around(model::GridPoint place) const;
    /// Bounds of the ground in a face of relief().
    model::HeightSpan within(model::Relief::FaceIndex face) const;

  private:
    static constexpr int anyHeight = 100'000;  // no place is higher or lower
    static constexpr int unknown = INT32_MIN;  // the height of the centre is not computed yet

    void prepareSquares();
    FoundHeight find(model::GridPoint place, const model::NearPieces* near) const;
    std::optional<std::uint32_t> touching(model::GridPoint place, const model::NearPieces* near) const {
        return near && near->free > 2 * reading_.touch ? std::nullopt
                                                       : relief_->touching(place, reading_.touch);
    }
    model::Relief::FaceIndex faceAt(model::GridPoint place, const model::NearPieces* near) const {
        return near && near->face != model::NearPieces::several ? near->face : relief_->faceAt(place);
    }
    const model::NearPieces* nearOnSlope(model::GridPoint place) const;
    const model::NearPieces* nearTo(model::GridPoint place) const;
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
    /// The highest or lowest place of a face; the face must have one.
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
    std::optional<GroundSquares> squares_;         // if the reading is pointwise
    std::optional<NearSquares> nears_;             // likewise
    std::optional<KeptPlaces> places_;             // likewise
};

}  // namespace cota::mapsets
