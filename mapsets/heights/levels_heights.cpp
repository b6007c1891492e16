// Heights by whole elevation levels.

#include <algorithm>
#include <array>

#include "mapsets/heights/heights.h"

namespace cota::mapsets {

namespace {

using Kind = Parameter::Kind;

constexpr std::array levelsHeightsParameterRows = {
    Parameter{"levels-from", Kind::word, "hex",
              local("where levels come from: the level of each hex, or the contours drawn, if there are any"),
              "hex polyline"},
    Parameter{"raised", Kind::tags, "", local("terrain that adds its height to the units in it")},
    Parameter{"raised-ends", Kind::word, "both",
              local("which end is raised by its terrain: both, or only the target"), "both target"},
    Parameter{"relief-terrain", Kind::words, "", local("terrain that hexes have from a certain level on")},
    Parameter{"relief-from", Kind::integer, "1", local("that level")}.between(-1000, 1000),
    Parameter{"coverage-over", Kind::integer, "0",
              local("percentage of a hex that a terrain must exceed to be used")}
        .between(0, 100),
    Parameter{"seams", Kind::word, "union", local("terrain of a hex on two boards"), "union first-board"},
    Parameter{"seams-confirmed", Kind::words, "",
              local("flag of a hex note: the halves are correct as drawn")},
};

constexpr std::array levelsHeightsReasonRows = {
    ReasonRow{"ground", local("level {level}")},
    ReasonRow{"drawn", local("level {level}, counted from the contours drawn")},
    ReasonRow{"raised", local("level {level}, plus {height} for {terrain}")},
};

class LevelsHeights final : public Heights {
  public:
    LevelsHeights(const Battlefield& field, const StrategyChoice* choice)
        : field_(field),
          parameters_(choice, field),
          levelHeight_(std::max(field.mapset().catalogue.scales.levelHeight, 1)) {
        const TagMask raised = field.maskOfAll(wordOf(parameters_, levelsHeightsDescription, "raised"));
        const bool both = wordOf(parameters_, levelsHeightsDescription, "raised-ends") == "both";
        const Catalogue& catalogue = field.mapset().catalogue;
        for (std::uint16_t code = 0; code < field.terrainCodes(); ++code) {
            Obstacle tallest;
            int stand = 0;
            for (const std::uint16_t terrain : field.terrainsOf(code)) {
                const TerrainType& type = catalogue.terrains[terrain];
                if (type.height > tallest.levels) tallest = {type.height, &type.id.text};
                if (isAny(type.tags, raised)) stand = std::max(stand, type.height);
            }
            ofCode_.push_back(tallest);
            standing_.push_back(stand);
        }
        observerRaised_ = both;
    }

    int ground(Cell cell) const override { return field_.level(cell) * levelHeight_; }
    int top(Cell cell) const override { return (field_.level(cell) + obstacle(cell).levels) * levelHeight_; }
    int eye(Cell cell, End end) const override {
        if (end == End::observer && !observerRaised_) return ground(cell);
        return (field_.level(cell) + standing_[field_.terrainCode(cell)]) * levelHeight_;
    }
    Explanation why(Cell cell) const override {
        const std::string level = std::to_string(field_.level(cell));
        const Obstacle tallest = obstacle(cell);
        if (tallest.levels == 0)
            return reason(field_.levelsAreDrawn() ? "drawn" : "ground", {{"level", level}});
        return reason("raised", {{"level", level},
                                 {"terrain", *tallest.id},
                                 {"height", std::to_string(tallest.levels * levelHeight_)}});
    }
    const char* method() const override { return levelsHeightsDescription.name; }

  private:
    struct Obstacle {
        int levels = 0;
        const std::string* id = nullptr;
    };

    bool isAny(const Tags& tags, TagMask mask) const {
        return std::ranges::any_of(tags,
                                   [&](const std::string& tag) { return (field_.maskOf(tag) & mask) != 0; });
    }
    Explanation reason(const char* id, std::vector<model::MessageValue> values) const {
        return explanationOf(levelsHeightsDescription, parameters_, id, std::move(values));
    }
    Obstacle obstacle(Cell cell) const {
        Obstacle tallest = ofCode_[field_.terrainCode(cell)];
        for (const FieldFeature& feature : field_.features(cell)) {
            const FeatureType& type = field_.mapset().catalogue.features[feature.kind];
            if (type.height > tallest.levels) tallest = {type.height, &type.id.text};
        }
        return tallest;
    }

    const Battlefield& field_;
    Parameters parameters_;
    int levelHeight_;
    bool observerRaised_ = true;
    std::vector<Obstacle> ofCode_;
    std::vector<int> standing_;  // by terrain code: levels that raise the units in it
};

}  // namespace

const StrategyDescription levelsHeightsDescription = {
    "heights",
    "levels",
    levelsHeightsParameterRows,
    levelsHeightsReasonRows,
    {},
    {},
    local("whole levels for each hex, with terrain that raises the units in it")};

std::unique_ptr<Heights> makeLevelsHeights(const Battlefield& field, const StrategyChoice* choice) {
    return std::make_unique<LevelsHeights>(field, choice);
}

}  // namespace cota::mapsets
