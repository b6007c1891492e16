// cota kit: everything that is printed of a scenario, as one book or a folder of pictures.

#include <fmt/format.h>

#include <filesystem>

#include "mapsets/loading/faces_reader.h"
#include "mapsets/loading/layout_reader.h"
#include "mapsets/loading/prints/briefing_reader.h"
#include "mapsets/look/kit/kit_sections.h"
#include "mapsets/look/scene/print_scale.h"
#include "mapsets/look/symbols/tone.h"
#include "validator/cli/commands/table_output.h"
#include "validator/cli/inputs/shared_options.h"
#include "validator/cli/terminal/command_error.h"
#include "validator/cli/terminal/commands.h"
#include "validator/cli/terminal/exit_code.h"

namespace cota::cli {

namespace {

using model::LocalLiteral;

struct KitOptions {
    AnswerOptions common;
    std::string file, paper, duplex;
    PictureOptions picture;
};

constexpr LocalLiteral kitSummary = local("everything that is printed of a scenario, in one file");
constexpr LocalLiteral kitIsPdf =
    local("A kit is a PDF or a folder of PNG: end --output in .pdf, or in / for a folder.");
constexpr LocalLiteral kitNothing = local("'{file}' has nothing to print. Give a scenario.");

bool isFolder(const std::string& output) {
    std::error_code ignored;
    return output.ends_with('/') || std::filesystem::is_directory(output, ignored);
}

/// One PNG for each page, numbered in the order of the book.
void writeFolder(const look::KitBook& book, const KitOptions& options, const Streams& streams) {
    const std::filesystem::path folder = options.picture.output;
    std::error_code failed;
    std::filesystem::create_directories(folder, failed);
    if (failed) throw std::system_error(failed, folder.string());
    std::size_t number = 0;
    for (const auto& page : book.pages) {
        auto one = options.picture;
        one.format = "png";
        one.output = (folder / fmt::format("{:02}-{}.png", ++number, page.file)).string();
        writePicture({&page.picture, 1}, one, {}, streams, options.common.surroundings);
    }
}

/// What a kit is drawn from besides the document.
struct KitSources {
    look::Symbology look;
    look::Furniture furniture;
    look::BriefingPlan plan;
    look::Faces cards;
};

KitSources sourcesOf(const LaidOut& laid, const KitOptions& options, const Streams& streams) {
    const std::filesystem::path file =
        laid.input.files.empty() ? std::string() : laid.input.files.front().path;
    std::vector<std::filesystem::path> plans, layouts;
    if (auto own = mapsets::briefingBeside(file); !own.empty()) plans.push_back(std::move(own));
    if (auto own = mapsets::layoutBeside(file); !own.empty()) layouts.push_back(std::move(own));
    auto layout = mapsets::readLayout(laid.mapset(), {}, layouts);
    return {lookFor(laid, options.common, options.picture, streams),
            mapsets::furnitureOf(std::move(*layout.value), laid.laid.document),
            std::move(*mapsets::readBriefing(laid.mapset(), {}, plans).value),
            std::move(*mapsets::readCards(laid.mapset()).value)};
}

look::KitOrder orderOf(const LaidOut& laid, const KitSources& sources, const KitOptions& options,
                       model::MapSize paper) {
    look::KitOrder order{laid.laid,    sources.look,  sources.furniture,
                         sources.plan, sources.cards, options.common.language,
                         paper};
    if (!options.picture.hexMillimetres.empty())
        order.hexMillimetres = numberWithin("--hex-mm", options.picture.hexMillimetres, 3, 200);
    else if (laid.laid.hasMap())
        order.hexMillimetres = look::hexMillimetresOf(laid.field());
    if (options.duplex == "level") order.axis = look::DuplexAxis::level;
    for (const auto& one : laid.input.files)
        order.files.emplace_back(std::filesystem::path(one.path).filename().string(), one.sha256);
    return order;
}

int run(KitOptions options, const Streams& streams) {
    const bool isOfPictures = isFolder(options.picture.output);
    auto drawn = options.picture;
    if (isOfPictures) drawn.output = "kit.pdf";
    checkPicture(drawn);
    if (formatOf(drawn) != PictureFormat::pdf) throw CommandError(exitUsage, kitIsPdf);
    fileOfStyle(options.common, options.picture);
    LaidOut laid = layOutAny(options.file, options.common, streams);
    const bool isTable = hasTable(laid);
    if (!isTable && !laid.laid.hasMap()) laid = layOut(options.file, options.common, streams);  // says why
    const auto paper = *picture::paperSize(options.paper.empty() ? "a4" : options.paper);
    const KitSources sources = sourcesOf(laid, options, streams);
    const auto order = orderOf(laid, sources, options, paper);
    auto sections = look::kitSections(order);
    if (sections.empty()) throw CommandError(exitUnreadable, kitNothing, {{"file", options.file}});
    auto book = look::kitBook(look::kitFront(order), std::move(sections), paper, options.common.language);
    const look::Tone tone(sources.look);
    for (auto& page : book.pages) tone.apply(page.picture);
    if (isOfPictures) {
        writeFolder(book, options, streams);
        return exitClean;
    }
    auto settings =
        isTable ? tablePdfSettings(options.common.language) : pdfSettings(options.common.language);
    settings.bookmarks = book.bookmarks;
    settings.numberings = book.numberings;
    std::vector<picture::Picture> pages;
    for (const auto& page : book.pages) pages.push_back(page.picture);
    writePicture(pages, options.picture, settings, streams, options.common.surroundings);
    return exitClean;
}

}  // namespace

Command kitCommand(const AnswerOptions& common) {
    auto options = std::make_shared<KitOptions>();
    options->common = common;
    auto line = std::make_unique<CommandLine>("kit", kitSummary);
    line->describe(
        local("Contents, scenario card, map on pages, counters and markers, charts and tracks, credits: one "
              "PDF "
              "with bookmarks,\nor a folder with a PNG for each page. Of a game of cards, all its prints."),
        {"kit battle.scenario.xml -o kit.pdf", "kit battle.scenario.xml --paper letter --lang es -o kit.pdf",
         "kit battle.scenario.xml -o kit/ --dpi 300"});
    line->positional("FILE", options->file, local("a scenario; - is standard input"));
    line->text("-o,--output", "OUT", options->picture.output,
               local("the PDF, or a folder that ends in / for PNG files"));
    line->word("--paper", "a4|letter", options->paper, local("of all pages (default: a4)"));
    line->word("--duplex", "upright|level", options->duplex,
               local("the edge that the paper is turned on for the backs (default: upright)"));
    line->text("--dpi", "N", options->picture.dpi, local("dots per inch of PNG files (default: 300)"));
    line->text("--hex-mm", "N", options->picture.hexMillimetres,
               local("width of a hex across its flats (default: that of the boards)"));
    line->text("--style", "STYLE", options->picture.style,
               local("reduced-ink, colour-safe, grey, night, or a file like look.xml (default: the look of "
                     "the game)"));
    declareMapsets(*line, options->common);
    declareLanguage(*line);
    return {std::move(line), [options](const Streams& streams) { return run(*options, streams); }};
}

}  // namespace cota::cli
