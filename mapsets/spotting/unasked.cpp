// The answers of a game without rules for a question: flat ground, no lines of sight, no limits. Games name
// these strategies ("flat", "none"). A game that names an unknown strategy gets them too, with a finding,
// rather than the rules of another game.

#include <algorithm>
#include <array>

#include "mapsets/spotting/fire_path.h"
#include "mapsets/spotting/spotting.h"
#include "mapsets/strategy/unit_strategies.h"

namespace cota::mapsets {

namespace {

constexpr std::array heightsReasons = {ReasonRow{"no-heights", local("this game has no rules for heights")}};
constexpr std::array unaskedSightReasons = {
    ReasonRow{"no-sight-rules", local("this game has no rules for lines of sight")}};
constexpr std::array spottingReasons = {ReasonRow{"no-limit", local("this game has no rules for spotting")}};
constexpr std::array fireReasons = {
    ReasonRow{"no-fire-rules", local("this game has no rules for fire past friendly units")},
    ReasonRow{"no-sight", local("there is no line of sight")}};

class FlatHeights final : public Heights {
  public:
    FlatHeights(const Battlefield& field, const StrategyChoice* choice) : parameters_(choice, field) {}
    int ground(Cell) const override { return 0; }
    int top(Cell) const override { return 0; }
    int eye(Cell, End) const override { return 0; }
    Explanation why(Cell) const override {
        return explanationOf(flatHeightsDescription, parameters_, "no-heights");
    }
    const char* method() const override { return flatHeightsDescription.name; }

  private:
    Parameters parameters_;
};

class NoSight final : public Sight {
  public:
    NoSight(const Battlefield& field, const StrategyChoice* choice)
        : field_(field), parameters_(choice, field) {}
    SightResult judge(Cell, Cell, SightRecorder* recorder, std::span<const Cell>) const override {
        if (recorder) {
            *recorder = {};
            recorder->reason = explanationOf(noSightDescription, parameters_, "no-sight-rules");
        }
        return {};
    }
    bool isMutual() const override { return true; }

  protected:
    const Battlefield& field() const override { return field_; }
    void judgeRow(std::size_t, std::size_t first, std::size_t last,
                  std::span<SightResult> out) const override {
        std::ranges::fill(out.subspan(first, last - first), SightResult{});
    }

  private:
    const Battlefield& field_;
    Parameters parameters_;
};

class NoSpotting final : public Spotting {
  public:
    NoSpotting(const Battlefield& field, const Sight& sight, const StrategyChoice* choice)
        : field_(field), sight_(sight), parameters_(choice, field) {}
    int range(const SpottingQuery&, std::vector<RangeStep>* steps) const override {
        if (steps) *steps = {{unlimitedRange, explanationOf(noSpottingDescription, parameters_, "no-limit")}};
        return unlimitedRange;
    }
    int distance(Cell from, Cell to) const override { return field_.distance(from, to); }
    bool isAlways(Cell, Cell) const override { return false; }

  protected:
    const Sight& sight() const override { return sight_; }

  private:
    const Battlefield& field_;
    const Sight& sight_;
    Parameters parameters_;
};

class NoFirePath final : public FirePath {
  public:
    NoFirePath(const Battlefield& field, const Sight& sight, const StrategyChoice* choice)
        : sight_(sight), parameters_(choice, field) {}
    FireVerdict judge(const FireQuery& query) const override {
        const bool clear = sight_.judge(query.from, query.to).isClear();
        return {clear,
                explanationOf(noFirePathDescription, parameters_, clear ? "no-fire-rules" : "no-sight"),
                {}};
    }

  private:
    const Sight& sight_;
    Parameters parameters_;
};

}  // namespace

const StrategyDescription flatHeightsDescription = {"heights",           "flat", {}, heightsReasons, {}, {},
                                                    local("flat ground")};
const StrategyDescription noSightDescription = {
    "sight",
    "none",
    {},
    unaskedSightReasons,
    {},
    {},
    local("no rules for lines of sight: every unit sees everything")};
const StrategyDescription noSpottingDescription = {
    "spotting",
    "none",
    {},
    spottingReasons,
    {},
    {},
    local("no rules for spotting: every unit in sight is spotted")};
const StrategyDescription noFirePathDescription = {
    "fire", "none", {}, fireReasons, {}, {}, local("no rules for fire past friendly units")};

std::unique_ptr<Heights> makeFlatHeights(const Battlefield& field, const StrategyChoice* choice) {
    return std::make_unique<FlatHeights>(field, choice);
}

std::unique_ptr<Sight> makeNoSight(const Battlefield& field, const Heights&, const StrategyChoice* choice,
                                   std::shared_ptr<KeptLines>) {
    return std::make_unique<NoSight>(field, choice);
}

std::unique_ptr<Spotting> makeNoSpotting(const Battlefield& field, const Heights&, const Sight& sight,
                                         const StrategyChoice* choice) {
    return std::make_unique<NoSpotting>(field, sight, choice);
}

std::unique_ptr<FirePath> makeNoFirePath(const Battlefield& field, const Sight& sight, const UnitTags&,
                                         const StrategyChoice* choice) {
    return std::make_unique<NoFirePath>(field, sight, choice);
}

/// For an unknown name, these strategies are not created at all, so only the name needs a description.
std::vector<StrategyDescription> unaskedStrategies() {
    std::vector<StrategyDescription> all;
    for (const auto* question : {"counters", "movement", "rivers", "occupation", "stacking", "approach",
                                 "command", "assault", "initial-control", "order"})
        all.push_back({question, "none", {}, {}});
    return all;
}

}  // namespace cota::mapsets
