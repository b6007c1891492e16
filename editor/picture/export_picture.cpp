#include "editor/picture/export_picture.h"

#include <algorithm>
#include <cctype>
#include <cmath>
#include <optional>
#include <utility>

#include "editor/editing/session.h"
#include "editor/words/words.h"
#include "formats/model/geometry/decimal.h"
#include "formats/picture/pdf/pdf_file.h"
#include "formats/picture/png_file.h"
#include "formats/picture/press/pages.h"
#include "formats/picture/raster.h"
#include "formats/picture/svg_file.h"
#include "mapsets/loading/layout_reader.h"
#include "mapsets/look/furniture/furniture.h"
#include "mapsets/look/furniture/page.h"
#include "mapsets/look/sheet/draw_map.h"
#include "validator/rules/all_rules.h"

namespace cota::session {

namespace {

Exported refused(std::string why) { return {{}, std::move(why)}; }

look::MapSheet sheetOf(const ExportRequest& request, const look::Furniture* furniture) {
    const JoinedMap& map = *request.map;
    return look::sheetFor(
        map.field(), map.document(), *request.look,
        {map.sheet().hexMillimetres(), request.isBare, request.layers, request.language, furniture});
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

/// Only title, scale and legend.
look::Furniture plainFurniture() {
    look::Furniture furniture;
    auto& layout = furniture.layout;
    layout.pages.clear();
    std::erase_if(layout.sheet, [](const look::Piece& piece) {
        return piece.what != "title" && piece.what != "scale" && piece.what != "legend";
    });
    return furniture;
}

/// The map on paper of this size, with the furniture that has room around it.
class Drawing {
  public:
    Drawing(const ExportRequest& request, std::optional<model::MapSize> paper)
        : request_(request), paper_(paper) {
        if (request.isBare) return;
        if (request.furniture) around_ = *request.furniture;
        if (!press().isTiled) return;
        // What fits without compass and credits needs no larger paper.
        around_.reset();
        if (!press().isTiled) return;
        around_ = request.furniture ? *request.furniture : plainFurniture();
        around_ = look::furnitureForTiles(scene(), request.layers, *around_, press());
    }
    /// On the paper that was chosen.
    explicit Drawing(const ExportRequest& request)
        : Drawing(request, request.ending == ".pdf" ? picture::paperSize(request.paper) : std::nullopt) {}

    look::MapSheet sheet() const { return sheetOf(request_, around()); }
    model::MapSize size() const { return sheet().size(); }
    picture::Press press() const { return pressFor(size(), paper_, request_.press); }
    picture::Picture map() const { return look::drawMap(scene(), request_.layers, around()); }

    /// Charts and tracks of a PDF, and before them the legend if it has no room below the map.
    std::vector<picture::Picture> others() const {
        if (request_.isBare || request_.ending != ".pdf" || (!around_ && !request_.furniture)) return {};
        auto furniture = around_ ? *around_ : *request_.furniture;
        furniture.paper = paper_.value_or(model::MapSize{});
        return look::furniturePages(scene(), request_.layers, furniture);
    }
    std::vector<picture::Picture> pages() const {
        auto how = press();
        how.hasDiagram = hasDiagram();
        how.words = look::wordsOnPages(request_.language);
        return picture::pagesOf(map(), others(), how);
    }
    picture::Sheets sheets() const {
        return picture::sheetsFor(look::blankMap(scene(), sheet(), request_.layers), press());
    }
    /// Between the map and the nearest edge of the paper, in millimetres, if it is on one sheet.
    double blankEdge() const {
        const auto map = size(), paper = sheets().paper;
        double edge = request_.isBare ? 0 : request_.look->symbol("page").number("margin");
        if (around_) edge = std::min(edge, around_->mostEdge);
        return edge + std::min(paper.width - map.width, paper.height - map.height) / 2;
    }
    /// Whether several sheets begin with a page that shows how they are joined.
    bool hasDiagram() const { return request_.furniture && !request_.isBare && shows(look::assemblyLayer); }
    bool hasLegendPage() const {
        return around_ && around_->layout.pages.size() >
                              (request_.furniture ? request_.furniture->layout.pages.size() : 0);
    }

  private:
    look::Scene scene() const {
        const JoinedMap& map = *request_.map;
        return {map.field(), map.play().heights(), map.document(), *request_.look,
                sheet(),     request_.language};
    }
    const look::Furniture* around() const { return around_ ? &*around_ : nullptr; }
    bool shows(std::string_view layer) const {
        return request_.layers.empty() || std::ranges::find(request_.layers, layer) != request_.layers.end();
    }

    const ExportRequest& request_;
    std::optional<model::MapSize> paper_;
    std::optional<look::Furniture> around_;  // absent: only title, scale and legend
};

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

/// Values that the printed terrain chart has a "?" for.
std::string missingText(const ExportRequest& request, const std::vector<picture::Picture>& pages) {
    const bool hasChart = std::ranges::any_of(pages, [](const auto& page) {
        return std::ranges::any_of(page.layers, [](const auto& layer) { return layer.name == "charts"; });
    });
    if (!hasChart) return {};
    const auto& document = request.map->document();
    const auto open =
        look::openInChart(request.map->field().mapset(), document.scenario ? &**document.scenario : nullptr,
                          request.furniture->layout, request.language);
    return open.empty() ? std::string()
                        : "\n" + tr("Rows of the terrain chart with values still to be entered: %s",
                                    std::to_string(open.size()));
}

std::string sheetsText(const ExportRequest& request) {
    const Drawing drawing(request);
    const auto sheets = drawing.sheets();
    const bool isLying = sheets.paper.width > sheets.paper.height;
    const std::string text = request.paper.empty()
                                 ? tr("Paper: fits the map, %s", sizeText(sheets.paper, request.language))
                             : isLying ? tr("Paper: %s, landscape", paperTitle(request.paper))
                                       : tr("Paper: %s, portrait", paperTitle(request.paper));
    const auto pages = drawing.others();
    const auto others = std::to_string(pages.size());
    const std::string further = others == "0" ? std::string()
                                : drawing.hasLegendPage()
                                    ? "\n" + tr("Pages with legend, charts and tracks: %s", others)
                                    : "\n" + tr("Pages with charts and tracks: %s", others);
    const auto missing = missingText(request, pages);
    const double edge = drawing.blankEdge();
    const bool isAtEdge = !request.paper.empty() && !request.press && edge < picture::Press::unprintable;
    const std::string warning =
        isAtEdge
            ? "\n" + tr("The map ends %s mm from the edge of the paper, where many printers do not print.",
                        number(edge, request.language))
            : std::string();
    if (sheets.count() == 1) return text + "\n" + tr("Sheets: 1") + warning + further + missing;
    const std::string tiles = std::to_string(sheets.count()) + " (" + std::to_string(sheets.columns()) +
                              " × " + std::to_string(sheets.rows()) + ")";
    return text + (drawing.hasDiagram() ? "\n" + tr("First page: how the sheets are joined") : "") + "\n" +
           tr("Sheets: %s, to be joined along the dashed lines", tiles) + further + missing;
}

}  // namespace

std::shared_ptr<const look::Furniture> furnitureOf(const Session& session) {
    return std::make_shared<const look::Furniture>(
        mapsets::furnitureOf(session.looks().layout(), session.document()));
}

ExportRequest withFurniture(ExportRequest request, const FurnitureChoice& choice) {
    if (request.isBare || choice == FurnitureChoice{}) return request;
    const bool isPlain = !choice.around && !choice.chart && !choice.tracks;
    if (isPlain) request.furniture.reset();
    if (isPlain && choice.title && choice.legend) return request;
    // Without a layout, title and legend have their room whether they are shown or not.
    if (isPlain) request.furniture = std::make_shared<const look::Furniture>(plainFurniture());
    if (request.layers.empty())
        for (const auto& layer : look::layerNames()) request.layers.emplace_back(layer.name);
    const auto leaveOut = [&](bool isChosen, std::initializer_list<std::string_view> layers) {
        if (!isChosen)
            std::erase_if(request.layers, [&](const auto& name) {
                return std::find(layers.begin(), layers.end(), name) != layers.end();
            });
    };
    leaveOut(choice.title, {"title"});
    leaveOut(choice.legend, {"scale", "legend"});
    leaveOut(choice.around, {"compass", "letters", "credits", "texts"});
    leaveOut(choice.chart, {"charts"});
    leaveOut(choice.tracks, {"tracks", "boxes"});
    return request;
}

Exported exported(const ExportRequest& request, const picture::Progress& progress) {
    if (request.ending == ".svg") return {picture::svgOf(Drawing(request).map()), {}};
    if (request.ending == ".png") {
        const auto map = Drawing(request).map();
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
    return {picture::pdfOf(pagesOf(request), settings).value_or(""), {}};
}

std::vector<picture::Picture> pagesOf(const ExportRequest& request) { return Drawing(request).pages(); }

bool isDoubtful(const checks::Report& report) {
    return std::ranges::any_of(report.findings, [](const checks::ReportedFinding& one) {
        return one.finding.severity == model::Severity::error && one.state == checks::State::fresh &&
               !checks::allMessages().rule(one.finding.rule);
    });
}

std::string outcomeOf(const ExportRequest& request) {
    if (!request.map) return {};
    const auto map = Drawing(request).size();
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

picture::Sheets sheetsFor(const ExportRequest& request) { return Drawing(request).sheets(); }

std::vector<picture::Picture> pagesFor(const ExportRequest& request, model::MapSize paper) {
    return Drawing(request, paper).pages();
}

}  // namespace cota::session
