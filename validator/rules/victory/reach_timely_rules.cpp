// Whether hexes that must be taken, or through which units must leave, can be reached in time at best.

#include <algorithm>
#include <array>
#include <map>
#include <set>

#include "validator/rules/board/way_trails.h"
#include "validator/rules/names/naming.h"
#include "validator/rules/scenario/entry_cost.h"
#include "validator/rules/victory/earliest.h"
#include "validator/rules/victory/reach_of_sides.h"
#include "validator/rules/victory/victory_topics.h"

namespace cota::checks {

namespace {

using mapsets::Cell;
using model::Severity;
using model::SubjectKind;
using model::VictoryCondition;

/// The result for each side, computed on first use.
class EarliestOfSides {
  public:
    EarliestOfSides(const CheckContext& context, Travellers who) : context_(context), who_(std::move(who)) {}
    const Earliest& of(const model::SideId& side) {
        const auto found = sides_.find(side);
        return found != sides_.end() ? found->second
                                     : sides_.try_emplace(side, context_, side, who_).first->second;
    }

  private:
    const CheckContext& context_;
    Travellers who_;
    std::map<model::SideId, Earliest> sides_;
};

/// The last turn in which the condition can still be met; 0 if the scenario does not state it.
int deadlineOf(const CheckContext& context, const VictoryCondition& condition) {
    const int last = context.scenario()->turns.count;
    return condition.when == VictoryCondition::When::byTurn && condition.turn ? *condition.turn : last;
}

Note lateNote(const VictoryCondition& condition, std::string place, int turn, int limit) {
    return {.values = {value("condition", condition.id), value("side", condition.side),
                       value("place", std::move(place)), value("turn", turn), value("limit", limit)},
            .subject = subjectOf(SubjectKind::victory, condition.id)};
}

/// The hexes of the condition: single ones, and objectives with all their hexes, of which one may suffice;
/// without objectives that the side has from the start.
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

/// The hex that a side can reach first, and the turn; nothing if there are no hexes or one is unreachable.
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

/// The route of the unit that gets there, for readers: with its own points and costs, so never earlier than
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
            const auto turn = sides.of(condition.side).turnToLeaveBy(cell);
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
    EarliestOfSides sides(
        context, {.tags = with.words("units"), .carriers = with.words("carriers"), .entryPays = entryPays});
    EarliestOfSides anybody(context, {.carriers = with.words("carriers"), .entryPays = entryPays});
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
        // If only some of the named places are needed, those reachable in time may suffice.
        const auto* zone = condition.zone.empty() ? nullptr : context.zone(condition.zone);
        const auto others = std::ssize(condition.objectives) + std::ssize(condition.hexes) +
                            (zone ? std::ssize(*zone) : 0) - std::ssize(late);
        if (condition.quantity == Quantity::atLeast && others >= condition.count.value_or(1)) continue;
        for (auto& note : late) out.add(std::move(note));
    }
}

/// Movement classes by which some unit of the side moves.
std::vector<int> classesOf(const CheckContext& context, const model::SideId& side) {
    std::set<int> classes;
    for (const auto& unit : context.roster().units())
        if (unit.side == side && unit.mobility >= 0 && unit.allowance && *unit.allowance > model::Rational(0))
            classes.insert(unit.mobility);
    return {classes.begin(), classes.end()};
}

/// The hexes of a source: those it names, otherwise those of its zone.
std::vector<Cell> cellsOf(const CheckContext& context, const model::ScenarioPart& part) {
    std::vector<Cell> cells;
    for (const auto& hex : part.hexes)
        if (const auto cell = context.battlefield().resolve(hex.label)) cells.push_back(*cell);
    if (const auto* zone = cells.empty() && !part.zone.empty() ? context.zone(part.zone) : nullptr)
        cells = *zone;
    return cells;
}

// Each movement class separately: infantry that can reach a source does not help trucks that cannot.
void farSources(const CheckContext& context, const Settings& with, FindingSink& out) {
    const int last = context.scenario()->turns.count;
    const auto kinds = with.words("parts");
    std::map<std::pair<model::SideId, int>, Earliest> known;
    for (const auto& part : context.scenario()->parts) {
        const auto cells = cellsOf(context, part);
        if (cells.empty() || std::ranges::find(kinds, part.kind.text) == kinds.end()) continue;
        for (const auto& side : context.scenario()->sides) {
            if (!part.side.empty() && part.side != side.id) continue;
            model::LocalText late;
            for (const int mobility : classesOf(context, side.id)) {
                const Travellers who{.tags = with.words("units"),
                                     .mobility = mobility,
                                     .entryPays = with.flag(entryPaysParameter.name)};
                const auto& turns =
                    known.try_emplace({side.id, mobility}, context, side.id, who).first->second;
                const bool isInTime = std::ranges::any_of(cells, [&](Cell cell) {
                    const auto turn = turns.turnToLeaveBy(cell);
                    return turn && (last < 1 || *turn <= last);
                });
                if (isInTime || turns.isEmpty()) continue;
                const auto& name = context.catalogue().mobilities[static_cast<std::size_t>(mobility)].name;
                late.en += (late.en.empty() ? "" : ", ") + name.in(model::Language::english);
                late.es += (late.es.empty() ? "" : ", ") + name.in(model::Language::spanish);
            }
            if (late.empty()) continue;
            const auto hex = context.battlefield().label(cells.front());
            Note note{.values = {valueOf("part", ValueKind::part, context.subjectOf(part).id),
                                 value("side", side.id), value("hex", hex), value("limit", last)},
                      .subject = context.subjectOf(part),
                      .related = {subjectOf(SubjectKind::hex, hex), subjectOf(SubjectKind::side, side.id)},
                      .item = itemOf(*context.scenario(), part)};
            addLocal(note.values, "classes", late);
            out.add(std::move(note));
        }
    }
}

constexpr std::array sourceParameters{
    Parameter{"parts", Parameter::Kind::words, nullptr, local("kinds of parts that are sources of supply")},
    Parameter{"units", Parameter::Kind::words, "", local("tags of units that must get there; none: all")},
    entryPaysParameter};

constexpr std::array timelyParameters{
    Parameter{"units", Parameter::Kind::words, nullptr, local("tags of units that take control")},
    carriersParameter, entryPaysParameter};

constexpr std::array timelyTable{
    Rule{.message =
             {"REACH-006", Severity::warning, local("too far for the turns there are"),
              local("Victory condition '{condition}': '{side}' must be at {place} by turn {limit}, but its "
                    "fastest unit needs until turn {turn}."),
              local("The condition cannot be met in time: even unopposed, the fastest units on the cheapest "
                    "path "
                    "need longer."),
              local("Give more turns, start nearer, or ask for another hex.")},
         .needs = need::scenario | need::forces | need::movement,
         .parameters = timelyParameters,
         .run = tooLate,
         .answer = "turn"},
    Rule{.message = {"REACH-007", Severity::warning, local("source of supply out of reach"),
                     local("'{side}' cannot be at source of supply '{part}' ({hex}) or beside it within the "
                           "{limit} turns "
                           "of "
                           "the game with units of these classes: {classes}, not even at best."),
                     local("Units that never get to their supply, nor it to them, fight without."),
                     local("Move the source, add a crossing, or start nearer.")},
         .needs = need::scenario | need::forces | need::movement,
         .parameters = sourceParameters,
         .run = farSources},
};
static_assert(isSound(timelyTable));

}  // namespace

Topic reachTimelyRules() { return {"time-to-reach", local("Reached in time"), timelyTable}; }

}  // namespace cota::checks
