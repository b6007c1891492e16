#pragma once
// What can be printed of a game without a map, by name.

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "formats/model/document/document.h"
#include "formats/model/finding/local_text.h"
#include "formats/picture/marks.h"
#include "mapsets/look/cards/cards.h"
#include "mapsets/table/laid_table.h"

namespace cota::look {

struct TablePrint {
    std::string_view name;  // as the command line says it
    model::LocalLiteral title;
    bool isOfCards = false;   // it needs no table
    bool hasBacks = false;    // each page is followed by the backs
    bool isNumbered = false;  // pages have numbers of their own in the middle
};
/// The table first.
std::span<const TablePrint> tablePrints();
/// Null if there is no such print.
const TablePrint* tablePrint(std::string_view name);

struct PrintOrder {
    const Cards& cards;
    /// As the viewer sees it; types have the values that they inherit.
    const model::Document& document;
    mapsets::LaidTable* table = nullptr;  // the same laid; null for prints of cards alone
    std::string viewer = {};              // the name of who looks; empty: all is shown
    /// In either direction; without one, the usual paper of the print.
    std::optional<model::MapSize> paper = {};
};
/// The pages. Of a matrix, by the usual action; none if the game has no matrix of groups.
std::vector<picture::Picture> printed(const TablePrint& print, const PrintOrder& order);

}  // namespace cota::look
