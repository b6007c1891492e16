// cota reach: where a unit, or a unit of a class, can get, turn by turn.

#include <algorithm>
#include <map>

#include "mapsets/play/movement.h"
#include "mapsets/play/obstacles.h"
#include "mapsets/play/reach.h"
#include "mapsets/play/roster.h"
#include "mapsets/play/stacking.h"
#include "validator/cli/answer.h"
#include "validator/cli/answer_pictures.h"
#include "validator/cli/command_error.h"
#include "validator/cli/commands.h"
#include "validator/cli/exit_code.h"
#include "validator/cli/hexes.h"
#include "validator/cli/laid_out.h"
#include "validator/cli/mover_class.h"
#include "validator/cli/reach_boarding.h"
#include "validator/cli/reach_reason.h"
#include "validator/cli/shared_options.h"
#include "validator/cli/sight_words.h"
#include "validator/cli/table.h"

namespace cota::cli {

namespace {

using mapsets::Cell;
using mapsets::ReachedHex;
using model::LocalLiteral;

struct ReachOptions {
    AnswerOptions common;
    std::string file;
    std::string unit;
    std::string moverClass;
    std::string allowance;
    std::string from, to;
    std::string load, unload, ridden;
    std::optional<int> turns;
    bool ignoresUnits = false;
    bool hurries = false;
    PictureOptions picture;
};

constexpr LocalLiteral reachSummary{"where a unit can get, turn by turn",
                                    "adónde puede llegar una unidad, turno a turno"};
constexpr LocalLiteral needUnit{"Say who moves: --unit ID, or --class CLASS --allowance N --from HEX.",
                                "Diga quién se mueve: --unit ID, o --class CLASE --allowance N --from HEX."};
constexpr LocalLiteral eitherUnit{"Give --unit or --class, not both.", "Indique --unit o --class, no ambos."};
constexpr LocalLiteral badAllowance{
    "'{value}' is not a number of movement points such as 4 or 2/3 (--allowance).",
    "'{value}' no es un número de puntos de movimiento como 4 o 2/3 (--allowance)."};
constexpr LocalLiteral noPlace{"Unit '{id}' starts in no hex; say where with --from HEX.",
                               "La unidad '{id}' no empieza en ningún hexágono; diga dónde con --from HEX."};
constexpr LocalLiteral onlyUnit{"--load, --unload and --ridden go with --unit.",
                                "--load, --unload y --ridden van con --unit."};
constexpr LocalLiteral unitStays{"Unit '{id}' cannot move by itself.",
                                 "La unidad '{id}' no puede moverse por sí misma."};
constexpr LocalLiteral noHurry{"Unit '{id}' may not hurry (--hurry).",
                               "La unidad '{id}' no puede ir a paso ligero (--hurry)."};
constexpr LocalLiteral hurryNearEnemies{"Unit '{id}' starts too near to enemies to hurry (--hurry).",
                                        "La unidad '{id}' empieza demasiado cerca del enemigo para ir a paso "
                                        "ligero (--hurry)."};
constexpr LocalLiteral noMovement{"'{game}' has no rules of movement on a map.",
                                  "'{game}' no tiene reglas de movimiento en un mapa."};
constexpr LocalLiteral reachHeadline{
    "{who}, allowance {allowance}, from {from}: {count} {count:hex|hexes} in {turns}",
    "{who}, capacidad {allowance}, desde {from}: {count} {count:hexágono|hexágonos} en {turns}"};
constexpr LocalLiteral oneTurn{"one turn", "un turno"};
constexpr LocalLiteral turnCount{"{n} turns", "{n} turnos"};
constexpr LocalLiteral anyTurns{"any number of turns", "cualquier número de turnos"};
constexpr LocalLiteral turnHead{"Turn {turn}: {count} {count:hex|hexes}",
                                "Turno {turn}: {count} {count:hexágono|hexágonos}"};
constexpr LocalLiteral unknownHead{"Entered at an unknown cost: {hexes}",
                                   "Entrada con coste desconocido: {hexes}"};
constexpr LocalLiteral wayText{
    "{to}: turn {turn}, {left} {left:point|points} left. Way: {way}",
    "{to}: turno {turn}, {left:queda|quedan} {left} {left:punto|puntos}. Camino: {way}"};
constexpr LocalLiteral boundedWayText{
    "{to}: turn {turn} at the earliest, {latest}; at most {left} {left:point|points} left. Way: {way}",
    "{to}: turno {turn} como pronto, {latest}; {left:queda|quedan} como mucho {left} {left:punto|puntos}. "
    "Camino: {way}"};
constexpr LocalLiteral reachHexWord{"hex", "hexágono"}, costWord{"cost", "coste"}, leftWord{"left", "quedan"},
    viaWord{"via", "desde"}, notesWord{"notes", "notas"};
constexpr LocalLiteral minimumNote{"one hex always", "un hexágono siempre"}, stopNote{"stops", "se detiene"},
    doubledNote{"out of sight, doubled", "fuera de la vista, doble"}, rollNote{"by a roll", "con tirada"},
    mayStopNote{"may be stopped", "puede ser detenida"},
    atMostNote{"turn {turn} at the latest", "turno {turn} lo más tarde"},
    maybeNeverNote{"perhaps never", "quizá nunca"};

/// Who moves, and from where.
struct Task {
    std::string who;
    model::Rational allowance;
    mapsets::Mover mover;
    mapsets::ReachQuery query;
    mapsets::CellRules inTheWay;
    std::optional<mapsets::Doubling> doubling;
};

/// What the search needs beside the table.
struct Ground {
    explicit Ground(const LaidOut& table)
        : roster(table.input.document, *table.field),
          movement(mapsets::makeMovement(*table.field, roster.tags(), scenarioOf(table))),
          stacking(mapsets::makeStacking(*table.field, roster.tags())) {
        if (movement == nullptr) throw CommandError(exitUnreadable, noMovement, {{"game", table.game()}});
    }
    static const model::Scenario* scenarioOf(const LaidOut& table) {
        const auto& scenario = table.input.document.scenario;
        return scenario ? &**scenario : nullptr;
    }
    mapsets::Roster roster;
    std::unique_ptr<mapsets::Movement> movement;
    std::unique_ptr<mapsets::Stacking> stacking;
};

const mapsets::Mobility& mobilityOf(const LaidOut& table, const mapsets::Mover& mover) {
    return table.mapset().catalogue.mobilities[static_cast<std::size_t>(mover.mobility)];
}

Task taskOfUnit(const LaidOut& table, const Ground& ground, const ReachOptions& options) {
    const auto index = unitNamed(ground.roster, options.unit);
    Task task;
    task.who = nameWithId(ground.roster[index], options.common);
    task.mover = mapsets::moverOf(ground.roster, index);
    if (task.mover.mobility < 0) throw CommandError(exitUsage, unitStays, {{"id", options.unit}});
    task.query = mapsets::queryFor(ground.roster, *ground.movement, index, options.turns.value_or(1));
    if (!options.from.empty()) task.query.start = hexNamed(*table.field, options.from);
    if (task.query.start == mapsets::noCell) throw CommandError(exitUsage, noPlace, {{"id", options.unit}});
    // Boarding comes on top of a change of mode.
    task.query.spentBefore =
        std::min(task.query.allowance,
                 task.query.spentBefore +
                     spentBoarding({*table.field, ground.roster, *ground.movement, ground.stacking.get()},
                                   {options.load, options.unload, options.ridden, index, task.query.start},
                                   options.common));
    if (options.hurries && !mapsets::hurry(task.query, ground.roster, *ground.movement, index))
        throw CommandError(exitUsage, noHurry, {{"id", options.unit}});
    task.allowance = ground.movement->rationalOf(task.query.allowance);
    if (!options.ignoresUnits) {
        const mapsets::Obstacles obstacles(*table.field, ground.roster, *ground.movement,
                                           ground.stacking.get());
        mapsets::Obstacles::Wish wish;
        wish.unit = index;
        wish.side = ground.roster[index].side;
        if (options.hurries) wish.awayFromEnemies = ground.movement->hurryAway();
        if (options.hurries && obstacles.isNearEnemies(task.query.start, wish.side, wish.awayFromEnemies))
            throw CommandError(exitUsage, hurryNearEnemies, {{"id", options.unit}});
        task.inTheWay = obstacles.rules(wish);
        task.doubling = mapsets::doublingFor(*table.field, table.play->sight(), ground.roster,
                                             *ground.movement, wish.side);
    }
    return task;
}

Task taskOfClass(const LaidOut& table, const Ground& ground, const ReachOptions& options) {
    const auto allowance = model::Rational::parse(options.allowance);
    if (!allowance || *allowance < model::Rational(0) || *allowance > model::Rational(10000))
        throw CommandError(exitUsage, badAllowance, {{"value", options.allowance}});
    Task task;
    task.mover = moverOfClass(table, ground.roster.tags(), options.moverClass);
    const auto* unitClass = table.mapset().catalogue.unitClass(model::UnitClassId(options.moverClass));
    const auto& mobility = mobilityOf(table, task.mover);
    const bool isMobility = unitClass == nullptr || mobility.id.text == options.moverClass;
    const auto& name = isMobility ? mobility.name : unitClass->name;
    task.who = name.empty() ? options.moverClass : options.common.in(name);
    task.allowance = *allowance;
    task.query.start = hexNamed(*table.field, options.from);
    task.query.allowance = ground.movement->pointsOf(*allowance);
    task.query.turns = options.turns.value_or(1);
    task.query.oneHexAlways = ground.movement->oneHexAlways();
    return task;
}

std::string turnsText(const ReachOptions& options) {
    const int turns = options.turns.value_or(1);
    if (turns == 0) return options.common.in(anyTurns);
    return turns == 1 ? options.common.in(oneTurn)
                      : options.common.say(turnCount, {{"n", std::to_string(turns)}});
}

/// What the search found, with what turns it into an answer.
struct Found {
    const LaidOut& table;
    const Ground& ground;
    const Task& task;
    mapsets::Reached reached;
    std::vector<ReachedHex> ordered;  // as people read the map
    std::optional<Cell> to;
    std::vector<Cell> way;
    std::optional<NotReached> notReached;
    model::Rational points(mapsets::Points points) const { return ground.movement->rationalOf(points); }
    std::string label(Cell cell) const { return table.field->label(cell); }
};

std::string notReachedText(const Found& found, const AnswerOptions& common) {
    return common.say(found.notReached->text, {{"to", found.label(*found.to)},
                                               {"turn", std::to_string(found.notReached->turn.value_or(0))}});
}

Json hexJson(const Found& found, const ReachedHex& hex) {
    Json json;
    json["hex"] = found.label(hex.cell);
    json["turn"] = hex.turn;
    json["left"] = jsonOf(found.points(hex.left));
    json["cost"] = jsonOf(found.points(hex.cost));
    json["via"] = hex.via == mapsets::noCell ? Json(nullptr) : Json(found.label(hex.via));
    if (hex.turnAtMost) {
        json["turnAtLeast"] = hex.turn;
        json["turnAtMost"] = *hex.turnAtMost == 0 ? Json(nullptr) : Json(*hex.turnAtMost);
    }
    if (hex.doubled) json["doubled"] = true;
    if (hex.minimumMove) json["minimumMove"] = true;
    if (hex.stops) json["stops"] = true;
    if (hex.byRoll) json["byRoll"] = true;
    if (hex.mayStop) json["mayStop"] = true;
    return json;
}

Json answerJson(const Found& found, const ReachOptions& options) {
    Json json = answerOf("reach");
    json["game"] = found.table.game();
    json["from"] = found.label(found.task.query.start);
    json["unit"] = jsonOrNull(options.unit);
    json["class"] = mobilityOf(found.table, found.task.mover).id.text;
    json["allowance"] = jsonOf(found.task.allowance);
    json["turns"] = options.turns.value_or(1);
    json["hexes"] = Json::array();
    for (const ReachedHex& hex : found.ordered)
        if (!found.to || hex.cell == *found.to) json["hexes"].push_back(hexJson(found, hex));
    json["unknown"] = labelsOf(*found.table.field, found.reached.unknown);
    if (found.to) json["way"] = labelsOf(*found.table.field, found.way);
    if (found.notReached)
        json["notReached"] = {{"id", found.notReached->id}, {"text", notReachedText(found, options.common)}};
    return json;
}

std::string latestText(int turnAtMost, const AnswerOptions& common) {
    return turnAtMost == 0 ? common.in(maybeNeverNote)
                           : common.say(atMostNote, {{"turn", std::to_string(turnAtMost)}});
}

std::string notesOf(const ReachedHex& hex, const AnswerOptions& common) {
    std::vector<std::string> notes;
    if (hex.doubled) notes.push_back(common.in(doubledNote));
    if (hex.minimumMove) notes.push_back(common.in(minimumNote));
    if (hex.stops) notes.push_back(common.in(stopNote));
    if (hex.byRoll) notes.push_back(common.in(rollNote));
    if (hex.mayStop) notes.push_back(common.in(mayStopNote));
    if (hex.turnAtMost && *hex.turnAtMost != hex.turn) notes.push_back(latestText(*hex.turnAtMost, common));
    return joined(notes, ", ");
}

std::string turnText(const Found& found, int turn, const std::vector<const ReachedHex*>& hexes,
                     const AnswerOptions& common) {
    using enum Table::Align;
    Table rows;
    rows.indent(2);
    rows.align({left, right, right, left, left});
    rows.head({common.in(reachHexWord), common.in(costWord), common.in(leftWord), common.in(viaWord),
               common.in(notesWord)});
    for (const ReachedHex* hex : hexes)
        rows.row({found.label(hex->cell), found.points(hex->cost).text(), found.points(hex->left).text(),
                  hex->via == mapsets::noCell ? "-" : found.label(hex->via), notesOf(*hex, common)});
    return common.say(turnHead, {{"turn", std::to_string(turn)}, {"count", std::to_string(hexes.size())}}) +
           "\n" + rows.text();
}

std::string unknownText(const Found& found, const std::vector<Cell>& hexes, const AnswerOptions& common) {
    return wrapped(common.say(unknownHead, {{"hexes", joined(labelsOf(*found.table.field, hexes), " ")}}),
                   100, 0);
}

std::string wayTextOf(const Found& found, const ReachOptions& options) {
    const std::string to = found.label(*found.to);
    const ReachedHex* hex = found.reached.find(*found.to);
    if (hex == nullptr) return wrapped(notReachedText(found, options.common), 100, 0);
    const AnswerOptions& common = options.common;
    std::vector<Cell> unknown;
    for (const Cell cell : found.way)
        if (std::binary_search(found.reached.unknown.begin(), found.reached.unknown.end(), cell))
            unknown.push_back(cell);
    std::string text = wrapped(
        common.say(hex->turnAtMost ? boundedWayText : wayText,
                   {{"to", to},
                    {"turn", std::to_string(hex->turn)},
                    {"latest", hex->turnAtMost ? latestText(*hex->turnAtMost, common) : std::string()},
                    {"left", found.points(hex->left).text()},
                    {"way", joined(labelsOf(*found.table.field, found.way), " ")}}),
        100, 0);
    return unknown.empty() ? text : text + unknownText(found, unknown, common);
}

/// Who moves and how: "Rifle platoon (a-1), foot"; a movement class is said once.
std::string moverText(const Found& found, const AnswerOptions& common) {
    const auto& mobility = mobilityOf(found.table, found.task.mover);
    const std::string how = mobility.name.empty() ? mobility.id.text : common.in(mobility.name);
    return found.task.who == how ? how : found.task.who + ", " + how;
}

std::string textOf(const Found& found, const ReachOptions& options) {
    const AnswerOptions& common = options.common;
    std::map<int, std::vector<const ReachedHex*>> turns;
    for (const ReachedHex& hex : found.ordered)
        if (hex.turn > 0) turns[hex.turn].push_back(&hex);
    std::size_t count = 0;
    for (const auto& [turn, hexes] : turns) count += hexes.size();
    std::string text = common.say(reachHeadline, {{"who", moverText(found, common)},
                                                  {"allowance", found.task.allowance.text()},
                                                  {"from", found.label(found.task.query.start)},
                                                  {"count", std::to_string(count)},
                                                  {"turns", turnsText(options)}}) +
                       "\n";
    if (found.to) return text + wayTextOf(found, options);
    if (const LocalLiteral* why = whyItStays(found.task.query.allowance, !options.unit.empty()))
        text += common.in(*why) + "\n";
    for (const auto& [turn, hexes] : turns) text += "\n" + turnText(found, turn, hexes, common);
    if (!found.reached.unknown.empty()) text += "\n" + unknownText(found, found.reached.unknown, common);
    return text;
}

int run(const ReachOptions& options, const Streams& streams) {
    if (!options.picture.output.empty()) checkPicture(options.picture);
    const bool isUnit = !options.unit.empty();
    if (isUnit && !options.moverClass.empty()) throw CommandError(exitUsage, eitherUnit);
    if (!isUnit && !(options.load + options.unload + options.ridden).empty())
        throw CommandError(exitUsage, onlyUnit);
    if (!isUnit && (options.moverClass.empty() || options.allowance.empty() || options.from.empty()))
        throw CommandError(exitUsage, needUnit);
    const LaidOut table = layOut(options.file, options.common, streams);
    const Ground ground(table);
    Task task = isUnit ? taskOfUnit(table, ground, options) : taskOfClass(table, ground, options);
    if (!task.inTheWay.empty()) task.query.rules = {&task.inTheWay};
    const mapsets::ReachGraph graph(*table.field, *ground.movement, task.mover,
                                    task.doubling ? &*task.doubling : nullptr);
    mapsets::ReachSearch search(graph);
    search.run(task.query);
    Found found{table,        ground, task,        search.result(), inOrder(*table.field, search.result()),
                std::nullopt, {},     std::nullopt};
    if (!options.to.empty()) {
        found.to = hexNamed(*table.field, options.to);
        found.way = search.path(*found.to);
        if (!found.reached.find(*found.to)) found.notReached = whyNotReached(graph, task.query, *found.to);
    }
    writeAnswerPicture(table, options.common, options.picture,
                       reachedFrom(task.query.start, found.ordered, found.way), streams);
    deliver(options.common, answerJson(found, options), textOf(found, options), streams);
    return exitClean;
}

}  // namespace

Command reachCommand(const AnswerOptions& common) {
    auto options = std::make_shared<ReachOptions>();
    options->common = common;
    auto line = std::make_unique<CommandLine>("reach", reachSummary);
    line->describe(
        {"A unit of a scenario moves with what stands in its way; a class moves on the empty map.",
         "Una unidad de un escenario se mueve con lo que hay en su camino; una clase, en el mapa vacío."},
        {"reach battle.scenario.xml --unit it-inf-1 --turns 3",
         "reach hill.board.xml --class foot --allowance 3 --from 0304 --to 0708"});
    line->positional("FILE", options->file, fileHelp());
    line->text("--unit", "ID", options->unit, {"the counter that moves", "la ficha que se mueve"});
    line->text(
        "--class", "CLASS", options->moverClass,
        {"a movement class or unit class of the game", "una clase de movimiento o de unidad del juego"});
    line->text("--allowance", "N", options->allowance,
               {"of a class: its movement points a turn, like 4 or 2/3; needed there",
                "de una clase: sus puntos de movimiento por turno, como 4 o 2/3; ahí hace falta"});
    line->text("--from", "HEX", options->from,
               {"where it starts; with --unit instead of where it is set up",
                "dónde empieza; con --unit, en vez de donde está desplegada"});
    line->text("--to", "HEX", options->to,
               {"only this hex, and the way there", "solo este hexágono, y el camino"});
    line->text("--load", "ID", options->load,
               {"whom --unit takes aboard first, if need be after it has come there",
                "a quién carga antes --unit, si hace falta tras acercarse"});
    line->text("--unload", "ID", options->unload,
               {"whom --unit puts down first", "a quién descarga antes --unit"});
    line->text("--ridden", "N", options->ridden,
               {"points its carrier spent (default: 0)", "puntos que gastó su transporte (por omisión: 0)"});
    line->number("--turns", "N", options->turns, 0, 1000,
                 {"how many turns (default: 1; 0: as many as it takes)",
                  "cuántos turnos (por omisión: 1; 0: los que hagan falta)"});
    line->flag(
        "--hurry", options->hurries,
        {"the unit hurries, where the game has a way to: more points, away from enemies; one turn",
         "la unidad va a paso ligero, si el juego lo permite: más puntos, lejos del enemigo; un turno"});
    line->flag(
        "--empty", options->ignoresUnits,
        {"leave out units, mines and works in the way", "sin contar unidades, minas ni obras en el camino"});
    declareAnswerPicture(*line, options->picture);
    declareCommon(*line, options->common);
    return {std::move(line), [options](const Streams& streams) { return run(*options, streams); }};
}

}  // namespace cota::cli
