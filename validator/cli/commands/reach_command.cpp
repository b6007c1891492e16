// cota reach: where a unit, or a unit of a class, can go, turn by turn.

#include <algorithm>
#include <map>

#include "formats/model/document/edits.h"
#include "mapsets/look/sheet/answer_legends.h"
#include "mapsets/movement/leaving.h"
#include "mapsets/movement/movement.h"
#include "mapsets/movement/obstacles.h"
#include "mapsets/movement/reach.h"
#include "mapsets/units/roster.h"
#include "validator/cli/commands/answer_pictures.h"
#include "validator/cli/commands/reach_answer.h"
#include "validator/cli/commands/reach_boarding.h"
#include "validator/cli/commands/reach_reason.h"
#include "validator/cli/inputs/hexes.h"
#include "validator/cli/inputs/laid_out.h"
#include "validator/cli/inputs/mover_class.h"
#include "validator/cli/inputs/shared_options.h"
#include "validator/cli/terminal/answer.h"
#include "validator/cli/terminal/command_error.h"
#include "validator/cli/terminal/commands.h"
#include "validator/cli/terminal/exit_code.h"

namespace cota::cli {

namespace {

using mapsets::Cell;
using mapsets::ReachedHex;
using model::LocalLiteral;

constexpr LocalLiteral reachSummary = local("where a unit can get, turn by turn");
constexpr LocalLiteral needUnit =
    local("Say who moves: --unit ID, or --class CLASS --allowance N --from HEX.");
constexpr LocalLiteral eitherUnit = local("Give --unit or --class, not both.");
constexpr LocalLiteral badAllowance =
    local("'{value}' is not a number of movement points such as 4 or 2/3 (--allowance).");
constexpr LocalLiteral noPlace = local("Unit '{id}' starts in no hex; say where with --from HEX.");
constexpr LocalLiteral onlyUnit = local("--load, --unload and --ridden go with --unit.");
constexpr LocalLiteral unitStays = local("Unit '{id}' cannot move by itself.");
constexpr LocalLiteral noHurry = local("Unit '{id}' may not hurry (--hurry).");
constexpr LocalLiteral noHurryThere = local("'{game}' has no way to hurry (--hurry).");
constexpr LocalLiteral noHurryOfClass = local("Units of class '{id}' may not hurry (--hurry).");
constexpr LocalLiteral hurryOneTurn = local("Units hurry for one turn: --hurry goes without --turns.");
constexpr LocalLiteral movementRange = local("Movement range");
constexpr LocalLiteral onlyPassed =
    local("{to} is only passed through, in turn {turn}: the unit cannot end its move there.");
constexpr LocalLiteral hurryNearEnemies = local("Unit '{id}' starts too near to enemies to hurry (--hurry).");
/// The leaders of the unit at its start, which may differ from that of the scenario.
std::vector<mapsets::UnitIndex> leadersAt(const LaidOut& table, const ReachGround& ground,
                                          mapsets::UnitIndex index, Cell start) {
    const auto& unit = ground.roster[index];
    const auto inScenario = [&] { return mapsets::Unled::leadersOf(table.field(), ground.roster, index); };
    if (unit.cell == start) return inScenario();
    const mapsets::OrderOfBattle order(table.input.document, &table.mapset().catalogue);
    const auto* posting = order[index].posting();
    if (!posting) return inScenario();
    auto placement = *posting->placement;
    placement.at = model::HexRef{table.field().label(start)};
    placement.aboard.reset();
    const auto moved = model::withPlacement(table.input.document, posting->group->id, placement);
    return mapsets::Unled::leadersOf(table.field(), mapsets::Roster(moved, table.field()), index);
}

ReachTask taskOfUnit(const LaidOut& table, const ReachGround& ground, const ReachOptions& options) {
    const auto index = unitNamed(ground.roster, options.unit);
    ReachTask task;
    task.who = nameWithId(ground.roster[index], options.common);
    task.mover = mapsets::moverOf(ground.roster, index);
    if (task.mover.mobility < 0) throw CommandError(exitUsage, unitStays, {{"id", options.unit}});
    task.query = mapsets::queryFor(ground.roster, *ground.movement, index, options.turns.value_or(1));
    if (!options.from.empty()) task.query.start = hexNamed(table.field(), options.from);
    if (task.query.start == mapsets::noCell) throw CommandError(exitUsage, noPlace, {{"id", options.unit}});
    // Boarding costs are added to those of a mode change.
    task.query.spentBefore =
        std::min(task.query.allowance,
                 task.query.spentBefore +
                     spentBoarding({table.field(), ground.roster, *ground.movement, ground.stacking.get()},
                                   {options.load, options.unload, options.ridden, index, task.query.start},
                                   options.common));
    if (options.hurries && !ground.movement->canHurry())
        throw CommandError(exitUsage, noHurryThere, {{"game", table.game()}});
    if (options.hurries && !mapsets::hurry(task.query, ground.roster, *ground.movement, index))
        throw CommandError(exitUsage, noHurry, {{"id", options.unit}});
    task.allowance = ground.movement->rationalOf(task.query.allowance);
    if (!options.ignoresUnits) {
        const mapsets::Obstacles obstacles(table.field(), ground.roster, *ground.movement,
                                           ground.stacking.get());
        mapsets::Obstacles::Wish wish;
        wish.unit = index;
        wish.side = ground.roster[index].side;
        if (options.hurries) wish.awayFromEnemies = ground.movement->hurryAway();
        if (options.hurries && obstacles.isNearEnemies(task.query.start, wish.side, wish.awayFromEnemies))
            throw CommandError(exitUsage, hurryNearEnemies, {{"id", options.unit}});
        task.inTheWay = obstacles.rules(wish);
        task.doubling = mapsets::doublingFor(table.field(), table.play().sight(), ground.roster,
                                             *ground.movement, wish.side);
        const auto bearer =
            ground.roster[index].bearer == mapsets::noUnit ? index : ground.roster[index].bearer;
        task.unled.emplace(table.input.document, table.play(), ground.roster, bearer, task.query.turns);
        if (!task.unled->isBound()) task.unled.reset();
        if (task.unled && !options.isUnled) task.leaders = leadersAt(table, ground, index, task.query.start);
    }
    if (const auto* scenario = table.scenario())
        task.exits = mapsets::exitsOf(table.field(), *scenario, ground.roster[index].side);
    return task;
}

ReachTask taskOfClass(const LaidOut& table, const ReachGround& ground, const ReachOptions& options) {
    const auto allowance = model::Rational::parse(options.allowance);
    if (!allowance || *allowance < model::Rational(0) || *allowance > model::Rational(10000))
        throw CommandError(exitUsage, badAllowance, {{"value", options.allowance}});
    ReachTask task;
    task.mover = moverOfClass(table, ground.roster.tags(), options.moverClass);
    const auto* unitClass = table.mapset().catalogue.unitClass(model::UnitClassId(options.moverClass));
    const auto& mobility = mobilityOf(table, task.mover);
    const bool isMobility = unitClass == nullptr || mobility.id.text == options.moverClass;
    const auto& name = isMobility ? mobility.name : unitClass->name;
    task.who = name.empty() ? options.moverClass : options.common.in(name);
    task.allowance = *allowance;
    task.query.start = hexNamed(table.field(), options.from);
    task.query.allowance = ground.movement->pointsOf(*allowance);
    task.query.turns = options.turns.value_or(1);
    task.query.oneHexAlways = ground.movement->oneHexAlways();
    if (options.hurries && !ground.movement->canHurry())
        throw CommandError(exitUsage, noHurryThere, {{"game", table.game()}});
    if (options.hurries && !mapsets::hurry(task.query, *ground.movement, task.mover.tags))
        throw CommandError(exitUsage, noHurryOfClass, {{"id", options.moverClass}});
    task.allowance = ground.movement->rationalOf(task.query.allowance);
    return task;
}

/// Exit hexes that the unit reaches, by the turn in which it can leave the map there.
std::vector<Leaving> leavingFrom(const ReachTask& task, const mapsets::Movement& movement,
                                 const mapsets::Reached& reached) {
    std::map<int, Leaving> leaving;
    const auto cost = movement.exitCost(task.mover);
    for (const auto cell : task.exits)
        if (const auto* hex = reached.find(cell))
            if (const auto turn = mapsets::leavingTurn(*hex, task.query, cost)) {
                leaving[*turn].turn = *turn;
                leaving[*turn].cells.push_back(cell);
            }
    std::vector<Leaving> ordered;
    for (auto& [turn, one] : leaving) ordered.push_back(std::move(one));
    return ordered;
}

std::string questionOf(const ReachOptions& options) {
    std::vector<AskedOption> given{{"--to", options.to},
                                   {"--load", options.load},
                                   {"--unload", options.unload},
                                   {"--ridden", options.ridden}};
    if (options.hurries) given.push_back({"--hurry"});
    if (options.isUnled) given.push_back({"--unled"});
    if (options.ignoresUnits) given.push_back({"--empty"});
    return withOptions(options.common.in(movementRange), given);
}

int run(const ReachOptions& options, const Streams& streams) {
    if (!options.picture.output.empty()) checkPicture(options.picture);
    const bool isUnit = !options.unit.empty();
    if (isUnit && !options.moverClass.empty()) throw CommandError(exitUsage, eitherUnit);
    if (!isUnit && !(options.load + options.unload + options.ridden).empty())
        throw CommandError(exitUsage, onlyUnit);
    if (!isUnit && (options.moverClass.empty() || options.allowance.empty() || options.from.empty()))
        throw CommandError(exitUsage, needUnit);
    if (options.hurries && options.turns.value_or(1) != 1) throw CommandError(exitUsage, hurryOneTurn);
    const LaidOut table = layOut(options.file, options.common, streams);
    const ReachGround ground(table);
    ReachTask task = isUnit ? taskOfUnit(table, ground, options) : taskOfClass(table, ground, options);
    if (!task.inTheWay.empty()) task.query.rules = {&task.inTheWay};
    const mapsets::ReachGraph graph(table.field(), *ground.movement, task.mover,
                                    task.doubling ? &*task.doubling : nullptr);
    mapsets::ReachSearch search(graph);
    search.run(task.query);
    ReachFound found{table, ground, task, search.result(), {}, {}, {}, {}, std::nullopt, {}, std::nullopt};
    if (task.unled && task.leaders.empty())
        found.led = mapsets::markLed(graph, search, task.query, *task.unled, found.reached);
    found.ordered = inOrder(table.field(), found.reached.hexes);
    found.passed = inOrder(table.field(), found.reached.passed);
    found.leaving = leavingFrom(task, *ground.movement, found.reached);
    if (!options.to.empty()) {
        found.to = hexNamed(table.field(), options.to);
        found.way = search.path(*found.to);
        std::erase_if(found.leaving, [&](Leaving& leaving) {
            std::erase_if(leaving.cells, [&](Cell cell) { return cell != *found.to; });
            return leaving.cells.empty();
        });
        const auto passed = std::ranges::find(found.passed, *found.to, &ReachedHex::cell);
        if (passed != found.passed.end())
            found.notReached = NotReached{"only-passed", onlyPassed, passed->turn};
        else if (!found.reached.find(*found.to))
            found.notReached = whyNotReached(graph, task.query, *found.to);
    }
    auto drawn = found.ordered;
    drawn.insert(drawn.end(), found.passed.begin(), found.passed.end());
    writeAnswerPicture(
        table, options.common, options.picture, reachedFrom(task.query.start, drawn, found.way),
        [&](const look::Scene& scene) {
            return look::AnswerCaption{
                questionOf(options), reachSummaryOf(found, options),
                look::legendOfReached(scene, task.query.start, drawn, found.way.size() > 1)};
        },
        streams);
    deliver(
        options.common, [&] { return reachJson(found, options); }, [&] { return reachText(found, options); },
        streams);
    return exitClean;
}

}  // namespace

Command reachCommand(const AnswerOptions& common) {
    auto options = std::make_shared<ReachOptions>();
    options->common = common;
    auto line = std::make_unique<CommandLine>("reach", reachSummary);
    line->describe(
        local("A unit of a scenario moves with what stands in its way; a class moves on the empty map."),
        {"reach battle.scenario.xml --unit it-inf-1 --turns 3",
         "reach hill.board.xml --class foot --allowance 3 --from 0304 --to 0708"});
    line->positional("FILE", options->file, fileHelp());
    line->text("--unit", "ID", options->unit, local("the counter that moves"));
    line->text("--class", "CLASS", options->moverClass, local("a movement type or unit class of the game"));
    line->text("--allowance", "N", options->allowance,
               local("with --class: movement points per turn, for example 4 or 2/3 (required)"));
    line->text("--from", "HEX", options->from, local("start hex (default: with --unit, where it is set up)"));
    line->text("--to", "HEX", options->to, local("only this hex, and the path to it"));
    line->text("--load", "ID", options->load,
               local("unit that --unit loads first, moving to it if necessary"));
    line->text("--unload", "ID", options->unload, local("unit that --unit unloads first"));
    line->text("--ridden", "N", options->ridden, local("points that its carrier has spent (default: 0)"));
    line->number("--turns", "N", options->turns, 0, 1000,
                 local("number of turns (default: 1; 0: as many as needed)"));
    line->flag("--hurry", options->hurries,
               local("the unit hurries, if the game allows it: more points, away from enemies; one turn"));
    line->flag("--unled", options->isUnled, local("ignore leaders: no leader activates the unit"));
    line->flag("--empty", options->ignoresUnits, local("ignore units, mines and works on the way"));
    declareAnswerPicture(*line, options->picture);
    declareCommon(*line, options->common);
    return {std::move(line), [options](const Streams& streams) { return run(*options, streams); }};
}

}  // namespace cota::cli
