#include "validator/rules/victory/earliest.h"

#include <algorithm>

#include "mapsets/strategy/parameters.h"
#include "validator/rules/scenario/entry_cost.h"

namespace cota::checks {

using mapsets::Cell;
using mapsets::Points;

namespace {

constexpr Points nowhereNear = mapsets::noLimit;

int turnsBefore(const mapsets::RosterUnit& unit) {
    const bool comes = unit.where == mapsets::RosterUnit::Where::arrival;
    return comes ? std::clamp(unit.turn.value_or(1) - 1, 0, 60) : 0;
}

}  // namespace

model::Rational mostPointsOf(const CheckContext& context, mapsets::UnitIndex unit) {
    const auto& known = context.orderOfBattle()[unit];
    model::Rational most = context.roster()[unit].allowance.value_or(model::Rational(0));
    if (!known.unitClass || !known.type) return most;
    const auto* counters = context.catalogue().strategy("counters");
    const auto names =
        mapsets::wordsOf(mapsets::Parameters(counters, context.battlefield()).word("allowance"));
    for (const auto* values : {&known.type->front, &known.type->back, &known.counter->attributes})
        for (const auto& name : names) {
            const auto* text = values->find(name);
            const auto points = text ? model::Rational::parse(*text) : std::nullopt;
            if (points) most = std::max(most, *points);
        }
    return most;
}

Earliest::Earliest(const CheckContext& context, model::SideId side, Travellers who)
    : context_(context), side_(std::move(side)), who_(std::move(who)) {
    findMovers();
    spent_.assign(static_cast<std::size_t>(context.battlefield().cellCount()), nowhereNear);
    const auto& roster = context.roster();
    for (std::size_t i = 0; i < roster.units().size(); ++i) {
        if (roster.units()[i].side != side_ || !isTaker(i)) continue;
        const auto& unit = roster[roster.units()[i].isCarried() ? roster.units()[i].bearer
                                                                : static_cast<mapsets::UnitIndex>(i)];
        if (!isOfClass(unit.mobility)) continue;
        if (movesByItself(i))
            startAlone(i);
        else if (most_ > 0)
            start(unit);
    }
    spread();
    searchAlone();
}

std::optional<int> Earliest::turnOf(Cell cell) const {
    std::optional<int> first;
    if (const auto points = spent(cell); points < nowhereNear)
        first = std::max(1, (points + most_ - 1) / most_);
    for (const auto& search : searches_) {
        const auto hex = search.reached->at(cell);
        const int turn = hex ? search.before + std::max(1, hex->turn) : 0;
        if (hex && (!first || turn < *first)) first = turn;
    }
    return first;
}

std::optional<int> Earliest::turnToLeave(Cell cell) const {
    std::optional<int> first;
    const auto take = [&](int turn) { first = std::min(first.value_or(turn), turn); };
    if (const auto points = spent(cell); points < nowhereNear) {
        Points cost = most_;  // a whole turn always suffices for a unit that may always move one hex
        for (const auto& mover : movers_)
            cost = std::min(cost, context_.movement().exitCost(mover).value_or(0));
        take(std::max(1, (afterStep(points, cost) + most_ - 1) / most_));
    }
    for (const auto& search : searches_)
        if (const auto hex = search.reached->at(cell))
            if (const auto turn =
                    mapsets::leavingTurn(*hex, search.query, context_.movement().exitCost(search.mover)))
                take(search.before + *turn);
    return first;
}

std::optional<int> Earliest::turnToLeaveBy(Cell cell) const {
    auto first = turnToLeave(cell);
    for (const auto direction : model::allDirections) {
        const auto near = context_.battlefield().neighbour(cell, direction);
        const auto turn = context_.battlefield().isOnMap(near) ? turnToLeave(near) : std::nullopt;
        if (turn && (!first || *turn < *first)) first = turn;
    }
    return first;
}

bool Earliest::isTaker(std::size_t unit) const {
    return who_.tags.empty() || context_.orderOfBattle().units()[unit].hasAnyTag(who_.tags);
}

bool Earliest::mayCarry(std::size_t unit) const {
    return who_.carriers.empty() || context_.orderOfBattle().units()[unit].hasAnyTag(who_.carriers) ||
           !context_.roster().cargo(static_cast<mapsets::UnitIndex>(unit)).empty();
}

void Earliest::findMovers() {
    const auto& movement = context_.movement();
    const auto& roster = context_.roster();
    const auto& order = context_.orderOfBattle().units();
    const auto isOwn = [&](std::size_t i) { return roster.units()[i].side == side_; };
    for (std::size_t i = 0; i < order.size(); ++i) {
        if (!isOwn(i)) continue;
        isHelped_ = isHelped_ || (roster.units()[i].tags & movement.helperTags()) != 0;
        isCarried_ = isCarried_ || mayCarry(i);
    }
    for (std::size_t i = 0; i < order.size(); ++i) {
        const auto& unit = roster.units()[i];
        if (!isOwn(i) || !isOfClass(unit.mobility) || !(isTaker(i) || mayCarry(i)) || movesByItself(i))
            continue;
        const auto mover = mapsets::moverOf(roster, static_cast<mapsets::UnitIndex>(i));
        most_ =
            std::max(most_, movement.pointsOf(mostPointsOf(context_, static_cast<mapsets::UnitIndex>(i))));
        if (const auto more = movement.hurried(mover.tags)) hurried_ = std::max(hurried_, *more);
        if (mover.mobility < 0) continue;
        const mapsets::Mover alike{mover.mobility, mover.tags & movement.moverTags()};
        if (std::none_of(movers_.begin(), movers_.end(), [&](const auto& known) {
                return known.mobility == alike.mobility && known.tags == alike.tags;
            }))
            movers_.push_back(alike);
    }
    most_ = (most_ + hurried_) * (movement.mayDouble() ? 2 : 1);
    if (hasBonus()) most_ *= 2;
    most_ = std::min(most_, nowhereNear / 64);
}

bool Earliest::hasBonus() const {
    for (const auto cell : context_.battlefield().hexes())
        for (const auto& mover : movers_)
            if (context_.movement().bonusSides(mover, cell) != 0) return true;
    return false;
}

/// Whether the unit moves in a known way: no carrier, and only one way of moving.
bool Earliest::movesByItself(std::size_t unit) const {
    const auto& who = context_.roster().units()[unit];
    return !isCarried_ && who.mobility >= 0 && who.allowance && who.readying == model::Rational(0) &&
           mostPointsOf(context_, static_cast<mapsets::UnitIndex>(unit)) == *who.allowance;
}

/// Calls `f` for each hex where the unit starts or enters. Enemies in the way may leave before that.
template <class F>
void Earliest::forStarts(const mapsets::RosterUnit& unit, F f) const {
    if (unit.cell != mapsets::noCell) {
        f(unit.cell);
    } else if (const auto* zone = unit.zone.empty() ? nullptr : context_.zone(unit.zone)) {
        for (const auto cell : *zone) f(cell);
    }
}

void Earliest::startAlone(std::size_t index) {
    const auto& movement = context_.movement();
    const auto& unit = context_.roster().units()[index];
    const auto mover = mapsets::moverOf(context_.roster(), static_cast<mapsets::UnitIndex>(index));
    Kind kind{mover.mobility, mover.tags & movement.moverTags(),
              movement.pointsOf(*unit.allowance) + movement.hurried(mover.tags).value_or(0),
              turnsBefore(unit)};
    const bool pays = who_.entryPays && unit.where == mapsets::RosterUnit::Where::arrival;
    forStarts(unit, [&](Cell cell) {
        hasStarted_ = true;
        kind.entry = std::nullopt;
        if (pays && context_.battlefield().use(cell) != mapsets::CellUse::staging)
            kind.entry =
                std::min(kind.allowance, entryCost(context_, {kind.mobility, kind.tags}, cell).value_or(0));
        alone_[kind].push_back(cell);
    });
}

void Earliest::searchAlone() {
    const auto& movement = context_.movement();
    const auto cells = static_cast<std::size_t>(context_.battlefield().cellCount());
    const mapsets::CellRules helped(isHelped_ ? cells : 0, mapsets::cellHelped);
    const mapsets::Doubling unseen{std::vector<bool>(cells, true), false};
    for (const auto& [kind, starts] : alone_) {
        const std::pair alike{kind.mobility, kind.tags};
        auto graph = graphs_.find(alike);
        if (graph == graphs_.end())
            graph = graphs_
                        .emplace(alike, mapsets::ReachGraph(context_.battlefield(), movement,
                                                            mapsets::Mover{kind.mobility, kind.tags},
                                                            movement.mayDouble() ? &unseen : nullptr))
                        .first;
        mapsets::ReachQuery query;
        query.start = starts.front();
        query.alsoFrom = std::span(starts).subspan(1);
        query.allowance = kind.allowance;
        query.turns = 0;
        query.oneHexAlways = movement.oneHexAlways();
        query.helpsItself = isHelped_;
        query.entering = kind.entry.has_value();
        query.entryCost = kind.entry.value_or(0);
        if (isHelped_) query.rules = {&helped};
        searches_.push_back({kind.before,
                             {kind.mobility, kind.tags},
                             query,
                             std::make_unique<mapsets::ReachSearch>(graph->second)});
        searches_.back().reached->run(query);
    }
}

// A unit that arrives in turn 3 has used up two turns.
void Earliest::start(const mapsets::RosterUnit& unit) {
    const bool comes = unit.where == mapsets::RosterUnit::Where::arrival;
    forStarts(unit, [&](Cell cell) {
        const auto points = static_cast<Points>(turnsBefore(unit)) * most_ + (comes ? entry(cell) : 0);
        hasStarted_ = true;
        if (points >= spent(cell)) return;
        spent_[static_cast<std::size_t>(cell)] = points;
        queue_.emplace(points, cell);
    });
}

/// The least that any unit of the side pays to enter in the hex; at most a turn. In half hexes units only
/// wait.
Points Earliest::entry(Cell cell) {
    if (!who_.entryPays || context_.battlefield().use(cell) == mapsets::CellUse::staging) return 0;
    const auto [known, isNew] = entries_.emplace(cell, most_);
    if (isNew)
        for (const auto& mover : movers_)
            known->second = std::min(known->second, entryCost(context_, mover, cell).value_or(0));
    return known->second;
}

/// A step must fit into one turn: points left over before a more expensive step are lost.
Points Earliest::afterStep(Points points, Points step) const {
    const auto over = points % most_;
    return over + step <= most_ || over == 0 ? points + step : points - over + most_ + step;
}

void Earliest::spread() {
    while (!queue_.empty()) {
        const auto [points, cell] = queue_.top();
        queue_.pop();
        if (points > spent(cell)) continue;
        for (const auto direction : model::allDirections) {
            const auto next = context_.battlefield().neighbour(cell, direction);
            if (!context_.battlefield().isOnMap(next) || spent(next) <= points) continue;
            const auto step = least(cell, direction);
            const auto after = step >= nowhereNear ? nowhereNear : afterStep(points, step);
            if (after >= spent(next)) continue;
            spent_[static_cast<std::size_t>(next)] = after;
            queue_.emplace(after, next);
        }
    }
}

/// The least that any unit of the side pays for the step; at most a whole turn, if units may always make it.
Points Earliest::least(Cell cell, model::Direction direction) const {
    const auto& movement = context_.movement();
    Points least = nowhereNear;
    for (const auto& mover : movers_)
        for (int lane = 0; lane < movement.lanes(cell); ++lane) {
            const auto step = movement.step(mover, cell, lane, direction);
            const bool asksHelp =
                (step.flags & (mapsets::stepHelpThere | mapsets::stepHelpHere | mapsets::stepByRoll)) != 0;
            if (!step.prohibited && (isHelped_ || !asksHelp)) least = std::min(least, step.atLeast);
        }
    return least >= nowhereNear ? least : std::min(least, most_);
}

}  // namespace cota::checks
