#include "mapsets/movement/obstacles.h"

#include <algorithm>

#include "mapsets/strategy/unit_strategies.h"

namespace cota::mapsets {

namespace {

void mark(CellRules& rules, Cell cell, std::uint32_t bits) { rules[static_cast<std::size_t>(cell)] |= bits; }

bool obstaclesHasAnyTag(const Tags& tags, const std::vector<std::string>& words) {
    return std::ranges::any_of(words, [&](const std::string& word) { return hasTag(tags, word); });
}

}  // namespace

Obstacles::Obstacles(const Battlefield& field, const Roster& roster, const Movement& movement,
                     const Stacking* stacking)
    : field_(&field), roster_(&roster), movement_(&movement), stacking_(stacking) {
    const Parameters parameters(choiceOf(field, occupantsDescription), field);
    const auto& tags = roster.tags();
    const auto word = [&](const char* name) { return wordOf(parameters, occupantsDescription, name); };
    harmless_ = tags.maskOfAny(word("harmless"));
    harmlessEmpty_ = tags.maskOfAny(word("harmless-empty"));
    noAssault_ = tags.maskOfAny(word("no-assault"));
    excludes_ = tags.maskOfAny(word("excludes"));
    stopIn_ = wordsOf(word("stop-in"));
    mayStopIn_ = wordsOf(word("may-stop-in"));
    assaultByFirstStep_ = word("assault") == "first-step";
    overruns_ = tags.maskOfAny(word("overruns"));
    unseen_ = tags.maskOfAny(word("unseen"));
    const auto toll = model::Rational::parse(word("overrun-toll"));
    toll_ = movement.pointsOf(toll.value_or(model::Rational(0)));
    tollForCargo_ = isYes(parameters, occupantsDescription, "toll-for-cargo");
    tollForUnseen_ = isYes(parameters, occupantsDescription, "toll-for-unseen");
}

bool Obstacles::isHarmless(UnitIndex unit) const {
    return roster_->has(unit, harmless_ | unseen_) || (*roster_)[unit].isCarried() ||
           (roster_->has(unit, harmlessEmpty_) && roster_->cargo(unit).empty());
}

bool Obstacles::isHeldAgainst(Cell cell, const model::SideId& side) const {
    return std::ranges::any_of(roster_->in(cell), [&](UnitIndex unit) {
        return (*roster_)[unit].side != side && !isHarmless(unit);
    });
}

/// The extra cost of overrunning the enemies in a hex.
Points Obstacles::tollAt(Cell cell, const model::SideId& side) const {
    Points toll = 0;
    for (const auto unit : roster_->in(cell)) {
        if ((*roster_)[unit].side == side) continue;
        if ((*roster_)[unit].isCarried() && !tollForCargo_) continue;
        if (roster_->has(unit, unseen_) && !tollForUnseen_) continue;
        toll += toll_;
    }
    return toll;
}

void Obstacles::addEnemies(CellRules& rules, const Wish& wish, const model::SideId& side) const {
    const TagMask own = wish.unit == noUnit ? 0 : moverOf(*roster_, wish.unit).tags;
    const bool assaults = assaultByFirstStep_ && (own & noAssault_) == 0;
    for (const auto cell : roster_->occupied()) {
        if (!isHeldAgainst(cell, side)) {
            // Unseen enemies do not stop a unit, but it may not stay in their hex.
            const bool unseen = std::ranges::any_of(roster_->in(cell), [&](UnitIndex unit) {
                return (*roster_)[unit].side != side && roster_->has(unit, unseen_);
            });
            if (unseen) mark(rules, cell, cellPassing);
            continue;
        }
        if ((own & overruns_) != 0) {
            mark(rules, cell, cellPassing | withToll(tollAt(cell, side)));
            continue;
        }
        const bool excluded =
            (own & excludes_) == 0 && std::ranges::any_of(roster_->in(cell), [&](UnitIndex unit) {
                return (*roster_)[unit].side != side && roster_->has(unit, excludes_);
            });
        mark(rules, cell, assaults && !excluded ? cellAssault : cellShut);
    }
}

void Obstacles::addFriends(CellRules& rules, const Wish& wish, const model::SideId& side) const {
    const auto mover = wish.unit == noUnit ? noUnit : (*roster_)[wish.unit].bearer;
    const auto own = mover == noUnit ? wish.unit : mover;
    std::vector<StackUnit> room;
    for (const auto cell : roster_->occupied()) {
        const auto units = roster_->in(cell);
        const bool friends =
            std::ranges::any_of(units, [&](UnitIndex unit) { return (*roster_)[unit].side == side; });
        if (!friends) continue;
        if (wish.friends && own != noUnit && stacking_ != nullptr &&
            std::ranges::find(units, own) == units.end() && !fitsWith(*stacking_, *roster_, own, cell, room))
            mark(rules, cell, stacking_->holdsAtAllTimes() ? cellShut : cellPassing);
        if (!wish.helpers || !movement_->isCrossedWithHelp(cell)) continue;
        const bool helped = std::ranges::any_of(units, [&](UnitIndex unit) {
            return unit != own && (*roster_)[unit].side == side &&
                   roster_->has(unit, movement_->helperTags()) && !roster_->has(unit, movement_->helperNot());
        });
        if (helped) mark(rules, cell, cellHelped | cellStops);
    }
}

void Obstacles::addFeatures(CellRules& rules, const model::SideId& side) const {
    const auto& kinds = field_->mapset().catalogue.features;
    for (const auto& feature : field_->features()) {
        if (!feature.side.empty() && feature.side == side) continue;
        const auto& tags = kinds[feature.kind].tags;
        if (obstaclesHasAnyTag(tags, stopIn_)) mark(rules, feature.cell, cellStops);
        if (obstaclesHasAnyTag(tags, mayStopIn_)) mark(rules, feature.cell, cellMayStop);
    }
}

CellRules Obstacles::rules(const Wish& wish) const {
    CellRules rules(static_cast<std::size_t>(field_->cellCount()), 0);
    const auto& side = wish.unit == noUnit ? wish.side : (*roster_)[wish.unit].side;
    if (wish.enemies) addEnemies(rules, wish, side);
    addFriends(rules, wish, side);
    if (wish.features) addFeatures(rules, side);
    if (wish.awayFromEnemies > 0)
        for (const auto cell : field_->hexes())
            if (isNearEnemies(cell, side, wish.awayFromEnemies)) mark(rules, cell, cellShut);
    if (wish.closed)
        for (const auto cell : field_->hexes())
            if (wish.closed(cell)) mark(rules, cell, cellShut);
    return rules;
}

bool Obstacles::isNearEnemies(Cell cell, const model::SideId& side, int distance) const {
    return std::ranges::any_of(roster_->occupied(), [&](Cell other) {
        return field_->distance(cell, other) <= distance && isHeldAgainst(other, side);
    });
}

bool hurry(ReachQuery& query, const Roster& roster, const Movement& movement, UnitIndex unit) {
    return hurry(query, movement, moverOf(roster, unit).tags);
}

bool hurry(ReachQuery& query, const Movement& movement, TagMask tags) {
    const auto more = movement.hurried(tags);
    if (!more || query.allowance <= 0) return false;
    query.allowance = std::min(query.allowance + *more, noLimit - 1);
    query.pathBonus = query.pathBonus && movement.hurryHasBonus();
    query.turns = 1;  // not in two turns in a row
    return true;
}

ReachQuery queryFor(const Roster& roster, const Movement& movement, UnitIndex unit, int turns) {
    const auto mover = roster[unit].bearer == noUnit ? unit : roster[unit].bearer;
    const auto& one = roster[mover];
    ReachQuery query;
    query.start = one.cell;
    query.allowance = movement.pointsOf(one.allowance.value_or(model::Rational(0)));
    query.turns = turns;
    query.oneHexPerTurn = movement.isSlow(one.tags);
    query.helpsItself = (one.tags & movement.helperTags()) != 0 && (one.tags & movement.helperNot()) == 0;
    query.oneHexAlways = movement.oneHexAlways();
    query.spentBefore =
        std::min(movement.pointsOf(one.readying) + movement.startCost(one.tags), query.allowance);
    return query;
}

std::optional<Doubling> doublingFor(const Battlefield& field, const Sight& sight, const Roster& roster,
                                    const Movement& movement, const model::SideId& side) {
    if (!movement.mayDouble()) return std::nullopt;
    const Parameters parameters(choiceOf(field, byTableDescription), field);
    Doubling doubling{std::vector<bool>(static_cast<std::size_t>(field.cellCount()), true),
                      wordOf(parameters, byTableDescription, "doubled-path") == "whole"};
    const auto cells = field.hexes();
    std::vector<SightResult> seen(cells.size());
    for (const auto from : roster.occupied()) {
        const auto units = roster.in(from);
        if (std::ranges::all_of(units, [&](UnitIndex unit) { return roster[unit].side == side; })) continue;
        sight.viewshed(from, seen);
        for (std::size_t at = 0; at < cells.size(); ++at)
            if (seen[at].isClear()) doubling.hidden[static_cast<std::size_t>(cells[at])] = false;
    }
    return doubling;
}

}  // namespace cota::mapsets
