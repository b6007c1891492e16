#include "mapsets/look/table/table_prints.h"

#include <algorithm>
#include <array>

#include "formats/picture/press/pages.h"
#include "mapsets/look/cards/card_sheets.h"
#include "mapsets/look/table/draw_matrix.h"
#include "mapsets/look/table/draw_table.h"
#include "mapsets/look/table/scenario_card.h"
#include "mapsets/look/table/table_sheets.h"
#include "mapsets/table/table_matrix.h"

namespace cota::look {

namespace {

using Pages = std::vector<picture::Picture>;

model::MapSize lying(model::MapSize paper) {
    return {std::max(paper.width, paper.height), std::min(paper.width, paper.height)};
}
model::MapSize standing(model::MapSize paper) {
    return {std::min(paper.width, paper.height), std::max(paper.width, paper.height)};
}
model::MapSize paperOf(const PrintOrder& order, const char* usual) {
    return order.paper.value_or(*picture::paperSize(usual));
}
model::MapSize onA4(const PrintOrder& order) { return standing(paperOf(order, "a4")); }
model::MapSize onA3(const PrintOrder& order) { return lying(paperOf(order, "a3")); }

Pages table(const PrintOrder& order) {
    return {drawTable(
        {order.cards, order.document, mapsets::groupKinds(*order.table), order.viewer, onA3(order)})};
}
Pages scenario(const PrintOrder& order) { return scenarioCard(order.cards, *order.table, onA4(order)); }
Pages matrix(const PrintOrder& order) {
    const auto* action = mapsets::matrixAction(order.table->game());
    if (action == nullptr || !mapsets::hasMatrix(*action) || action->actor != action->target) return {};
    const auto asked = mapsets::matrixOf(*order.table, *action);
    return {drawMatrix(pictureOf(asked, order.cards, order.document, order.viewer),
                       lying(paperOf(order, "a4")), order.cards.language())};
}
Pages cards(const PrintOrder& order) { return proxySheets(order.cards, order.document, onA4(order)); }
Pages checklist(const PrintOrder& order) { return deckCheckList(order.cards, order.document, onA4(order)); }
Pages selection(const PrintOrder& order) { return selectionSheets(order.cards, order.document, onA4(order)); }
Pages mat(const PrintOrder& order) { return {playerMat(order.cards, order.document, onA3(order))}; }
Pages track(const PrintOrder& order) { return {trackSheet(order.cards, order.document, lying(onA4(order)))}; }

struct PrintRow {
    TablePrint print;
    Pages (*draw)(const PrintOrder& order);
};
constexpr std::array<PrintRow, 8> rows{
    {{{"table", local("Table")}, table},
     {{"scenario-card", local("Scenario card")}, scenario},
     {{"matrix", local("Matrix")}, matrix},
     {{"cards", local("Cards to cut out"), true, true}, cards},
     {{"checklist", local("List of all cards"), true, false, true}, checklist},
     {{"selection", local("Sheets for secret selections")}, selection},
     {{"mat", local("Mat of a player")}, mat},
     {{"track", local("Track")}, track}}};
constexpr auto prints = [] {
    std::array<TablePrint, rows.size()> all{};
    for (std::size_t i = 0; i < rows.size(); ++i) all[i] = rows[i].print;
    return all;
}();

}  // namespace

std::span<const TablePrint> tablePrints() { return prints; }

const TablePrint* tablePrint(std::string_view name) {
    const auto found = std::ranges::find(prints, name, &TablePrint::name);
    return found == prints.end() ? nullptr : &*found;
}

std::vector<picture::Picture> printed(const TablePrint& print, const PrintOrder& order) {
    const auto found =
        std::ranges::find_if(rows, [&](const PrintRow& row) { return row.print.name == print.name; });
    return found == rows.end() ? Pages() : found->draw(order);
}

}  // namespace cota::look
