#include "editor/session/export_picture.h"

#include "editor/session/words.h"
#include "formats/picture/pdf_file.h"
#include "formats/picture/png_file.h"
#include "formats/picture/press.h"
#include "formats/picture/raster.h"
#include "formats/picture/svg_file.h"
#include "mapsets/look/draw_map.h"
#include "mapsets/look/page.h"

namespace cota::session {

namespace {

constexpr int mostPixels = 60000;  // on a side

Exported refused(std::string why) { return {{}, std::move(why)}; }

}  // namespace

Exported exported(const ExportOrder& order) {
    const Table& table = *order.table;
    const look::Scene scene(
        table.field(), table.play().heights(), table.document(), *order.look,
        look::sheetFor(table.field(), *order.look, table.sheet().hexMillimetres(), order.isBare),
        order.language);
    const auto map = look::drawMap(scene, order.layers);
    if (order.ending == ".svg") return {picture::svgOf(map), {}};
    if (order.ending == ".png") {
        const auto view = picture::wholeSheet(map, order.dotsPerInch);
        if (view.columns > mostPixels || view.rows > mostPixels)
            return refused(tr("The picture would be too large; take fewer dots to the inch."));
        return {picture::pngOf(map, order.dotsPerInch).value_or(""), {}};
    }
    if (order.ending != ".pdf")
        return refused(tr("'%s' is no format of pictures: .pdf, .png, .svg are.", order.ending));
    picture::Press press;
    if (!order.paper.empty()) {
        press.paper = picture::paperSize(order.paper);
        if (!press.paper) return refused(tr("There is no paper '%s'.", order.paper));
        press.isTiled = !picture::fits(map, press);
    }
    const auto pages = picture::pagesOf(map, press);
    return {picture::pdfOf(pages).value_or(""), {}};
}

}  // namespace cota::session
