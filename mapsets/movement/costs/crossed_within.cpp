#include "mapsets/movement/costs/crossed_within.h"

#include <algorithm>

#include "mapsets/strategy/unit_strategies.h"

namespace cota::mapsets {

using model::Direction;

namespace {

bool hasAnyTag(const Tags& tags, const std::vector<std::string>& words) {
    return std::ranges::any_of(words, [&](const std::string& word) { return hasTag(tags, word); });
}

}  // namespace

CrossedWithin::CrossedWithin(const Battlefield& field, const CostTable& costs,
                             const model::Scenario* scenario)
    : parameters(choiceOf(field, crossedWithinDescription), field), field_(&field), costs_(&costs) {
    const auto* choice = choiceOf(field, crossedWithinDescription);
    if (choice == nullptr) return;
    const auto& catalogue = field.mapset().catalogue;
    const auto water = wordOf(parameters, crossedWithinDescription, "banks-in");
    for (const auto& terrain : catalogue.terrains) isWater_.push_back(hasTag(terrain.tags, water));
    const auto courses = riverKinds(catalogue, water);
    readCrossings(*choice);
    riverAt_.assign(static_cast<std::size_t>(field.cellCount()), -1);
    for (const auto cell : field.hexes())
        for (const auto terrain : field.terrainsIn(cell))
            if (isWater(terrain) && riverAt_[static_cast<std::size_t>(cell)] < 0)
                addRiver(cell, terrain, courses);
    if (rivers_.empty()) riverAt_.clear();
    const auto closed = wordOf(parameters, crossedWithinDescription, "closed");
    if (scenario == nullptr || closed.empty()) return;
    for (const auto& part : scenario->parts)
        for (const auto& hex : part.hexes)
            if (const auto cell = part.kind.text == closed ? field.resolve(hex.label) : std::nullopt;
                cell && isRiver(*cell))
                rivers_[static_cast<std::size_t>(riverAt_[static_cast<std::size_t>(*cell)])].closed = true;
}

void CrossedWithin::readCrossings(const StrategyChoice& choice) {
    const auto& catalogue = field_->mapset().catalogue;
    for (const auto& row : choice.rows) {
        if (row.kind != "crossing") continue;
        Crossing crossing;
        crossing.features = wordsOf(valueOf(row, "features"));
        crossing.roll = valueOf(row, "roll") == "yes";
        crossing.passesOnly = valueOf(row, "passes-only") == "yes";
        const auto along = wordsOf(valueOf(row, "along"));
        for (std::size_t kind = 0; kind < catalogue.pathKinds.size(); ++kind)
            if (hasAnyTag(catalogue.pathKinds[kind].tags, along)) crossing.along.push_back(kind);
        for (std::size_t kind = 0; kind < catalogue.terrains.size(); ++kind)
            if (catalogue.terrains[kind].id.text == valueOf(row, "as")) crossing.as = static_cast<int>(kind);
        const auto classes = wordsOf(valueOf(row, "classes"));
        for (const auto& mobility : catalogue.mobilities)
            if (!classes.empty())
                crossing.classes.push_back(std::ranges::find(classes, mobility.id.text) != classes.end());
        crossings_.push_back(std::move(crossing));
    }
}

void CrossedWithin::addRiver(Cell cell, std::uint16_t terrain, const std::vector<std::size_t>& courses) {
    River river;
    river.terrain = terrain;
    river.banks = banksOf(riverCourse(*field_, cell, courses));
    if (river.banks.count < 2) return;  // it can be walked around: the hex is land
    const auto& catalogue = field_->mapset().catalogue;
    river.staysCross = hasAnyTag(catalogue.terrains[terrain].tags,
                                 wordsOf(wordOf(parameters, crossedWithinDescription, "stop-crosses")));
    for (const auto& feature : field_->features(cell))
        for (std::size_t i = 0; i < crossings_.size(); ++i)
            if (hasAnyTag(catalogue.features[feature.kind].tags, crossings_[i].features))
                river.crossings.push_back(static_cast<std::uint8_t>(i));
    riverAt_[static_cast<std::size_t>(cell)] = static_cast<std::int32_t>(rivers_.size());
    rivers_.push_back(std::move(river));
}

int CrossedWithin::lanes(Cell cell) const {
    const auto* river = riverIn(cell);
    return river == nullptr ? 1 : 2 * river->banks.count;
}

int CrossedWithin::laneThrough(Cell cell, Direction from) const {
    const auto* river = riverIn(cell);
    return river == nullptr ? 0 : river->banks.side[static_cast<std::size_t>(from)];
}

bool CrossedWithin::mayStay(Cell cell, int lane) const {
    const auto* river = riverIn(cell);
    return river == nullptr || lane >= river->banks.count;
}

bool CrossedWithin::hasBridge(const River& river) const {
    return std::ranges::any_of(river.crossings, [&](std::uint8_t i) { return !crossings_[i].along.empty(); });
}

bool CrossedWithin::isPlainWay(Cell cell) const {
    const auto* river = riverIn(cell);
    return river == nullptr || hasBridge(*river);
}

/// Whether the step across that side of a hex with a bridge runs along the bridge's path.
bool CrossedWithin::isBridged(const River& river, Cell cell, Direction towards) const {
    return std::ranges::any_of(river.crossings, [&](std::uint8_t i) {
        return std::ranges::any_of(crossings_[i].along,
                                   [&](std::size_t kind) { return field_->linked(kind, cell, towards); });
    });
}

/// The cheapest crossing of the river without a bridge.
CrossedWithin::Toll CrossedWithin::tollOf(const River& river, const Mover& mover) const {
    const auto& terrains = field_->mapset().catalogue.terrains;
    Toll best{costs_->terrain(river.terrain, mover.mobility), "water-crossed",
              terrains[river.terrain].id.text, false};
    if (river.closed) best = {{TableCost::Kind::prohibited, 0}, "water-closed", {}, false};
    for (const auto i : river.crossings) {
        const auto& crossing = crossings_[i];
        if (crossing.as < 0) continue;
        if (!crossing.classes.empty() && !crossing.classes[static_cast<std::size_t>(mover.mobility)])
            continue;
        const auto as = static_cast<std::size_t>(crossing.as);
        const auto cost = costs_->terrain(as, mover.mobility);
        const bool better = cost.kind != TableCost::Kind::prohibited &&
                            (best.cost.kind == TableCost::Kind::prohibited ||
                             (cost.isPoints() && (!best.cost.isPoints() || cost.points < best.cost.points)));
        if (better) best = {cost, "water-crossed", terrains[as].id.text, crossing.roll};
    }
    if (best.cost.kind == TableCost::Kind::prohibited && !river.closed) best.reason = "water-bank";
    return best;
}

void CrossedWithin::Toll::payIn(JudgedStep& step) const {
    step.add(cost, reason, what);
    if (!step.isProhibited() && roll) step.addFlags(stepByRoll);
}

bool CrossedWithin::isCrossedBy(const JudgedStep& step, const River& river) const {
    const auto bank = static_cast<std::uint8_t>(step.lane % river.banks.count);
    if (!river.banks.isCourse(step.towards))
        return river.banks.side[static_cast<std::size_t>(step.towards)] != bank;
    const auto* next = riverIn(step.to);
    return alongRiver(river.banks, bank, step.towards, next != nullptr ? next->banks : Banks{}).count == 0;
}

void CrossedWithin::leave(JudgedStep& step) const {
    const auto* river = riverIn(step.from);
    if (river == nullptr || !isCrossedBy(step, *river)) return;
    if (isBridged(*river, step.from, step.towards))
        step.add({TableCost::Kind::points, 0}, "water-bridge");
    else
        tollOf(*river, step.mover).payIn(step);
}

void CrossedWithin::enter(JudgedStep& step) const {
    const auto* river = riverIn(step.to);
    if (river == nullptr) return;
    const auto back = model::opposite(step.towards);
    const auto& banks = river->banks;
    if (isBridged(*river, step.to, back)) {
        // On the bridge: it may leave to either bank, and may stay.
        const auto bank = banks.side[static_cast<std::size_t>(back)];
        return step.arriveIn(banks.count + bank, banks.count + (bank + 1) % banks.count);
    }
    const auto* before = riverIn(step.from);
    NextBanks next = eitherBank(banks, back);
    if (before != nullptr && before->banks.isCourse(step.towards)) {
        const auto bank = static_cast<std::uint8_t>(step.lane % before->banks.count);
        const auto along = alongRiver(before->banks, bank, step.towards, banks);
        if (along.count > 0) next = along;
    }
    step.arriveOn(next);
}

bool CrossedWithin::stay(JudgedStep& step) const {
    const auto* river = riverIn(step.from);
    if (river == nullptr || step.lane >= river->banks.count) return false;
    auto toll = tollOf(*river, step.mover);
    const bool isForded = std::ranges::any_of(
        river->crossings, [&](auto i) { return crossings_[i].as >= 0 && !crossings_[i].passesOnly; });
    if (!river->staysCross && !isForded) toll.cost = {TableCost::Kind::prohibited, 0};
    const int count = river->banks.count;
    step.arriveIn(count + (step.lane + 1) % count, count > 2 ? count + (step.lane + 2) % count : noLane);
    toll.payIn(step);
    return true;
}

}  // namespace cota::mapsets
