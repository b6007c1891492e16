// cota analyse: the heat of a scenario, as pages, JSON or text.

#include <algorithm>
#include <limits>

#include "formats/picture/press/pages.h"
#include "mapsets/look/heat/heat_page.h"
#include "mapsets/table/table_matrix.h"
#include "validator/cli/commands/table_output.h"
#include "validator/cli/inputs/open_table.h"
#include "validator/cli/inputs/shared_options.h"
#include "validator/cli/overlay/analyse_answer.h"
#include "validator/cli/terminal/command_error.h"
#include "validator/cli/terminal/commands.h"
#include "validator/cli/terminal/exit_code.h"
#include "validator/overlays/heat_json.h"

namespace cota::cli {

namespace {

using model::LocalLiteral;

struct AnalyseOptions {
    AnswerOptions common;
    std::string file;
    std::optional<int> turn;
    std::string paper;
    PictureOptions picture;
};

constexpr int usualTurns = 3;
constexpr LocalLiteral analyseSummary =
    local("what a developer looks at: sight, reach, choke points, strength by turn");
constexpr LocalLiteral analyseNoScenario =
    local("'{file}' is not a scenario: it has neither sides nor units. Give a *.scenario.xml.");
constexpr LocalLiteral firstPageOnly =
    local("There are {pages} pages; a PNG or SVG has only the first. Write a PDF, or use --paper a3.");
constexpr LocalLiteral tableWhy = local(
    "'{game}' is played without a map: there is no sight, reach or choke point, and cards that are drawn "
    "give no strength by turn. The answer is who can attack whom; 'cota matrix' has the reasons.");
constexpr LocalLiteral analyseTableCounts =
    local("{action}: {yes} of {all} are possible, {unknown} {unknown:is|are} unknown.");
constexpr LocalLiteral tableNoMatrix =
    local("'{game}' is played without a map, and has no action that goes from things to things.");

bool isPicturePath(const std::string& path) {
    return path.ends_with(".png") || path.ends_with(".pdf") || path.ends_with(".svg");
}

/// What can be said of a game without a map.
int analyseTable(const AnalyseOptions& options, const Streams& streams) {
    const AnswerOptions& common = options.common;
    const OpenTable table = openTable(options.file, {}, common, streams);
    const auto* action = mapsets::matrixAction(table.laid->game());
    if (action == nullptr) throw CommandError(exitUnreadable, tableNoMatrix, {{"game", table.game()}});
    if (!options.picture.output.empty()) {
        const auto page = matrixPicture(*table.laid, action, {}, common.language);
        writePicture({&page, 1}, options.picture, tablePdfSettings(common.language), streams);
        return exitClean;
    }
    const auto matrix = mapsets::matrixOf(*table.laid, *action);
    const auto count = [&](mapsets::TableVerdict verdict) {
        return std::ranges::count_if(
            matrix.cells, [&](const auto& cell) { return cell.isAsked && cell.verdict == verdict; });
    };
    const auto all = std::ranges::count_if(matrix.cells, [](const auto& cell) { return cell.isAsked; });
    const auto yes = count(mapsets::TableVerdict::yes), unknown = count(mapsets::TableVerdict::unknown);
    const std::string why = common.say(tableWhy, {{"game", table.game()}});
    deliver(
        common,
        [&] {
            Json json = answerOf("analyse");
            json["game"] = table.game();
            json["scenario"] = table.whole.scenario() ? Json(table.whole.scenario()->id) : Json(nullptr);
            for (const char* key : {"turns", "lastTurn"}) json[key] = nullptr;
            for (const char* key : {"measures", "sides", "objectives", "options"}) json[key] = Json::array();
            json["matrix"] = {{"why", why},
                              {"action", matrix.action},
                              {"asked", all},
                              {"possible", yes},
                              {"unknown", unknown}};
            return json;
        },
        [&] {
            return common.say(analyseTableCounts, {model::inWords("action", matrix.actionName),
                                                   {"yes", std::to_string(yes)},
                                                   {"all", std::to_string(all)},
                                                   {"unknown", std::to_string(unknown)}}) +
                   "\n" + why + "\n";
        },
        streams);
    return exitClean;
}

void drawHeat(const LaidOut& table, const mapsets::Roster& roster, const mapsets::ScenarioHeat& heat,
              const AnalyseOptions& options, const Streams& streams) {
    const AnswerOptions& common = options.common;
    const auto symbols = lookFor(table, common, options.picture, streams);
    const auto paper = *picture::paperSize(options.paper);
    const auto pages = look::heatPages({table.laid, roster, heat, symbols, common.language, paper});
    if (pages.size() > 1 && formatOf(options.picture) != PictureFormat::pdf)
        streams.err << "cota: " << common.say(firstPageOnly, {{"pages", std::to_string(pages.size())}})
                    << "\n";
    auto settings = pdfSettings(common.language);
    settings.layerTitle = [&](const std::string& name) {
        return look::heatLayerTitle(name, common.language);
    };
    writePicture(pages, options.picture, settings, streams, common.surroundings);
}

int run(AnalyseOptions options, const Streams& streams) {
    if (isPicturePath(options.common.output)) {
        options.picture.output = options.common.output;
        options.common.output = "-";
        checkPicture(options.picture);
    }
    if (options.paper.empty()) options.paper = "a3";
    const LaidOut table = layOutAny(options.file, options.common, streams);
    if (hasTable(table)) return analyseTable(options, streams);
    if (table.scenario() == nullptr)
        throw CommandError(exitUnreadable, analyseNoScenario, {{"file", options.file}});
    if (!options.picture.output.empty()) {
        std::vector<std::string> sources;
        for (const auto& file : table.input.files) sources.push_back(file.path);
        requireApart(options.picture.output, sources);
    }
    const mapsets::Roster roster(table.laid.document, table.field());
    const auto heat = mapsets::heatOf(table.laid, roster, options.turn.value_or(usualTurns)).value();
    if (!options.picture.output.empty()) {
        drawHeat(table, roster, heat, options, streams);
        return exitClean;
    }
    deliver(
        options.common,
        [&] {
            Json json = answerOf("analyse");
            checks::addHeat(json, {table.laid, roster, heat, options.common.language});
            return json;
        },
        [&] { return heatText(table, heat, options.common); }, streams);
    return exitClean;
}

}  // namespace

Command analyseCommand(const AnswerOptions& common) {
    auto options = std::make_shared<AnalyseOptions>();
    options->common = common;
    auto line = std::make_unique<CommandLine>("analyse", analyseSummary);
    line->describe(
        local(
            "For each side: what it sees at the start, where it can be by a turn, fire onto its entry hexes, "
            "choke points;\n"
            "then objectives by time to reach and strength by turn. Pages have pictures of all of it. It "
            "judges nothing."),
        {"analyse battle.scenario.xml", "analyse battle.scenario.xml --turn 5 -o heat.pdf",
         "analyse battle.scenario.xml --format json -o heat.json"});
    line->positional("FILE", options->file, local("a scenario; - is standard input"));
    line->number("--turn", "N", options->turn, 1, std::numeric_limits<int>::max(),
                 local("the reach is that by turn N (default: 3)"));
    line->word("--paper", "a3|a4", options->paper,
               local("of the pages, lying (default: a3, one page for two sides)"));
    line->word("--format", "text|json", options->common.format,
               local("how the answer is written (default: text)"));
    line->text(
        "-o,--output", "PATH", options->common.output,
        local("where the answer goes (default: -, standard output); .png, .pdf and .svg are pictures"));
    line->text("--dpi", "N", options->picture.dpi, local("dots per inch of a PNG (default: 300)"));
    line->text("--style", "STYLE", options->picture.style,
               local("reduced-ink, colour-safe, grey, night, or a file like look.xml (default: the look of "
                     "the game)"));
    declareMapsets(*line, options->common);
    declareLanguage(*line);
    return {std::move(line), [options](const Streams& streams) { return run(*options, streams); }};
}

}  // namespace cota::cli
