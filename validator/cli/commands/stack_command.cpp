// cota stack: the units in each hex, and the stacking limits of the game.

#include <algorithm>

#include "mapsets/units/roster.h"
#include "mapsets/units/stacking.h"
#include "validator/cli/inputs/hexes.h"
#include "validator/cli/inputs/laid_out.h"
#include "validator/cli/inputs/shared_options.h"
#include "validator/cli/inputs/sight_words.h"
#include "validator/cli/terminal/answer.h"
#include "validator/cli/terminal/command_error.h"
#include "validator/cli/terminal/commands.h"
#include "validator/cli/terminal/exit_code.h"
#include "validator/cli/terminal/table.h"
#include "validator/rules/names/naming.h"

namespace cota::cli {

namespace {

using model::LocalLiteral;

struct StackOptions {
    AnswerOptions common;
    std::string file;
};

constexpr LocalLiteral stackSummary = local("units stacked in each hex, and the limit");
constexpr LocalLiteral noStacking = local("'{game}' has no stacking rules.");
constexpr LocalLiteral stackNoScenario = local("'{file}' is not a scenario and places no units.");
constexpr LocalLiteral stackHeadline = local("{count} {count:stack|stacks}, {over} over a limit.");
constexpr LocalLiteral overText = local("OVER");
constexpr LocalLiteral stackHexWord = local("hex"), sideWord = local("side"), ruleWord = local("limit of"),
                       mostWord = local("most"), countWord = local("count"), unitsWord = local("units");

std::vector<std::string> idsOf(const mapsets::Roster& roster, const std::vector<mapsets::UnitIndex>& units) {
    std::vector<std::string> ids;
    for (const auto unit : units) ids.push_back(roster[unit].id.text);
    return ids;
}

/// "Rifle platoon (a-1)": the name for people, the id for the next command.
std::vector<std::string> namesOf(const mapsets::Roster& roster, const std::vector<mapsets::UnitIndex>& units,
                                 const AnswerOptions& common) {
    std::vector<std::string> names;
    for (const auto unit : units) names.push_back(nameWithId(roster[unit], common));
    return names;
}

std::string sideName(const LaidOut& table, const model::SideId& id, const AnswerOptions& common) {
    for (const auto& side : table.scenario()->sides)
        if (side.id == id && !side.name.empty()) return common.in(side.name);
    return id.text;
}

Json rowsJson(const LaidOut& table, const mapsets::Roster& roster,
              const std::vector<mapsets::StackRow>& rows) {
    Json json = Json::array();
    for (const auto& row : rows) {
        Json one;
        one["name"] = row.name;
        one["count"] = row.count;
        one["limit"] = row.limit;
        one["ok"] = row.ok;
        one["counted"] = idsOf(roster, row.counted);
        one["free"] = idsOf(roster, row.free);
        one["citation"] = citationJson(table.game(), row.citation);
        json.push_back(std::move(one));
    }
    return json;
}

std::vector<std::string> unitsOf(const mapsets::Roster& roster, const mapsets::Stack& stack) {
    std::vector<std::string> ids;
    for (const auto unit : roster.in(stack.cell))
        if (roster[unit].side == stack.side) ids.push_back(roster[unit].id.text);
    return ids;
}

Json stackJson(const LaidOut& table, const mapsets::Roster& roster,
               const std::vector<mapsets::Stack>& stacks) {
    Json json = answerOf("stack");
    json["game"] = table.game();
    json["stacks"] = Json::array();
    for (const auto& stack : stacks) {
        Json one;
        one["hex"] = table.field().label(stack.cell);
        one["side"] = stack.side.text;
        one["fits"] = stack.fits;
        one["units"] = unitsOf(roster, stack);
        one["limits"] = rowsJson(table, roster, stack.limits);
        one["effects"] = rowsJson(table, roster, stack.effects);
        json["stacks"].push_back(std::move(one));
    }
    return json;
}

std::string textOf(const LaidOut& table, const mapsets::Roster& roster,
                   const std::vector<mapsets::Stack>& stacks, const AnswerOptions& common) {
    using enum Table::Align;
    Table rows;
    rows.indent(2);
    rows.align({left, left, left, right, right, left, left});
    rows.head({common.in(stackHexWord), common.in(sideWord), common.in(ruleWord), common.in(countWord),
               common.in(mostWord), "", common.in(unitsWord)});
    std::size_t over = 0;
    for (const auto& stack : stacks) {
        over += stack.fits ? 0 : 1;
        for (const auto& row : stack.limits) {
            if (row.count == 0 && row.ok) continue;
            std::string name = common.in(checks::nameOfStackRow(table.mapset().catalogue, row.name));
            if (!row.citation.empty()) name += " (" + row.citation + ")";
            rows.row({table.field().label(stack.cell), sideName(table, stack.side, common), name,
                      std::to_string(row.count), std::to_string(row.limit), row.ok ? "" : common.in(overText),
                      joined(namesOf(roster, row.counted, common), ", ")});
        }
    }
    return common.say(stackHeadline,
                      {{"count", std::to_string(stacks.size())}, {"over", std::to_string(over)}}) +
           "\n" + (rows.empty() ? "" : "\n" + rows.text());
}

int run(const StackOptions& options, const Streams& streams) {
    const LaidOut table = layOut(options.file, options.common, streams);
    if (table.scenario() == nullptr)
        throw CommandError(exitUnreadable, stackNoScenario, {{"file", options.file}});
    const mapsets::Roster roster(table.input.document, table.field());
    const auto stacking = mapsets::makeStacking(table.field(), roster.tags());
    if (stacking == nullptr) throw CommandError(exitUnreadable, noStacking, {{"game", table.game()}});
    auto stacks = mapsets::allStacks(*stacking, roster);
    const auto order = inReadingOrder(table.field());
    const auto placeOf = [&](const mapsets::Stack& stack) {
        return std::find(order.begin(), order.end(), stack.cell);
    };
    std::stable_sort(stacks.begin(), stacks.end(),
                     [&](const auto& a, const auto& b) { return placeOf(a) < placeOf(b); });
    deliver(
        options.common, [&] { return stackJson(table, roster, stacks); },
        [&] { return textOf(table, roster, stacks, options.common); }, streams);
    return exitClean;
}

}  // namespace

Command stackCommand(const AnswerOptions& common) {
    auto options = std::make_shared<StackOptions>();
    options->common = common;
    auto line = std::make_unique<CommandLine>("stack", stackSummary);
    line->describe({}, {"stack battle.scenario.xml"});
    line->positional("FILE", options->file, local("a scenario; - is standard input"));
    declareCommon(*line, options->common);
    return {std::move(line), [options](const Streams& streams) { return run(*options, streams); }};
}

}  // namespace cota::cli
