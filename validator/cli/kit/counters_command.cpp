// cota counters: counter sheets for printing, fronts and backs.

#include <algorithm>

#include "formats/picture/press/pages.h"
#include "validator/cli/commands/picture_output.h"
#include "validator/cli/commands/table_output.h"
#include "validator/cli/inputs/shared_options.h"
#include "validator/cli/kit/counter_pages.h"
#include "validator/cli/terminal/command_error.h"
#include "validator/cli/terminal/commands.h"
#include "validator/cli/terminal/exit_code.h"

namespace cota::cli {

namespace {

using model::LocalLiteral;

struct CountersOptions {
    AnswerOptions common;
    std::string file, paper, bleed, duplex, offset;
    bool hasDieLine = false, noHairlines = false, noMarkers = false, noSpares = false;
    PictureOptions picture;
};

constexpr LocalLiteral countersSummary = local("counter sheets for printing, fronts and backs");
constexpr LocalLiteral countersOfCards =
    local("'{file}' is of a game of cards. Print them with 'cota render --sheet cards'.");
constexpr LocalLiteral countersNone =
    local("'{file}' has no counters. Give a scenario, or a *.forces.xml with counters.");
constexpr LocalLiteral countersFirstPage =
    local("There are {pages} pages; a PNG or SVG has only the first. Write a PDF for all.");
constexpr LocalLiteral badOffset = local(
    "--offset-mm: '{value}' is not two numbers such as 0.3,-0.2: millimetres right and up, at most 10.");

/// "0.3,-0.2".
picture::Point offsetFrom(const std::string& text) {
    if (text.empty()) return {};
    const auto comma = text.find(',');
    const auto number = [&](std::string_view part) -> double {
        const bool isMinus = part.starts_with('-');
        const auto read = mapsets::readDecimal(isMinus ? part.substr(1) : part);
        constexpr double most = 10;
        if (!read || *read > most) throw CommandError(exitUsage, badOffset, {{"value", text}});
        return isMinus ? -*read : *read;
    };
    if (comma == std::string::npos) throw CommandError(exitUsage, badOffset, {{"value", text}});
    return {number(std::string_view(text).substr(0, comma)),
            number(std::string_view(text).substr(comma + 1))};
}

look::CounterSheetWishes wishesOf(const LaidOut& laid, const CountersOptions& options) {
    look::CounterSheetWishes wishes;
    wishes.paper.size = *picture::paperSize(options.paper.empty() ? "a4" : options.paper);
    if (!options.bleed.empty()) wishes.paper.bleed = numberWithin("--bleed", options.bleed, 0, 10);
    if (options.duplex == "level") wishes.axis = look::DuplexAxis::level;
    if (options.duplex == "no") wishes.sides = look::SheetSides::fronts;
    if (options.duplex == "glued") wishes.sides = look::SheetSides::glued;
    wishes.offset = offsetFrom(options.offset);
    wishes.hasHairlines = !options.noHairlines;
    wishes.hasDieLine = options.hasDieLine;
    if (!laid.input.files.empty())
        wishes.source =
            "cota counters " + std::filesystem::path(laid.input.files.front().path).filename().string();
    return wishes;
}

int run(CountersOptions options, const Streams& streams) {
    checkPicture(options.picture);
    const LaidOut laid = layOutAny(options.file, options.common, streams);
    if (hasTable(laid)) throw CommandError(exitUsage, countersOfCards, {{"file", options.file}});
    auto wishes = wishesOf(laid, options);
    const auto pages =
        counterPages(laid, options.common, options.picture, wishes,
                     {.hasMarkers = !options.noMarkers, .hasSpares = !options.noSpares}, streams);
    if (pages.empty()) throw CommandError(exitUnreadable, countersNone, {{"file", options.file}});
    if (pages.size() > 1 && formatOf(options.picture) != PictureFormat::pdf)
        streams.err << "cota: "
                    << options.common.say(countersFirstPage, {{"pages", std::to_string(pages.size())}})
                    << "\n";
    auto settings = pdfSettings(options.common.language);
    settings.layerTitle = [&](const std::string& name) {
        return look::counterLayerTitle(name, options.common.language);
    };
    writePicture(pages, options.picture, settings, streams, options.common.surroundings);
    return exitClean;
}

}  // namespace

Command countersCommand(const AnswerOptions& common) {
    auto options = std::make_shared<CountersOptions>();
    options->common = common;
    auto line = std::make_unique<CommandLine>("counters", countersSummary);
    line->describe(
        local("Sheets with the counters of the order of battle, spare ones and the markers of the game.\n"
              "Each page of fronts is followed by its backs, mirrored for printing on both sides."),
        {"counters battle.scenario.xml -o counters.pdf",
         "counters battle.scenario.xml --duplex level --paper letter -o counters.pdf",
         "counters battle.scenario.xml --bleed 3 --die -o press.pdf"});
    line->positional("FILE", options->file, local("a scenario or an order of battle; - is standard input"));
    declarePicture(*line, options->picture);
    line->word("--paper", "a4|a3|letter|legal|tabloid", options->paper, local("of the sheets (default: a4)"));
    line->text("--bleed", "MM", options->bleed,
               local("how far the ground goes on beyond the cut, 0 to 10 mm (default: 2)"));
    line->word(
        "--duplex", "upright|level|no|glued", options->duplex,
        local("the edge that the paper is turned on for the backs; no: only fronts; glued: backs on pages "
              "of their own (default: upright)"));
    line->text("--offset-mm", "X,Y", options->offset,
               local("how far the printer puts the backs to the right and up, seen from the front; they are "
                     "moved back by that"));
    line->flag("--die", options->hasDieLine, local("with a layer of rounded die lines"));
    line->flag("--no-hairlines", options->noHairlines, local("no lines between counters that touch"));
    line->flag("--no-markers", options->noMarkers, local("without the markers of the game"));
    line->flag("--no-spares", options->noSpares, local("no spare counters at the ends of rows"));
    declareMapsets(*line, options->common);
    declareLanguage(*line);
    return {std::move(line), [options](const Streams& streams) { return run(*options, streams); }};
}

}  // namespace cota::cli
