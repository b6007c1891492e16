#include "validator/cli/commands/picture_output.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <filesystem>

#include "formats/model/geometry/hex_layout.h"
#include "formats/picture/number_text.h"
#include "formats/picture/png_file.h"
#include "formats/picture/svg_file.h"
#include "mapsets/loading/layout_reader.h"
#include "mapsets/loading/look_reader.h"
#include "mapsets/look/furniture/page.h"
#include "mapsets/look/scene/print_scale.h"
#include "mapsets/look/sheet/draw_map.h"
#include "mapsets/look/symbols/type_picture.h"
#include "validator/cli/commands/underlay_output.h"
#include "validator/cli/inputs/mapset_folders.h"
#include "validator/cli/terminal/answer.h"
#include "validator/cli/terminal/command_error.h"
#include "validator/cli/terminal/progress.h"

namespace cota::cli {

namespace {

using model::LocalLiteral;

constexpr double usualDpi = 300, leastDpi = 20, mostDpi = 2400;
constexpr std::size_t mostRowsNamed = 5;                   // of a chart
constexpr std::array pictureFormats{"png", "pdf", "svg"};  // in the order of PictureFormat
constexpr LocalLiteral noOutput = local("Say where the picture goes: -o map.png, -o map.pdf or -o map.svg.");
constexpr LocalLiteral noFormat = local("'{file}' ends in no format of pictures; known: .png .pdf .svg.");
constexpr LocalLiteral pictureNoNumber =
    local("'{value}' does not fit {option}: write a number from {least} to {most}.");
constexpr LocalLiteral tooManyPixels = local(
    "At {dpi} dots per inch the picture has {columns} x {rows} pixels. A PNG has at most {side} on a side "
    "and {most} million in all. Use --dpi {fitting} or less, or a smaller --hex-mm, or write a PDF or SVG.");
constexpr LocalLiteral tooLargeForPng = local(
    "The picture is {width} x {height} mm, too large for a PNG even at {dpi} dots per inch. Use a smaller "
    "--hex-mm, or write a PDF or SVG.");
constexpr LocalLiteral stillOpen = local(
    "The terrain chart has a '?' in {count} {count:row|rows}, for values that the game or the scenario has "
    "yet "
    "to state: {rows}. Enter them, or leave the chart out with --without charts.");
constexpr LocalLiteral paletteIsPng =
    local("Only a PNG has a palette: with --palette the output must end in .png, or --format be png.");
constexpr LocalLiteral noChart = local("There is no chart '{chart}'. This game has: {known}.");
constexpr LocalLiteral noStyle =
    local("There is no style '{style}'. Give a file written like look.xml, or one of: {known}.");

double dpiOf(const PictureOptions& options) {
    return options.dpi.empty() ? usualDpi : numberWithin("--dpi", options.dpi, leastDpi, mostDpi);
}

/// Across flats: as given, or as the first board states, or the default.
double hexSize(const PictureOptions& options, const LaidOut& table) {
    if (!options.hexMillimetres.empty()) return numberWithin("--hex-mm", options.hexMillimetres, 3, 200);
    return look::hexMillimetresOf(table.field());
}

/// The highest whole resolution at which a picture of this size fits into a PNG; less than the least that can
/// be chosen if none does.
double fittingDpi(const picture::Picture& picture, double dpi) {
    dpi = std::ceil(dpi) - 1;
    while (dpi >= leastDpi && !picture::fitsPng(picture::wholeSheet(picture, dpi))) --dpi;
    return dpi;
}

/// Throws CommandError (exitUsage) if a PNG of this size cannot be written.
void requireFewPixels(const picture::Picture& picture, const PictureOptions& options) {
    const double dpi = dpiOf(options);
    const auto view = picture::wholeSheet(picture, dpi);
    if (picture::fitsPng(view)) return;
    const double fitting = fittingDpi(picture, dpi);
    if (fitting < leastDpi)
        throw CommandError(exitUsage, tooLargeForPng,
                           {{"width", picture::numberText(picture.size.width, 0)},
                            {"height", picture::numberText(picture.size.height, 0)},
                            {"dpi", picture::numberText(leastDpi, 0)}});
    throw CommandError(exitUsage, tooManyPixels,
                       {{"dpi", picture::numberText(dpi, 0)},
                        {"fitting", picture::numberText(fitting, 0)},
                        {"columns", std::to_string(view.columns)},
                        {"rows", std::to_string(view.rows)},
                        {"side", std::to_string(picture::mostPngSide)},
                        {"most", std::to_string(picture::mostPngPixels / 1'000'000)}});
}

std::string pngText(const picture::Picture& picture, const PictureOptions& options, const Streams& streams,
                    const Surroundings* surroundings) {
    requireFewPixels(picture, options);
    constexpr double longPixels = 1e7;  // others are there at once
    constexpr std::size_t percent = 100;
    const auto view = picture::wholeSheet(picture, dpiOf(options));
    const bool isLong = double{1} * view.columns * view.rows >= longPixels;
    std::optional<Progress> shown;
    if (surroundings && isLong) shown.emplace(percent, *surroundings, streams);
    std::size_t done = 0;
    const auto tell = [&](double share) {
        for (; shown && done < static_cast<std::size_t>(share * percent); ++done) shown->next(options.output);
        return true;
    };
    return picture::pngOf(picture, dpiOf(options), tell,
                          options.hasPalette ? picture::PngColours::palette : picture::PngColours::all)
        .value_or("");
}

}  // namespace

namespace {

void declareSizes(CommandLine& line, PictureOptions& into) {
    line.text("--dpi", "N", into.dpi, local("dots per inch of a PNG (default: 300)"));
    line.text("--hex-mm", "N", into.hexMillimetres,
              local("width of a hex in millimetres, across flats (default: the board's)"));
}

}  // namespace

void declarePicture(CommandLine& line, PictureOptions& into) {
    line.text("-o,--output", "OUT", into.output,
              local("the picture: .png, .pdf or .svg; - is standard output"));
    line.word("--format", "png|pdf|svg", into.format,
              local("the format (default: by the ending; png on standard output)"));
    line.text("--style", "STYLE", into.style,
              local("reduced-ink, colour-safe, grey, night, or a file like look.xml (default: the look of "
                    "the game)"));
    into.mayBePiped = true;
    declareSizes(line, into);
    line.flag("--palette", into.hasPalette, local("a PNG of 256 colours: less than half as large"));
}

void declareAnswerPicture(CommandLine& line, PictureOptions& into) {
    line.text("--picture", "OUT", into.output, local("the answer on the map too: .png, .pdf or .svg"));
    declareSizes(line, into);
}

PictureFormat formatOf(const PictureOptions& options) {
    const std::string& output = options.output;
    for (std::size_t i = 0; i < pictureFormats.size(); ++i)
        if (options.format == pictureFormats[i] ||
            (options.format.empty() && output.ends_with(std::string(".") + pictureFormats[i])))
            return static_cast<PictureFormat>(i);
    if (output.empty()) throw CommandError(exitUsage, noOutput);
    if (output == "-" && options.mayBePiped) return PictureFormat::png;
    throw CommandError(exitUsage, noFormat, {{"file", output}});
}

std::string nameOf(PictureFormat format) { return pictureFormats[static_cast<std::size_t>(format)]; }

double numberWithin(const char* option, const std::string& text, double least, double most) {
    double number = 0;
    const auto [end, error] =
        std::from_chars(text.data(), text.data() + text.size(), number, std::chars_format::fixed);
    if (error == std::errc{} && end == text.data() + text.size() && number >= least && number <= most)
        return number;
    throw CommandError(exitUsage, pictureNoNumber,
                       {{"value", text},
                        {"option", option},
                        {"least", picture::numberText(least, 2)},
                        {"most", picture::numberText(most, 2)}});
}

void checkPicture(const PictureOptions& options) {
    if (options.hasPalette && formatOf(options) != PictureFormat::png)
        throw CommandError(exitUsage, paletteIsPng);
    formatOf(options);
    dpiOf(options);
    if (!options.hexMillimetres.empty()) numberWithin("--hex-mm", options.hexMillimetres, 3, 200);
}

std::filesystem::path fileOfStyle(const AnswerOptions& common, const PictureOptions& options) {
    if (options.style.empty()) return {};
    const auto library = libraryOf(common);
    auto file = mapsets::styleFile(library, options.style);
    std::error_code ignored;
    if (file.empty() && options.style.ends_with(".xml") &&
        std::filesystem::is_regular_file(options.style, ignored))
        file = options.style;
    if (file.empty())
        throw CommandError(exitUsage, noStyle,
                           {{"style", options.style}, model::knownWords(mapsets::stylesIn(library), "-")});
    return file;
}

namespace {

/// The style, and the look beside the document.
std::vector<std::filesystem::path> lookFiles(const LaidOut& table, const AnswerOptions& common,
                                             const PictureOptions& options) {
    std::vector<std::filesystem::path> files{fileOfStyle(common, options)};
    if (!table.input.files.empty()) files.push_back(mapsets::lookBeside(table.input.files.front().path));
    std::erase_if(files, [](const auto& file) { return file.empty(); });
    return files;
}

/// The layout that was named, else the one beside the document; empty: that of the game.
std::filesystem::path layoutFor(const LaidOut& table, const PictureOptions& options) {
    if (!options.layout.empty()) return options.layout;
    return table.input.files.empty() ? std::filesystem::path()
                                     : mapsets::layoutBeside(table.input.files.front().path);
}

/// Errors in files that only this picture has read; those of the game have been reported.
void printFrom(const std::vector<std::filesystem::path>& files, const std::vector<model::Finding>& findings,
               const AnswerOptions& common, const Streams& streams) {
    std::vector<model::Finding> ours;
    for (const auto& finding : findings)
        if (finding.where && std::ranges::any_of(files, [&](const auto& file) {
                return finding.where->file == file.generic_string();
            }))
            ours.push_back(finding);
    printFindings(ours, common, streams);
}

}  // namespace

look::Symbology lookFor(const LaidOut& table, const AnswerOptions& common, const PictureOptions& options,
                        const Streams& streams) {
    const auto after = lookFiles(table, common, options);
    auto look = mapsets::readLook(table.mapset(), {}, after);
    printFrom(after, look.findings, common, streams);
    auto symbols = std::move(*look.value);
    look::PictureShelf shelf;
    const auto& files = table.input.files;
    if (!files.empty())
        symbols.setPictures(look::typePictures(
            table.input.document, std::filesystem::path(files.front().path).parent_path(), shelf));
    return symbols;
}

namespace {

look::Furniture furnitureFor(const LaidOut& table, const AnswerOptions& common, const PictureOptions& options,
                             const Streams& streams) {
    std::vector<std::filesystem::path> after{layoutFor(table, options)};
    std::erase_if(after, [](const auto& file) { return file.empty(); });
    auto layout = mapsets::readLayout(table.mapset(), {}, after);
    printFrom(after, layout.findings, common, streams);
    return mapsets::furnitureOf(std::move(*layout.value), table.input.document);
}

/// Names what a printed chart has no value for, because a designer has not entered it.
void sayOpen(const FurnishedMap& made, const LaidOut& table, const look::Layout& layout,
             const AnswerOptions& common, const Streams& streams) {
    const auto hasChart = [](const picture::Picture& page) {
        return std::ranges::any_of(page.layers, [](const auto& layer) { return layer.name == "charts"; });
    };
    if (!hasChart(made.map) && std::ranges::none_of(made.pages, hasChart)) return;
    const auto& document = table.input.document;
    const auto open = look::openInChart(table.mapset(), document.scenario ? &**document.scenario : nullptr,
                                        layout, common.language);
    if (open.empty()) return;
    std::string rows;
    for (std::size_t i = 0; i < std::min(open.size(), mostRowsNamed); ++i)
        rows += (i > 0 ? "; " : "") + open[i];
    if (open.size() > mostRowsNamed) rows += "; ...";
    streams.err << "cota: " << common.say(stillOpen, {{"count", std::to_string(open.size())}, {"rows", rows}})
                << "\n";
}

look::Scene sceneFor(const LaidOut& table, const AnswerOptions& common, const PictureOptions& options,
                     const look::Symbology& symbols, const std::vector<std::string>& layers, bool isBare,
                     const look::Furniture* furniture) {
    const auto sheet = look::sheetFor(table.field(), table.input.document, symbols,
                                      {hexSize(options, table), isBare, layers, common.language, furniture});
    if (formatOf(options) == PictureFormat::png) {
        picture::Picture blank;  // refused before everything is drawn
        blank.size = sheet.size();
        requireFewPixels(blank, options);
    }
    return {table.field(), table.play().heights(), table.input.document, symbols, sheet, common.language};
}

}  // namespace

std::vector<std::filesystem::path> changingFiles(const LaidOut& table, const AnswerOptions& common,
                                                 const PictureOptions& options) {
    auto files = lookFiles(table, common, options);
    if (auto layout = layoutFor(table, options); !layout.empty()) files.push_back(std::move(layout));
    if (table.input.files.empty()) return files;
    const auto folder = std::filesystem::path(table.input.files.front().path).parent_path();
    std::error_code ignored;
    for (const auto& name : look::picturesOf(table.input.document))
        if (std::filesystem::is_regular_file(folder / name, ignored)) files.push_back(folder / name);
    return files;
}

bool isFurnished(const LaidOut& table, const PictureOptions& options) {
    return options.hasFurniture || formatOf(options) == PictureFormat::pdf ||
           !layoutFor(table, options).empty();
}

picture::Picture mapPicture(const LaidOut& table, const AnswerOptions& common, const PictureOptions& options,
                            const std::vector<std::string>& layers, bool isBare, const Streams& streams,
                            const Overlay& overlay) {
    const auto symbols = lookFor(table, common, options, streams);
    const auto scene = sceneFor(table, common, options, symbols, layers, isBare, nullptr);
    auto picture = look::drawMap(scene, layers);
    if (options.hasUnderlays) showUnderlays(picture, scene, table, common, dpiOf(options), streams);
    if (overlay) picture.layers.push_back(overlay(scene));
    return picture;
}

FurnishedMap furnishedMap(const LaidOut& table, const AnswerOptions& common, const PictureOptions& options,
                          const std::vector<std::string>& layers, const picture::Press& press,
                          const Streams& streams) {
    const auto symbols = lookFor(table, common, options, streams);
    auto furniture = furnitureFor(table, common, options, streams);
    furniture.paper = press.paper.value_or(model::MapSize{});
    const auto drawnFor = [&] {
        return sceneFor(table, common, options, symbols, layers, false, &furniture);
    };
    if (press.isTiled) furniture = look::furnitureForTiles(drawnFor(), layers, std::move(furniture), press);
    const auto scene = drawnFor();
    FurnishedMap made{look::drawMap(scene, layers, &furniture), {}};
    if (options.hasUnderlays) showUnderlays(made.map, scene, table, common, dpiOf(options), streams);
    if (formatOf(options) == PictureFormat::pdf) made.pages = look::furniturePages(scene, layers, furniture);
    sayOpen(made, table, furniture.layout, common, streams);
    return made;
}

std::vector<picture::Picture> chartPages(const LaidOut& table, const AnswerOptions& common,
                                         const PictureOptions& options, const std::vector<std::string>& whats,
                                         const model::MapSize& paper, const Streams& streams) {
    auto furniture = furnitureFor(table, common, options, streams);
    const auto known = look::namesOnPages(furniture.layout);
    for (const auto& what : whats)
        if (std::ranges::find(known, what) == known.end())
            throw CommandError(exitUsage, noChart, {{"chart", what}, model::knownWords(known, "-")});
    furniture.layout = look::pagesWith(furniture.layout, whats);
    furniture.paper = paper;
    const auto symbols = lookFor(table, common, options, streams);
    PictureOptions onPages = options;
    onPages.format = nameOf(PictureFormat::pdf);  // the map that the scene has is not drawn
    const auto scene = sceneFor(table, common, onPages, symbols, {}, true, nullptr);
    return look::furniturePages(scene, {}, furniture);
}

picture::PdfSettings pdfSettings(model::Language language) {
    picture::PdfSettings settings;
    settings.layerTitle = [language](const std::string& name) { return look::layerTitle(name, language); };
    settings.language = language == model::Language::spanish ? "es" : "en";
    return settings;
}

void writePicture(std::span<const picture::Picture> pages, const PictureOptions& options,
                  const picture::PdfSettings& settings, const Streams& streams,
                  const Surroundings* surroundings) {
    const auto format = formatOf(options);
    if (format == PictureFormat::png)
        write(options.output, pngText(pages.front(), options, streams, surroundings), streams);
    else if (format == PictureFormat::pdf)
        write(options.output, picture::pdfOf(pages, settings).value_or(""), streams);
    else
        write(options.output, picture::svgOf(pages.front()), streams);
}

}  // namespace cota::cli
