// Heights from drawn contours: each hex has the height of its centre, worked out once.

#include <oneapi/tbb/parallel_for.h>

#include <algorithm>
#include <array>
#include <climits>

#include "formats/model/lattice_hexes.h"
#include "formats/model/outline.h"
#include "formats/model/relief.h"
#include "mapsets/play/ground_squares.h"
#include "mapsets/play/heights.h"
#include "mapsets/play/kept_places.h"
#include "mapsets/play/near_squares.h"

namespace cota::mapsets {

namespace {

using model::FaceKind;
using model::GridPoint;
using model::HeightSpan;
using model::Relief;
using model::ReliefFace;

/// A height and what it comes from, as numbers: reasons are put into words only when somebody asks.
struct Found {
    const char* reason = "pass";
    int height = 0;
    int contour = 0;  // touching, around a hilltop or a bottom
    int summit = 0;
    model::SlopeLine slope{};
};

/// Whether a line from a point in a hex or on its rim runs through the inside of the hex.
bool runsInto(const std::array<model::FinePoint, 6>& corners, GridPoint from, GridPoint to) {
    for (std::size_t i = 0; i < corners.size(); ++i) {
        const auto a = corners[i], b = corners[(i + 1) % corners.size()];
        if (model::turn(a, b, model::fine(from)) == 0 && model::turn(a, b, model::fine(to)) <= 0)
            return false;
    }
    return true;
}

class ContourHeights final : public Heights {
  public:
    ContourHeights(const Battlefield& field, const StrategyChoice* choice)
        : field_(field), relief_(field.relief()), parameters_(choice, field) {
        const auto word = [&](const char* name) {
            return wordOf(parameters_, contourHeightsDescription, name);
        };
        const auto number = [&](const char* name) {
            return numberOf(parameters_, contourHeightsDescription, name);
        };
        method_ = word("method");
        simplified_ = method_ == "simplified";
        const bool full = method_ == "topographic-full";
        summits_ = full || method_ == "topographic-summits";
        lowPoints_ = full || method_ == "topographic-bottoms";
        pointwise_ = method_.starts_with("topographic");
        interval_ = std::max(field.mapset().catalogue.scales.levelHeight, 1);
        step_ = std::max(number("step"), 1);
        withZero_ = word("mark-at-zero") == "yes";
        nearestPoints_ = word("slope-by") == "nearest-points";
        touch_ = std::max(number("touch"), 0);
        dashedHalf_ = word("below-dashed") == "half";
        summitRise_ = number("summit-rise");
        lowPointFall_ = interval_ / (word("low-point-part") == "quarter" ? 4 : 2);
        sea_ = field.maskOfAll(word("water-level"));
        readTerrain(field.maskOfAll(word("raised")));
        ground_.resize(static_cast<std::size_t>(field.cellCount()));
        top_.resize(ground_.size());
        const auto hexes = field.hexes();
        oneapi::tbb::parallel_for(std::size_t{0}, hexes.size(), [&](std::size_t i) {
            ground_[index(hexes[i])] = find(hexes[i]).height;
            top_[index(hexes[i])] = tallestIn(hexes[i]);
        });
        addOutlines();
        prepareSquares();
        for (const Cell cell : field.hexes()) top_[index(cell)] += ground_[index(cell)];
    }

    int ground(Cell cell) const override { return ground_[index(cell)]; }
    int top(Cell cell) const override { return top_[index(cell)]; }
    int eye(Cell cell, End) const override {
        return ground_[index(cell)] + standing_[field_.terrainCode(cell)];
    }
    bool isPointwise() const override { return pointwise_ && relief_; }
    int at(GridPoint place) const override {
        if (!relief_) return 0;
        if (!places_) return find(place).height;
        if (const auto kept = places_->at(place); kept && kept->least == kept->most) return kept->least;
        const int height = heightOf(place);
        places_->keep(place, {height, height});
        return height;
    }
    HeightSpan boundsAt(GridPoint place) const override {
        if (const auto kept = places_->at(place)) return *kept;
        const HeightSpan bounds = boundsOf(place);
        places_->keep(place, bounds);
        return bounds;
    }
    HeightSpan around(GridPoint place) const override {
        // A place near the edge of a square may be meant for the next one.
        const auto span = squares_->at(
            place, [&](GridPoint middle) { return spanOf(middle, GroundSquares::side / 2 + placeSlack); });
        return span.value_or(HeightSpan{-anyHeight, anyHeight});
    }
    HeightSpan within(Relief::FaceIndex index) const override {
        const ReliefFace& face = relief_->faces()[index];
        if (face.heights.empty()) return {0, 0};
        HeightSpan span{face.heights.front(), face.heights.back()};
        const bool isTop = face.kind == FaceKind::hilltop, isLow = face.kind == FaceKind::bottom;
        if (!face.summit || !((isTop && summits_) || (isLow && lowPoints_))) return span;
        const int extreme = isTop ? summitOf(face) : lowestOf(face);
        return {std::min(span.least, extreme), std::max(span.most, extreme)};
    }
    const char* method() const override { return method_.c_str(); }

    Explanation why(Cell cell) const override {
        const Found found = find(cell);
        std::vector<model::MessageValue> values;
        const auto add = [&](const char* name, std::string value) {
            values.push_back({name, std::move(value)});
        };
        const std::string reason = found.reason;
        if (reason == "level") {
            add("level", std::to_string(field_.level(cell)));
        } else if (reason == "water-level") {
            add("terrain", seaIn(cell));
        } else if (reason == "slope" || reason == "layer") {
            add("part", std::to_string(found.slope.mark) + "/" + std::to_string(found.slope.marks));
            add("low", std::to_string(found.slope.low));
            add("high", std::to_string(found.slope.high));
            add("length", std::to_string(metresOf(found.slope.length)));
        } else {
            add("height", std::to_string(found.contour));
            add("rise", std::to_string(found.height - found.contour));
            add("fall", std::to_string(found.contour - found.height));
            add("summit", std::to_string(found.summit));
            add("lowest", std::to_string(found.summit));
        }
        return explanationOf(contourHeightsDescription, parameters_, reason, std::move(values));
    }

  private:
    static constexpr int anyHeight = 100'000;  // no place is higher or lower
    static std::size_t index(Cell cell) { return static_cast<std::size_t>(cell); }

    void readTerrain(TagMask raised) {
        const Catalogue& catalogue = field_.mapset().catalogue;
        for (std::uint16_t code = 0; code < field_.terrainCodes(); ++code) {
            int tallest = 0, stand = 0;
            for (const std::uint16_t terrain : field_.terrainsOf(code)) {
                const TerrainType& type = catalogue.terrains[terrain];
                tallest = std::max(tallest, type.height);
                const bool lifts = std::ranges::any_of(
                    type.tags, [&](const std::string& tag) { return (field_.maskOf(tag) & raised) != 0; });
                if (lifts) stand = std::max(stand, type.height);
            }
            tallest_.push_back(tallest);
            standing_.push_back(stand);
        }
    }

    int tallestIn(Cell cell) const {
        int tallest = tallest_[field_.terrainCode(cell)];
        for (const FieldFeature& feature : field_.features(cell))
            tallest = std::max(tallest, field_.mapset().catalogue.features[feature.kind].height);
        return tallest;
    }

    /// An outline that covers too little of a hex to be its terrain still stands in it; one that only touches
    /// its rim does not.
    void addOutlines() {
        for (const FieldArea& area : field_.areas()) {
            const int height = field_.mapset().catalogue.terrains[area.terrain].height;
            const std::size_t count = area.outline.size();
            for (std::size_t i = 0; i < count; ++i) {
                const GridPoint point = area.outline[i];
                const GridPoint before = area.outline[(i + count - 1) % count];
                const GridPoint after = area.outline[(i + 1) % count];
                const auto beside = model::latticeHexesAt(field_.orientation(), point);
                for (const model::HexCoord hex : beside.all()) {
                    const Cell cell = field_.cellOf(hex);
                    if (cell == noCell || !field_.isOnMap(cell)) continue;
                    const auto corners = model::hexCorners(field_.orientation(), field_.centre(cell));
                    if (runsInto(corners, point, before) || runsInto(corners, point, after))
                        top_[index(cell)] = std::max(top_[index(cell)], height);
                }
            }
        }
    }

    std::string seaIn(Cell cell) const {
        const Catalogue& catalogue = field_.mapset().catalogue;
        for (const std::uint16_t terrain : field_.terrainsIn(cell))
            for (const std::string& tag : catalogue.terrains[terrain].tags)
                if (field_.maskOf(tag) & sea_) return catalogue.terrains[terrain].id.text;
        return {};
    }

    std::int64_t metresOf(std::int64_t thousandths) const {
        const int hex = field_.mapset().catalogue.scales.hexMetres;
        return (thousandths * (hex > 0 ? hex : 100) + 500) / 1000;
    }

    Found find(Cell cell) const {
        if (sea_ != 0 && (field_.tags(cell) & sea_) != 0) return {.reason = "water-level"};
        if (!relief_) return {.reason = "level", .height = field_.level(cell) * interval_};
        return find(field_.centre(cell));
    }

    Found find(GridPoint place) const {
        const Relief::Near* near = nears_ ? nearTo(place) : nullptr;
        if (const auto line = touching(place, near)) {
            const int metres = relief_->lines()[*line].metres;
            return {.reason = "touches", .height = metres, .contour = metres};
        }
        const Relief::FaceIndex index = faceAt(place, near);
        const ReliefFace& face = relief_->faces()[index];
        switch (face.kind) {
            case FaceKind::slope:
                return onSlope(place, face);
            case FaceKind::hilltop:
                return onHilltop(place, index);
            case FaceKind::bottom:
                return inBottom(place, index);
            default:
                break;
        }
        const int metres = face.heights.empty() ? 0 : face.heights.front();
        return {.reason = "pass", .height = metres, .contour = metres};
    }

    std::optional<std::uint32_t> touching(GridPoint place, const Relief::Near* near) const {
        return near && near->free > 2 * touch_ ? std::nullopt : relief_->touching(place, touch_);
    }
    Relief::FaceIndex faceAt(GridPoint place, const Relief::Near* near) const {
        return near && near->face != Relief::Near::several ? near->face : relief_->faceAt(place);
    }
    /// What is near a place that has the height of the shortest line through it, and nothing of others.
    const Relief::Near* nearOnSlope(GridPoint place) const {
        const Relief::Near* near = nearestPoints_ ? nullptr : nearTo(place);
        if (!near || touching(place, near)) return nullptr;
        return relief_->faces()[faceAt(place, near)].kind == FaceKind::slope ? near : nullptr;
    }
    const Relief::Near* nearTo(GridPoint place) const {
        return nears_->at(place, [&](GridPoint middle) {
            return relief_->near(middle, NearSquares::side / 2 + placeSlack);
        });
    }
    HeightSpan boundsOf(GridPoint place) const {
        if (const auto* near = nearOnSlope(place))
            if (const auto slopes = relief_->slopesAround(place, 0, 0, step_, withZero_, near))
                return *slopes;
        const int height = find(place).height;
        return {height, height};
    }
    int heightOf(GridPoint place) const {
        if (const auto* near = nearOnSlope(place))
            if (const auto line = relief_->slopeAmong(*near, place, step_, withZero_)) return heightOn(*line);
        return find(place).height;
    }
    int heightOn(const model::SlopeLine& line) const {
        return simplified_ ? line.low : line.low + (line.high - line.low) * line.mark / line.marks;
    }

    Found onSlope(GridPoint place, const ReliefFace& face) const {
        auto line = nearestPoints_ ? std::nullopt : relief_->slopeThrough(place, step_, withZero_);
        if (!line) line = relief_->slopeFromNearest(place, step_, withZero_);
        if (!line) return {.height = face.heights.front(), .contour = face.heights.front()};
        return {.reason = simplified_ ? "layer" : "slope", .height = heightOn(*line), .slope = *line};
    }

    Found onHilltop(GridPoint place, Relief::FaceIndex index) const {
        const ReliefFace& face = relief_->faces()[index];
        const int contour = face.heights.front();
        if (!summits_ || !face.summit) return {.reason = "hilltop", .height = contour, .contour = contour};
        const int summit = summitOf(face);
        return {.reason = "summit",
                .height = contour + part(place, index, *face.summit, summit - contour),
                .contour = contour,
                .summit = summit};
    }

    Found inBottom(GridPoint place, Relief::FaceIndex index) const {
        const ReliefFace& face = relief_->faces()[index];
        const int contour = face.heights.front();
        if (simplified_) {
            const bool isDashed = std::ranges::all_of(
                face.border, [&](model::LineSide side) { return relief_->lines()[side.line].dashed; });
            const int below = contour - (isDashed && dashedHalf_ ? interval_ / 2 : interval_);
            // The sea is the lowest there is.
            const int height = contour == 0 ? 0 : below;
            return {.reason = "bottom", .height = height, .contour = contour};
        }
        if (!lowPoints_ || !face.summit) return {.reason = "bottom", .height = contour, .contour = contour};
        const int lowest = lowestOf(face);
        return {.reason = "low-point",
                .height = contour - part(place, index, *face.summit, contour - lowest),
                .contour = contour,
                .summit = lowest};
    }

    /// How much of `rise` a place between a contour and a summit has: whole steps, at least one, all of it on
    /// the summit itself.
    int part(GridPoint place, Relief::FaceIndex index, GridPoint summit, int rise) const {
        if (place == summit) return rise;
        const int steps = relief_->stepsTowardsSummit(place, index, rise, step_);
        return std::min(rise, step_ * std::max(1, steps));
    }

    void prepareSquares() {
        if (!isPointwise() || field_.hexes().empty()) return;
        GridPoint low = field_.centre(field_.hexes().front()), high = low;
        for (const Cell cell : field_.hexes()) {
            const GridPoint centre = field_.centre(cell);
            low = {std::min(low.x, centre.x), std::min(low.y, centre.y)};
            high = {std::max(high.x, centre.x), std::max(high.y, centre.y)};
        }
        constexpr std::int32_t reach = model::unitsPerHex;
        low = {low.x - reach, low.y - reach};
        high = {high.x + reach, high.y + reach};
        squares_.emplace(low, high);
        nears_.emplace(low, high);
        places_.emplace(low);
    }

    /// The heights find() can give to places at most `half` units from `middle`. Each lies in the face of the
    /// middle or in one beside a contour in the square; in a face the ground lies between its contours and
    /// its summit. What touches a place counts too.
    HeightSpan spanOf(GridPoint middle, std::int32_t half) const {
        HeightSpan span{INT_MAX, INT_MIN};
        const auto add = [&](int least, int most) {
            span = {std::min(span.least, least), std::max(span.most, most)};
        };
        // A column is narrower than a hex is wide: the box must be wider than the reach.
        const std::int32_t wide = half + touch_ + touch_ / 4 + 1;
        bool isCut = false;
        relief_->forPieces({middle.x - wide, middle.y - wide}, {middle.x + wide, middle.y + wide},
                           [&](const Relief::Piece& piece) {
                               if (!reaches(piece, middle, wide)) return;
                               isCut = true;
                               for (const std::uint8_t side : {std::uint8_t{0}, std::uint8_t{1}}) {
                                   const HeightSpan face = within(relief_->faceOf({piece.line, side}));
                                   add(face.least, face.most);
                               }
                           });
        const Relief::FaceIndex index = relief_->faceAt(middle);
        const bool isSlope = relief_->faces()[index].kind == FaceKind::slope;
        if (const auto* near = !isCut && isSlope && !nearestPoints_ ? nearTo(middle) : nullptr)
            if (const auto slopes = relief_->slopesAround(middle, half, touch_, step_, withZero_, near))
                return *slopes;
        const HeightSpan face = within(index);
        add(face.least, face.most);
        return span;
    }

    /// Whether a piece runs through the box of so many units around a place.
    static bool reaches(const Relief::Piece& piece, GridPoint middle, std::int64_t half) {
        const std::int64_t ax = std::int64_t{piece.a.x} - middle.x, ay = std::int64_t{piece.a.y} - middle.y;
        const std::int64_t bx = std::int64_t{piece.b.x} - middle.x, by = std::int64_t{piece.b.y} - middle.y;
        if (std::min(ax, bx) > half || std::max(ax, bx) < -half || std::min(ay, by) > half ||
            std::max(ay, by) < -half)
            return false;
        return std::abs(ax * by - ay * bx) <= half * (std::abs(bx - ax) + std::abs(by - ay));
    }

    int summitOf(const ReliefFace& face) const {
        const int rise = summitRise_ > 0 ? summitRise_ : interval_ / 2;
        return face.summitMetres.value_or(face.heights.front() + rise);
    }
    int lowestOf(const ReliefFace& face) const {
        return face.summitMetres.value_or(face.heights.front() - lowPointFall_);
    }

    const Battlefield& field_;
    const Relief* relief_;
    Parameters parameters_;
    std::string method_;
    bool simplified_ = false, summits_ = false, lowPoints_ = false, pointwise_ = false;
    bool withZero_ = false, nearestPoints_ = false, dashedHalf_ = false;
    int interval_ = 1, step_ = 1, touch_ = 0, summitRise_ = 0, lowPointFall_ = 0;
    TagMask sea_ = 0;
    std::vector<int> tallest_, standing_;   // by terrain code
    std::vector<int> ground_, top_;         // by cell
    std::optional<GroundSquares> squares_;  // where isPointwise()
    std::optional<NearSquares> nears_;      // the same
    std::optional<KeptPlaces> places_;      // the same
};

}  // namespace

std::unique_ptr<Heights> makeContourHeights(const Battlefield& field, const StrategyChoice* choice) {
    return std::make_unique<ContourHeights>(field, choice);
}

}  // namespace cota::mapsets
