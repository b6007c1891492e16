#include "editor/table/table_export.h"

#include "editor/editing/palette.h"
#include "formats/model/document/type_bases.h"
#include "formats/picture/pdf/pdf_file.h"
#include "formats/picture/png_file.h"
#include "formats/picture/svg_file.h"
#include "mapsets/look/symbols/tone.h"
#include "mapsets/look/table/draw_table.h"
#include "mapsets/look/table/table_prints.h"

namespace cota::session {

namespace {

bool hasTableau(const model::Document& document) {
    return document.scenario && (*document.scenario)->tableau;
}

}  // namespace

std::vector<PaletteEntry> printsOf(const Session& session) {
    std::vector<PaletteEntry> entries;
    for (const auto& print : look::tablePrints())
        if (print.isOfCards || hasTableau(session.document()))
            entries.push_back({std::string(print.name), std::string(print.title.in(session.language()))});
    return entries;
}

std::vector<picture::Picture> pagesOf(const Session& session, const TableExport& wanted) {
    const auto* print = look::tablePrint(wanted.print);
    if (!session.game() || !session.looks().faces() || print == nullptr) return {};
    const look::Cards cards(*session.game(), *session.looks().faces(), session.language());
    std::vector<picture::Picture> pages;
    if (hasTableau(session.document())) {
        const auto scene = TableScene::lay(
            {session.document(), session.game(), session.looks().faces(), session.language(), wanted.viewer});
        if (!scene) return {};
        pages = look::printed(*print,
                              {cards, scene->document(), &scene->asked(), scene->viewerName(), wanted.paper});
    } else if (print->isOfCards) {
        const auto document = model::withInherited(session.document());
        pages = look::printed(*print, {cards, document, nullptr, {}, wanted.paper});
    }
    const look::Tone tone(*session.looks().lookIn(wanted.style));
    for (auto& page : pages) tone.apply(page);
    return pages;
}

std::optional<std::string> fileOf(const std::vector<picture::Picture>& pages, const std::string& ending,
                                  double dotsPerInch, model::Language language,
                                  const picture::Progress& progress) {
    if (ending == ".svg") return picture::svgOf(pages.front());
    if (ending == ".png") return picture::pngOf(pages.front(), dotsPerInch, progress);
    const picture::PdfSettings settings{
        .layerTitle = [&](const std::string& name) { return look::tableLayerTitle(name, language); },
        .language = language == model::Language::spanish ? "es" : "en"};
    return picture::pdfOf(pages, settings, progress);
}

}  // namespace cota::session
