// What must be taken or left by can be reached before it is too late, at best.

#include <algorithm>
#include <array>
#include <map>
#include <queue>

#include "mapsets/play/parameters.h"
#include "validator/rules/entry_cost.h"
#include "validator/rules/naming.h"
#include "validator/rules/topics.h"
#include "validator/rules/way_trails.h"

namespace cota::checks {

namespace {

using mapsets::Cell;
using mapsets::Points;
using model::Severity;
using model::SubjectKind;
using model::VictoryCondition;

constexpr Points nowhereNear = mapsets::noLimit;

/// The earliest turns in which a side can be in a hex, or rather a bound no side beats: every step at the
/// least any of its units pays, every turn with the most points any of them prints, doubled or hurried where
/// units may, points carried over from turn to turn, nobody in the way.
class Earliest {
  public:
    /// From where units with any of the tags start; without tags, any units. Those that come pay for the
    /// first hex, or not.
    Earliest(const CheckContext& context, const model::SideId& side, const std::vector<std::string>& tags,
             bool entryPays)
        : context_(context), side_(side), entryPays_(entryPays) {
        findMovers();
        spent_.assign(static_cast<std::size_t>(context.battlefield().cellCount()), nowhereNear);
        if (most_ <= 0) return;
        const auto& roster = context.roster();
        const auto& order = context.orderOfBattle().units();
        for (std::size_t i = 0; i < order.size(); ++i)
            if (order[i].side == side && (tags.empty() || order[i].hasAnyTag(tags)))
                start(roster[roster.units()[i].isCarried() ? roster.units()[i].bearer
                                                           : static_cast<mapsets::UnitIndex>(i)]);
        spread();
    }

    /// The first turn in which one of its units may be in the hex or beside it; nothing if none ever is.
    std::optional<int> turnOf(Cell cell) const {
        auto least = spent(cell);
        for (const auto direction : model::allDirections)
            if (const auto near = context_.battlefield().neighbour(cell, direction);
                context_.battlefield().isOnMap(near))
                least = std::min(least, spent(near));
        if (least >= nowhereNear) return std::nullopt;
        return std::max(1, (least + most_ - 1) / most_);
    }

  private:
    Points spent(Cell cell) const { return spent_[static_cast<std::size_t>(cell)]; }

    void findMovers() {
        const auto& movement = context_.movement();
        const auto& roster = context_.roster();
        const auto& order = context_.orderOfBattle().units();
        for (std::size_t i = 0; i < order.size(); ++i) {
            const auto& unit = roster.units()[i];
            if (unit.side != side_) continue;
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
    model::Rational mostOf(const mapsets::RosterUnit& unit, const Unit& known) const {
        model::Rational most = unit.allowance.value_or(model::Rational(0));
        if (!known.unitClass || !known.type) return most;
        const auto* counters = context_.catalogue().strategy("counters");
        const auto names = wordsOf(mapsets::Parameters(counters, context_.battlefield()).word("allowance"));
        for (const auto* values : {&known.type->front, &known.type->back, &known.counter->attributes})
            for (const auto& name : names) {
                const auto* text = values->find(name);
                const auto points = text ? model::Rational::parse(*text) : std::nullopt;
                if (points) most = std::max(most, *points);
            }
        return most;
    }

    bool hasBonus() const {
        for (const auto cell : context_.battlefield().hexes())
            for (const auto& mover : movers_)
                if (context_.movement().bonusSides(mover, cell) != 0) return true;
        return false;
    }

    // Who comes in turn 3 has spent two turns on nothing. Enemies in the way may leave before that.
    void start(const mapsets::RosterUnit& unit) {
        const bool comes = unit.where == mapsets::RosterUnit::Where::arrival;
        const int before = comes ? unit.turn.value_or(1) - 1 : 0;
        const auto put = [&](Cell cell) {
            const auto points =
                static_cast<Points>(std::clamp(before, 0, 60)) * most_ + (comes ? entry(cell) : 0);
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
    Points entry(Cell cell) {
        if (!entryPays_ || context_.battlefield().use(cell) == mapsets::CellUse::staging) return 0;
        const auto [known, isNew] = entries_.emplace(cell, most_);
        if (isNew)
            for (const auto& mover : movers_)
                known->second = std::min(known->second, entryCost(context_, mover, cell).value_or(0));
        return known->second;
    }

    void spread() {
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
    Points least(Cell cell, model::Direction direction) const {
        const auto& movement = context_.movement();
        Points least = nowhereNear;
        for (const auto& mover : movers_)
            for (int lane = 0; lane < movement.lanes(cell); ++lane) {
                const auto step = movement.step(mover, cell, lane, direction);
                if (!step.prohibited) least = std::min(least, step.atLeast);
            }
        return least >= nowhereNear ? least : std::min(least, most_);
    }

    const CheckContext& context_;
    model::SideId side_;
    std::vector<mapsets::Mover> movers_;
    Points most_ = 0;
    Points hurried_ = 0;
    bool entryPays_ = false;
    std::map<Cell, Points> entries_;
    std::vector<Points> spent_;
    using Entry = std::pair<Points, Cell>;
    std::priority_queue<Entry, std::vector<Entry>, std::greater<>> queue_;
};

/// Of each side, made when a condition first asks for it.
class EarliestOfSides {
  public:
    EarliestOfSides(const CheckContext& context, std::vector<std::string> tags, bool entryPays)
        : context_(context), tags_(std::move(tags)), entryPays_(entryPays) {}
    const Earliest& of(const model::SideId& side) {
        const auto found = sides_.find(side);
        return found != sides_.end() ? found->second
                                     : sides_.emplace(side, Earliest(context_, side, tags_, entryPays_)).first->second;
    }

  private:
    const CheckContext& context_;
    std::vector<std::string> tags_;
    bool entryPays_;
    std::map<model::SideId, Earliest> sides_;
};

/// The last turn in which the condition can still be met; 0: the scenario does not say.
int deadlineOf(const CheckContext& context, const VictoryCondition& condition) {
    const int last = context.scenario()->turns.count;
    return condition.when == VictoryCondition::When::byTurn && condition.turn ? *condition.turn : last;
}

Note lateNote(const VictoryCondition& condition, std::string place, int turn, int limit) {
    return {.values = {value("condition", condition.id), value("side", condition.side),
                       value("place", std::move(place)), value("turn", turn), value("limit", limit)},
            .subject = subjectOf(SubjectKind::victory, condition.id)};
}

/// What the condition asks for: single hexes, and objectives by their hexes, but for those the side has from
/// the start. It may be enough to be in one hex of an objective.
std::vector<std::vector<model::HexRef>> placesOf(const CheckContext& context,
                                                 const VictoryCondition& condition) {
    std::vector<std::vector<model::HexRef>> places;
    for (const auto& hex : condition.hexes) places.push_back({hex});
    for (const auto& objective : context.scenario()->objectives)
        if (objective.owner != condition.side && !objective.hexes.empty() &&
            std::ranges::find(condition.objectives, objective.id) != condition.objectives.end())
            places.push_back(objective.hexes);
    return places;
}

/// The first of the hexes a side can be at, and the turn; nothing if one of them is never reached, or
/// nowhere.
std::optional<std::pair<int, std::string>> firstOf(const CheckContext& context, const Earliest& side,
                                                   const std::vector<model::HexRef>& hexes) {
    std::optional<std::pair<int, std::string>> first;
    for (const auto& hex : hexes) {
        const auto cell = context.battlefield().resolve(hex.label);
        const auto turn = cell ? side.turnOf(*cell) : std::nullopt;
        if (!turn) return std::nullopt;
        if (!first || *turn < first->first) first = {*turn, hex.label};
    }
    return first;
}

/// The way of the unit that gets there, for readers: with its own points and its own costs, so never earlier than
/// the bound.
std::vector<TrailStep> ownWay(const CheckContext& context, WayTrails& trails, const model::SideId& side,
                              const std::vector<std::string>& tags, const std::string& label) {
    const auto to = context.battlefield().resolve(label);
    const auto& order = context.orderOfBattle().units();
    std::vector<mapsets::UnitIndex> units;
    for (std::size_t i = 0; i < order.size(); ++i)
        if (order[i].side == side && (tags.empty() || order[i].hasAnyTag(tags)))
            units.push_back(static_cast<mapsets::UnitIndex>(i));
    return to ? trails.nearest(units, std::span(&*to, 1)) : std::vector<TrailStep>{};
}

void lateExits(const CheckContext& context, const VictoryCondition& condition, EarliestOfSides& sides,
               WayTrails& trails, FindingSink& out) {
    const int limit = deadlineOf(context, condition);
    std::optional<int> first;
    std::string place;
    for (const auto& exit : context.scenario()->exits) {
        const auto* zone = exit.zone.empty() || exit.side != condition.side ||
                                   (!condition.zone.empty() && exit.zone != condition.zone)
                               ? nullptr
                               : context.zone(exit.zone);
        for (const auto cell : zone ? *zone : std::vector<Cell>{}) {
            const auto turn = sides.of(condition.side).turnOf(cell);
            if (!turn || (first && *first <= *turn)) continue;
            first = turn;
            place = context.battlefield().label(cell);
        }
    }
    if (!first || *first <= limit) return;
    auto note = lateNote(condition, place, *first, limit);
    note.trail = ownWay(context, trails, condition.side, {}, place);
    out.add(std::move(note));
}

void tooLate(const CheckContext& context, const Settings& with, FindingSink& out) {
    using Form = VictoryCondition::Form;
    using Quantity = VictoryCondition::Quantity;
    const bool entryPays = with.flag(entryPaysParameter.name);
    EarliestOfSides sides(context, with.words("units"), entryPays);
    EarliestOfSides anybody(context, {}, entryPays);
    WayTrails trails(context);
    for (const auto& condition : context.scenario()->victory) {
        const int limit = deadlineOf(context, condition);
        if (limit < 1 || condition.side.empty()) continue;
        if (condition.form == Form::exit) lateExits(context, condition, anybody, trails, out);
        if ((condition.form != Form::control && condition.form != Form::occupy) ||
            condition.quantity == Quantity::none || condition.quantity == Quantity::moreThanEnemy)
            continue;
        std::vector<Note> late;
        for (const auto& place : placesOf(context, condition)) {
            const auto first = firstOf(context, sides.of(condition.side), place);
            if (!first || first->first <= limit) continue;
            late.push_back(lateNote(condition, first->second, first->first, limit));
            late.back().related = {subjectOf(SubjectKind::hex, first->second)};
            late.back().trail = ownWay(context, trails, condition.side, with.words("units"), first->second);
        }
        // Where some of all that is named are enough, those that can be had in time may be.
        const auto* zone = condition.zone.empty() ? nullptr : context.zone(condition.zone);
        const auto others = std::ssize(condition.objectives) + std::ssize(condition.hexes) +
                            (zone ? std::ssize(*zone) : 0) - std::ssize(late);
        if (condition.quantity == Quantity::atLeast && others >= condition.count.value_or(1)) continue;
        for (auto& note : late) out.add(std::move(note));
    }
}

constexpr std::array timelyParameters{
    Parameter{"units",
              Parameter::Kind::words,
              nullptr,
              {"tags of units that take control", "etiquetas de unidades que toman el control"}},
    entryPaysParameter};

constexpr std::array timelyTable{
    Rule{.message =
             {"REACH-006",
              Severity::warning,
              {"too far for the turns there are", "demasiado lejos para los turnos que hay"},
              {"Victory condition '{condition}' needs '{side}' at {place} by turn {limit}, but none of "
               "its units can be there or beside it before turn {turn}, even at best.",
               "La condición de victoria '{condition}' necesita a '{side}' en {place} a más tardar en el "
               "turno {limit}, pero ninguna de sus unidades puede estar allí ni al lado antes del turno "
               "{turn}, ni en el mejor de los casos."},
              {"The condition cannot be met in time: the fastest units on the cheapest way, nobody "
               "against them, take longer.",
               "La condición no puede cumplirse a tiempo: las unidades más rápidas por el camino más "
               "barato, sin nadie enfrente, tardan más."},
              {"Give more turns, start nearer, or ask for another hex.",
               "Dé más turnos, empiece más cerca o pida otro hexágono."}},
         .needs = need::scenario | need::forces | need::movement,
         .parameters = timelyParameters,
         .example = {"<condition id=\"win\" side=\"axis\" form=\"control\" hexes=\"1-1205\" when=\"by-turn\" "
                     "turn=\"2\"/>",
                     "<condition id=\"win\" side=\"axis\" form=\"control\" hexes=\"1-1205\" when=\"by-turn\" "
                     "turn=\"3\"/>"},
         .run = tooLate},
};
static_assert(isSound(timelyTable));

}  // namespace

Topic timelyRules() { return {"time-to-reach", {"Reached in time", "Llegar a tiempo"}, timelyTable}; }

}  // namespace cota::checks
