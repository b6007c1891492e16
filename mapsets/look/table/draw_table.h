#pragma once
// The picture of a table: seats with their groups, hands and piles, the middle with common piles and tracks,
// relations between groups.

#include "formats/picture/marks.h"
#include "mapsets/look/table/table_layout.h"

namespace cota::look {

/// The layers, from bottom to top: table, relations, cards, markers, names.
picture::Picture drawTable(const TableOrder& order);
/// The same with a layout made before, of the same order.
picture::Picture drawTable(const TableOrder& order, const TableLayout& layout);

/// The name of a layer, for programs that show layers.
std::string tableLayerTitle(std::string_view name, model::Language language);

// Common to the pictures of tables.
namespace table_inks {
inline constexpr picture::Colour ink{28, 26, 22, 255}, quiet{92, 83, 66, 255}, ground{236, 229, 213, 255},
    panel{251, 248, 240, 255}, edge{201, 190, 164, 255}, accent{150, 32, 26, 255}, plate{32, 39, 43, 255},
    white{255, 255, 255, 255};
}

/// A line of letters that is never wider than `room`.
void writeOnTable(picture::Layer& layer, const std::string& words, picture::Point at,
                  const picture::Font& font, picture::Colour colour, double room,
                  picture::Across across = picture::Across::left);

}  // namespace cota::look
