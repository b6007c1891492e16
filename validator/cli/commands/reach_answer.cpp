#include "validator/cli/commands/reach_answer.h"

#include <algorithm>
#include <map>

#include "mapsets/play/play.h"
#include "validator/cli/inputs/hexes.h"
#include "validator/cli/inputs/sight_words.h"
#include "validator/cli/terminal/command_error.h"
#include "validator/cli/terminal/exit_code.h"
#include "validator/cli/terminal/table.h"

namespace cota::cli {

namespace {

using mapsets::Cell;
using mapsets::ReachedHex;
using model::LocalLiteral;

constexpr LocalLiteral noMovement = local("'{game}' has no rules of movement on a map.");
constexpr LocalLiteral reachHeadline =
    local("{who}, allowance {allowance}, from {from}: {count} {count:hex|hexes} in {turns}");
constexpr LocalLiteral oneTurn = local("one turn");
constexpr LocalLiteral turnCount = local("{n} turns");
constexpr LocalLiteral anyTurns = local("any number of turns");
constexpr LocalLiteral turnHead = local("Turn {turn}: {count} {count:hex|hexes}");
constexpr LocalLiteral unknownHead = local("Entered at an unknown cost: {hexes}");
constexpr LocalLiteral wayText = local("{to}: turn {turn}, {left} {left:point|points} left. Way: {way}");
constexpr LocalLiteral boundedWayText =
    local("{to}: turn {turn} at the earliest, {latest}; at most {left} {left:point|points} left. Way: {way}");
constexpr LocalLiteral sureTurnText =
    local("{to}: turn {turn}; at most {left} {left:point|points} left, at least {least}. Way: {way}");
constexpr LocalLiteral reachHexWord = local("hex"), costWord = local("cost"),
                       leftWord = local("points", "left"), viaWord = local("via"), notesWord = local("notes");
constexpr LocalLiteral minimumNote = local("one hex always"), stopNote = local("stops"),
                       doubledNote = local("out of sight, doubled"), rollNote = local("by a roll"),
                       mayStopNote = local("may be stopped"), atMostNote = local("turn {turn} at the latest"),
                       leftNote = local("at most {left} left, at least {least}"),
                       maybeNeverNote = local("perhaps never"), passedNote = local("only passed through"),
                       leaderNote = local("needs a leader ({cite})"),
                       unledNote = local("needs a leader ({cite}); turn {turn} without one");
constexpr LocalLiteral ledText =
    local("Led by {names}: no hex needs a leader. With --unled the answer is without one.");
constexpr LocalLiteral unledText = local("No leader activates it: {count} {count:hex needs|hexes need} one.");
constexpr LocalLiteral needText = local("{to} needs a leader ({cite}): without one the unit {why}.");
constexpr LocalLiteral needNearText =
    local("{to} needs a leader ({cite}): without one the unit {why} ({enemy}).");
constexpr LocalLiteral passedHead = local("Turn {turn}: {count} {count:hex|hexes} only to pass through");
constexpr LocalLiteral leavingText =
    local("Can leave the map ({cite}) in turn {turn}, for {cost} {cost:point|points}: {hexes}");
constexpr LocalLiteral leavingUnknownText =
    local("Can leave the map ({cite}) in turn {turn} at the earliest, at an unknown cost: {hexes}");

std::string turnsText(const ReachOptions& options) {
    const int turns = options.turns.value_or(1);
    if (turns == 0) return options.common.in(anyTurns);
    return turns == 1 ? options.common.in(oneTurn)
                      : options.common.say(turnCount, {{"n", std::to_string(turns)}});
}

std::string notReachedText(const ReachFound& found, const AnswerOptions& common) {
    return common.say(found.notReached->text, {{"to", found.label(*found.to)},
                                               {"turn", std::to_string(found.notReached->turn.value_or(0))}});
}

const mapsets::LedHex* ledAt(const ReachFound& found, Cell cell) {
    const auto at = std::ranges::find(found.led, cell, &mapsets::LedHex::cell);
    return at == found.led.end() ? nullptr : &*at;
}

std::string enemyOf(const ReachFound& found, const mapsets::LeaderNeed& need) {
    return need.because == mapsets::noUnit ? std::string() : found.ground.roster[need.because].id.text;
}

Json needJson(const ReachFound& found, const mapsets::LedHex& led) {
    Json json;
    json["reason"] = led.need.reason;
    json["enemy"] = jsonOrNull(enemyOf(found, led.need));
    json["citation"] = citationJson(found.table.game(), led.need.citation);
    json["turnWithout"] = led.without ? Json(*led.without) : Json(nullptr);
    return json;
}

Json leavingJson(const ReachFound& found) {
    Json json = Json::array();
    for (const auto& leaving : found.leaving)
        json.push_back({{"turn", leaving.turn}, {"hexes", labelsOf(found.table.field(), leaving.cells)}});
    return json;
}

Json hexJson(const ReachFound& found, const ReachedHex& hex) {
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
    if (hex.leftAtLeast) json["leftAtLeast"] = jsonOf(found.points(*hex.leftAtLeast));
    if (hex.doubled) json["doubled"] = true;
    if (hex.minimumMove) json["minimumMove"] = true;
    if (hex.stops) json["stops"] = true;
    if (hex.byRoll) json["byRoll"] = true;
    if (hex.mayStop) json["mayStop"] = true;
    if (const auto* led = ledAt(found, hex.cell)) json["needsLeader"] = needJson(found, *led);
    return json;
}

std::string latestText(int turnAtMost, const AnswerOptions& common) {
    return turnAtMost == 0 ? common.in(maybeNeverNote)
                           : common.say(atMostNote, {{"turn", std::to_string(turnAtMost)}});
}

std::string notesOf(const ReachFound& found, const ReachedHex& hex, const AnswerOptions& common) {
    std::vector<std::string> notes;
    if (hex.passed) notes.push_back(common.in(passedNote));
    if (const auto* led = ledAt(found, hex.cell))
        notes.push_back(
            common.say(led->without ? unledNote : leaderNote,
                       {{"cite", led->need.citation}, {"turn", std::to_string(led->without.value_or(0))}}));
    if (hex.doubled) notes.push_back(common.in(doubledNote));
    if (hex.minimumMove) notes.push_back(common.in(minimumNote));
    if (hex.stops) notes.push_back(common.in(stopNote));
    if (hex.byRoll) notes.push_back(common.in(rollNote));
    if (hex.mayStop) notes.push_back(common.in(mayStopNote));
    if (hex.turnAtMost && *hex.turnAtMost != hex.turn) notes.push_back(latestText(*hex.turnAtMost, common));
    if (hex.leftAtLeast)
        notes.push_back(common.say(leftNote, {{"left", found.points(hex.left).text()},
                                              {"least", found.points(*hex.leftAtLeast).text()}}));
    return joined(notes, ", ");
}

std::string turnText(const ReachFound& found, LocalLiteral head, int turn,
                     const std::vector<const ReachedHex*>& hexes, const AnswerOptions& common) {
    using enum Table::Align;
    Table rows;
    rows.indent(2);
    rows.align({left, right, right, left, left});
    rows.head({common.in(reachHexWord), common.in(costWord), common.in(leftWord), common.in(viaWord),
               common.in(notesWord)});
    for (const ReachedHex* hex : hexes)
        rows.row({found.label(hex->cell), found.points(hex->cost).text(), found.points(hex->left).text(),
                  hex->via == mapsets::noCell ? "-" : found.label(hex->via), notesOf(found, *hex, common)});
    return common.say(head, {{"turn", std::to_string(turn)}, {"count", std::to_string(hexes.size())}}) +
           "\n" + rows.text();
}

std::string unknownText(const ReachFound& found, const std::vector<Cell>& hexes,
                        const AnswerOptions& common) {
    return wrapped(common.say(unknownHead, {{"hexes", joined(labelsOf(found.table.field(), hexes), " ")}}),
                   100, 0);
}

/// The strategies' text for the reason, in the language of the answer.
std::string reasonText(const std::string& id, const AnswerOptions& common) {
    for (const auto& strategy : mapsets::describeStrategies())
        for (const auto& reason : strategy.reasons)
            if (reason.id == id) return common.in(reason.text);
    return id;
}

std::string needTextOf(const ReachFound& found, const AnswerOptions& common) {
    const auto* led = ledAt(found, *found.to);
    if (led == nullptr) return {};
    const auto enemy = enemyOf(found, led->need);
    return wrapped(
        common.say(enemy.empty() ? needText : needNearText, {{"to", found.label(*found.to)},
                                                             {"cite", led->need.citation},
                                                             {"why", reasonText(led->need.reason, common)},
                                                             {"enemy", enemy}}),
        100, 0);
}

/// The leaders of the unit, if they matter.
std::string leadersText(const ReachFound& found, const AnswerOptions& common) {
    if (!found.task.unled) return {};
    std::vector<std::string> leaders;
    for (const auto leader : found.task.leaders)
        leaders.push_back(nameWithId(found.ground.roster[leader], common));
    if (!leaders.empty()) return wrapped(common.say(ledText, {{"names", joined(leaders, ", ")}}), 100, 0);
    return common.say(unledText, {{"count", std::to_string(found.led.size())}}) + "\n";
}

std::string leavingTextOf(const ReachFound& found, const AnswerOptions& common) {
    const auto& movement = *found.ground.movement;
    const auto cost = movement.exitCost(found.task.mover);
    std::string text;
    for (const auto& leaving : found.leaving)
        text += wrapped(common.say(cost ? leavingText : leavingUnknownText,
                                   {{"cite", movement.exitCitation()},
                                    {"turn", std::to_string(leaving.turn)},
                                    {"cost", cost ? found.points(*cost).text() : std::string()},
                                    {"hexes", joined(labelsOf(found.table.field(), leaving.cells), " ")}}),
                        100, 0);
    return text;
}

std::string wayTextOf(const ReachFound& found, const ReachOptions& options) {
    const std::string to = found.label(*found.to);
    const ReachedHex* hex = found.reached.find(*found.to);
    if (hex == nullptr) return wrapped(notReachedText(found, options.common), 100, 0);
    const AnswerOptions& common = options.common;
    std::vector<Cell> unknown;
    for (const Cell cell : found.way)
        if (std::binary_search(found.reached.unknown.begin(), found.reached.unknown.end(), cell))
            unknown.push_back(cell);
    std::string text = wrapped(
        common.say(hex->turnAtMost    ? boundedWayText
                   : hex->leftAtLeast ? sureTurnText
                                      : wayText,
                   {{"to", to},
                    {"turn", std::to_string(hex->turn)},
                    {"latest", hex->turnAtMost ? latestText(*hex->turnAtMost, common) : std::string()},
                    {"left", found.points(hex->left).text()},
                    {"least", found.points(hex->leftAtLeast.value_or(hex->left)).text()},
                    {"way", joined(labelsOf(found.table.field(), found.way), " ")}}),
        100, 0);
    text += needTextOf(found, common) + leavingTextOf(found, common);
    return unknown.empty() ? text : text + unknownText(found, unknown, common);
}

/// The unit and how it moves: "Rifle platoon (a-1), foot"; a movement class only once.
std::string moverText(const ReachFound& found, const AnswerOptions& common) {
    const auto& mobility = mobilityOf(found.table, found.task.mover);
    const std::string how = mobility.name.empty() ? mobility.id.text : common.in(mobility.name);
    return found.task.who == how ? how : found.task.who + ", " + how;
}

}  // namespace

ReachGround::ReachGround(const LaidOut& table)
    : roster(table.input.document, table.field()),
      movement(mapsets::makeMovement(table.field(), roster.tags(), table.scenario())),
      stacking(mapsets::makeStacking(table.field(), roster.tags())) {
    if (movement == nullptr) throw CommandError(exitUnreadable, noMovement, {{"game", table.game()}});
}

const mapsets::Mobility& mobilityOf(const LaidOut& table, const mapsets::Mover& mover) {
    return table.mapset().catalogue.mobilities[static_cast<std::size_t>(mover.mobility)];
}

Json reachJson(const ReachFound& found, const ReachOptions& options) {
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
    json["passed"] = Json::array();
    for (const ReachedHex& hex : found.passed)
        if (!found.to || hex.cell == *found.to) json["passed"].push_back(hexJson(found, hex));
    if (found.task.unled) {
        json["ledBy"] = Json::array();
        for (const auto leader : found.task.leaders)
            json["ledBy"].push_back(found.ground.roster[leader].id.text);
    }
    if (!found.task.exits.empty()) {
        const auto cost = found.ground.movement->exitCost(found.task.mover);
        json["leaving"] = leavingJson(found);
        json["leavingCost"] = cost ? jsonOf(found.points(*cost)) : Json(nullptr);
    }
    json["unknown"] = labelsOf(found.table.field(), found.reached.unknown);
    if (found.to) json["way"] = labelsOf(found.table.field(), found.way);
    if (found.notReached)
        json["notReached"] = {{"id", found.notReached->id}, {"text", notReachedText(found, options.common)}};
    return json;
}

std::string headlineOf(const ReachFound& found, const ReachOptions& options) {
    const auto count =
        std::ranges::count_if(found.ordered, [](const ReachedHex& hex) { return hex.turn > 0; });
    return options.common.say(reachHeadline, {{"who", moverText(found, options.common)},
                                              {"allowance", found.task.allowance.text()},
                                              {"from", found.label(found.task.query.start)},
                                              {"count", std::to_string(count)},
                                              {"turns", turnsText(options)}});
}

std::string reachSummaryOf(const ReachFound& found, const ReachOptions& options) {
    auto text = reachText(found, options);
    // The lists of hexes, which the map shows, come after an empty line.
    text.resize(std::min(text.find("\n\n"), text.size()));
    return text;
}

std::string reachText(const ReachFound& found, const ReachOptions& options) {
    const AnswerOptions& common = options.common;
    std::map<int, std::vector<const ReachedHex*>> turns, passes;
    for (const ReachedHex& hex : found.passed) passes[hex.turn].push_back(&hex);
    for (const ReachedHex& hex : found.ordered)
        if (hex.turn > 0) turns[hex.turn].push_back(&hex);
    std::string text = headlineOf(found, options) + "\n";
    text += leadersText(found, common);
    if (found.to) return text + wayTextOf(found, options);
    if (const LocalLiteral* why = whyItStays(found.task.query.allowance, !options.unit.empty()))
        text += common.in(*why) + "\n";
    for (const auto& [turn, hexes] : turns) text += "\n" + turnText(found, turnHead, turn, hexes, common);
    for (const auto& [turn, hexes] : passes) text += "\n" + turnText(found, passedHead, turn, hexes, common);
    if (!found.leaving.empty()) text += "\n" + leavingTextOf(found, common);
    if (!found.reached.unknown.empty()) text += "\n" + unknownText(found, found.reached.unknown, common);
    return text;
}

}  // namespace cota::cli
