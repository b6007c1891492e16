// cota chart: the charts, tracks and boxes of a game or a scenario, without the map.

#include <filesystem>
#include <memory>

#include "formats/picture/press/pages.h"
#include "mapsets/loading/new_document.h"
#include "validator/cli/commands/picture_output.h"
#include "validator/cli/inputs/laid_out.h"
#include "validator/cli/inputs/mapset_folders.h"
#include "validator/cli/inputs/shared_options.h"
#include "validator/cli/terminal/answer.h"
#include "validator/cli/terminal/command_error.h"
#include "validator/cli/terminal/commands.h"
#include "validator/cli/terminal/exit_code.h"

namespace cota::cli {

namespace {

using model::LocalLiteral;

struct ChartOptions {
    AnswerOptions common;
    std::string file;
    std::vector<std::string> whats;
    std::string paper;
    PictureOptions picture;
};

constexpr LocalLiteral chartSummary = local("charts of the rules, tracks and boxes, as PDF, PNG or SVG");
constexpr LocalLiteral noPages =
    local("There is nothing to draw: '{file}' has none of these charts, tracks or boxes.");
constexpr LocalLiteral chartFirstPage =
    local("There are {pages} pages; a PNG or SVG has only the first. Write a PDF for all of them.");

/// A game without a document, on an empty board: its charts say what it says itself.
LaidOut gameAlone(const std::string& id, const AnswerOptions& common) {
    auto game = std::make_shared<mapsets::Mapset>(usableMapset(libraryOf(common), model::MapsetId(id)));
    requirePlayedOn(*game, PlayedOn::map);
    constexpr int side = 4;
    LaidOut table;
    table.input.document.boards.emplace("1.board.xml", mapsets::newBoard(*game, "1", side, side));
    table.laid = mapsets::layDocument(table.input.document, game);
    return table;
}

LaidOut openedFor(const ChartOptions& options, const Streams& streams) {
    std::error_code ignored;
    const bool isPath = std::filesystem::exists(options.file, ignored) || options.file.ends_with(".xml") ||
                        options.file.find('/') != std::string::npos;
    if (!isPath) return gameAlone(options.file, options.common);
    return layOut(documentIn(options.file), options.common, streams);
}

int run(ChartOptions options, const Streams& streams) {
    checkPicture(options.picture);
    fileOfStyle(options.common, options.picture);
    model::MapSize paper{};
    if (!options.paper.empty()) paper = *picture::paperSize(options.paper);
    std::vector<std::string> whats;
    for (const auto& text : options.whats)
        for (auto& word : split(text, ',')) whats.push_back(std::move(word));
    const LaidOut table = openedFor(options, streams);
    std::vector<std::string> sources;
    for (const auto& file : table.input.files) sources.push_back(file.path);
    requireApart(options.picture.output, sources);
    const auto pages = chartPages(table, options.common, options.picture, whats, paper, streams);
    if (pages.empty()) throw CommandError(exitUsage, noPages, {{"file", options.file}});
    if (pages.size() > 1 && formatOf(options.picture) != PictureFormat::pdf)
        streams.err << "cota: "
                    << options.common.say(chartFirstPage, {{"pages", std::to_string(pages.size())}}) << "\n";
    writePicture(pages, options.picture, pdfSettings(options.common.language), streams,
                 options.common.surroundings);
    return exitClean;
}

}  // namespace

Command chartCommand(const AnswerOptions& common) {
    auto options = std::make_shared<ChartOptions>();
    options->common = common;
    auto line = std::make_unique<CommandLine>("chart", chartSummary);
    line->describe(
        local("The values are those that the checks use. A scenario's charts have its costs and options; "
              "its tracks and boxes are drawn, too."),
        {"chart battle.scenario.xml -o charts.pdf", "chart tcs --what terrain,stacking -o charts.pdf",
         "chart battle.scenario.xml --what turns -o turns.png --paper letter --lang es"});
    line->positional("FILE|MAPSET", options->file, local("a scenario, board or folder, or the id of a game"));
    line->texts("--what", "NAMES", options->whats,
                local("only these, separated by commas; an unknown name lists them (default: all)"));
    declarePicture(*line, options->picture);
    line->text("--layout", "FILE", options->picture.layout,
               local("a file like layout.xml (default: the one beside the document, or of the game)"));
    line->word("--paper", "a4|letter|a3|a5", options->paper, local("the paper of the pages (default: a4)"));
    declareMapsets(*line, options->common);
    declareLanguage(*line);
    return {std::move(line), [options](const Streams& streams) { return run(*options, streams); }};
}

}  // namespace cota::cli
