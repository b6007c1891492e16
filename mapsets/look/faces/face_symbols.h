#pragma once
// The symbols that faces may show, made of our own shapes.

#include <span>
#include <string_view>
#include <vector>

#include "formats/picture/marks.h"

namespace cota::look {

struct SymbolInks {
    picture::Colour fill;    // of the shape
    picture::Colour line;    // of its lines
    double lineWidth = 0.4;  // 0: none
};

/// The names, sorted.
std::span<const std::string_view> faceSymbols();
/// Draws a symbol into a box; nothing for an unknown name.
void drawFaceSymbol(std::string_view name, const picture::Box& box, const SymbolInks& inks,
                    std::vector<picture::Mark>& marks);
/// Slanting lines across a box with rounded corners: the ground of a value that nobody has entered.
void drawHatch(const picture::Box& box, double radius, std::vector<picture::Mark>& marks);

}  // namespace cota::look
