// Heights from drawn contours: each hex has the height of its centre. drawn_ground.h computes the part that
// depends on contours alone, once per drawing; this file adds terrain and areas.

#include <oneapi/tbb/parallel_for.h>

#include <algorithm>
#include <array>
#include <string_view>

#include "formats/model/geometry/lattice_hexes.h"
#include "formats/model/geometry/outline.h"
#include "mapsets/ground/drawn_ground.h"
#include "mapsets/heights/heights.h"

namespace cota::mapsets {

namespace {

using model::GridPoint;

/// Whether a line from a point in a hex or on its border passes through the inside of the hex.
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
        if (field.ground() && !field.ground()->relief().empty()) places_ = field.ground()->heights(reading);
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
    const PlaceHeights* places() const override {
        return places_ && places_->reading().isPointwise ? places_.get() : nullptr;
    }
    const char* method() const override { return method_.c_str(); }

    Explanation why(Cell cell) const override {
        const FoundHeight found = find(cell);
        std::vector<model::MessageValue> values;
        const auto add = [&](const char* name, std::string value) {
            values.push_back({name, std::move(value)});
        };
        const std::string reason = reasonOf(found);
        if (reason == "level") {
            add("level", std::to_string(field_.level(cell)));
        } else if (reason == "water-level") {
            add("terrain", seaIn(cell));
        } else if (isOnSlope(found)) {
            const model::SlopeLine& slope = found.slope;
            add("part", std::to_string(slope.mark) + "/" + std::to_string(slope.marks));
            add("low", std::to_string(slope.low));
            add("high", std::to_string(slope.high));
            add("low-contour", contourOf(slope.lowPiece));
            add("high-contour", contourOf(slope.highPiece));
            add("length", std::to_string(metresOf(slope.length)));
            add("below", std::to_string(metresOf(slope.below)));
            add("above", std::to_string(metresOf(slope.length - slope.below)));
            add("most", std::to_string(places_->reading().slope.most));
        } else {
            add("height", std::to_string(found.contour));
            add("rise", std::to_string(found.height - found.contour));
            add("fall", std::to_string(found.contour - found.height));
            add("summit", std::to_string(found.summit));
            add("lowest", std::to_string(found.summit));
        }
        return explanationOf(contourHeightsDescription, parameters_, reason, std::move(values));
    }

    std::vector<Explanation> remarks(Cell cell) const override {
        std::vector<Explanation> all;
        if (!places_ || isSea(cell)) return all;
        const FoundHeight found = find(cell);
        if (isOnSlope(found))
            for (const std::uint32_t piece : {found.slope.lowPiece, found.slope.highPiece})
                if (places_->relief().isLed(places_->relief().pieces()[piece]))
                    all.push_back(explained("led", {{"contour", contourOf(piece)}}));
        for (const OtherReading& other : others_.to(0, [&] { return otherReadings(); })->all) {
            const int height = other.places->find(field_.centre(cell)).height;
            if (height == found.height) continue;
            all.push_back(explained(
                "other-reading",
                {{"option", other.option}, {"word", other.word}, {"height", std::to_string(height)}}));
        }
        return all;
    }

  private:
    /// The heights if an option that affects the reading of contours had another value.
    struct OtherReading {
        std::string option, word;
        std::shared_ptr<const PlaceHeights> places;
    };
    struct OtherReadings {
        std::vector<OtherReading> all;
    };

    static std::size_t index(Cell cell) { return static_cast<std::size_t>(cell); }
    std::string word(const char* name) const { return wordOf(parameters_, contourHeightsDescription, name); }
    int number(const char* name) const { return numberOf(parameters_, contourHeightsDescription, name); }

    Explanation explained(const char* reason, std::vector<model::MessageValue> values) const {
        return explanationOf(contourHeightsDescription, parameters_, reason, std::move(values));
    }
    static bool isOnSlope(const FoundHeight& found) {
        return found.reason == std::string_view("slope") || found.reason == std::string_view("layer");
    }
    /// Each way to measure slopes has its own reason.
    std::string reasonOf(const FoundHeight& found) const {
        using By = model::SlopeReading::By;
        if (!isOnSlope(found) || found.slope.isStraight) return found.reason;
        const By by = places_->reading().slope.by;
        const std::string how = by == By::nearestPoints ? "-by-points"
                                : by == By::straight    ? "-no-line"
                                                        : "-far";
        return found.reason + how;
    }
    /// The id of the contour of a piece; its height if it has no id.
    std::string contourOf(std::uint32_t piece) const {
        const model::Relief& relief = places_->relief();
        const model::Relief::Line& line = relief.lines()[relief.pieces()[piece].line];
        const std::string& name = field_.nameOfContour(line.contours.front());
        return name.empty() ? std::to_string(line.metres) : name;
    }

    /// Only options that make a difference: a method without summits ignores the option about them.
    OtherReadings otherReadings() const {
        OtherReadings others;
        for (const char* name : {"slope-by", "edge", "summit-at-edge"}) {
            const std::string chosen = word(name);
            for (const std::string& other : wordsOf(rowWords(name))) {
                ContourReading reading = places_->reading();
                reading.isPointwise = false;  // only centres are compared
                if (other == chosen || !put(reading, name, other)) continue;
                const std::string option = parameters_.optionOf(name);
                others.all.push_back(
                    {option.empty() ? name : option, other, field_.ground()->heightsBy(reading)});
            }
        }
        return others;
    }
    static std::string rowWords(std::string_view name) {
        return std::ranges::find(contourHeightsDescription.parameters, name, &Parameter::name)->words;
    }
    /// Sets one field of the reading by its parameter. Returns false if nothing changes.
    static bool put(ContourReading& reading, std::string_view name, std::string_view word) {
        using By = model::SlopeReading::By;
        const ContourReading before = reading;
        if (name == "slope-by")
            reading.slope.by = word == "nearest-points" ? By::nearestPoints
                               : word == "collinear"    ? By::straight
                                                        : By::nearStraight;
        if (name == "edge") reading.isBeyondEdge = word == "one-hex";
        if (name == "summit-at-edge" && (reading.asksSummits || reading.asksLowPoints))
            reading.isSummitAtEdge = word == "edge";
        return reading != before;
    }

    ContourReading readingOf() const {
        const bool full = method_ == "topographic-full";
        ContourReading reading;
        reading.isSimplified = method_ == "simplified";
        reading.isPointwise = method_.starts_with("topographic");
        reading.asksSummits = full || method_ == "topographic-summits";
        reading.asksLowPoints = full || method_ == "topographic-bottoms";
        for (const char* name : {"slope-by", "edge", "summit-at-edge"}) put(reading, name, word(name));
        reading.slope.most = number("line-most");
        reading.slope.step = std::max(number("step"), 1);
        reading.slope.withZero = word("mark-at-zero") == "yes";
        reading.dashedHalf = reading.isSimplified && word("below-dashed") == "half";
        reading.touch = std::max(number("touch"), 0);
        reading.interval = std::max(field_.mapset().catalogue.scales.levelHeight, 1);
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

    /// An area that covers too little of a hex to give it its terrain is still an obstacle in it; one that
    /// only touches the border of the hex is not.
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
    LastAnswer<int, OtherReadings> others_;       // computed on request
    Parameters parameters_;
    std::string method_;
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
