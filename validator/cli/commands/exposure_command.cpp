// cota exposure: how many hexes of a side, a zone or a unit see each hex.

#include <algorithm>
#include <functional>
#include <limits>
#include <map>

#include "mapsets/analysis/exposure.h"
#include "mapsets/look/sheet/count_drawing.h"
#include "validator/cli/commands/answer_pictures.h"
#include "validator/cli/inputs/hexes.h"
#include "validator/cli/inputs/shared_options.h"
#include "validator/cli/inputs/watchers.h"
#include "validator/cli/terminal/answer.h"
#include "validator/cli/terminal/commands.h"
#include "validator/cli/terminal/csv.h"
#include "validator/cli/terminal/exit_code.h"
#include "validator/cli/terminal/table.h"

namespace cota::cli {

namespace {

using mapsets::Cell;
using model::LocalLiteral;

struct ExposureOptions {
    AnswerOptions common;
    std::string file;
    std::vector<std::string> from;
    std::optional<int> range;
    std::string heightMethod;
    PictureOptions picture;
};

constexpr LocalLiteral exposureSummary = local("how many hexes of a side, zone or unit see each hex");
constexpr LocalLiteral exposureHeadline = local(
    "{watchers} {watchers:hex watches|hexes watch}: {seen} of {all} {all:hex|hexes} seen, {dark} not seen.");
constexpr LocalLiteral seenByWord = local("as a caption", "seen by");
constexpr LocalLiteral noneSees = local("as a caption", "not seen");

struct Exposed {
    std::vector<Cell> from;
    std::vector<std::pair<Cell, int>> hexes;  // in reading order
    int greatest = 0;
};

Exposed exposedIn(const LaidOut& table, const ExposureOptions& options) {
    Exposed made{watchersNamed(table, options.from), {}, 0};
    const auto hexes = table.field().hexes();
    const auto counts = mapsets::exposure(table.play(), {made.from, options.range}).value();
    for (const Cell cell : inReadingOrder(table.field())) {
        const auto place = std::ranges::lower_bound(hexes, cell) - hexes.begin();
        made.hexes.emplace_back(cell, counts[static_cast<std::size_t>(place)]);
        made.greatest = std::max(made.greatest, made.hexes.back().second);
    }
    return made;
}

Json exposureJson(const LaidOut& table, const Exposed& exposed, std::optional<int> range) {
    Json json = answerOf("exposure");
    json["game"] = table.game();
    json["from"] = Json::array();
    for (const Cell cell : exposed.from) json["from"].push_back(table.field().label(cell));
    json["range"] = range ? Json(*range) : Json(nullptr);
    json["hexes"] = Json::array();
    for (const auto& [cell, count] : exposed.hexes)
        json["hexes"].push_back({{"hex", table.field().label(cell)}, {"seenBy", count}});
    return json;
}

std::string exposureCsv(const LaidOut& table, const Exposed& exposed) {
    std::string text = csvLine({"hex", "seen_by"});
    for (const auto& [cell, count] : exposed.hexes)
        text += csvLine({table.field().label(cell), std::to_string(count)});
    return text;
}

std::string textOf(const LaidOut& table, const Exposed& exposed, const AnswerOptions& common) {
    const auto dark = std::ranges::count_if(exposed.hexes, [](const auto& one) { return one.second == 0; });
    std::string text =
        common.say(exposureHeadline,
                   {{"watchers", std::to_string(exposed.from.size())},
                    {"seen", std::to_string(exposed.hexes.size() - static_cast<std::size_t>(dark))},
                    {"all", std::to_string(exposed.hexes.size())},
                    {"dark", std::to_string(dark)}}) +
        "\n";
    std::map<int, std::string, std::greater<>> byCount;
    for (const auto& [cell, count] : exposed.hexes) {
        std::string& labels = byCount[count];
        labels += (labels.empty() ? "" : " ") + table.field().label(cell);
    }
    for (const auto& [count, labels] : byCount) {
        const auto caption =
            count == 0 ? common.in(noneSees) : common.in(seenByWord) + " " + std::to_string(count);
        text += "\n" + caption + "\n" + wrapped(labels, 100, 2);
    }
    return text;
}

int run(const ExposureOptions& options, const Streams& streams) {
    if (!options.picture.output.empty()) checkPicture(options.picture);
    const LaidOut table = layOut(options.file, options.common, streams, options.heightMethod);
    requireSight(table);
    const Exposed exposed = exposedIn(table, options);
    writeAnswerPicture(
        table, options.common, options.picture,
        [&](const look::Scene& scene) {
            return look::drawCounts(scene, {exposed.from, exposed.hexes, options.common.in(seenByWord)});
        },
        streams);
    if (options.common.format == "csv") {
        write(options.common.output, exposureCsv(table, exposed), streams);
        return exitClean;
    }
    deliver(
        options.common, [&] { return exposureJson(table, exposed, options.range); },
        [&] { return textOf(table, exposed, options.common); }, streams);
    return exitClean;
}

}  // namespace

Command exposureCommand(const AnswerOptions& common) {
    auto options = std::make_shared<ExposureOptions>();
    options->common = common;
    auto line = std::make_unique<CommandLine>("exposure", exposureSummary);
    line->describe(
        local("Each hex is judged as a target of every hex that watches."),
        {"exposure hill.board.xml 0304 0507", "exposure battle.scenario.xml red --picture seen.pdf",
         "exposure battle.scenario.xml crossing --range 6 --format csv -o crossing.csv"});
    line->positional("FILE", options->file, fileHelp());
    line->positionals("FROM", options->from,
                      local("who watches: hexes by their labels, or ids of zones, units or sides"));
    line->number("--range", "N", options->range, 1, std::numeric_limits<int>::max(),
                 local("only from at most N hexes away (default: any distance)"));
    declareHeightMethod(*line, options->heightMethod);
    declareAnswerPicture(*line, options->picture);
    line->word("--format", "text|json|csv", options->common.format,
               local("how the answer is written (default: text)"));
    line->text("-o,--output", "PATH", options->common.output,
               local("where the answer goes (default: -, standard output)"));
    declareMapsets(*line, options->common);
    declareLanguage(*line);
    return {std::move(line), [options](const Streams& streams) { return run(*options, streams); }};
}

}  // namespace cota::cli
