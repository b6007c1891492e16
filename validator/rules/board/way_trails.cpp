#include "validator/rules/board/way_trails.h"

#include <algorithm>
#include <limits>

#include "mapsets/movement/obstacles.h"

namespace cota::checks {

using mapsets::Cell;
using mapsets::Points;
using mapsets::ReachedHex;

namespace {

// A search takes time, and a report lists no more findings of a rule than this.
constexpr std::size_t mostTrails = 200;
constexpr std::size_t mostBarred = 6;

constexpr model::LocalLiteral beginsText =
    local("'{counter}' starts here ({mobility}), with {points} {points:point|points} a turn");
constexpr model::LocalLiteral enteredText = local("turn {turn}: {cost} spent in it, {left} left");
constexpr model::LocalLiteral boundText = local(
    "turn {turn} at the earliest: at least {cost} spent in it, at most {left} left (the game gives no cost)");
constexpr model::LocalLiteral passedText = local("passed through without staying");
constexpr model::LocalLiteral closedText = local("closed: {why}");
constexpr model::LocalLiteral dearText = local("costs {cost}, more than the {points} of a turn ({why})");
constexpr model::LocalLiteral comesText =
    local("coming by it costs {cost}, more than the {points} of a turn");
constexpr model::LocalLiteral helpText = local("only with help at the crossing ({why})");
constexpr model::LocalLiteral throughText = local("nobody stays there, and no step leads on ({why})");
constexpr model::LocalLiteral unreachedText = local("not reached ({why})");

model::LocalText filled(const model::LocalLiteral& text, const std::vector<model::MessageValue>& values) {
    return model::fillTemplate(text, values);
}

/// The text in both languages with `why` filled in.
model::LocalText filled(const model::LocalLiteral& text, std::vector<model::MessageValue> values,
                        const model::LocalText& why) {
    values.push_back(model::inWords("why", why));
    return model::fillTemplate(text, values);
}

int distanceTo(const mapsets::Battlefield& field, Cell cell, std::span<const Cell> to) {
    int least = std::numeric_limits<int>::max();
    for (const auto goal : to) least = std::min(least, field.distance(cell, goal));
    return least;
}

}  // namespace

/// The route of one unit, and where it ends.
struct WayTrails::Walk {
    mapsets::UnitIndex unit = mapsets::noUnit;
    mapsets::Mover mover;
    mapsets::ReachQuery query;
    std::vector<ReachedHex> way;                     // empty: the unit is in no hex
    int distance = std::numeric_limits<int>::max();  // from the end of the route to its destination
    std::vector<TrailStep> beyond;                   // what blocks the next steps
    std::vector<Cell> unknown;                       // hexes entered at an unknown cost, ascending
    int before = 0;                                  // turns before it enters the map

    int lastTurn() const { return way.empty() ? 0 : way.back().turn + before; }
    bool isBetterThan(const Walk& other) const {
        return distance != other.distance ? distance < other.distance : lastTurn() < other.lastTurn();
    }
};

WayTrails::WayTrails(const CheckContext& context)
    : context_(context), strategies_(mapsets::describeStrategies()) {}

WayTrails::Key WayTrails::keyOf(mapsets::UnitIndex unit) const {
    const auto mover = mapsets::moverOf(context_.roster(), unit);
    return {mover.mobility, mover.tags & context_.movement().moverTags()};
}

const mapsets::ReachGraph& WayTrails::graphOf(mapsets::UnitIndex unit) {
    const auto key = keyOf(unit);
    const auto found = graphs_.find(key);
    if (found != graphs_.end()) return found->second;
    const mapsets::Mover mover{key.first, key.second};
    return graphs_.emplace(key, mapsets::ReachGraph(context_.battlefield(), context_.movement(), mover))
        .first->second;
}

std::vector<Cell> WayTrails::startsOf(mapsets::UnitIndex unit) const {
    const auto& roster = context_.roster();
    const auto& bearer = roster[unit].isCarried() ? roster[roster[unit].bearer] : roster[unit];
    if (bearer.cell != mapsets::noCell) return {bearer.cell};
    const auto* zone = bearer.zone.empty() ? nullptr : context_.zone(bearer.zone);
    return zone ? *zone : std::vector<Cell>{};
}

WayTrails::Walk WayTrails::walk(mapsets::UnitIndex unit, Cell from, std::span<const Cell> to) {
    const auto& field = context_.battlefield();
    Walk walk;
    walk.unit = unit;
    walk.mover = mapsets::moverOf(context_.roster(), unit);
    if (walk.mover.mobility < 0 || from == mapsets::noCell || to.empty()) return walk;
    walk.query = mapsets::queryFor(context_.roster(), context_.movement(), unit, 0);
    walk.query.start = from;
    const auto& who = context_.roster()[unit];
    if (who.where == mapsets::RosterUnit::Where::arrival) walk.before = who.turn.value_or(1) - 1;
    mapsets::ReachSearch search(graphOf(unit));
    search.run(walk.query);
    Cell end = from;
    int turn = 0;
    walk.distance = distanceTo(field, from, to);
    const auto reached = search.result();
    for (const auto& hex : reached.hexes) {
        const int distance = distanceTo(field, hex.cell, to);
        if (distance > walk.distance || (distance == walk.distance && hex.turn >= turn)) continue;
        end = hex.cell;
        turn = hex.turn;
        walk.distance = distance;
    }
    walk.way = search.way(end);
    walk.unknown = reached.unknown;
    if (walk.way.empty()) walk.way.push_back({.cell = from});
    if (walk.distance == 0) return walk;
    for (const auto direction : model::allDirections)
        if (const auto next = field.neighbour(end, direction);
            field.isOnMap(next) && distanceTo(field, next, to) < walk.distance)
            walk.beyond.push_back(refused(walk.mover, end, direction, walk.query.allowance));
    return walk;
}

TrailStep WayTrails::start(const Walk& walk) const {
    const auto& roster = context_.roster();
    const auto& who = roster[walk.unit].isCarried() ? roster[roster[walk.unit].bearer] : roster[walk.unit];
    const auto& mobility = context_.catalogue().mobilities[static_cast<std::size_t>(walk.mover.mobility)];
    const auto points = context_.movement().rationalOf(walk.query.allowance - walk.query.spentBefore);
    TrailStep step{{context_.battlefield().label(walk.way.front().cell)}, {}};
    const std::vector<model::MessageValue> values{{"counter", who.id.text},
                                                  {"points", points.text()},
                                                  mobility.name.empty()
                                                      ? model::MessageValue{"mobility", mobility.id.text}
                                                      : model::inWords("mobility", mobility.name)};
    step.text = model::fillTemplate(beginsText, values);
    step.spent = Spent{0, 0, points};
    return step;
}

TrailStep WayTrails::entered(const ReachedHex& hex, bool isBound) const {
    TrailStep step{{context_.battlefield().label(hex.cell)}, {}};
    if (hex.passed) {
        step.text = filled(passedText, {});
        return step;
    }
    const auto cost = context_.movement().rationalOf(hex.cost),
               left = context_.movement().rationalOf(hex.left);
    step.text = filled(isBound ? boundText : enteredText,
                       {{"turn", std::to_string(hex.turn)}, {"cost", cost.text()}, {"left", left.text()}});
    step.spent = Spent{hex.turn, cost, left, isBound};
    return step;
}

model::LocalText WayTrails::textOf(const mapsets::StepNote& note) const {
    const auto& game = context_.catalogue();
    model::LocalText name{note.what, note.what};
    if (const auto* terrain = game.terrain(model::TerrainId(note.what)))
        name = terrain->name;
    else if (const auto* feature = game.feature(model::FeatureId(note.what)))
        name = feature->name;
    else if (const auto* path = game.pathKind(model::PathKindId(note.what)))
        name = path->name;
    else if (const auto* hexside = game.hexside(model::HexsideId(note.what)))
        name = hexside->name;
    model::LocalText reason{note.reason, note.reason};
    for (const auto& strategy : strategies_) {
        const auto* choice = game.strategy(strategy.question);
        if (choice == nullptr || choice->strategy != strategy.name) continue;
        for (const auto& row : strategy.reasons)
            if (row.id == note.reason) reason = row.text;
    }
    const auto said = [&](model::Language language) {
        auto text = reason.in(language);
        if (!note.what.empty()) text += ": " + (name.empty() ? note.what : name.in(language));
        if (note.points) text += ", " + note.points->text();
        return text;
    };
    return {said(model::Language::english), said(model::Language::spanish)};
}

TrailStep WayTrails::because(Cell cell, const mapsets::StepNotes& notes) const {
    TrailStep step{{context_.battlefield().label(cell)}, {}, true};
    for (const auto& note : notes) {
        const auto one = textOf(note);
        const char* comma = step.text.en.empty() ? "" : "; ";
        step.text.en += comma + one.en;
        step.text.es += comma + one.es;
    }
    return step;
}

TrailStep WayTrails::refused(const mapsets::Mover& mover, Cell from, model::Direction direction,
                             Points points) const {
    const auto& movement = context_.movement();
    // In a hex with banks the unit is on the first bank that gives a reason against the step.
    const auto isOpen = [&](const mapsets::Step& step) {
        return !step.prohibited && (step.flags & (mapsets::stepHelpThere | mapsets::stepHelpHere)) == 0 &&
               step.atLeast <= points;
    };
    mapsets::StepNotes notes;
    auto step = movement.step(mover, from, 0, direction, &notes);
    for (int lane = 1; lane < movement.lanes(from) && isOpen(step); ++lane) {
        notes.clear();
        step = movement.step(mover, from, lane, direction, &notes);
    }
    auto trail = because(context_.battlefield().neighbour(from, direction), notes);
    const auto why = std::move(trail.text);
    if (step.prohibited)
        trail.text = filled(closedText, {}, why);
    else if ((step.flags & (mapsets::stepHelpThere | mapsets::stepHelpHere)) != 0)
        trail.text = filled(helpText, {}, why);
    else if (step.atLeast > points)
        trail.text = filled(dearText,
                            {{"cost", movement.rationalOf(step.atLeast).text()},
                             {"points", movement.rationalOf(points).text()}},
                            why);
    else if (const auto next = context_.battlefield().neighbour(from, direction);
             !movement.mayStay(next, step.lane) && movement.stay(mover, next, step.lane).prohibited)
        trail.text = filled(throughText, {}, why);
    else
        trail.text = filled(unreachedText, {}, why);
    return trail;
}

std::vector<TrailStep> WayTrails::towards(mapsets::UnitIndex unit, Cell from, std::span<const Cell> to) {
    return nearest(std::span(&unit, 1), to, from);
}

std::vector<TrailStep> WayTrails::nearest(std::span<const mapsets::UnitIndex> units, std::span<const Cell> to,
                                          Cell from) {
    if (to.empty()) return {};
    if (++made_ > mostTrails) {
        TrailStep none;
        none.isLeftOut = true;
        return {none};
    }
    struct Candidate {
        mapsets::UnitIndex unit = mapsets::noUnit;
        Cell from = mapsets::noCell;
        int distance = std::numeric_limits<int>::max();
    };
    std::map<Key, Candidate> alike;
    for (const auto unit : units) {
        auto& one = alike[keyOf(unit)];
        const auto starts = from == mapsets::noCell ? startsOf(unit) : std::vector{from};
        for (const auto cell : starts)
            if (const int distance = distanceTo(context_.battlefield(), cell, to); distance < one.distance)
                one = {unit, cell, distance};
    }
    Walk best;
    for (const auto& [key, one] : alike)
        if (auto walked = one.unit == mapsets::noUnit ? Walk{} : walk(one.unit, one.from, to);
            best.way.empty() || (!walked.way.empty() && walked.isBetterThan(best)))
            best = std::move(walked);
    if (best.way.empty()) return {};
    std::vector<TrailStep> trail{start(best)};
    bool isBound = false;
    for (std::size_t i = 1; i < best.way.size(); ++i) {
        isBound = isBound || std::ranges::binary_search(best.unknown, best.way[i].cell);
        best.way[i].turn += best.before;
        trail.push_back(entered(best.way[i], isBound));
    }
    trail.insert(trail.end(), best.beyond.begin(), best.beyond.end());
    return trail;
}

std::vector<TrailStep> WayTrails::around(mapsets::UnitIndex unit, Cell cell) {
    Walk stays;
    stays.unit = unit;
    stays.mover = mapsets::moverOf(context_.roster(), unit);
    stays.query = mapsets::queryFor(context_.roster(), context_.movement(), unit, 1);
    stays.way.push_back({.cell = cell});
    std::vector<TrailStep> trail{start(stays)};
    for (const auto direction : model::allDirections)
        if (context_.battlefield().isOnMap(context_.battlefield().neighbour(cell, direction)))
            trail.push_back(refused(stays.mover, cell, direction, stays.query.allowance));
    return trail;
}

std::vector<TrailStep> WayTrails::barred(const mapsets::Mover& mover, std::span<const Cell> cells) const {
    std::vector<TrailStep> trail;
    for (const auto cell : cells.first(std::min(cells.size(), mostBarred))) {
        mapsets::StepNotes notes;
        if (!context_.movement().isBarred(mover, cell, &notes)) continue;
        trail.push_back(because(cell, notes));
        trail.back().text = filled(closedText, {}, trail.back().text);
    }
    return trail;
}

std::vector<TrailStep> WayTrails::tooDear(std::span<const std::pair<Cell, Points>> costs,
                                          Points points) const {
    std::vector<TrailStep> trail;
    const auto& movement = context_.movement();
    for (const auto& [cell, cost] : costs.first(std::min(costs.size(), mostBarred))) {
        auto& step = trail.emplace_back();
        step.hexes = {context_.battlefield().label(cell)};
        step.text = filled(comesText, {{"cost", movement.rationalOf(cost).text()},
                                       {"points", movement.rationalOf(points).text()}});
        step.decides = true;
    }
    return trail;
}

}  // namespace cota::checks
