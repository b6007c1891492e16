#include "validator/rules/earliest.h"

#include <algorithm>

#include "mapsets/play/parameters.h"
#include "validator/rules/entry_cost.h"

namespace cota::checks {

using mapsets::Cell;
using mapsets::Points;

namespace {
constexpr Points nowhereNear = mapsets::noLimit;
}

Earliest::Earliest(const CheckContext& context, model::SideId side, Travellers who)
    : context_(context), side_(std::move(side)), who_(std::move(who)) {
    findMovers();
    spent_.assign(static_cast<std::size_t>(context.battlefield().cellCount()), nowhereNear);
    if (most_ <= 0) return;
    const auto& roster = context.roster();
    const auto& order = context.orderOfBattle().units();
    for (std::size_t i = 0; i < order.size(); ++i) {
        if (order[i].side != side_ || !(who_.tags.empty() || order[i].hasAnyTag(who_.tags))) continue;
        const auto& unit = roster[roster.units()[i].isCarried() ? roster.units()[i].bearer
                                                                : static_cast<mapsets::UnitIndex>(i)];
        if (isOfClass(unit.mobility)) start(unit);
    }
    spread();
}

std::optional<int> Earliest::turnOf(Cell cell) const {
    auto least = spent(cell);
    for (const auto direction : model::allDirections)
        if (const auto near = context_.battlefield().neighbour(cell, direction);
            context_.battlefield().isOnMap(near))
            least = std::min(least, spent(near));
    if (least >= nowhereNear) return std::nullopt;
    return std::max(1, (least + most_ - 1) / most_);
}

void Earliest::findMovers() {
    const auto& movement = context_.movement();
    const auto& roster = context_.roster();
    const auto& order = context_.orderOfBattle().units();
    for (std::size_t i = 0; i < order.size(); ++i) {
        const auto& unit = roster.units()[i];
        if (unit.side == side_) isHelped_ = isHelped_ || (unit.tags & movement.helperTags()) != 0;
        if (unit.side != side_ || !isOfClass(unit.mobility)) continue;
        const auto mover = mapsets::moverOf(roster, static_cast<mapsets::UnitIndex>(i));
        most_ = std::max(most_, movement.pointsOf(mostOf(unit, order[i])));
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

/// The most points the unit, on whatever side of its counter and however it moves, may have.
model::Rational Earliest::mostOf(const mapsets::RosterUnit& unit, const Unit& known) const {
    model::Rational most = unit.allowance.value_or(model::Rational(0));
    if (!known.unitClass || !known.type) return most;
    const auto* counters = context_.catalogue().strategy("counters");
    const auto names =
        mapsets::wordsOf(mapsets::Parameters(counters, context_.battlefield()).word("allowance"));
    for (const auto* values : {&known.type->front, &known.type->back, &known.counter->attributes})
        for (const auto& name : names) {
            const auto* text = values->find(name);
            const auto points = text ? model::Rational::parse(*text) : std::nullopt;
            if (points) most = std::max(most, *points);
        }
    return most;
}

bool Earliest::hasBonus() const {
    for (const auto cell : context_.battlefield().hexes())
        for (const auto& mover : movers_)
            if (context_.movement().bonusSides(mover, cell) != 0) return true;
    return false;
}

// Who comes in turn 3 has spent two turns on nothing. Enemies in the way may leave before that.
void Earliest::start(const mapsets::RosterUnit& unit) {
    const bool comes = unit.where == mapsets::RosterUnit::Where::arrival;
    const int before = comes ? unit.turn.value_or(1) - 1 : 0;
    const auto put = [&](Cell cell) {
        const auto points =
            static_cast<Points>(std::clamp(before, 0, 60)) * most_ + (comes ? entry(cell) : 0);
        hasStarted_ = true;
        if (points >= spent(cell)) return;
        spent_[static_cast<std::size_t>(cell)] = points;
        queue_.emplace(points, cell);
    };
    if (unit.cell != mapsets::noCell) {
        put(unit.cell);
    } else if (const auto* zone = unit.zone.empty() ? nullptr : context_.zone(unit.zone)) {
        for (const auto cell : *zone) put(cell);
    }
}

/// The least any unit of the side pays to come by the hex; at most a turn. In half hexes units only wait.
Points Earliest::entry(Cell cell) {
    if (!who_.entryPays || context_.battlefield().use(cell) == mapsets::CellUse::staging) return 0;
    const auto [known, isNew] = entries_.emplace(cell, most_);
    if (isNew)
        for (const auto& mover : movers_)
            known->second = std::min(known->second, entryCost(context_, mover, cell).value_or(0));
    return known->second;
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
            if (step >= nowhereNear || points + step >= spent(next)) continue;
            spent_[static_cast<std::size_t>(next)] = points + step;
            queue_.emplace(points + step, next);
        }
    }
}

/// The least any unit of the side pays for the step; a whole turn for what any unit may always do.
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
