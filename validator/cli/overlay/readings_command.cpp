// cota readings: what another reading of each passage that the rulebook leaves open would change on a map.

#include <algorithm>
#include <limits>

#include "mapsets/analysis/readings.h"
#include "mapsets/look/sheet/count_drawing.h"
#include "validator/cli/commands/answer_pictures.h"
#include "validator/cli/inputs/hexes.h"
#include "validator/cli/inputs/shared_options.h"
#include "validator/cli/inputs/sight_words.h"
#include "validator/cli/terminal/answer.h"
#include "validator/cli/terminal/command_error.h"
#include "validator/cli/terminal/commands.h"
#include "validator/cli/terminal/csv.h"
#include "validator/cli/terminal/exit_code.h"
#include "validator/cli/terminal/table.h"

namespace cota::cli {

namespace {

using mapsets::Cell;
using mapsets::ChangedLine;
using mapsets::OtherReading;
using mapsets::ReadingEffect;
using model::LocalLiteral;

struct ReadingsOptions {
    AnswerOptions common;
    std::string file;
    std::vector<std::string> options;
    std::optional<int> range;
    PictureOptions picture;
};

constexpr LocalLiteral readingsSummary =
    local("what changes on a map if passages that the rulebook leaves open are read another way");
constexpr LocalLiteral readingsHeadline = local(
    "Lines of sight up to {range} {range:hex|hexes}; {changing} of {all} other {all:reading|readings} "
    "{changing:changes|change} "
    "something here.");
constexpr LocalLiteral otherReadingsWords = local("Other Readings of the Rules");
constexpr LocalLiteral readingOption = local("as a caption", "option");
constexpr LocalLiteral readingNow = local("as a caption", "now");
constexpr LocalLiteral readingOther = local("as a caption", "other reading");
constexpr LocalLiteral readingLines = local("as a caption", "lines");
constexpr LocalLiteral readingHeights = local("as a caption", "heights");
constexpr LocalLiteral readingStacks = local("as a caption", "stacks");
constexpr LocalLiteral readingUnits = local("as a caption", "units");
constexpr LocalLiteral readingExample = local("as a caption", "for example");
constexpr LocalLiteral changingLines = local("as a caption", "lines that change");
constexpr LocalLiteral noChange = local("as a caption", "no change");
constexpr LocalLiteral exampleLine = local("{from} to {to}: {now} now, {then} with the other reading");
constexpr LocalLiteral unspotted = local("not spotted");
constexpr LocalLiteral noEffectHere = local("No effect here: {options}.");
constexpr LocalLiteral notOfMaps = local("Not about sight, movement or stacks: {options}.");
constexpr LocalLiteral noReading = local("'{id}' is no option that decides an open passage of '{game}'.");

struct Answered {
    int range = 0;
    mapsets::Roster roster;
    std::vector<ReadingEffect> effects;
    std::vector<std::string> others;  // options that no question about maps reads
};

bool isCompared(const OtherReading& one) { return one.isOfSight || one.isOfReach || one.isOfStacks; }

Answered answered(const LaidOut& table, const ReadingsOptions& options) {
    Answered made;
    made.roster = mapsets::Roster(table.laid.document, table.field());
    made.range = options.range ? *options.range : mapsets::greatestVisibility(table.laid);
    mapsets::ReadingsAsked asked;
    asked.range = made.range;
    const auto all = mapsets::otherReadings(table.laid);
    for (const std::string& id : options.options)
        if (std::ranges::find(all, id, &OtherReading::option) == all.end())
            throw CommandError(exitUsage, noReading, {{"id", id}, {"game", table.game()}});
    for (const OtherReading& one : all) {
        if (!options.options.empty() &&
            std::ranges::find(options.options, one.option) == options.options.end())
            continue;
        if (isCompared(one))
            asked.readings.push_back(one);
        else if (made.others.empty() || made.others.back() != one.option)
            made.others.push_back(one.option);
    }
    made.effects = mapsets::effectsOf(table.laid, asked).value();
    return made;
}

std::string stateOf(const mapsets::SightResult& result, bool isSpotted, const AnswerOptions& common) {
    std::string text = common.in(verdictWord(result.verdict));
    if (result.hindrance > 0) text += " (" + std::to_string(result.hindrance) + ")";
    if (!isSpotted) text += ", " + common.in(unspotted);
    return text;
}

std::string exampleOf(const LaidOut& table, const mapsets::Roster& roster, const ReadingEffect& effect,
                      const AnswerOptions& common) {
    const auto labels = [&](const std::vector<Cell>& cells) { return table.field().label(cells.front()); };
    if (!effect.examples.empty()) {
        const ChangedLine& line = effect.examples.front();
        return common.say(exampleLine, {{"from", table.field().label(line.from)},
                                        {"to", table.field().label(line.to)},
                                        {"now", stateOf(line.now, line.isSpottedNow, common)},
                                        {"then", stateOf(line.then, line.isSpottedThen, common)}});
    }
    if (!effect.stacks.empty()) return labels(effect.stacks);
    if (!effect.heights.empty()) return labels(effect.heights);
    if (!effect.reach.empty()) {
        const auto& one = effect.reach.front();
        return nameWithId(roster[one.unit], common) + ": " + labels(one.hexes);
    }
    return {};
}

std::string headlineOf(const Answered& made, const AnswerOptions& common) {
    const auto changing =
        std::ranges::count_if(made.effects, [](const ReadingEffect& effect) { return !effect.isNone(); });
    return common.say(readingsHeadline, {{"range", std::to_string(made.range)},
                                         {"changing", std::to_string(changing)},
                                         {"all", std::to_string(made.effects.size())}});
}

std::string readingsText(const LaidOut& table, const Answered& made, const AnswerOptions& common) {
    Table rows;
    rows.head({common.in(readingOption), common.in(readingNow), common.in(readingOther),
               common.in(readingLines), common.in(readingHeights), common.in(readingStacks),
               common.in(readingUnits), common.in(readingExample)});
    using enum Table::Align;
    rows.align({left, left, left, right, right, right, right, left});
    std::string none, others;
    const auto add = [](std::string& list, const std::string& one) {
        list += (list.empty() ? "" : ", ") + one;
    };
    for (const ReadingEffect& effect : made.effects) {
        if (effect.isNone()) {
            add(none, effect.reading.option + "=" + effect.reading.other);
            continue;
        }
        rows.row({effect.reading.option, effect.reading.value, effect.reading.other,
                  std::to_string(effect.lines), std::to_string(effect.heights.size()),
                  std::to_string(effect.stacks.size()), std::to_string(effect.reach.size()),
                  exampleOf(table, made.roster, effect, common)});
    }
    for (const std::string& id : made.others) add(others, id);
    std::string text = headlineOf(made, common) + "\n";
    if (!rows.empty()) text += "\n" + rows.text();
    if (!none.empty()) text += "\n" + wrapped(common.say(noEffectHere, {{"options", none}}), 100, 0);
    if (!others.empty()) text += "\n" + wrapped(common.say(notOfMaps, {{"options", others}}), 100, 0);
    return text;
}

Json lineJson(const LaidOut& table, const ChangedLine& line) {
    const auto state = [](const mapsets::SightResult& result, bool isSpotted) {
        return Json{{"verdict", mapsets::textOf(result.verdict)},
                    {"hindrance", result.hindrance},
                    {"spotted", isSpotted}};
    };
    return {{"from", table.field().label(line.from)},
            {"to", table.field().label(line.to)},
            {"now", state(line.now, line.isSpottedNow)},
            {"then", state(line.then, line.isSpottedThen)}};
}

Json readingsJson(const LaidOut& table, const Answered& made) {
    Json json = answerOf("readings");
    json["game"] = table.game();
    json["range"] = made.range;
    json["readings"] = Json::array();
    const auto labels = [&](const std::vector<Cell>& cells) { return labelsOf(table.field(), cells); };
    for (const ReadingEffect& effect : made.effects) {
        Json one{{"option", effect.reading.option},
                 {"value", effect.reading.value},
                 {"other", effect.reading.other},
                 {"lines", effect.lines}};
        one["examples"] = Json::array();
        for (const ChangedLine& line : effect.examples) one["examples"].push_back(lineJson(table, line));
        one["heights"] = labels(effect.heights);
        one["stacks"] = labels(effect.stacks);
        one["units"] = Json::array();
        for (const auto& reach : effect.reach)
            one["units"].push_back(
                {{"unit", made.roster[reach.unit].id.text}, {"hexes", labels(reach.hexes)}});
        json["readings"].push_back(std::move(one));
    }
    json["notCompared"] = made.others;
    return json;
}

/// By hex: the lines that some reading changes, all readings together.
std::vector<look::HexCount> changesByHex(const LaidOut& table, const Answered& made) {
    std::vector<look::HexCount> counts;
    const auto hexes = table.field().hexes();
    for (const Cell cell : inReadingOrder(table.field())) {
        const auto place = static_cast<std::size_t>(std::ranges::lower_bound(hexes, cell) - hexes.begin());
        int sum = 0;
        for (const ReadingEffect& effect : made.effects)
            if (place < effect.linesOf.size()) sum += effect.linesOf[place];
        if (sum > 0) counts.push_back({cell, sum});
    }
    return counts;
}

std::string readingsCsv(const LaidOut& table, const Answered& made) {
    std::string text = csvLine({"option", "value", "other", "hex", "lines"});
    const auto hexes = table.field().hexes();
    for (const ReadingEffect& effect : made.effects)
        for (const Cell cell : inReadingOrder(table.field())) {
            const auto place =
                static_cast<std::size_t>(std::ranges::lower_bound(hexes, cell) - hexes.begin());
            if (place < effect.linesOf.size() && effect.linesOf[place] > 0)
                text += csvLine({effect.reading.option, effect.reading.value, effect.reading.other,
                                 table.field().label(cell), std::to_string(effect.linesOf[place])});
        }
    return text;
}

int run(const ReadingsOptions& options, const Streams& streams) {
    if (!options.picture.output.empty()) checkPicture(options.picture);
    const LaidOut table = layOut(options.file, options.common, streams);
    requireSight(table);
    const Answered made = answered(table, options);
    look::CountsOnMap counts;
    counts.counts = changesByHex(table, made);
    counts.legend = options.common.in(changingLines);
    counts.none = options.common.in(noChange);
    writeAnswerPicture(
        table, options.common, options.picture,
        [&](const look::Scene& scene) { return look::drawCounts(scene, counts); },
        [&](const look::Scene& scene) {
            std::vector<AskedOption> given;
            for (const auto& id : options.options) given.push_back({"--option", id});
            return look::AnswerCaption{withOptions(options.common.in(otherReadingsWords), given),
                                       headlineOf(made, options.common), look::legendOf(scene, counts)};
        },
        streams);
    if (options.common.format == "csv") {
        write(options.common.output, readingsCsv(table, made), streams);
        return exitClean;
    }
    deliver(
        options.common, [&] { return readingsJson(table, made); },
        [&] { return readingsText(table, made, options.common); }, streams);
    return exitClean;
}

}  // namespace

Command readingsCommand(const AnswerOptions& common) {
    auto options = std::make_shared<ReadingsOptions>();
    options->common = common;
    auto line = std::make_unique<CommandLine>("readings", readingsSummary);
    line->describe(
        local(
            "Compares the map as the scenario reads the rules with each other reading, one at a time: lines "
            "of sight, "
            "heights, stacks at the start, and where units get in their first turn. Targets have no states."),
        {"readings battle.scenario.xml", "readings hill.board.xml --range 8 --picture open.pdf",
         "readings battle.scenario.xml --option hill-blocks --format csv -o hills.csv"});
    line->positional("FILE", options->file, fileHelp());
    line->texts(
        "--option", "ID", options->options,
        local("only this option; may be given several times (default: all that decide open passages)"));
    line->number("--range", "N", options->range, 1, std::numeric_limits<int>::max(),
                 local("lines of at most N hexes (default: the greatest visibility, at most 24)"));
    declareAnswerPicture(*line, options->picture);
    declareCommonOrTable(*line, options->common);
    return {std::move(line), [options](const Streams& streams) { return run(*options, streams); }};
}

}  // namespace cota::cli
