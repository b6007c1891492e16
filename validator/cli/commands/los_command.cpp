// cota los: one line of sight, step by step.

#include "formats/model/finding/capital.h"
#include "formats/model/geometry/decimal.h"
#include "mapsets/look/sheet/answer_drawings.h"
#include "mapsets/sight/sight.h"
#include "mapsets/spotting/spotting.h"
#include "validator/cli/commands/picture_output.h"
#include "validator/cli/inputs/hexes.h"
#include "validator/cli/inputs/laid_out.h"
#include "validator/cli/inputs/los_switches.h"
#include "validator/cli/inputs/shared_options.h"
#include "validator/cli/inputs/sight_words.h"
#include "validator/cli/terminal/answer.h"
#include "validator/cli/terminal/command_error.h"
#include "validator/cli/terminal/commands.h"
#include "validator/cli/terminal/exit_code.h"
#include "validator/cli/terminal/table.h"

namespace cota::cli {

namespace {

using mapsets::Cell;
using model::LocalLiteral;

struct LosOptions {
    AnswerOptions common;
    std::string file;
    std::string from;
    std::string to;
    std::optional<int> turn;
    std::string heightMethod;
    bool switches = false;
    PictureOptions profile;
};

/// The judged line, and what limits visibility apart from it.
struct Line {
    Cell from = mapsets::noCell;
    Cell to = mapsets::noCell;
    mapsets::SightResult result;
    mapsets::SightRecorder record;
    std::vector<model::LocalText> remarks;
    int distance = 0;
    int visibility = mapsets::unlimitedRange;  // of the turn
    int spotting = mapsets::unlimitedRange;    // of a unit without states in `to`
    std::vector<mapsets::RangeStep> rangeSteps;
    std::optional<std::vector<SwitchEffect>> switches;  // if requested
};

constexpr LocalLiteral losSummary = local("one line of sight with its whole trace");
constexpr LocalLiteral noSteps = local("Nothing lies between the two hexes.");
constexpr LocalLiteral losHeadline =
    local("{from} ({heightFrom}) to {to} ({heightTo}), distance {distance}: {verdict}");
constexpr LocalLiteral atPlace = local("at {hexes}");
constexpr LocalLiteral hindranceText = local("hindrance {count}");
constexpr LocalLiteral rangeHead = local("Spotting a unit in {to}:");
constexpr LocalLiteral rangeTotal = local("range {range}, distance {distance}: {answer}");
constexpr LocalLiteral spotted = local("it can be spotted");
constexpr LocalLiteral notSeen = local("it cannot be spotted without a line of sight");
constexpr LocalLiteral tooFar = local("it is too far to be spotted");
constexpr LocalLiteral switchesHead = local("The answer depends on these rule options:");
constexpr LocalLiteral noSwitches = local("No rule option changes the answer.");
constexpr LocalLiteral switchWord = local("option"), setWord = local("set"),
                       otherwiseWord = local("otherwise"), answerWord = local("answer then"),
                       rangeWord = local("range");
constexpr LocalLiteral unlimited = local("unlimited");

Line judge(const LaidOut& table, const LosOptions& options) {
    Line line;
    line.from = hexNamed(table.field(), options.from);
    line.to = hexNamed(table.field(), options.to);
    line.result = table.laid.map->explain(line.from, line.to, line.record);
    line.remarks = mapsets::remarksOn(table.field(), line.from, line.to);
    const mapsets::Spotting& spotting = table.play().spotting();
    line.distance = spotting.distance(line.from, line.to);
    mapsets::SpottingQuery query{line.from, line.to, conditionsIn(table, options.turn), nullptr, nullptr};
    line.spotting = spotting.range(query, &line.rangeSteps);
    line.visibility = spotting.visibility(query);
    if (options.switches) line.switches = switchesThatCount(table, query);
    return line;
}

void drawProfile(const LaidOut& table, const Line& line, const LosOptions& options, const Streams& streams) {
    if (options.profile.output.empty()) return;
    auto profile = look::profileOf(table.field(), line.from, line.to, line.result.verdict, line.record,
                                   options.common.language);
    profile.title =
        profile.from + " - " + profile.to + ": " + options.common.in(verdictWord(line.result.verdict));
    const auto picture = look::profilePicture(profile);
    writePicture({&picture, 1}, options.profile, pdfSettings(options.common.language), streams);
}

Json optionsJson(const mapsets::Explanation& why) {
    Json json = Json::array();
    for (const auto& each : why.options) json.push_back({{"option", each.option}, {"value", each.word}});
    return json;
}

Json stepJson(const LaidOut& table, const mapsets::SightStep& step, model::Language language) {
    Json json;
    json["kind"] = cli::textOf(step.kind);
    json["hexes"] = labelsOf(table.field(), step.hexes);
    json["distance"] = step.distance;
    json["ground"] = step.ground;
    json["obstacle"] = step.obstacle;
    json["line"] = jsonOf(step.line);
    json["effect"] = mapsets::textOf(step.effect);
    json["reason"] = step.why.reason == nullptr ? Json(nullptr) : Json(std::string(step.why.id()));
    json["text"] = step.why.reason == nullptr ? "" : step.why.text(language, &table.mapset().catalogue);
    json["citation"] = citationJson(table.game(), step.why.citation);
    json["options"] = optionsJson(step.why);
    return json;
}

Json losJson(const LaidOut& table, const Line& line, model::Language language) {
    const mapsets::SightRecorder& record = line.record;
    Json json = answerOf("los");
    json["game"] = table.game();
    json["from"] = {{"hex", table.field().label(line.from)}, {"height", record.heightFrom}};
    json["to"] = {{"hex", table.field().label(line.to)}, {"height", record.heightTo}};
    json["distance"] = line.distance;
    json["verdict"] = mapsets::textOf(line.result.verdict);
    json["reason"] = {{"id", std::string(record.reason.id())},
                      {"text", record.reason.text(language, &table.mapset().catalogue)},
                      {"citation", citationJson(table.game(), record.reason.citation)},
                      {"options", optionsJson(record.reason)}};
    json["remarks"] = Json::array();
    for (const auto& remark : line.remarks) json["remarks"].push_back(remark.in(language));
    json["at"] = nullptr;
    if (record.at)
        json["at"] = {{"hexes", labelsOf(table.field(), record.at->hexes)},
                      {"kind", cli::textOf(record.at->kind)}};
    json["hindrance"] = line.result.hindrance;
    const bool isLimited = line.visibility != mapsets::unlimitedRange;
    json["within"]["visibility"] = isLimited ? Json(line.distance <= line.visibility) : Json(nullptr);
    json["within"]["spotting"] =
        line.spotting != mapsets::unlimitedRange ? Json(line.spotting) : Json(nullptr);
    json["steps"] = Json::array();
    for (const auto& step : record.steps) json["steps"].push_back(stepJson(table, step, language));
    if (!line.switches) return json;
    json["switches"] = Json::array();
    for (const auto& one : *line.switches) {
        const int range = one.answer.spotting;
        json["switches"].push_back(
            {{"option", one.option.id},
             {"name", one.option.name.in(language)},
             {"value", one.value},
             {"other", one.other},
             {"verdict", mapsets::textOf(one.answer.result.verdict)},
             {"hindrance", one.answer.result.hindrance},
             {"spotting", range == mapsets::unlimitedRange ? Json(nullptr) : Json(range)},
             {"citation", citationJson(table.game(), one.option.from.citation)}});
    }
    return json;
}

std::string cited(const std::string& text, const std::string& citation) {
    return model::printable(citation.empty() ? text : text + " (" + citation + ")");
}

std::string stepsText(const LaidOut& table, const Line& line, const AnswerOptions& common) {
    if (line.record.steps.empty()) return "  " + common.in(noSteps) + "\n";
    using enum Table::Align;
    Table steps;
    steps.indent(2);
    const SightWords& words = sightWords();
    // Without a height of the line there is no column for it.
    const bool hasLine = line.record.isStraight;
    std::vector<Table::Align> align{right, left, left, right, right, left, left};
    std::vector<std::string> head{"#",
                                  common.in(words.where),
                                  common.in(words.kind),
                                  common.in(words.ground),
                                  common.in(words.obstacle),
                                  common.in(words.effect),
                                  common.in(words.why)};
    if (hasLine) {
        align.insert(align.begin() + 5, right);
        head.insert(head.begin() + 5, common.in(words.line));
    }
    steps.align(align);
    steps.head(head);
    for (const auto& step : line.record.steps) {
        std::vector<std::string> row{
            std::to_string(step.distance),
            joined(labelsOf(table.field(), step.hexes), " | "),
            common.in(kindWord(step.kind)),
            std::to_string(step.ground),
            step.obstacle == 0 ? "-" : "+" + std::to_string(step.obstacle),
            common.in(effectWord(step.effect)),
            step.why.reason == nullptr ? "" : step.why.sourced(common.language, &table.mapset().catalogue)};
        if (hasLine) row.insert(row.begin() + 5, model::decimalText(step.line, common.language));
        steps.row(row);
    }
    return steps.text();
}

std::string rangeNumber(int range, const AnswerOptions& common) {
    return range == mapsets::unlimitedRange ? common.in(unlimited) : std::to_string(range);
}

std::string switchesText(const Line& line, const AnswerOptions& common) {
    if (!line.switches) return "";
    if (line.switches->empty()) return "\n" + common.in(noSwitches) + "\n";
    Table rows;
    rows.indent(2);
    rows.head({common.in(switchWord), common.in(setWord), common.in(otherwiseWord), common.in(answerWord),
               common.in(rangeWord), ""});
    for (const auto& one : *line.switches) {
        std::string verdict = common.in(verdictWord(one.answer.result.verdict));
        if (one.answer.result.hindrance > 0)
            verdict +=
                ", " + common.say(hindranceText, {{"count", std::to_string(one.answer.result.hindrance)}});
        rows.row({one.option.id, one.value, one.other, verdict, rangeNumber(one.answer.spotting, common),
                  cited(common.in(one.option.name), one.option.from.citation)});
    }
    return "\n" + common.in(switchesHead) + "\n" + rows.text();
}

std::string rangeText(const LaidOut& table, const Line& line, const AnswerOptions& common) {
    std::string text = "\n" + common.say(rangeHead, {{"to", table.field().label(line.to)}}) + "\n";
    Table steps;
    steps.indent(2);
    steps.align({Table::Align::right});
    for (const auto& step : line.rangeSteps)
        steps.row(
            {rangeNumber(step.range, common), step.why.sourced(common.language, &table.mapset().catalogue)});
    const LocalLiteral answer = line.distance <= 1               ? spotted
                                : !line.result.isClear()         ? notSeen
                                : line.distance <= line.spotting ? spotted
                                                                 : tooFar;
    return text + steps.text() + "  " +
           common.say(rangeTotal, {{"range", rangeNumber(line.spotting, common)},
                                   {"distance", std::to_string(line.distance)},
                                   {"answer", common.in(answer)}}) +
           "\n";
}

std::string textOf(const LaidOut& table, const Line& line, const AnswerOptions& common) {
    const auto& unit = table.mapset().catalogue.scales.heightUnit;
    const auto height = [&](int value) { return std::to_string(value) + (unit.empty() ? "" : " " + unit); };
    std::string verdict = common.in(verdictWord(line.result.verdict));
    if (line.record.at)
        verdict +=
            " " +
            common.say(atPlace, {{"hexes", joined(labelsOf(table.field(), line.record.at->hexes), " | ")}});
    if (line.result.hindrance > 0)
        verdict += ", " + common.say(hindranceText, {{"count", std::to_string(line.result.hindrance)}});
    std::string text = common.say(losHeadline, {{"from", table.field().label(line.from)},
                                                {"heightFrom", height(line.record.heightFrom)},
                                                {"to", table.field().label(line.to)},
                                                {"heightTo", height(line.record.heightTo)},
                                                {"distance", std::to_string(line.distance)},
                                                {"verdict", verdict}}) +
                       "\n";
    const auto reason =
        model::capital(line.record.reason.sourced(common.language, &table.mapset().catalogue));
    text += wrapped(reason + (reason.empty() ? "" : "."), 100, 2);
    for (const auto& remark : mapsets::remarksOn(table.field(), line.from, line.to, &line.record))
        text += wrapped(remark.in(common.language), 100, 2);
    text += "\n";
    return text + stepsText(table, line, common) + rangeText(table, line, common) +
           switchesText(line, common);
}

int run(const LosOptions& options, const Streams& streams) {
    if (!options.profile.output.empty()) checkPicture(options.profile);
    const LaidOut table = layOut(options.file, options.common, streams, options.heightMethod);
    requireSight(table);
    const Line line = judge(table, options);
    drawProfile(table, line, options, streams);
    deliver(
        options.common, [&] { return losJson(table, line, options.common.language); },
        [&] { return textOf(table, line, options.common); }, streams);
    return exitClean;
}

}  // namespace

Command losCommand(const AnswerOptions& common) {
    auto options = std::make_shared<LosOptions>();
    options->common = common;
    auto line = std::make_unique<CommandLine>("los", losSummary);
    line->describe(
        local(
            "Says whether a unit in FROM can see one in TO, hex by hex, with the paragraph of the rules for "
            "each\n"
            "judgement, and how far away a unit in TO can be spotted."),
        {"los hill.board.xml 0304 0708", "los battle.scenario.xml 5-0812 5-1107 --turn 3 --format json"});
    line->positional("FILE", options->file, fileHelp());
    line->positional("FROM", options->from, hexHelp());
    line->positional("TO", options->to, local("the hex looked at"));
    declareTurn(*line, options->turn);
    declareHeightMethod(*line, options->heightMethod);
    line->flag("--switches", options->switches,
               local("list the rule options that affect the answer, and how"));
    line->text("--profile", "OUT", options->profile.output,
               local("the ground below the line as a drawing: .png, .pdf or .svg"));
    declareCommon(*line, options->common);
    return {std::move(line), [options](const Streams& streams) { return run(*options, streams); }};
}

}  // namespace cota::cli
