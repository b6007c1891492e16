#include "mapsets/command/unled.h"

#include <algorithm>

#include "mapsets/command/command.h"

namespace cota::mapsets {

namespace {

bool isDark(const Battlefield& field, const Control& control, const TurnConditions& conditions) {
    const auto* lights = field.mapset().catalogue.wordList("light");
    if (!control.mayBindUnled() || lights == nullptr || lights->words.empty()) return false;
    const auto* light = conditions.light.empty() ? &lights->words.front() : lights->find(conditions.light);
    return light != nullptr && control.bindsUnled(light->tags);
}

bool areAlike(const TurnConditions& one, const TurnConditions& other) {
    return one.light == other.light && one.weather == other.weather && one.visibility == other.visibility &&
           one.values == other.values;
}

}  // namespace

Unled::Unled(const model::Document& document, const Play& play, const Roster& roster, UnitIndex unit,
             int lastTurn)
    : play_(&play),
      roster_(&roster),
      unit_(unit),
      approach_(makeApproach(play.field(), roster.tags())),
      control_(document, play.field(), roster) {
    const auto& field = play.field();
    if ((!approach_ && !control_.mayBindUnled()) || !document.scenario) return;
    const auto& track = (*document.scenario)->turns;
    const int first = roster[unit].turn.value_or(1);
    // Conditions stay the same after the last turn the scenario describes.
    const int last = std::max(1, std::min(lastTurn == 0 ? track.count : lastTurn, track.count - first + 1));
    bool isBound = false;
    for (int turn = 0; turn < last; ++turn) {
        Turn one{conditionsOf(track, first + turn), false, {}};
        if (!turns_.empty() && areAlike(turns_.back()->conditions, one.conditions)) {
            turns_.push_back(std::make_unique<Turn>(*turns_.back()));
            continue;
        }
        one.isDark = isDark(field, control_, one.conditions);
        one.sides.assign(static_cast<std::size_t>(field.cellCount()), 0);
        if (approach_) approach_->close(roster, unit, spotsIn(one.conditions), one.sides);
        isBound =
            isBound || one.isDark || std::ranges::any_of(one.sides, [](auto side) { return side != 0; });
        turns_.push_back(std::make_unique<Turn>(std::move(one)));
    }
    if (!isBound) turns_.clear();
}

SpotsAt Unled::spotsIn(const TurnConditions& conditions) const {
    return [this, conditions](UnitIndex enemy, UnitIndex unit, Cell cell) {
        const auto& roster = *roster_;
        return play_->spotting().spots(
            {roster[enemy].cell, cell, conditions, &roster[enemy].values, &roster[unit].values});
    };
}

const Unled::Turn& Unled::turnAt(int turn) const {
    return *turns_[std::min(static_cast<std::size_t>(std::max(turn, 1)), turns_.size()) - 1];
}

void Unled::bind(ReachQuery& query) {
    if (!isBound()) return;
    const auto given = query.rules;
    query.rules.clear();
    query.closedSides.clear();
    for (std::size_t i = 0; i < std::max(turns_.size(), given.size()); ++i) {
        const auto& turn = *turns_[std::min(i, turns_.size() - 1)];
        const auto* rules = given.empty() ? nullptr : given[std::min(i, given.size() - 1)];
        query.rules.push_back(turn.isDark ? &inTheDark(rules) : rules);
        query.closedSides.push_back(&turn.sides);
    }
}

const CellRules& Unled::inTheDark(const CellRules* rules) {
    const auto& field = play_->field();
    auto dark = rules != nullptr && !rules->empty()
                    ? std::make_unique<CellRules>(*rules)
                    : std::make_unique<CellRules>(static_cast<std::size_t>(field.cellCount()), 0);
    for (const auto cell : field.hexes())
        if (control_.sideAt(cell) != (*roster_)[unit_].side)
            (*dark)[static_cast<std::size_t>(cell)] |= cellShut;
    return *darkRules_.emplace_back(std::move(dark));
}

std::optional<LeaderNeed> Unled::need(Cell from, Cell to, int turn) const {
    if (turns_.empty()) return std::nullopt;
    const auto& when = turnAt(turn);
    if (approach_) {
        const auto answer = approach_->judge(*roster_, unit_, from, to, spotsIn(when.conditions));
        if (answer.needsLeader) return LeaderNeed{answer.reason, answer.citation, answer.because};
    }
    if (when.isDark && control_.sideAt(to) != (*roster_)[unit_].side)
        return LeaderNeed{"dark", control_.unledCitation(), noUnit};
    return std::nullopt;
}

std::vector<UnitIndex> Unled::leadersOf(const Battlefield& field, const Roster& roster, UnitIndex unit) {
    std::vector<UnitIndex> leaders;
    const auto command = makeCommand(field, roster.tags());
    if (!command) return leaders;
    const auto& one = roster[unit];
    const auto mover = one.bearer == noUnit ? unit : one.bearer;
    const auto add = [&](UnitIndex leader) {
        if (std::ranges::find(leaders, leader) == leaders.end()) leaders.push_back(leader);
    };
    for (UnitIndex leader = 0; leader < static_cast<UnitIndex>(roster.units().size()); ++leader) {
        if (roster[leader].side != one.side || !command->isLeader(roster, leader)) continue;
        const bool arrives = one.where == RosterUnit::Where::arrival && !one.group.empty() &&
                             roster[leader].group == one.group;
        if (arrives && command->serves(roster, leader, mover)) add(leader);
        if (roster[leader].cell == noCell || one.cell == noCell) continue;
        for (const auto& acting : command->activateBy(roster, leader))
            if ((acting.unit == mover || acting.unit == unit) && acting.mayApproach)
                add(acting.by == noUnit ? leader : acting.by);
    }
    std::ranges::sort(leaders);
    return leaders;
}

std::vector<LedHex> markLed(const ReachGraph& graph, const ReachSearch& led, const ReachQuery& query,
                            Unled& unled, Reached& reached) {
    std::vector<LedHex> hexes;
    if (!unled.isBound()) return hexes;
    auto bound = query;
    unled.bind(bound);
    ReachSearch search(graph);
    search.run(bound);
    const auto alone = search.result();
    for (auto& hex : reached.hexes) {
        const auto* own = alone.find(hex.cell);
        if (own != nullptr && own->turn <= hex.turn) continue;
        hex.needsLeader = true;
        LedHex one{hex.cell, {}, own != nullptr ? std::optional(own->turn) : std::nullopt};
        const auto way = led.way(hex.cell);
        for (std::size_t i = 1; i < way.size(); ++i)
            if (auto need = unled.need(way[i - 1].cell, way[i].cell, way[i].turn)) {
                one.need = std::move(*need);
                break;
            }
        hexes.push_back(std::move(one));
    }
    return hexes;
}

}  // namespace cota::mapsets
