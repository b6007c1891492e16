#include "mapsets/analysis/strength.h"

#include <algorithm>
#include <map>

#include "mapsets/catalogue/attribute_type.h"
#include "mapsets/spotting/fire_range.h"
#include "mapsets/strategy/parameters.h"
#include "mapsets/strategy/strategy.h"

namespace cota::mapsets {

namespace {

constexpr std::string_view questionOfCounters = "counters";
constexpr int mostTurnsAdded = 999;

/// When a unit is on the map.
struct Presence {
    std::optional<int> from;  // nothing: no stated turn
    bool isByRoll = false;
    bool isInPool = false;
};

class StrengthAdder {
  public:
    StrengthAdder(const Battlefield& field, const Roster& roster, const model::Scenario& scenario,
                  const std::vector<StrengthMeasure>& measures)
        : field_(field), roster_(roster), measures_(measures), count_(scenario.turns.count) {
        count_ = std::clamp(count_, 1, mostTurnsAdded);
        for (const auto& group : scenario.groups)
            if (group.roll) rolled_[group.id] = true;
    }

    SideStrength of(const model::SideId& side) const {
        SideStrength made{side, {}, 0, 0};
        for (int turn = 1; turn <= count_; ++turn) {
            made.turns.push_back({.turn = turn, .sums = {}});
            made.turns.back().sums.resize(measures_.size());
        }
        for (UnitIndex unit = 0; unit < static_cast<UnitIndex>(roster_.units().size()); ++unit)
            if (roster_[unit].side == side) add(unit, made);
        return made;
    }

  private:
    std::optional<Presence> presenceOf(UnitIndex unit) const {
        using Where = RosterUnit::Where;
        const RosterUnit& self = roster_[unit];
        const RosterUnit& one = self.bearer == noUnit ? self : roster_[self.bearer];
        switch (one.where) {
            case Where::nowhere:
            case Where::out:
                return std::nullopt;
            case Where::pool:
                return Presence{{}, false, true};
            case Where::arrival:
                return Presence{one.turn, rolled_.contains(one.group), false};
            case Where::hex:
            case Where::aboard:
            case Where::group:
                break;
        }
        return Presence{1, false, false};
    }

    void add(UnitIndex unit, SideStrength& side) const {
        const auto there = presenceOf(unit);
        if (!there) return;
        side.inPool += there->isInPool ? 1 : 0;
        side.withoutTurn += !there->isInPool && !there->from ? 1 : 0;
        if (!there->from) return;
        const int from = std::max(*there->from, 1);
        std::vector<std::optional<UnitStrength>> strengths;
        for (const auto& measure : measures_) strengths.push_back(strengthOf(field_, roster_, unit, measure));
        for (TurnStrength& turn : side.turns) {
            if (turn.turn < from) continue;
            turn.units += there->isByRoll ? 0 : 1;
            turn.mayArrive += there->isByRoll ? 1 : 0;
            turn.arriving += !there->isByRoll && from > 1 && turn.turn == from ? 1 : 0;
            for (std::size_t i = 0; i < strengths.size(); ++i) {
                if (!strengths[i]) continue;
                auto& sum = turn.sums[i];
                if (!strengths[i]->strength)
                    ++sum.unknown;
                else
                    (there->isByRoll ? sum.mayAdd : sum.sum) += *strengths[i]->strength;
            }
        }
    }

    const Battlefield& field_;
    const Roster& roster_;
    const std::vector<StrengthMeasure>& measures_;
    int count_;
    std::map<model::GroupId, bool> rolled_;
};

}  // namespace

std::vector<StrengthMeasure> strengthMeasures(const Battlefield& field) {
    std::vector<StrengthMeasure> measures;
    const Catalogue& game = field.mapset().catalogue;
    const auto* choice = game.strategy(questionOfCounters);
    if (choice == nullptr) return measures;
    for (const StrategyRow& row : choice->rows) {
        if (row.kind != "strength") continue;
        measures.push_back({.id = row.name,
                            .name = nameOfRow(game, questionOfCounters, row.name),
                            .citation = row.from.citation,
                            .value = valueOf(row, "value"),
                            .range = valueOf(row, "range"),
                            .isPerStep = valueOf(row, "per-step") == "yes",
                            .isOfFigures = valueOf(row, "figures") == "yes"});
    }
    return measures;
}

std::optional<UnitStrength> strengthOf(const Battlefield& field, const Roster& roster, UnitIndex unit,
                                       const StrengthMeasure& measure) {
    const RosterUnit& one = roster[unit];
    UnitStrength made;
    if (measure.isOfFigures) {
        const auto printed = printedFire(field, roster, unit, measure.range, measure.value);
        if (!printed) return std::nullopt;
        made = {printed->power, printed->range};
    } else {
        const auto* value = one.values.find(measure.value);
        if (value == nullptr) return std::nullopt;
        if (const auto pair = readFire(*value)) {
            made = {pair->strength, pair->range};
        } else {
            made.strength = readInteger(*value);
            if (!measure.range.empty()) made.range = integerIn(one.values, measure.range);
        }
    }
    if (measure.isPerStep && made.strength)
        made.strength = one.steps > 0 ? std::optional(*made.strength * one.steps) : std::nullopt;
    return made;
}

std::vector<SideStrength> strengthByTurn(const Battlefield& field, const Roster& roster,
                                         const model::Scenario& scenario,
                                         const std::vector<StrengthMeasure>& measures) {
    const StrengthAdder adder(field, roster, scenario, measures);
    std::vector<SideStrength> sides;
    for (const auto& side : scenario.sides) sides.push_back(adder.of(side.id));
    return sides;
}

}  // namespace cota::mapsets
