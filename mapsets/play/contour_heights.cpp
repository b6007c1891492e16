// Heights from drawn contours: each hex has the height of its centre. What the contours say of it is worked
// out once for a drawing (drawn_ground.h); what is said here depends on terrain and outlines too.

#include <oneapi/tbb/parallel_for.h>

#include <algorithm>
#include <array>

#include "formats/model/lattice_hexes.h"
#include "formats/model/outline.h"
#include "mapsets/play/drawn_ground.h"
#include "mapsets/play/heights.h"

namespace cota::mapsets {

namespace {

using model::GridPoint;
using model::HeightSpan;

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
        : field_(field), parameters_(choice, field) {
        method_ = word("method");
        const ContourReading reading = readingOf();
        interval_ = reading.interval;
        if (field.ground()) places_ = field.ground()->heights(reading);
        pointwise_ = places_ && reading.isPointwise;
        sea_ = field.maskOfAll(word("water-level"));
        readTerrain(field.maskOfAll(word("raised")));
        ground_.resize(static_cast<std::size_t>(field.cellCount()));
        top_.resize(ground_.size());
        const auto hexes = field.hexes();
        oneapi::tbb::parallel_for(std::size_t{0}, hexes.size(), [&](std::size_t i) {
            const Cell cell = hexes[i];
            ground_[index(cell)] = places_ && !isSea(cell) ? places_->atCentre(i) : find(cell).height;
            top_[index(cell)] = tallestIn(cell);
        });
        addOutlines();
        for (const Cell cell : field.hexes()) top_[index(cell)] += ground_[index(cell)];
    }

    int ground(Cell cell) const override { return ground_[index(cell)]; }
    int top(Cell cell) const override { return top_[index(cell)]; }
    int eye(Cell cell, End) const override {
        return ground_[index(cell)] + standing_[field_.terrainCode(cell)];
    }
    bool isPointwise() const override { return pointwise_; }
    int at(GridPoint place) const override { return places_ ? places_->at(place) : 0; }
    HeightSpan boundsAt(GridPoint place) const override { return places_->boundsAt(place); }
    HeightSpan around(GridPoint place) const override { return places_->around(place); }
    HeightSpan within(model::Relief::FaceIndex face) const override { return places_->within(face); }
    const char* method() const override { return method_.c_str(); }

    Explanation why(Cell cell) const override {
        const FoundHeight found = find(cell);
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
    static std::size_t index(Cell cell) { return static_cast<std::size_t>(cell); }
    std::string word(const char* name) const { return wordOf(parameters_, contourHeightsDescription, name); }
    int number(const char* name) const { return numberOf(parameters_, contourHeightsDescription, name); }

    ContourReading readingOf() const {
        const bool full = method_ == "topographic-full";
        ContourReading reading;
        reading.isSimplified = method_ == "simplified";
        reading.isPointwise = method_.starts_with("topographic");
        reading.asksSummits = full || method_ == "topographic-summits";
        reading.asksLowPoints = full || method_ == "topographic-bottoms";
        reading.withZero = word("mark-at-zero") == "yes";
        reading.nearestPoints = word("slope-by") == "nearest-points";
        reading.dashedHalf = word("below-dashed") == "half";
        reading.touch = std::max(number("touch"), 0);
        reading.interval = std::max(field_.mapset().catalogue.scales.levelHeight, 1);
        reading.step = std::max(number("step"), 1);
        reading.summitRise = number("summit-rise");
        reading.lowPointFall = reading.interval / (word("low-point-part") == "quarter" ? 4 : 2);
        return reading;
    }

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

    bool isSea(Cell cell) const { return sea_ != 0 && (field_.tags(cell) & sea_) != 0; }
    FoundHeight find(Cell cell) const {
        if (isSea(cell)) return {.reason = "water-level"};
        if (!places_) return {.reason = "level", .height = field_.level(cell) * interval_};
        return places_->find(field_.centre(cell));
    }

    const Battlefield& field_;
    std::shared_ptr<const PlaceHeights> places_;  // null without contours
    Parameters parameters_;
    std::string method_;
    bool pointwise_ = false;
    int interval_ = 1;
    TagMask sea_ = 0;
    std::vector<int> tallest_, standing_;  // by terrain code
    std::vector<int> ground_, top_;        // by cell
};

}  // namespace

std::unique_ptr<Heights> makeContourHeights(const Battlefield& field, const StrategyChoice* choice) {
    return std::make_unique<ContourHeights>(field, choice);
}

}  // namespace cota::mapsets
