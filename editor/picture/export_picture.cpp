#include "editor/picture/export_picture.h"

#include <algorithm>
#include <cctype>
#include <cmath>
#include <optional>

#include "editor/words/words.h"
#include "formats/model/geometry/decimal.h"
#include "formats/picture/pdf/pdf_file.h"
#include "formats/picture/png_file.h"
#include "formats/picture/press/pages.h"
#include "formats/picture/raster.h"
#include "formats/picture/svg_file.h"
#include "mapsets/look/sheet/draw_map.h"
#include "mapsets/look/furniture/page.h"
#include "validator/rules/all_rules.h"

namespace cota::session {

namespace {

Exported refused(std::string why) { return {{}, std::move(why)}; }

look::MapSheet sheetOf(const ExportRequest& request) {
    const JoinedMap& map = *request.map;
    return look::sheetFor(map.field(), map.document(), *request.look,
                          {map.sheet().hexMillimetres(), request.isBare, request.layers, request.language});
}

look::Scene sceneOf(const ExportRequest& request) {
    const JoinedMap& map = *request.map;
    return {map.field(),   map.play().heights(), map.document(),
            *request.look, sheetOf(request),     request.language};
}

picture::Picture mapOf(const ExportRequest& request) {
    return look::drawMap(sceneOf(request), request.layers);
}

/// Splits the map into pages only if one page is too small.
picture::Press pressFor(model::MapSize map, std::optional<model::MapSize> paper,
                        const std::optional<PressChoice>& choice = {}) {
    picture::Press press;
    press.paper = paper;
    if (choice) {
        press.bleed = choice->bleed;
        press.hasMarks = choice->hasMarks;
    }
    press.isTiled = !picture::fits(map, press);
    return press;
}

std::string number(double value, model::Language language) {
    return model::decimalText(model::Rational(std::lround(value * 10), 10), language);
}
std::string sizeText(model::MapSize size, model::Language language) {
    return number(size.width, language) + " × " + number(size.height, language) + " mm";
}

/// "A4", "Letter": as printed on the box.
std::string paperTitle(std::string name) {
    if (!name.empty()) name[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(name[0])));
    return name;
}

std::string sheetsText(const ExportRequest& request) {
    const auto sheets = sheetsFor(request);
    const bool isLying = sheets.paper.width > sheets.paper.height;
    const std::string text = request.paper.empty()
                                 ? tr("Paper: fits the map, %s", sizeText(sheets.paper, request.language))
                             : isLying ? tr("Paper: %s, landscape", paperTitle(request.paper))
                                       : tr("Paper: %s, portrait", paperTitle(request.paper));
    if (sheets.count() == 1) return text + "\n" + tr("Sheets: 1");
    const std::string tiles = std::to_string(sheets.count()) + " (" + std::to_string(sheets.columns()) +
                              " × " + std::to_string(sheets.rows()) + ")";
    return text + "\n" + tr("Sheets: %s, to be joined along the dashed lines", tiles);
}

}  // namespace

Exported exported(const ExportRequest& request, const picture::Progress& progress) {
    const auto map = mapOf(request);
    if (request.ending == ".svg") return {picture::svgOf(map), {}};
    if (request.ending == ".png") {
        const auto view = picture::wholeSheet(map, request.dotsPerInch);
        if (!picture::fitsPng(view))
            return refused(tr("The image would be too large. Choose a lower resolution."));
        auto bytes = picture::pngOf(map, request.dotsPerInch, progress);
        return {bytes.value_or(""), {}, !bytes};
    }
    if (request.ending != ".pdf")
        return refused(tr("Cannot write '%s'. Choose .pdf, .png or .svg.", request.ending));
    const auto paper = picture::paperSize(request.paper);
    if (!request.paper.empty() && !paper) return refused(tr("There is no paper size '%s'.", request.paper));
    picture::PdfSettings settings{
        .layerTitle = [&](const std::string& name) { return look::layerTitle(name, request.language); },
        .language = request.language == model::Language::spanish ? "es" : "en"};
    publish::PrinterInks printer;
    if (request.press) {
        printer = publish::readInks(request.press->profile, request.press->inkLimit);
        if (!printer.inks) return refused(printer.refusal.in(request.language));
        settings.inks = &*printer.inks;
    }
    const auto pages = picture::pagesOf(map, pressFor(map.size, paper, request.press));
    return {picture::pdfOf(pages, settings).value_or(""), {}};
}

std::vector<picture::Picture> pagesOf(const ExportRequest& request) {
    auto map = mapOf(request);
    const auto press = pressFor(map.size, picture::paperSize(request.paper), request.press);
    return picture::pagesOf(std::move(map), press);
}

bool isDoubtful(const checks::Report& report) {
    return std::ranges::any_of(report.findings, [](const checks::ReportedFinding& one) {
        return one.finding.severity == model::Severity::error && one.state == checks::State::fresh &&
               !checks::allMessages().rule(one.finding.rule);
    });
}

std::string outcomeOf(const ExportRequest& request) {
    if (!request.map) return {};
    const auto map = sheetOf(request).size();
    auto scale = filledIn(
        tr("Scale: actual size; the map is %s, each hex is %s mm wide", sizeText(map, request.language)),
        number(request.map->sheet().hexMillimetres(), request.language));
    if (request.isDoubtful)
        scale += "\n" + tr("The files have errors, so the map may be wrong. See the findings.");
    if (request.ending == ".pdf") return sheetsText(request) + "\n" + scale;
    if (request.ending != ".png") return scale;
    picture::Picture sheet;
    sheet.size = map;
    const auto written = picture::wholeSheet(sheet, request.dotsPerInch);
    const std::string size = std::to_string(written.columns) + " × " + std::to_string(written.rows);
    return tr("Image: %s pixels", size) + "\n" + scale;
}

picture::Sheets sheetsFor(const ExportRequest& request) {
    const bool hasLegend =
        request.layers.empty() || std::ranges::find(request.layers, "legend") != request.layers.end();
    picture::Picture map;  // only the legend limits where sheets may end
    map.size = sheetOf(request).size();
    if (hasLegend) map.layers.push_back(look::drawLegendOf(sceneOf(request), request.layers));
    return picture::sheetsFor(map, pressFor(map.size, picture::paperSize(request.paper), request.press));
}

std::vector<picture::Picture> pagesFor(const ExportRequest& request, model::MapSize paper) {
    auto map = mapOf(request);
    const auto press = pressFor(map.size, paper);
    return picture::pagesOf(std::move(map), press);
}

}  // namespace cota::session
