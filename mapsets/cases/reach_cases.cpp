// The cost of steps, movement allowances, and reach.
#include <algorithm>
#include <sstream>

#include "mapsets/cases/case_run.h"
#include "mapsets/movement/boarding.h"
#include "mapsets/movement/movement.h"
#include "mapsets/movement/obstacles.h"
#include "mapsets/movement/reach.h"
#include "mapsets/play/play.h"
#include "mapsets/units/modes.h"
#include "mapsets/units/ride.h"
#include "mapsets/units/roster.h"
#include "mapsets/units/stacking.h"

namespace cota::mapsets {

namespace {

/// The strategies that questions about movement need, on the battlefield of the case.
struct Moving {
    Roster roster;
    std::unique_ptr<Movement> movement;
    std::unique_ptr<Stacking> stacking;

    explicit Moving(const CaseRun& run)
        : roster(run.document, run.field),
          movement(makeMovement(run.field, roster.tags(), &**run.document.scenario)),
          stacking(makeStacking(run.field, roster.tags())) {
        demanded(movement, cannot::noRule, "movement");
    }
    UnitIndex unit(const CaseRun& run) const { return run.unit(roster); }
};

std::optional<model::Direction> directionTo(const Battlefield& field, Cell from, Cell to) {
    for (const auto direction : model::allDirections)
        if (field.neighbour(from, direction) == to) return direction;
    return std::nullopt;
}

int mobilityOf(const Catalogue& catalogue, const std::string& id) {
    const auto found = std::ranges::find(catalogue.mobilities, model::MobilityId(id), &Mobility::id);
    if (found == catalogue.mobilities.end()) throw CannotAsk{cannot::notDeclared, id};
    return static_cast<int>(found - catalogue.mobilities.begin());
}

}  // namespace

CaseAnswers answerMove(const CaseRun& run) {
    const Moving moving(run);
    const bool alone = run.query.values.has("alone");
    std::vector<Mover> movers;
    const auto units = run.units(moving.roster, "unit");
    if (units.empty()) throw CannotAsk{cannot::misses, "unit"};
    for (const auto unit : units) {
        const auto& one = moving.roster[unit];
        movers.push_back(alone ? Mover{one.mobility, one.tags} : moverOf(moving.roster, unit));
    }
    Cell from = moving.roster[units.front()].cell;
    if (from == noCell) throw CannotAsk{cannot::offMap, run.needed("unit")};
    Points total = 0;
    bool isUnknown = false;
    int lane = 0;
    std::istringstream also(run.query.value("also"));
    for (std::string what; also >> what;) {
        const auto spent = moving.movement->spending(what);
        total += demanded(spent, cannot::notDeclared, what);
    }
    std::istringstream along(run.needed("along"));
    for (std::string hex; along >> hex;) {
        const auto to = run.cellOf(hex);
        const auto direction = directionTo(run.field, from, to);
        const auto step =
            groupStep(*moving.movement, movers, from, lane, demanded(direction, cannot::notBeside, hex));
        if (step.prohibited || (step.flags & (stepHelpThere | stepHelpHere)) != 0)
            return answered("prohibited");
        total += step.atLeast;
        isUnknown = isUnknown || (step.flags & stepCostUnknown) != 0;
        lane = step.lane;
        from = to;
    }
    if (run.query.value("stays") == "yes" && !moving.movement->mayStay(from, lane)) {
        const auto stay = moving.movement->stay(movers.front(), from, lane);
        if (stay.prohibited) return answered("prohibited");
        total += stay.atLeast;
        isUnknown = isUnknown || (stay.flags & stepCostUnknown) != 0;
    }
    if (isUnknown) return answered(moving.movement->rationalOf(total).text() + "+");
    return answered(moving.movement->rationalOf(total).text());
}

CaseAnswers answerMode(const CaseRun& run) {
    const Moving moving(run);
    const Modes modes(run.field, moving.roster.tags());
    if (!modes.exist()) throw CannotAsk{cannot::noRule, "mode"};
    const auto& unit = moving.roster[moving.unit(run)];
    const auto cost = modes.cost(unit, modes.of(unit), run.needed("into"));
    return answered(cost ? cost->text() : "never");
}

CaseAnswers answerRide(const CaseRun& run) {
    const Roster roster(run.document, run.field);
    const auto spent = model::Rational::parse(run.needed("spent"));
    const auto own = spentRiding(run.field, roster, run.unit(roster),
                                 demanded(spent, cannot::noNumber, run.query.value("spent")));
    return answered(demanded(own, cannot::noRule, "ride").text());
}

CaseAnswers answerAllowance(const CaseRun& run) {
    const Moving moving(run);
    const auto unit = moving.unit(run);
    const auto& allowance = moving.roster[unit].allowance;
    auto query = queryFor(moving.roster, *moving.movement, unit, 1);
    const bool hurries = hurry(query, moving.roster, *moving.movement, unit);
    return {{"expect", allowance ? allowance->text() : "none"},
            {"hurried", hurries ? moving.movement->rationalOf(query.allowance).text() : "none"}};
}

namespace {

/// The carrier loads or unloads a unit before it moves.
BoardingAnswer boardingFirst(const CaseRun& run, const Moving& moving, Cell carrierAt) {
    const auto boarding = makeBoarding(run.field, moving.roster.tags());
    const auto& rule = demanded(boarding, cannot::noRule, "boarding");
    if (run.query.values.has("unload"))
        return rule.unload(moving.roster, *moving.movement, run.unitInPlay(moving.roster, "unload"));
    const auto passenger = run.unitInPlay(moving.roster, "load");
    const auto spent =
        spentToReach(run.field, moving.roster, *moving.movement, moving.stacking.get(), passenger, carrierAt);
    return rule.load(moving.roster, *moving.movement, moving.unit(run), passenger,
                     demanded(spent, cannot::noWay, run.query.value("load")));
}

}  // namespace

CaseAnswers answerReach(const CaseRun& run) {
    const Moving moving(run);
    ReachQuery query;
    Mover mover;
    CellRules rules;
    if (run.query.values.has("unit")) {
        const auto unit = run.unitInPlay(moving.roster);
        mover = moverOf(moving.roster, unit);
        query = queryFor(moving.roster, *moving.movement, unit, 0);
        const Obstacles obstacles(run.field, moving.roster, *moving.movement, moving.stacking.get());
        int away = 0;
        if (run.query.value("hurries") == "yes") {
            away = moving.movement->hurryAway();
            if (!hurry(query, moving.roster, *moving.movement, unit) ||
                obstacles.isNearEnemies(query.start, moving.roster[unit].side, away))
                return answered("never");
        }
        rules = obstacles.rules({.unit = unit, .side = {}, .awayFromEnemies = away, .closed = {}});
        query.rules = {&rules};
        if (run.query.values.has("turns")) query.turns = readInteger(run.query.value("turns")).value_or(0);
    } else {
        mover.mobility = mobilityOf(run.mapset.catalogue, run.needed("class"));
        mover.tags = moving.roster.tags().maskOf(
            run.mapset.catalogue.mobilities[static_cast<std::size_t>(mover.mobility)].tags);
        query.start = run.cell("from");
        const auto points = model::Rational::parse(run.needed("allowance"));
        query.allowance =
            moving.movement->pointsOf(demanded(points, cannot::noNumber, run.query.value("allowance")));
        query.turns = 0;
        query.oneHexAlways = moving.movement->oneHexAlways();
    }
    std::optional<Doubling> doubling;
    if (run.query.values.has("unit")) {
        const Play play(run.field);
        doubling = doublingFor(run.field, play.sight(), moving.roster, *moving.movement,
                               moving.roster[moving.unit(run)].side);
    }
    if (run.query.values.has("load") || run.query.values.has("unload")) {
        const auto boarding = boardingFirst(run, moving, query.start);
        if (!boarding.possible) return answered(std::string(boarding.because.id()));
        query.spentBefore = boarding.carrierSpends;
    }
    const ReachGraph graph(run.field, *moving.movement, mover, doubling ? &*doubling : nullptr);
    ReachSearch search(graph);
    search.run(query);
    const auto hex = search.at(run.cell("to"));
    if (!hex) return answered("never");
    const std::string most = !hex->turnAtMost        ? std::to_string(hex->turn)
                             : *hex->turnAtMost == 0 ? "never"
                                                     : std::to_string(*hex->turnAtMost);
    return {{"expect", std::to_string(hex->turn)},
            {"cost", moving.movement->rationalOf(hex->cost).text()},
            {"minimum", hex->minimumMove ? "yes" : "no"},
            {"at-most", most},
            {"roll", hex->byRoll ? "yes" : "no"}};
}

}  // namespace cota::mapsets
