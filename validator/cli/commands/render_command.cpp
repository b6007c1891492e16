// cota render: the map as PNG, PDF or SVG.

#include <algorithm>
#include <charconv>
#include <filesystem>
#include <memory>

#include "formats/model/geometry/hex_layout.h"
#include "formats/picture/pdf/pdf_file.h"
#include "formats/picture/press/pages.h"
#include "mapsets/look/furniture/page.h"
#include "mapsets/look/sheet/draw_map.h"
#include "validator/cli/commands/atlas.h"
#include "validator/cli/commands/picture_output.h"
#include "validator/cli/commands/press_output.h"
#include "validator/cli/commands/table_output.h"
#include "validator/cli/inputs/laid_out.h"
#include "validator/cli/inputs/shared_options.h"
#include "validator/cli/inputs/sight_words.h"
#include "validator/cli/terminal/answer.h"
#include "validator/cli/terminal/command_error.h"
#include "validator/cli/terminal/commands.h"
#include "validator/cli/terminal/exit_code.h"

namespace cota::cli {

namespace {

using model::LocalLiteral;

struct RenderOptions {
    AnswerOptions common;
    std::string file;
    PictureOptions picture;
    std::vector<std::string> layers;
    std::vector<std::string> without;
    std::string edition;
    std::string paper;
    std::string bleed;
    PressOptions press;
    TablePictureOptions table;
    bool isTiled = false;
    bool hasMarks = false;
    bool isBare = false;
};

constexpr LocalLiteral renderSummary = local("the map or board as a picture: PNG, PDF or SVG");
constexpr LocalLiteral noLayer = local("There is no layer '{layer}'. The layers are: {known}.");
constexpr const char* forPlayers = "players";
constexpr LocalLiteral noPaper = local("There is no paper '{paper}'. Known: {known}.");
constexpr LocalLiteral renderTooLarge = local(
    "The map is {width} x {height} mm, too large for {paper}. Use a larger --paper, a smaller --hex-mm, or "
    "several pages with --tile.");
constexpr LocalLiteral renderTooLargeAlone = local(
    "The map is {width} x {height} mm, too large for {paper}. Use a larger --paper or a smaller --hex-mm, "
    "leave "
    "--paper out, or write a PDF, which can have several pages with --tile.");
constexpr LocalLiteral tilesNeedPaper =
    local("--tile needs --paper: say which paper the tiles are printed on.");
constexpr LocalLiteral onlyPdf =
    local("Only a PDF has several pages: with --tile the output must end in .pdf, or --format be pdf.");

constexpr LocalLiteral noLayoutFile = local("There is no file '{file}' with a layout.");
constexpr LocalLiteral pressIsPdf =
    local("--press writes a PDF: the output must end in .pdf, or --format be pdf.");
constexpr LocalLiteral atlasHasNoSheets = local(
    "The pictures of a folder are not for paper: leave out --paper, --tile, --marks, --bleed-mm and "
    "--press.");
constexpr LocalLiteral onlyForMaps = local("{option} is for maps; this game has none. Leave it out.");
constexpr LocalLiteral onlyForTables =
    local("{option} is for games without a map; this game has one. Leave it out.");
constexpr LocalLiteral onlyFirst =
    local("Only the first page is drawn. A PDF has all of them: the output must end in .pdf.");
/// Usual in printing houses; millimetres.
constexpr double pressBleed = 3;

/// The layers to draw, in any order; all if none are given.
std::vector<std::string> layersOf(const RenderOptions& options) {
    std::vector<std::string> known;
    for (const auto& layer : look::layerNames()) known.emplace_back(layer.name);
    const auto wordsOf = [&](const std::vector<std::string>& texts) {
        std::vector<std::string> words;
        for (const auto& text : texts)
            for (auto& word : split(text, ',')) {
                if (std::find(known.begin(), known.end(), word) == known.end())
                    throw CommandError(exitUsage, noLayer, {{"layer", word}, model::knownWords(known, "-")});
                words.push_back(std::move(word));
            }
        return words;
    };
    auto shown = options.layers.empty() ? known : wordsOf(options.layers);
    for (const auto& gone : wordsOf(options.without)) std::erase(shown, gone);
    if (options.edition == forPlayers)
        for (const auto& layer : look::layerNames())
            if (layer.isForUmpire) std::erase(shown, layer.name);
    return shown;
}

picture::Press pressOf(const RenderOptions& options) {
    picture::Press press;
    press.isTiled = options.isTiled;
    press.hasMarks = options.hasMarks;
    if (options.press.isForPress) {
        if (formatOf(options.picture) != PictureFormat::pdf) throw CommandError(exitUsage, pressIsPdf);
        press.bleed = pressBleed;
    }
    if (!options.bleed.empty()) press.bleed = numberWithin("--bleed-mm", options.bleed, 0, 50);
    if (!options.paper.empty()) {
        press.paper = picture::paperSize(options.paper);
        std::vector<std::string> known;
        for (const auto& paper : picture::papers()) known.emplace_back(paper.name);
        if (!press.paper)
            throw CommandError(exitUsage, noPaper, {{"paper", options.paper}, model::knownWords(known, "-")});
    }
    if (options.isTiled && !press.paper) throw CommandError(exitUsage, tilesNeedPaper);
    if (options.isTiled && formatOf(options.picture) != PictureFormat::pdf)
        throw CommandError(exitUsage, onlyPdf);
    return press;
}

/// A folder for the pictures instead of one picture.
bool isAtlas(const RenderOptions& options) {
    std::error_code ignored;
    const std::filesystem::path output = options.picture.output;
    return std::filesystem::is_directory(options.file, ignored) && options.picture.output != "-" &&
           !options.picture.output.empty() &&
           (options.picture.output.ends_with('/') || std::filesystem::is_directory(output, ignored) ||
            (output.extension().empty() && options.picture.format.empty() &&
             !std::filesystem::exists(output, ignored)));
}

void requireLayout(const PictureOptions& options) {
    std::error_code ignored;
    if (!options.layout.empty() && !std::filesystem::is_regular_file(options.layout, ignored))
        throw CommandError(exitUsage, noLayoutFile, {{"file", options.layout}});
}

int drawAll(RenderOptions options, const Streams& streams) {
    AtlasOrder order;
    order.folder = options.file;
    order.output = options.picture.output;
    order.picture = options.picture;
    if (order.picture.format.empty()) order.picture.format = "png";
    checkPicture(order.picture);
    const auto layers = layersOf(options);
    if (!options.paper.empty() || options.isTiled || options.hasMarks || !options.bleed.empty() ||
        options.press.isForPress)
        throw CommandError(exitUsage, atlasHasNoSheets);
    order.settings = order.picture.format + ' ' + options.picture.dpi + ' ' + options.picture.hexMillimetres +
                     (options.isBare ? " bare " : " ") + (options.picture.hasFurniture ? "furniture " : "") +
                     (options.picture.hasPalette ? "palette " : "") +
                     (options.picture.hasUnderlays ? "underlay " : "") + joined(layers, ",") + ' ' +
                     options.table.seenBy + ' ' + options.table.sheet +
                     (options.common.language == model::Language::spanish ? " es" : " en");
    fileOfStyle(options.common, options.picture);
    requireLayout(options.picture);
    order.draw = [&](const LaidOut& table, const Streams& own) {
        if (hasTable(table))
            return std::move(tablePictures(table, options.common, order.picture, options.table, {}).front());
        return isFurnished(table, order.picture) && !options.isBare
                   ? furnishedMap(table, options.common, order.picture, layers, {}, own).map
                   : mapPicture(table, options.common, order.picture, layers, options.isBare, own);
    };
    return drawAtlas(order, options.common, streams);
}

/// The map with its furniture, if it has any.
FurnishedMap drawnMap(const LaidOut& table, const RenderOptions& options,
                      const std::vector<std::string>& layers, const picture::Press& press,
                      const Streams& streams) {
    const auto plain = [&] {
        return mapPicture(table, options.common, options.picture, layers, options.isBare, streams);
    };
    if (options.isBare || !isFurnished(table, options.picture)) return {plain(), {}};
    auto made = furnishedMap(table, options.common, options.picture, layers, press, streams);
    // What fits without compass and credits should not need larger paper.
    if (!picture::fits(made.map, press))
        if (auto map = plain(); picture::fits(map, press)) made.map = std::move(map);
    return made;
}

/// Options that make no sense on a table.
void requireForTable(const RenderOptions& options) {
    const auto refuse = [](const char* option, bool isGiven) {
        if (isGiven) throw CommandError(exitUsage, onlyForMaps, {{"option", option}});
    };
    refuse("--layers", !options.layers.empty());
    refuse("--without", !options.without.empty());
    refuse("--edition", !options.edition.empty());
    refuse("--furniture", options.picture.hasFurniture);
    refuse("--layout", !options.picture.layout.empty());
    refuse("--underlay", options.picture.hasUnderlays);
    refuse("--bare", options.isBare);
    refuse("--hex-mm", !options.picture.hexMillimetres.empty());
    refuse("--tile", options.isTiled);
}
/// Options that make sense only there.
void requireForMap(const RenderOptions& options) {
    if (!options.table.seenBy.empty())
        throw CommandError(exitUsage, onlyForTables, {{"option", "--seen-by"}});
    if (!options.table.sheet.empty()) throw CommandError(exitUsage, onlyForTables, {{"option", "--sheet"}});
}

int drawTable(const LaidOut& table, const RenderOptions& options, picture::Press press,
              const std::optional<picture::Inks>& inks, const Streams& streams) {
    requireForTable(options);
    auto pictures = tablePictures(table, options.common, options.picture, options.table, press);
    press.paper.reset();  // the pictures are of its size
    auto first = std::move(pictures.front());
    pictures.erase(pictures.begin());
    if (!pictures.empty() && formatOf(options.picture) != PictureFormat::pdf)
        streams.err << "cota: " << options.common.in(onlyFirst) << "\n";
    const auto pages = picture::pagesOf(std::move(first), std::move(pictures), press);
    auto settings = tablePdfSettings(options.common.language);
    settings.date = dateOf(options.press);
    if (inks) settings.inks = &*inks;
    writePicture(pages, options.picture, settings, streams, options.common.surroundings);
    if (inks) sayTooMuchInk(pages, *inks, streams);
    return exitClean;
}

int run(RenderOptions options, const Streams& streams) {
    if (isAtlas(options)) return drawAll(std::move(options), streams);
    checkPicture(options.picture);
    checkPress(options.press);
    const auto inks = inksOf(options.press);
    auto press = pressOf(options);
    const auto layers = layersOf(options);
    fileOfStyle(options.common, options.picture);
    requireLayout(options.picture);
    options.common.output = options.picture.output;
    options.file = documentIn(options.file);
    LaidOut table = layOutAny(options.file, options.common, streams);
    if (hasTable(table)) return drawTable(table, options, press, inks, streams);
    requireForMap(options);
    if (!table.laid.hasMap()) table = layOut(options.file, options.common, streams);  // says why
    auto drawn = drawnMap(table, options, layers, press, streams);
    auto& picture = drawn.map;
    if (!picture::fits(picture, press)) {
        const auto size = picture::pressSize(picture, press);
        const auto whole = [](double value) { return std::to_string(static_cast<int>(value + 0.5)); };
        const bool mayBeTiled = formatOf(options.picture) == PictureFormat::pdf;
        throw CommandError(
            exitUsage, mayBeTiled ? renderTooLarge : renderTooLargeAlone,
            {{"width", whole(size.width)}, {"height", whole(size.height)}, {"paper", options.paper}});
    }
    press.hasDiagram = std::ranges::find(layers, look::assemblyLayer) != layers.end();
    press.words = look::wordsOnPages(options.common.language);
    const auto pages = picture::pagesOf(std::move(picture), std::move(drawn.pages), press);
    auto settings = pdfSettings(options.common.language);
    settings.date = dateOf(options.press);
    if (inks) settings.inks = &*inks;
    writePicture(pages, options.picture, settings, streams, options.common.surroundings);
    if (inks) sayTooMuchInk(pages, *inks, streams);
    return exitClean;
}

}  // namespace

Command renderCommand(const AnswerOptions& common) {
    auto options = std::make_shared<RenderOptions>();
    options->common = common;
    auto line = std::make_unique<CommandLine>("render", renderSummary);
    line->describe(
        local("The picture is true to scale: a hex has the width that its board or --hex-mm gives."),
        {"render hill.board.xml -o hill.png", "render bridge.scenario.xml -o ana.png --seen-by Ana",
         "render bridge.scenario.xml -o proxies.pdf --sheet cards",
         "render battle.scenario.xml -o battle.pdf --without counters,zones",
         "render battle.scenario.xml -o tiles.pdf --paper a4 --tile",
         "render hill.board.xml -o - --format svg >hill.svg", "render . -o build/maps/ --dpi 150 --palette"});
    line->positional("FILE", options->file, fileHelp());
    declarePicture(*line, options->picture);
    line->texts("--layers", "NAMES", options->layers,
                local("only these layers, separated by commas; an unknown name lists them (default: all)"));
    line->texts("--without", "NAMES", options->without, local("all layers but these (default: none)"));
    line->word(
        "--edition", "players|umpire", options->edition,
        local("players: without counters, zones and works, which one side may hide (default: umpire)"));
    declareTablePicture(*line, options->table);
    line->flag("--furniture", options->picture.hasFurniture,
               local("compass, board ids and credits also around a PNG or SVG; a PDF has them, and charts"));
    line->text("--layout", "FILE", options->picture.layout,
               local("a file like layout.xml (default: the one beside the document, or of the game)"));
    line->flag("--underlay", options->picture.hasUnderlays,
               local("also the pictures that the boards are drawn from, as far as they are fitted and not "
                     "hidden"));
    line->flag("--bare", options->isBare, local("hex grid only, without title, legend and margins"));
    line->text("--paper", "NAME", options->paper,
               local("a5 ... a0, letter, legal, tabloid (default: the size of the map)"));
    line->flag("--tile", options->isTiled, local("several pages of the paper, overlapping by 10 mm (PDF)"));
    line->text("--bleed-mm", "N", options->bleed,
               local("paper beyond the trim, in millimetres (default: 0)"));
    line->flag("--marks", options->hasMarks, local("cut and registration marks"));
    declarePress(*line, options->press);
    declareMapsets(*line, options->common);
    declareLanguage(*line);
    return {std::move(line), [options](const Streams& streams) { return run(*options, streams); }};
}

}  // namespace cota::cli
