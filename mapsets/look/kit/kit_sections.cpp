#include "mapsets/look/kit/kit_sections.h"

#include <algorithm>
#include <array>
#include <cctype>

#include "formats/model/document/type_bases.h"
#include "formats/picture/press/assembly.h"
#include "mapsets/look/briefing/briefing_card.h"
#include "mapsets/look/furniture/page.h"
#include "mapsets/look/sheet/draw_map.h"
#include "mapsets/look/table/table_prints.h"
#include "mapsets/table/laid_table.h"

namespace cota::look {

namespace {

using model::LocalLiteral;

std::string pageName(const LocalLiteral& words, std::size_t number, model::Language language) {
    return model::fillTemplate(words, std::vector<model::MessageValue>{{"number", std::to_string(number)}})
        .in(language);
}

KitSection sectionOf(std::string title, const std::string& file, const LocalLiteral& name,
                     std::vector<picture::Picture> pages, model::Language language) {
    KitSection section{std::move(title), {}, false, {}};
    for (std::size_t i = 0; i < pages.size(); ++i)
        section.pages.push_back({pageName(name, i + 1, language),
                                 pages.size() > 1 ? file + "-" + std::to_string(i + 1) : file,
                                 std::move(pages[i])});
    return section;
}

std::string scenarioFile(const KitOrder& order) {
    return order.files.empty() ? std::string() : order.files.front().first;
}

KitSection cardSection(const KitOrder& order) {
    auto card = drawBriefing({order.laid, order.look, order.plan, order.language, order.paper,
                              scenarioFile(order), order.furniture.hash});
    return sectionOf(std::string(local("Scenario card").in(order.language)), "card",
                     local("Scenario card, page {number}"), std::move(card.pages), order.language);
}

/// The map without what one side may hide from the other.
std::vector<std::string> layersForPlayers() {
    std::vector<std::string> layers;
    for (const auto& layer : layerNames())
        if (!layer.isForUmpire) layers.emplace_back(layer.name);
    return layers;
}

/// The map with its furniture, on this paper.
class KitMap {
  public:
    explicit KitMap(const KitOrder& order)
        : order_(order), layers_(layersForPlayers()), furniture_(order.furniture) {
        press_.paper = order.paper;
        press_.isTiled = true;
        press_.words = wordsOnPages(order.language);
        furniture_.paper = order.paper;
        furniture_ = furnitureForTiles(scene(), layers_, std::move(furniture_), press_);
    }

    KitSection map() const {
        auto picture = drawMap(scene(), layers_, &furniture_);
        const auto tiles = picture::sheetsFor(picture, press_);
        auto press = press_;
        press.hasDiagram = tiles.count() > 1;
        auto pages = picture::pagesOf(std::move(picture), press);
        KitSection section;
        section.title = std::string(local("Map").in(order_.language));
        if (tiles.count() > 1)
            section.note =
                std::string(local("cut at the solid marks, glue over the next page up to its dashed line")
                                .in(order_.language));
        section.isListed = true;
        const auto first = pages.size() - static_cast<std::size_t>(tiles.count());
        for (std::size_t i = 0; i < pages.size(); ++i) {
            const auto columns = static_cast<std::size_t>(tiles.columns());
            const auto tile = i < first ? 0 : i - first;
            const auto name = i < first ? std::string(local("How the pages are joined").in(order_.language))
                                        : picture::tileName(tile % columns, tile / columns);
            section.pages.push_back({name, i < first ? "map-assembly" : "map-" + name, std::move(pages[i])});
        }
        return section;
    }

    KitSection charts() const {
        auto furniture = order_.furniture;
        furniture.layout = pagesWith(furniture.layout, {});
        furniture.paper = order_.paper;
        std::vector<std::string> names;
        auto pages = furniturePages(scene(), {}, furniture, &names);
        auto section =
            sectionOf(std::string(local("Charts and tracks").in(order_.language)), "charts",
                      local("Charts and tracks, page {number}"), std::move(pages), order_.language);
        for (std::size_t i = 0; i < section.pages.size(); ++i)
            if (!names[i].empty()) section.pages[i].name = names[i];
        section.isListed = true;
        return section;
    }

  private:
    Scene scene() const {
        const auto& laid = order_.laid;
        const auto sheet = sheetFor(laid.field(), laid.document, order_.look,
                                    {order_.hexMillimetres, false, layers_, order_.language, &furniture_});
        return {laid.field(), laid.play().heights(), laid.document, order_.look, sheet, order_.language};
    }

    const KitOrder& order_;
    std::vector<std::string> layers_;
    Furniture furniture_;
    picture::Press press_;
};

KitSection counterSection(const KitOrder& order) {
    const auto& document = order.laid.document;
    const auto& catalogue = order.laid.game().catalogue;
    const CounterSubjects subjects(catalogue, order.look, document, order.language);
    const CounterFaces faces(subjects);
    CounterSheetWishes wishes;
    wishes.paper.size = order.paper;
    wishes.axis = order.axis;
    wishes.title = kitTitle(document, order.language);
    wishes.game = order.laid.game().name.in(order.language);
    wishes.code = kitCode(document);
    wishes.source = scenarioFile(order);
    const auto [blocks, sheets] = planCounters(subjects, document, catalogue, wishes);
    auto pages = counterSheets(faces, blocks, sheets, wishes, order.language);
    KitSection section;
    section.title = std::string(local("Counters and markers").in(order.language));
    section.note = std::string((order.axis == DuplexAxis::level
                                    ? local("print on both sides, turned over the short edge")
                                    : local("print on both sides, turned over the long edge"))
                                   .in(order.language));
    section.isDuplex = section.isListed = true;
    section.numberAt = picture::Across::left;  // beside the cross in the middle
    for (std::size_t i = 0; i < pages.size(); ++i) {
        const bool isFront = i % 2 == 0;
        section.pages.push_back(
            {pageName(isFront ? local("Sheet {number}, fronts") : local("Sheet {number}, backs"), i / 2 + 1,
                      order.language),
             "counters-" + std::to_string(i / 2 + 1) + (isFront ? "-front" : "-back"), std::move(pages[i])});
    }
    return section;
}

KitSection tableSection(const KitOrder& order, const TablePrint& print) {
    auto document = model::withInherited(order.laid.document);
    const Cards cards(order.laid.game(), order.cards, order.language);
    std::optional<mapsets::LaidTable> table;
    if (!print.isOfCards) table.emplace(order.laid.map->game, document);
    auto pages = printed(print, {cards, document, table ? &*table : nullptr, {}, order.paper});
    auto section = sectionOf(std::string(print.title.in(order.language)), std::string(print.name),
                             local("Page {number}"), std::move(pages), order.language);
    section.isDuplex = print.hasBacks;
    if (print.isNumbered) section.numberAt = picture::Across::left;
    return section;
}

bool isOfTable(const mapsets::LaidDocument& laid) { return laid.game().catalogue.table.isUsed(); }

}  // namespace

std::string kitTitle(const model::Document& document, model::Language language) {
    if (document.scenario) {
        const auto& scenario = **document.scenario;
        return scenario.title.empty() ? scenario.id : scenario.title.in(language);
    }
    if (document.forces.empty()) return {};
    const auto& forces = *document.forces.begin()->second;
    return forces.title.empty() ? forces.id : forces.title.in(language);
}

std::string kitCode(const model::Document& document) {
    std::string id = document.scenario ? (*document.scenario)->id : std::string();
    if (id.empty() && !document.forces.empty()) id = document.forces.begin()->second->id;
    id = id.substr(0, id.find('-'));
    for (auto& letter : id) letter = static_cast<char>(std::toupper(static_cast<unsigned char>(letter)));
    return id.empty() ? "S" : id;
}

std::vector<std::string> kitParts(const mapsets::LaidDocument& laid) {
    std::vector<std::string> parts;
    if (!isOfTable(laid)) {
        if (laid.scenario() != nullptr) parts.emplace_back("card");
        if (laid.hasMap()) parts.emplace_back("map");
        if (!laid.document.forces.empty()) parts.emplace_back("counters");
        if (laid.hasMap()) parts.emplace_back("charts");
        return parts;
    }
    const bool hasTable = laid.scenario() != nullptr && laid.scenario()->tableau;
    for (const auto& print : tablePrints())
        if (print.isOfCards || hasTable) parts.emplace_back(print.name);
    return parts;
}

std::vector<KitSection> kitSections(const KitOrder& order, const std::vector<std::string>& parts,
                                    const picture::Progress& progress) {
    std::vector<KitSection> sections;
    const auto all = kitParts(order.laid);
    std::optional<KitMap> map;
    const auto mapOf = [&]() -> const KitMap& { return map ? *map : map.emplace(order); };
    for (std::size_t i = 0; i < all.size(); ++i) {
        const auto& part = all[i];
        if (progress && !progress(static_cast<double>(i) / static_cast<double>(all.size()))) return sections;
        if (!parts.empty() && std::ranges::find(parts, part) == parts.end()) continue;
        if (const auto* print = isOfTable(order.laid) ? tablePrint(part) : nullptr)
            sections.push_back(tableSection(order, *print));
        else if (part == "card")
            sections.push_back(cardSection(order));
        else if (part == "map")
            sections.push_back(mapOf().map());
        else if (part == "counters")
            sections.push_back(counterSection(order));
        else
            sections.push_back(mapOf().charts());
    }
    return sections;
}

KitFront kitFront(const KitOrder& order) {
    const auto language = order.language;
    const auto& game = order.laid.game();
    KitFront front;
    front.title = kitTitle(order.laid.document, language);
    front.game = game.name.in(language);
    const auto ofPieces =
        isOfTable(order.laid)
            ? local(
                  "Print cards on paper of 200 g/m² or more, or put them into sleeves with a playing card "
                  "behind each. Cut from one tick to the opposite one.")
            : local("Glue counters on card of 1 to 1.5 mm, then cut from one tick to the opposite one.");
    for (const auto& sentence :
         {local("Print every page at 100 %, not fitted to the page. The ruler below must measure 100 mm."),
          local("Pages of counters and cards are printed on both sides: each front is followed by its back. "
                "All other pages need one side."),
          ofPieces})
        front.printing.emplace_back(sentence.in(language));
    if (order.laid.scenario() != nullptr && !order.laid.scenario()->author.empty())
        front.credits.push_back(order.laid.scenario()->author);
    front.credits.push_back(game.name.in(language) + (game.publisher.empty() ? "" : ", " + game.publisher));
    front.credits.emplace_back(
        local("Fonts: Roboto Condensed (Apache License 2.0); Linux Libertine and Linux "
              "Biolinum (SIL Open Font License).")
            .in(language));
    front.hashes = order.files;
    return front;
}

}  // namespace cota::look
