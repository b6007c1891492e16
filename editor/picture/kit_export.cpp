#include "editor/picture/kit_export.h"

#include <algorithm>

#include "editor/editing/session.h"
#include "editor/words/words.h"
#include "formats/picture/pdf/pdf_file.h"
#include "formats/picture/press/pages.h"
#include "formats/xml/disk/sha256.h"
#include "mapsets/loading/layout_reader.h"
#include "mapsets/look/scene/print_scale.h"
#include "mapsets/look/sheet/draw_map.h"
#include "mapsets/look/table/draw_table.h"
#include "mapsets/look/table/table_prints.h"

namespace cota::session {

namespace {

constexpr double shareOfPages = 0.7;  // of the time, about; the rest is writing

look::KitOrder orderOf(const KitRequest& request, model::MapSize paper) {
    look::KitOrder order{request.laid,
                         *request.look,
                         request.furniture,
                         request.plan,
                         *request.cards,
                         request.language,
                         paper,
                         0};
    if (request.laid.hasMap()) order.hexMillimetres = look::hexMillimetresOf(request.laid.field());
    if (request.turnsOnLevelEdge) order.axis = look::DuplexAxis::level;
    order.files = request.files;
    return order;
}

/// Only some parts: their pages alone.
look::KitBook bookOfParts(std::vector<look::KitSection> sections) {
    look::KitBook book;
    for (auto& section : sections) {
        book.bookmarks.push_back({section.title, book.pages.size(), 0});
        for (auto& page : section.pages) {
            if (section.pages.size() > 1) book.bookmarks.push_back({page.name, book.pages.size(), 1});
            book.pages.push_back(std::move(page));
        }
    }
    return book;
}

std::string partName(const std::string& id) {
    if (id == "card") return tr("Scenario card");
    if (id == "map") return tr("Map on pages");
    if (id == "counters") return tr("Counter sheets");
    return tr("Charts and tracks");
}

}  // namespace

bool hasKit(const Session& session) {
    if (!session.game() || filesOf(session.document()).empty()) return false;
    return session.map() != nullptr || !session.document().forces.empty();
}

KitRequest kitRequest(const Session& session) {
    KitRequest request;
    request.laid = session.map() ? mapsets::LaidDocument{session.map()->document(), session.map()->laid()}
                                 : mapsets::layDocument(session.document(), session.game());
    request.look = session.look();
    request.furniture = mapsets::furnitureOf(session.looks().layout(), session.document());
    request.plan = session.looks().briefing();
    request.cards = session.looks().faces();
    if (!request.cards) request.cards = std::make_shared<const look::Faces>();
    request.language = session.language();
    request.files.emplace_back(session.path().filename().string(), request.furniture.hash);
    return request;
}

std::vector<KitPart> kitPartsOf(const KitRequest& request) {
    std::vector<KitPart> parts;
    for (auto& id : look::kitParts(request.laid)) {
        const auto* print = request.laid.game().catalogue.table.isUsed() ? look::tablePrint(id) : nullptr;
        const auto name = print != nullptr ? std::string(print->title.in(request.language)) : partName(id);
        parts.push_back({id, name});
    }
    return parts;
}

look::KitBook kitBookOf(const KitRequest& request, const picture::Progress& progress) {
    const auto paper = picture::paperSize(request.paper).value_or(model::MapSize{210, 297});
    const auto order = orderOf(request, paper);
    auto sections = look::kitSections(order, request.parts, progress);
    if (!request.parts.empty()) return bookOfParts(std::move(sections));
    return look::kitBook(look::kitFront(order), std::move(sections), paper, request.language);
}

Exported kitPdf(const KitRequest& request, const picture::Progress& progress) {
    bool isStopped = false;
    const auto first = [&](double share) {
        isStopped = isStopped || (progress && !progress(share * shareOfPages));
        return !isStopped;
    };
    auto book = kitBookOf(request, first);
    if (isStopped) return {{}, {}, true};
    std::vector<picture::Picture> pages;
    for (auto& page : book.pages) pages.push_back(std::move(page.picture));
    const bool isTable = request.laid.game().catalogue.table.isUsed();
    picture::PdfSettings settings;
    settings.layerTitle = [&](const std::string& name) {
        return isTable ? look::tableLayerTitle(name, request.language)
                       : look::layerTitle(name, request.language);
    };
    settings.language = request.language == model::Language::spanish ? "es" : "en";
    settings.bookmarks = std::move(book.bookmarks);
    settings.numberings = std::move(book.numberings);
    auto bytes = picture::pdfOf(pages, settings, [&](double share) {
        return !progress || progress(shareOfPages + share * (1 - shareOfPages));
    });
    return {bytes.value_or(""), {}, !bytes};
}

picture::Pixels pixelsOf(const picture::Picture& page, int columns, int rows) {
    const double scale = std::min(columns / page.size.width, rows / page.size.height);
    return picture::raster(page, {{0, 0},
                                  scale,
                                  std::max(1, static_cast<int>(page.size.width * scale)),
                                  std::max(1, static_cast<int>(page.size.height * scale))});
}

}  // namespace cota::session
