#include "editor/picture/export_picture.h"

#include <algorithm>
#include <cctype>
#include <cmath>
#include <optional>

#include "editor/words/words.h"
#include "formats/model/geometry/decimal.h"
#include "formats/picture/pdf_file.h"
#include "formats/picture/png_file.h"
#include "formats/picture/press.h"
#include "formats/picture/raster.h"
#include "formats/picture/svg_file.h"
#include "mapsets/look/sheet/draw_map.h"
#include "mapsets/look/sheet/page.h"
#include "validator/rules/all_rules.h"

namespace cota::session {

namespace {

constexpr int mostPixels = 60000;  // per side

Exported refused(std::string why) { return {{}, std::move(why)}; }

look::MapSheet sheetOf(const ExportOrder& order) {
    const Table& table = *order.table;
    return look::sheetFor(table.field(), table.document(), *order.look,
                          {table.sheet().hexMillimetres(), order.isBare, order.layers, order.language});
}

look::Scene sceneOf(const ExportOrder& order) {
    const Table& table = *order.table;
    return {table.field(), table.play().heights(), table.document(),
            *order.look,   sheetOf(order),         order.language};
}

picture::Picture mapOf(const ExportOrder& order) { return look::drawMap(sceneOf(order), order.layers); }

/// Splits the map into pages only if one page is too small.
picture::Press pressFor(model::MapSize map, std::optional<model::MapSize> paper) {
    picture::Press press;
    press.paper = paper;
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

std::string sheetsText(const ExportOrder& order) {
    const auto sheets = sheetsFor(order);
    const bool isLying = sheets.paper.width > sheets.paper.height;
    const std::string text = order.paper.empty()
                                 ? tr("Paper: fits the map, %s", sizeText(sheets.paper, order.language))
                             : isLying ? tr("Paper: %s, landscape", paperTitle(order.paper))
                                       : tr("Paper: %s, portrait", paperTitle(order.paper));
    if (sheets.count() == 1) return text + "\n" + tr("Sheets: 1");
    const std::string tiles = std::to_string(sheets.count()) + " (" + std::to_string(sheets.columns()) +
                              " × " + std::to_string(sheets.rows()) + ")";
    return text + "\n" + tr("Sheets: %s, to be joined along the dashed lines", tiles);
}

}  // namespace

Exported exported(const ExportOrder& order) {
    const auto map = mapOf(order);
    if (order.ending == ".svg") return {picture::svgOf(map), {}};
    if (order.ending == ".png") {
        const auto view = picture::wholeSheet(map, order.dotsPerInch);
        if (view.columns > mostPixels || view.rows > mostPixels)
            return refused(tr("The image would be too large. Choose a lower resolution."));
        return {picture::pngOf(map, order.dotsPerInch).value_or(""), {}};
    }
    if (order.ending != ".pdf")
        return refused(tr("Cannot write '%s'. Choose .pdf, .png or .svg.", order.ending));
    const auto paper = picture::paperSize(order.paper);
    if (!order.paper.empty() && !paper) return refused(tr("There is no paper size '%s'.", order.paper));
    const auto pages = picture::pagesOf(map, pressFor(map.size, paper));
    return {picture::pdfOf(pages).value_or(""), {}};
}

bool isDoubtful(const checks::Report& report) {
    return std::ranges::any_of(report.findings, [](const checks::ReportedFinding& one) {
        return one.finding.severity == model::Severity::error && one.state == checks::State::fresh &&
               !checks::allMessages().rule(one.finding.rule);
    });
}

std::string outcomeOf(const ExportOrder& order) {
    if (!order.table) return {};
    const auto map = sheetOf(order).size();
    auto scale = filledIn(
        tr("Scale: actual size; the map is %s, each hex is %s mm wide", sizeText(map, order.language)),
        number(order.table->sheet().hexMillimetres(), order.language));
    if (order.isDoubtful)
        scale += "\n" + tr("The files have errors, so the map may be wrong. See the findings.");
    if (order.ending == ".pdf") return sheetsText(order) + "\n" + scale;
    if (order.ending != ".png") return scale;
    picture::Picture sheet;
    sheet.size = map;
    const auto written = picture::wholeSheet(sheet, order.dotsPerInch);
    const std::string size = std::to_string(written.columns) + " × " + std::to_string(written.rows);
    return tr("Image: %s pixels", size) + "\n" + scale;
}

picture::Sheets sheetsFor(const ExportOrder& order) {
    const bool hasLegend =
        order.layers.empty() || std::ranges::find(order.layers, "legend") != order.layers.end();
    picture::Picture map;  // only the legend limits where sheets may end
    map.size = sheetOf(order).size();
    if (hasLegend) map.layers.push_back(look::drawLegendOf(sceneOf(order), order.layers));
    return picture::sheetsFor(map, pressFor(map.size, picture::paperSize(order.paper)));
}

std::vector<picture::Picture> pagesFor(const ExportOrder& order, model::MapSize paper) {
    auto map = mapOf(order);
    const auto press = pressFor(map.size, paper);
    return picture::pagesOf(std::move(map), press);
}

}  // namespace cota::session
