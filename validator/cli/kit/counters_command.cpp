// cota counters: counter sheets for printing, fronts and backs.

#include <algorithm>
#include <filesystem>
#include <optional>

#include "formats/picture/press/pages.h"
#include "mapsets/look/counters/duplex_scales.h"
#include "validator/cli/commands/picture_output.h"
#include "validator/cli/commands/press_output.h"
#include "validator/cli/commands/table_output.h"
#include "validator/cli/inputs/shared_options.h"
#include "validator/cli/kit/counter_pages.h"
#include "validator/cli/kit/manifest_output.h"
#include "validator/cli/terminal/answer.h"
#include "validator/cli/terminal/command_error.h"
#include "validator/cli/terminal/commands.h"
#include "validator/cli/terminal/exit_code.h"

namespace cota::cli {

namespace {

using model::LocalLiteral;

struct CountersOptions {
    AnswerOptions common;
    std::string file, paper, sheet, size, bleed, duplex, offset, which, manifest;
    bool hasDieLine = false, noHairlines = false, noMarkers = false, noSpares = false;
    bool isFolded = false, isSingle = false, isDuplexTest = false;
    PictureOptions picture;
    PressOptions press;
};

constexpr double pressSheetBleed = 3;
constexpr LocalLiteral countersSummary = local("counter sheets for printing, fronts and backs");
constexpr LocalLiteral countersOfCards =
    local("'{file}' is of a game of cards. Print them with 'cota render --sheet cards'.");
constexpr LocalLiteral countersNone =
    local("'{file}' has no counters. Give a scenario, or a *.forces.xml with counters.");
constexpr LocalLiteral countersFirstPage = local(
    "There are {pages} pages; a PNG or SVG has only the first. Write a PDF for all, or PNGs into a "
    "folder: -o sheets/.");
constexpr LocalLiteral countersNoFile =
    local("Say which counters: cota counters FILE. Only --duplex-test needs no file.");
constexpr LocalLiteral countersBadSheet =
    local("--sheet: '{value}' is not a size such as 216x279: width and height in millimetres, 60 to 1500.");
constexpr LocalLiteral countersTwoSizes = local("Give --paper or --sheet, not both.");
constexpr LocalLiteral countersTwoWays =
    local("Give one of --fold, --single and --duplex no or glued; they exclude each other.");
constexpr LocalLiteral countersPressPdf = local("--press writes a PDF: the output must end in .pdf.");
constexpr LocalLiteral countersPressStopped =
    local("The file for the press was not written, because of the errors above.");
constexpr LocalLiteral badManifest = local("--manifest: '{file}' must end in .csv, .json or .txt.");
constexpr LocalLiteral badOffset = local(
    "--offset-mm: '{value}' is not two numbers such as 0.3,-0.2: millimetres right and down, at most 10.");

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

/// "216x279".
model::MapSize sheetFrom(const std::string& text) {
    constexpr double least = 60, most = 1500;
    const auto cross = text.find('x');
    if (cross != std::string::npos) {
        const auto width = mapsets::readDecimal(std::string_view(text).substr(0, cross));
        const auto height = mapsets::readDecimal(std::string_view(text).substr(cross + 1));
        if (width && height && *width >= least && *width <= most && *height >= least && *height <= most)
            return {*width, *height};
    }
    throw CommandError(exitUsage, countersBadSheet, {{"value", text}});
}

look::CounterPaper paperFrom(const CountersOptions& options) {
    if (!options.paper.empty() && !options.sheet.empty()) throw CommandError(exitUsage, countersTwoSizes);
    look::CounterPaper paper;
    paper.size = options.sheet.empty() ? *picture::paperSize(options.paper.empty() ? "a4" : options.paper)
                                       : sheetFrom(options.sheet);
    // Two halves side by side need a wide page.
    if (options.isFolded && options.duplex != "level" && options.sheet.empty())
        std::swap(paper.size.width, paper.size.height);
    if (options.press.isForPress) paper.bleed = pressSheetBleed;
    if (!options.bleed.empty()) paper.bleed = numberWithin("--bleed", options.bleed, 0, 10);
    return paper;
}

look::CounterSheetWishes wishesOf(const CountersOptions& options) {
    look::CounterSheetWishes wishes;
    wishes.paper = paperFrom(options);
    const bool isNo = options.duplex == "no", isGlued = options.duplex == "glued";
    if (int{options.isFolded} + int{options.isSingle} + int{isNo || isGlued} > 1)
        throw CommandError(exitUsage, countersTwoWays);
    if (options.duplex == "level") wishes.axis = look::DuplexAxis::level;
    if (isNo) wishes.sides = look::SheetSides::fronts;
    if (isGlued || options.isSingle) wishes.sides = look::SheetSides::glued;
    if (options.isFolded) wishes.sides = look::SheetSides::folded;
    wishes.offset = offsetFrom(options.offset);
    wishes.hasHairlines = !options.noHairlines && !options.hasDieLine;  // the die cuts there
    wishes.hasDieLine = options.hasDieLine;
    wishes.hasCrosses = !options.press.isForPress;  // those of the press are outside the sheet
    return wishes;
}

look::PieceWishes piecesOf(const CountersOptions& options) {
    constexpr double least = 8, most = 60;
    return {.hasUnits = options.which != "markers",
            .hasMarkers = !options.noMarkers && options.which != "units",
            .hasSpares = !options.noSpares,
            .size = options.size.empty() ? 0 : numberWithin("--size", options.size, least, most)};
}

/// What is asked for instead of a picture.
std::optional<ManifestFormat> manifestAlone(const CountersOptions& options) {
    const auto& format = options.picture.format;
    if (format == "text") return ManifestFormat::text;
    if (format == "csv") return ManifestFormat::csv;
    if (format == "json") return ManifestFormat::json;
    return std::nullopt;
}

ManifestFormat manifestFormat(const std::string& file) {
    if (file.ends_with(".csv")) return ManifestFormat::csv;
    if (file.ends_with(".json")) return ManifestFormat::json;
    if (file.ends_with(".txt")) return ManifestFormat::text;
    throw CommandError(exitUsage, badManifest, {{"file", file}});
}

bool isFolder(const PictureOptions& picture) {
    std::error_code ignored;
    return picture.output.ends_with('/') || std::filesystem::is_directory(picture.output, ignored);
}

/// A PNG for each page, named by its code.
void writeFolder(const std::vector<picture::Picture>& pages, const std::vector<std::string>& codes,
                 const CountersOptions& options, const Streams& streams) {
    const std::filesystem::path folder = options.picture.output;
    std::error_code code;
    std::filesystem::create_directories(folder, code);
    if (code) throw cannotWriteTo(folder.string(), code);
    for (std::size_t i = 0; i < pages.size(); ++i) {
        auto one = options.picture;
        one.output = (folder / (codes[i] + ".png")).string();
        one.format = "png";
        writePicture({&pages[i], 1}, one, {}, streams, options.common.surroundings);
    }
}

void writePages(std::vector<picture::Picture> pages, const std::vector<std::string>& codes,
                const CountersOptions& options, const Streams& streams) {
    if (isFolder(options.picture)) return writeFolder(pages, codes, options, streams);
    if (pages.size() > 1 && formatOf(options.picture) != PictureFormat::pdf)
        streams.err << "cota: "
                    << options.common.say(countersFirstPage, {{"pages", std::to_string(pages.size())}})
                    << "\n";
    auto settings = pdfSettings(options.common.language);
    settings.layerTitle = [&](const std::string& name) {
        return look::counterLayerTitle(name, options.common.language);
    };
    settings.spotInks = {{"die", "Die"}};
    settings.date = dateOf(options.press);
    const auto inks = inksOf(options.press);
    if (inks) {
        settings.inks = &*inks;
        picture::Press press;
        press.bleed = wishesOf(options).paper.bleed;
        press.hasMarks = true;
        auto first = std::move(pages.front());
        pages.erase(pages.begin());
        pages = picture::pagesOf(std::move(first), std::move(pages), press);
    }
    writePicture(pages, options.picture, settings, streams, options.common.surroundings);
    if (inks) sayTooMuchInk(pages, *inks, streams);
}

int writeTest(const CountersOptions& options, const Streams& streams) {
    const auto wishes = wishesOf(options);
    writePages(look::duplexScales(wishes.paper, wishes.axis, wishes.offset, options.common.language),
               {"duplex-test-F", "duplex-test-B"}, options, streams);
    return exitClean;
}

/// Everything that can be refused before files are read.
void requireUsable(const CountersOptions& options) {
    if (!manifestAlone(options)) {
        if (!isFolder(options.picture)) checkPicture(options.picture);
        if (options.press.isForPress &&
            (isFolder(options.picture) || formatOf(options.picture) != PictureFormat::pdf))
            throw CommandError(exitUsage, countersPressPdf);
    }
    checkPress(options.press);
    wishesOf(options);
    piecesOf(options);
    if (!options.manifest.empty()) manifestFormat(options.manifest);
    if (!options.isDuplexTest && options.file.empty()) throw CommandError(exitUsage, countersNoFile);
}

int run(const CountersOptions& options, const Streams& streams) {
    requireUsable(options);
    if (options.isDuplexTest) return writeTest(options, streams);
    const LaidOut laid = layOutAny(options.file, options.common, streams);
    if (hasTable(laid)) throw CommandError(exitUsage, countersOfCards, {{"file", options.file}});
    auto wishes = wishesOf(options);
    if (!laid.input.files.empty())
        wishes.source =
            "cota counters " + std::filesystem::path(laid.input.files.front().path).filename().string();
    auto set = counterSet(laid, options.common, options.picture, wishes, piecesOf(options),
                          options.press.isForPress, streams);
    if (set.pages.empty()) throw CommandError(exitUnreadable, countersNone, {{"file", options.file}});
    const bool areErrors = hasErrors(set.findings);
    if (!options.manifest.empty())
        write(options.manifest, manifestText(set, manifestFormat(options.manifest), laid, options.common),
              streams);
    const auto alone = manifestAlone(options);
    if (alone != ManifestFormat::json) sayFindings(set.findings, options.common, streams);
    if (alone) {
        write(options.picture.output.empty() ? "-" : options.picture.output,
              manifestText(set, *alone, laid, options.common), streams);
        return areErrors ? exitFound : exitClean;
    }
    if (options.press.isForPress && areErrors) throw CommandError(exitFound, countersPressStopped);
    writePages(std::move(set.pages), set.codes, options, streams);
    return exitClean;
}

/// As declarePicture(), with the forms of the manifest.
void declareOutput(CommandLine& line, CountersOptions& into) {
    line.text("-o,--output", "OUT", into.picture.output,
              local("the sheets: .pdf, .png, .svg, or a folder of PNG files; - is standard output"));
    line.word("--format", "pdf|png|svg|text|csv|json", into.picture.format,
              local("the format (default: by the ending); text, csv and json: the list of the counters "
                    "instead of a picture"));
    line.text("--style", "STYLE", into.picture.style,
              local("reduced-ink, colour-safe, grey, night, or a file like look.xml (default: the look of "
                    "the game)"));
    line.text("--dpi", "N", into.picture.dpi, local("dots per inch of a PNG (default: 300)"));
    line.flag("--palette", into.picture.hasPalette, local("a PNG of 256 colours: less than half as large"));
    into.picture.mayBePiped = true;
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
         "counters battle.scenario.xml --fold --counters units -o fold.pdf",
         "counters battle.scenario.xml --press --die --sheet 216x279 -o press.pdf",
         "counters battle.scenario.xml --format csv -o counters.csv", "counters --duplex-test -o test.pdf"});
    line->positional("FILE", options->file, local("a scenario or an order of battle; - is standard input"),
                     Presence::judged);
    declareOutput(*line, *options);
    line->word("--counters", "units|markers|all", options->which, local("which ones (default: all)"));
    line->text("--size", "N", options->size,
               local("width of the usual counters, 8 to 60 mm (default: that of the game)"));
    line->word("--paper", "a4|a3|letter|legal|tabloid", options->paper, local("of the sheets (default: a4)"));
    line->text("--sheet", "WxH", options->sheet,
               local("the size of the sheets in millimetres instead of a paper, as 216x279"));
    line->text("--bleed", "N", options->bleed,
               local("how far the ground goes on beyond the cut, 0 to 10 mm (default: 2)"));
    line->word(
        "--duplex", "upright|level|no|glued", options->duplex,
        local("the edge that the paper is turned on for the backs; no: only fronts; glued: backs on pages "
              "of their own (default: upright)"));
    line->flag("--single", options->isSingle, local("the same as --duplex glued"));
    line->flag("--fold", options->isFolded,
               local("both sides on one page, which is folded between them and glued; no printer for both "
                     "sides is needed"));
    line->flag(
        "--duplex-test", options->isDuplexTest,
        local("instead of counters a page with scales, to measure how far the printer shifts the backs"));
    line->text(
        "--offset-mm", "X,Y", options->offset,
        local("how far the printer puts the backs to the right and down, seen from the front; they are "
              "moved back by that"));
    line->flag("--die", options->hasDieLine,
               local("with a layer of rounded die lines, in a PDF in an ink of their own, 'Die'"));
    line->flag("--no-hairlines", options->noHairlines, local("no lines between counters that touch"));
    line->flag("--no-markers", options->noMarkers, local("without the markers of the game"));
    line->flag("--no-spares", options->noSpares, local("no spare counters at the ends of rows"));
    line->text("--manifest", "PATH", options->manifest,
               local("a list of all counters with their places too: .csv, .json or .txt"));
    declarePress(*line, options->press);
    declareMapsets(*line, options->common);
    declareLanguage(*line);
    return {std::move(line), [options](const Streams& streams) { return run(*options, streams); }};
}

}  // namespace cota::cli
